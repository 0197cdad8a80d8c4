"""Optional packages: a missing one is named with the command that installs it."""

from collections.abc import Iterable
from importlib import import_module
from typing import Final

from rynek.core.errors import BadOptions
from rynek.core.message import Message, why

MISSING_PACKAGE: Final = why("missing-package", package=None, extra=None)


def need(packages: Iterable[str], extra: str = "research") -> None:
    """Refuse with a sentence when a package of an extra is not installed."""
    for package in packages:
        try:
            import_module(package)
        except ImportError:
            raise BadOptions(Message(MISSING_PACKAGE, package, extra)) from None

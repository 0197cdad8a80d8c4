"""Region: a named piece of a panel that is drawn, and sent, as a whole; what it shows decides it, so it is drawn once for all who see the same."""

from collections.abc import Callable
from functools import lru_cache
from marshal import dumps, loads
from typing import Any, Final, TypeVar, cast

from rynek.draw.svg import join

REMEMBERED: Final = 8192
"""About 30 MB of regions, the latest first."""
PLAIN: Final = 2
"""The version of marshal in which equal values are written alike, whatever they share."""

V = TypeVar("V")


class Region:
    """A named part of a panel."""

    __slots__ = ("body", "name")

    def __init__(self, name: str, body: str) -> None:
        self.name = name
        self.body = body


def region(name: str, draw: Callable[..., str], *given: Any) -> Region:
    """A region drawn by a pure function from what it is given, and remembered by that.

    Dicts and lists, parts of a view, are packed as bytes; what is given besides (words, names, numbers) must be hashable
    and no bytes. The function gets nothing else, so that nothing it reads can be forgotten.
    """
    key = tuple([dumps(one, PLAIN) if isinstance(one, (dict, list)) else one for one in given])
    return Region(name, drawn(draw, key))


@lru_cache(REMEMBERED)
def drawn(draw: Callable[..., str], key: tuple[Any, ...]) -> str:
    """The body of a region, as it is sent; a second asking costs nothing."""
    # Only what `region` has packed a moment ago is unpacked here.
    return str(join(draw(*[loads(one) if type(one) is bytes else one for one in key])))  # noqa: S302


def only(view: V, *keys: str) -> V:
    """These parts of a view and no others: reading one that was not named is an error."""
    known = cast("dict[str, Any]", view)
    return cast("V", {key: known[key] for key in keys})

"""Imports go one way inside packages too: no module needs, by any road, the module that needs it."""

from functools import cache

import grimp
import pytest

from rynek.games import REGISTRY

LAYERS = ["core", "play", "draw", "bots", "server", "cli"]
PACKAGES = [*[f"rynek.{layer}" for layer in LAYERS], *REGISTRY.values()]


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("rynek", exclude_type_checking_imports=False)


def circles(package: str) -> set[frozenset[str]]:
    """Groups of modules that need each other."""
    found = graph()
    modules = [name for name in found.modules if name.startswith(f"{package}.")]
    needs = {name: found.find_upstream_modules(name) for name in modules}
    return {
        frozenset({name, *[other for other in needs[name] if name in needs.get(other, ())]})
        for name in modules
        if any(name in needs.get(other, ()) for other in needs[name])
    }


@pytest.mark.parametrize("package", PACKAGES)
def test_no_module_needs_itself_by_a_detour(package: str) -> None:
    assert circles(package) == set()

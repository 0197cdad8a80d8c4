"""Region: a named piece of a panel that is drawn, and sent, as a whole; what it shows decides it, so it is drawn once for all who see the same."""

from collections.abc import Callable
from functools import lru_cache
from marshal import dumps, loads
from typing import Any, Final, TypeVar, cast

from rynek.draw.markup import Markup
from rynek.draw.svg import join

REMEMBERED: Final = 16_384
"""At most about 60 MB of regions and of what is kept in them, the latest first."""
TOGETHER: Final = 2048
"""Lists of regions, which are the ones above."""
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
    return Region(name, drawn(draw, _packed(given)))


def kept(draw: Callable[..., str], *given: Any) -> Markup:
    """Something in a region that stays when the rest changes, remembered as regions are. What needs no packing is `@remembered`."""
    return Markup(drawn(draw, _packed(given)))


def regions(laid: Callable[..., list[Region]], *given: Any) -> tuple[Region, ...]:
    """Regions that mostly stay as they are all at once, remembered together: one look instead of one for each."""
    return together(laid, _packed(given))


@lru_cache(REMEMBERED)
def drawn(draw: Callable[..., str], key: tuple[Any, ...]) -> str:
    """The body of a region, as it is sent; a second asking costs nothing."""
    return str(join(draw(*_unpacked(key))))


@lru_cache(TOGETHER)
def together(laid: Callable[..., list[Region]], key: tuple[Any, ...]) -> tuple[Region, ...]:
    """Several regions; only what is new among them is drawn."""
    return tuple(laid(*_unpacked(key)))


def _packed(given: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple([dumps(one, PLAIN) if isinstance(one, (dict, list)) else one for one in given])


def _unpacked(key: tuple[Any, ...]) -> list[Any]:
    # Only what was packed a moment ago is unpacked here.
    return [loads(one) if type(one) is bytes else one for one in key]  # noqa: S302


def only(view: V, *keys: str) -> V:
    """These parts of a view and no others: reading one that was not named is an error."""
    known = cast("dict[str, Any]", view)
    return cast("V", {key: known[key] for key in keys})

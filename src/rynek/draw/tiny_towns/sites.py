"""Patterns that are finished on a board: each shown as a small plan, to be chosen and then placed."""

from functools import cache, lru_cache
from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.lettering import paragraph, text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part
from rynek.draw.svg import rect
from rynek.draw.tiny_towns.cards import card_name
from rynek.draw.tiny_towns.symbols import COLOURS
from rynek.games.tiny_towns.components import CARD, CARDS, RESOURCE
from rynek.games.tiny_towns.patterns import arrangements
from rynek.games.tiny_towns.squares import SQUARE
from rynek.games.tiny_towns.view_types import CardView, SquareView, TinyTownsView
from rynek.play.words import Words

Site = tuple[CardView, tuple[int, ...]]
"""A card's table and the squares of one finished pattern, in reading order."""

PER_ROW: Final = 6
WIDTH: Final = 154
HEIGHT: Final = 66
CAPTION: Final = 24


@cache
def ways(card: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """All ways to lay the pattern of a card: squares, each with its resource."""
    return tuple(tuple(way) for way in arrangements(CARDS[CARD.value(card)].pattern))


def sites(view: TinyTownsView) -> list[Site]:
    """All finished patterns in the own town, of the open cards and the own monument."""
    if view["seat"] is None or view["own"] is None or view["over"]:
        return []
    town = view["seats"][SEAT.value(view["seat"])]
    monument = view["own"]["monument"]
    cards = [*view["cards"], *([monument] if monument is not None and town["monument"] is None else [])]
    posts = any(card["card"] == "trading_post" for card in cards)
    squares = tuple(_resources(square, wild=posts) for square in town["squares"])
    return [(card, cells) for card in cards for cells in _finished(card["card"], squares)]


@lru_cache(4096)
def _finished(card: str, squares: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The squares of each finished pattern of a card, when squares can stand for these resources.

    A pattern needs a cube: one of Trading Posts alone is none.
    """
    found = [
        tuple(square for square, _ in way)
        for way in ways(card)
        if all(resource in squares[square] for square, resource in way)
        and any(len(squares[square]) == 1 for square, _ in way)
    ]
    return tuple(dict.fromkeys(found))


def _resources(square: SquareView, *, wild: bool) -> tuple[int, ...]:
    """The resources a square can stand for: its cube's, or all for a Trading Post."""
    if square["cube"] is not None:
        return (RESOURCE.value(square["cube"]),)
    return (0, 1, 2, 3, 4) if wild and square["type"] == "black" else ()


def site_name(card: str, cells: tuple[int, ...]) -> str:
    """The part of a site: `site:chapel:a1b1c1c2`."""
    return f"site:{card}:{''.join(SQUARE.word(cell) for cell in cells)}"


def strip(found: list[Site], x: float, y: float, words: Words) -> Markup:
    """The finished patterns in rows under a caption."""
    said = words.text("draw-ready") if found else words.text("draw-nothing-ready")
    caption = text(said, x, y + 15, 14, serif=True, fill="var(--paper-ink)" if found else "var(--paper-muted)")
    plans = [
        _plan(site, x + place % PER_ROW * (WIDTH + 4), y + CAPTION + place // PER_ROW * (HEIGHT + 4), words)
        for place, site in enumerate(found)
    ]
    return Markup(caption + "".join(plans))


def strip_height(found: list[Site]) -> int:
    """How much room the strip takes; one row is always kept free for it."""
    return CAPTION + max(1, -(-len(found) // PER_ROW)) * (HEIGHT + 4)


def _plan(site: Site, x: float, y: float, words: Words) -> Markup:
    card, cells = site
    name = card_name(card["card"], words)
    ground = rect(0, 0, WIDTH, HEIGHT, 6, fill="var(--paper-card)", stroke="var(--paper-line)")
    grid = [
        rect(
            5 + square % 4 * 14,
            5 + square // 4 * 14,
            13,
            13,
            2,
            fill=COLOURS[card["type"]] if square in cells else "var(--paper)",
            stroke="var(--paper-ink)" if square in cells else "var(--paper-line)",
        )
        for square in range(16)
    ]
    where = " ".join(SQUARE.word(cell) for cell in cells)
    return part(
        site_name(card["card"], cells),
        box(0, 0, WIDTH, HEIGHT),
        ground,
        *grid,
        paragraph(name, 68, 15, WIDTH - 74, 3, 12.5, serif=True, bold=True),
        text(where, 68, 61, 12, width=WIDTH - 74, fill="var(--paper-muted)"),
        at=(x, y),
        label=f"{name}: {where}",
    )

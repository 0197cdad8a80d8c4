"""Layout: three columns as wide as a phone, and how the panels fill them, by the number of districts on the square."""

from functools import cache
from typing import Final

from rynek.draw.arrangement import Column, Row, Section
from rynek.draw.seats import seats_from
from rynek.games.troyes.board import BUILDING
from rynek.games.troyes.view_types import TroyesView

COLUMN: Final = 357
"""The width of every panel: three of them fill a desk, one a phone."""
GAP: Final = 8
STRIP: Final = 50
"""The plan, the tiles of influence, the fields."""
MIDDLE: Final = 288
"""Plan and districts beside the cathedral and its fields."""
CATHEDRAL: Final = MIDDLE - STRIP - GAP
EVENTS_ABREAST: Final = 3

TWO: Final = 2 * COLUMN + GAP
TOWNS: Final = [f"town-{word}" for word in BUILDING.words]
HALVES: Final = Row(Column(*TOWNS[:2]), Column(TOWNS[2], "works", "fields"))
"""Buildings and works in two columns of nearly the same height."""


def districts(seats: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The districts of the two columns, the own first, grey last."""
    owners = (*seats, "grey")
    left = len(owners) - 2 if len(owners) > 2 else 1
    return owners[:left], owners[left:]


def high(column: tuple[str, ...]) -> float:
    """How high a district is in such a column."""
    return (MIDDLE - STRIP - GAP * len(column)) / len(column)


def event_rows(rounds: int) -> int:
    """Two rows of nine Events hold all of a long game, one those of a short one."""
    return 2 if 2 * rounds + 1 > 3 * EVENTS_ABREAST else 1


def lands(rounds: int) -> list[str]:
    """The panels with Events, three each."""
    return [f"events-{place + 1}" for place in range(3 * event_rows(rounds))]


def sizes(view: TroyesView) -> dict[str, tuple[Section, ...]]:
    """All but the note pad at one glance, or in two columns; on a phone the buildings are swiped. Plan and dice come first."""
    return _sizes(seats_from(view), view["rounds"])


@cache
def _sizes(seats: tuple[str, ...], rounds: int) -> dict[str, tuple[Section, ...]]:
    left, right = districts(seats)
    plan, tiles = Column("plan", *_square(left)), Column("tiles", *_square(right))
    roads, notes = lands(rounds), Section(Row("notes", "own"), width=TWO)
    rows = [Row(*roads[start : start + 3]) for start in range(0, len(roads), 3)]
    middle = Row(plan, tiles, Column("works", "fields"))
    return {
        "wide": (Section(Column(Row(*TOWNS), middle, *rows), width=3 * COLUMN + 2 * GAP), notes),
        "middle": (Section(Row(plan, tiles), width=TWO), Section(HALVES, width=TWO), *_pairs(roads), notes),
        "phone": (
            Section(Column("plan", "tiles", *_square((*left, *right))), width=COLUMN),
            Section(Row(*TOWNS), width=COLUMN, swiped=True),
            Section(Column("works", "fields"), width=COLUMN),
            Section(Column(*roads), width=COLUMN),
            Section(Column("notes", "own"), width=COLUMN),
        ),
    }


def _pairs(roads: list[str]) -> list[Section]:
    pairs = [roads[start : start + 2] for start in range(0, len(roads), 2)]
    return [Section(Row(*pair), width=TWO if len(pair) > 1 else COLUMN) for pair in pairs]


def _square(owners: tuple[str, ...]) -> list[str]:
    return [f"square-{owner}" for owner in owners]

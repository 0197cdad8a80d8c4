"""Layout: three columns as wide as a phone, and how the panels fill them, by the number of districts on the square."""

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

TOWNS: Final = Row(*[f"town-{word}" for word in BUILDING.words])


def districts(view: TroyesView) -> tuple[list[str], list[str]]:
    """The districts of the two columns, the own first, grey last."""
    owners = [*seats_from(view), "grey"]
    left = len(owners) - 2 if len(owners) > 2 else 1
    return owners[:left], owners[left:]


def high(column: list[str]) -> float:
    """How high a district is in such a column."""
    return (MIDDLE - STRIP - GAP * len(column)) / len(column)


def event_rows(view: TroyesView) -> int:
    """Two rows of nine Events hold all of a long game, one those of a short one."""
    return 2 if 2 * view["rounds"] + 1 > 3 * EVENTS_ABREAST else 1


def lands(view: TroyesView) -> list[str]:
    """The panels with Events, three each."""
    return [f"events-{place + 1}" for place in range(3 * event_rows(view))]


def sizes(view: TroyesView) -> dict[str, tuple[Section, ...]]:
    """All but the note pad at one glance. On a phone the plan and the dice come first, the buildings are swiped."""
    left, right = districts(view)
    roads = lands(view)
    middle = Row(Column("plan", *_square(left)), Column("tiles", *_square(right)), Column("works", "fields"))
    rows = [Row(*roads[start : start + 3]) for start in range(0, len(roads), 3)]
    whole = (
        Section(Column(TOWNS, middle, *rows), width=3 * COLUMN + 2 * GAP),
        Section(Row("notes", "own"), width=2 * COLUMN + GAP),
    )
    phone = (
        Section(Column("plan", "tiles", *_square([*left, *right])), width=COLUMN),
        Section(TOWNS, width=COLUMN, swiped=True),
        Section(Column("works", "fields"), width=COLUMN),
        Section(Column(*roads), width=COLUMN),
        Section(Column("notes", "own"), width=COLUMN),
    )
    return {"wide": whole, "middle": whole, "phone": phone}


def _square(owners: list[str]) -> list[str]:
    return [f"square-{owner}" for owner in owners]

"""The city: 8 × 8 squares that make 18 action buildings, the Market and 20 street spaces (R1.8, R5.1).

The placing of the buildings is reconstructed (Q4); sizes, counts and the street loop are public knowledge.
"""

from typing import Final

from rynek.core.domain import Words

# In the order of the table of buildings (R10), then the Market, then the streets in reading order.
BUILDINGS: Final = (
    "guild_hall",
    "city_hall",
    "post_office",
    "cathedral",
    "palace",
    "park",
    "coach_house",
    "harbor",
    "tavern",
    "inn",
    "drinks_warehouse",
    "metal_warehouse",
    "spice_warehouse",
    "fabric_warehouse",
    "villa_colini",
    "villa_monetti",
    "villa_ricci",
    "villa_zasteri",
)

# One line a row (red die), one word a column (blue die); "street" stands for the street space of that square.
PLAN: Final = tuple(
    tuple(row.split())
    for row in (
        "villa_monetti villa_monetti villa_monetti inn inn villa_ricci villa_ricci villa_ricci",
        "drinks_warehouse drinks_warehouse street street street street spice_warehouse spice_warehouse",
        "harbor street street city_hall city_hall street street coach_house",
        "harbor street post_office market market guild_hall street coach_house",
        "palace street post_office market market guild_hall street park",
        "palace street street cathedral cathedral street street park",
        "fabric_warehouse fabric_warehouse street street street street metal_warehouse metal_warehouse",
        "villa_zasteri villa_zasteri villa_zasteri tavern tavern villa_colini villa_colini villa_colini",
    )
)

# The closed circle of outer buildings that Contracts are counted around (R13.2).
RING_NAMES: Final = (
    "villa_monetti",
    "inn",
    "villa_ricci",
    "spice_warehouse",
    "coach_house",
    "park",
    "metal_warehouse",
    "villa_colini",
    "tavern",
    "villa_zasteri",
    "fabric_warehouse",
    "palace",
    "harbor",
    "drinks_warehouse",
)

SIDE: Final = 8
BUILDING_COUNT: Final = 18
MARKET: Final = 18
FIRST_STREET: Final = 19
SPACE_COUNT: Final = 39


def street_name(row: int, column: int) -> str:
    """The name of a street space; rows and columns count from 0 here and from 1 on the board."""
    return f"street_r{row + 1}c{column + 1}"


def _street_names() -> list[str]:
    return [street_name(r, c) for r in range(SIDE) for c in range(SIDE) if PLAN[r][c] == "street"]


SPACE: Final = Words("space", [*BUILDINGS, "market", *_street_names()])


def _square_spaces() -> list[int]:
    return [
        SPACE.value(street_name(r, c) if PLAN[r][c] == "street" else PLAN[r][c])
        for r in range(SIDE)
        for c in range(SIDE)
    ]


SPACE_OF_SQUARE: Final = _square_spaces()
"""The space that owns each of the 64 squares, row by row."""


def _neighbours() -> list[list[int]]:
    near: list[set[int]] = [set() for _ in range(SPACE_COUNT)]
    for square, space in enumerate(SPACE_OF_SQUARE):
        beside = [square + 1] if square % SIDE < SIDE - 1 else []
        beside += [square + SIDE] if square < SIDE * (SIDE - 1) else []
        for other in (SPACE_OF_SQUARE[place] for place in beside):
            if other != space:
                near[space].add(other)
                near[other].add(space)
    return [sorted(found) for found in near]


ADJACENT: Final = _neighbours()
"""The spaces that share a side of a square with each space (R5.2)."""

BUILDINGS_AT: Final = [[s for s in near if s < BUILDING_COUNT] for near in ADJACENT]
"""The action buildings beside each space; every street has two (R8.3)."""

RING: Final = [SPACE.value(name) for name in RING_NAMES]


def is_street(space: int) -> bool:
    """Whether a space is a street space."""
    return space >= FIRST_STREET


def has_action(space: int) -> bool:
    """Whether a space is one of the 18 action buildings (R6.1)."""
    return 0 <= space < BUILDING_COUNT

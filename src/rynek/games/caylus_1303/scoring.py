"""Scoring: where a seat's points come from, and the end of the game (chapter 9)."""

from typing import Final

from rynek.core.message import EVERYBODY, Message, Points, Template, only
from rynek.core.message import score as source
from rynek.games.caylus_1303.buildings import BUILDING, BUILDINGS, MONUMENT, STONY, WOODEN
from rynek.games.caylus_1303.resources import GOLD
from rynek.games.caylus_1303.road import SPACES
from rynek.games.caylus_1303.state import (
    FOR_BUNDLES,
    FOR_CHARACTERS,
    FOR_EFFECTS,
    FOR_PLACEMENTS,
    GOLD_POINTS,
    SOURCES,
    CaylusState,
)

FROM_WOODEN: Final = source("wooden", "R5.6")
FROM_STONY: Final = source("stony", "R11.3")
FROM_MONUMENTS: Final = source("monuments", "R8.2")
FROM_PLACEMENTS: Final = source("placements", "R4.4")
FROM_EFFECTS: Final = source("effects", "R5.1")
FROM_BUNDLES: Final = source("bundles", "R6.4")
FROM_CHARACTERS: Final = source("characters", "R10.7")
FROM_GOLD: Final = source("gold", "R9.1", count=None)


def score(state: CaylusState, seat: int) -> int:
    """Prestige, and 2 points for each gold (R9.1)."""
    return state.prestige(seat) + GOLD_POINTS * state.has(seat, GOLD)


def breakdown(state: CaylusState, seat: int) -> list[Points]:
    """Every source of a seat's points, 2 points for each gold included (R9.1). It is its own secret (R12.2)."""
    seen = EVERYBODY if state.over or state.options["open_scores"] else only(seat)
    gold = state.has(seat, GOLD)
    tokens = state.tokens[seat * SOURCES : (seat + 1) * SOURCES]
    return [
        buildings_line(state, seat, FROM_WOODEN, WOODEN, seen),
        buildings_line(state, seat, FROM_STONY, STONY, seen),
        buildings_line(state, seat, FROM_MONUMENTS, MONUMENT, seen),
        Points(Message(FROM_PLACEMENTS), tokens[FOR_PLACEMENTS], (), seen),
        Points(Message(FROM_EFFECTS), tokens[FOR_EFFECTS], (), seen),
        Points(Message(FROM_BUNDLES), tokens[FOR_BUNDLES], (), seen),
        Points(Message(FROM_CHARACTERS), tokens[FOR_CHARACTERS], (), seen),
        Points(Message(FROM_GOLD, gold), gold * GOLD_POINTS, (), seen),
    ]


def buildings_line(state: CaylusState, seat: int, template: Template, kind: int, audience: int) -> Points:
    """The points of a seat's buildings of one kind, and where they stand."""
    tiles = [state.face[s] for s in range(1, SPACES + 1) if state.house[s] == seat]
    tiles = [tile for tile in tiles if BUILDINGS[tile].kind == kind]
    where = tuple(f"building:{BUILDING.word(tile)}" for tile in tiles)
    return Points(Message(template), sum(BUILDINGS[tile].points for tile in tiles), where, audience)

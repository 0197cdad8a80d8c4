"""Scoring: where a seat's points come from, and the end of the game (chapter 9)."""

from typing import Final

from rynek.core.message import Message, Points, Template, score
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
    Caylus,
)

FROM_WOODEN: Final = score("wooden", "R5.6")
FROM_STONY: Final = score("stony", "R11.3")
FROM_MONUMENTS: Final = score("monuments", "R8.2")
FROM_PLACEMENTS: Final = score("placements", "R4.4")
FROM_EFFECTS: Final = score("effects", "R5.1")
FROM_BUNDLES: Final = score("bundles", "R6.4")
FROM_CHARACTERS: Final = score("characters", "R10.7")
FROM_GOLD: Final = score("gold", "R9.1", count=None)


def breakdown(state: Caylus, seat: int) -> list[Points]:
    """Every source of a seat's points, 2 points for each gold included (R9.1)."""
    gold = state.has(seat, GOLD)
    tokens = state.tokens[seat * SOURCES : (seat + 1) * SOURCES]
    return [
        buildings_line(state, seat, FROM_WOODEN, WOODEN),
        buildings_line(state, seat, FROM_STONY, STONY),
        buildings_line(state, seat, FROM_MONUMENTS, MONUMENT),
        Points(Message(FROM_PLACEMENTS), tokens[FOR_PLACEMENTS]),
        Points(Message(FROM_EFFECTS), tokens[FOR_EFFECTS]),
        Points(Message(FROM_BUNDLES), tokens[FOR_BUNDLES]),
        Points(Message(FROM_CHARACTERS), tokens[FOR_CHARACTERS]),
        Points(Message(FROM_GOLD, gold), gold * GOLD_POINTS),
    ]


def buildings_line(state: Caylus, seat: int, template: Template, kind: int) -> Points:
    """The points of a seat's buildings of one kind, and where they stand."""
    tiles = [state.face[s] for s in range(1, SPACES + 1) if state.house[s] == seat]
    tiles = [tile for tile in tiles if BUILDINGS[tile].kind == kind]
    where = tuple(f"building:{BUILDING.word(tile)}" for tile in tiles)
    return Points(Message(template), sum(BUILDINGS[tile].points for tile in tiles), where)

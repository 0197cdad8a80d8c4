"""What a seat sees: everything but the prestige others have gained (chapter 12), which all the same is known to all."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.fields import word
from rynek.core.reader import counted
from rynek.core.view import head_of, letters
from rynek.games.caylus_1303.buildings import (
    BUILDING,
    FIRST_MONUMENT,
    FIRST_WOODEN,
    MONUMENTS,
    STONY_TILES,
    WOODEN_TILES,
)
from rynek.games.caylus_1303.characters import CHARACTER, CHARACTERS, ON_THE_BOARD
from rynek.games.caylus_1303.course import phase_of
from rynek.games.caylus_1303.resources import KINDS, NAMES
from rynek.games.caylus_1303.road import PLACES, PRINTED_PLACES
from rynek.games.caylus_1303.state import SOURCE, SOURCES, CaylusState
from rynek.games.caylus_1303.verbs import PROVOST
from rynek.games.caylus_1303.view_types import CaylusView, KnownView, PlaceView, SeatView

TILES: Final = (*WOODEN_TILES, *STONY_TILES, *MONUMENTS)


def view_of(state: CaylusState, seat: int | None) -> CaylusView:
    """The table as a seat (None: a spectator) sees it, in names."""
    return {
        **head_of(state, seat, state.round),
        "phase": phase_of(state),
        "first": SEAT.word(state.first),
        "provost": state.provost,
        "provost_reach": _provost_reach(state),
        "printed": [_place(state, place) for place in range(PRINTED_PLACES)],
        "road": [_place(state, place) for place in range(PRINTED_PLACES, PLACES)],
        "bridge": letters(state.bridge),
        "construction_site": {
            "workers": letters(state.yard),
            "buildings": [word(BUILDING, tile) for tile in state.site],
        },
        "beside": [BUILDING.word(tile) for tile in TILES if state.is_beside(tile)],
        "characters": _characters(state, ON_THE_BOARD),
        "used": [CHARACTER.word(c) for c in range(CHARACTERS) if state.used >> c & 1],
        "seats": [_seat(state, other, seat) for other in range(state.players)],
        "known": _known(state),
    }


def _place(state: CaylusState, place: int) -> PlaceView:
    """A printed building or road space: what is seen, its side, its owner and its workers."""
    seen = state.building_at(place)
    owner = -1 if place < PRINTED_PLACES else state.house[place - PRINTED_PLACES + 1]
    built = owner >= 0 and FIRST_WOODEN <= seen < FIRST_MONUMENT
    return {
        "building": word(BUILDING, seen),
        "tile": word(BUILDING, seen if place < PRINTED_PLACES else state.road[place - PRINTED_PLACES + 1]),
        "side": "build" if built else "start",
        "owner": word(SEAT, owner),
        "workers": letters((state.worker[place], state.second[place])),
    }


def _characters(state: CaylusState, holder: int) -> list[str]:
    return [CHARACTER.word(c) for c in range(CHARACTERS) if state.holder[c] == holder]


def _seat(state: CaylusState, seat: int, viewer: int | None) -> SeatView:
    return {
        "seat": SEAT.word(seat),
        "pool": state.pool[seat],
        "camp": state.camp(seat),
        "houses": state.houses_left(seat),
        "goods": {NAMES[kind]: state.goods[seat * KINDS + kind] for kind in range(KINDS)},
        "characters": _characters(state, seat),
        "bundles": state.bundles[seat],
        "prestige": state.prestige(seat) if _lies_open(state, seat, viewer) else None,
    }


def _lies_open(state: CaylusState, seat: int, viewer: int | None) -> bool:
    """Whether a viewer may look at a seat's prestige: his own, all of it with open scores and at the end (R12.2)."""
    return seat == viewer or bool(state.options["open_scores"]) or state.over


def _known(state: CaylusState) -> KnownView:
    """Every gain of prestige is made openly, so whoever has listened can count it."""
    tokens = [state.tokens[seat * SOURCES : (seat + 1) * SOURCES] for seat in range(state.players)]
    return {"prestige": {SEAT.word(seat): counted(row, SOURCE) for seat, row in enumerate(tokens)}}


def _provost_reach(state: CaylusState) -> int:
    """How far the provost may be moved now, forwards or backwards."""
    moves = [action for seat in state.to_act for action in state.legal(seat) if action.verb is PROVOST]
    return max([abs(move.args[0]) for move in moves], default=0)

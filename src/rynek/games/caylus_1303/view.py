"""What a seat sees: everything but the prestige others have gained (chapter 12), and guesses of that."""

from typing import TYPE_CHECKING, Any, Final

from rynek.core.chance import CHANCE
from rynek.core.domain import SEAT, Words
from rynek.games.caylus_1303.buildings import (
    BUILDING,
    FIRST_MONUMENT,
    FIRST_WOODEN,
    MONUMENTS,
    STONY_TILES,
    WOODEN_TILES,
)
from rynek.games.caylus_1303.characters import CHARACTER, CHARACTERS, ON_THE_BOARD
from rynek.games.caylus_1303.resources import KINDS, NAMES
from rynek.games.caylus_1303.road import PLACES, PRINTED_PLACES

if TYPE_CHECKING:
    from rynek.games.caylus_1303.state import Caylus

PHASE: Final = Words("phase", ["setup", "planning", "activation", "delivery", "management", "end"])
PHASES: Final = {"Round": "setup", "Activation": "planning", "Delivery": "activation", "Management": "delivery"}
"""The first of these frames that still waits tells the phase."""
BEGINS: Final = {"Planning": "planning", "Activation": "activation", "Delivery": "delivery", "Management": "management"}
"""The phase of a table on which one of these frames comes next."""


def phase_of(state: "Caylus") -> str:
    """The word of the phase, read off the unfinished frames."""
    if not state.stack:
        return "end"
    top = type(state.stack[-1]).__name__
    if top in BEGINS:
        return BEGINS[top]
    waiting = {type(frame).__name__ for frame in state.stack}
    for frame, phase in PHASES.items():
        if frame in waiting:
            return phase
    return "management"


def view_of(state: "Caylus", seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it, in names."""
    return {
        "players": state.players,
        "seat": None if seat is None else SEAT.word(seat),
        "options": dict(state.options),
        "over": state.over,
        "to_act": [SEAT.word(actor) for actor in state.to_act if actor != CHANCE],
        "round": state.round,
        "phase": phase_of(state),
        "first": SEAT.word(state.first),
        "provost": state.provost,
        "printed": [_place(state, place) for place in range(PRINTED_PLACES)],
        "road": [_place(state, place) for place in range(PRINTED_PLACES, PLACES)],
        "bridge": _letters(state.bridge),
        "construction_site": {"workers": _letters(state.yard), "buildings": [_word(tile) for tile in state.site]},
        "beside": [BUILDING.word(tile) for tile in _tiles() if state.is_beside(tile)],
        "characters": _characters(state, ON_THE_BOARD),
        "used": [CHARACTER.word(c) for c in range(CHARACTERS) if state.used >> c & 1],
        "seats": [_seat(state, other, seat) for other in range(state.players)],
        "asked": _asked(state),
    }


def _tiles() -> list[int]:
    return [*WOODEN_TILES, *STONY_TILES, *MONUMENTS]


def _word(tile: int) -> str | None:
    return None if tile < 0 else BUILDING.word(tile)


def _letters(seats: list[int]) -> list[str]:
    return [SEAT.word(seat) for seat in seats]


def _place(state: "Caylus", place: int) -> dict[str, Any]:
    """A printed building or road space: what is seen, its side, its owner and its workers."""
    seen = state.building_at(place)
    owner = -1 if place < PRINTED_PLACES else state.house[place - PRINTED_PLACES + 1]
    built = owner >= 0 and FIRST_WOODEN <= seen < FIRST_MONUMENT
    return {
        "building": _word(seen),
        "tile": _word(seen if place < PRINTED_PLACES else state.road[place - PRINTED_PLACES + 1]),
        "side": "build" if built else "start",
        "owner": None if owner < 0 else SEAT.word(owner),
        "workers": [SEAT.word(s) for s in (state.worker[place], state.second[place]) if s >= 0],
    }


def _characters(state: "Caylus", holder: int) -> list[str]:
    return [CHARACTER.word(c) for c in range(CHARACTERS) if state.holder[c] == holder]


def _seat(state: "Caylus", seat: int, viewer: int | None) -> dict[str, Any]:
    return {
        "seat": SEAT.word(seat),
        "pool": state.pool[seat],
        "camp": state.camp(seat),
        "houses": state.houses_left(seat),
        "goods": {NAMES[kind]: state.goods[seat * KINDS + kind] for kind in range(KINDS)},
        "characters": _characters(state, seat),
        "bundles": state.bundles[seat],
        "prestige": state.prestige(seat) if knows(state, seat, viewer) else None,
    }


def _asked(state: "Caylus") -> dict[str, Any] | None:
    """What the unfinished step is about, for the drawing: its building or space, and how far the provost may move."""
    if not state.stack:
        return None
    top = state.stack[-1]
    building = getattr(top, "building", -1)
    steps = [abs(action.args[0]) for action in state.legal(state.to_act[0]) if action.verb.name == "provost"]
    return {
        "step": type(top).__name__,
        "building": _word(building),
        "space": getattr(top, "space", None),
        "steps": max(steps, default=0),
    }


def knows(state: "Caylus", seat: int, viewer: int | None) -> bool:
    """Whether a viewer may look at a seat's prestige: his own, all of it with open scores and at the end (R12.2)."""
    return seat == viewer or bool(state.options["open_scores"]) or state.over

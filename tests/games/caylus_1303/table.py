"""Positions in few words, and moves as they are typed."""

from typing import Any

from rynek.core.domain import SEAT
from rynek.games.caylus_1303 import GAME
from rynek.games.caylus_1303.resources import KINDS, NAMES
from rynek.games.caylus_1303.state import CaylusState

ROAD = [{"step": "Walk", "place": "space_1"}, "SendHome", "Delivery"]
"""The activation of the road, then delivery; then the test's game stops."""
DELIVERY = ["Delivery"]
MANAGEMENT = ["Management"]


def table(players: int = 3, steps: list[Any] | None = None, **parts: Any) -> CaylusState:
    """A position: seats by letter (`A={"pool": 3}`), everything else as in docs/positions/caylus_1303.md."""
    seats = [parts.pop(letter, {}) for letter in SEAT.words[:players]]
    data: dict[str, Any] = {"players": players, "seats": seats, **parts}
    if steps is not None:
        data["steps"] = [{"step": step} if isinstance(step, str) else step for step in steps]
    state = GAME.load(data)
    assert isinstance(state, CaylusState)
    state.events = []
    return state


def play(state: CaylusState, *moves: str) -> None:
    """Make moves written with their seat: `B place fairground`."""
    for move in moves:
        letter, _, text = move.partition(" ")
        action = GAME.parse(text)
        reason = GAME.why_not(state, SEAT.value(letter), action)
        assert reason is None, f"{move}: {reason}"
        state.apply(SEAT.value(letter), action)


def options(state: CaylusState) -> list[str]:
    """What may be answered now, after the seat that must answer: ["A", "pass", ...]."""
    seat = state.to_act[0]
    return [SEAT.word(seat), *[str(action) for action in state.legal(seat)]]


def refusal(state: CaylusState, move: str) -> str:
    """Why a move written with its seat is refused: the key of the reason and its clause."""
    letter, _, text = move.partition(" ")
    reason = GAME.why_not(state, SEAT.value(letter), GAME.parse(text))
    assert reason is not None, f"{move} is allowed"
    return f"{reason.template.key.removeprefix('why-')} {reason.template.clause}".strip()


def goods(state: CaylusState, letter: str) -> dict[str, int]:
    """The resources of a seat, without those it has none of."""
    seat = SEAT.value(letter)
    return {NAMES[kind]: state.has(seat, kind) for kind in range(KINDS) if state.has(seat, kind)}


def prestige(state: CaylusState) -> list[int]:
    """Prestige points by seat, gold not counted."""
    return [state.prestige(seat) for seat in range(state.players)]


def told(state: CaylusState) -> list[str]:
    """The keys of the events so far."""
    return [event.template.key.removeprefix("event-") for event in state.events or []]

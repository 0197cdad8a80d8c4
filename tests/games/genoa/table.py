"""Positions and moves in few words, for the tests of Genoa."""

from typing import Any, cast

import rynek
from rynek.core.chance import CHANCE
from rynek.core.domain import SEAT
from rynek.core.message import Event, Message
from rynek.games.genoa.state import GenoaState

GAME = rynek.game("genoa")

ARRIVED = [{"step": "Arrive"}, {"step": "Depart"}, {"step": "EndTurn"}]
"""The tower has just reached its space."""

FLOOR = [{"step": "Depart"}, {"step": "EndTurn"}]
"""The tower is about to move."""


def acquiring(*seats: str) -> list[dict[str, Any]]:
    """Phase 3 of these seats, then the end of the turn."""
    return [*[{"step": "Acquire", "seat": seat} for seat in seats], {"step": "EndTurn"}]


def window(seat: str, space: str, *, done: bool = False) -> list[dict[str, Any]]:
    """An action window, then the end of the turn."""
    return [{"step": "Window", "seat": seat, "space": space, "done": done}, {"step": "EndTurn"}]


def table(players: int = 3, *, steps: list[dict[str, Any]] | None = None, **parts: Any) -> GenoaState:
    """A position; seat A is the Trader unless it says otherwise."""
    data: dict[str, Any] = {"players": players, **parts}
    if steps is not None:
        data["steps"] = steps
    state = cast("GenoaState", GAME.load(data))
    state.events = []
    return state


def play(state: GenoaState, *moves: str) -> GenoaState:
    """Moves such as "A go harbor" or "* dice 3 2", each of which must be legal."""
    for move in moves:
        letter, _, text = move.partition(" ")
        seat = CHANCE if letter == "*" else SEAT.value(letter)
        action = GAME.parse(text)
        reason = GAME.why_not(state, seat, action)
        assert reason is None, f"{move}: {reason}"
        state.apply(seat, action)
    return state


def refused(state: GenoaState, move: str) -> str:
    """The key of the reason why a move is refused."""
    letter, _, text = move.partition(" ")
    reason = GAME.why_not(state, SEAT.value(letter), GAME.parse(text))
    assert isinstance(reason, Message), f"{move} is allowed"
    return reason.template.key


def options(state: GenoaState, seat: str, verb: str = "") -> list[str]:
    """The moves a seat may choose from, those of one verb only if it is named."""
    found = [str(action) for action in state.legal(SEAT.value(seat))]
    return [move for move in found if not verb or move.split()[0] == verb]


def asked(state: GenoaState) -> str:
    """The letters of the seats that must answer, `*` for chance."""
    return "".join("*" if seat == CHANCE else SEAT.word(seat) for seat in state.to_act)


def stock(state: GenoaState, seat: str) -> dict[str, Any]:
    """What a seat has, all of it."""
    data: dict[str, Any] = GAME.dump(state)["seats"][SEAT.value(seat)]
    return data


def said(state: GenoaState, key: str) -> list[Event]:
    """The events with a key so far."""
    return [event for event in state.events or [] if event.template.key == f"event-{key}"]

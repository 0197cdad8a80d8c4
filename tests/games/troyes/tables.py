"""Positions of Troyes said in few words."""

from typing import Any

from rynek.core.chance import CHANCE
from rynek.games.troyes import GAME
from rynek.games.troyes.board import OWNER
from rynek.games.troyes.event_cards import EVENT
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.view_types import GroupView, RoyView


def owners(letters: str) -> list[str]:
    """`AAg` is two cubes of A and a grey one."""
    return ["grey" if letter == "g" else letter for letter in letters]


def table(
    players: int = 2,
    *,
    dice: str = "",
    events: dict[str, str] | None = None,
    activities: dict[str, dict[str, Any]] | None = None,
    **parts: Any,
) -> TroyesState:
    """A position: dice as `A-red-5 grey-white-2`, Events with the owners of their cubes, the rest as in the layout."""
    row = [{"event": name, "flags": owners(flags)} for name, flags in (events or {}).items()]
    position = {"players": players, "dice": dice.split(), "events": row, "activities": activities or {}, **parts}
    return GAME.load(position)


def play(state: TroyesState, *moves: str) -> None:
    """Make moves for whoever must act, each checked by the rules; `*roll 4` is an answer of chance."""
    for move in moves:
        seat = state.to_act[0]
        action = GAME.parse(move.lstrip("*"))
        assert (seat == CHANCE) == move.startswith("*"), f"{move}: seat {seat} must act"
        reason = GAME.why_not(state, seat, action)
        assert reason is None, f"{move}: {reason}"
        state.apply(seat, action)


def options(state: TroyesState) -> list[str]:
    """What the seat that must act may do, as typed."""
    return [str(action) for action in state.legal(state.to_act[0])]


def verbs(state: TroyesState) -> set[str]:
    """The verbs of what the seat that must act may do."""
    return {move.split()[0] for move in options(state)}


def picks(state: TroyesState) -> list[str]:
    """The dice the seat that must act may pick."""
    return [move for move in options(state) if move.split()[0] in ("take", "buy", "buy-grey")]


def reason(state: TroyesState, move: str, seat: int | None = None) -> str:
    """The key of the reason why a move is refused, and its clause."""
    asked = state.to_act[0] if seat is None else seat
    message = GAME.why_not(state, asked, GAME.parse(move))
    assert message is not None, f"{move} is allowed"
    return f"{message.template.key} {message.template.clause}".strip()


def space(state: TroyesState, word: str) -> str | None:
    """Who stands on a space."""
    return state.view(None)["spaces"][word]


def dice_left(state: TroyesState) -> list[str]:
    """The dice on the square."""
    found: list[str] = GAME.dump(state)["dice"]
    return found


def row(state: TroyesState) -> dict[str, str]:
    """The Events with the owners of their cubes."""
    return {
        EVENT.word(place): "".join("g" if o == 4 else OWNER.word(o) for o in state.flags[place]) for place in state.row
    }


def group_of(state: TroyesState) -> GroupView:
    """The group being formed."""
    found = state.view(None)["group"]
    assert found is not None
    return found


def roy_of(state: TroyesState) -> RoyView:
    """What le Roy holds."""
    found = state.view(None)["le_roy"]
    assert found is not None
    return found

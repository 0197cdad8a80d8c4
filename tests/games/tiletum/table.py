"""Positions of Tiletum said in few words, and moves typed as a person types them."""

from typing import Any

import rynek
from rynek.core.chance import CHANCE
from rynek.core.domain import SEAT
from rynek.core.message import Message
from rynek.games.tiletum.goods import GOOD, GOODS
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import TILE

GAME = rynek.game("tiletum")
Steps = list[dict[str, Any]]


def load(**data: Any) -> TiletumState:
    """The table of a position; two players unless told."""
    state = GAME.load({"players": 2, **data})
    assert isinstance(state, TiletumState)
    return state


def die_action(kind: str, points: int, seat: str = "A") -> Steps:
    """The steps of a turn in which a die's action has so many points."""
    return [{"step": "DieAction", "seat": seat, "kind": kind, "points": points}, {"step": "EndTurn", "seat": seat}]


def nested(kind: str, points: int, then: Steps) -> Steps:
    """An action given by an effect, before other steps."""
    return [{"step": "NestedAction", "seat": "A", "kind": kind, "points": points}, *then]


def choose_die(seat: str = "A") -> Steps:
    """The steps at the start of a turn."""
    return [{"step": "Turn", "seat": seat}]


def code(letter: str) -> int:
    """The seat of a letter; `*` is chance."""
    return CHANCE if letter == "*" else SEAT.value(letter)


def do(state: TiletumState, letter: str, *moves: str) -> TiletumState:
    """Make moves, each of which must be allowed."""
    for move in moves:
        action = GAME.parse(move)
        reason = GAME.why_not(state, code(letter), action)
        assert reason is None, (move, reason)
        state.apply(code(letter), action)
    return state


def may(state: TiletumState, letter: str, move: str) -> bool:
    """Whether a move is allowed now."""
    return state.accepts(code(letter), GAME.parse(move))


def why(state: TiletumState, letter: str, move: str) -> str:
    """The key of the reason why a move is refused."""
    reason = GAME.why_not(state, code(letter), GAME.parse(move))
    assert isinstance(reason, Message)
    return reason.template.key.removeprefix("why-")


def moves(state: TiletumState, letter: str, verb: str) -> list[str]:
    """The allowed moves with a verb, without the verb."""
    found = [str(action) for action in state.legal(code(letter))]
    return [move.removeprefix(verb).strip() for move in found if move.split()[0] == verb]


def goods(state: TiletumState, letter: str) -> dict[str, int]:
    """The goods of a seat, without the zeros."""
    row = state.goods[code(letter) * GOODS :][:GOODS]
    return {GOOD.word(good): count for good, count in enumerate(row) if count}


def store(state: TiletumState, letter: str) -> list[str]:
    """The tiles in a storehouse."""
    return [TILE.word(tile) for tile in state.storehouses[code(letter)]]


def points(state: TiletumState, letter: str) -> int:
    """The points of a seat."""
    return state.score(code(letter))


def asked(state: TiletumState) -> str:
    """The step that is asked now, with its numbers."""
    return str(GAME.codec.dump(state.stack)[0]["step"]) if state.stack else ""


def left(state: TiletumState) -> int:
    """The action points of the step that is asked now."""
    found = GAME.codec.dump(state.stack)[0]["points"]
    assert isinstance(found, int)
    return found


def seat(**data: Any) -> dict[str, Any]:
    """A player's belongings."""
    return data


def building(rooms: list[str | None], crest: str | None = None) -> dict[str, Any]:
    """A building with its rooms from the lowest floor."""
    return {"rooms": rooms, "crest": crest}

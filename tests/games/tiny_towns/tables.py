"""Tables of Tiny Towns said in few words.

A town is four rows of four signs, `YE GN CO w / …`: CO RE GY OR GN YE BK MO are buildings by type, w h b g s cubes,
`..` is empty. With more to say it is a dict as in docs/positions/tiny_towns.md, whose board is such a text.
"""

from typing import Any

import rynek
from rynek.core.state import State
from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.state import TinyTownsState

EMPTY_BOARD = ".. .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."
FULL_BOARD = "w w w w / w w w w / w w w w / w w w w"

Town = str | dict[str, Any]


def town(board: Town) -> dict[str, Any]:
    """A town as positions write it."""
    table: dict[str, Any] = {"board": board} if isinstance(board, str) else dict(board)
    table["board"] = [row.strip() for row in table.get("board", EMPTY_BOARD).split("/")]
    return table


def table(
    *towns: Town, cards: str = "", step: str = "", options: dict[str, Any] | None = None, **more: Any
) -> TinyTownsState:
    """A table with these towns. `step` is the step that is open: place, take, construct, or none: a turn begins."""
    players = len(towns)
    position: dict[str, Any] = {"players": players, "options": options or {}, "cards": cards.split()}
    position["towns"] = [town(each) for each in towns]
    due = more.pop("due", None)
    if step:
        position["steps"] = steps(step, [bool(each.get("completed")) for each in position["towns"]], due)
        position.setdefault("turn", 1)
    return GAME.load({**position, **more})


def steps(first: str, completed: list[bool], due: list[list[str]] | None) -> list[dict[str, Any]]:
    """The steps of a turn from the one that is open on."""
    answers = ["idle" if done else None for done in completed]
    opening = due or [["idle"] if done else [] for done in completed]
    turn: list[dict[str, Any]] = [{"step": "Construct", "due": opening}, {"step": "Watching"}, {"step": "EndTurn"}]
    if first == "construct":
        return turn
    return [{"step": "Place" if first == "place" else "Take", "answers": answers}, *turn]


def seen(state: TinyTownsState, seat: int | None) -> Any:
    """A view of which a test knows what is in it."""
    return state.view(seat)


def moves(state: State, seat: int = 0) -> list[str]:
    """The legal moves of a seat as text."""
    return [str(action) for action in state.legal(seat)]


def verbs(state: TinyTownsState, seat: int = 0) -> set[str]:
    """The verbs of the legal moves."""
    return {action.verb.name for action in state.legal(seat)}


def play(state: TinyTownsState, *lines: str) -> TinyTownsState:
    """Make moves, each written `A place b3`; `*` is chance. Each must be legal."""
    for line in lines:
        letter, _, move = line.partition(" ")
        seat = rynek.CHANCE if letter == "*" else "ABCDEF".index(letter)
        action = GAME.parse(move)
        assert state.accepts(seat, action), f"{line}: {moves(state, seat)}"
        state.apply(seat, action)
    return state


def why(state: TinyTownsState, seat: int, move: str) -> str:
    """The key of the reason a move is refused, without `why-`; empty when it is allowed."""
    reason = GAME.why_not(state, seat, GAME.parse(move))
    return "" if reason is None else reason.template.key.removeprefix("why-")


def clause(state: TinyTownsState, seat: int, move: str) -> str:
    """The clause behind the refusal of a move."""
    reason = GAME.why_not(state, seat, GAME.parse(move))
    assert reason is not None
    return reason.template.clause


def board(state: TinyTownsState, seat: int = 0) -> str:
    """A town as drawn text."""
    signs = ["..", *"whbgs", "CO", "RE", "GY", "OR", "GN", "YE", "BK", "MO"]
    things = [signs[thing] for thing in state.towns[seat].squares]
    return " / ".join(" ".join(things[row : row + 4]) for row in range(0, 16, 4))


def points(first: Town, cards: str = "", *others: Town) -> int:
    """The score of a town beside others (an empty one, when none are given), without its empty squares."""
    state = table(first, *(others or (EMPTY_BOARD,)), cards=cards)
    lines = GAME.breakdown(state, 0)
    assert sum(line.points for line in lines) == state.scores()[0]
    return sum(line.points for line in lines if line.message.template.key != "score-empty")


def points_on(first: Town, square: str, cards: str = "") -> int:
    """The points that a town gets on one square."""
    lines = GAME.breakdown(table(first, EMPTY_BOARD, cards=cards), 0)
    return sum(line.points for line in lines if line.where == (square,))


def upon(state: TinyTownsState, seat: int = 0) -> dict[str, list[str]]:
    """The cubes lying on the buildings of a town."""
    found: dict[str, list[str]] = GAME.dump(state)["towns"][seat]["upon"]
    return found

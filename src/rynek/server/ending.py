"""Ending: the ranking of a finished game, and how the points grew."""

from typing import Any, Final

from rynek.core.chance import CHANCE
from rynek.core.domain import SEAT
from rynek.play.match import AnyMatch
from rynek.server.answers import RankLine
from rynek.server.speech import letter

POINTS_ON_GRAPH: Final = 120


def ending(match: AnyMatch) -> dict[str, Any]:
    """The end of a game as it is sent."""
    return {"ranking": ranking(match), "graph": graph(match)}


def ranking(match: AnyMatch) -> list[RankLine]:
    """The seats by rank; seats that share a rank stand together."""
    found: list[RankLine] = []
    rank = 1
    for seats in match.game.ranking(match.state):
        points = match.state.scores()[seats[0]]
        found.append({"rank": rank, "seats": [SEAT.word(seat) for seat in seats], "points": points})
        rank += len(seats)
    return found


def graph(match: AnyMatch) -> dict[str, Any]:
    """The points of every seat at a limited number of positions, the first and the last among them."""
    wanted = _wanted(match)
    state = match.state_at(0)
    positions, rows = [0], [state.scores()]
    for position, entry in enumerate(match.log, start=1):
        state.apply(entry.seat, entry.action)
        if position in wanted:
            positions.append(position)
            rows.append(state.scores())
    return {
        "positions": positions,
        "scores": {letter(seat): [row[seat] for row in rows] for seat in range(match.players)},
    }


def _wanted(match: AnyMatch) -> set[int]:
    moves = [number for number, entry in enumerate(match.log, start=1) if entry.seat != CHANCE]
    step = max(1, len(moves) // POINTS_ON_GRAPH)
    return {*moves[::step], len(match.log)}

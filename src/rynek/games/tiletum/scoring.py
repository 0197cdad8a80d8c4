"""The end of the game: final scoring, where points came from, the tie-break."""

from typing import Final

from rynek.core.frame import Frame
from rynek.core.message import Message, Points, event, score
from rynek.games.tiletum.goods import GOODS
from rynek.games.tiletum.playerboard import COMPLETED_VP as COMPLETED_TABLE
from rynek.games.tiletum.playerboard import GOODS_FOR_A_POINT
from rynek.games.tiletum.state import COMPLETED_VP, GOODS_VP, HOUSES_PILLARS_VP, SOURCES, Board

FINAL_SCORING: Final = event("final-scoring")

LINES: Final = [
    score("start", "R2.12"),
    score("contracts", "R10.3"),
    score("cathedrals", "R10.5"),
    score("king-track", "R6.3"),
    score("leader", "R6.2"),
    score("fairs", "R7.3"),
    score("characters", "R13.5"),
    score("helpers", "R13.4"),
    score("house-spaces", "R13.14"),
    score("crest-spaces", "R13.15"),
    score("completed", "R14.1"),
    score("houses-pillars", "R14.1"),
    score("goods", "R14.1"),
]


class FinalScoring(Frame[Board]):
    """Completed buildings, houses times pillars, goods left (R14.1)."""

    __slots__ = ()

    def run(self, state: Board) -> None:
        state.tell(FINAL_SCORING)
        for seat in range(state.players):
            state.gain_points(seat, COMPLETED_VP, COMPLETED_TABLE[state.completed(seat)])
            state.gain_points(seat, HOUSES_PILLARS_VP, state.houses_on_map(seat) * state.pillars_on_map(seat))
            state.gain_points(seat, GOODS_VP, goods_left(state, seat) // GOODS_FOR_A_POINT)


def goods_left(board: Board, seat: int) -> int:
    """All goods of a seat added together."""
    return sum(board.goods[seat * GOODS : seat * GOODS + GOODS])


def ranking(board: Board) -> list[list[int]]:
    """The seats by points; of equals the earlier in the turn order comes first (R14.2)."""
    order = [(-points, board.turn_order.index(seat), seat) for seat, points in enumerate(board.scores())]
    return [[seat] for _, _, seat in sorted(order)]


def breakdown(board: Board, seat: int) -> list[Points]:
    """Where the points of a seat come from."""
    lines = [(LINES[source], board.vp[seat * SOURCES + source]) for source in range(SOURCES)]
    return [Points(Message(template), points) for template, points in lines if points]

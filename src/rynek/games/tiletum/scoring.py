"""The end of the game: final scoring, where points came from, the tie-break."""

from typing import Final

from rynek.core.frame import Frame
from rynek.core.message import Message, Points, event
from rynek.core.message import score as source
from rynek.games.tiletum.goods import GOODS
from rynek.games.tiletum.playerboard import COMPLETED_VP as COMPLETED_TABLE
from rynek.games.tiletum.playerboard import GOODS_FOR_A_POINT
from rynek.games.tiletum.state import COMPLETED_VP, GOODS_VP, HOUSES_PILLARS_VP, SOURCES, TiletumState

FINAL_SCORING: Final = event("final-scoring", "R14.1")

LINES: Final = [
    source("start", "R2.12"),
    source("contracts", "R10.3"),
    source("cathedrals", "R10.5"),
    source("king-track", "R6.3"),
    source("leader", "R6.2"),
    source("fairs", "R7.3"),
    source("characters", "R13.5"),
    source("helpers", "R13.4"),
    source("house-spaces", "R13.14"),
    source("crest-spaces", "R13.15"),
    source("completed", "R14.1"),
    source("houses-pillars", "R14.1"),
    source("goods", "R14.1"),
]


class FinalScoring(Frame[TiletumState]):
    """Completed buildings, houses times pillars, goods left (R14.1)."""

    __slots__ = ()

    def run(self, state: TiletumState) -> None:
        state.tell(FINAL_SCORING)
        for seat in range(state.players):
            state.gain_points(seat, COMPLETED_VP, COMPLETED_TABLE[state.completed(seat)])
            state.gain_points(seat, HOUSES_PILLARS_VP, state.houses_on_map(seat) * state.pillars_on_map(seat))
            state.gain_points(seat, GOODS_VP, goods_left(state, seat) // GOODS_FOR_A_POINT)


def goods_left(state: TiletumState, seat: int) -> int:
    """All goods of a seat added together."""
    return sum(state.goods[seat * GOODS : seat * GOODS + GOODS])


def ranking(state: TiletumState) -> list[list[int]]:
    """The seats by points; of equals the earlier in the turn order comes first (R14.2)."""
    order = [(-points, state.turn_order.index(seat), seat) for seat, points in enumerate(state.scores())]
    return [[seat] for _, _, seat in sorted(order)]


def score(state: TiletumState, seat: int) -> int:
    """The points of a seat as the track around the board shows them."""
    return state.score(seat)


def breakdown(state: TiletumState, seat: int) -> list[Points]:
    """Where the points of a seat come from."""
    lines = [(LINES[source], state.vp[seat * SOURCES + source]) for source in range(SOURCES)]
    return [Points(Message(template), points) for template, points in lines if points]

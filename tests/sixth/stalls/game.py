"""Stalls as a game."""

from typing import Any, Final

from rynek.core.chance import Rng
from rynek.core.domain import Domain
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Points
from tests.sixth.stalls.check import check
from tests.sixth.stalls.frames import FRAMES
from tests.sixth.stalls.goods import GOOD
from tests.sixth.stalls.guess import guess_of
from tests.sixth.stalls.market import Market
from tests.sixth.stalls.position import FIELDS
from tests.sixth.stalls.scoring import breakdown
from tests.sixth.stalls.setup import OPTIONS, set_up
from tests.sixth.stalls.state import StallsState
from tests.sixth.stalls.verbs import VERBS
from tests.sixth.stalls.view import view_of
from tests.sixth.stalls.view_types import StallsView


class StallsGame(Game[StallsState]):
    """The rules as one object."""

    def __init__(self) -> None:
        super().__init__(
            "stalls", (2, 4), VERBS, FRAMES, OPTIONS, most_decisions=20, fields=FIELDS, minutes=(3, 5), weight=1.0
        )

    def setup(self, players: int, options: dict[str, Any]) -> StallsState:
        return set_up(players, options)

    def blank(self, players: int, options: dict[str, Any]) -> StallsState:
        state = StallsState(players, options)
        state.customers = [0] * players
        return state

    def first_steps(self, state: StallsState) -> list[AnyFrame]:
        return [Market()]

    def check(self, state: StallsState) -> None:
        check(state)

    def view(self, state: StallsState, seat: int | None) -> StallsView:
        return view_of(state, seat)

    def guess(self, state: StallsState, seat: int | None, rng: Rng) -> StallsState:
        return guess_of(state, seat, rng)

    def face_down(self, state: StallsState) -> list[tuple[Domain, int]]:
        return [(GOOD, customer) for customer in state.customers if customer >= 0]

    def breakdown(self, state: StallsState, seat: int) -> list[Points]:
        return breakdown(state, seat)


GAME: Final = StallsGame()

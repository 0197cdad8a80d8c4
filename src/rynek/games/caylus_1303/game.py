"""Caylus 1303 as a game: what the layers above ask of its rules."""

from typing import Any, Final

from rynek.core.chance import Rng
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Points
from rynek.games.caylus_1303.activation import Activation
from rynek.games.caylus_1303.building import CHOICE_WANTED, NO_CHOICE_WANTED
from rynek.games.caylus_1303.check import check
from rynek.games.caylus_1303.delivery import Delivery
from rynek.games.caylus_1303.frames import FRAMES
from rynek.games.caylus_1303.guess import guess_of
from rynek.games.caylus_1303.planning import Planning
from rynek.games.caylus_1303.position import FIELDS
from rynek.games.caylus_1303.rounds import Management
from rynek.games.caylus_1303.scoring import breakdown, score
from rynek.games.caylus_1303.setup import OPTIONS, set_up, start_seats
from rynek.games.caylus_1303.state import CaylusState
from rynek.games.caylus_1303.verbs import VERBS
from rynek.games.caylus_1303.view import view_of
from rynek.games.caylus_1303.view_types import CaylusView


class CaylusGame(Game[CaylusState]):
    """The rules as one object."""

    def __init__(self) -> None:
        super().__init__(
            "caylus_1303",
            (2, 5),
            VERBS,
            FRAMES,
            OPTIONS,
            version=2,
            most_decisions=3_000,
            fields=FIELDS,
            minutes=(60, 90),
            weight=2.9,
            about_form=(CHOICE_WANTED, NO_CHOICE_WANTED),
        )

    def setup(self, players: int, options: dict[str, Any]) -> CaylusState:
        return set_up(players, options)

    def blank(self, players: int, options: dict[str, Any]) -> CaylusState:
        state = CaylusState(players, options)
        start_seats(state)
        return state

    def first_steps(self, state: CaylusState) -> list[AnyFrame]:
        return [Planning(), Activation(), Delivery(), Management()]

    def check(self, state: CaylusState) -> None:
        check(state)

    def view(self, state: CaylusState, seat: int | None) -> CaylusView:
        return view_of(state, seat)

    def guess(self, state: CaylusState, seat: int | None, rng: Rng) -> CaylusState:
        return guess_of(state, seat, rng)

    def scores(self, state: CaylusState) -> list[int]:
        return [score(state, seat) for seat in range(state.players)]

    def breakdown(self, state: CaylusState, seat: int) -> list[Points]:
        return breakdown(state, seat)


GAME: Final = CaylusGame()

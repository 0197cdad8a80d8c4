"""Tiletum as a game: what the layers above ask of its rules."""

from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import Rng
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Message, Points
from rynek.games.tiletum.check import check
from rynek.games.tiletum.frames import FRAMES
from rynek.games.tiletum.guess import guess_of
from rynek.games.tiletum.position import FIELDS
from rynek.games.tiletum.rounds import rest_of_round
from rynek.games.tiletum.scoring import breakdown, ranking, score
from rynek.games.tiletum.setup import OPTIONS, set_up, start_table
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tasks import KIND_NEEDED, NO_KIND_NEEDED, do_task, task_acts, why_no_task
from rynek.games.tiletum.verbs import VERBS
from rynek.games.tiletum.view import view_of
from rynek.games.tiletum.view_types import TiletumView


class TiletumGame(Game[TiletumState]):
    """The rules as one object."""

    def __init__(self) -> None:
        super().__init__(
            "tiletum",
            (2, 4),
            VERBS,
            FRAMES,
            OPTIONS,
            version=2,
            most_decisions=4_000,
            fields=FIELDS,
            minutes=(60, 100),
            weight=3.4,
            about_form=(KIND_NEEDED, NO_KIND_NEEDED),
        )

    def setup(self, players: int, options: dict[str, Any]) -> TiletumState:
        return set_up(players, options)

    def blank(self, players: int, options: dict[str, Any]) -> TiletumState:
        state = TiletumState(players, options)
        start_table(state)
        state.goods = [0] * len(state.goods)
        return state

    def first_steps(self, state: TiletumState) -> list[AnyFrame]:
        return rest_of_round(state)

    def check(self, state: TiletumState) -> None:
        check(state)

    def view(self, state: TiletumState, seat: int | None) -> TiletumView:
        return view_of(state, seat)

    def guess(self, state: TiletumState, seat: int | None, rng: Rng) -> TiletumState:
        return guess_of(state, seat, rng)

    def free_acts(self, state: TiletumState, seat: int) -> list[Action]:
        return task_acts(state, seat)

    def do_free(self, state: TiletumState, seat: int, action: Action) -> None:
        do_task(state, seat, action)

    def why_not_free(self, state: TiletumState, seat: int, action: Action) -> Message | None:
        return why_no_task(state, seat, action)

    def scores(self, state: TiletumState) -> list[int]:
        return [score(state, seat) for seat in range(state.players)]

    def ranking(self, state: TiletumState) -> list[list[int]]:
        return ranking(state)

    def breakdown(self, state: TiletumState, seat: int) -> list[Points]:
        return breakdown(state, seat)


GAME: Final = TiletumGame()

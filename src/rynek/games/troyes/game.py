"""Troyes as a game: what the layers above ask of its rules."""

from typing import Any, Final

from rynek.core.chance import Rng
from rynek.core.domain import Domain
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Points
from rynek.games.troyes.actions import NextTurn
from rynek.games.troyes.black_dice import Defend
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.check import check
from rynek.games.troyes.frames import FRAMES
from rynek.games.troyes.guess import guess_of
from rynek.games.troyes.position import FIELDS, blank
from rynek.games.troyes.rounds import EndOfRound
from rynek.games.troyes.scoring import breakdown, score
from rynek.games.troyes.setup import OPTIONS, set_up
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import VERBS
from rynek.games.troyes.view import view_of
from rynek.games.troyes.view_types import TroyesView


class TroyesGame(Game[TroyesState]):
    """The rules as one object."""

    def __init__(self) -> None:
        super().__init__(
            "troyes",
            (1, 4),
            VERBS,
            FRAMES,
            OPTIONS,
            version=2,
            most_decisions=4_000,
            solo=True,
            usual=2,
            fields=FIELDS,
            minutes=(60, 120),
            weight=3.5,
            about_form=(),
        )

    def setup(self, players: int, options: dict[str, Any]) -> TroyesState:
        return set_up(players, options)

    def blank(self, players: int, options: dict[str, Any]) -> TroyesState:
        return blank(players, options)

    def first_steps(self, state: TroyesState) -> list[AnyFrame]:
        after: list[AnyFrame] = [NextTurn(state.start), EndOfRound()]
        return [Defend(state.start), *after] if state.black else after

    def check(self, state: TroyesState) -> None:
        check(state)

    def view(self, state: TroyesState, seat: int | None) -> TroyesView:
        return view_of(state, seat)

    def guess(self, state: TroyesState, seat: int | None, rng: Rng) -> TroyesState:
        return guess_of(state, seat, rng)

    def scores(self, state: TroyesState) -> list[int]:
        return [score(state, seat) for seat in range(state.players)]

    def breakdown(self, state: TroyesState, seat: int) -> list[Points]:
        return breakdown(state, seat)

    def face_down(self, state: TroyesState) -> list[tuple[Domain, int]]:
        return [(CHARACTER, character) for hand in state.characters for character in hand]


GAME: Final = TroyesGame()

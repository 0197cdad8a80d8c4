"""Tiny Towns as a game: what the layers above ask of its rules."""

from typing import Any, Final

from rynek.core.chance import Rng
from rynek.core.domain import Domain
from rynek.core.errors import BadOptions, BadPosition
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Points
from rynek.games.tiny_towns.check import check
from rynek.games.tiny_towns.components import CARD, MONUMENT
from rynek.games.tiny_towns.frames import FRAMES
from rynek.games.tiny_towns.guess import guess_of
from rynek.games.tiny_towns.position import FIELDS
from rynek.games.tiny_towns.resource_cards import ROW, TurnUp
from rynek.games.tiny_towns.scoring import breakdown, score, tie_break
from rynek.games.tiny_towns.setup import OPTIONS, empty_table, set_up
from rynek.games.tiny_towns.state import SOLO, TinyTownsState
from rynek.games.tiny_towns.town import BUILT
from rynek.games.tiny_towns.turn import BeginTurn
from rynek.games.tiny_towns.verbs import VERBS
from rynek.games.tiny_towns.view import view_of, visible_towns
from rynek.games.tiny_towns.view_types import TinyTownsView


class TinyTownsGame(Game[TinyTownsState]):
    """The rules as one object."""

    def __init__(self) -> None:
        super().__init__(
            "tiny_towns",
            (1, 6),
            VERBS,
            FRAMES,
            OPTIONS,
            version=2,
            most_decisions=4_000,
            solo=True,
            fields=FIELDS,
            minutes=(30, 60),
            weight=2.1,
            about_form=(),
        )

    def setup(self, players: int, options: dict[str, Any]) -> TinyTownsState:
        return set_up(players, options)

    def blank(self, players: int, options: dict[str, Any]) -> TinyTownsState:
        try:
            return empty_table(players, options)
        except BadOptions as error:
            raise BadPosition(error.message) from None

    def first_steps(self, state: TinyTownsState) -> list[AnyFrame]:
        missing = ROW - len(state.row) if state.mode == SOLO else 0
        return [*[TurnUp() for _ in range(missing)], BeginTurn()]

    def check(self, state: TinyTownsState) -> None:
        check(state)

    def view(self, state: TinyTownsState, seat: int | None) -> TinyTownsView:
        return view_of(state, seat)

    def guess(self, state: TinyTownsState, seat: int | None, rng: Rng) -> TinyTownsState:
        return guess_of(state, seat, rng)

    def ranking(self, state: TinyTownsState) -> list[list[int]]:
        keys = [tie_break(state, seat) for seat in range(state.players)]
        return [[seat for seat in range(state.players) if keys[seat] == key] for key in sorted(set(keys), reverse=True)]

    def scores(self, state: TinyTownsState) -> list[int]:
        return [score(state, seat) for seat in range(state.players)]

    def breakdown(self, state: TinyTownsState, seat: int) -> list[Points]:
        return breakdown(state, seat)

    def seen_breakdown(self, state: TinyTownsState, seat: int, viewer: int | None) -> list[Points] | None:
        """Of towns as they are shown: what others have put down in an open step is not seen yet (R4.3)."""
        shown = state.copy()
        shown.towns = visible_towns(state, viewer)
        return breakdown(shown, seat)

    def face_down(self, state: TinyTownsState) -> list[tuple[Domain, int]]:
        """Monument cards that are not built, as far as everybody can see (R17.2)."""
        built = [town.monument for town in state.shown if BUILT + MONUMENT in town.squares]
        return [(CARD, card) for card in state.dealt if card >= 0 and card not in built]


GAME: Final = TinyTownsGame()

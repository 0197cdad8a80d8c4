"""Tiny Towns (Miasteczka) by Peter McPherson: 1 to 6 players, with Town Hall, solo game and novice rule."""

from typing import Any, Final

from rynek.core.chance import Rng
from rynek.core.codec import FrameKind
from rynek.core.domain import Domain
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Points
from rynek.core.reader import Reader
from rynek.core.state import State
from rynek.games.tiny_towns import position
from rynek.games.tiny_towns.breakdown import explain
from rynek.games.tiny_towns.components import CARD, MONUMENT, TYPE
from rynek.games.tiny_towns.constructing import Construct
from rynek.games.tiny_towns.due import DUE
from rynek.games.tiny_towns.guess import guessed
from rynek.games.tiny_towns.placing import ANSWER, Place, Take
from rynek.games.tiny_towns.possible import check
from rynek.games.tiny_towns.resource_cards import PLACE_IN_ROW, ROW, PutUnder, Shuffle, TakePlace, TurnUp
from rynek.games.tiny_towns.scoring import tie_break
from rynek.games.tiny_towns.setup import OPTIONS, Deal, Keep, OpenCard, new_table
from rynek.games.tiny_towns.state import SOLO, TinyTowns
from rynek.games.tiny_towns.town import BUILT
from rynek.games.tiny_towns.turn import BeginTurn, EndTurn, Name, PlaceAll
from rynek.games.tiny_towns.verbs import VERBS
from rynek.games.tiny_towns.view import visible_towns
from rynek.games.tiny_towns.watch import Watching

FRAMES: Final = (
    FrameKind(OpenCard, of_type=TYPE),
    FrameKind(Deal),
    FrameKind(Keep, answers=CARD),
    FrameKind(BeginTurn),
    FrameKind(Name),
    FrameKind(Shuffle),
    FrameKind(TurnUp),
    FrameKind(TakePlace, place=PLACE_IN_ROW),
    FrameKind(PlaceAll),
    FrameKind(Place, answers=ANSWER),
    FrameKind(Take, answers=ANSWER),
    FrameKind(Construct, due=DUE),
    FrameKind(Watching),
    FrameKind(EndTurn),
    FrameKind(PutUnder),
)


class TinyTownsGame(Game[Any]):
    """The rules of Tiny Towns."""

    def __init__(self) -> None:
        super().__init__("tiny_towns", (1, 6), VERBS, FRAMES, OPTIONS, version=2, most_decisions=4_000, solo=True)

    def setup(self, players: int, options: dict[str, Any]) -> State:
        return new_table(players, options)

    def guess(self, state: State, seat: int | None, rng: Rng) -> State:
        assert isinstance(state, TinyTowns)
        return guessed(state, seat, rng)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, TinyTowns)
        return position.write(state)

    def read(self, reader: Reader, players: int, options: dict[str, Any]) -> State:
        return position.read(reader, players, options)

    def first_steps(self, state: State) -> list[AnyFrame]:
        assert isinstance(state, TinyTowns)
        missing = ROW - len(state.row) if state.mode == SOLO else 0
        return [*[TurnUp() for _ in range(missing)], BeginTurn()]

    def check(self, state: State) -> None:
        assert isinstance(state, TinyTowns)
        check(state)

    def ranking(self, state: State) -> list[list[int]]:
        assert isinstance(state, TinyTowns)
        keys = [tie_break(state, seat) for seat in range(state.players)]
        return [[seat for seat in range(state.players) if keys[seat] == key] for key in sorted(set(keys), reverse=True)]

    def breakdown(self, state: State, seat: int) -> list[Points]:
        assert isinstance(state, TinyTowns)
        return explain(state, seat)

    def face_down(self, state: State) -> list[tuple[Domain, int]]:
        assert isinstance(state, TinyTowns)
        built = [town.monument for town in state.towns if BUILT + MONUMENT in town.squares]
        return [(CARD, card) for card in state.dealt if card >= 0 and card not in built]

    def seen_breakdown(self, state: State, seat: int, viewer: int | None) -> list[Points] | None:
        """Of towns as they are shown: what others have put down in an open step is not seen yet (R4.3)."""
        assert isinstance(state, TinyTowns)
        shown = state.copy()
        shown.towns = visible_towns(state, viewer)
        return explain(shown, seat)


GAME: Final = TinyTownsGame()

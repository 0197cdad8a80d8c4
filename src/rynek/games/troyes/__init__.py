"""Troyes by Sébastien Dujardin, Xavier Georges and Alain Orban (Pearl Games, 2010): the rules as a Game."""

from typing import Any, Final

from rynek.core.chance import Rng
from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT, Domain
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Points
from rynek.core.reader import Reader
from rynek.core.state import State
from rynek.games.troyes import position, position_check, scoring
from rynek.games.troyes.actions import Group, NextTurn, Turn
from rynek.games.troyes.activities import Activate, ChooseTimes, Hire, Mill
from rynek.games.troyes.activity_cards import CARD
from rynek.games.troyes.black_dice import Counter, Defend, RollBlackDice
from rynek.games.troyes.board import COLOUR, FACE, OWNER
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.citizens import Settle
from rynek.games.troyes.dice import DIE
from rynek.games.troyes.event_cards import EVENT
from rynek.games.troyes.event_cubes import ArcherCube, ArcherShot, EventCubes
from rynek.games.troyes.events import ActEvents, GreyRoll, RevealEvent
from rynek.games.troyes.guess import guess
from rynek.games.troyes.income import Income
from rynek.games.troyes.influence import Reroll, TurnMore
from rynek.games.troyes.le_roy import RoyTurn
from rynek.games.troyes.placement import FillWithGrey, InitialPlacement
from rynek.games.troyes.rounds import EndOfRound, RevealActivities, StartRound
from rynek.games.troyes.setup import OPTIONS, ChooseStartPlayer, DealCharacters, new_table
from rynek.games.troyes.solo_placement import OwnPlaces, RoyPlaces
from rynek.games.troyes.state import Troyes
from rynek.games.troyes.verbs import VERBS
from rynek.games.troyes.workforce import WorkForce

FRAMES: Final = (
    FrameKind(ChooseStartPlayer),
    FrameKind(DealCharacters),
    FrameKind(InitialPlacement),
    FrameKind(RoyPlaces),
    FrameKind(OwnPlaces),
    FrameKind(FillWithGrey),
    FrameKind(StartRound),
    FrameKind(RevealActivities),
    FrameKind(Income),
    FrameKind(WorkForce),
    FrameKind(RevealEvent, deck=COLOUR),
    FrameKind(ActEvents),
    FrameKind(GreyRoll, card=EVENT),
    FrameKind(RollBlackDice),
    FrameKind(Defend, seat=OWNER),
    FrameKind(Counter, seat=SEAT, dice=DIE, black=FACE),
    FrameKind(Reroll, seat=SEAT, colour=COLOUR),
    FrameKind(TurnMore, seat=SEAT, turned=DIE),
    FrameKind(NextTurn, seat=OWNER),
    FrameKind(RoyTurn),
    FrameKind(Turn, seat=SEAT),
    FrameKind(Group, seat=SEAT, cube=CARD, dice=DIE),
    FrameKind(Hire, seat=SEAT, card=CARD),
    FrameKind(ChooseTimes, seat=SEAT, card=CARD),
    FrameKind(Activate, seat=SEAT, card=CARD),
    FrameKind(Mill, seat=SEAT),
    FrameKind(EventCubes, seat=SEAT),
    FrameKind(ArcherShot, seat=SEAT),
    FrameKind(ArcherCube, seat=SEAT),
    FrameKind(Settle, seat=SEAT),
    FrameKind(EndOfRound),
)


class TroyesGame(Game[Any]):
    """The rules of Troyes, for the layers above."""

    def __init__(self) -> None:
        super().__init__("troyes", (1, 4), VERBS, FRAMES, OPTIONS, version=2, most_decisions=4000, solo=True, usual=2)

    def setup(self, players: int, options: dict[str, Any]) -> Troyes:
        return new_table(players, options)

    def guess(self, state: State, seat: int | None, rng: Rng) -> Troyes:
        assert isinstance(state, Troyes)
        return guess(state, seat, rng)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Troyes)
        return position.write(state)

    def read(self, reader: Reader, players: int, options: dict[str, Any]) -> Troyes:
        return position.read(reader, players, options)

    def first_steps(self, state: State) -> list[AnyFrame]:
        assert isinstance(state, Troyes)
        after: list[AnyFrame] = [NextTurn(state.start), EndOfRound()]
        return [Defend(state.start), *after] if state.black else after

    def check(self, state: State) -> None:
        assert isinstance(state, Troyes)
        position_check.check(state)

    def face_down(self, state: State) -> list[tuple[Domain, int]]:
        assert isinstance(state, Troyes)
        return [(CHARACTER, character) for hand in state.characters for character in hand]

    def breakdown(self, state: State, seat: int) -> list[Points]:
        assert isinstance(state, Troyes)
        return scoring.breakdown(state, seat)


GAME: Final = TroyesGame()

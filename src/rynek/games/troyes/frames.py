"""The frames of Troyes that positions may hold, with the domains of their fields."""

from typing import Final

from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT
from rynek.games.troyes.actions import Group, NextTurn, Turn
from rynek.games.troyes.activities import Activate, ChooseTimes, Hire, Mill
from rynek.games.troyes.activity_cards import CARD
from rynek.games.troyes.black_dice import Counter, Defend, RollBlackDice
from rynek.games.troyes.board import COLOUR, FACE, OWNER
from rynek.games.troyes.citizens import Settle
from rynek.games.troyes.dice import DIE
from rynek.games.troyes.event_cards import EVENT
from rynek.games.troyes.event_cubes import ArcherCube, ArcherShot, EventCubes
from rynek.games.troyes.events import ActEvents, GreyRoll, RevealEvent, RevealSecond
from rynek.games.troyes.income import Income
from rynek.games.troyes.influence import Reroll, TurnMore
from rynek.games.troyes.le_roy import RoyTurn
from rynek.games.troyes.placement import FillWithGrey, InitialPlacement
from rynek.games.troyes.rounds import EndOfRound, RevealActivities, StartRound
from rynek.games.troyes.setup import ChooseStartPlayer, DealCharacters
from rynek.games.troyes.solo_placement import OwnPlaces, RoyPlaces
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
    FrameKind(RevealSecond),
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

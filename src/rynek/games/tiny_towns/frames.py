"""The frames of Tiny Towns that positions may hold, with the domains of their fields."""

from typing import Final

from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT, Words
from rynek.games.tiny_towns.components import CARD, TYPE
from rynek.games.tiny_towns.constructing import Construct
from rynek.games.tiny_towns.due import DUE
from rynek.games.tiny_towns.placing import ANSWER, Place, Take
from rynek.games.tiny_towns.resource_cards import PLACE_IN_ROW, PutUnder, Shuffle, TakePlace, TurnUp
from rynek.games.tiny_towns.setup import Deal, Keep, OpenCard
from rynek.games.tiny_towns.turn import BeginTurn, EndTurn, Name, PlaceAll
from rynek.games.tiny_towns.watch import Watching


class NumberedSeat(Words):
    """A seat by its letter; positions may also count from 0."""

    def value(self, word: str) -> int:
        return super().value(SEAT.words[int(word)] if word in ("0", "1", "2", "3", "4", "5") else word)


NUMBERED_SEAT: Final = NumberedSeat("seat", SEAT.words)

FRAMES: Final = (
    FrameKind(OpenCard, of_type=TYPE),
    FrameKind(Deal, to=NUMBERED_SEAT),
    FrameKind(Keep, answers=CARD),
    FrameKind(BeginTurn),
    FrameKind(Name, seat=NUMBERED_SEAT),
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

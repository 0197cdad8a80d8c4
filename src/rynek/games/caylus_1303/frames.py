"""The frames of Caylus 1303 that positions may hold, with the domains of their fields."""

from typing import Final

from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT, Numbers
from rynek.games.caylus_1303.activation import Activation, Leave, OwnersBonus, SendHome, Use, Walk
from rynek.games.caylus_1303.buildings import BUILDING, KIND, SIDE
from rynek.games.caylus_1303.delivery import Deliver, Delivery, DeliverymanComes, DeliveryTurn, Majority
from rynek.games.caylus_1303.effects import UseBuilding
from rynek.games.caylus_1303.favour import BoardCharacter, Favour, TakeCharacter, UseSite
from rynek.games.caylus_1303.monuments import Monuments, OfferMonument
from rynek.games.caylus_1303.planning import Plan, Planning, RiseEarly
from rynek.games.caylus_1303.provost import (
    MOST,
    PRICE,
    BailiffMoves,
    Bridge,
    LeaveBridge,
    MoveProvost,
    ProvostReturns,
)
from rynek.games.caylus_1303.recruitment import Recruitment
from rynek.games.caylus_1303.residences import Residences
from rynek.games.caylus_1303.road import NEXT_SPACE, PLACE, SPACE
from rynek.games.caylus_1303.rounds import Management, NextRound, Round
from rynek.games.caylus_1303.setup import Characters, ChooseCharacter, FindFirst, Lay, Reveal

LATE: Final = Numbers("late", 0, 1)

FRAMES: Final = (
    FrameKind(Lay, kind=KIND),
    FrameKind(FindFirst),
    FrameKind(Reveal),
    FrameKind(Characters),
    FrameKind(ChooseCharacter, seat=SEAT),
    FrameKind(Round),
    FrameKind(Planning),
    FrameKind(RiseEarly, seat=SEAT),
    FrameKind(Plan, seat=SEAT),
    FrameKind(Activation),
    FrameKind(Walk, place=PLACE),
    FrameKind(Use, seat=SEAT, building=BUILDING, side=SIDE),
    FrameKind(OwnersBonus, seat=SEAT, building=BUILDING),
    FrameKind(Leave, place=PLACE),
    FrameKind(SendHome),
    FrameKind(Bridge),
    FrameKind(MoveProvost, seat=SEAT, most=MOST, price=PRICE),
    FrameKind(LeaveBridge),
    FrameKind(BailiffMoves),
    FrameKind(Delivery),
    FrameKind(DeliveryTurn, seat=SEAT, late=LATE),
    FrameKind(Deliver, seat=SEAT, late=LATE),
    FrameKind(DeliverymanComes),
    FrameKind(Majority),
    FrameKind(Favour, seat=SEAT),
    FrameKind(UseSite, seat=SEAT, building=BUILDING),
    FrameKind(UseBuilding, seat=SEAT, building=BUILDING, side=SIDE),
    FrameKind(BoardCharacter, seat=SEAT),
    FrameKind(TakeCharacter, seat=SEAT),
    FrameKind(Management),
    FrameKind(Residences),
    FrameKind(Monuments, space=NEXT_SPACE),
    FrameKind(OfferMonument, seat=SEAT, space=SPACE),
    FrameKind(Recruitment),
    FrameKind(ProvostReturns),
    FrameKind(NextRound),
)

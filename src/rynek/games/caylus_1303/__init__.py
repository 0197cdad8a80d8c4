"""Caylus 1303, complete: 2 to 5 players, nine rounds, random set-up or the recommended first game."""

from typing import Any, Final

from rynek.core.chance import Rng
from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT, Numbers
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Points
from rynek.core.option import Option
from rynek.core.reader import Reader
from rynek.core.state import State
from rynek.games.caylus_1303.activation import Activation, Leave, OwnersBonus, SendHome, Use, Walk
from rynek.games.caylus_1303.buildings import BUILDING, KIND, SIDE
from rynek.games.caylus_1303.check import check
from rynek.games.caylus_1303.delivery import Deliver, Delivery, DeliverymanComes, DeliveryTurn, Majority
from rynek.games.caylus_1303.effects import UseBuilding
from rynek.games.caylus_1303.favour import BoardCharacter, Favour, TakeCharacter, UseSite
from rynek.games.caylus_1303.guess import guess
from rynek.games.caylus_1303.monuments import Monuments, OfferMonument
from rynek.games.caylus_1303.planning import Plan, Planning, RiseEarly
from rynek.games.caylus_1303.position import read, write
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
from rynek.games.caylus_1303.scoring import breakdown
from rynek.games.caylus_1303.setup import Characters, ChooseCharacter, FindFirst, Lay, Reveal, set_up
from rynek.games.caylus_1303.state import Caylus
from rynek.games.caylus_1303.verbs import VERBS

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

OPTIONS: Final = (
    Option("setup", "random", choices=("random", "first_game")),
    Option("open_scores", False),
)


class Caylus1303(Game):
    """The rules as one object."""

    def __init__(self) -> None:
        super().__init__("caylus_1303", (2, 5), VERBS, FRAMES, OPTIONS, most_decisions=3_000)

    def setup(self, players: int, options: dict[str, Any]) -> State:
        return set_up(players, options)

    def guess(self, state: State, seat: int | None, rng: Rng) -> State:
        assert isinstance(state, Caylus)
        return guess(state, seat, rng)

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Caylus)
        return write(state)

    def read(self, reader: Reader, players: int, options: dict[str, Any]) -> State:
        return read(reader, players, options)

    def first_steps(self, state: State) -> list[AnyFrame]:
        return [Planning(), Activation(), Delivery(), Management()]

    def check(self, state: State) -> None:
        assert isinstance(state, Caylus)
        check(state)

    def breakdown(self, state: State, seat: int) -> list[Points]:
        assert isinstance(state, Caylus)
        return breakdown(state, seat)

    def hides_points(self, state: State) -> bool:
        return not state.options["open_scores"]  # R12.2


GAME: Final = Caylus1303()

"""Monuments: residence by residence along the road, their owners may build them (R8.2, R8.3)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.caylus_1303.building import reward_builder
from rynek.games.caylus_1303.buildings import BUILDING, BUILDINGS, MONUMENTS, RESIDENCE, THEATRE
from rynek.games.caylus_1303.buildings import MONUMENT as MONUMENT_KIND
from rynek.games.caylus_1303.favour import grant_favour
from rynek.games.caylus_1303.road import LAST_BASE_SPACE, SPACE
from rynek.games.caylus_1303.state import CaylusState
from rynek.games.caylus_1303.verbs import DECLINE, DECLINES, ERECTS, MONUMENT

ERECTED: Final = event("erected", "R8.2", seat=SEAT, building=BUILDING, space=SPACE)
OFFER: Final = ask("monument", "R8.2", building=BUILDING)
NO_MONUMENT: Final = why("no-monument", "R8.2", building=BUILDING)
GONE: Final = why("monument-gone", "R1.5", building=BUILDING)
TOO_DEAR: Final = why("monument-too-dear", "R8.2", building=BUILDING)


def affordable(state: CaylusState, seat: int) -> list[Action]:
    """The monuments beside the board that a seat can pay for. They need no new house (Q12)."""
    return [ERECTS[tile] for tile in MONUMENTS if state.can_pay(seat, BUILDINGS[tile].cost) and state.is_beside(tile)]


class Monuments(Frame[CaylusState]):
    """From a space on, the next residence whose owner can afford a monument; each is offered once (R8.2)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, state: CaylusState) -> None:
        for space in range(self.space, LAST_BASE_SPACE + 1):
            if state.face[space] == RESIDENCE and affordable(state, state.house[space]):
                state.then(OfferMonument(state.house[space], space), Monuments(space + 1))
                return


class OfferMonument(OneSeat[CaylusState]):
    """The owner may replace a residence by a monument."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, state: CaylusState, seat: int) -> list[Action]:
        return [DECLINES, *affordable(state, seat)]

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        if action.verb is DECLINE:
            return
        tile = action.args[0]
        state.pay(seat, BUILDINGS[tile].cost)
        state.face[self.space] = tile
        state.tell(ERECTED, seat, tile, self.space)
        reward_builder(state, seat, tile)
        if tile == THEATRE:
            grant_favour(state, seat)

    def ask(self, state: CaylusState, seat: int) -> Message:
        return Message(OFFER, state.road[self.space])

    def why_not(self, state: CaylusState, seat: int, action: Action) -> Message | None:
        if action.verb is not MONUMENT:
            return None
        tile = action.args[0]
        if BUILDINGS[tile].kind != MONUMENT_KIND:
            return Message(NO_MONUMENT, tile)
        return Message(TOO_DEAR if state.is_beside(tile) else GONE, tile)

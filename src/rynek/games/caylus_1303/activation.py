"""Phase 2, activation: buildings along the road, the bridge between, up to the provost (chapter 5)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame
from rynek.core.message import event
from rynek.games.caylus_1303.buildings import BUILD, BUILDING, BUILDINGS, START
from rynek.games.caylus_1303.effects import NO_USE, UseBuilding, effect_of, ways_to_use
from rynek.games.caylus_1303.favour import grant_favour
from rynek.games.caylus_1303.provost import Bridge
from rynek.games.caylus_1303.road import PLACES, PRINTED_PLACES
from rynek.games.caylus_1303.state import CaylusState
from rynek.games.caylus_1303.verbs import USE

NOT_REACHED: Final = event("not-reached", "R5.2", seat=SEAT, building=BUILDING)
OWNERS_BONUS: Final = event("owners-bonus", "R11.6", seat=SEAT, building=BUILDING)


class Activation(Frame[CaylusState]):
    """Printed buildings, the Guilds' Bridge, the Bailiff, the road as far as the provost, then home."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        state.then(Walk(0), Bridge(), Walk(PRINTED_PLACES), SendHome())


class Walk(Frame[CaylusState]):
    """The next worker along the road uses his building and goes to the camp, and so on (R5.1, R5.2).

    From a printed building the walk ends at the bridge, from a road space at the provost.
    """

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: CaylusState) -> None:
        place = self.place
        end = PRINTED_PLACES if place < PRINTED_PLACES else min(PRINTED_PLACES + state.provost, PLACES)
        while place < end:
            if state.worker[place] >= 0:
                self._handle(state, place, state.worker[place])
                return
            if state.second[place] >= 0:
                self._handle(state, place, state.second[place])
                return
            place += 1

    def _handle(self, state: CaylusState, place: int, seat: int) -> None:
        building = state.building_at(place)
        owner = -1 if place < PRINTED_PLACES else state.house[place - PRINTED_PLACES + 1]
        side = BUILD if owner >= 0 and BUILDINGS[building].points else START
        state.stack.append(Walk(place))
        state.stack.append(Leave(place))
        if bonus_is_due(state, place, building, owner):
            state.stack.append(OwnersBonus(owner, building))
        if ways_to_use(state, seat, building, side):
            state.stack.append(Use(seat, building, side))
        else:
            state.tell(NO_USE, seat, building)


def bonus_is_due(state: CaylusState, place: int, building: int, owner: int) -> bool:
    """Once a building and round, with its first worker, and only if no worker there is the owner's (R11.6, R11.7)."""
    if owner < 0 or BUILDINGS[building].bonus < 0 or state.worker[place] < 0:
        return False
    return owner not in (state.worker[place], state.second[place])


class Use(UseBuilding):
    """A worker's building: what every building offers, and the favour that Fairground and Manor give."""

    __slots__ = ()

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        super().answer(state, seat, action)
        if action.verb is USE:
            effect = effect_of(BUILDINGS[self.building].sides[self.side], action)
            if effect.gain.favours:
                grant_favour(state, seat)


class OwnersBonus(Frame[CaylusState]):
    """The owner's bonus of a stone production building (R11.6)."""

    __slots__ = ("building", "seat")

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def run(self, state: CaylusState) -> None:
        state.tell(OWNERS_BONUS, self.seat, self.building)
        state.gain(self.seat, BUILDINGS[self.building].bonus, 1)


class Leave(Frame[CaylusState]):
    """The worker that has acted goes to the camp (R5.2)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: CaylusState) -> None:
        if state.worker[self.place] >= 0:
            state.worker[self.place] = -1
        else:
            state.second[self.place] = -1


class SendHome(Frame[CaylusState]):
    """Workers ahead of the provost go to the camp without effect (step 5)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        for place in range(PLACES):
            for seat in (state.worker[place], state.second[place]):
                if seat >= 0:
                    state.tell(NOT_REACHED, seat, state.building_at(place))
            state.worker[place] = -1
            state.second[place] = -1

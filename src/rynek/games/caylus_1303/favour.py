"""Royal favour: a character from another player, or a building of the construction site (chapter 7)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.caylus_1303.buildings import BUILDING, START
from rynek.games.caylus_1303.characters import CHARACTER, CHARACTERS, ON_THE_BOARD
from rynek.games.caylus_1303.effects import NO_USE, UseBuilding, ways_to_use
from rynek.games.caylus_1303.state import CaylusState
from rynek.games.caylus_1303.verbs import CHOOSE, CHOOSES, DECLINE, DECLINES, FAVOUR, FAVOURS, STEAL, STEALS

FAVOURED: Final = event("favoured", "R7.1", seat=SEAT)
STOLEN: Final = event("stolen", "R7.1", seat=SEAT, character=CHARACTER, other=SEAT)
SITE_CHOSEN: Final = event("site-chosen", "R7.2", seat=SEAT, building=BUILDING)
TAKEN: Final = event("character-taken", "R7.1", seat=SEAT, character=CHARACTER)
RESOLVE: Final = ask("favour", "R7.1")
TAKE: Final = ask("take-character", "R7.1")
NOT_OPEN: Final = why("not-open", "R7.2", building=BUILDING)
NOT_ON_SITE: Final = why("not-on-site", "R7.1", building=BUILDING)
OWN_CHARACTER: Final = why("own-character", "R7.1", character=CHARACTER)
NOBODYS: Final = why("nobodys", "R7.1", character=CHARACTER)
NOT_ON_BOARD: Final = why("not-on-board", "R7.1", character=CHARACTER)


def open_buildings(state: CaylusState) -> list[int]:
    """The buildings of the site open to favours: one in rounds 1-3, two in 4-6, three in 7-9 (R7.2)."""
    return state.site[: (state.round + 2) // 3]


class Favour(OneSeat[CaylusState]):
    """A favour must be resolved at once: steal a character, or use a building of the construction site (R7.1)."""

    __slots__ = ()

    def options(self, state: CaylusState, seat: int) -> list[Action]:
        found = [FAVOURS[building] for building in sorted(open_buildings(state))]
        held = state.holder
        found.extend([STEALS[c] for c in range(CHARACTERS) if held[c] >= 0 and held[c] != seat])
        return found

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        if action.verb is STEAL:
            character = action.args[0]
            state.tell(STOLEN, seat, character, state.holder[character])
            state.holder[character] = seat
        else:
            state.tell(SITE_CHOSEN, seat, action.args[0])
            state.then(UseSite(seat, action.args[0]), BoardCharacter(seat))

    def ask(self, state: CaylusState, seat: int) -> Message:
        return Message(RESOLVE)

    def why_not(self, state: CaylusState, seat: int, action: Action) -> Message | None:
        if action.verb is FAVOUR:
            template = NOT_OPEN if action.args[0] in state.site else NOT_ON_SITE
            return Message(template, action.args[0])
        if action.verb is STEAL:
            own = state.holds(seat, action.args[0])
            return Message(OWN_CHARACTER if own else NOBODYS, action.args[0])
        return None


class UseSite(Frame[CaylusState]):
    """The effect of a site building; skipped when it cannot be used (R7.3, Q5)."""

    __slots__ = ("building", "seat")

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def run(self, state: CaylusState) -> None:
        if ways_to_use(state, self.seat, self.building, START):
            state.then(UseBuilding(self.seat, self.building, START))
        else:
            state.tell(NO_USE, self.seat, self.building)


class BoardCharacter(Frame[CaylusState]):
    """After a site building: a character, if one lies on the board (R7.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: CaylusState) -> None:
        if ON_THE_BOARD in state.holder:
            state.then(TakeCharacter(self.seat))


class TakeCharacter(OneSeat[CaylusState]):
    """The player may take one character from the board (R7.1)."""

    __slots__ = ()

    def options(self, state: CaylusState, seat: int) -> list[Action]:
        found = [CHOOSES[character] for character in range(CHARACTERS) if state.holder[character] == ON_THE_BOARD]
        found.append(DECLINES)
        return found

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        if action.verb is not DECLINE:
            state.holder[action.args[0]] = seat
            state.tell(TAKEN, seat, action.args[0])

    def ask(self, state: CaylusState, seat: int) -> Message:
        return Message(TAKE)

    def why_not(self, state: CaylusState, seat: int, action: Action) -> Message | None:
        return Message(NOT_ON_BOARD, action.args[0]) if action.verb is CHOOSE else None


def grant_favour(state: CaylusState, seat: int) -> None:
    """A favour for a seat, to be resolved next."""
    state.tell(FAVOURED, seat)
    state.then(Favour(seat))

"""Archer, Diplomat and Chivalry (R10.2, R10.3): cubes put on Events one by one."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.troyes.board import FACE
from rynek.games.troyes.combat import put_cubes
from rynek.games.troyes.event_cards import EVENT
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import CUBE, CUBES
from rynek.games.troyes.workforce import roll, throws

ARCHER_SHOOTS: Final = event("archer-shoots", "R10.3", seat=SEAT, face=FACE)
ASK_EVENT_CUBE: Final = ask("event-cube", "R10.2", left=None)
ASK_ARCHER_CUBE: Final = ask("archer-cube", "R10.3", left=None)
EVENT_NOT_IN_ROW: Final = why("event-not-in-row", "R10.2", event_card=EVENT)

HIT: Final = 3


def cube_moves(state: TroyesState) -> list[Action]:
    """A cube on each Event of the row; every one of them has a free flag."""
    return [CUBES[place] for place in sorted(state.row)]


class EventCubes(OneSeat[TroyesState]):
    """So many cubes to put on Events, one after the other; a full Event is scored before the next cube."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def actors(self, state: TroyesState) -> tuple[int, ...]:
        return (self.seat,) if self.left else ()

    def run(self, state: TroyesState) -> None:
        """No cube is left."""

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        return cube_moves(state)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        put_cubes(state, seat, action.args[0], 1)
        state.then(EventCubes(seat, self.left - 1))

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_EVENT_CUBE, self.left)

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        return why_no_cube(action)


def why_no_cube(action: Action) -> Message | None:
    """Why a cube cannot be put like this."""
    return Message(EVENT_NOT_IN_ROW, *action.args) if action.verb is CUBE else None


class ArcherShot(Chance[TroyesState]):
    """The Archer rolls a black die, which nothing can change; on 3 to 6 a cube is put."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def actors(self, state: TroyesState) -> tuple[int, ...]:
        return super().actors(state) if self.left else ()

    def run(self, state: TroyesState) -> None:
        """No shot is left."""

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return roll(1, rng)

    def odds(self, state: TroyesState) -> Odds | None:
        return throws(1)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        face = action.args[0]
        state.tell(ARCHER_SHOOTS, self.seat, face)
        state.then(ArcherShot(self.seat, self.left - 1))
        if face >= HIT:
            state.then(ArcherCube(self.seat, self.left))


class ArcherCube(OneSeat[TroyesState]):
    """A hit: a cube is put on an Event; it cannot be declined (Q39)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        return cube_moves(state)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        put_cubes(state, seat, action.args[0], 1)

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_ARCHER_CUBE, self.left - 1)

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        return why_no_cube(action)

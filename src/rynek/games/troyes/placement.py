"""Initial placement (R3.1-R3.5): one citizen at a time, in snake order."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame
from rynek.core.message import Message, ask, event, why
from rynek.games.troyes.board import EMPTY, GREY, SPACE, SPACES
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import PLACE, PLACES

PLACED: Final = event("placed", "R3.3", seat=SEAT, space=SPACE)
GREY_PLACED: Final = event("grey-placed", "R3.5", space=SPACE, roy=None)
ASK_PLACE: Final = ask("place", "R3.3", left=None)
SPACE_TAKEN: Final = why("space-taken", "R3.3", space=SPACE)


class InitialPlacement(Frame[TroyesState]):
    """The citizen number `placed` of all: to and fro between the first and the last player (R3.4)."""

    __slots__ = ("placed",)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def seat(self, state: TroyesState) -> int:
        """Whose turn it is: odd passes go backwards."""
        count = state.players
        step = self.placed % count
        if self.placed // count % 2:
            step = count - 1 - step
        return (state.start + step) % count

    def actors(self, state: TroyesState) -> tuple[int, ...]:
        seat = self.seat(state)
        return (seat,) if state.supply[seat] else ()

    def run(self, state: TroyesState) -> None:
        """All supplies are empty: the placement is over."""

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        return [PLACES[space] for space in range(SPACES) if state.spaces[space] == EMPTY]

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        state.spaces[action.args[0]] = seat
        state.supply[seat] -= 1
        state.tell(PLACED, seat, action.args[0])
        state.then(self.next())

    def next(self) -> "InitialPlacement":
        """The step after this citizen."""
        return InitialPlacement(self.placed + 1)

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_PLACE, state.supply[seat])

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        if action.verb is not PLACE:
            return None
        return Message(SPACE_TAKEN, action.args[0])


class FillWithGrey(Frame[TroyesState]):
    """Every space still empty gets a grey citizen (R3.5), or one of le Roy (S8); with two players none is empty."""

    __slots__ = ()

    def run(self, state: TroyesState) -> None:
        for space in range(SPACES):
            if state.spaces[space] == EMPTY:
                state.spaces[space] = GREY
                state.tell(GREY_PLACED, space, int(state.is_solo))

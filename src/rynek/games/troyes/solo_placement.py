"""The initial placement of the solo game (S5-S9): le Roy by dice, three at a time, the person two at a time."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Rng
from rynek.core.frame import AnyFrame, Chance
from rynek.core.message import event
from rynek.games.troyes.board import EMPTY, FACE, GREY, RED, SPACE, WHITE, YELLOW
from rynek.games.troyes.le_roy import BEST_PLACES, rank
from rynek.games.troyes.placement import GREY_PLACED, FillWithGrey, InitialPlacement
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import ROLL
from rynek.games.troyes.workforce import roll

ROY_PLACES: Final = event("roy-places", "S6", rest=FACE)

COLOURS: Final = (RED, RED, YELLOW, YELLOW, WHITE, WHITE)
"""The six dice, in the order in which they are written."""
ROY_BATCH: Final = 3
OWN_BATCH: Final = 2


class RoyPlaces(Chance[TroyesState]):
    """Six dice are rolled; the three highest whose buildings have room say where his citizens go (S6-S8)."""

    __slots__ = ()

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return roll(len(COLOURS), rng)

    def accepts(self, state: TroyesState, seat: int, action: Action) -> bool:
        return action.verb is ROLL and len(action.args) == len(COLOURS)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        state.tell(ROY_PLACES, *action.args)
        dice = sorted([(-rank(COLOURS[i], face), COLOURS[i]) for i, face in enumerate(action.args)])
        left = ROY_BATCH
        for _, building in dice:
            space = best_place(state, building)
            if left and space != EMPTY:
                state.spaces[space] = GREY
                state.tell(GREY_PLACED, space, 1)
                left -= 1


def best_place(state: TroyesState, building: int) -> int:
    """The best free space of a building, or EMPTY (S7)."""
    for word in BEST_PLACES[building]:
        space = SPACE.value(word)
        if state.spaces[space] == EMPTY:
            return space
    return EMPTY


class OwnPlaces(InitialPlacement):
    """The person places two citizens on any empty spaces (S9)."""

    __slots__ = ()

    def actors(self, state: TroyesState) -> tuple[int, ...]:
        return super().actors(state) if self.placed < OWN_BATCH else ()

    def next(self) -> InitialPlacement:
        return OwnPlaces(self.placed + 1)


def batches() -> list[AnyFrame]:
    """Le Roy and the person in turns; what is left at the end is filled without a roll (S5, S8)."""
    turn: list[AnyFrame] = [RoyPlaces(), OwnPlaces(0)]
    return [*turn, *turn, *turn, FillWithGrey()]

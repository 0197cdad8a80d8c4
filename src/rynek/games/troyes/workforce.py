"""Assemble the work force (R4.6, R4.7): a die for every citizen in a building."""

from itertools import product
from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly
from rynek.core.domain import SEAT
from rynek.core.frame import Chance
from rynek.core.message import event
from rynek.games.troyes.board import COLOUR, EMPTY, FACE, GREY, SPACES
from rynek.games.troyes.dice import die_number
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import ROLL

ROLLED: Final = event("rolled", "R4.6", seat=SEAT, colour=COLOUR, rest=FACE)
GREY_ROLLED: Final = event("grey-rolled", "R4.7", colour=COLOUR, roy=None, rest=FACE)

MOST_COUNTED: Final = 3


def roll(count: int, rng: Rng) -> Action:
    """A throw of so many dice."""
    return Action(ROLL, *[rng.randrange(FACE.high) + 1 for _ in range(count)])


def throws(count: int) -> Odds | None:
    """The odds of a throw; four dice and more fall in too many ways to list them."""
    if count > MOST_COUNTED:
        return None
    return evenly([Action(ROLL, *faces) for faces in product(range(1, FACE.high + 1), repeat=count)])


class WorkForce(Chance[TroyesState]):
    """One throw for the whole town: the players from the start player on, then grey; red, white, yellow each."""

    __slots__ = ()

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return roll(dice_due(state), rng)

    def odds(self, state: TroyesState) -> Odds | None:
        return throws(dice_due(state))

    def accepts(self, state: TroyesState, seat: int, action: Action) -> bool:
        return action.verb is ROLL and len(action.args) == dice_due(state)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        used = 0
        for owner in [*state.from_start(), GREY]:
            for colour in range(3):
                count = state.standing(owner, colour)
                if count:
                    lay_dice(state, owner, colour, list(action.args[used : used + count]))
                    used += count


def dice_due(state: TroyesState) -> int:
    """A die for every citizen, grey ones included, who stands in a building."""
    return SPACES - state.spaces.count(EMPTY)


def lay_dice(state: TroyesState, owner: int, colour: int, faces: list[int]) -> None:
    """Put dice of a colour into a district."""
    for face in faces:
        state.dice[die_number(owner, colour, face)] += 1
    if state.events is not None:  # only a log wants them sorted
        tell_dice(state, owner, colour, faces)


def tell_dice(state: TroyesState, owner: int, colour: int, faces: list[int]) -> None:
    """Tell what was rolled, the low dice first."""
    if owner == GREY:
        state.tell(GREY_ROLLED, colour, int(state.is_solo), *sorted(faces))
    else:
        state.tell(ROLLED, owner, colour, *sorted(faces))

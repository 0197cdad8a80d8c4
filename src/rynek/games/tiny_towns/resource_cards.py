"""Resource cards (R12.2 to R12.5, R13.3, R13.4): the deck of the Town Hall and of the solo game.

The order of the deck is unknown to everybody, so cards are drawn from what is left. In Town Hall the five cards
discarded unseen are as good as the last five of the pile. In solo the order of the cards put under the pile is known.
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, by_weight, pick
from rynek.core.domain import Numbers
from rynek.core.frame import Chance, Frame
from rynek.core.message import event
from rynek.games.tiny_towns.components import CARDS_PER_RESOURCE, RESOURCE, RESOURCE_CARDS, RESOURCES
from rynek.games.tiny_towns.state import SOLO, TinyTownsState
from rynek.games.tiny_towns.verbs import TURN

CARDS_PER_PILE: Final = 10
"""R12.2: how many cards of a Town Hall pile are turned up before it is shuffled anew."""
ROW: Final = 3
"""R13.3: how many cards lie open in solo."""
PILE_UNDER: Final = RESOURCE_CARDS - ROW
"""How many cards are in the pile in solo when its whole order is known."""
PLACE_IN_ROW: Final = Numbers("place", 0, ROW - 1)
"""Counted from the left."""

CARD_TURNED: Final = event("card-turned", "R12.3", resource=RESOURCE)
CARD_JOINED: Final = event("card-joined", "R13.4", resource=RESOURCE)
PILE_SHUFFLED: Final = event("pile-shuffled", "R12.5")


def cards_left(state: TinyTownsState) -> list[int]:
    """How many cards of each resource the next card may be drawn from."""
    if state.mode == SOLO:
        seen = state.row + state.under
        return [CARDS_PER_RESOURCE - seen.count(resource) for resource in range(RESOURCES)]
    return [CARDS_PER_RESOURCE - count for count in state.turned]


class TurnUp(Chance[TinyTownsState]):
    """The next card of the pile is turned up."""

    __slots__ = ()

    def odds(self, state: TinyTownsState) -> Odds:
        return by_weight(TURN, cards_left(state))

    def sample(self, state: TinyTownsState, rng: Rng) -> Action:
        return Action(TURN, pick(cards_left(state), rng))

    def answer(self, state: TinyTownsState, seat: int, action: Action) -> None:
        resource = action.args[0]
        if state.mode == SOLO:
            join_row(state, len(state.row), resource)
            return
        turned = list(state.turned)
        turned[resource] += 1
        state.turned = tuple(turned)
        state.named = resource
        state.tell(CARD_TURNED, resource)


class TakePlace(TurnUp):
    """R13.4: in solo the card turned up lies where the chosen one lay."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def answer(self, state: TinyTownsState, seat: int, action: Action) -> None:
        join_row(state, self.place, action.args[0])


def join_row(state: TinyTownsState, place: int, resource: int) -> None:
    """A card joins those that lie open in solo."""
    state.row = (*state.row[:place], resource, *state.row[place:])
    state.tell(CARD_JOINED, resource)


class Shuffle(Frame[TinyTownsState]):
    """R12.5: an empty Town Hall pile is made anew of all fifteen cards."""

    __slots__ = ()

    def run(self, state: TinyTownsState) -> None:
        if sum(state.turned) == CARDS_PER_PILE:
            state.turned = (0,) * RESOURCES
            state.tell(PILE_SHUFFLED)


class PutUnder(Frame[TinyTownsState]):
    """R13.4: the chosen card goes under the pile, and the top card takes its place."""

    __slots__ = ()

    def run(self, state: TinyTownsState) -> None:
        place = state.row.index(state.named)
        state.row = (*state.row[:place], *state.row[place + 1 :])
        state.under = (*state.under, state.named)
        if len(state.under) <= PILE_UNDER:
            state.then(TakePlace(place))
            return
        # The whole pile has gone round: its order is known.
        join_row(state, place, state.under[0])
        state.under = state.under[1:]

"""Genoa as a game: what the layers above ask of its rules."""

from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import Rng
from rynek.core.domain import Domain
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Event, Message, Points
from rynek.games.genoa.bargain import Decide, Depart, Floor, Join
from rynek.games.genoa.cards import CARD, cards_in
from rynek.games.genoa.check import check
from rynek.games.genoa.earnings import earned
from rynek.games.genoa.forced_sale import Bidding, Sale
from rynek.games.genoa.frames import FRAMES
from rynek.games.genoa.guess import guess_of
from rynek.games.genoa.menu import menu_values
from rynek.games.genoa.messages import DELIVER, deliver, deliveries, delivery_fault
from rynek.games.genoa.notation import in_order
from rynek.games.genoa.offer import HERE
from rynek.games.genoa.ownership import TOUCH_ONE, Acquire
from rynek.games.genoa.position import FIELDS, with_said
from rynek.games.genoa.scoring import breakdown, ranking, score
from rynek.games.genoa.setup import OPTIONS, set_up
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.table_talk import bidders
from rynek.games.genoa.turns import EndTurn, LastCall, Turn
from rynek.games.genoa.validity import ONLY_DUCATS, PAYS_NOTHING
from rynek.games.genoa.verbs import VERBS
from rynek.games.genoa.view import view_of
from rynek.games.genoa.view_types import GenoaView


class GenoaGame(Game[GenoaState]):
    """The rules as one object."""

    def __init__(self) -> None:
        super().__init__(
            "genoa",
            (2, 5),
            (*VERBS, DELIVER),
            FRAMES,
            OPTIONS,
            version=2,
            most_decisions=20_000,
            fields=FIELDS,
            minutes=(90, 120),
            weight=2.8,
            about_form=(ONLY_DUCATS, PAYS_NOTHING, TOUCH_ONE),
        )

    def from_words(self, words: list[str]) -> Action:
        """As in every game, but in any order where the meaning is clear."""
        return super().from_words(in_order(self.verbs, words))

    def menu(self, players: int) -> dict[str, list[list[int]]]:
        return menu_values(players)

    def setup(self, players: int, options: dict[str, Any]) -> GenoaState:
        return set_up(players, options)

    def blank(self, players: int, options: dict[str, Any]) -> GenoaState:
        return GenoaState(players, options)

    def load(self, data: Any) -> GenoaState:
        """As in every game; positions in which the step Floor still holds what has been said are read too."""
        return super().load(with_said(data))

    def first_steps(self, state: GenoaState) -> list[AnyFrame]:
        """A position without steps: the Trader's turn begins, or, with a tower on the board, the floor is open.

        Offers and deals that are given lie on the table in the step they belong to.
        """
        trader = state.trader
        if state.tower < 0:
            return [Turn(trader)]
        around = [trader, *state.others]
        rest: list[AnyFrame] = [Acquire(seat) for seat in around]
        rest += [*[LastCall(seat) for seat in around], EndTurn()]
        if any(offer.deal == HERE for offer in state.offers):
            return [Bidding(bidders(state), 0), Sale(trader, 0), Depart(), *rest]
        if state.deals:
            return [Join(trader), *rest]
        return [Floor(state.buyers, 1), Decide(trader, 1, 0), *rest] if state.offers else [Depart(), *rest]

    def check(self, state: GenoaState) -> None:
        check(state)

    def view(self, state: GenoaState, seat: int | None) -> GenoaView:
        return view_of(state, seat)

    def guess(self, state: GenoaState, seat: int | None, rng: Rng) -> GenoaState:
        return guess_of(state, seat, rng)

    def face_down(self, state: GenoaState) -> list[tuple[Domain, int]]:
        return [(CARD, card) for hand in state.hands for card in cards_in(hand)]

    def free_acts(self, state: GenoaState, seat: int) -> list[Action]:
        return deliveries(state, seat)

    def do_free(self, state: GenoaState, seat: int, action: Action) -> None:
        deliver(state, seat, action.args[0])

    def why_not_free(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        return delivery_fault(state, seat, action.args[0])

    def scores(self, state: GenoaState) -> list[int]:
        return [score(state, seat) for seat in range(state.players)]

    def ranking(self, state: GenoaState) -> list[list[int]]:
        return ranking(state)

    def breakdown(self, state: GenoaState, seat: int) -> list[Points]:
        return breakdown(state, seat)

    def earned(self, state: GenoaState, seat: int, told: list[Event]) -> list[Points]:
        return earned(state, seat, told)


GAME: Final = GenoaGame()

"""The main effects of the buildings (R10)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import CHANCE, Odds, Rng, evenly
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, OneSeat
from rynek.core.message import Message, ask, event
from rynek.games.genoa.assets import LATER_PILE, counts_of
from rynek.games.genoa.cards import CARD, CARD_COUNT, LARGE_ORDER, PILE, PILE_COUNT, cards_in
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deferred import STILL_OWES, Promise, will_pay
from rynek.games.genoa.goods import GOOD, TOKEN
from rynek.games.genoa.orders import ORDER_ACTIONS, deliver_large, fillable, order_fault, order_keeps_promise
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.verbs import CONTRACT_VERB, DO_CONTRACT, DRAW, ORDER
from rynek.games.genoa.yields import YIELDS

DREW: Final = event("drew", "R11.1", seat=SEAT, card=CARD)
DREW_UNSEEN: Final = event("drew-unseen", "R11.1", seat=SEAT, pile=PILE)
TOOK_GOOD: Final = event("took-good", "R10.6", seat=SEAT, good=GOOD)
TOOK_TOKEN: Final = event("took-token", "R10.5", seat=SEAT, token=TOKEN)
TOOK_MARKERS: Final = event("took-markers", "R10.4", seat=SEAT, count=None)
TOOK_NOTHING: Final = event("took-nothing", "R10.10", seat=SEAT, space=SPACE)
ASK_VILLA: Final = ask("villa", "R10.7", space=SPACE)

DRAW_ACTIONS: Final = [Action(DRAW, card) for card in range(CARD_COUNT)]


def main_effect(state: GenoaState, seat: int, space: int, promised: int = 0) -> None:
    """Give a seat what a building gives, as far as the supply allows (R10.10). `promised` drawn cards are set aside."""
    given = YIELDS[space]
    got = False
    for good in given.goods:
        if state.good_supply[good]:
            state.gain_good(seat, good)
            state.tell(TOOK_GOOD, seat, good)
            got = True
    if given.token >= 0 and state.token_supply[given.token]:
        state.gain_token(seat, given.token)
        state.tell(TOOK_TOKEN, seat, given.token)
        got = True
    markers = min(given.markers, state.markers_left(seat)) if given.markers else 0
    if markers:
        state.markers[seat] += markers
        state.tell(TOOK_MARKERS, seat, markers)
        got = True
    if given.pile >= 0 and state.deck[given.pile]:
        state.then(Draw(seat, given.pile, given.cards, promised))
        got = True
    if not got:
        state.tell(TOOK_NOTHING, seat, space)


def promised_cards(state: GenoaState, seat: int) -> int:
    """How many of the cards to be drawn in an action are promised to the Trader."""
    deal = state.deal_of(seat)
    return 0 if deal is None else sum(counts_of(deal.due, LATER_PILE, PILE_COUNT))


class Draw(Chance[GenoaState]):
    """Draw cards from the top of a pile, one after another."""

    __slots__ = ("count", "pile", "promised", "seat")

    def __init__(self, seat: int, pile: int, count: int, promised: int) -> None:
        self.seat = seat
        self.pile = pile
        self.count = count
        self.promised = promised

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return (CHANCE,) if self.count and state.deck[self.pile] else ()

    def run(self, state: GenoaState) -> None:
        """Nothing is left to draw (Q31)."""

    def odds(self, state: GenoaState) -> Odds:
        return evenly([DRAW_ACTIONS[card] for card in cards_in(state.deck[self.pile])])

    def sample(self, state: GenoaState, rng: Rng) -> Action:
        cards = cards_in(state.deck[self.pile])
        return DRAW_ACTIONS[cards[rng.randrange(len(cards))]]

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        card = action.args[0]
        state.gain_card(self.seat, card)
        if self.promised:
            state.reserved |= 1 << card
        state.tell_seat(self.seat, DREW, self.seat, card)
        state.tell_others(self.seat, DREW_UNSEEN, self.seat, self.pile)
        if self.count > 1:
            state.then(Draw(self.seat, self.pile, self.count - 1, max(0, self.promised - 1)))


class Villa(OneSeat[GenoaState]):
    """A villa used through a Building Use token: draw a Contract or deliver a Large Order (R10.7, Q10).

    `done` says whether the main effect of the action window that the token is played in is behind the player, `orders`
    how many orders that window's own action has delivered; this one is not its action (Q9).
    """

    __slots__ = ("done", "orders", "space")

    def __init__(self, seat: int, space: int, done: bool, orders: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.done = done
        self.orders = orders

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        cards = fillable(state, seat, LARGE_ORDER, self.space)
        deal = state.deal_of(seat)
        if deal is None or not deal.due:
            return [DO_CONTRACT, *[ORDER_ACTIONS[card] for card in cards]]
        promise = Promise(deal.due, self.done, self.orders)
        kept = self.kept(state, seat, promise) or self.kept(state, seat, promise.helped())
        return kept or [DO_CONTRACT]

    def kept(self, state: GenoaState, seat: int, promise: Promise) -> list[Action]:
        """The choices that leave what the player has promised to the Trader, and will still get (R7.15)."""
        cards = fillable(state, seat, LARGE_ORDER, self.space)
        found = [ORDER_ACTIONS[card] for card in cards if order_keeps_promise(state, seat, card, promise)]
        return [DO_CONTRACT, *found] if will_pay(state, seat, promise) else found

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if action.verb is ORDER:
            deliver_large(state, seat, action.args[0], self.done, self.orders)
        else:
            main_effect(state, seat, self.space)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_VILLA, self.space)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        if action.verb is ORDER:
            return order_fault(state, seat, action.args[0], LARGE_ORDER, self.space) or Message(STILL_OWES)
        return Message(STILL_OWES) if action.verb is CONTRACT_VERB else None

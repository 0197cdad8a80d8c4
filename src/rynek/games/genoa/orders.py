"""Orders: Small Orders inside an action window, Large Orders as the effect of a villa (R11.3 to R11.5)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.cards import CARD, CARD_COUNT, CARDS, IN_PILE, PILE_OF, SMALL_ORDER, cards_in, naming
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deferred import STILL_OWES, Promise, will_pay
from rynek.games.genoa.goods import GOOD, LARGE_ORDER_PAY, SMALL_ORDER_PAY, TOKEN, TOKEN_COUNT
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.verbs import FILL, ORDER, REWARD

SMALL_FILLED: Final = event("small-filled", "R11.5", seat=SEAT, card=CARD, good=GOOD, pay=None)
LARGE_DELIVERED: Final = event("large-delivered", "R11.3", seat=SEAT, card=CARD, pay=None)
REWARDED: Final = event("rewarded", "R11.3", seat=SEAT, token=TOKEN)
ASK_REWARD: Final = ask("reward", "R11.3")
OTHER_BUILDING: Final = why("other-building", "R11.5", card=CARD, space=SPACE)
OTHER_VILLA: Final = why("other-villa", "R11.3", card=CARD, space=SPACE)
NOT_IN_HAND: Final = why("not-in-hand", "R11.1", card=CARD)
GOOD_LACKS: Final = why("good-lacks", "R11.4", card=CARD, good=GOOD)
GOODS_LACK: Final = why("goods-lack", "R11.3", card=CARD, good=GOOD)
NOT_AN_ORDER: Final = why("not-an-order", "R11.3", card=CARD)
ONE_ORDER: Final = why("one-order", "R11.5")

FILL_ACTIONS: Final = [Action(FILL, card) for card in range(CARD_COUNT)]
ORDER_ACTIONS: Final = [Action(ORDER, card) for card in range(CARD_COUNT)]
REWARD_ACTIONS: Final = [Action(REWARD, token) for token in range(TOKEN_COUNT)]


def has_goods(state: GenoaState, seat: int, card: int) -> bool:
    """Whether a seat has the goods an order asks for (they are always different ones)."""
    return all(state.good(seat, good) > 0 for good in CARDS[card].goods)


def fillable(state: GenoaState, seat: int, pile: int, space: int) -> list[int]:
    """The orders of a pile in a hand that name the building and whose goods are there."""
    held = state.hands[seat] & naming(pile, space) & ~state.reserved
    return [card for card in cards_in(held) if has_goods(state, seat, card)] if held else []


def may_hold(state: GenoaState, seat: int, pile: int, space: int) -> bool:
    """Whether, as far as all can see, a seat might hold an order of a pile that it can fill here."""
    if not state.hands[seat] & IN_PILE[pile]:
        return False
    return any(has_goods(state, seat, card) for card in cards_in(naming(pile, space)))


def spend_goods(state: GenoaState, seat: int, card: int) -> None:
    """Return the goods of an order to the supply and the card to its pile."""
    for good in CARDS[card].goods:
        state.return_good(seat, good)
    state.return_card(seat, card)
    state.reveal()


def fill(state: GenoaState, seat: int, card: int) -> None:
    """Fill a Small Order: one good, 40 ducats."""
    spend_goods(state, seat, card)
    state.money[seat] += SMALL_ORDER_PAY
    state.tell(SMALL_FILLED, seat, card, CARDS[card].goods[0], SMALL_ORDER_PAY)


def deliver_large(state: GenoaState, seat: int, card: int, done: bool, orders: int) -> None:
    """Deliver a Large Order: three goods, 100 ducats and a special token of one's choice.

    `done` says whether with this the main effect of the action window is behind the seat, `orders` how many orders its
    action has delivered.
    """
    spend_goods(state, seat, card)
    state.money[seat] += LARGE_ORDER_PAY
    state.tell(LARGE_DELIVERED, seat, card, LARGE_ORDER_PAY)
    if any(state.token_supply):
        state.then(Reward(seat, done, orders))


def order_fault(state: GenoaState, seat: int, card: int, pile: int, space: int) -> Message | None:
    """Why an order cannot be filled here; None when it can."""
    if PILE_OF[card] != pile:
        return Message(NOT_AN_ORDER, card)
    if not state.hands[seat] >> card & 1 or state.reserved >> card & 1:
        return Message(NOT_IN_HAND, card)
    if space not in CARDS[card].buildings:
        return Message(OTHER_BUILDING if pile == SMALL_ORDER else OTHER_VILLA, card, CARDS[card].buildings[0])
    lacking = [good for good in CARDS[card].goods if state.good(seat, good) == 0]
    return Message(GOOD_LACKS if pile == SMALL_ORDER else GOODS_LACK, card, lacking[0]) if lacking else None


def order_keeps_promise(state: GenoaState, seat: int, card: int, promise: Promise) -> bool:
    """Whether a Large Order leaves what the player has promised to the Trader, its token apart (R7.15)."""
    after = state.copy()
    deliver_large(after, seat, card, promise.done, promise.orders)
    return will_pay(after, seat, promise)


def rewards_keeping(state: GenoaState, seat: int, promise: Promise) -> list[int]:
    """The tokens in the supply with which the player can hand over all that he owes."""
    found: list[int] = []
    for token in range(TOKEN_COUNT):
        if state.token_supply[token]:
            after = state.copy()
            after.gain_token(seat, token)
            if will_pay(after, seat, promise):
                found.append(token)
    return found


class Reward(OneSeat[GenoaState]):
    """Choose the special token of a Large Order among those in the supply (Q38).

    One that was promised to the Trader must be taken, unless the main effect of the action is still to come (`done`
    says that it is not) and will give it, or the player has one already (R7.15). `orders` have been delivered by the
    action itself.
    """

    __slots__ = ("done", "orders")

    def __init__(self, seat: int, done: bool, orders: int = 0) -> None:
        super().__init__(seat)
        self.done = done
        self.orders = orders

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        found = [token for token in range(TOKEN_COUNT) if state.token_supply[token]]
        deal = state.deal_of(seat)
        if deal is not None and deal.due:
            promise = Promise(deal.due, self.done, self.orders)
            kept = rewards_keeping(state, seat, promise) or rewards_keeping(state, seat, promise.helped())
            found = kept or found
        return [REWARD_ACTIONS[token] for token in found]

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        state.gain_token(seat, action.args[0])
        state.tell(REWARDED, seat, action.args[0])

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_REWARD)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        return Message(STILL_OWES) if action.verb is REWARD and state.token_supply[action.args[0]] else None

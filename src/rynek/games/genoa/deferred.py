"""Deferred items: payment out of what the deal itself brings (R7.14, R7.15, Q20).

Everything here looks at the buyer's hand and purse on behalf of the rules; what it answers shows no card. A promise is
certain when a plan for the action window keeps it: the main effect, one order, tokens (`purse.py`). In the window a
choice is allowed as long as there still is such a plan, so what the plan needs is earmarked.
"""

from itertools import combinations
from typing import Final

from rynek.core.message import why
from rynek.games.genoa.assets import (
    FIRST_DUCATS,
    FIRST_LATER,
    LATER_MARKER,
    LATER_PILE,
    LATER_TOKEN,
    Bundle,
    counts_of,
    is_ducats,
    later_ducats_in,
)
from rynek.games.genoa.cards import CARDS, LARGE_ORDER, MESSAGE, PILE_COUNT, SMALL_ORDER, TARGETS, cards_in, naming
from rynek.games.genoa.goods import (
    BUILDING_USE,
    EXTRA_ACTION,
    GOOD_COUNT,
    LARGE_ORDER_PAY,
    MESSAGE_PAY,
    ORDERS_AN_ACTION,
    SMALL_ORDER_PAY,
    TOKEN_COUNT,
)
from rynek.games.genoa.purse import NO_GOODS, Purse
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.yields import certain, is_villa

STILL_OWES: Final = why("still-owes", "R7.15")


class Debt:
    """What must come out of an action: fresh goods, goods that stock may serve as well, and ducats to be earned."""

    __slots__ = ("ducats", "fresh", "wanted")

    def __init__(self, fresh: list[int], wanted: list[int], ducats: int) -> None:
        self.fresh = fresh
        self.wanted = wanted
        self.ducats = ducats


# before the deal is made


def is_sure(state: GenoaState, seat: int, space: int, pays: Bundle, gets: Bundle, *, acts: bool) -> bool:
    """Whether a buyer is certain to get every deferred item of a bundle through the deal (R7.14, Q20)."""
    purse = Purse(state, seat, swaps=True)
    purse.pay(pays)
    purse.take(gets)
    ducats = later_ducats_in(pays) - purse.messages(state.visited, space)
    if not acts:
        return ducats <= 0 and not any(FIRST_LATER <= item < FIRST_DUCATS for item in pays)
    if state.standard_left(seat) <= 0:
        purse.tokens[EXTRA_ACTION] -= 1
    return by_order(purse, space, pays, ducats) or by_work(state, purse, space, pays, ducats)


def may_be_sure(state: GenoaState, seat: int, space: int, pays: Bundle, gets: Bundle, *, acts: bool) -> bool:
    """Whether, as far as all can see, the deal can bring the buyer every deferred item; ducats are not looked at."""
    items = tuple([item for item in pays if FIRST_LATER <= item < FIRST_DUCATS])
    if not items or not acts:
        return not items
    purse = Purse(state, seat, swaps=True)
    purse.pay(pays)
    purse.take(gets)
    if by_work(state, purse, space, items, 0):
        return True
    reward = items[0] - LATER_TOKEN
    return is_villa(space) and len(items) == 1 and 0 <= reward < TOKEN_COUNT and state.token_supply[reward] > 0


# in the action window


class Promise:
    """What a seat owes out of its action, and how far the action has come.

    `done` says whether the main effect is behind it, `orders` how many orders the action has delivered. `swaps` says
    whether Trade 1:1 and Building Use tokens have to help: where the promise can be kept without them, they are not
    bound by it, and nothing else is given up for what they might bring back.
    """

    __slots__ = ("done", "due", "orders", "swaps")

    def __init__(self, due: Bundle, done: bool, orders: int, *, swaps: bool = False) -> None:
        self.due = due
        self.done = done
        self.orders = orders
        self.swaps = swaps

    def after(self, *, done: bool, orders: int) -> "Promise":
        """The same promise when the action has gone on."""
        return Promise(self.due, done, orders, swaps=self.swaps)

    def helped(self) -> "Promise":
        """The same promise with the help of all tokens."""
        return Promise(self.due, self.done, self.orders, swaps=True)


def will_pay(state: GenoaState, seat: int, promise: Promise) -> bool:
    """Whether a buyer in his action window can still be sure to hand over all that he owes (R7.15).

    Before the main effect, what it gives for certain counts as well.
    """
    space, due = state.tower, promise.due
    if promise.done:
        return with_stock(state, Purse(state, seat, swaps=promise.swaps), promise)
    promised = needs_large_order(state, space, due)
    if is_villa(space) and promise.orders < ORDERS_AN_ACTION:
        purse = Purse(state, seat, swaps=promise.swaps)
        ready = purse.messages(state.visited, space) + (0 if promised else state.money[seat])
        if by_order(purse, space, due, later_ducats_in(due) - ready, stock=not promised):
            return True
    return will_pay_by_work(state, seat, promise)


def will_pay_by_work(state: GenoaState, seat: int, promise: Promise) -> bool:
    """The same when the main effect is what the building gives, at a villa a Contract.

    Where a Large Order was promised, neither stock nor money stands in for what was to be earned.
    """
    space, due = state.tower, promise.due
    purse = Purse(state, seat, swaps=promise.swaps)
    if needs_large_order(state, space, due):
        ducats = later_ducats_in(due) - purse.messages(state.visited, space)
        return by_work(state, purse, space, due, ducats)
    purse.gain(certain(state, seat, space))
    return with_stock(state, purse, promise)


def needs_large_order(state: GenoaState, space: int, due: Bundle) -> bool:
    """Whether a promise is about what only orders bring at a villa: a token, more than Messages pay (Q20)."""
    if not is_villa(space) or any(counts_of(due, LATER_PILE, PILE_COUNT)):
        return False
    visited = state.visited | 1 << space
    complete = [card for card in cards_in(naming(MESSAGE, space)) if TARGETS[card] & visited == TARGETS[card]]
    return any(counts_of(due, LATER_TOKEN, TOKEN_COUNT)) or later_ducats_in(due) > MESSAGE_PAY * len(complete)


def can_pay(state: GenoaState, seat: int, due: Bundle) -> bool:
    """Whether a buyer can hand over all that he owes, now."""
    if not due:
        return True
    goods = counts_of(due, FIRST_LATER, GOOD_COUNT)
    tokens = counts_of(due, LATER_TOKEN, TOKEN_COUNT)
    return (
        state.money[seat] >= later_ducats_in(due)
        and all(state.good(seat, good) >= goods[good] for good in range(GOOD_COUNT))
        and all(state.token(seat, token) >= tokens[token] for token in range(TOKEN_COUNT))
        and state.markers[seat] >= due.count(LATER_MARKER)
        and state.reserved.bit_count() >= sum(counts_of(due, LATER_PILE, PILE_COUNT))
    )


# plans


def by_order(purse: Purse, space: int, due: Bundle, ducats: int, *, stock: bool = False) -> bool:
    """Whether a Large Order delivered at a villa as its main effect keeps a promise.

    One token may be its reward. `stock` says whether goods and tokens already there may be handed over.
    """
    if not is_villa(space) or any(LATER_MARKER <= item < FIRST_DUCATS for item in due):
        return False
    goods, tokens = counts_of(due, FIRST_LATER, GOOD_COUNT), counts_of(due, LATER_TOKEN, TOKEN_COUNT)
    lacking = [max(0, tokens[t] - (purse.tokens[t] if stock else 0)) for t in range(TOKEN_COUNT)]
    if sum(lacking) > 1 or any(lacking[t] > purse.token_supply[t] for t in range(TOKEN_COUNT)):
        return False
    fresh, wanted = (NO_GOODS, goods) if stock else (goods, NO_GOODS)
    debt = Debt(fresh, wanted, ducats - LARGE_ORDER_PAY)
    return any(_delivers(purse, debt, (card,), 0) for card in cards_in(purse.hand & naming(LARGE_ORDER, space)))


def by_work(state: GenoaState, purse: Purse, space: int, due: Bundle, ducats: int) -> bool:
    """Whether the work of a building, tokens and orders bring all that is promised, stock apart."""
    left = certain(state, purse.seat, space)
    fresh = [0] * GOOD_COUNT
    for item in due:
        if item < FIRST_LATER or is_ducats(item):
            continue
        if item in left:
            left.remove(item)
        elif item < LATER_TOKEN:
            fresh[item - FIRST_LATER] += 1
        else:
            return False
    for good in range(GOOD_COUNT):
        purse.supply[good] -= max(0, due.count(FIRST_LATER + good) - fresh[good])
    purse.gain(left)
    return earns(purse, space, Debt(fresh, NO_GOODS, ducats), ORDERS_AN_ACTION)


def with_stock(state: GenoaState, purse: Purse, promise: Promise) -> bool:
    """Whether stock, money, Messages, tokens and an order are enough for all that is owed."""
    due = promise.due
    for token, count in enumerate(counts_of(due, LATER_TOKEN, TOKEN_COUNT)):
        purse.tokens[token] -= count
    purse.markers -= due.count(LATER_MARKER)
    if purse.markers < 0 or min(purse.tokens) < 0:
        return False
    ready = state.money[purse.seat] + purse.messages(state.visited, state.tower)
    debt = Debt(NO_GOODS, counts_of(due, FIRST_LATER, GOOD_COUNT), later_ducats_in(due) - ready)
    return earns(purse, state.tower, debt, ORDERS_AN_ACTION - promise.orders)


def earns(purse: Purse, space: int, debt: Debt, orders: int) -> bool:
    """Whether goods can be had and ducats earned: by one Small Order here, by Large Orders through Building Use."""
    if debt.ducats <= 0:
        return purse.covers(debt.fresh, debt.wanted, 0, 0)
    small = cards_in(purse.hand & naming(SMALL_ORDER, space)) if orders > 0 else []
    return _delivers(purse, debt, (), 0) or any(_delivers(purse, debt, (card,), SMALL_ORDER_PAY) for card in small)


def _delivers(purse: Purse, debt: Debt, here: tuple[int, ...], pay: int) -> bool:
    """Whether these orders here, and as many Large Orders at villas of one's own as are needed, pay the debt."""
    needed = -(-max(0, debt.ducats - pay) // LARGE_ORDER_PAY)
    elsewhere = own_orders(purse) if 0 < needed <= min(purse.use, purse.tokens[BUILDING_USE]) else []
    return any(_filled(purse, debt, here + more, needed) for more in combinations(elsewhere, needed))


def own_orders(purse: Purse) -> list[int]:
    """The Large Orders in hand for villas that the buyer owns."""
    named = 0
    for space in purse.owned:
        named |= naming(LARGE_ORDER, space)
    return cards_in(purse.hand & named)


def _filled(purse: Purse, debt: Debt, cards: tuple[int, ...], uses: int) -> bool:
    wanted = debt.wanted[:]
    for card in cards:
        for good in CARDS[card].goods:
            wanted[good] += 1
    return len(set(cards)) == len(cards) and purse.covers(debt.fresh, wanted, len(cards), uses)

"""Deferred items: payment out of what the deal itself brings (R7.14, R7.15, Q20).

Everything here looks at the buyer's hand and purse on behalf of the rules; what it answers shows no card.
"""

from typing import TYPE_CHECKING, Final

from rynek.core.message import why
from rynek.games.genoa.assets import (
    FIRST_CARD,
    FIRST_DUCATS,
    FIRST_LATER,
    FIRST_TOKEN,
    LATER_MARKER,
    LATER_PILE,
    LATER_TOKEN,
    Bundle,
    counts_of,
    is_card,
    is_ducats,
    later_ducats_in,
)
from rynek.games.genoa.cards import (
    CARDS,
    CONTRACT,
    IN_PILE,
    LARGE_ORDER,
    MESSAGE,
    PILE_COUNT,
    SMALL_ORDER,
    TARGETS,
    cards_in,
    naming,
)
from rynek.games.genoa.goods import (
    ANY_GOOD,
    GOOD_COUNT,
    LARGE_ORDER_PAY,
    MESSAGE_PAY,
    SMALL_ORDER_PAY,
    TOKEN_COUNT,
)
from rynek.games.genoa.yields import certain, is_villa

if TYPE_CHECKING:
    from rynek.games.genoa.state import GenoaState

STILL_OWES: Final = why("still-owes", "R7.15")


class Purse:
    """What a buyer can count on at a space: goods, Any Good tokens and cards, after all that he pays at once."""

    __slots__ = ("any_goods", "goods", "hand", "seat", "space", "supply")

    def __init__(self, state: "GenoaState", seat: int, space: int) -> None:
        self.seat = seat
        self.space = space
        self.goods: list[int] = state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
        self.any_goods = state.token(seat, ANY_GOOD)
        self.hand = state.hands[seat] & ~state.reserved
        self.supply: list[int] = state.good_supply[:]

    def pay(self, bundle: Bundle) -> None:
        """Take out what is paid at once."""
        for good, count in enumerate(counts_of(bundle, 0, GOOD_COUNT)):
            self.goods[good] -= count
        self.any_goods -= counts_of(bundle, FIRST_TOKEN, TOKEN_COUNT)[ANY_GOOD]
        for item in bundle:
            if is_card(item):
                self.hand &= ~(1 << (item - FIRST_CARD))

    def take(self, bundle: Bundle) -> None:
        """Add what the Trader gives in the deal."""
        for good, count in enumerate(counts_of(bundle, 0, GOOD_COUNT)):
            self.goods[good] += count
        self.any_goods += counts_of(bundle, FIRST_TOKEN, TOKEN_COUNT)[ANY_GOOD]
        for item in bundle:
            if is_card(item):
                self.hand |= 1 << (item - FIRST_CARD)

    def spend(self, wanted: tuple[int, ...]) -> bool:
        """Use up goods for an order, Any Good tokens standing in for missing ones; False when it cannot be done."""
        missing = [good for good in wanted if self.goods[good] <= 0]
        if len(missing) > self.any_goods or any(self.supply[good] <= 0 for good in missing):
            return False
        self.any_goods -= len(missing)
        for good in wanted:
            if good in missing:
                self.supply[good] -= 1
            else:
                self.goods[good] -= 1
        return True

    def small_orders(self) -> int:
        """The ducats of Small Orders that can be filled at the space."""
        cards = cards_in(self.hand & naming(SMALL_ORDER, self.space))
        return sum(SMALL_ORDER_PAY for card in cards if self.spend(CARDS[card].goods))

    def has_large_order(self) -> bool:
        """Whether a Large Order can be delivered at the space."""
        return any(self.spend(CARDS[card].goods) for card in cards_in(self.hand & naming(LARGE_ORDER, self.space)))

    def messages(self, visited: int) -> int:
        """The ducats of Messages for the space that are complete once the tower is there."""
        there = visited | 1 << self.space
        held = cards_in(self.hand & IN_PILE[MESSAGE] & naming(MESSAGE, self.space))
        return sum(MESSAGE_PAY for card in held if TARGETS[card] & there == TARGETS[card])


def is_sure(state: "GenoaState", seat: int, space: int, pays: Bundle, gets: Bundle, *, acts: bool) -> bool:
    """Whether a buyer is certain to get every deferred item of a bundle through the deal (R7.14, Q20)."""
    purse = Purse(state, seat, space)
    purse.pay(pays)
    purse.take(gets)
    if not acts:
        return not any(FIRST_LATER <= item < LATER_PILE + PILE_COUNT for item in pays) and (
            later_ducats_in(pays) <= purse.messages(state.visited)
        )
    return _action_gives(state, purse, pays)


def _action_gives(state: "GenoaState", purse: Purse, pays: Bundle) -> bool:
    """The same for a deal with the right to act. At a villa the promise decides between Contract and Large Order."""
    owed = later_ducats_in(pays)
    ready = purse.messages(state.visited)
    tokens = counts_of(pays, LATER_TOKEN, TOKEN_COUNT)
    if is_villa(purse.space) and not any(counts_of(pays, LATER_PILE, PILE_COUNT)):
        kinds = [token for token in range(TOKEN_COUNT) if tokens[token]]
        reward_fits = sum(tokens) <= 1 and all(state.token_supply[kind] for kind in kinds)
        others = [i for i in pays if FIRST_LATER <= i < LATER_PILE and not LATER_TOKEN <= i < LATER_MARKER]
        if (kinds or owed > ready) and reward_fits and not others and purse.has_large_order():
            return owed <= ready + LARGE_ORDER_PAY
    if not _yields_cover(certain(state, purse.seat, purse.space), pays):
        return False
    for item in certain(state, purse.seat, purse.space):
        if FIRST_LATER <= item < LATER_TOKEN and item not in pays:
            purse.goods[item - FIRST_LATER] += 1
        elif item == LATER_TOKEN + ANY_GOOD and item not in pays:
            purse.any_goods += 1
    return owed <= ready + purse.small_orders()


def _yields_cover(given: list[int], pays: Bundle) -> bool:
    """Whether every deferred item, ducats apart, is among what the action gives."""
    left = list(given)
    for item in pays:
        if item >= FIRST_LATER and not is_ducats(item):
            if item not in left:
                return False
            left.remove(item)
    return True


def may_be_sure(state: "GenoaState", seat: int, space: int, pays: Bundle, *, acts: bool) -> bool:
    """Whether, as far as all can see, the deal can bring the buyer every deferred item; ducats are not looked at."""
    items = [item for item in pays if FIRST_LATER <= item < FIRST_DUCATS]
    if not items:
        return True
    if not acts or _yields_cover(certain(state, seat, space), pays):
        return acts
    reward = items[0] - LATER_TOKEN
    return is_villa(space) and len(items) == 1 and 0 <= reward < TOKEN_COUNT and state.token_supply[reward] > 0


def needs_large_order(state: "GenoaState", space: int, due: Bundle) -> bool:
    """Whether a promise is about what only a Large Order brings: a token of a villa, more than Messages pay (Q20)."""
    if not is_villa(space) or counts_of(due, LATER_PILE, PILE_COUNT)[CONTRACT]:
        return False
    visited = state.visited | 1 << space
    complete = [card for card in cards_in(naming(MESSAGE, space)) if TARGETS[card] & visited == TARGETS[card]]
    return any(counts_of(due, LATER_TOKEN, TOKEN_COUNT)) or later_ducats_in(due) > MESSAGE_PAY * len(complete)


def owes_large_order(state: "GenoaState", seat: int, space: int, due: Bundle) -> bool:
    """Whether a buyer at a villa must deliver a Large Order: he promised it (Q20), or cannot pay without it."""
    if not is_villa(space) or counts_of(due, LATER_PILE, PILE_COUNT)[CONTRACT]:
        return False
    if needs_large_order(state, space, due) and Purse(state, seat, space).has_large_order():
        return True
    tokens = counts_of(due, LATER_TOKEN, TOKEN_COUNT)
    missing = any(tokens[token] > state.token(seat, token) for token in range(TOKEN_COUNT))
    ready = state.money[seat] + Purse(state, seat, space).messages(state.visited)
    return missing or later_ducats_in(due) > ready


def can_pay(state: "GenoaState", seat: int, due: Bundle) -> bool:
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


def will_pay(state: "GenoaState", seat: int, space: int, due: Bundle, *, done: bool) -> bool:
    """Whether a buyer in his action window can still be sure to hand over all that he owes (R7.15).

    Before the main effect is done, what it gives for certain counts as well.
    """
    purse = Purse(state, seat, space)
    tokens = state.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT]
    markers = state.markers[seat]
    income = purse.messages(state.visited)
    for item in [] if done else certain(state, seat, space):
        if FIRST_LATER <= item < LATER_TOKEN:
            purse.goods[item - FIRST_LATER] += 1
        elif LATER_TOKEN <= item < LATER_MARKER:
            tokens[item - LATER_TOKEN] += 1
            purse.any_goods += 1 if item == LATER_TOKEN + ANY_GOOD else 0
        elif item == LATER_MARKER:
            markers += 1
    for good, count in enumerate(counts_of(due, FIRST_LATER, GOOD_COUNT)):
        purse.goods[good] -= count
    owed_tokens = counts_of(due, LATER_TOKEN, TOKEN_COUNT)
    if not done and (needs_large_order(state, space, due) or owes_large_order(state, seat, space, due)):
        if not purse.has_large_order():
            return False
        income += LARGE_ORDER_PAY
        owed_tokens = [0] * TOKEN_COUNT
    purse.any_goods -= owed_tokens[ANY_GOOD]
    income += purse.small_orders()
    return (
        min(purse.goods) >= 0
        and all(tokens[token] >= owed_tokens[token] for token in range(TOKEN_COUNT))
        and markers >= due.count(LATER_MARKER)
        and state.money[seat] + income >= later_ducats_in(due)
    )

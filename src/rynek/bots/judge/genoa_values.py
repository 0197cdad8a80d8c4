"""What things are worth in Genoa, in ducats: goods, tokens, cards, markers, buildings, and acting at a building."""

from typing import Final

from rynek.games.genoa.assets import (
    FIRST_CARD,
    FIRST_LATER,
    FIRST_PILE,
    FIRST_TOKEN,
    LATER_PILE,
    MARKER,
    Bundle,
    ducats_in,
    later_ducats_in,
)
from rynek.games.genoa.cards import (
    CARDS,
    CONTRACT,
    IN_PILE,
    LARGE_ORDER,
    MESSAGE,
    PILE_COUNT,
    PILE_OF,
    SMALL_ORDER,
    TARGETS,
    cards_in,
    naming,
)
from rynek.games.genoa.goods import (
    BUILDING_PAY,
    BUILDING_USE,
    GOOD_COUNT,
    LARGE_ORDER_PAY,
    LAST_POSITION,
    MESSAGE_PAY,
    SMALL_ORDER_PAY,
    TOKEN_COUNT,
)
from rynek.games.genoa.scoring import contract_pay, score
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.yields import YIELDS, is_villa

GOOD_WORTH: Final = 6.0
TOKEN_WORTH: Final = [6.0, 9.0, 13.0, 6.0, 13.0]
OWNER_TOKEN_WORTH: Final = 8.0
"""What a Building Use token is worth more to somebody who owns a building."""
MARKER_WORTH: Final = 6.0
LARGE_WORTH: Final = [4.0, 14.0, 32.0, 62.0]
"""A Large Order by the number of its goods that are there."""
SMALL_WORTH: Final = [9.0, 24.0]
CARD_WORTH: Final = [14.0, 9.0, 8.0, 9.0]
"""A card still to be drawn, by its pile."""
CONTRACT_HOPE: Final = 4.0
"""What a Contract may bring by others beside it, besides what it pays as it is."""
ORDERS: Final = IN_PILE[LARGE_ORDER] | IN_PILE[SMALL_ORDER]
RENT: Final = 1.2
"""What an owned building brings a turn."""
SHORT: Final = 2
"""With fewer rounds than this to go, things that must still be turned into ducats lose their worth."""


def turns_left(state: GenoaState) -> int:
    """The turns after this one, if nobody starts on the Market."""
    passed = (state.trader - state.first) % state.players
    return (LAST_POSITION - state.marker) * state.players + state.players - 1 - passed


def patience(state: GenoaState) -> float:
    """1 with time enough to use what one has, falling to 0 at the end."""
    return min(1.0, turns_left(state) / (SHORT * state.players))


def worth(state: GenoaState, seat: int) -> float:
    """All that a seat owns."""
    if state.over:
        return float(score(state, seat))
    left = turns_left(state)
    owned = state.owner.count(seat)
    goods = sum(state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]) * GOOD_WORTH
    tokens = state.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT]
    hopes = goods + state.markers[seat] * MARKER_WORTH + hand_worth(state, seat)
    hopes += sum([count * one for count, one in zip(tokens, TOKEN_WORTH, strict=True)])
    if owned:
        hopes += tokens[BUILDING_USE] * OWNER_TOKEN_WORTH
    rent = owned * RENT * left * (state.players - 1) / state.players
    return score(state, seat) + rent + patience(state) * hopes


def token_worth(state: GenoaState, seat: int, token: int) -> float:
    """One special token."""
    return TOKEN_WORTH[token] + (OWNER_TOKEN_WORTH if token == BUILDING_USE and seat in state.owner else 0.0)


def hand_worth(state: GenoaState, seat: int) -> float:
    """What the cards in a hand may still bring, Contracts apart, which count as they are."""
    hand = state.hands[seat]
    plain = (hand & IN_PILE[CONTRACT]).bit_count() * CONTRACT_HOPE
    plain += (hand & IN_PILE[MESSAGE]).bit_count() * CARD_WORTH[MESSAGE]
    return plain + sum([card_hope(state, seat, card) for card in cards_in(hand & ORDERS)])


def card_hope(state: GenoaState, seat: int, card: int) -> float:
    """What one card may still bring besides what it pays at the end."""
    pile = PILE_OF[card]
    if pile == CONTRACT:
        return CONTRACT_HOPE
    if pile == MESSAGE:
        return CARD_WORTH[MESSAGE]
    steps = LARGE_WORTH if pile == LARGE_ORDER else SMALL_WORTH
    return steps[goods_there(state, seat, card)]


def goods_there(state: GenoaState, seat: int, card: int) -> int:
    """How many of the goods that an order asks for a seat has."""
    goods, first = state.goods, seat * GOOD_COUNT
    return sum([goods[first + good] > 0 for good in CARDS[card].goods])


def good_gain(state: GenoaState, seat: int, good: int) -> float:
    """One more token of a good: its own worth, and how far it brings the orders in hand."""
    gain = GOOD_WORTH
    if state.good(seat, good):
        return gain * 0.7
    for card in cards_in(state.hands[seat] & ORDERS):
        if good in CARDS[card].goods:
            there = goods_there(state, seat, card)
            steps = LARGE_WORTH if PILE_OF[card] == LARGE_ORDER else SMALL_WORTH
            gain += steps[there + 1] - steps[there]
    return gain


def pile_gain(state: GenoaState, seat: int, pile: int) -> float:
    """A card drawn from a pile. A Contract gains by every neighbour one already has."""
    if pile == CONTRACT:
        held = (state.hands[seat] & IN_PILE[CONTRACT]).bit_count()
        return patience(state) * CONTRACT_HOPE + 10.0 + min(20.0, 4.0 * held)
    return patience(state) * CARD_WORTH[pile]


def action_gain(state: GenoaState, seat: int, space: int) -> float:
    """What acting at a building brings a seat: its main effect, and the orders that can be filled there."""
    given = YIELDS[space]
    time = patience(state)
    gain = sum(time * good_gain(state, seat, good) for good in given.goods if state.good_supply[good])
    if given.token >= 0 and state.token_supply[given.token]:
        gain += time * token_worth(state, seat, given.token)
    if given.markers:
        gain += time * MARKER_WORTH * min(given.markers, state.markers_left(seat))
    if given.pile >= 0:
        gain += min(given.cards, state.pile_size(given.pile)) * pile_gain(state, seat, given.pile)
    if is_villa(space):
        gain = max(gain, orders_gain(state, seat, space, LARGE_ORDER, LARGE_ORDER_PAY + 10.0))
    return gain + orders_gain(state, seat, space, SMALL_ORDER, float(SMALL_ORDER_PAY))


def orders_gain(state: GenoaState, seat: int, space: int, pile: int, pay: float) -> float:
    """What an order that can be filled at a building brings beyond what card and goods are worth in hand (Q9)."""
    time = patience(state)
    gains = [
        pay - time * (card_hope(state, seat, card) + GOOD_WORTH * len(CARDS[card].goods))
        for card in cards_in(state.hands[seat] & naming(pile, space))
        if all(state.good(seat, good) for good in CARDS[card].goods)
    ]
    return max(gains, default=0.0)


def message_gain(state: GenoaState, seat: int, space: int) -> float:
    """What Messages in hand bring that are complete once the tower is at a space."""
    there = state.visited | 1 << space
    held = cards_in(state.hands[seat] & naming(MESSAGE, space))
    done = sum(TARGETS[card] & there == TARGETS[card] for card in held)
    return done * (MESSAGE_PAY - patience(state) * CARD_WORTH[MESSAGE])


def street_gain(state: GenoaState, seat: int, empty_beside: int) -> float:
    """What a disc on a street is worth to somebody who has markers to place beside it."""
    usable = min(state.markers[seat], empty_beside)
    return usable * max(0.0, BUILDING_PAY + RENT * turns_left(state) * 0.5 - MARKER_WORTH) * 0.4


def bundle_worth(state: GenoaState, seat: int, bundle: Bundle) -> float:
    """What the items of a bundle are worth to a seat; deferred items like those in hand."""
    value = float(ducats_in(bundle) + later_ducats_in(bundle))
    time = patience(state)
    for item in bundle:
        value += time * _item_worth(state, seat, item)
    return value


def _item_worth(state: GenoaState, seat: int, item: int) -> float:
    if FIRST_LATER <= item < LATER_PILE:
        return _item_worth(state, seat, item - FIRST_LATER)
    if item < FIRST_TOKEN:
        return good_gain(state, seat, item)
    if item < MARKER:
        return token_worth(state, seat, item - FIRST_TOKEN)
    if item == MARKER:
        return MARKER_WORTH
    if item < FIRST_PILE:
        return _card_worth(state, seat, item - FIRST_CARD)
    if LATER_PILE <= item < LATER_PILE + PILE_COUNT:
        return pile_gain(state, seat, item - LATER_PILE)
    return 0.0


def _card_worth(state: GenoaState, seat: int, card: int) -> float:
    if PILE_OF[card] == CONTRACT:
        hand = state.hands[seat] | 1 << card
        return float(contract_pay(hand) - contract_pay(hand & ~(1 << card)))
    return card_hope(state, seat, card)

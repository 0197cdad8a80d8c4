"""The menu: a short, sensible list of offers inside the open grammar, each with a number, for bots and for learning.

People may offer anything (`offer-action harbor 15 wine for pepper`); the menu holds round sums, and one asset with a
small sum. Lists come out sorted by the verbs' names, so that nothing needs sorting.
"""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.games.genoa.assets import FIRST_TOKEN, MARKER, Bundle, ducat_items
from rynek.games.genoa.city import SPACE_COUNT, has_action
from rynek.games.genoa.goods import GOOD_COUNT, TOKEN_COUNT
from rynek.games.genoa.offer import ACTION, HERE, MOVE, Offer
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.validity import offer_of
from rynek.games.genoa.verbs import (
    ASK_ACTION,
    ASK_MOVE,
    BARTER_ACTION,
    BARTER_HERE,
    BARTER_MOVE,
    BID,
    BUY_ACTION,
    BUY_MOVE,
    DEMAND_ACTION,
    DEMAND_MOVE,
    EXTRA,
    OFFER_ACTION,
    OFFER_HERE,
    OFFER_MOVE,
    PROPOSE_ACTION,
    PROPOSE_MOVE,
    extra_item,
)
from rynek.games.genoa.yields import certain

MOVE_SUMS: Final = (5, 10, 20)
ACTION_SUMS: Final = (5, 10, 15, 20, 30, 40, 60)
BARTER_SUMS: Final = (0, 10, 25)
"""Sums beside an asset when ducats alone are not allowed (R14.1)."""
ALONE: Final = (0,)
EXTRA_PRESENT: Final = GOOD_COUNT + TOKEN_COUNT + 1

MOVE_VERBS: Final = (OFFER_MOVE, BUY_MOVE, BARTER_MOVE)
ACTION_VERBS: Final = (OFFER_ACTION, BUY_ACTION, BARTER_ACTION)
HERE_VERBS: Final = (OFFER_HERE, BID, BARTER_HERE)
OFFER_VERBS: Final = frozenset((*MOVE_VERBS, *ACTION_VERBS))
PROPOSAL_VERBS: Final = frozenset((PROPOSE_MOVE, ASK_MOVE, DEMAND_MOVE, PROPOSE_ACTION, ASK_ACTION, DEMAND_ACTION))


def _sums(verb: Verb, sums: tuple[int, ...]) -> list[list[Action]]:
    return [[Action(verb, space, ducats) for ducats in sums] for space in range(SPACE_COUNT)]


BUY_MOVE_ACTIONS: Final = _sums(BUY_MOVE, MOVE_SUMS)
BUY_ACTION_ACTIONS: Final = _sums(BUY_ACTION, ACTION_SUMS)
BID_ACTIONS: Final = [Action(BID, ducats) for ducats in ACTION_SUMS]


# from a move to the offer it stands for


def offer_from(state: GenoaState, seat: int, action: Action) -> Offer:
    """The offer that a move of an offer verb stands for. Its bundles must be without fault."""
    verb, args = action.verb, action.args
    if verb in HERE_VERBS:
        return offer_of(seat, HERE, state.tower, items_said(action))
    return offer_of(seat, MOVE if verb in MOVE_VERBS else ACTION, args[0], items_said(action))


def proposal_from(action: Action) -> Offer:
    """The deal that the Trader proposes to the seat he names."""
    deal = MOVE if action.verb in (PROPOSE_MOVE, ASK_MOVE, DEMAND_MOVE) else ACTION
    return offer_of(action.args[0], deal, action.args[1], items_said(action))


def items_said(action: Action) -> Bundle:
    """The items that a move of an offer or proposal verb names, in the order said."""
    verb, args = action.verb, action.args
    if verb.rest is not None:
        return args[len(verb.domains) :]
    if verb.domains[-1] is EXTRA:
        return (extra_item(args[-1]), *ducat_items(args[-2]))
    return ducat_items(args[-1])


# the offers of a player


def floor_menu(state: GenoaState, seat: int) -> list[Action]:
    """Offers for a move of the tower, with and without the right to act."""
    targets = state.targets
    houses = [space for space in targets if has_action(space)] if state.can_act(seat) else []
    barter = state.players == 2
    extras = present_extras(state, seat)
    found: list[Action] = []
    for space in houses:
        found += barters(BARTER_ACTION, (space,), BARTER_SUMS if barter else ALONE, state, seat, extras, space)
    if barter:
        for space in targets:
            found += barters(BARTER_MOVE, (space,), ALONE, state, seat, extras, -1)
        return found
    for space in houses:
        found += affordable(BUY_ACTION_ACTIONS[space], ACTION_SUMS, state.money[seat])
    for space in targets:
        found += affordable(BUY_MOVE_ACTIONS[space], MOVE_SUMS, state.money[seat])
    return found


def here_menu(state: GenoaState, seat: int) -> list[Action]:
    """Offers for the right to act where the tower stands."""
    barter = state.players == 2
    extras = present_extras(state, seat)
    found = barters(BARTER_HERE, (), BARTER_SUMS if barter else ALONE, state, seat, extras, state.tower)
    return found if barter else found + affordable(BID_ACTIONS, ACTION_SUMS, state.money[seat])


def affordable(actions: list[Action], sums: tuple[int, ...], money: int) -> list[Action]:
    """The first of the actions, as far as the money goes."""
    count = 0
    while count < len(sums) and sums[count] <= money:
        count += 1
    return actions[:count]


def present_extras(state: GenoaState, seat: int) -> list[int]:
    """The goods, tokens and markers that a seat could put into an offer: one of each kind."""
    found = [good for good in range(GOOD_COUNT) if state.good(seat, good)]
    found += [FIRST_TOKEN + token for token in range(TOKEN_COUNT) if state.token(seat, token)]
    return [*found, MARKER] if state.markers[seat] else found


def later_extras(state: GenoaState, seat: int, space: int) -> list[int]:
    """What acting at a space gives for certain, one of each kind."""
    first = extra_item(EXTRA_PRESENT)
    return sorted({EXTRA_PRESENT + item - first for item in certain(state, seat, space)})


def barters(
    verb: Verb,
    place: tuple[int, ...],
    sums: tuple[int, ...],
    state: GenoaState,
    seat: int,
    extras: list[int],
    space: int,
) -> list[Action]:
    """Offers of one asset and a sum; with a space to act at, also of what the action there will give."""
    kinds = extras + later_extras(state, seat, space) if space >= 0 else extras
    money = state.money[seat]
    found: list[Action] = []
    for ducats in sums:
        if ducats <= money:
            found += [Action(verb, *place, ducats, extra) for extra in kinds if keeps_action(state, seat, extra, space)]
    return found


def keeps_action(state: GenoaState, seat: int, extra: int, space: int) -> bool:
    """Whether giving this away leaves the seat able to act where it must: a last Extra Action token may be needed."""
    needed = FIRST_TOKEN + TOKEN_COUNT - 1
    if extra != needed or space < 0:
        return True
    return state.standard_left(seat) > 0 or state.token(seat, TOKEN_COUNT - 1) > 1


# the proposals of the Trader


def proposal_menu(state: GenoaState) -> list[Action]:
    """What the Trader may ask of others: a sum for the right to act, more for a move somebody already bids for."""
    targets = state.targets
    houses = [space for space in targets if has_action(space)]
    buyers = sorted(seat for seat in state.others if state.can_act(seat))
    if state.players == 2:
        return [action for seat in buyers for action in demands(state, seat, houses)]
    found = [Action(ASK_ACTION, seat, space, d) for seat in buyers for space in houses for d in (10, 20, 30, 50)]
    moves = sorted({(offer.buyer, offer.space) for offer in state.offers if offer.deal == MOVE})
    return found + [Action(ASK_MOVE, seat, space, d) for seat, space in moves for d in (10, 20, 30)]


def demands(state: GenoaState, seat: int, houses: list[int]) -> list[Action]:
    """What the Trader may ask of the only other player: something besides ducats (R14.1)."""
    extras = present_extras(state, seat)
    return [
        Action(DEMAND_ACTION, seat, space, ducats, extra)
        for space in houses
        for ducats in BARTER_SUMS
        for extra in extras + later_extras(state, seat, space)
        if keeps_action(state, seat, extra, space)
    ]

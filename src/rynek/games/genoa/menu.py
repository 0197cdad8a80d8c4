"""The menu: a short, sensible list of offers inside the open grammar, each with a number, for bots and for learning.

People may offer anything (`offer-action harbor 15 wine for pepper`); the menu holds round sums, and one asset with a
small sum. Lists come out sorted by the verbs' names, so that nothing needs sorting.
"""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.games.genoa.assets import FIRST_TOKEN, MARKER, Bundle, ducat_items
from rynek.games.genoa.city import SPACE_COUNT, has_action
from rynek.games.genoa.goods import EXTRA_ACTION, GOOD_COUNT, MOST_PLAYERS, TOKEN_COUNT
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
    PROPOSE_HERE,
    PROPOSE_MOVE,
    extra_item,
    later_extra,
)
from rynek.games.genoa.yields import certain

MOVE_SUMS: Final = (5, 10, 20)
ACTION_SUMS: Final = (5, 10, 15, 20, 30, 40, 60)
BARTER_SUMS: Final = (0, 10, 25)
"""Sums beside an asset when ducats alone are not allowed (R14.1)."""
ASK_ACTION_SUMS: Final = (10, 20, 30, 50)
ASK_MOVE_SUMS: Final = (10, 20, 30)
MOVE_VERBS: Final = (OFFER_MOVE, BUY_MOVE, BARTER_MOVE)
ACTION_VERBS: Final = (OFFER_ACTION, BUY_ACTION, BARTER_ACTION)
HERE_VERBS: Final = (OFFER_HERE, BID, BARTER_HERE)
OFFER_VERBS: Final = frozenset((*MOVE_VERBS, *ACTION_VERBS))
PROPOSAL_VERBS: Final = frozenset((PROPOSE_MOVE, ASK_MOVE, DEMAND_MOVE, PROPOSE_ACTION, ASK_ACTION, DEMAND_ACTION))


def _sums(verb: Verb, sums: tuple[int, ...]) -> list[list[list[Action]]]:
    actions = [[Action(verb, space, ducats) for ducats in sums] for space in range(SPACE_COUNT)]
    return [[row[:count] for row in actions] for count in range(len(sums) + 1)]


def _barters(verb: Verb, place: tuple[int, ...], sums: tuple[int, ...]) -> list[list[Action]]:
    return [[Action(verb, *place, ducats, extra) for extra in range(EXTRA.size)] for ducats in sums]


def _asks(verb: Verb, sums: tuple[int, ...]) -> list[list[list[Action]]]:
    spaces = range(SPACE_COUNT)
    return [[[Action(verb, seat, space, d) for d in sums] for space in spaces] for seat in range(MOST_PLAYERS)]


# All moves of the menu are made once. Sums are kept by how many of them one can afford, then by space; barters by
# space, then sum, then asset.
BUY_MOVE_ACTIONS: Final = _sums(BUY_MOVE, MOVE_SUMS)
BUY_ACTION_ACTIONS: Final = _sums(BUY_ACTION, ACTION_SUMS)
BID_ACTIONS: Final = [[Action(BID, ducats) for ducats in ACTION_SUMS[:n]] for n in range(len(ACTION_SUMS) + 1)]
BARTER_MOVE_ACTIONS: Final = [_barters(BARTER_MOVE, (space,), BARTER_SUMS) for space in range(SPACE_COUNT)]
BARTER_ACTION_ACTIONS: Final = [_barters(BARTER_ACTION, (space,), BARTER_SUMS) for space in range(SPACE_COUNT)]
BARTER_HERE_ACTIONS: Final = _barters(BARTER_HERE, (), BARTER_SUMS)
DEMAND_ACTIONS: Final = [
    [_barters(DEMAND_ACTION, (seat, space), BARTER_SUMS) for space in range(SPACE_COUNT)] for seat in range(2)
]
ASK_ACTION_ACTIONS: Final = _asks(ASK_ACTION, ASK_ACTION_SUMS)
ASK_MOVE_ACTIONS: Final = _asks(ASK_MOVE, ASK_MOVE_SUMS)


# the menu as a whole


def menu_values(players: int) -> dict[str, list[list[int]]]:
    """By verb, for each of its arguments the values that stand on the menu of so many players."""
    spaces, extras = list(range(SPACE_COUNT)), list(range(EXTRA.size))
    houses = [space for space in spaces if has_action(space)]
    two = players == 2
    sums = list(BARTER_SUMS) if two else [0]
    seats = [] if two else list(range(players))
    return {
        BUY_MOVE.name: [[] if two else spaces, list(MOVE_SUMS)],
        BUY_ACTION.name: [[] if two else houses, list(ACTION_SUMS)],
        BID.name: [[] if two else list(ACTION_SUMS)],
        BARTER_MOVE.name: [spaces if two else [], [0], extras],
        BARTER_ACTION.name: [houses, sums, extras],
        BARTER_HERE.name: [sums, extras],
        ASK_MOVE.name: [seats, spaces, list(ASK_MOVE_SUMS)],
        ASK_ACTION.name: [seats, houses, list(ASK_ACTION_SUMS)],
        DEMAND_MOVE.name: [[], spaces, sums, extras],
        DEMAND_ACTION.name: [[0, 1] if two else [], houses, sums, extras],
    }


# from a move to the offer it stands for


def offer_from(state: GenoaState, seat: int, action: Action) -> Offer:
    """The offer that a move of an offer verb stands for. Its bundles must be without fault."""
    verb = action.verb
    deal = HERE if verb in HERE_VERBS else MOVE if verb in MOVE_VERBS else ACTION
    space = state.tower if deal == HERE else action.args[0]
    if verb.rest is None:
        return Offer(seat, deal, space, items_said(action))
    return offer_of(seat, deal, space, items_said(action))


def proposal_from(state: GenoaState, action: Action) -> Offer:
    """The deal that the Trader proposes to the seat he names."""
    verb = action.verb
    if verb is PROPOSE_HERE:
        return offer_of(action.args[0], HERE, state.tower, items_said(action))
    deal = MOVE if verb is PROPOSE_MOVE or verb is ASK_MOVE or verb is DEMAND_MOVE else ACTION
    if verb.rest is None:
        return Offer(action.args[0], deal, action.args[1], items_said(action))
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
    extras = present_extras(state, seat)
    spare = spare_extras(state, seat, extras)
    sums = barter_sums(state, seat)
    found: list[Action] = []
    for space in houses:
        found += barters(BARTER_ACTION_ACTIONS[space], sums, spare + later_extras(state, seat, space))
    if state.players == 2:
        for space in targets:
            found += barters(BARTER_MOVE_ACTIONS[space], 1, extras)
        return found
    affordable = BUY_ACTION_ACTIONS[count_affordable(ACTION_SUMS, state.money[seat])]
    for space in houses:
        found += affordable[space]
    affordable = BUY_MOVE_ACTIONS[count_affordable(MOVE_SUMS, state.money[seat])]
    for space in targets:
        found += affordable[space]
    return found


def here_menu(state: GenoaState, seat: int) -> list[Action]:
    """Offers for the right to act where the tower stands."""
    extras = spare_extras(state, seat, present_extras(state, seat)) + later_extras(state, seat, state.tower)
    found = barters(BARTER_HERE_ACTIONS, barter_sums(state, seat), extras)
    return found if state.players == 2 else found + BID_ACTIONS[count_affordable(ACTION_SUMS, state.money[seat])]


def count_affordable(sums: tuple[int, ...], money: int) -> int:
    """How many of the sums, which rise, the money is enough for."""
    count = 0
    for ducats in sums:
        if ducats > money:
            break
        count += 1
    return count


def barter_sums(state: GenoaState, seat: int) -> int:
    """How many sums a seat may put beside an asset; three or more players pay sums without an asset instead."""
    return count_affordable(BARTER_SUMS, state.money[seat]) if state.players == 2 else 1


def present_extras(state: GenoaState, seat: int) -> list[int]:
    """The goods, tokens and markers that a seat could put into an offer: one of each kind."""
    goods, tokens = state.goods, state.tokens
    first_good, first_token = seat * GOOD_COUNT, seat * TOKEN_COUNT
    found = [good for good in range(GOOD_COUNT) if goods[first_good + good]]
    found += [FIRST_TOKEN + token for token in range(TOKEN_COUNT) if tokens[first_token + token]]
    if state.markers[seat]:
        found.append(MARKER)
    return found


def spare_extras(state: GenoaState, seat: int, extras: list[int]) -> list[int]:
    """Those of a seat's assets that it could give and still act: a last Extra Action token may be needed for that."""
    if state.standard_left(seat) > 0 or state.token(seat, EXTRA_ACTION) != 1:
        return extras
    return [extra for extra in extras if extra != FIRST_TOKEN + EXTRA_ACTION]


def later_extras(state: GenoaState, seat: int, space: int) -> list[int]:
    """What acting at a space gives for certain, one of each kind."""
    found: list[int] = []
    for item in certain(state, seat, space):
        extra = later_extra(item)
        if extra not in found:
            found.append(extra)
    return found


def barters(actions: list[list[Action]], sums: int, extras: list[int]) -> list[Action]:
    """Offers of one asset and one of the first sums."""
    found: list[Action] = []
    for place in range(sums):
        row = actions[place]
        found += [row[extra] for extra in extras]
    return found


# the proposals of the Trader


def proposal_menu(state: GenoaState) -> list[Action]:
    """What the Trader may ask of others: a sum for the right to act, more for a move somebody already bids for."""
    houses = [space for space in state.targets if has_action(space)]
    buyers = [seat for seat in range(state.players) if seat != state.trader and state.can_act(seat)]
    found: list[Action] = []
    if state.players == 2:
        for seat in buyers:
            found += demands(state, seat, houses)
        return found
    for seat in buyers:
        for space in houses:
            found += ASK_ACTION_ACTIONS[seat][space]
    for seat, space in sorted({(offer.buyer, offer.space) for offer in state.offers if offer.deal == MOVE}):
        found += ASK_MOVE_ACTIONS[seat][space]
    return found


def demands(state: GenoaState, seat: int, houses: list[int]) -> list[Action]:
    """What the Trader may ask of the only other player: something besides ducats (R14.1)."""
    extras = spare_extras(state, seat, present_extras(state, seat))
    found: list[Action] = []
    for space in houses:
        found += barters(DEMAND_ACTIONS[seat][space], len(BARTER_SUMS), extras + later_extras(state, seat, space))
    return found

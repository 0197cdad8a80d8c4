"""What makes an offer valid, and the reason when it is not (R7.1 to R7.10, R7.14, R14.1)."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.message import Message, why
from rynek.games.genoa.assets import (
    FIRST_CARD,
    FIRST_LATER,
    FIRST_PILE,
    FIRST_TOKEN,
    FOR,
    ITEM,
    MARKER,
    MOST_DUCATS,
    Bundle,
    counts_of,
    ducats_in,
    is_card,
    is_ducats,
    is_later,
    later_ducats_in,
    tidy,
)
from rynek.games.genoa.city import ADJACENT, SPACE, has_action
from rynek.games.genoa.deferred import is_sure, may_be_sure
from rynek.games.genoa.goods import BUNDLE_SIZE, EXTRA_ACTION, GOOD_COUNT, TOKEN_COUNT
from rynek.games.genoa.offer import ACTION, HERE, MOVE, Offer
from rynek.games.genoa.state import GenoaState

PAYS_NOTHING: Final = why("pays-nothing", "R7.3")
ONLY_DUCATS: Final = why("only-ducats", "R14.1")
FOR_NOTHING: Final = why("for-nothing", "R7.3")
ONE_EXCHANGE: Final = why("one-exchange", "R7.3")
BUNDLE_TOO_BIG: Final = why("bundle-too-big", "Q35", most=None)
NAME_THE_CARD: Final = why("name-the-card", "R7.4")
NOT_YOURS: Final = why("not-yours", "R7.4", item=ITEM)
NOT_THEIRS: Final = why("not-theirs", "R7.4", seat=SEAT, item=ITEM)
NOT_SURE: Final = why("not-sure", "R7.14", space=SPACE)
THEY_NOT_SURE: Final = why("they-not-sure", "R7.14", seat=SEAT, space=SPACE)
TRADER_DEFERS: Final = why("trader-defers", "R7.14")
NOT_BESIDE: Final = why("not-beside", "R7.11", space=SPACE)
VISITED: Final = why("visited", "R5.4", space=SPACE)
NO_ACTION_THERE: Final = why("no-action-there", "R7.2", space=SPACE)
CANNOT_ACT: Final = why("cannot-act", "R7.10", seat=SEAT)
TOO_POOR: Final = why("too-poor", "R7.4", ducats=None)


def split(items: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """What stands before and after `for`."""
    if FOR not in items:
        return list(items), []
    middle = items.index(FOR)
    return list(items[:middle]), list(items[middle + 1 :])


def bundle_fault(items: tuple[int, ...]) -> Message | None:
    """Why a list of items cannot be a deal's two bundles; None when it can."""
    pays, gets = split(items)
    if FOR in gets:
        return Message(ONE_EXCHANGE)
    if FOR in items and not gets:
        return Message(FOR_NOTHING)
    sums = [ducats_in(tuple(pays)), later_ducats_in(tuple(pays)), ducats_in(tuple(gets))]
    if len(items) > BUNDLE_SIZE or max(sums) > MOST_DUCATS:
        return Message(BUNDLE_TOO_BIG, BUNDLE_SIZE)
    if any(FIRST_PILE <= item < FIRST_LATER for item in items):
        return Message(NAME_THE_CARD)
    if any(is_later(item) for item in gets):
        return Message(TRADER_DEFERS)
    return None


def offer_of(buyer: int, deal: int, space: int, items: tuple[int, ...]) -> Offer:
    """The offer that a list of items without fault stands for."""
    pays, gets = split(items)
    return Offer(buyer, deal, space, tidy(pays), tidy(gets))


def place_fault(state: GenoaState, deal: int, space: int) -> Message | None:
    """Why a deal cannot be about this space now; None when it can."""
    if deal == HERE:
        return None if space == state.tower and has_action(space) else Message(NO_ACTION_THERE, space)
    if state.visited >> space & 1:
        return Message(VISITED, space)
    if space not in ADJACENT[state.tower]:
        return Message(NOT_BESIDE, space)
    return Message(NO_ACTION_THERE, space) if deal == ACTION and not has_action(space) else None


def terms_fault(state: GenoaState, offer: Offer) -> Message | None:
    """What all can see is wrong with the terms of an offer, whoever makes it; None when nothing is."""
    if not offer.pays:
        return Message(PAYS_NOTHING)
    if state.players == 2 and all(is_ducats(item) for item in offer.pays):
        return Message(ONLY_DUCATS)
    if offer.deal != MOVE and not acts_after_paying(state, offer):
        return Message(CANNOT_ACT, offer.buyer)
    return place_fault(state, offer.deal, offer.space)


def acts_after_paying(state: GenoaState, offer: Offer) -> bool:
    """Whether the buyer still has an action when he has paid (R7.10, Q13)."""
    kept = state.token(offer.buyer, EXTRA_ACTION) - offer.pays.count(FIRST_TOKEN + EXTRA_ACTION)
    return state.standard_left(offer.buyer) > 0 or kept > 0


def missing(state: GenoaState, seat: int, bundle: Bundle) -> int:
    """An item of a bundle that the seat does not have to give at once, or -1. Ducats are not looked at."""
    goods = counts_of(bundle, 0, GOOD_COUNT)
    tokens = counts_of(bundle, FIRST_TOKEN, TOKEN_COUNT)
    for item in bundle:
        if item < FIRST_TOKEN:
            has = state.good(seat, item) >= goods[item]
        elif item < MARKER:
            has = state.token(seat, item - FIRST_TOKEN) >= tokens[item - FIRST_TOKEN]
        elif item == MARKER:
            has = state.markers[seat] >= bundle.count(MARKER)
        elif is_card(item):
            bit = 1 << (item - FIRST_CARD)
            has = bool(state.hands[seat] & ~state.reserved & bit) and bundle.count(item) == 1
        else:
            has = True
        if not has:
            return item
    return -1


def unknown_card(state: GenoaState, seat: int, bundle: Bundle) -> int:
    """A card of a bundle that the seat asks for without ever having seen it, or -1."""
    for item in bundle:
        if is_card(item) and not state.seen[seat] >> (item - FIRST_CARD) & 1:
            return item
    return -1


def purse_fault(state: GenoaState, offer: Offer) -> Message | None:
    """Why the buyer cannot pay what he offers; None when he can."""
    lacking = missing(state, offer.buyer, offer.pays)
    if lacking >= 0:
        return Message(NOT_YOURS, lacking)
    if ducats_in(offer.pays) > state.money[offer.buyer]:
        return Message(TOO_POOR, ducats_in(offer.pays))
    acts = offer.deal != MOVE
    if offer.due and not is_sure(state, offer.buyer, offer.space, offer.pays, offer.gets, acts=acts):
        return Message(NOT_SURE, offer.space)
    return None


def wish_fault(state: GenoaState, asker: int, giver: int, bundle: Bundle) -> Message | None:
    """Why one cannot ask another for a bundle. Only what the asker knows counts: never the other's ducats or hand."""
    unknown = unknown_card(state, asker, bundle)
    lacking = unknown if unknown >= 0 else missing(state, giver, bundle)
    return Message(NOT_THEIRS, giver, lacking) if lacking >= 0 else None


def offer_fault(state: GenoaState, offer: Offer) -> Message | None:
    """Why a player may not make an offer; None when he may."""
    return (
        terms_fault(state, offer)
        or purse_fault(state, offer)
        or wish_fault(state, offer.buyer, state.trader, offer.gets)
    )


def proposal_fault(state: GenoaState, offer: Offer) -> Message | None:
    """Why the Trader may not propose a deal; None when he may. What he asks for is checked by what he can see."""
    lacking = missing(state, state.trader, offer.gets)
    if lacking >= 0:
        return Message(NOT_YOURS, lacking)
    if ducats_in(offer.gets) > state.money[state.trader]:
        return Message(TOO_POOR, ducats_in(offer.gets))
    fault = terms_fault(state, offer) or wish_fault(state, state.trader, offer.buyer, offer.pays)
    acts = offer.deal != MOVE
    if fault is None and not may_be_sure(state, offer.buyer, offer.space, offer.pays, offer.gets, acts=acts):
        return Message(THEY_NOT_SURE, offer.buyer, offer.space)
    return fault


def trader_can_give(state: GenoaState, offer: Offer) -> bool:
    """Whether the Trader has all that an offer asks of him."""
    if not offer.gets:
        return True
    return missing(state, state.trader, offer.gets) < 0 and ducats_in(offer.gets) <= state.money[state.trader]


def drop_broken(state: GenoaState) -> None:
    """Take off the table the offers that their maker can no longer keep, or that ask for a card now gone."""
    if state.offers:
        state.offers = [offer for offer in state.offers if _still_stands(state, offer)]


def _still_stands(state: GenoaState, offer: Offer) -> bool:
    return purse_fault(state, offer) is None and missing(state, state.trader, offer.gets) < 0

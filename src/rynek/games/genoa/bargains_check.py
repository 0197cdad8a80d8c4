"""Whether offers, deals and suggestions of a position can be: somebody could have made them, and they still bind."""

from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame
from rynek.core.reader import demand
from rynek.games.genoa.arrival import Arrive, Move
from rynek.games.genoa.assets import FIRST_LATER, FIRST_PILE, FOR, Bundle, is_card, is_ducats
from rynek.games.genoa.bargain import Decide, Floor, Join
from rynek.games.genoa.city import SPACE, has_action
from rynek.games.genoa.deals import Owe, said
from rynek.games.genoa.deferred import is_sure
from rynek.games.genoa.forced_sale import Bidding, Sale
from rynek.games.genoa.goods import BUNDLE_SIZE
from rynek.games.genoa.guess import action_pays
from rynek.games.genoa.offer import ACTION, HERE, MOVE, Offer
from rynek.games.genoa.proposals import Counter, Reply
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.validity import bundle_fault, place_fault, purse_fault, terms_fault, wish_fault


def check_bargains(state: GenoaState) -> None:
    """Raise BadPosition for what nobody could have offered, bought or suggested."""
    for offers in (state.offers, state.deals, state.suggestions):
        places = [(offer.buyer, offer.deal, offer.space) for offer in offers]
        demand(len(set(places)) == len(places), "bargain-twice")
        demand(state.tower >= 0 or not offers, "bargain-no-tower")
        demand(all(offer.buyer != state.trader for offer in offers), "bargain-trader")
    for offer in state.offers:
        demand(could_offer(state, offer), "bad-offer", seat=SEAT.word(offer.buyer), space=SPACE.word(offer.space))
    for deal in state.deals:
        demand(could_bind(state, deal), "bad-deal", seat=SEAT.word(deal.buyer), space=SPACE.word(deal.space))
    for talk in state.suggestions:
        demand(could_suggest(talk), "bad-suggestion", seat=SEAT.word(talk.buyer), space=SPACE.word(talk.space))


def could_offer(state: GenoaState, offer: Offer) -> bool:
    """Whether a standing offer could have been made in this step, and can still be kept."""
    top = state.stack[-1] if state.stack else None
    if not stands_in(top, offer) or not is_plain(offer):
        return False
    if terms_fault(state, offer) is not None or purse_fault(state, offer) is not None:
        return False
    # What the Trader was asked for he may have sold to another buyer of the same move meanwhile.
    return bool(state.deals) or wish_fault(state, offer.buyer, state.trader, offer.gets) is None


def stands_in(step: AnyFrame | None, offer: Offer) -> bool:
    """Whether offers of this kind lie on the table in a step."""
    if isinstance(step, (Reply, Counter)):
        return (step.deal == HERE) == (offer.deal == HERE)
    return isinstance(step, (Bidding, Sale) if offer.deal == HERE else (Floor, Decide, Join))


def is_plain(offer: Offer) -> bool:
    """Whether the bundles are such as can be said."""
    if FOR in offer.pays or FOR in offer.gets:
        return False
    return bundle_fault(said(offer)) is None


def could_bind(state: GenoaState, deal: Offer) -> bool:
    """Whether a deal could have been made about where the tower stands or goes, is not done yet, and will be kept."""
    if not deal.pays or not is_plain(deal) or (deal.deal != MOVE and not has_action(deal.space)):
        return False
    if state.players == 2 and all(is_ducats(item) for item in deal.pays):
        return False
    if any(other is not deal and not goes_with(other, deal) for other in state.deals):
        return False
    return could_be_kept(state, deal) if awaits(state, deal) else False


def goes_with(other: Offer, deal: Offer) -> bool:
    """Whether two deals may bind at once: other buyers of the same move, one of whom may act (Q19)."""
    kinds = (other.deal, deal.deal)
    return other.buyer != deal.buyer and other.space == deal.space and HERE not in kinds and MOVE in kinds


def awaits(state: GenoaState, deal: Offer) -> bool:
    """Whether the steps to come settle the deal: the move that was bought, or handing over what is due."""
    if deal.space == state.tower:
        return any(settles(step, deal) for step in state.stack)
    top = state.stack[-1] if state.stack else None
    going = isinstance(top, Join) or (isinstance(top, Move) and top.space == deal.space)
    return going and deal.deal != HERE and place_fault(state, deal.deal, deal.space) is None


def settles(step: AnyFrame, deal: Offer) -> bool:
    """Whether a step ends a deal, or leads to the one that does."""
    return isinstance(step, Arrive) or (isinstance(step, Owe) and step.seat == deal.buyer)


def could_be_kept(state: GenoaState, deal: Offer) -> bool:
    """Whether the buyer will have what he owes."""
    if not deal.due:
        return True
    if deal.space == state.tower:
        return action_pays(state, deal)
    return is_sure(state, deal.buyer, deal.space, deal.due, (), acts=deal.deal != MOVE)


def could_suggest(offer: Offer) -> bool:
    """Whether something can have been said about a space farther away."""
    if offer.deal == HERE or (offer.deal == ACTION and not has_action(offer.space)):
        return False
    if len(said(offer)) > BUNDLE_SIZE or any(is_card(item) for item in said(offer)):
        return False
    pays, gets = without_backs(offer.pays), without_backs(offer.gets)
    return is_plain(Offer(offer.buyer, offer.deal, offer.space, pays, gets))


def without_backs(bundle: Bundle) -> Bundle:
    """A bundle without the cards of which only the pile was told."""
    return tuple([item for item in bundle if not FIRST_PILE <= item < FIRST_LATER])

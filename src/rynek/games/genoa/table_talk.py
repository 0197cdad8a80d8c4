"""Offers on the table: made, replaced, withdrawn, accepted; used before a move and at a building alike."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Message, event, why
from rynek.games.genoa.assets import ITEM
from rynek.games.genoa.city import SPACE, SPACE_COUNT
from rynek.games.genoa.deals import said, show_cards, tell_parties
from rynek.games.genoa.goods import MOST_PLAYERS
from rynek.games.genoa.menu import items_said, offer_from
from rynek.games.genoa.offer import DEAL, Offer
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.validity import bundle_fault, offer_fault, trader_can_give
from rynek.games.genoa.verbs import ACCEPT, WITHDRAW

OFFERED: Final = event("offered", rest=ITEM, seat=SEAT, deal=DEAL, space=SPACE)
WITHDREW: Final = event("withdrew", seat=SEAT, deal=DEAL, space=SPACE)
NO_SUCH_OFFER: Final = why("no-such-offer", "R7.13", seat=SEAT)
CANNOT_GIVE: Final = why("cannot-give", "R7.4", seat=SEAT)

WITHDRAW_ACTIONS: Final = [[Action(WITHDRAW, deal, space) for space in range(SPACE_COUNT)] for deal in range(DEAL.size)]
ACCEPT_ACTIONS: Final = [
    [[Action(ACCEPT, seat, deal, space) for space in range(SPACE_COUNT)] for deal in range(DEAL.size)]
    for seat in range(MOST_PLAYERS)
]


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats still to be heard when one has answered."""
    return tuple([other for other in seats if other != seat])


def place_offer(state: GenoaState, seat: int, action: Action) -> None:
    """Put an offer on the table, in place of the same player's offer for the same deal."""
    offer = offer_from(state, seat, action)
    state.offers = [o for o in state.offers if not o.same_place(offer.buyer, offer.deal, offer.space)]
    state.offers.append(offer)
    show_cards(state, state.trader, offer.pays)
    names = (offer.buyer, offer.deal, offer.space)
    tell_parties(state, offer.buyer, state.trader, OFFERED, names, said(offer))


def withdraw_offer(state: GenoaState, seat: int, deal: int, space: int) -> None:
    """Take an offer off the table."""
    state.offers = [o for o in state.offers if not o.same_place(seat, deal, space)]
    state.tell(WITHDREW, seat, deal, space)


def withdrawals(state: GenoaState, seat: int) -> list[Action]:
    """The seat's own offers that it may take back."""
    found = [WITHDRAW_ACTIONS[offer.deal][offer.space] for offer in state.offers if offer.buyer == seat]
    return sorted(found) if len(found) > 1 else found


def acceptances(state: GenoaState, offers: list[Offer]) -> list[Action]:
    """The offers the Trader may accept: those he can give his part of."""
    found = [ACCEPT_ACTIONS[o.buyer][o.deal][o.space] for o in offers if trader_can_give(state, o)]
    return sorted(found) if len(found) > 1 else found


def find_offer(state: GenoaState, action: Action) -> Offer | None:
    """The standing offer that an acceptance names."""
    for offer in state.offers:
        if offer.same_place(action.args[0], action.args[1], action.args[2]):
            return offer
    return None


def accept_fault(state: GenoaState, action: Action) -> Message:
    """Why the Trader may not accept: there is no such offer, or he lacks what it asks of him."""
    return Message(NO_SUCH_OFFER if find_offer(state, action) is None else CANNOT_GIVE, action.args[0])


def said_fault(state: GenoaState, seat: int, action: Action) -> Message | None:
    """Why an offer cannot be made as it was said; None when it can."""
    return bundle_fault(items_said(action)) or offer_fault(state, offer_from(state, seat, action))

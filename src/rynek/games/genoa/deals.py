"""Deals: what acceptance does, and how deferred items are handed over (R7.7, R7.13, R7.15, Q24)."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.frame import OneSeat
from rynek.core.message import EVERYBODY, Event, Message, Template, ask, event
from rynek.games.genoa.assets import (
    FIRST_CARD,
    FIRST_DUCATS,
    FIRST_LATER,
    FIRST_PILE,
    FIRST_TOKEN,
    FOR,
    ITEM,
    LATER_MARKER,
    LATER_PILE,
    MARKER,
    Bundle,
    ducat_items,
    ducats_in,
    later_ducats_in,
    unseen,
)
from rynek.games.genoa.cards import cards_in
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deferred import can_pay
from rynek.games.genoa.goods import GOOD_COUNT, TOKEN_COUNT
from rynek.games.genoa.offer import DEAL, Offer
from rynek.games.genoa.state import GenoaState

DEAL_MADE: Final = event("deal-made", "R7.13", rest=ITEM, seat=SEAT, buyer=SEAT, deal=DEAL, space=SPACE)
HANDED_OVER: Final = event("handed-over", "R7.15", rest=ITEM, seat=SEAT, trader=SEAT)
ASK_OWE: Final = ask("owe", "R7.15", rest=ITEM)


def said(offer: Offer) -> Bundle:
    """Both bundles in one list, as they are typed."""
    return (*offer.pays, FOR, *offer.gets) if offer.gets else offer.pays


def tell_parties(state: GenoaState, a: int, b: int, template: Template, args: tuple[int, ...], items: Bundle) -> None:
    """Tell the two parties of a deal everything, and the others all but the faces of cards (Q25)."""
    if state.events is None:
        return
    veiled = unseen(items)
    if veiled == items:
        state.events.append(Event(template, args + items, EVERYBODY))
        return
    parties = 1 << a | 1 << b
    state.events.append(Event(template, args + items, parties))
    state.events.append(Event(template, args + veiled, ~parties))


def show_cards(state: GenoaState, seat: int, bundle: Bundle) -> None:
    """Let a party see the faces of the cards in a bundle (Q25)."""
    for item in bundle:
        if FIRST_CARD <= item < FIRST_PILE:
            state.show_card(seat, item - FIRST_CARD)
            state.reveal()


def accept(state: GenoaState, offer: Offer) -> None:
    """Both bundles change hands, deferred items excepted; from now on the deal binds and cannot be undone (R7.13).

    The buyer's other offers were meant instead of this one, and fall.
    """
    state.reveal()
    transfer(state, offer.buyer, state.trader, offer.pays)
    transfer(state, state.trader, offer.buyer, offer.gets)
    state.deals.append(offer)
    state.offers = [other for other in state.offers if other.buyer != offer.buyer]
    names = (state.trader, offer.buyer, offer.deal, offer.space)
    tell_parties(state, state.trader, offer.buyer, DEAL_MADE, names, said(offer))


def transfer(state: GenoaState, giver: int, taker: int, bundle: Bundle) -> None:
    """Pass on the items of a bundle that are there to be passed on."""
    for item in bundle:
        if item < FIRST_TOKEN:
            state.goods[giver * GOOD_COUNT + item] -= 1
            state.goods[taker * GOOD_COUNT + item] += 1
        elif item < MARKER:
            state.tokens[giver * TOKEN_COUNT + item - FIRST_TOKEN] -= 1
            state.tokens[taker * TOKEN_COUNT + item - FIRST_TOKEN] += 1
        elif item == MARKER:
            pass_marker(state, giver, taker)
        elif item < FIRST_PILE:
            state.hand_on(giver, taker, item - FIRST_CARD)
    ducats = ducats_in(bundle)
    state.money[giver] -= ducats
    state.money[taker] += ducats


def pass_marker(state: GenoaState, giver: int, taker: int) -> None:
    """The giver returns one of his markers, the taker takes one of his own if any is left (R7.7, Q24)."""
    state.markers[giver] -= 1
    if state.markers_left(taker) > 0:
        state.markers[taker] += 1


def settle_due(state: GenoaState, buyer: int, due: Bundle) -> None:
    """Hand over deferred items (R7.15). Cards are those drawn first in the action."""
    trader = state.trader
    present = [item - FIRST_LATER for item in due if FIRST_LATER <= item <= LATER_MARKER]
    drawn = [FIRST_CARD + card for card in cards_in(state.reserved)] if any(_is_pile(item) for item in due) else []
    handed = (*present, *drawn, *ducat_items(later_ducats_in(due)))
    transfer(state, buyer, trader, handed)
    if drawn:
        state.reserved = 0
    tell_parties(state, buyer, trader, HANDED_OVER, (buyer, trader), handed)


def _is_pile(item: int) -> bool:
    return LATER_PILE <= item < FIRST_DUCATS


class Owe(OneSeat[GenoaState]):
    """A deal comes to its end: the buyer hands over what he deferred, and the deal binds no longer.

    He is asked only when Messages must be delivered first to have the ducats: delivering is a free act.
    """

    __slots__ = ()

    def due(self, state: GenoaState) -> Bundle:
        """What is owed."""
        deal = state.deal_of(self.seat)
        return () if deal is None else deal.due

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return () if can_pay(state, self.seat, self.due(state)) else (self.seat,)

    def run(self, state: GenoaState) -> None:
        due = self.due(state)
        if due:
            settle_due(state, self.seat, due)
        state.deals = [deal for deal in state.deals if deal.buyer != self.seat]

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_OWE, *self.due(state))

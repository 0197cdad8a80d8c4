"""Cards spoken of: who is no party to a bargain hears only of which pile a card is, so any may be meant (Q25)."""

from rynek.core.chance import Rng, sample
from rynek.core.frame import AnyFrame
from rynek.games.genoa.assets import FIRST_CARD, Bundle, is_card
from rynek.games.genoa.cards import IN_PILE, PILE_OF, cards_in
from rynek.games.genoa.offer import Offer
from rynek.games.genoa.proposals import Counter, Reply
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.tokens import GiveBack, TradeTake


def bundles(state: GenoaState) -> list[Bundle]:
    """Everything on the table that may hold a card: offers, deals, a proposal, a trade."""
    found = [bundle for offer in state.offers + state.deals for bundle in (offer.pays, offer.gets)]
    for frame in state.stack:
        if isinstance(frame, (Reply, Counter)):
            found += [frame.pays, frame.gets]
        elif isinstance(frame, (TradeTake, GiveBack)):
            found.append((frame.given,))
    return found


def cards_of(bundle: Bundle) -> int:
    """The set of cards in a bundle."""
    return sum([1 << (item - FIRST_CARD) for item in bundle if is_card(item)])


def spoken_anew(state: GenoaState, seat: int | None, rng: Rng) -> GenoaState:
    """The state with the cards in offers and proposals between others drawn anew."""
    if seat == state.trader or not any(cards_of(bundle) for bundle in bundles(state)):
        return state
    other = state.copy()
    other.offers = [offer_anew(state, offer, seat, rng) for offer in state.offers]
    other.stack = [frame_anew(state, frame, seat, rng) for frame in state.stack]
    return other


def offer_anew(state: GenoaState, offer: Offer, seat: int | None, rng: Rng) -> Offer:
    """An offer with its cards named anew, unless the seat makes or gets it."""
    if offer.buyer == seat:
        return offer
    pays = named_anew(state, seat, offer.buyer, state.trader, offer.pays, rng)
    gets = named_anew(state, seat, state.trader, offer.buyer, offer.gets, rng)
    return Offer(offer.buyer, offer.deal, offer.space, pays, gets)


def frame_anew(state: GenoaState, frame: AnyFrame, seat: int | None, rng: Rng) -> AnyFrame:
    """A proposal with its cards named anew."""
    if isinstance(frame, Reply):
        said = offer_anew(state, frame.offer, seat, rng)
        return Reply(frame.seat, frame.deal, frame.space, said.pays, said.gets)
    if isinstance(frame, Counter):
        said = offer_anew(state, frame.offer, seat, rng)
        return Counter(frame.seat, frame.buyer, frame.deal, frame.space, said.pays, said.gets)
    return frame


def named_anew(state: GenoaState, seat: int | None, holder: int, shown_to: int, bundle: Bundle, rng: Rng) -> Bundle:
    """A bundle that names cards of the same piles out of the holder's hand that the other party has been shown."""
    cards = cards_in(cards_of(bundle))
    if not cards:
        return bundle
    found = [item for item in bundle if not is_card(item)]
    # In a position written by hand the other party need not have been shown what is offered.
    open_to = state.hands[holder] & ~state.reserved & state.seen[shown_to] | cards_of(bundle)
    for pile in sorted({PILE_OF[card] for card in cards}):
        count = sum([PILE_OF[card] == pile for card in cards])
        free = in_order(state, seat, open_to & IN_PILE[pile])
        found += [FIRST_CARD + card for card in sample(free, count, rng)]
    return tuple(sorted(found))


def in_order(state: GenoaState, seat: int | None, cards: int) -> list[int]:
    """Cards of a hand in an order that depends on nothing a seat cannot see: those it knows, then the others."""
    known = 0 if seat is None else state.seen[seat]

    def key(card: int) -> tuple[int, int, int, int]:
        seers = sum([(seen >> card & 1) << other for other, seen in enumerate(state.seen)])
        return (0, card, 0, 0) if known >> card & 1 else (1, state.cohort[card], seers, card)

    return sorted(cards_in(cards), key=key)

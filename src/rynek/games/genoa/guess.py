"""Guessing: everything a seat cannot know is drawn anew: cards in other hands and in the piles (R15.1).

Which cards of a kind can lie where is known from when the pile was last turned over (`cohort`). Other players' ducats
are not drawn anew: everybody has seen every payment, so a seat with a good memory knows them, although the view hides
them.
"""

from typing import Final

from rynek.core.chance import Rng, shuffled
from rynek.core.frame import AnyFrame
from rynek.games.genoa.actions import Window
from rynek.games.genoa.assets import FIRST_CARD, Bundle, is_card
from rynek.games.genoa.bargain import Reply
from rynek.games.genoa.cards import CARD_COUNT, PILE_COUNT, PILE_OF, cards_in
from rynek.games.genoa.deferred import is_sure, will_pay
from rynek.games.genoa.offer import MOVE, Offer
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.tokens import GiveBack, TradeTake

TRIES: Final = 2000
"""How many guesses are drawn until one lets everybody keep their promises."""


def guess_of(state: GenoaState, seat: int | None, rng: Rng) -> GenoaState:
    """A copy of the state with the unknown cards drawn anew."""
    groups = unknown_groups(state, seat)
    for _ in range(TRIES):
        guessed = deal_anew(state, groups, rng)
        if promises_hold(guessed):
            return guessed
    return guessed


def unknown_groups(state: GenoaState, seat: int | None) -> list[list[int]]:
    """The cards the seat cannot tell apart, in lists whose order does not depend on what they are."""
    known = 0 if seat is None else state.hands[seat] | state.seen[seat]
    for pile in range(PILE_COUNT):
        known |= state.face_up[pile]
    groups: dict[tuple[int, int], list[tuple[tuple[int, ...], int]]] = {}
    for card in range(CARD_COUNT):
        if not known >> card & 1:
            groups.setdefault((PILE_OF[card], state.cohort[card]), []).append((mark(state, card), card))
    return [[card for _, card in sorted(group)] for _, group in sorted(groups.items())]


def mark(state: GenoaState, card: int) -> tuple[int, ...]:
    """What all can see of an unknown card: who holds it, who has seen it, whether it is promised or offered."""
    holder = state.players
    for seat in range(state.players):
        if state.hands[seat] >> card & 1:
            holder = seat
    seers = sum(1 << s for s in range(state.players) if state.seen[s] >> card & 1)
    item = FIRST_CARD + card
    spoken = [i for i, bundle in enumerate(bundles(state)) if item in bundle]
    return (holder, seers, state.reserved >> card & 1, *spoken)


def bundles(state: GenoaState) -> list[Bundle]:
    """Everything on the table that may hold a card: offers, deals, a proposal, a trade."""
    found = [bundle for offer in state.offers + state.deals for bundle in (offer.pays, offer.gets)]
    for frame in state.stack:
        if isinstance(frame, Reply):
            found += [frame.pays, frame.gets]
        elif isinstance(frame, (TradeTake, GiveBack)):
            found.append((frame.given,))
    return found


def deal_anew(state: GenoaState, groups: list[list[int]], rng: Rng) -> GenoaState:
    """One guess: within each group, the places keep their marks and the cards change places."""
    image = list(range(CARD_COUNT))
    for group in groups:
        for card, other in zip(group, shuffled(sorted(group), rng), strict=True):
            image[card] = other
    guessed = state.copy()
    guessed.hands = [mapped(hand, image) for hand in state.hands]
    guessed.seen = [mapped(cards, image) for cards in state.seen]
    guessed.deck = [mapped(cards, image) for cards in state.deck]
    guessed.reserved = mapped(state.reserved, image)
    guessed.offers = [mapped_offer(offer, image) for offer in state.offers]
    guessed.deals = [mapped_offer(offer, image) for offer in state.deals]
    guessed.stack = [mapped_frame(frame, image) for frame in state.stack]
    return guessed


def mapped(cards: int, image: list[int]) -> int:
    """A set of cards with each card replaced by its image."""
    found = 0
    for card in cards_in(cards):
        found |= 1 << image[card]
    return found


def mapped_bundle(bundle: Bundle, image: list[int]) -> Bundle:
    """A bundle with its cards replaced."""
    if not any(is_card(item) for item in bundle):
        return bundle
    return tuple(sorted(FIRST_CARD + image[item - FIRST_CARD] if is_card(item) else item for item in bundle))


def mapped_offer(offer: Offer, image: list[int]) -> Offer:
    """An offer with its cards replaced."""
    pays, gets = mapped_bundle(offer.pays, image), mapped_bundle(offer.gets, image)
    return (
        offer if pays is offer.pays and gets is offer.gets else Offer(offer.buyer, offer.deal, offer.space, pays, gets)
    )


def mapped_frame(frame: AnyFrame, image: list[int]) -> AnyFrame:
    """A step with its cards replaced."""
    if isinstance(frame, Reply):
        pays, gets = mapped_bundle(frame.pays, image), mapped_bundle(frame.gets, image)
        return Reply(frame.seat, frame.deal, frame.space, pays, gets)
    if isinstance(frame, TradeTake):
        return TradeTake(frame.seat, mapped_bundle((frame.given,), image)[0])
    if isinstance(frame, GiveBack):
        return GiveBack(frame.seat, mapped_bundle((frame.given,), image)[0])
    return frame


def promises_hold(state: GenoaState) -> bool:
    """Whether, with the cards as guessed, everybody can keep what they have promised out of hidden cards."""
    offers = [(offer, offer.pays, offer.gets) for offer in state.offers if offer.due]
    offers += [(deal, deal.due, ()) for deal in state.deals if deal.due and deal.space != state.tower]
    if any(not is_sure(state, o.buyer, o.space, pays, gets, acts=o.deal != MOVE) for o, pays, gets in offers):
        return False
    here = [deal for deal in state.deals if deal.due and deal.space == state.tower]
    return all(will_pay(state, deal.buyer, deal.space, deal.due, done=is_done(state, deal.buyer)) for deal in here)


def is_done(state: GenoaState, seat: int) -> bool:
    """Whether the main effect of a seat's action is behind it."""
    return all(frame.done for frame in state.stack if isinstance(frame, Window) and frame.seat == seat)

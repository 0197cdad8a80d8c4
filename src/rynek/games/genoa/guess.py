"""Guessing: everything a seat is not shown is drawn anew: ducats and cards of others, cards in the piles (R15.1).

Which cards of a kind can lie where is known from when the pile was last turned over (`cohort`). Others hold at least
the ducats that they have on offer (Q42).
"""

from typing import Final

from rynek.core.chance import Rng, sample
from rynek.core.frame import AnyFrame
from rynek.games.genoa.actions import Window
from rynek.games.genoa.assets import DUCAT, FIRST_CARD, Bundle, ducats_in, is_card, later_ducats_in
from rynek.games.genoa.bargain import Reply
from rynek.games.genoa.cards import CARD_COUNT, IN_PILE, PILE_COUNT, PILE_OF, cards_in
from rynek.games.genoa.deferred import is_sure, will_pay
from rynek.games.genoa.goods import START_DUCATS, START_POSITION
from rynek.games.genoa.offer import MOVE, Offer
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.tokens import GiveBack, TradeTake

GAIN_A_ROUND: Final = 60
"""Ducats a player is thought to gain in a round."""
TRIES: Final = 2000
"""How many guesses are drawn until one lets everybody keep their promises."""

ALL_CARDS: Final = (1 << CARD_COUNT) - 1

Group = tuple[list[int], list[int]]
"""Places in hands, and the cards of a kind, some of them in piles, that may be there."""


def guess_of(state: GenoaState, seat: int | None, rng: Rng) -> GenoaState:
    """A copy of the state with the unknown cards and purses drawn anew."""
    if state.over:
        return state.copy()
    groups = unknown_groups(state, seat)
    for _ in range(TRIES):
        guessed = deal_anew(state, groups, rng)
        guessed.money = [state.money[s] if s == seat else purse(state, s, rng) for s in range(state.players)]
        if guessed.to_act != state.to_act:
            make_poor(guessed, state.to_act, rng)
        if promises_hold(guessed):
            return guessed
    return guessed


def unknown_groups(state: GenoaState, seat: int | None) -> list[Group]:
    """The cards the seat cannot tell apart, and their places in hands in an order that does not depend on the cards."""
    known = 0 if seat is None else state.hands[seat] | state.seen[seat]
    for pile in range(PILE_COUNT):
        known |= state.face_up[pile]
    cards: dict[tuple[int, int], list[int]] = {}
    for card in cards_in(ALL_CARDS & ~known):
        cards.setdefault((PILE_OF[card], state.cohort[card]), []).append(card)
    places: dict[tuple[int, int], list[int]] = {kind: [] for kind in cards}
    for _, card in sorted(marked_hands(state, known)):
        places[PILE_OF[card], state.cohort[card]].append(card)
    return [(places[kind], group) for kind, group in sorted(cards.items())]


def marked_hands(state: GenoaState, known: int) -> list[tuple[tuple[int, ...], int]]:
    """The unknown cards in hands, each with what all can see of it."""
    spoken = [bundle for bundle in bundles(state) if any(is_card(item) for item in bundle)]
    hands = enumerate(state.hands)
    return [(mark(state, holder, card, spoken), card) for holder, hand in hands for card in cards_in(hand & ~known)]


def mark(state: GenoaState, holder: int, card: int, spoken: list[Bundle]) -> tuple[int, ...]:
    """What all can see of an unknown card: who holds it, who has seen it, whether it is promised or offered."""
    seers = 0
    for seat, seen in enumerate(state.seen):
        seers |= (seen >> card & 1) << seat
    item = FIRST_CARD + card
    return (holder, seers, state.reserved >> card & 1, *[i for i, bundle in enumerate(spoken) if item in bundle])


def bundles(state: GenoaState) -> list[Bundle]:
    """Everything on the table that may hold a card: offers, deals, a proposal, a trade."""
    found = [bundle for offer in state.offers + state.deals for bundle in (offer.pays, offer.gets)]
    for frame in state.stack:
        if isinstance(frame, Reply):
            found += [frame.pays, frame.gets]
        elif isinstance(frame, (TradeTake, GiveBack)):
            found.append((frame.given,))
    return found


def deal_anew(state: GenoaState, groups: list[Group], rng: Rng) -> GenoaState:
    """One guess: within each group, the places in hands keep their marks and get other cards; the rest is in piles."""
    image = list(range(CARD_COUNT))
    for places, cards in groups:
        for card, other in zip(places, sample(cards, len(places), rng), strict=True):
            image[card] = other
    guessed = state.copy()
    guessed.hands = [mapped(hand, image) for hand in state.hands]
    guessed.seen = [mapped(cards, image) for cards in state.seen]
    guessed.deck = decks_beside(guessed)
    guessed.reserved = mapped(state.reserved, image)
    guessed.offers = [mapped_offer(offer, image) for offer in state.offers]
    guessed.deals = [mapped_offer(offer, image) for offer in state.deals]
    guessed.stack = [mapped_frame(frame, image) for frame in state.stack]
    return guessed


def decks_beside(state: GenoaState) -> list[int]:
    """For each pile the cards face down: all that are neither face up nor in a hand."""
    held = 0
    for hand in state.hands:
        held |= hand
    return [IN_PILE[pile] & ~held & ~state.face_up[pile] for pile in range(PILE_COUNT)]


def purse(state: GenoaState, seat: int, rng: Rng) -> int:
    """The ducats another player may hold: around what the rounds have brought, never less than he has on offer."""
    rounds = state.marker - START_POSITION[state.players] + 1
    usual = START_DUCATS + GAIN_A_ROUND * rounds
    least = max(usual // 2, most_on_offer(state, seat))
    return (least + rng.randrange(usual)) // DUCAT * DUCAT


def make_poor(state: GenoaState, asked: tuple[int, ...], rng: Rng) -> None:
    """All can see that who is asked only because he owes ducats does not have them yet (R7.15)."""
    for seat in asked:
        deal = state.deal_of(seat)
        owed = 0 if deal is None else later_ducats_in(deal.due)
        if owed:
            state.money[seat] = rng.randrange(owed // DUCAT) * DUCAT


def most_on_offer(state: GenoaState, seat: int) -> int:
    """The largest sum a player has offered or, as Trader, proposed to pay, and so holds (R7.4)."""
    sums = [ducats_in(offer.pays) for offer in state.offers if offer.buyer == seat]
    if seat == state.trader:
        sums += [ducats_in(frame.gets) for frame in state.stack if isinstance(frame, Reply)]
    return max(sums, default=0)


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

"""Guessing: the cards that a seat is not shown, in hands and piles, are drawn anew (R15.1).

Which cards of a kind can lie where is known from when the pile was last turned over (`cohort`). Purses are known to
whoever has listened: all begin with the same, and every payment is announced (Q42).
"""

from typing import Final

from rynek.core.chance import Rng, sample
from rynek.core.frame import AnyFrame
from rynek.games.genoa.actions import Window
from rynek.games.genoa.assets import FIRST_CARD, Bundle, is_card
from rynek.games.genoa.cards import CARD_COUNT, IN_PILE, PILE_COUNT, PILE_OF, cards_in
from rynek.games.genoa.deferred import Promise, is_sure, will_pay
from rynek.games.genoa.goods import MOST_PLAYERS
from rynek.games.genoa.offer import MOVE, Offer
from rynek.games.genoa.proposals import Counter, Reply
from rynek.games.genoa.spoken import bundles, spoken_anew
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.tokens import GiveBack, TradeTake
from rynek.games.genoa.traces import Trace

TRIES: Final = 2000
"""How many guesses are drawn until one lets everybody keep their promises."""

ALL_CARDS: Final = (1 << CARD_COUNT) - 1

Group = tuple[list[int], list[int]]
"""Places in hands, and the cards of a kind, some of them in piles, that may be there."""


def guess_of(state: GenoaState, seat: int | None, rng: Rng) -> GenoaState:
    """A copy of the state with the unknown cards drawn anew."""
    if state.over:
        return state.copy()
    state = spoken_anew(state, seat, rng)
    groups = unknown_groups(state, seat)
    own = [trace for trace in state.traces if trace[0] == seat]
    guessed = state.copy()
    for _ in range(TRIES):
        image = images(state, own, groups, rng)
        if image is None:
            continue
        guessed = deal_anew(state, seat, image)
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
    for _, card in sorted(marked_hands(state, seat, known)):
        places[PILE_OF[card], state.cohort[card]].append(card)
    return [(places[kind], group) for kind, group in sorted(cards.items())]


def marked_hands(state: GenoaState, seat: int | None, known: int) -> list[tuple[tuple[int, ...], int]]:
    """The unknown cards in hands, each with what all can see of it."""
    spoken = [bundle for bundle in bundles(state) if any(is_card(item) for item in bundle)]
    traces = [trace for trace in state.traces if trace[0] != seat]
    found: list[tuple[tuple[int, ...], int]] = []
    for holder, hand in enumerate(state.hands):
        found += [(mark(state, holder, card, spoken, traces), card) for card in cards_in(hand & ~known)]
    return found


def mark(state: GenoaState, holder: int, card: int, spoken: list[Bundle], traces: list[Trace]) -> tuple[int, ...]:
    """What others can see of an unknown card: who holds it, who has seen it, whether it is promised or offered."""
    seers = 0
    for seat, seen in enumerate(state.seen):
        seers |= (seen >> card & 1) << seat
    for seat, traced, hands in traces:
        if traced == card:
            seers |= hands << (MOST_PLAYERS * (seat + 1))
    item = FIRST_CARD + card
    return (holder, seers, state.reserved >> card & 1, *[i for i, bundle in enumerate(spoken) if item in bundle])


def held_in(state: GenoaState, card: int, hands: int) -> bool:
    """Whether one of these seats holds a card."""
    return any(hands >> seat & 1 and hand >> card & 1 for seat, hand in enumerate(state.hands))


def images(state: GenoaState, own: list[Trace], groups: list[Group], rng: Rng) -> list[int] | None:
    """For each card the one that takes its place: within each group, places in hands get other cards.

    Cards that the seat has traced go to hands they may be in; None when two of them would take the same place.
    """
    image = list(range(CARD_COUNT))
    for places, cards in groups:
        left, free = cards, places
        for _, card, hands in own:
            if card in cards:
                fits = [place for place in places if held_in(state, place, hands)]
                place = fits[rng.randrange(len(fits))]
                if place not in free:
                    return None
                image[place] = card
                left, free = [c for c in left if c != card], [p for p in free if p != place]
        for place, other in zip(free, sample(left, len(free), rng), strict=True):
            image[place] = other
    return image


def deal_anew(state: GenoaState, seat: int | None, image: list[int]) -> GenoaState:
    """One guess: places in hands keep their marks and get their images; the rest is in piles.

    What the seat itself knows of cards that went from hand to hand stays as it is.
    """
    guessed = state.copy()
    guessed.hands = [mapped(hand, image) for hand in state.hands]
    guessed.seen = [mapped(cards, image) for cards in state.seen]
    guessed.traces = sorted([t if t[0] == seat else (t[0], image[t[1]], t[2]) for t in state.traces])
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


def countered(state: GenoaState) -> list[Offer]:
    """The counter-proposal that lies before the Trader, if any."""
    return [frame.offer for frame in state.stack if isinstance(frame, Counter)]


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
    if isinstance(frame, Counter):
        pays, gets = mapped_bundle(frame.pays, image), mapped_bundle(frame.gets, image)
        return Counter(frame.seat, frame.buyer, frame.deal, frame.space, pays, gets)
    if isinstance(frame, TradeTake):
        return TradeTake(frame.seat, mapped_bundle((frame.given,), image)[0], frame.done, frame.orders)
    if isinstance(frame, GiveBack):
        return GiveBack(frame.seat, mapped_bundle((frame.given,), image)[0])
    return frame


def promises_hold(state: GenoaState) -> bool:
    """Whether, with the cards as guessed, everybody can keep what they have promised out of hidden cards."""
    offers = [(offer, offer.pays, offer.gets) for offer in [*state.offers, *countered(state)] if offer.due]
    offers += [(deal, deal.due, ()) for deal in state.deals if deal.due and deal.space != state.tower]
    if any(not is_sure(state, o.buyer, o.space, pays, gets, acts=o.deal != MOVE) for o, pays, gets in offers):
        return False
    here = [deal for deal in state.deals if deal.due and deal.space == state.tower]
    return all(action_pays(state, deal) for deal in here)


def action_pays(state: GenoaState, deal: Offer) -> bool:
    """Whether the buyer of the action where the tower stands will be able to pay out of it what he owes."""
    windows = [frame for frame in state.stack if isinstance(frame, Window) and frame.seat == deal.buyer]
    done, orders = (windows[0].done, windows[0].orders) if windows else (deal.deal == MOVE, 0)
    return will_pay(state, deal.buyer, Promise(deal.due, done, orders, swaps=True))

"""What a seat sees: everything but the others' ducats, hands and the order of the piles (R15)."""

from rynek.core.domain import SEAT
from rynek.core.fields import word
from rynek.core.reader import counted
from rynek.core.view import head_of
from rynek.games.genoa.assets import ITEM, Bundle, unseen
from rynek.games.genoa.cards import CARD, IN_PILE, PILE, PILE_COUNT, PILE_OF, cards_in
from rynek.games.genoa.city import SPACE, SPACE_COUNT
from rynek.games.genoa.composer import composer
from rynek.games.genoa.goods import GOOD, GOOD_COUNT, LAST_POSITION, MOST_PLAYERS, TOKEN, TOKEN_COUNT
from rynek.games.genoa.offer import DEAL, HERE, Offer
from rynek.games.genoa.proposals import Counter, Reply
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.view_types import GenoaView, HeldView, KnownView, OfferView, PileView, SeatView, TraceView


def view_of(state: GenoaState, seat: int | None) -> GenoaView:
    """The table as a seat (None: a spectator) sees it, in names."""
    return {
        **head_of(state, seat, state.marker),
        "start_player": SEAT.word(state.first),
        "trader": SEAT.word(state.trader),
        "round_marker": state.marker,
        "last_position": LAST_POSITION,
        "tower": word(SPACE, state.tower),
        "discs": _discs(state),
        "owners": {SPACE.word(s): SEAT.word(owner) for s, owner in enumerate(state.owner) if owner >= 0},
        "goods": counted(state.good_supply, GOOD),
        "tokens": counted(state.token_supply, TOKEN),
        "piles": {PILE.word(pile): _pile(state, pile) for pile in range(PILE_COUNT)},
        "seats": [_seat(state, other, seat) for other in range(state.players)],
        "traces": _traces(state, seat),
        "offers": [_offer(state, offer, seat) for offer in state.offers],
        "deals": [_offer(state, deal, seat) for deal in state.deals],
        "suggestions": [_offer(state, offer, seat) for offer in state.suggestions],
        "said": state.said[:],
        "proposal": _proposal(state, seat),
        "moves_to": [SPACE.word(space) for space in state.targets],
        "composer": None if seat is None else composer(state, seat),
        "known": _known(state, seat),
    }


def _discs(state: GenoaState) -> dict[str, int]:
    """The discs on each space; what is left of the tower lies on the last."""
    found = {SPACE.word(s): 1 for s in range(SPACE_COUNT) if state.visited >> s & 1}
    if state.tower >= 0 and state.visited >> state.tower & 1:
        found[SPACE.word(state.tower)] = state.height
    return found


def _pile(state: GenoaState, pile: int) -> PileView:
    up = [CARD.word(card) for card in cards_in(state.face_up[pile])]
    return {"face_down": state.deck[pile].bit_count(), "face_up": up}


def _seat(state: GenoaState, seat: int, viewer: int | None) -> SeatView:
    """What lies in front of a player. Ducats and cards are shown to himself and at the end."""
    own = state.over or seat == viewer
    hand = state.hands[seat]
    aside = cards_in(hand & state.reserved)
    return {
        "seat": SEAT.word(seat),
        "ducats": state.money[seat] if own else None,
        "goods": counted(state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT], GOOD),
        "tokens": counted(state.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT], TOKEN),
        "markers": state.markers[seat],
        "markers_left": state.markers_left(seat),
        "cards": {PILE.word(pile): (hand & IN_PILE[pile]).bit_count() for pile in range(PILE_COUNT)},
        "hand": [CARD.word(card) for card in cards_in(hand & _seen_by(state, viewer))],
        "reserved": [CARD.word(card) if own else PILE.word(PILE_OF[card]) for card in aside],
        "can_act": state.can_act(seat),
        "actions_used": state.standard[seat],
    }


def _seen_by(state: GenoaState, viewer: int | None) -> int:
    """The cards in hands whose faces a viewer knows: his own, those he was shown, at the end all."""
    if state.over:
        return -1
    return 0 if viewer is None else state.hands[viewer] | state.seen[viewer]


def _traces(state: GenoaState, viewer: int | None) -> list[TraceView]:
    return [{"card": CARD.word(card), "seats": _letters(hands)} for seat, card, hands in state.traces if seat == viewer]


def _letters(seats: int) -> list[str]:
    """The letters of a set of seats."""
    return [SEAT.word(seat) for seat in range(MOST_PLAYERS) if seats >> seat & 1]


def _offer(state: GenoaState, offer: Offer, viewer: int | None) -> OfferView:
    """An offer or deal; the faces of cards for its two parties only (Q25)."""
    party = state.over or viewer in (offer.buyer, state.trader)
    return {
        "buyer": SEAT.word(offer.buyer),
        "deal": DEAL.word(offer.deal),
        "space": SPACE.word(offer.space),
        "pays": _items(offer.pays if party else unseen(offer.pays)),
        "gets": _items(offer.gets if party else unseen(offer.gets)),
        "obliges": offer.is_forcing and offer.deal == HERE,
    }


def _items(bundle: Bundle) -> list[str]:
    return [ITEM.word(item) for item in bundle]


def _proposal(state: GenoaState, viewer: int | None) -> OfferView | None:
    """What the Trader has proposed, or been proposed in return, and nobody has answered yet."""
    top = state.stack[-1] if state.stack else None
    return _offer(state, top.offer, viewer) if isinstance(top, (Reply, Counter)) else None


def _known(state: GenoaState, viewer: int | None) -> KnownView:
    """Payments, piles turned over, when a card was drawn and who is shown it: all see it happen."""
    return {
        "ducats": {SEAT.word(seat): money for seat, money in enumerate(state.money)},
        "cohorts": counted(state.cohort, CARD),
        "hands": [entry for holder in range(state.players) for entry in _hands(state, holder, viewer)],
    }


def _hands(state: GenoaState, holder: int, viewer: int | None) -> list[HeldView]:
    """The cards of a hand, those that the viewer has not seen by their pile, each with what is known of it."""
    familiar = _seen_by(state, viewer)
    found: list[tuple[str, int, list[str]]] = []
    for card in cards_in(state.hands[holder]):
        seers = sum([1 << seat for seat in range(state.players) if state.seen[seat] >> card & 1])
        name = CARD.word(card) if familiar >> card & 1 else PILE.word(PILE_OF[card])
        found.append((name, state.cohort[card], _letters(seers)))
    return [
        {"holder": SEAT.word(holder), "card": name, "cohort": cohort, "seats": seats}
        for name, cohort, seats in sorted(found)
    ]

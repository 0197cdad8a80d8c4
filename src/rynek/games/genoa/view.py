"""What a seat sees: everything but the others' ducats, hands and the order of the piles (R15)."""

from typing import TYPE_CHECKING, Any

from rynek.core.domain import SEAT
from rynek.core.reader import counted
from rynek.core.state import View
from rynek.games.genoa.assets import ITEM, Bundle, unseen
from rynek.games.genoa.cards import CARD, IN_PILE, PILE, PILE_COUNT, cards_in
from rynek.games.genoa.city import SPACE, SPACE_COUNT
from rynek.games.genoa.composer import composer
from rynek.games.genoa.goods import GOOD, GOOD_COUNT, LAST_POSITION, MOST_PLAYERS, TOKEN, TOKEN_COUNT
from rynek.games.genoa.offer import DEAL, Offer
from rynek.games.genoa.traces import Trace

if TYPE_CHECKING:
    from rynek.games.genoa.state import GenoaState


def view_of(state: "GenoaState", seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    return {
        "players": state.players,
        "seat": None if seat is None else SEAT.word(seat),
        "to_act": [SEAT.word(s) for s in state.to_act if s >= 0],
        "over": state.over,
        "start_player": SEAT.word(state.first),
        "trader": SEAT.word(state.trader),
        "round_marker": state.marker,
        "last_position": LAST_POSITION,
        "tower": None if state.tower < 0 else SPACE.word(state.tower),
        "discs": discs(state),
        "owners": {SPACE.word(s): SEAT.word(owner) for s, owner in enumerate(state.owner) if owner >= 0},
        "goods": counted(state.good_supply, GOOD),
        "tokens": counted(state.token_supply, TOKEN),
        "piles": {PILE.word(pile): pile_view(state, pile) for pile in range(PILE_COUNT)},
        "seats": [seat_view(state, other, seat) for other in range(state.players)],
        "traces": [trace_view(trace) for trace in state.traces if trace[0] == seat],
        "offers": [offer_view(state, offer, seat) for offer in state.offers],
        "deals": [offer_view(state, deal, seat) for deal in state.deals],
        "suggestions": [offer_view(state, offer, seat) for offer in state.suggestions],
        "said": state.said[:],
        "proposal": proposal_view(state, seat),
        "moves_to": [SPACE.word(space) for space in state.targets],
        "composer": None if seat is None else composer(state, seat),
    }


def discs(state: "GenoaState") -> dict[str, int]:
    """The discs on each space; what is left of the tower lies on the last."""
    found = {SPACE.word(s): 1 for s in range(SPACE_COUNT) if state.visited >> s & 1}
    if state.tower >= 0 and state.visited >> state.tower & 1:
        found[SPACE.word(state.tower)] = state.height
    return found


def pile_view(state: "GenoaState", pile: int) -> dict[str, Any]:
    """A pile: how many cards face down, and which lie face up below."""
    up = [CARD.word(card) for card in cards_in(state.face_up[pile])]
    return {"face_down": state.deck[pile].bit_count(), "face_up": up}


def seat_view(state: "GenoaState", seat: int, viewer: int | None) -> dict[str, Any]:
    """What lies in front of a player. Ducats and cards are shown to himself and at the end."""
    own = state.over or seat == viewer
    hand = state.hands[seat]
    known = hand if own else hand & state.seen[viewer] if viewer is not None else 0
    return {
        "seat": SEAT.word(seat),
        "ducats": state.money[seat] if own else None,
        "goods": counted(state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT], GOOD),
        "tokens": counted(state.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT], TOKEN),
        "markers": state.markers[seat],
        "markers_left": state.markers_left(seat),
        "cards": {PILE.word(pile): (hand & IN_PILE[pile]).bit_count() for pile in range(PILE_COUNT)},
        "hand": [CARD.word(card) for card in cards_in(known)],
        "can_act": state.can_act(seat),
        "actions_used": state.standard[seat],
    }


def trace_view(trace: Trace) -> dict[str, Any]:
    """A card that the viewer has seen and that may since have been handed on: in whose hands it may be (Q46)."""
    _, card, hands = trace
    return {"card": CARD.word(card), "seats": [SEAT.word(s) for s in range(MOST_PLAYERS) if hands >> s & 1]}


def offer_view(state: "GenoaState", offer: Offer, viewer: int | None) -> dict[str, Any]:
    """An offer or deal; the faces of cards for its two parties only (Q25)."""
    party = state.over or viewer in (offer.buyer, state.trader)
    return {
        "buyer": SEAT.word(offer.buyer),
        "deal": DEAL.word(offer.deal),
        "space": SPACE.word(offer.space),
        "pays": item_words(offer.pays if party else unseen(offer.pays)),
        "gets": item_words(offer.gets if party else unseen(offer.gets)),
        "obliges": offer.is_forcing and DEAL.word(offer.deal) == "here",
    }


def proposal_view(state: "GenoaState", viewer: int | None) -> dict[str, Any] | None:
    """What the Trader has proposed, or been proposed in return, and nobody has answered yet."""
    from rynek.games.genoa.proposals import Counter, Reply  # noqa: PLC0415 - they need the state, which needs its view

    top = state.stack[-1] if state.stack else None
    return offer_view(state, top.offer, viewer) if isinstance(top, (Reply, Counter)) else None


def item_words(bundle: Bundle) -> list[str]:
    """The items of a bundle by their words."""
    return [ITEM.word(item) for item in bundle]

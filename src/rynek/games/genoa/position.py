"""Positions: the table as JSON with names, and the check that its parts fit together."""

from typing import Any

from rynek.core.domain import SEAT
from rynek.core.reader import Reader, counted, impossible
from rynek.games.genoa.assets import ITEM, MOST_DUCATS, Bundle, ducats_in, later_ducats_in, tidy
from rynek.games.genoa.cards import CARD, IN_PILE, PILE, PILE_COUNT, PILE_OF, cards_in
from rynek.games.genoa.city import BUILDING_COUNT, SPACE
from rynek.games.genoa.deals import show_cards
from rynek.games.genoa.goods import (
    DISCS,
    GOOD,
    GOOD_COUNT,
    GOODS_EACH,
    LAST_POSITION,
    MARKERS_EACH,
    OFFERS_A_ROUND,
    START_DUCATS,
    START_POSITION,
    TOKEN,
    TOKEN_COUNT,
    TOKENS_EACH,
)
from rynek.games.genoa.offer import DEAL, Offer
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.traces import Trace

MOST_MONEY = 100_000
MOST_SAID = 2 * OFFERS_A_ROUND
"""Withdrawals are counted but not limited: each needs an offer."""


# writing


def write_table(state: GenoaState) -> dict[str, Any]:
    """The table as JSON. What the supply holds follows from what the players have, and is left out."""
    return {
        "start_player": SEAT.word(state.first),
        "trader": SEAT.word(state.trader),
        "round_marker": state.marker,
        "tower": None if state.tower < 0 else SPACE.word(state.tower),
        "height": state.height,
        "visited": [SPACE.word(space) for space in range(SPACE.size) if state.visited >> space & 1],
        "owners": {SPACE.word(s): SEAT.word(owner) for s, owner in enumerate(state.owner) if owner >= 0},
        "seats": [write_seat(state, seat) for seat in range(state.players)],
        "face_up": [card for pile in state.face_up for card in words_of(pile)],
        "cohorts": {CARD.word(card): cohort for card, cohort in enumerate(state.cohort) if cohort},
        "reserved": words_of(state.reserved),
        "offers": [write_offer(offer) for offer in state.offers],
        "deals": [write_offer(deal) for deal in state.deals],
        "suggestions": [write_offer(offer) for offer in state.suggestions],
        "said": state.said[:],
        "traces": [write_trace(trace) for trace in state.traces],
    }


def words_of(cards: int) -> list[str]:
    """The names of a set of cards."""
    return [CARD.word(card) for card in cards_in(cards)]


def write_seat(state: GenoaState, seat: int) -> dict[str, Any]:
    """One player's stock."""
    return {
        "ducats": state.money[seat],
        "goods": counted(state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT], GOOD),
        "tokens": counted(state.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT], TOKEN),
        "markers": state.markers[seat],
        "hand": words_of(state.hands[seat]),
        "seen": words_of(state.seen[seat]),
        "actions_used": state.standard[seat],
    }


def write_offer(offer: Offer) -> dict[str, Any]:
    """An offer, deal or suggestion."""
    return {
        "buyer": SEAT.word(offer.buyer),
        "deal": DEAL.word(offer.deal),
        "space": SPACE.word(offer.space),
        "pays": [ITEM.word(item) for item in offer.pays],
        "gets": [ITEM.word(item) for item in offer.gets],
    }


def write_trace(trace: Trace) -> dict[str, Any]:
    """A card that a seat has seen, and the hands it may be in by now."""
    seat, card, hands = trace
    holders = [SEAT.word(other) for other in range(SEAT.size) if hands >> other & 1]
    return {"seat": SEAT.word(seat), "card": CARD.word(card), "hands": holders}


# reading


def read_table(reader: Reader, players: int, options: dict[str, Any]) -> GenoaState:
    """The table from JSON. Left out: the set-up's values, empty stocks, cards face down in their piles."""
    state = GenoaState(players, options)
    state.first = reader.word_or("start_player", SEAT, 0)
    state.trader = reader.word_or("trader", SEAT, state.first)
    state.marker = reader.number("round_marker", START_POSITION[players], START_POSITION[players], LAST_POSITION)
    read_tower(reader, state)
    read_owners(reader, state)
    seats = reader.tables("seats")
    if len(seats) > players:
        raise impossible(f"seats: {len(seats)} > {players}")
    for seat, table in enumerate(seats):
        read_seat(table, state, seat)
    for card in reader.words("face_up", CARD):
        take_card(state, card)
        state.face_up[PILE_OF[card]] |= 1 << card
    read_cohorts(reader, state)
    state.reserved = set_of(reader.words("reserved", CARD))
    state.offers = [read_offer(table) for table in reader.tables("offers")]
    state.deals = [read_offer(table) for table in reader.tables("deals")]
    state.suggestions = [read_offer(table) for table in reader.tables("suggestions")]
    if reader.has("said"):
        state.said = read_said(reader, players)
    state.traces = sorted([read_trace(table) for table in reader.tables("traces")])
    for offer in state.offers:
        show_cards(state, state.trader, offer.pays)
    return state


def read_said(reader: Reader, players: int) -> list[int]:
    """How much each seat has said."""
    counts = reader.items("said")
    if len(counts) != players or not all(type(n) is int and 0 <= n <= MOST_SAID for n in counts):
        raise reader.bad("said", counts, f"{players} × 0-{MOST_SAID}")
    return counts


def read_trace(table: Reader) -> Trace:
    """What a seat knows of a card that went from hand to hand."""
    trace = (table.word("seat", SEAT), table.word("card", CARD), set_of(table.words("hands", SEAT)))
    table.done()
    return trace


def read_tower(reader: Reader, state: GenoaState) -> None:
    """Tower, its height and the visited spaces; a tower alone stands where it started."""
    state.tower = reader.word_or("tower", SPACE, -1)
    state.height = reader.number("height", DISCS if state.tower >= 0 else 0, 0, DISCS)
    visited = reader.words("visited", SPACE) if reader.has("visited") else []
    if not reader.has("visited") and state.tower >= 0:
        visited = [state.tower]
    for space in visited:
        state.visited |= 1 << space


def read_owners(reader: Reader, state: GenoaState) -> None:
    """Who owns which building."""
    table = reader.table("owners")
    for word in table.data:
        space = table.value(word, word, SPACE)
        if space >= BUILDING_COUNT:
            raise impossible(f"owners: {word}")
        state.owner[space] = table.word(word, SEAT)


def read_seat(table: Reader, state: GenoaState, seat: int) -> None:
    """One player's stock; goods, tokens and cards leave the supply."""
    state.money[seat] = table.number("ducats", START_DUCATS, 0, MOST_MONEY)
    for good, count in enumerate(table.counts("goods", GOOD, GOODS_EACH)):
        state.goods[seat * GOOD_COUNT + good] = count
        state.good_supply[good] -= count
    for token, count in enumerate(table.counts("tokens", TOKEN, max(TOKENS_EACH))):
        state.tokens[seat * TOKEN_COUNT + token] = count
        state.token_supply[token] -= count
    state.markers[seat] = table.number("markers", 0, 0, MARKERS_EACH)
    for card in table.words("hand", CARD):
        take_card(state, card)
        state.hands[seat] |= 1 << card
    state.seen[seat] = set_of(table.words("seen", CARD))
    state.standard[seat] = table.number("actions_used", 0, 0, 2)
    table.done()


def take_card(state: GenoaState, card: int) -> None:
    """Take a card out of its face-down pile; each can be only in one place."""
    if not state.deck[PILE_OF[card]] >> card & 1:
        raise impossible(f"{CARD.word(card)} is in two places")
    state.deck[PILE_OF[card]] &= ~(1 << card)


def read_cohorts(reader: Reader, state: GenoaState) -> None:
    """How often a pile had been turned over when a card went into it."""
    table = reader.table("cohorts")
    for word in table.data:
        state.cohort[table.value(word, word, CARD)] = table.number(word, 0, 0, 1000)


def set_of(cards: list[int]) -> int:
    """A list of cards as a set."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def read_offer(table: Reader) -> Offer:
    """An offer, deal or suggestion."""
    pays, gets = read_bundle(table, "pays"), read_bundle(table, "gets")
    offer = Offer(table.word("buyer", SEAT), table.word("deal", DEAL), table.word("space", SPACE), pays, gets)
    table.done()
    return offer


def read_bundle(table: Reader, key: str) -> Bundle:
    """The items of a bundle, in any order."""
    items = table.words(key, ITEM)
    if max(ducats_in(tuple(items)), later_ducats_in(tuple(items))) > MOST_DUCATS:
        raise table.bad(key, items, f"5-{MOST_DUCATS}")
    return tidy(items)


# checking


def check_table(state: GenoaState) -> None:
    """Raise BadPosition when the parts do not fit together."""
    check_seats(state)
    check_stocks(state)
    check_cards(state)
    check_tower(state)
    check_traces(state)


def check_seats(state: GenoaState) -> None:
    """Everybody named sits at the table."""
    named = [state.first, state.trader, *state.owner]
    if max(named) >= state.players:
        raise impossible("a seat is named that is not at the table")


def check_stocks(state: GenoaState) -> None:
    """No more goods, tokens and markers than there are, and sums in fives."""
    for good in range(GOOD_COUNT):
        held = sum(state.goods[good::GOOD_COUNT])
        if state.good_supply[good] < 0 or held + state.good_supply[good] != GOODS_EACH:
            raise impossible(f"goods: {GOOD.word(good)}")
    for token in range(TOKEN_COUNT):
        held = sum(state.tokens[token::TOKEN_COUNT])
        if state.token_supply[token] < 0 or held + state.token_supply[token] != TOKENS_EACH[token]:
            raise impossible(f"tokens: {TOKEN.word(token)}")
    for seat in range(state.players):
        if state.markers_left(seat) < 0 or state.markers[seat] < 0:
            raise impossible(f"markers: {SEAT.word(seat)}")
        if state.money[seat] < 0 or state.money[seat] % 5:
            raise impossible(f"ducats: {state.money[seat]}")


def check_cards(state: GenoaState) -> None:
    """Every card is in one place, and a pile with face-up cards has face-down ones on top (R11.2)."""
    held = 0
    for seat in range(state.players):
        if held & state.hands[seat] or state.seen[seat] & state.hands[seat]:
            raise impossible(f"hand: {SEAT.word(seat)}")
        held |= state.hands[seat]
    for pile in range(PILE_COUNT):
        parts = [state.deck[pile], state.face_up[pile], held & IN_PILE[pile]]
        if sum(part.bit_count() for part in parts) != IN_PILE[pile].bit_count():
            raise impossible(f"cards: {PILE.word(pile)}")
        if state.face_up[pile] and not state.deck[pile]:
            raise impossible(f"face_up: {PILE.word(pile)}")
    for seat in range(state.players):
        if state.seen[seat] & ~held:
            raise impossible(f"seen: {SEAT.word(seat)}")
    if state.reserved & ~held:
        raise impossible("reserved: a card in nobody's hand")


def check_traces(state: GenoaState) -> None:
    """A card that went from hand to hand is in one of the hands it may be in, and the seat sees it in none."""
    known = [(seat, card) for seat, card, _ in state.traces]
    if len(set(known)) < len(known):
        raise impossible("traces: the same card twice")
    for seat, card, hands in state.traces:
        holders = [other for other in range(SEAT.size) if hands >> other & 1]
        kind = IN_PILE[PILE_OF[card]]
        fits = len(holders) > 1 and max(seat, *holders) < state.players and seat not in holders
        if not fits or state.seen[seat] >> card & 1 or not all(state.hands[other] & kind for other in holders):
            raise impossible(f"traces: {CARD.word(card)}")
        if not any(state.hands[other] >> card & 1 for other in holders):
            raise impossible(f"traces: {CARD.word(card)}")


def check_tower(state: GenoaState) -> None:
    """Five discs between the tower and the spaces it has left."""
    if state.tower < 0:
        if state.visited or state.height:
            raise impossible("discs without a tower")
        return
    left = (state.visited & ~(1 << state.tower)).bit_count()
    if state.height < 1 or left + state.height > DISCS:
        raise impossible(f"height: {state.height}")

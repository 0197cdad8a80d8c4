"""Positions: the fields of the table in the words of docs/positions, with defaults for what is left out."""

from typing import Any, Final

from rynek.core.domain import SEAT, Words
from rynek.core.fields import TABLE, By, Counts, Each, Field, Members, Number, Own, Seats, Word, number_in, value_of
from rynek.core.reader import Reader
from rynek.games.genoa.assets import ITEM, MOST_DUCATS, Bundle, ducats_in, later_ducats_in, tidy
from rynek.games.genoa.cards import CARD, IN_PILE, PILE_COUNT, cards_in
from rynek.games.genoa.city import BUILDINGS, SPACE
from rynek.games.genoa.deals import show_cards
from rynek.games.genoa.goods import (
    DISCS,
    GOOD,
    GOOD_COUNT,
    GOODS_EACH,
    LAST_POSITION,
    MARKERS_EACH,
    OFFERS_A_ROUND,
    START_POSITION,
    TOKEN,
    TOKEN_COUNT,
    TOKENS_EACH,
)
from rynek.games.genoa.offer import DEAL, Offer
from rynek.games.genoa.state import GenoaState

BUILDING: Final = Words("space", BUILDINGS)
MOST_MONEY: Final = 100_000
MOST_SAID: Final = 2 * OFFERS_A_ROUND
"""Withdrawals are counted but not limited: each needs an offer."""
GOODS_AND_DUCATS: Final = Words("asset", [*GOOD.words, *TOKEN.words, "marker", "ducats"], named=False)
"""The first items of a bundle, and money."""
MOST_TURNED: Final = 1000


class Trader(Word):
    """The Trader; left out: the start player."""

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        state.trader = state.first
        super().read(reader, state, seat)


def read_marker(reader: Reader, state: GenoaState, seat: int) -> None:
    """From the start for this number of players to the end of the track."""
    first = START_POSITION[state.players]
    state.marker = reader.number("round_marker", first, first, LAST_POSITION)


def read_height(reader: Reader, state: GenoaState, seat: int) -> None:
    """Left out: a tower alone is whole."""
    state.height = reader.number("height", DISCS if state.tower >= 0 else 0, 0, DISCS)


class Visited(Members):
    """The spaces that hold discs; left out: a tower alone stands where it started."""

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        state.visited = 1 << state.tower if state.tower >= 0 else 0
        super().read(reader, state, seat)


def write_face_up(state: GenoaState, seat: int) -> list[str]:
    """The cards face up under their piles."""
    return [CARD.word(card) for pile in state.face_up for card in cards_in(pile)]


def read_face_up(reader: Reader, state: GenoaState, seat: int) -> None:
    """Cards face up; all that is in no hand and no stock lies in the supply."""
    up = set_of(reader.words("face_up", CARD))
    held = up
    for hand in state.hands:
        held |= hand
    state.face_up = [IN_PILE[pile] & up for pile in range(PILE_COUNT)]
    state.deck = [IN_PILE[pile] & ~held for pile in range(PILE_COUNT)]
    state.good_supply = [GOODS_EACH - sum(state.goods[good::GOOD_COUNT]) for good in range(GOOD_COUNT)]
    state.token_supply = [TOKENS_EACH[token] - sum(state.tokens[token::TOKEN_COUNT]) for token in range(TOKEN_COUNT)]


def set_of(values: list[int]) -> int:
    """A list of cards or seats as a set."""
    found = 0
    for value in values:
        found |= 1 << value
    return found


class Spaces(Members):
    """The spaces that the bargains of a buyer are about."""

    def applies(self, state: Any) -> bool:
        return bool(getattr(state, self.attribute))

    def get(self, state: Any, seat: int) -> Any:
        return set_of(list({offer.space for offer in getattr(state, self.attribute) if offer.buyer == seat}))


class Bundles(Counts):
    """What a buyer pays or gets in all bargains: goods, tokens, markers, ducats; cards are not for everybody to see."""

    def applies(self, state: Any) -> bool:
        return bool(getattr(state, self.attribute))

    def get(self, state: Any, seat: int) -> Any:
        found = [0] * self.size
        for offer in getattr(state, self.attribute):
            if offer.buyer == seat:
                items: Bundle = offer.pays if self.key == "pays" else offer.gets
                found[-1] += ducats_in(items)
                for item in items:
                    if item < self.size - 1:
                        found[item] += 1
        return found


class Bargains(Field):
    """Offers, deals or suggestions."""

    def parts(self) -> tuple[Field, ...]:
        kinds = [Bundles(side, GOODS_AND_DUCATS, MOST_DUCATS, self.attribute) for side in ("pays", "gets")]
        return (Seats(self.key, Spaces("spaces", SPACE, self.attribute), *kinds),)

    def write(self, state: Any, seat: int = TABLE) -> Any:
        return [written(offer) for offer in getattr(state, self.attribute)]

    def value(self, reader: Reader, state: Any) -> Any:
        return [read_offer(table, state) for table in reader.tables(self.key)]


class Offers(Bargains):
    """Offers that stand: the Trader has seen their cards."""

    def value(self, reader: Reader, state: Any) -> Any:
        offers: list[Offer] = super().value(reader, state)
        for offer in offers:
            show_cards(state, state.trader, offer.pays)
        return offers


def written(offer: Offer) -> dict[str, Any]:
    """An offer, deal or suggestion."""
    return {
        "buyer": SEAT.word(offer.buyer),
        "deal": DEAL.word(offer.deal),
        "space": SPACE.word(offer.space),
        "pays": [ITEM.word(item) for item in offer.pays],
        "gets": [ITEM.word(item) for item in offer.gets],
    }


def read_offer(table: Reader, state: GenoaState) -> Offer:
    """An offer, deal or suggestion."""
    pays, gets = read_bundle(table, "pays"), read_bundle(table, "gets")
    buyer = value_of(table, "buyer", table.raw("buyer"), SEAT, state.players)
    offer = Offer(buyer, table.word("deal", DEAL), table.word("space", SPACE), pays, gets)
    table.done()
    return offer


def read_bundle(table: Reader, key: str) -> Bundle:
    """The items of a bundle, in any order."""
    items = table.words(key, ITEM)
    most = max(ducats_in(tuple(items)), later_ducats_in(tuple(items)))
    if most > MOST_DUCATS:
        raise table.bad(key, most, f"5-{MOST_DUCATS}")
    return tidy(items)


def read_said(reader: Reader, state: GenoaState, seat: int) -> None:
    """How much each seat has said; left out: nothing."""
    counts = reader.items("said") if reader.has("said") else state.said
    if len(counts) != state.players:
        raise reader.bad("said", len(counts), str(state.players))
    state.said = [number_in(reader, f"said[{i}]", count, 0, MOST_SAID) for i, count in enumerate(counts)]


def with_said(data: Any) -> Any:
    """A position whose step Floor names what has been said, as it once did, written as it is now."""
    steps = data.get("steps") if isinstance(data, dict) else None
    floors = [step for step in steps if is_old_floor(step)] if isinstance(steps, list) else []
    if not floors:
        return data
    plain = [{k: v for k, v in step.items() if k != "said"} if is_old_floor(step) else step for step in data["steps"]]
    return {"said": floors[0]["said"], **data, "steps": plain}


def is_old_floor(step: Any) -> bool:
    """Whether a step is a Floor that names what has been said."""
    return isinstance(step, dict) and step.get("step") == "Floor" and "said" in step


def write_traces(state: GenoaState, seat: int) -> list[dict[str, Any]]:
    """Cards that a seat has seen, and the hands they may be in by now."""
    return [
        {"seat": SEAT.word(who), "card": CARD.word(card), "hands": [SEAT.word(s) for s in cards_in(hands)]}
        for who, card, hands in state.traces
    ]


def read_traces(reader: Reader, state: GenoaState, seat: int) -> None:
    """What seats know of cards that went from hand to hand."""
    for table in reader.tables("traces"):
        hands = set_of([value_of(table, "hands", word, SEAT, state.players) for word in table.items("hands")])
        who = value_of(table, "seat", table.raw("seat"), SEAT, state.players)
        state.traces.append((who, table.word("card", CARD), hands))
        table.done()
    state.traces.sort()


FIELDS: Final[tuple[Field, ...]] = (
    Word("start_player", SEAT, "first"),
    Trader("trader", SEAT),
    Own("round_marker", lambda state, _: state.marker, read_marker, Number("at", 0, LAST_POSITION, "marker")),
    Word("tower", SPACE),
    Own("height", lambda state, _: state.height, read_height, Number("discs", 0, DISCS, "height")),
    Visited("visited", SPACE),
    By("owners", BUILDING, SEAT, "owner"),
    Seats(
        "seats",
        Number("ducats", 0, MOST_MONEY, "money", secret=True),
        Counts("goods", GOOD, GOODS_EACH),
        Counts("tokens", TOKEN, max(TOKENS_EACH)),
        Number("markers", 0, MARKERS_EACH),
        Members("hand", CARD, "hands", secret=True),
        Members("seen", CARD, secret=True),
        Number("actions_used", 0, 2, "standard"),
    ),
    Own(
        "face_up",
        write_face_up,
        read_face_up,
        Each("pile", PILE_COUNT, Members("cards", CARD, "face_up")),
        "deck",
        Counts("goods", GOOD, GOODS_EACH, "good_supply"),
        Counts("tokens", TOKEN, max(TOKENS_EACH), "token_supply"),
    ),
    Counts("cohorts", CARD, MOST_TURNED, "cohort"),
    Members("reserved", CARD, secret=True),
    Offers("offers"),
    Bargains("deals"),
    Bargains("suggestions"),
    Own("said", lambda state, _: state.said[:], read_said, Seats("said", Number("said", 0, MOST_SAID))),
    Own("traces", write_traces, read_traces, "traces", secret=True),
)

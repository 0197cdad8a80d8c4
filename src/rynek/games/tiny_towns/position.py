"""Positions: the fields of the table in the words of docs/positions, with defaults for what is left out."""

from typing import Any, Final

from rynek.core.domain import Words
from rynek.core.fields import TABLE, Counts, Field, Listed, Members, Number, Numbers, Own, Places, Seats, Word, word
from rynek.core.reader import Reader, demand
from rynek.games.tiny_towns.components import (
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    CARDS_PER_RESOURCE,
    FIRST_GAME,
    LETTERS,
    MONUMENT,
    NOVICE_USES,
    RESOURCE,
    RESOURCE_CARDS,
    SHRINE,
    TYPES,
    WAREHOUSE_HOLDS,
)
from rynek.games.tiny_towns.squares import SQUARE, SQUARES
from rynek.games.tiny_towns.state import SOLO, TOWN_HALL, TinyTownsState
from rynek.games.tiny_towns.town import BUILT, CUBE, EMPTY, UPON, Town, cubes_in

DRAWN_TYPES: Final = ["CO", "RE", "GY", "OR", "GN", "YE", "BK", "MO"]
"""The letters of building types in a drawn board; cubes are the small letters of patterns, `..` is empty."""
MANY: Final = 999
"""More turns than any game has."""


# cards


def write_cards(state: TinyTownsState, seat: int) -> list[str]:
    """The building cards that lie open."""
    return [CARD.word(card) for card in state.cards if card >= 0]


def read_cards(reader: Reader, state: TinyTownsState, seat: int) -> None:
    """Types left out have the card of the first game, unless cards are still to be opened."""
    cards = list(state.cards)
    for card in reader.words("cards", BUILDING):
        old = cards[CARDS[card].type]
        demand(old in (-1, card), "cards-type", card=CARD.word(card), card2=word(CARD, old))
        cards[CARDS[card].type] = card
    if "OpenCard" not in str(reader.data.get("steps")):
        first_game = {CARDS[card].type: card for card in FIRST_GAME}
        cards = [first_game[of_type] if card < 0 else card for of_type, card in enumerate(cards)]
    state.cards = tuple(cards)


class Turned(Counts):
    """Town Hall: the cards turned up since the last shuffle."""

    def applies(self, state: Any) -> bool:
        return bool(state.mode == TOWN_HALL)

    def put(self, state: Any, seat: int, value: Any) -> None:
        state.turned = tuple(value)


class OfSolo(Listed):
    """Resource cards of the solo game."""

    def applies(self, state: Any) -> bool:
        return bool(state.mode == SOLO)


# towns


def town_of(state: Any, seat: int, viewer: int) -> Town:
    """A town as a seat may know it: while all construct, others see what stood before."""
    town: Town = state.towns[seat] if seat == viewer else state.shown[seat]
    return town


class Squares(Places):
    """What stands on the squares."""

    def known(self, state: Any, seat: int, viewer: int) -> Any:
        return town_of(state, seat, viewer).squares


class Upon(Numbers):
    """The cubes of one resource that lie upon buildings, square by square."""

    def __init__(self, resource: int) -> None:
        super().__init__(f"upon {RESOURCE.word(resource)}", SQUARES, 0, WAREHOUSE_HOLDS, "upon")
        self.one = UPON[resource]

    def known(self, state: Any, seat: int, viewer: int) -> Any:
        return [cubes // self.one & 3 if cubes else 0 for cubes in town_of(state, seat, viewer).upon]


class Note(Number):
    """A number that a town keeps."""

    def known(self, state: Any, seat: int, viewer: int) -> Any:
        return getattr(town_of(state, seat, viewer), self.attribute)


class NotedTypes(Members):
    """Types of buildings that a town keeps."""

    def known(self, state: Any, seat: int, viewer: int) -> Any:
        return getattr(town_of(state, seat, viewer), self.attribute)


class Kept(Word):
    """The monument card that the own town keeps."""

    def known(self, state: Any, seat: int, viewer: int) -> Any:
        return state.towns[seat].monument


THING: Final = Words("thing", ["empty", *RESOURCE.words, *DRAWN_TYPES], named=False)
"""What a square may hold, in the order of its numbers."""
DRAWN_TYPE: Final = Words("type", DRAWN_TYPES, named=False)
NOTES: Final[tuple[Field, ...]] = (
    Note("shrine", 0, SQUARES),
    NotedTypes("watch", DRAWN_TYPE),
    NotedTypes("constructed", DRAWN_TYPE),
    Kept("monument", CARD, secret=True),
)


CUBES_UPON: Final[tuple[Field, ...]] = tuple([Upon(resource) for resource in range(len(UPON))])


class Towns(Seats):
    """Towns in the order of the seats; while all construct, also those of the start of the step (`before`)."""

    @property
    def attributes(self) -> list[str]:
        return [*super().attributes, "towns", "shown"]

    def parts(self) -> tuple[Field, ...]:
        return (*self.fields, Squares("squares", THING, SQUARES), *CUBES_UPON, *NOTES)

    def write(self, state: Any, seat: int = TABLE) -> Any:
        written: list[dict[str, Any]] = []
        for each, row in enumerate(super().write(state)):
            town, shown = state.towns[each], state.shown[each]
            before = {} if town.is_like(shown) else {"before": write_town(state, shown)}
            written.append({**write_town(state, town), **row, **before})
        return written

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        super().read(reader, state, seat)
        taken = [*state.dealt, *[town.monument for town in state.towns]]
        for each, town in enumerate(state.towns):
            if town.monument >= 0 and state.dealt[2 * each] < 0:
                other = min(card for card in range(BUILDINGS, len(CARDS)) if card not in taken)
                taken.append(other)
                deal(state, each, [town.monument, other])

    def read_all(self, table: Reader, state: Any, seat: int) -> None:
        state.set_town(seat, read_town(table, state))
        before = table.table("before")
        if before.data:
            state.shown[seat] = read_town(before, state)
            before.done()
        super().read_all(table, state, seat)


def write_dealt(state: TinyTownsState, seat: int) -> list[str]:
    """The two monument cards of a seat."""
    return [CARD.word(card) for card in state.dealt[2 * seat : 2 * seat + 2] if card >= 0]


def read_dealt(reader: Reader, state: TinyTownsState, seat: int) -> None:
    """Left out: none, or the kept one and the first that is free."""
    cards = reader.words("dealt", CARD)
    if cards:
        demand(len(cards) == 2 and min(cards) >= BUILDINGS, "dealt-two")
        deal(state, seat, cards)


def deal(state: TinyTownsState, seat: int, cards: list[int]) -> None:
    """Two monument cards for a seat."""
    state.dealt = (*state.dealt[: 2 * seat], *sorted(cards), *state.dealt[2 * seat + 2 :])


def write_town(state: TinyTownsState, town: Town) -> dict[str, Any]:
    """What stands in a town."""
    types, squares = range(TYPES + 1), range(SQUARES)
    return {
        "board": {SQUARE.word(s): _thing(state, town, town.squares[s]) for s in squares if town.squares[s] != EMPTY},
        "upon": {SQUARE.word(s): [RESOURCE.word(r) for r in cubes_in(town.upon[s])] for s in squares if town.upon[s]},
        "monument": word(CARD, town.monument),
        "shrine": town.shrine,
        "watch": [CARD.word(state.card_of(town, each)) for each in types if town.watch >> each & 1],
        "constructed": [CARD.word(state.card_of(town, each)) for each in types if town.constructed >> each & 1],
    }


def _thing(state: TinyTownsState, town: Town, thing: int) -> str:
    return RESOURCE.word(thing - CUBE) if thing < BUILT else CARD.word(state.card_of(town, thing - BUILT))


def read_town(reader: Reader, state: TinyTownsState) -> Town:
    """A town; its board is a table of squares or four drawn rows."""
    monument = reader.word_or("monument", CARD, -1)
    if 0 <= monument < BUILDINGS:
        raise reader.bad("monument", CARD.word(monument), ", ".join(CARD.words[BUILDINGS:]))
    cards = [card for card in (*state.cards, monument) if card >= 0]
    board = reader.raw("board", {})
    squares = _drawn_board(reader, board) if isinstance(board, list) else _named_board(reader, cards)
    # A Shrine of which the position does not say it has counted all that stand now (R15.11).
    stands = monument == SHRINE and BUILT + MONUMENT in squares
    shrine = reader.number("shrine", sum(thing >= BUILT for thing in squares) if stands else 0, 0, SQUARES)
    watch = _types(reader, "watch", [card for card in cards if card != monument])
    return Town(squares, _cubes(reader), monument, shrine, watch, _types(reader, "constructed", cards))


def _cubes(reader: Reader) -> list[int]:
    upon = [0] * SQUARES
    cubes = reader.table("upon")
    for square in cubes.data:
        found = cubes.words(square, RESOURCE)
        if len(found) > WAREHOUSE_HOLDS:
            raise cubes.bad(square, len(found), f"0-{WAREHOUSE_HOLDS}")
        upon[reader.value("upon", square, SQUARE)] = sum(UPON[resource] for resource in found)
    return upon


def _types(reader: Reader, key: str, cards: list[int]) -> int:
    found = 0
    for card in reader.words(key, CARD):
        if card not in cards:
            raise reader.bad(key, CARD.word(card), ", ".join([CARD.word(one) for one in cards]))
        found |= 1 << CARDS[card].type
    return found


def _drawn_board(reader: Reader, rows: list[Any]) -> list[int]:
    """Four rows of four signs: `YE GN CO w`."""
    signs = [sign for row in rows for sign in str(row).split()]
    if len(rows) != 4 or len(signs) != SQUARES:
        raise reader.bad("board", rows, "4 x 4")
    known = [".", *LETTERS.lower(), *DRAWN_TYPES]
    for sign in signs:
        if sign not in known and sign != "..":
            raise reader.bad("board", sign, ", ".join([*DRAWN_TYPES, *LETTERS.lower(), ".."]))
    return [EMPTY if sign == ".." else known.index(sign) for sign in signs]


def _named_board(reader: Reader, cards: list[int]) -> list[int]:
    """Squares by name: {"a1": "chapel", "b3": "brick"}."""
    squares = [EMPTY] * SQUARES
    board = reader.table("board")
    for name in board.data:
        thing = board.raw(name)
        if thing in RESOURCE.words:
            found = CUBE + RESOURCE.value(thing)
        else:
            card = board.value(name, thing, CARD)
            if card not in cards:
                raise board.bad(name, thing, ", ".join([*RESOURCE.words, *[CARD.word(one) for one in cards]]))
            found = BUILT + CARDS[card].type
        squares[reader.value("board", name, SQUARE)] = found
    return squares


FIELDS: Final[tuple[Field, ...]] = (
    Own("cards", write_cards, read_cards, Places("open", CARD, TYPES, "cards")),
    Number("turn", 0, MANY),
    Number("hammer", 0, 5),
    Word("named", RESOURCE),
    Towns(
        "towns",
        Own("dealt", write_dealt, read_dealt, Places("monuments", CARD, 2, "dealt", secret=True)),
        Number("completed", 0, MANY),
        Number("served", 0, MANY),
        Number("aside", 0, NOVICE_USES),
    ),
    Turned("turned", RESOURCE, CARDS_PER_RESOURCE),
    OfSolo("row", RESOURCE, most=RESOURCE_CARDS),
    OfSolo("under", RESOURCE, most=RESOURCE_CARDS),
)

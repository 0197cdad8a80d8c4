"""Positions as JSON (docs/positions/tiny_towns.md): writing, reading, and whether they can be."""

from typing import Any, Final

from rynek.core.reader import Reader, impossible
from rynek.games.tiny_towns.components import (
    BUILDING,
    BUILDINGS,
    CARD,
    CARDS,
    FIRST_GAME,
    LETTERS,
    MONUMENT,
    NOT_IN_SOLO,
    NOVICE_USES,
    RESOURCE,
    SHRINE,
    TYPES,
    WAREHOUSE_HOLDS,
)
from rynek.games.tiny_towns.setup import empty_table
from rynek.games.tiny_towns.squares import SQUARE, SQUARES
from rynek.games.tiny_towns.state import TinyTowns
from rynek.games.tiny_towns.town import BUILT, CUBE, EMPTY, UPON, Town, cubes_in
from rynek.games.tiny_towns.view import name_or_none

DRAWN_TYPES: Final = ["CO", "RE", "GY", "OR", "GN", "YE", "BK", "MO"]
"""The letters of building types in a drawn board; cubes are the small letters of patterns, `..` is empty."""


# writing


def write(state: TinyTowns) -> dict[str, Any]:
    """The table with names."""
    table: dict[str, Any] = {
        "cards": [CARD.word(card) for card in state.cards if card >= 0],
        "turn": state.turn,
        "hammer": state.hammer,
        "named": name_or_none(state.named),
        "towns": [_write_seat(state, seat) for seat in range(state.players)],
    }
    if state.options["variant"] == "town_hall":
        table["turned"] = {RESOURCE.word(r): count for r, count in enumerate(state.turned) if count}
    elif state.players == 1:
        table["row"] = [RESOURCE.word(resource) for resource in state.row]
        table["under"] = [RESOURCE.word(resource) for resource in state.under]
    return table


def _write_seat(state: TinyTowns, seat: int) -> dict[str, Any]:
    town, shown = state.towns[seat], state.shown[seat]
    table = write_town(state, town)
    dealt = state.dealt[2 * seat : 2 * seat + 2]
    table["dealt"] = [CARD.word(card) for card in dealt if card >= 0]
    table["completed"] = state.completed[seat]
    table["served"] = state.served[seat]
    table["aside"] = state.aside[seat]
    before = write_town(state, shown)
    if any(before[key] != table[key] for key in before):
        table["before"] = before
    return table


def write_town(state: TinyTowns, town: Town) -> dict[str, Any]:
    """What stands in a town."""
    occupied = [square for square in range(SQUARES) if town.squares[square] != EMPTY]
    return {
        "board": {SQUARE.word(square): _thing(state, town, square) for square in occupied},
        "upon": {
            SQUARE.word(square): [RESOURCE.word(resource) for resource in cubes_in(cubes)]
            for square, cubes in enumerate(town.upon)
            if cubes
        },
        "monument": None if town.monument < 0 else CARD.word(town.monument),
        "shrine": town.shrine,
        "watch": [CARD.word(state.cards[each]) for each in range(TYPES) if town.watch >> each & 1],
        "constructed": [_constructed(state, town, each) for each in range(TYPES + 1) if town.constructed >> each & 1],
    }


def _constructed(state: TinyTowns, town: Town, of_type: int) -> str:
    return CARD.word(town.monument if of_type == MONUMENT else state.cards[of_type])


def _thing(state: TinyTowns, town: Town, square: int) -> str:
    thing = town.squares[square]
    if thing < BUILT:
        return RESOURCE.word(thing - CUBE)
    return _constructed(state, town, thing - BUILT)


# reading


def read(reader: Reader, players: int, options: dict[str, Any]) -> TinyTowns:
    """The table; what is left out is as at the start of a game."""
    state = empty_table(players, options)
    _read_cards(reader, state)
    state.turn = reader.number("turn", 0, 0, 999)
    state.hammer = reader.number("hammer", state.hammer, 0, players - 1)
    state.named = reader.word_or("named", RESOURCE, -1)
    seats = reader.tables("towns") or [Reader({}, f"towns[{seat}]") for seat in range(players)]
    if len(seats) != players:
        raise reader.bad("towns", len(seats), str(players))
    named = [card for table in seats for card in _monuments_named(table)]
    for seat, table in enumerate(seats):
        _read_seat(table, state, seat, named)
    if options["variant"] == "town_hall":
        state.turned = tuple(reader.counts("turned", RESOURCE, 3))
    elif players == 1:
        state.row = tuple(reader.words("row", RESOURCE))
        state.under = tuple(reader.words("under", RESOURCE))
    return state


def _read_cards(reader: Reader, state: TinyTowns) -> None:
    cards = list(state.cards)
    for card in reader.words("cards", BUILDING):
        of_type = CARDS[card].type
        if cards[of_type] not in (-1, card):
            raise impossible(f"cards: two of one type, {CARD.word(cards[of_type])} and {CARD.word(card)}")
        if state.players == 1 and card in NOT_IN_SOLO:
            raise impossible(f"cards: {CARD.word(card)} is out of the solo game")
        cards[of_type] = card
    if "OpenCard" not in str(reader.data.get("steps")):
        for card in FIRST_GAME:
            if cards[CARDS[card].type] < 0:
                cards[CARDS[card].type] = card
    state.cards = tuple(cards)


def _monuments_named(reader: Reader) -> list[int]:
    """The monument cards that the position says a seat has or was dealt."""
    return [reader.word_or("monument", CARD, -1), *reader.words("dealt", CARD)]


def _read_seat(reader: Reader, state: TinyTowns, seat: int, named: list[int]) -> None:
    town = read_town(reader, state)
    before = reader.table("before")
    state.completed[seat] = reader.number("completed", 0, 0, 999)
    state.served[seat] = reader.number("served", 0, 0, 999)
    state.aside[seat] = reader.number("aside", 0, 0, NOVICE_USES)
    dealt = reader.words("dealt", CARD)
    if not dealt and town.monument >= 0:
        taken = [*state.dealt, *named]
        dealt = [town.monument, min(card for card in range(BUILDINGS, len(CARDS)) if card not in taken)]
    if dealt:
        _check_dealt(reader, dealt, town.monument)
        state.dealt = (*state.dealt[: 2 * seat], *sorted(dealt), *state.dealt[2 * seat + 2 :])
    state.set_town(seat, town)
    if before.data:
        state.shown[seat] = read_town(before, state)
        before.done()
    reader.done()


def _check_dealt(reader: Reader, dealt: list[int], kept: int) -> None:
    if len(dealt) != 2 or (kept >= 0 and kept not in dealt) or min(dealt) < BUILDINGS:
        raise reader.bad("dealt", [CARD.word(card) for card in dealt], "two monuments, the kept one among them")


def read_town(reader: Reader, state: TinyTowns) -> Town:
    """A town; its board is a table of squares or four drawn rows."""
    monument = reader.word_or("monument", CARD, -1)
    if 0 <= monument < BUILDINGS:
        raise reader.bad("monument", CARD.word(monument), "a monument")
    board = reader.raw("board", {})
    squares = _drawn_board(reader, board) if isinstance(board, list) else _named_board(reader, state, monument)
    upon = [0] * SQUARES
    cubes = reader.table("upon")
    for word in cubes.data:
        square = reader.value("upon", word, SQUARE)
        upon[square] = sum(UPON[resource] for resource in _few(cubes, word))
    shrine = reader.number("shrine", _buildings_round_shrine(squares, monument), 0, SQUARES)
    watch = _types(reader, "watch", state, -1)
    return Town(squares, upon, monument, shrine, watch, _types(reader, "constructed", state, monument))


def _buildings_round_shrine(squares: list[int], monument: int) -> int:
    """What a Shrine that stands has counted, when the position does not say it: all that stand now (R15.11)."""
    if monument != SHRINE or BUILT + MONUMENT not in squares:
        return 0
    return sum(thing >= BUILT for thing in squares)


def _few(reader: Reader, key: str) -> list[int]:
    found = reader.words(key, RESOURCE)
    if len(found) > WAREHOUSE_HOLDS:
        raise reader.bad(key, len(found), f"<= {WAREHOUSE_HOLDS}")
    return found


def _types(reader: Reader, key: str, state: TinyTowns, monument: int) -> int:
    found = 0
    for card in reader.words(key, CARD):
        if card not in state.cards and card != monument:
            raise reader.bad(key, CARD.word(card), "a card of this game")
        found |= 1 << CARDS[card].type
    return found


def _drawn_board(reader: Reader, rows: list[Any]) -> list[int]:
    """Four rows of four signs: `YE GN CO w`."""
    signs = [sign for row in rows for sign in str(row).split()]
    if len(rows) != 4 or len(signs) != SQUARES:
        raise reader.bad("board", rows, "4 x 4")
    squares: list[int] = []
    for sign in signs:
        if sign in DRAWN_TYPES:
            squares.append(BUILT + DRAWN_TYPES.index(sign))
        elif sign in (".", ".."):
            squares.append(EMPTY)
        elif len(sign) == 1 and sign.upper() in LETTERS and sign.islower():
            squares.append(CUBE + LETTERS.index(sign.upper()))
        else:
            raise reader.bad("board", sign, ", ".join([*DRAWN_TYPES, *LETTERS.lower(), ".."]))
    return squares


def _named_board(reader: Reader, state: TinyTowns, monument: int) -> list[int]:
    """Squares by name: {"a1": "chapel", "b3": "brick"}."""
    squares = [EMPTY] * SQUARES
    board = reader.table("board")
    for word in board.data:
        square = reader.value("board", word, SQUARE)
        thing = board.raw(word)
        if thing in RESOURCE.words:
            squares[square] = CUBE + RESOURCE.value(thing)
            continue
        card = board.value(word, thing, CARD)
        if card not in state.cards and card != monument:
            raise board.bad(word, thing, "a resource, or a card of this game")
        squares[square] = BUILT + CARDS[card].type
    return squares

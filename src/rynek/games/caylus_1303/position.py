"""Positions: the table as JSON with names, and back, with defaults for what is left out."""

from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.core.reader import Reader, counted, impossible
from rynek.games.caylus_1303.buildings import BUILDING, FIRST_WOODEN, MONUMENTS, RESIDENCE
from rynek.games.caylus_1303.characters import (
    CHARACTER,
    CHARACTERS,
    FIRST_GAME_CHARACTERS,
    GOLDSMITH,
    IN_THE_BOX,
    JOURNEYMAN,
    ON_THE_BOARD,
)
from rynek.games.caylus_1303.provost import resting_place
from rynek.games.caylus_1303.resources import KINDS, RESOURCE
from rynek.games.caylus_1303.road import BUILT_IN_ORDER, PLACES, PRINTED_PLACES, PROVOST_LIMIT, SPACES, place_of
from rynek.games.caylus_1303.setup import SPARE_CHARACTERS, STARTING_WORKERS, lay, lay_first_game, start_seats
from rynek.games.caylus_1303.state import ALL_WORKERS, ROUNDS, SOURCE, SOURCES, Caylus

MANY: Final = 999
"""More tokens than anybody will ever have."""


def write(state: Caylus) -> dict[str, Any]:
    """The table as JSON."""
    return {
        "round": state.round,
        "first": SEAT.word(state.first),
        "provost": state.provost,
        "site": [BUILDING.word(tile) for tile in state.site if tile >= 0],
        "road": {str(s): BUILDING.word(state.road[s]) for s in range(1, SPACES + 1) if state.road[s] >= 0},
        "houses": {
            BUILDING.word(state.road[s]): SEAT.word(state.house[s]) for s in _spaces(state) if state.house[s] >= 0
        },
        "residences": [BUILDING.word(state.road[s]) for s in _spaces(state) if state.face[s] == RESIDENCE],
        "monuments": {
            BUILDING.word(state.road[s]): BUILDING.word(state.face[s])
            for s in _spaces(state)
            if state.face[s] in MONUMENTS
        },
        "workers": _write_workers(state),
        "construction_site": [SEAT.word(seat) for seat in state.yard],
        "bridge": [SEAT.word(seat) for seat in state.bridge],
        "characters": [CHARACTER.word(c) for c in range(CHARACTERS) if state.holder[c] == ON_THE_BOARD],
        "used": [CHARACTER.word(c) for c in range(CHARACTERS) if state.used >> c & 1],
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
    }


def _spaces(state: Caylus) -> list[int]:
    return [space for space in range(1, SPACES + 1) if state.road[space] >= 0]


def _write_workers(state: Caylus) -> dict[str, list[str | None]]:
    """By building the first worker and the Journeyman's, null where it has already left."""
    written: dict[str, list[str | None]] = {}
    for place in range(PLACES):
        first, second = state.worker[place], state.second[place]
        if first >= 0 or second >= 0:
            row = [None if seat < 0 else SEAT.word(seat) for seat in (first, second)]
            written[BUILDING.word(state.building_at(place))] = row if second >= 0 else row[:1]
    return written


def _write_seat(state: Caylus, seat: int) -> dict[str, Any]:
    return {
        "pool": state.pool[seat],
        "goods": counted(state.goods[seat * KINDS : (seat + 1) * KINDS], RESOURCE),
        "characters": [CHARACTER.word(c) for c in range(CHARACTERS) if state.holder[c] == seat],
        "bundles": state.bundles[seat],
        "points": counted(state.tokens[seat * SOURCES : (seat + 1) * SOURCES], SOURCE),
    }


def read(reader: Reader, players: int, options: dict[str, Any]) -> Caylus:
    """The table from JSON. What is left out is as at the start of the recommended first game."""
    state = Caylus(players, options)
    start_seats(state)
    _read_tiles(reader, state)
    _read_built(reader, state)
    state.round = reader.number("round", 1, 1, ROUNDS)
    state.first = _seat(reader, "first", reader.raw("first", "A"), state)
    state.provost = reader.number("provost", resting_place(state), 0, PROVOST_LIMIT)
    _read_workers(reader, state)
    state.yard = [_seat(reader, "construction_site", word, state) for word in reader.items("construction_site")]
    state.bridge = [_seat(reader, "bridge", word, state) for word in reader.items("bridge")]
    for character in reader.words("used", CHARACTER):
        if character not in (JOURNEYMAN, GOLDSMITH):
            raise reader.bad("used", CHARACTER.word(character), "journeyman, goldsmith")
        state.used |= 1 << character
    _read_seats(reader, state)
    _read_characters(reader, state)
    return state


def _seat(reader: Reader, key: str, word: Any, state: Caylus) -> int:
    seat = reader.value(key, word, SEAT)
    if seat >= state.players:
        raise reader.bad(key, word, ", ".join(SEAT.words[: state.players]))
    return seat


def _read_tiles(reader: Reader, state: Caylus) -> None:
    """Site and road; both left out: the first game's."""
    if not reader.has("site") and not reader.has("road"):
        lay_first_game(state)
    else:
        tiles = reader.words("site", BUILDING)
        state.site = [*tiles, -1, -1, -1][: max(3, len(tiles))]
        road = reader.table("road")
        for key in road.data:
            if not key.isdecimal() or not key.isascii() or not 1 <= int(key) <= SPACES:
                raise reader.bad("road", key, f"1-{SPACES}")
            lay(state, road.word(key, BUILDING), int(key))


def _read_built(reader: Reader, state: Caylus) -> None:
    """Houses by tile, residences, monuments; a built tile not yet on the road goes to the first empty space."""
    houses = reader.table("houses")
    for key in houses.data:
        tile = reader.value("houses", key, BUILDING)
        space = _space(state, tile)
        if not space and FIRST_WOODEN <= tile < MONUMENTS.start:
            space = next((s for s in BUILT_IN_ORDER if state.road[s] < 0), 0)
            lay(state, tile, space)
        if not space:
            raise reader.bad("houses", key, "a tile on the road")
        state.house[space] = _seat(houses, key, houses.raw(key), state)
    for tile in reader.words("residences", BUILDING):
        state.face[_need_space(reader, "residences", state, tile)] = RESIDENCE
    monuments = reader.table("monuments")
    for key in monuments.data:
        space = _need_space(reader, "monuments", state, reader.value("monuments", key, BUILDING))
        state.face[space] = monuments.word(key, BUILDING)


def _space(state: Caylus, tile: int) -> int:
    return state.road.index(tile) if tile in state.road else 0


def _need_space(reader: Reader, key: str, state: Caylus, tile: int) -> int:
    space = _space(state, tile)
    if not space:
        raise reader.bad(key, BUILDING.word(tile), "a tile on the road")
    return space


def _read_workers(reader: Reader, state: Caylus) -> None:
    """By building: one seat, or two when the Journeyman has joined."""
    table = reader.table("workers")
    for key in table.data:
        building = reader.value("workers", key, BUILDING)
        space = state.space_with(building)
        if building >= PRINTED_PLACES and not space:
            raise reader.bad("workers", key, "a building on the road")
        place = building if building < PRINTED_PLACES else place_of(space)
        seats = table.items(key)
        if not 1 <= len(seats) <= 2:
            raise table.bad(key, seats, "1-2")
        both = [-1 if word is None else _seat(table, key, word, state) for word in [*seats, None][:2]]
        state.worker[place], state.second[place] = both


def _read_seats(reader: Reader, state: Caylus) -> None:
    tables = reader.tables("seats")
    if len(tables) > state.players:
        raise reader.bad("seats", len(tables), f"0-{state.players}")
    for seat, table in enumerate(tables):
        state.pool[seat] = table.number(
            "pool", min(STARTING_WORKERS[state.players], state.camp(seat) + state.pool[seat]), 0, ALL_WORKERS
        )
        if table.has("goods"):
            state.goods[seat * KINDS : (seat + 1) * KINDS] = table.counts("goods", RESOURCE, MANY)
        for character in table.words("characters", CHARACTER):
            if state.holder[character] >= 0:
                raise impossible(f"two seats hold {CHARACTER.word(character)}")
            state.holder[character] = seat
        state.bundles[seat] = table.number("bundles", 0, 0, MANY)
        state.tokens[seat * SOURCES : (seat + 1) * SOURCES] = table.counts("points", SOURCE, MANY)
        table.done()


def _read_characters(reader: Reader, state: Caylus) -> None:
    """The board's characters; left out: as many of the first game's, then of the others, as are missing."""
    if reader.has("characters"):
        for character in reader.words("characters", CHARACTER):
            if state.holder[character] != IN_THE_BOX:
                raise impossible(f"{CHARACTER.word(character)} is in two places")
            state.holder[character] = ON_THE_BOARD
        return
    for character in [*FIRST_GAME_CHARACTERS, *range(CHARACTERS)]:
        in_play = sum(holder != IN_THE_BOX for holder in state.holder)
        if state.holder[character] == IN_THE_BOX and in_play < state.players + SPARE_CHARACTERS:
            state.holder[character] = ON_THE_BOARD

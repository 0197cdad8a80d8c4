"""Positions: the fields of the table in the words of docs/positions, with defaults for what is left out."""

from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.core.fields import (
    TABLE,
    By,
    Counts,
    Field,
    Held,
    Listed,
    Members,
    Number,
    Own,
    Places,
    Seats,
    Word,
    value_of,
    word,
)
from rynek.core.reader import Reader
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
from rynek.games.caylus_1303.resources import RESOURCE
from rynek.games.caylus_1303.road import BUILT_IN_ORDER, PLACES, PRINTED_PLACES, PROVOST_LIMIT, SPACE, SPACES, place_of
from rynek.games.caylus_1303.setup import SPARE_CHARACTERS, STARTING_WORKERS, lay, lay_first_game
from rynek.games.caylus_1303.state import ALL_WORKERS, ROUNDS, SOURCE, CaylusState

MANY: Final = 999
"""More tokens than anybody will ever have."""


def read_site(reader: Reader, state: CaylusState, seat: int) -> None:
    """Site and road both left out: the first game's."""
    if reader.has("site") or reader.has("road"):
        tiles = reader.words("site", BUILDING)
        state.site = [*tiles, -1, -1, -1][: max(3, len(tiles))]
    else:
        lay_first_game(state)


class Road(By):
    """Tiles by road space; what lies there is also what is seen, until something covers it."""

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        super().read(reader, state, seat)
        state.face = state.road[:]


class OnRoad(By):
    """By tile on the road something that stands above it or covers it."""

    def write(self, state: Any, seat: int = TABLE) -> Any:
        row: list[int] = getattr(state, self.attribute)
        return {BUILDING.word(state.road[s]): self.domain.word(row[s]) for s in laid(state) if self.shows(row[s])}

    def shows(self, value: int) -> bool:
        """Whether a value is written under this key."""
        return value >= 0 if self.domain is SEAT else value in MONUMENTS

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        table, row = reader.table(self.key), getattr(state, self.attribute)
        for name in table.data:
            space = space_of(reader, self.key, state, reader.value(self.key, name, BUILDING))
            row[space] = value_of(table, name, table.raw(name), self.domain, state.players)


def laid(state: CaylusState) -> list[int]:
    """The spaces that hold a tile."""
    return [space for space in range(1, SPACES + 1) if state.road[space] >= 0]


def space_of(reader: Reader, key: str, state: CaylusState, tile: int) -> int:
    """The space of a tile on the road; a tile built on its build side goes to the first empty space."""
    empty = [space for space in BUILT_IN_ORDER if state.road[space] < 0]
    if key == "houses" and tile not in state.road and FIRST_WOODEN <= tile < MONUMENTS.start and empty:
        lay(state, tile, empty[0])
    if tile not in state.road:
        raise reader.bad(key, BUILDING.word(tile), "a tile on the road")
    return state.road.index(tile)


def write_residences(state: CaylusState, seat: int) -> list[str]:
    """Base tiles turned to their residence side."""
    return [BUILDING.word(state.road[s]) for s in laid(state) if state.face[s] == RESIDENCE]


def read_residences(reader: Reader, state: CaylusState, seat: int) -> None:
    """Turn tiles that are on the road."""
    for tile in reader.words("residences", BUILDING):
        state.face[space_of(reader, "residences", state, tile)] = RESIDENCE


def read_provost(reader: Reader, state: CaylusState, seat: int) -> None:
    """Left out: where he rests between rounds (R8.5)."""
    state.provost = reader.number("provost", resting_place(state), 0, PROVOST_LIMIT)


def write_workers(state: CaylusState, seat: int) -> dict[str, list[str | None]]:
    """By building the first worker and the Journeyman's, null where it has already left."""
    written: dict[str, list[str | None]] = {}
    for place in range(PLACES):
        first, second = state.worker[place], state.second[place]
        if first >= 0 or second >= 0:
            row = [word(SEAT, first), word(SEAT, second)]
            written[BUILDING.word(state.building_at(place))] = row if second >= 0 else row[:1]
    return written


def read_workers(reader: Reader, state: CaylusState, seat: int) -> None:
    """By building: one seat, or two when the Journeyman has joined."""
    table = reader.table("workers")
    for key in table.data:
        building = reader.value("workers", key, BUILDING)
        space = state.space_with(building)
        if building >= PRINTED_PLACES and not space:
            raise reader.bad("workers", key, "a building on the road")
        seats = table.items(key)
        if not 1 <= len(seats) <= 2:
            raise table.bad(key, seats, "1-2")
        both = [-1 if w is None else value_of(table, key, w, SEAT, state.players) for w in [*seats, None][:2]]
        place = building if building < PRINTED_PLACES else place_of(space)
        state.worker[place], state.second[place] = both


def read_pool(reader: Reader, state: CaylusState, seat: int) -> None:
    """Left out: the starting workers, as far as they stand nowhere else."""
    start = min(STARTING_WORKERS[state.players], state.camp(seat) + state.pool[seat])
    state.pool[seat] = reader.number("pool", start, 0, ALL_WORKERS)


class FirstTile(Word):
    """The holder of the first-player tile; left out: who has passed first (R4.9)."""

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        if reader.has(self.key) or not state.bridge:
            super().read(reader, state, seat)
        else:
            state.first = state.bridge[0]


class Revealed(Held):
    """The board's characters; left out: as many of the first game's, then of the others, as are missing."""

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        if reader.has(self.key):
            super().read(reader, state, seat)
            return
        for character in [*FIRST_GAME_CHARACTERS, *range(CHARACTERS)]:
            in_play = sum(holder != IN_THE_BOX for holder in state.holder)
            if state.holder[character] == IN_THE_BOX and in_play < state.players + SPARE_CHARACTERS:
                state.holder[character] = ON_THE_BOARD


FIELDS: Final[tuple[Field, ...]] = (
    Number("round", 1, ROUNDS),
    Own(
        "site",
        lambda state, _: [BUILDING.word(tile) for tile in state.site if tile >= 0],
        read_site,
        Listed("tiles", BUILDING, "site"),
    ),
    Road("road", SPACE, BUILDING),
    OnRoad("houses", SPACE, SEAT, "house"),
    Own("residences", write_residences, read_residences),
    OnRoad("monuments", SPACE, BUILDING, "face"),
    Own("provost", lambda state, _: state.provost, read_provost, Number("space", 0, PROVOST_LIMIT, "provost")),
    Own(
        "workers", write_workers, read_workers, Places("first", SEAT, PLACES, "worker"), Places("second", SEAT, PLACES)
    ),
    Listed("construction_site", SEAT, "yard"),
    Listed("bridge", SEAT),
    FirstTile("first", SEAT),
    Members("used", CHARACTER, only=(JOURNEYMAN, GOLDSMITH)),
    Seats(
        "seats",
        Own("pool", lambda state, seat: state.pool[seat], read_pool, Number("workers", 0, ALL_WORKERS, "pool")),
        Counts("goods", RESOURCE, MANY),
        Held("characters", CHARACTER, "holder", nowhere=IN_THE_BOX),
        Number("bundles", 0, MANY),
        Counts("points", SOURCE, MANY, "tokens"),
    ),
    Revealed("characters", CHARACTER, "holder", nowhere=IN_THE_BOX, place=ON_THE_BOARD),
)

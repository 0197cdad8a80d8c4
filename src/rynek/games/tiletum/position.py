"""Positions: the fields of the table in the words of docs/positions, with defaults for what is left out."""

from typing import Any, Final

from rynek.core.domain import SEAT, Domain
from rynek.core.fields import (
    TABLE,
    Counts,
    Each,
    Field,
    Flag,
    Group,
    Listed,
    Members,
    Number,
    Own,
    Places,
    Seats,
    Sorted,
    Word,
    value_of,
    word,
)
from rynek.core.reader import Reader, demand
from rynek.games.tiletum.europe import (
    CATHEDRAL_TILES,
    CATHEDRALS,
    CITY,
    CITY_HOUSES,
    CITY_TILE_SPACES,
    COST,
    MOST_TILES,
    SPACE,
)
from rynek.games.tiletum.fairtiles import FAIR
from rynek.games.tiletum.goods import ACTION, DICE_SLOTS, DIE, GOOD, ROUNDS
from rynek.games.tiletum.kingstrack import CORRUPTION, HIGHEST, LOWEST, TOKENS_A_ROUND
from rynek.games.tiletum.playerboard import (
    BUILDINGS,
    CONTRACT_SPACES,
    FIRST_ROOM,
    MARKET,
    ROOM_COUNT,
    ROOMS,
    STOREHOUSE,
)
from rynek.games.tiletum.state import SOURCE, SOURCES, START, TiletumState
from rynek.games.tiletum.tiles import TILE

MANY: Final = 1000
"""More points or goods than anybody will ever have."""

CATHEDRAL: Final = {cathedral.city: index for index, cathedral in enumerate(CATHEDRALS)}


class TurnOrder(Listed):
    """Each seat once; markers on one space of the king's track lie in this order unless their stack is given."""

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        super().read(reader, state, seat)
        demand(sorted(state.turn_order) == list(range(state.players)), "turn-order")
        state.king_order = state.turn_order[:]


class Tokens(Listed):
    """Corruption tokens, written as numbers."""

    def write(self, state: Any, seat: int = TABLE) -> Any:
        return list(state.corruption)


class Rows(Places):
    """Rows of places by city, null for an empty one; cities where all are empty are left out."""

    def __init__(self, key: str, domain: Domain, attribute: str, places: list[list[int]], *, gaps: bool = True) -> None:
        super().__init__(key, domain, max(max(row, default=-1) for row in places) + 1, attribute)
        self.places = places
        self.gaps = gaps

    def write(self, state: Any, seat: int = TABLE) -> Any:
        whole: list[int] = getattr(state, self.attribute)
        rows = [[whole[place] for place in places] for places in self.places]
        return {CITY.word(c): self.written(row) for c, row in enumerate(rows[: CITY.size]) if max(row, default=-1) >= 0}

    def written(self, row: list[int]) -> list[str | None]:
        """A row in words; one without gaps ends where it is empty."""
        return [word(self.domain, value) for value in row if self.gaps or value >= 0]

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        table, whole = reader.table(self.key), getattr(state, self.attribute)
        for name in table.data:
            places = self.places[reader.value(self.key, name, CITY)]
            row = Places(name, self.domain, len(places)).value(table, state) if table.has(name) else []
            for place, value in zip(places, row, strict=False):
                whole[place] = value


class Points(Counts):
    """Points by source, or a plain number."""

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        if isinstance(reader.data.get(self.key), dict):
            super().read(reader, state, seat)
        else:
            state.vp[seat * SOURCES + START] = reader.number(self.key, state.vp[seat * SOURCES + START], 0, MANY)


class Stacks(Group):
    """The stacks; when none is given, they hold all that lies nowhere else."""

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        super().read(reader, state, seat)
        if not reader.table(self.key).data:
            take_out(state.contract_market, [state.contract_stack])
            take_out(state.bonus_places(), [state.bonus_stack])
            take_out(state.character_market, [state.character_stack])
            take_out(state.seat_places(), [state.character_stack, state.bonus_stack, state.contract_stack])


def take_out(tiles: list[int], stacks: list[list[int]]) -> None:
    """Take tiles that lie on the table out of the first stack that holds them."""
    for tile in tiles:
        holding = [stack for stack in stacks if tile >= 0 and stack[tile]]
        if holding:
            holding[0][tile] -= 1


def read_track(reader: Reader, state: TiletumState, seat: int) -> None:
    """The space of each marker; 0 when left out."""
    track = reader.table("track")
    state.king_space = [track.number(SEAT.word(each), 0, LOWEST, HIGHEST) for each in range(state.players)]
    track.done()


def write_pillars(state: TiletumState, seat: int) -> dict[str, list[str]]:
    """The seats that have a pillar, by city."""
    rows = {city: [s for s in range(state.players) if state.pillars[i] >> s & 1] for city, i in CATHEDRAL.items()}
    return {city: [SEAT.word(seat) for seat in row] for city, row in rows.items() if row}


def read_pillars(reader: Reader, state: TiletumState, seat: int) -> None:
    """Pillars by city; each seat has one there, however often it is named."""
    table = reader.table("pillars")
    for city, index in CATHEDRAL.items():
        for item in table.items(city):
            state.pillars[index] |= 1 << value_of(table, city, item, SEAT, state.players)
    table.done()


def write_costs(state: TiletumState, seat: int) -> dict[str, str]:
    """The cost tile of every cathedral."""
    return {city: COST.word(state.costs[index]) for city, index in CATHEDRAL.items()}


def read_costs(reader: Reader, state: TiletumState, seat: int) -> None:
    """Cost tiles that are left out take what the box still holds, in order."""
    table, rest = reader.table("costs"), state.costs[:]
    given = [table.word_or(city, COST, -1) for city in CATHEDRAL]
    table.done()
    for cost in given:
        if cost in rest:
            rest.remove(cost)
    state.costs = [cost if cost >= 0 else rest.pop(0) for cost in given]


def write_fairs(state: TiletumState, seat: int) -> list[dict[str, str]]:
    """City and tile of each round's fair."""
    pairs = zip(state.fair_cities, state.fair_tiles, strict=True)
    return [{"city": SPACE.word(city), "tile": FAIR.word(tile)} for city, tile in pairs]


def read_fairs(reader: Reader, state: TiletumState, seat: int) -> None:
    """The fairs by round; those left out stay as they are."""
    tables = reader.tables("fairs")
    if len(tables) > ROUNDS:
        raise reader.bad("fairs", len(tables), f"0-{ROUNDS}")
    for index, table in enumerate(tables):
        state.fair_cities[index] = table.word_or("city", CITY, state.fair_cities[index])
        state.fair_tiles[index] = table.word_or("tile", FAIR, state.fair_tiles[index])
        table.done()


def write_buildings(state: TiletumState, seat: int) -> list[dict[str, Any]]:
    """Rooms from the lowest floor, and the crest."""
    rooms, crests = state.rooms[seat * ROOMS :], state.crests[seat * BUILDINGS :]
    return [
        {"rooms": [word(TILE, tile) for tile in rooms[first : first + count]], "crest": word(TILE, crests[building])}
        for building, (first, count) in enumerate(zip(FIRST_ROOM, ROOM_COUNT, strict=True))
    ]


def read_buildings(reader: Reader, state: TiletumState, seat: int) -> None:
    """Buildings from the left; those left out are empty."""
    tables = reader.tables("buildings")
    if len(tables) > BUILDINGS:
        raise reader.bad("buildings", len(tables), f"0-{BUILDINGS}")
    for building, table in enumerate(tables):
        first, count = seat * ROOMS + FIRST_ROOM[building], ROOM_COUNT[building]
        if table.has("rooms"):
            state.rooms[first : first + count] = Places("rooms", TILE, count).value(table, state)
        state.crests[seat * BUILDINGS + building] = table.word_or("crest", TILE, -1)
        table.done()


CATHEDRAL_PLACES: Final[list[list[int]]] = [
    [CATHEDRAL[city] * MOST_TILES + place for place in range(len(CATHEDRAL_TILES[CATHEDRAL[city]]))]
    if city in CATHEDRAL
    else []
    for city in CITY.words
]

TRACK: Final = Seats("track", Number("space", LOWEST, HIGHEST, "king_space"))

FIELDS: Final[tuple[Field, ...]] = (
    Number("round", 1, ROUNDS),
    TurnOrder("turn_order", SEAT),
    Flag("exchanged"),
    Group(
        "wheel",
        Number("orientation", 0, 5),
        Places("actions", ACTION, 6, "spaces"),
        Places("tiles", TILE, 6, "space_tiles"),
        Sorted("dice", DIE, "wheel"),
    ),
    Group(
        "king",
        Word("tile", TILE, "king_tile"),
        Tokens("corruption", CORRUPTION, most=TOKENS_A_ROUND),
        Own("track", lambda s, _: dict(zip(SEAT.words, s.king_space, strict=False)), read_track, TRACK),
        Listed("stack", SEAT, "king_order"),
    ),
    Group(
        "map",
        Rows("houses", SEAT, "houses", CITY_HOUSES),
        Rows("tiles", TILE, "map_tiles", CITY_TILE_SPACES),
        Own("pillars", write_pillars, read_pillars, Each("city", len(CATHEDRALS), Members("of", SEAT, "pillars"))),
        Own("costs", write_costs, read_costs, Places("tiles", COST, len(CATHEDRALS), "costs")),
        Rows("cathedral_tiles", SEAT, "cathedral_owners", CATHEDRAL_PLACES, gaps=False),
    ),
    Group(
        "markets",
        Places("characters", TILE, MARKET, "character_market"),
        Places("contracts", TILE, MARKET, "contract_market"),
    ),
    Listed("discarded", TILE),
    Own(
        "fairs",
        write_fairs,
        read_fairs,
        Places("cities", CITY, ROUNDS, "fair_cities"),
        Places("tiles", FAIR, ROUNDS, "fair_tiles"),
    ),
    Seats(
        "seats",
        Points("points", SOURCE, MANY, "vp", low=-MANY),
        Counts("goods", GOOD, MANY),
        Word("merchant", SPACE, "merchants"),
        Word("architect", SPACE, "architects"),
        Sorted("storehouse", TILE, "storehouses", STOREHOUSE),
        Own(
            "buildings",
            write_buildings,
            read_buildings,
            Places("rooms", TILE, ROOMS),
            Places("crests", TILE, BUILDINGS),
        ),
        Listed("contracts", TILE, most=CONTRACT_SPACES),
        Listed("dice", DIE, most=DICE_SLOTS),
        by_letter=True,
    ),
    Stacks(
        "stacks",
        Counts("bonus", TILE, 99, "bonus_stack"),
        Counts("characters", TILE, 99, "character_stack"),
        Counts("contracts", TILE, 99, "contract_stack"),
    ),
)

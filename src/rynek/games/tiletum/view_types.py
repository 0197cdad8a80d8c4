"""The types of a view of Tiletum. They stay plain Python when the rest is compiled: schemas need them."""

from typing import TypedDict

from rynek.core.view_types import Head


class SpaceView(TypedDict):
    """An action space: its action, the segment that faces it, the dice there, the tile, the bonus markers."""

    action: str
    value: int
    points: int
    tile: str | None
    dice: list[str]
    markers: dict[str, int]


class KingView(TypedDict):
    """The king's track; `stacks` are pairs of a seat and its space, of those on one space the lower first."""

    tile: str | None
    lowest: int
    highest: int
    corruption: list[int]
    hidden_tokens: int
    stacks: list[list[str | int]]
    ranking: list[str]


class ShareView(TypedDict):
    """What a fair would give a seat as the table stands, and whether the seat takes part."""

    takes_part: bool
    points: int


class FairView(TypedDict):
    """A fair: where it is held, what it counts, what it is worth."""

    city: str
    tile: str
    value: int
    printed: int
    held: bool
    now: dict[str, ShareView]


class HouseView(TypedDict):
    """A house space: its owner, its printed bonus (points or `building`), whether it is in use."""

    seat: str | None
    bonus: int | str
    in_use: bool
    players: int


class CathedralTileView(TypedDict):
    """A tile of a cathedral, and who has taken it."""

    vp: int
    seat: str | None


class CathedralView(TypedDict):
    """A cathedral: its cost tile, its tiles from the top (none when it is not built), its pillars."""

    cost: str
    built: bool
    stone: int
    vp: int
    tiles: list[CathedralTileView]
    pillars: list[str]


class CityView(TypedDict):
    """A city; the cathedral is None where there is none."""

    houses: list[HouseView]
    tiles: list[str | None]
    cathedral: CathedralView | None


class SlotView(TypedDict):
    """A slot of the contract market, and the action points its tile costs."""

    tile: str | None
    points: int


class StacksView(TypedDict):
    """How many of each tile the stacks hold; nobody knows their order (R16.3)."""

    bonus: dict[str, int]
    characters: dict[str, int]
    contracts: dict[str, int]


class PiecesView(TypedDict):
    """Houses or pillars: on the map, and ready to be placed."""

    map: int
    supply: int


class BuildingView(TypedDict):
    """A building: its rooms from the lowest floor, its crest and what one costs, what it has come to."""

    rooms: list[str | None]
    crest: str | None
    food: int
    action: str | None
    filled: bool
    completed: bool


class SeatView(TypedDict):
    """A player: points, goods, pieces, the player board. Dice are pairs of a colour and a value."""

    seat: str
    points: int
    goods: dict[str, int]
    merchant: str
    architect: str
    king_space: int
    houses: PiecesView
    pillars: PiecesView
    storehouse: list[str]
    buildings: list[BuildingView]
    contracts: list[str]
    contract_spaces: list[int]
    cathedrals: int
    dice: list[list[str | int]]


class KnownView(TypedDict):
    """Nothing lies face down that anybody knows."""


class TiletumView(Head):
    """A table of Tiletum as everybody sees it."""

    turn_order: list[str]
    exchanged: bool
    wheel: list[SpaceView]
    king: KingView
    fairs: list[FairView]
    cities: dict[str, CityView]
    characters: list[str | None]
    contracts: list[SlotView]
    stacks: StacksView
    discarded: list[str]
    seats: list[SeatView]
    known: KnownView

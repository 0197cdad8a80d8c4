"""A sight: how much each part of what a town of Tiny Towns hopes for counts, written by hand or learned."""

from typing import Final

from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.squares import SQUARES

WORTH: Final[dict[int, float]] = {
    c.MILLSTONE: 1.0,
    c.SHED: 0.5,
    c.ABBEY: 2.5,
    c.CLOISTER: 2.0,
    c.FEAST_HALL: 2.5,
    c.INN: 2.5,
    c.BAKERY: 2.8,
    c.MARKET: 2.3,
    c.TAILOR: 2.3,
    c.THEATER: 3.3,
    c.BANK: 3.5,
    c.FACTORY: 0.5,
    c.TRADING_POST: 2.0,
    c.WAREHOUSE: 0.5,
    c.ARCHITECTS_GUILD: 2.5,
    c.ARCHIVE: 4.5,
    c.BARRETT_CASTLE: 4.5,
    c.CATHEDRAL: 5.0,
    c.FORT_IRONWEED: 6.5,
    c.MAUSOLEUM: 5.0,
    c.UNIVERSITY: 5.5,
    c.MANDRAS_PALACE: 5.0,
    c.OBELISK: 2.0,
    c.OPALEYES_WATCH: 4.0,
    c.SHRINE: 5.0,
    c.SILVA_FORUM: 4.0,
    c.SKY_BATHS: 5.0,
    c.STARLOOM: 3.0,
    c.STATUE: 1.0,
}
"""What a building of each card is worth when it is built, as far as that does not depend on the town."""

ROOM: Final = [0.0, 0.1, 0.7, 1.7, 3.2, 5.1, 7.5, 10.3, 13.5, 17.2, 21.2, 25.2, 29.2, 33.2, 37.2, 41.2, 45.2]
"""What so many empty squares are worth, by hand."""
FEW: Final = 8
"""Up to so many empty squares are few."""

NUMBERS: Final[dict[str, float]] = {
    "keeps_least": 0.65,
    "keeps_more": 0.03,
    "keeps_most": 0.93,
    "unsure": 0.92,
    "filled": 1.0,
    "unbuilt": 0.2,
    "hungry": 1.0,
    "food": 1.1,
    "cottage_fed": 3.2,
    "cottage_hungry": 1.6,
    "red_first": 3.5,
    "red_base": 2.0,
    "red_each": 2.0,
    "red_spare": -1.5,
    "few": 1.0,
    "many": 1.0,
    "gray": 1.0,
    "orange": 1.0,
    "green": 1.0,
    "yellow": 1.0,
    "black": 1.0,
    "monument": 1.0,
    "pair": 0.0,
    "block": 0.0,
    "lonely": 0.0,
}
"""The numbers of a sight, by hand.

The part of its worth a pattern keeps for each cube it misses: at least, more for each empty square, at most; the part
it has before it is built; what the square it fills adds; the part of a monument's worth in hand; a Cottage that is not
fed yet; each place at a Farm not taken (other red cards count as four places); the next Cottage with a place and
without; the first red building, or one for hungry Cottages at once and for each, and one too many; what empty squares
count while there are few or many; what the worth of a type counts.
"""


class Sight:
    """How much each part of a hope counts."""

    __slots__ = (
        "block",
        "cottage_fed",
        "cottage_hungry",
        "filled",
        "food",
        "hungry",
        "kept",
        "lonely",
        "pair",
        "red_base",
        "red_each",
        "red_first",
        "red_spare",
        "room",
        "types",
        "unbuilt",
        "unsure",
    )

    def __init__(self, numbers: dict[str, float]) -> None:
        self.unsure = numbers["unsure"]
        self.pair = numbers["pair"]
        self.block = numbers["block"]
        self.lonely = numbers["lonely"]
        self.filled = numbers["filled"]
        self.unbuilt = numbers["unbuilt"]
        self.hungry = numbers["hungry"]
        self.food = numbers["food"]
        self.cottage_fed = numbers["cottage_fed"]
        self.cottage_hungry = numbers["cottage_hungry"]
        self.red_first = numbers["red_first"]
        self.red_base = numbers["red_base"]
        self.red_each = numbers["red_each"]
        self.red_spare = numbers["red_spare"]
        self.types: list[float] = [1.0, 1.0, *[numbers[c.TYPE.word(of_type)] for of_type in range(c.GRAY, c.TYPES + 1)]]
        self.kept = _kept(numbers["keeps_least"], numbers["keeps_more"], numbers["keeps_most"])
        self.room = [0.0]
        for squares in range(1, SQUARES + 1):
            each = numbers["few"] if squares <= FEW else numbers["many"]
            self.room.append(self.room[-1] + each * (ROOM[squares] - ROOM[squares - 1]))


def _kept(least: float, more: float, most: float) -> list[list[float]]:
    """By empty squares and cubes missing: the part of its worth a pattern keeps."""
    found: list[list[float]] = []
    for squares in range(SQUARES + 1):
        patience = min(most, least + more * squares)
        found.append([patience**missing for missing in range(SQUARES + 1)])
    return found


HAND: Final = Sight(NUMBERS)
"""The sight of greed."""

"""The board: colours, districts, the three buildings with their rows, and the words for them (R1.1, R5.1)."""

from typing import Final

from rynek.core.domain import Numbers, Words

RED: Final = 0
WHITE: Final = 1
YELLOW: Final = 2
COLOUR: Final = Words("colour", ["red", "white", "yellow"])
MIXED: Final = 3
GROUP_COLOUR: Final = Words("colour", [*COLOUR.words, "mixed"])
"""What a group may count as; a mixed one is for the Pilgrimage alone (R10.11)."""

FACE: Final = Numbers("face", 1, 6)
LEVEL: Final = Numbers("level", 1, 3)

GREY: Final = 4
"""The neutral player: the fifth district and the owner of grey citizens and cubes. In the solo game it is le Roy."""
EMPTY: Final = -1
OWNER: Final = Words("owner", ["A", "B", "C", "D", "grey"], named=False)

SEATS: Final = 4
OWNERS: Final = SEATS + 1
"""The players and grey."""
CITIZENS: Final = 12
GREY_CITIZENS: Final = 8
ROY_CITIZENS: Final = 24
"""Le Roy has the citizens of two colours (S2)."""
DICE_OF_A_COLOUR: Final = 6
BLACK_DICE: Final = 6
INFLUENCE_LIMIT: Final = 20
PENALTY: Final = 2

# Each building has the number of the colour of its dice.
PALACE: Final = 0
BISHOPRIC: Final = 1
CITY_HALL: Final = 2
BUILDING: Final = Words("building", ["palace", "bishopric", "city_hall"])
WAGE: Final[list[int]] = [2, 1, 0]


class Row:
    """A row of a building: the die values it takes and its positions, entrance first."""

    __slots__ = ("building", "end", "faces", "name", "start")

    def __init__(self, building: int, name: str, faces: tuple[int, ...], start: int, length: int) -> None:
        self.building = building
        self.name = name
        self.faces = faces
        self.start = start
        self.end = start + length


# The Palace is the rulebook's, the three rows of two of the Bishopric are public; the City Hall is reconstructed.
ROWS: Final[list[Row]] = [
    Row(PALACE, "palace_1", (1,), 0, 1),
    Row(PALACE, "palace_2", (2,), 1, 1),
    Row(PALACE, "palace_3", (3,), 2, 1),
    Row(PALACE, "palace_4", (4,), 3, 1),
    Row(PALACE, "palace_5", (5,), 4, 1),
    Row(PALACE, "palace_6", (6,), 5, 1),
    Row(BISHOPRIC, "bishopric_1", (1, 2), 6, 2),  # values reconstructed
    Row(BISHOPRIC, "bishopric_2", (3, 4), 8, 2),  # values reconstructed
    Row(BISHOPRIC, "bishopric_3", (5, 6), 10, 2),  # values reconstructed
    Row(CITY_HALL, "city_hall_1", (1, 2, 3), 12, 3),  # reconstructed
    Row(CITY_HALL, "city_hall_2", (4, 5, 6), 15, 3),  # reconstructed
]

SPACES: Final = 18
SPACE: Final = Words(
    "space",
    [
        row.name + ("" if row.end - row.start == 1 else "abc"[place])
        for row in ROWS
        for place in range(row.end - row.start)
    ],
)
BUILDING_OF: Final[list[int]] = [space // 6 for space in range(SPACES)]

ROW_OF_DIE: Final[list[int]] = [
    next(i for i, row in enumerate(ROWS) if row.building == colour and face in row.faces)
    for colour in range(3)
    for face in range(1, 7)
]
"""The row a die gives access to, at colour * 6 + face - 1."""

TWO_PLAYER_GREY: Final = ("palace_2", "palace_5", "bishopric_1b", "bishopric_3b", "city_hall_1c", "city_hall_2c")
"""Where grey citizens stand before the placement of two players. Their number is public, the spaces reconstructed."""


class Players:
    """What depends on the number of players (rulebook; the solo game S1)."""

    __slots__ = ("characters", "citizens", "rounds")

    def __init__(self, rounds: int, citizens: int, characters: int) -> None:
        self.rounds = rounds
        self.citizens = citizens
        self.characters = characters


PLAYERS: Final[dict[int, Players]] = {
    1: Players(rounds=4, citizens=6, characters=0),  # the solo game: rounds inferred (SQ1)
    2: Players(rounds=4, citizens=6, characters=2),
    3: Players(rounds=5, citizens=5, characters=1),
    4: Players(rounds=6, citizens=4, characters=1),
}

"""Marauding and the 16 Event cards (R1.7, R11.1-R11.4), one a line.

The last entry of a line says where its name, its effect and its numbers (divisor, flags, points) come from: r the
rulebook, p a public source, x reconstructed.
"""

from typing import Final

from rynek.core.domain import Numbers, Words
from rynek.games.troyes.board import BISHOPRIC, CITY_HALL, PALACE, RED, WHITE, YELLOW

# What an Event does in phase 3.
BLACK: Final = 0
"""Black dice."""
ENTERS: Final = 1
"""A grey citizen enters a building as with a 6."""
DISCARDS: Final = 2
"""Each player discards a die of a colour."""
GREYS_CATHEDRAL: Final = 3
"""Each player's cube on the cathedral turns grey."""
GREYS_FLAG: Final = 4
"""Each player's cube on an Event turns grey."""
PAYS: Final = 5
"""Each player pays deniers."""
FORGETS: Final = 6
"""Each player loses influence."""

NO_DECK: Final = -1


class EventCard:
    """An Event: its deck, the deck it calls, the dice that fight it, flags, points, and what it does with `amount`.

    `amount` is a number of black dice, deniers or influence, a building that is entered, or a colour of dice.
    """

    __slots__ = ("amount", "calls", "colour", "deck", "divisor", "effect", "flags", "name", "points", "sources")

    def __init__(
        self,
        name: str,
        deck: int,
        calls: int,
        colour: int,
        divisor: int,
        flags: int,
        points: tuple[int, int],
        effect: int,
        amount: int,
        sources: str,
    ) -> None:
        self.name = name
        self.deck = deck
        self.calls = calls
        self.colour = colour
        self.divisor = divisor
        self.flags = flags
        self.points = points
        self.effect = effect
        self.amount = amount
        self.sources = sources


E: Final = EventCard

EVENTS: Final[list[EventCard]] = [
    E("marauding", NO_DECK, NO_DECK, YELLOW, 3, 4, (2, 1), BLACK, 1, "rrr"),  # flags and points reconstructed
    E("war", RED, WHITE, RED, 4, 5, (5, 3), BLACK, 2, "rrx"),
    E("siege", RED, YELLOW, RED, 4, 6, (6, 3), BLACK, 2, "xxx"),
    E("assault", RED, WHITE, RED, 3, 6, (5, 3), BLACK, 2, "xxx"),
    E("raid", RED, YELLOW, RED, 3, 4, (3, 1), BLACK, 1, "xxx"),
    E("brigands", RED, WHITE, RED, 2, 5, (3, 1), BLACK, 1, "xxx"),
    E("peasant_revolt", RED, YELLOW, RED, 3, 5, (4, 2), BLACK, 1, "xxx"),
    E("succession_conflict", RED, YELLOW, RED, 4, 5, (4, 2), ENTERS, PALACE, "rpr"),  # points reconstructed
    E("desertion", RED, WHITE, RED, 3, 4, (3, 2), DISCARDS, RED, "xxx"),
    E("theological_conflict", WHITE, NO_DECK, WHITE, 3, 4, (4, 2), ENTERS, BISHOPRIC, "rxx"),
    E("heresy", WHITE, NO_DECK, WHITE, 4, 4, (5, 2), GREYS_CATHEDRAL, 1, "pxx"),
    E("excommunication", WHITE, NO_DECK, WHITE, 3, 4, (3, 2), DISCARDS, WHITE, "xxx"),
    E("sacrilege", WHITE, NO_DECK, WHITE, 3, 5, (4, 2), GREYS_FLAG, 1, "xxx"),
    E("civil_war", YELLOW, NO_DECK, YELLOW, 3, 5, (4, 2), PAYS, 3, "ppx"),
    E("drought", YELLOW, NO_DECK, YELLOW, 3, 4, (3, 2), DISCARDS, YELLOW, "pxx"),
    E("riot", YELLOW, NO_DECK, YELLOW, 3, 4, (3, 2), ENTERS, CITY_HALL, "xxx"),
    E("plague", YELLOW, NO_DECK, YELLOW, 4, 4, (4, 2), FORGETS, 2, "xxx"),
]

MARAUDING: Final = 0
EVENT: Final = Words("event_card", [event.name for event in EVENTS])
FLAG: Final = Numbers("flag", 1, 6)
"""A flag of an Event, counted from 1."""

DECKS: Final[list[list[int]]] = [[i for i, event in enumerate(EVENTS) if event.deck == deck] for deck in range(3)]

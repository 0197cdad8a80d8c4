"""Marauding, the 16 Event cards (R1.7, R11.1-R11.5) and the bonus one (B1), one a line.

The last entry of a line says where its name, its effect and its numbers (divisor, flags, points) come from: r the
rulebook, p a public source, x reconstructed.
"""

from typing import Final

from rynek.core.domain import Words
from rynek.games.troyes.board import BISHOPRIC, CITY_HALL, PALACE, RED, WHITE, YELLOW

# What an Event does in phase 3.
BLACK: Final = 0
"""Black dice."""
ENTERS: Final = 1
"""A grey citizen enters a building where a rolled die says."""
BUILDS: Final = 2
"""A grey cube is put on the cathedral."""
TEARS_DOWN: Final = 3
"""A cube of the cathedral is removed."""
SUPPORTS: Final = 4
"""A grey cube is put on each of so many Events to the left."""
PAYS: Final = 5
"""Each player pays deniers."""
FORGETS: Final = 6
"""Each player loses influence."""
PAYS_PER_CITIZEN: Final = 7
"""Each player pays deniers for every own citizen standing in the City Hall."""
RESISTS: Final = 8
"""The last cube of every Event is removed."""

NO_DECK: Final = -1


class EventCard:
    """An Event: its deck, the deck it calls, the dice that fight it, flags, points, and what it does with `amount`.

    `amount` is a number of black dice, deniers, influence or cubes, or a building that is entered.
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
    E("normans_attack", RED, YELLOW, RED, 4, 6, (6, 3), BLACK, 2, "ppx"),
    E("brigands_1", RED, WHITE, RED, 3, 4, (3, 1), BLACK, 1, "ppx"),
    E("brigands_2", RED, YELLOW, RED, 3, 4, (3, 1), BLACK, 1, "ppx"),
    E("brigands_3", RED, WHITE, RED, 3, 4, (3, 1), BLACK, 1, "ppx"),
    E("skirmishes_1", RED, WHITE, RED, 3, 5, (4, 2), BLACK, 1, "ppx"),
    E("skirmishes_2", RED, YELLOW, RED, 3, 5, (4, 2), BLACK, 1, "ppx"),
    E("succession_conflict", RED, YELLOW, RED, 4, 5, (4, 2), ENTERS, PALACE, "rpr"),  # points reconstructed
    E("theological_conflict", WHITE, NO_DECK, WHITE, 3, 4, (4, 2), ENTERS, BISHOPRIC, "rpx"),
    E("heresy", WHITE, NO_DECK, WHITE, 4, 4, (5, 2), FORGETS, 2, "ppx"),
    E("traveling_builders", WHITE, NO_DECK, WHITE, 3, 4, (3, 2), BUILDS, 1, "ppx"),
    E("interrupted_work", WHITE, NO_DECK, WHITE, 3, 5, (4, 2), TEARS_DOWN, 1, "ppx"),
    E("civil_war", YELLOW, NO_DECK, YELLOW, 3, 5, (4, 2), PAYS, 3, "ppx"),
    E("drought", YELLOW, NO_DECK, YELLOW, 3, 4, (3, 2), PAYS_PER_CITIZEN, 1, "ppx"),
    E("wayfarers", YELLOW, NO_DECK, YELLOW, 3, 4, (3, 2), ENTERS, CITY_HALL, "ppx"),
    E("support", YELLOW, NO_DECK, YELLOW, 4, 4, (4, 2), SUPPORTS, 2, "ppx"),
    E("resistance", RED, RED, RED, 3, 4, (3, 2), RESISTS, 1, "ppx"),  # a bonus card
]

MARAUDING: Final = 0
RESISTANCE: Final = 17
EVENT: Final = Words("event_card", [event.name for event in EVENTS])

DECKS: Final[list[list[int]]] = [
    [i for i, event in enumerate(EVENTS) if event.deck == deck and i != RESISTANCE] for deck in range(3)
]
"""The cards of each deck; the bonus card joins the red one by an option."""


def names_of(mask: int) -> list[str]:
    """The Events of a bit mask."""
    return [event.name for i, event in enumerate(EVENTS) if mask >> i & 1]


def due_from(events: list[int], deck: int) -> int:
    """How many more cards of a deck red Events have called than were revealed."""
    called = sum([EVENTS[i].calls == deck for i in events])
    return called - sum([EVENTS[i].deck == deck for i in events]) if deck else 0

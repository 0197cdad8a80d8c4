"""Prices: what a request costs the server, in milliseconds of its time, charged to an address before it is done."""

from typing import Final

from rynek.server.messages import (
    Chat,
    GoOn,
    Hint,
    Language,
    Lesson,
    LetBot,
    LetHuman,
    Look,
    Motive,
    Move,
    Pace,
    Said,
    Sit,
    Undo,
    Why,
)

CONNECTION: Final = 20.0
"""A new socket: the whole table is drawn and sent."""
ASKED: Final = 3.0
CHANGED: Final = 15.0

SAID: Final[dict[type, float]] = {
    Move: 5.0,
    Undo: 40.0,
    Chat: 3.0,
    LetBot: 5.0,
    LetHuman: 5.0,
    Look: 25.0,
    Hint: 250.0,
    Motive: 275.0,
    Why: 200.0,
    Pace: 15.0,
    GoOn: 1.0,
    Sit: 15.0,
    Language: 15.0,
    Lesson: 40.0,
}


def price_of(said: Said) -> float:
    """The price of a message on a socket."""
    return SAID[type(said)]


def price_of_request(method: str) -> float:
    """The price of a request; records are charged by their length when it is known."""
    return ASKED if method in ("GET", "HEAD") else CHANGED


def price_of_record(text: str) -> float:
    """The price of replaying a record: a move has about twenty letters and takes half a millisecond."""
    return len(text) / 50

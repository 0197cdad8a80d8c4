"""The bot's side of the table: a seat handle, and what a bot must be able to do with it."""

from random import Random
from typing import Any, Protocol

from rynek.core.action import Action
from rynek.core.game import AnyGame
from rynek.core.state import State


class SeatHandle:
    """All that a bot gets to know when it must move: the view, the legal moves and guesses of one seat.

    The handle does not keep the state it is made from, but a guess of it: all that the seat cannot know has been drawn
    anew before the bot is asked, so there is nothing left to peek at.
    """

    __slots__ = ("_sealed", "game", "seat")

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._sealed: State = game.guess(state, seat, Random(0))

    @property
    def players(self) -> int:
        """How many play."""
        return self._sealed.players

    @property
    def view(self) -> Any:
        """What the seat sees, as the typed view of its game."""
        return self._sealed.view(self.seat)

    @property
    def legal(self) -> list[Action]:
        """The moves the seat may make."""
        return self._sealed.legal(self.seat)

    def guess(self, rng: Random) -> State:
        """A full state that looks to the seat just like the real one; the rest is drawn with the given generator."""
        guessed: State = self.game.guess(self._sealed, self.seat, rng)
        return guessed


class Bot(Protocol):
    """Somebody who can choose a move."""

    def choose(self, seat: SeatHandle) -> Action:
        """One of the seat's legal moves."""
        ...

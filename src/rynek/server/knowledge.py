"""Knowledge: the points a seat can be sure of, and nothing more.

Points may hang on what is hidden. They are therefore never taken from the table itself while the game goes on, but from
guesses: states made from what the seat knows. A source of points on which all guesses agree is one the seat can see.
Where the rules keep points secret, rivals' points are not shown even to those who could have counted them.
"""

from random import Random
from typing import Final

from rynek.core.game import Game
from rynek.core.message import Points
from rynek.core.state import State

GUESSES: Final = (1, 2, 3, 4, 5)
"""Enough that guesses of hidden points do not agree by accident."""


def known_points(game: Game, state: State, seat: int | None, *, over: bool) -> list[list[Points] | None]:
    """For every seat where its points come from, as far as this seat (None: a spectator) can know; None: secret."""
    if over:
        return [game.breakdown(state, number) for number in range(state.players)]
    guesses = [game.guess(state, seat, Random(number)) for number in GUESSES]
    return [_known(game, guesses, seat, number) for number in range(state.players)]


def _known(game: Game, guesses: list[State], seat: int | None, number: int) -> list[Points] | None:
    if number == seat:
        return _agreed([game.own_breakdown(guess, number) for guess in guesses])
    return None if game.hides_points(guesses[0]) else _agreed([game.breakdown(guess, number) for guess in guesses])


def _agreed(opinions: list[list[Points]]) -> list[Points]:
    """The lines that stand in every opinion."""
    others = [{_fact(line) for line in opinion} for opinion in opinions[1:]]
    return [line for line in opinions[0] if all(_fact(line) in other for other in others)]


def _fact(line: Points) -> tuple[object, ...]:
    return (line.message, line.points, line.where)

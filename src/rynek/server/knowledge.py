"""Knowledge: the points a seat can know of, and nothing more.

Points may hang on what is hidden. They are therefore never taken from the table itself while the game goes on, but from
guesses: states made from what the seat knows. Where the guesses agree, the seat knows; where they differ, it does not.
"""

from random import Random
from typing import Final

from rynek.core.game import Game
from rynek.core.message import Points
from rynek.core.state import State

GUESSES: Final = (1, 2)


def known_points(game: Game, state: State, seat: int | None, *, over: bool) -> list[list[Points] | None]:
    """For every seat where its points come from, or None when this seat cannot know."""
    if over:
        return [game.breakdown(state, number) for number in range(state.players)]
    guesses = [game.guess(state, seat, Random(number)) for number in GUESSES]
    return [_known(game, guesses, seat, number) for number in range(state.players)]


def _known(game: Game, guesses: list[State], seat: int | None, number: int) -> list[Points] | None:
    if number == seat:
        return _agreed([game.own_breakdown(guess, number) for guess in guesses])
    return None if game.secret_points else _agreed([game.breakdown(guess, number) for guess in guesses])


def _agreed(opinions: list[list[Points]]) -> list[Points] | None:
    first = opinions[0]
    same = all(_facts(opinion) == _facts(first) for opinion in opinions[1:])
    return first if same else None


def _facts(lines: list[Points]) -> list[tuple[object, ...]]:
    return [(line.message, line.points, line.where) for line in lines]

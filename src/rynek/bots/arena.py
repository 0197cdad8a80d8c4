"""The arena: whole games between bots, and what comes out of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rynek.bots import bot
from rynek.bots.bot import SeatHandle
from rynek.core.game import AnyGame
from rynek.core.state import State, play_chance


class EndlessGame(RuntimeError):
    """A game has gone on for more decisions than its rules can ask for."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of one game, by seat: who sat there, the points, the share of the victory; and the decisions taken."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: int


def play_game(game: AnyGame, players: int, options: dict[str, Any], bots: tuple[str, ...], seed: str) -> Outcome:
    """One game; the same seed gives the same game. `bots` names a bot for every seat."""
    state = game.new(players, options)
    minds = [bot(name, Random(f"{seed} {seat}")) for seat, name in enumerate(bots)]
    decisions = 0
    for seat in to_the_end(game, state, Random(f"{seed} chance"), seed):
        state.apply(seat, minds[seat].choose(SeatHandle(game, state, seat)))
        decisions += 1
    winners = game.ranking(state)[0]
    wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
    return Outcome(bots, tuple(state.scores()), wins, decisions)


def to_the_end(game: AnyGame, state: State, chance: Random, seed: str) -> Iterator[int]:
    """The seats that act, one after another until the game is over; who asks makes their moves, chance its own."""
    play_chance(state, chance)
    for _ in range(game.most_decisions):
        if state.over:
            return
        yield state.to_act[0]
        play_chance(state, chance)
    if not state.over:
        raise EndlessGame(f"{game.name}, seed {seed}: more than {game.most_decisions} decisions")


def seating(bots: tuple[str, ...], players: int, game_number: int) -> tuple[str, ...]:
    """The bots around the table, moved on by one seat each game so that nobody owns the best seat."""
    return tuple(bots[(seat + game_number) % len(bots)] for seat in range(players))

"""The arena: whole games between bots, and what comes out of them."""

from dataclasses import dataclass
from random import Random
from typing import Any

from rynek.bots import bot
from rynek.bots.bot import SeatHandle
from rynek.core.game import AnyGame
from rynek.core.state import play_chance


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
    chance = Random(f"{seed} chance")
    minds = [bot(name, Random(f"{seed} {seat}")) for seat, name in enumerate(bots)]
    decisions = 0
    play_chance(state, chance)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, minds[seat].choose(SeatHandle(game, state, seat)))
        play_chance(state, chance)
        decisions += 1
        if decisions > game.most_decisions:
            raise EndlessGame(f"{game.name}, seed {seed}: more than {game.most_decisions} decisions")
    winners = game.ranking(state)[0]
    wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
    return Outcome(bots, tuple(state.scores()), wins, decisions)


def seating(bots: tuple[str, ...], players: int, game_number: int) -> tuple[str, ...]:
    """The bots around the table, moved on by one seat each game so that nobody owns the best seat."""
    return tuple(bots[(seat + game_number) % len(bots)] for seat in range(players))

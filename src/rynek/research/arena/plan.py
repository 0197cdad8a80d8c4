"""Plan: all that decides what happens in an arena, and who sits where in which game.

A deal is one line-up with one luck, played once for every rotation of the seats: each of the entrants meets the same
luck in every seat, and the deal is the unit of all statistics. The schedule depends on nothing but the plan and the
number of the game, so games may be played in any order, on any core, and more may be added later.
"""

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from math import comb
from random import Random
from typing import Any, Final

from rynek.core.errors import BadOptions
from rynek.core.message import Message, why
from rynek.games import game as find_game
from rynek.research.arena.entrants import Entrant

NO_ENTRANTS: Final = why("no-entrants")

MOST_LINEUPS: Final = 5000
"""So many line-ups are all played in turn; of more, each deal draws one."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What an entrant may use for one move: seconds, and megabytes of memory where it has a process of its own."""

    seconds: float = 60.0
    memory: int = 2048


@dataclass(frozen=True, slots=True)
class Job:
    """One game: its number, its deal, who sits where (places in the list of entrants) and the seed of its luck."""

    number: int
    deal: int
    seats: tuple[int, ...]
    luck: str


@dataclass(frozen=True)
class Plan:
    """An arena: the table, the entrants, the seed, the limits."""

    game: str
    players: int
    entrants: tuple[Entrant, ...]
    seed: str = "1"
    options: dict[str, Any] = field(default_factory=dict)
    limits: Limits = field(default_factory=Limits)

    def check(self) -> None:
        """BadOptions when no such table can be set up."""
        find_game(self.game).new(self.players, self.options)
        if not self.entrants:
            raise BadOptions(Message(NO_ENTRANTS))

    @property
    def labels(self) -> list[str]:
        """The names of the entrants."""
        return [entrant.label for entrant in self.entrants]

    def deals(self, games: int) -> int:
        """The deals that hold at least so many games."""
        return -(-games // self.players)

    def job(self, number: int) -> Job:
        """A game by its number."""
        deal, turn = divmod(number, self.players)
        lineup = self.lineup(deal)
        return Job(number, deal, lineup[turn:] + lineup[:turn], f"{self.seed}.{deal}")

    def lineup(self, deal: int) -> tuple[int, ...]:
        """The entrants of a deal around the table, before it is rotated."""
        count, players = len(self.entrants), self.players
        if count < players:
            chosen = [(deal * players + place) % count for place in range(players)]
        elif comb(count, players) > MOST_LINEUPS:
            chosen = Random(f"{self.seed} entrants {deal}").sample(range(count), players)
        else:
            cycle, place = divmod(deal, comb(count, players))
            chosen = list(all_lineups(count, players, f"{self.seed} cycle {cycle}")[place])
        Random(f"{self.seed} order {deal}").shuffle(chosen)
        return tuple(chosen)

    def description(self) -> dict[str, Any]:
        """The plan as JSON, to recognise it when it is taken up again."""
        return {
            "game": self.game,
            "rules": find_game(self.game).version,
            "players": self.players,
            "options": self.options,
            "entrants": {entrant.label: f"{entrant.kind} {entrant.fingerprint}" for entrant in self.entrants},
            "seed": self.seed,
            "seconds": self.limits.seconds,
            "memory": self.limits.memory,
        }


@cache
def all_lineups(count: int, players: int, seed: str) -> tuple[tuple[int, ...], ...]:
    """Every choice of entrants for a table once, in an order drawn from the seed."""
    found = list(combinations(range(count), players))
    Random(seed).shuffle(found)
    return tuple(found)

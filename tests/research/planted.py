"""Planted results: games whose entrants have known strengths, made without playing."""

import math
from collections.abc import Sequence
from random import Random

from rynek.research.arena.entrants import Entrant
from rynek.research.arena.plan import Plan
from rynek.research.arena.results import Result, Times


def plan(entrants: int, players: int, seed: str = "1") -> Plan:
    return Plan("troyes", players, tuple(Entrant(f"bot {place}", "rynek", "random") for place in range(entrants)), seed)


def played(result: tuple[int, int, tuple[int, ...]], ranks: tuple[int, ...]) -> Result:
    number, deal, seats = result
    return Result(
        number, deal, seats, ranks, tuple(10 - rank for rank in ranks), 1, None, tuple(Times() for _ in seats)
    )


def planted(strengths: Sequence[float], players: int, deals: int, rng: Random, luck: float = 0.0) -> list[Result]:
    """Games of entrants of these strengths: each performs as its strength, with Gumbel noise, so the better one wins as
    Plackett and Luce say. `luck` is what the seats of a deal have in common in all its games."""
    table = plan(len(strengths), players, str(rng.random()))
    found = []
    for deal in range(deals):
        given = [rng.gauss(0, luck) for _ in range(players)]
        for number in range(deal * players, (deal + 1) * players):
            job = table.job(number)
            form = [
                strengths[entrant] + given[seat] - math.log(-math.log(rng.random()))
                for seat, entrant in enumerate(job.seats)
            ]
            ranks = tuple(1 + sum(other > mine for other in form) for mine in form)
            found.append(played((number, deal, job.seats), ranks))
    return found

"""How fast the learning interfaces are: `python -m bench.learning`, part of `make bench`.

Two tables. One game a line: microseconds for a row and a mask, steps a second through PettingZoo and through a batch of
tables on one core and on all. And beside them the same loop through PettingZoo's own classics, and Pgx where it is
installed, on the same machine.
"""

import argparse
import json
import os
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3, go_v5, tictactoe_v3
from rich.console import Console
from rich.table import Table

import rynek
from bench.measured import measure
from rynek.core.encoding import Encoding
from rynek.core.state import State
from rynek.research.batch import BatchTables
from rynek.research.pettingzoo import env
from tools.compiled import ensure

CLASSICS = {"tictactoe_v3": tictactoe_v3, "connect_four_v3": connect_four_v3, "chess_v6": chess_v6, "go_v5": go_v5}
TABLES = 256
SAMPLES = 200


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second of a loop that says how many steps it has made."""
    step()
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        count += step()
    return count / (time.perf_counter() - start)


def positions(name: str, players: int) -> list[tuple[State, int]]:
    """Positions all over a random game, each with the seat that is asked."""
    rng, state = Random(1), rynek.game(name).new(players)
    found: list[tuple[State, int]] = []
    while not state.over:
        rynek.play_chance(state, rng)
        if state.over:
            break
        seat = state.to_act[0]
        found.append((state.copy(), seat))
        state.apply(seat, rng.choice(state.legal(seat)))
    return found[:: max(1, len(found) // SAMPLES)]


def microseconds(look: Callable[[State, int], Any], found: list[tuple[State, int]]) -> float:
    """How long one look takes; the best of several rounds, because others use the machine too."""
    best = float("inf")
    for _ in range(15):
        start = time.perf_counter()
        for state, seat in found:
            look(state, seat)
        best = min(best, time.perf_counter() - start)
    return best / len(found) * 1e6


def through_pettingzoo(table: Any) -> Callable[[], int]:
    """Random play through an environment of PettingZoo, a hundred steps at a time."""
    rng = np.random.default_rng(1)
    table.reset(seed=1)

    def some() -> int:
        for _ in range(100):
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.reset()
                continue
            table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        return 100

    return some


def through_batch(tables: BatchTables) -> Callable[[], int]:
    """Steps of a whole batch, at every table the first legal move from a random place on."""
    rng, step = np.random.default_rng(1), tables.reset(seed=1)

    def one() -> int:
        turned = np.roll(step.masks, -(by := int(rng.integers(tables.actions.size))), axis=1)
        tables.step((turned.argmax(axis=1) + by) % tables.actions.size)
        return step.size

    return one


def game_figures(name: str, seconds: float) -> dict[str, Any]:
    """The figures of one game, at its usual number of players or two."""
    players = max(2, rynek.game(name).usual_players)
    encoding, found = Encoding(rynek.game(name), players), positions(name, players)
    batches = {}
    for jobs in sorted({1, os.cpu_count() or 1}):
        with BatchTables(name, TABLES, players, jobs=jobs) as tables:
            batches[f"batch {jobs}"] = rate(through_batch(tables), seconds)
    return {
        "game": name,
        "players": players,
        "row": encoding.size,
        "actions": encoding.actions.size,
        "row µs": microseconds(encoding.encode, found),
        "mask µs": microseconds(encoding.actions.mask, found),
        "pettingzoo": rate(through_pettingzoo(env(name, players)), seconds),
        **batches,
    }


def pgx_figures(seconds: float) -> dict[str, float]:
    """Steps a second of Pgx on this machine, where it is installed: a batch of tables, random legal moves."""
    try:
        import jax  # noqa: PLC0415 - large, and not needed
        import pgx  # noqa: PLC0415
    except ImportError:
        return {}
    rates = {}
    for name in ("tic_tac_toe", "connect_four", "backgammon"):
        table = pgx.make(name)
        begin, step = jax.jit(jax.vmap(table.init)), jax.jit(jax.vmap(table.step))
        draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float)), axis=-1))
        rates[f"pgx {name}"] = pgx_rate(jax, (begin, step, draw), seconds)
    return rates


def pgx_rate(jax: Any, parts: tuple[Any, Any, Any], seconds: float) -> float:
    """Steps a second of one game of Pgx; tables that are over stay so, which costs the same."""
    begin, step, draw = parts
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, TABLES))

    def one() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state = step(state, draw(now, state.legal_action_mask), jax.random.split(now, TABLES))
        state.observation.block_until_ready()
        return TABLES

    return rate(one, seconds)


def figures(seconds: float) -> dict[str, Any]:
    """All figures."""
    classics = {name: rate(through_pettingzoo(kind.env()), seconds) for name, kind in CLASSICS.items()}
    games = [game_figures(name, seconds) for name in rynek.all_games()]
    return {"games": games, "others": {**classics, **pgx_figures(seconds)}}


def learning_tables(found: dict[str, Any]) -> list[Table]:
    """The figures for people."""
    first = Table(
        *found["games"][0], title=f"Learning, compiled. µs a call; steps a second, batches of {TABLES} tables"
    )
    for line in found["games"]:
        first.add_row(*[f"{value:,.1f}" if isinstance(value, float) else str(value) for value in line.values()])
    second = Table("beside them", "steps a second", title="PettingZoo's classics through the same loop; Pgx in batches")
    for name, pace in found["others"].items():
        second.add_row(name, f"{pace:,.0f}")
    return [first, second]


def show(seconds: float) -> None:
    """Measure the compiled build and print."""
    found = measure("bench.learning", "--json", "--seconds", str(seconds), package=ensure())
    for table in learning_tables(found):
        Console(width=130, highlight=False).print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.learning", description=__doc__)
    parser.add_argument("--json", action="store_true", help="the figures of the package that is found first, as JSON")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each loop runs (1)")
    given = parser.parse_args()
    if given.json:
        print(json.dumps(figures(given.seconds)))
    else:
        show(given.seconds)

"""Monte Carlo tree search of OpenSpiel on Caylus 1303 against random moves: how it grows with its simulations.

python examples/openspiel_caylus.py --games 4 --simulations 2 8 32 --plot search.svg
"""

import argparse
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import rynek.research.openspiel  # noqa: F401 - registers the games


class Score(mcts.Evaluator):  # type: ignore[misc] # published without types
    """Judges a position by the points as they stand, which is much quicker than to play it out."""

    def evaluate(self, state: Any) -> Any:
        points = np.array(state.position.state.scores(), dtype=float)
        return np.tanh((points - points.mean()) / 10)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(simulations: int, seed: int) -> float:
    """One game of two; the reward of the search, which sits first in every other game."""
    game, rng, own = pyspiel.load_game("rynek_caylus_1303(players=2)"), Random(seed), seed % 2
    searcher = mcts.MCTSBot(game, 1.0, simulations, Score(), random_state=np.random.RandomState(seed))
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        elif state.current_player() == own and len(legal) > 1:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(rng.choice(legal))
    return float(state.returns()[own])


def main(line: list[str] | None = None) -> dict[int, float]:
    """Play, print and plot the mean reward for each number of simulations."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, nargs="+", default=[2, 8, 32])
    parser.add_argument("--plot", help="a file for the curve")
    given = parser.parse_args(line)
    curve = {}
    for count in given.simulations:
        curve[count] = float(np.mean([play(count, seed) for seed in range(given.games)]))
        print(f"{count:6} simulations: mean reward {curve[count]:+.2f}")
    if given.plot:
        plot(curve, given.plot)
    return curve


def plot(curve: dict[int, float], path: str) -> None:
    """Draw the curve."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 3), layout="constrained")
    axes = figure.subplots()
    axes.plot(list(curve), list(curve.values()), marker="o")
    axes.set(xscale="log", ylim=(-1.05, 1.05), xlabel="simulations a move", ylabel="mean reward against random")
    figure.savefig(path)


if __name__ == "__main__":
    main()

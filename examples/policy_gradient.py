"""A first agent, trained with numpy alone: REINFORCE on solo Tiny Towns, and its curve beside the greedy bot.

    python examples/policy_gradient.py --minutes 10 --plot curve.svg

An action's logit is the sum of one weight vector for its verb, one for each of its arguments and, where a verb has few
actions, one of its own, times the observation: `encoding.actions.verbs` says which there are. So 33,101 actions need
a few thousand vectors.
"""

import argparse
import time
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import rynek
from rynek.bots import SeatHandle, bot
from rynek.core.action_numbers import ActionNumbers
from rynek.research.gymnasium import SeatEnv

FEW = 400
Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]


class Parts:
    """The weight vectors of an action: that of its verb, one for each argument, one of its own where there are few."""

    def __init__(self, actions: ActionNumbers, few: int = FEW) -> None:
        self.actions = actions
        self.starts: dict[str, list[int]] = {}
        self.count = 0
        for verb in actions.verbs:
            sizes = [1, *verb.shape, *([verb.size] if verb.size <= few else [])]
            self.starts[verb.name] = [self.count + sum(sizes[:place]) for place in range(len(sizes))]
            self.count += sum(sizes)
        self.width = max(len(starts) for starts in self.starts.values())
        self._known: dict[int, list[int]] = {}

    def of(self, number: int) -> list[int]:
        """The vectors of one action, filled up with the blank one."""
        if number not in self._known:
            verb = self.actions.verb(number)
            places = [0, *verb.choices(number), number - verb.start]
            found = [start + place for start, place in zip(self.starts[verb.name], places, strict=False)]
            self._known[number] = found + [self.count] * (self.width - len(found))
        return self._known[number]


class Policy:
    """A softmax over the legal actions."""

    def __init__(self, actions: ActionNumbers, size: int, rng: np.random.Generator) -> None:
        self.parts = Parts(actions)
        self.weights = np.zeros((self.parts.count + 1, size), dtype=np.float32)
        self.rng = rng

    def odds(self, seen: Floats, legal: Ints) -> tuple[Floats, Ints, Ints]:
        """The probabilities of the legal actions, with what a lesson needs: their vectors, and what is seen."""
        vectors = np.array([self.parts.of(int(number)) for number in legal])
        where = np.flatnonzero(seen)
        logits = (self.weights[vectors[:, :, None], where] * seen[where]).sum(axis=(1, 2))
        odds = np.exp(logits - logits.max())
        return odds / odds.sum(), vectors, where

    def learn(self, lesson: list[Any], advantages: Floats, rate: float) -> None:
        """Make the choices of a game likelier, or less likely."""
        for (seen, where, vectors, odds, choice), advantage in zip(lesson, advantages, strict=True):
            push = -odds
            push[choice] += 1
            step = (rate * advantage) * push[:, None, None] * seen[where]
            np.add.at(self.weights, (vectors[:, :, None], where), np.broadcast_to(step, (*vectors.shape, len(where))))
        self.weights[-1] = 0  # the blank


class Baseline:
    """What is usually still to come at each decision of a game, and how far one is usually off."""

    def __init__(self) -> None:
        self.means = np.zeros(1000)
        self.spread = 10.0

    def advantages(self, gains: list[float]) -> Floats:
        """By how much what came after each decision was better than usual, in usual spreads."""
        to_come = np.cumsum(gains[::-1])[::-1]
        better = to_come - self.means[: len(gains)]
        self.means[: len(gains)] += 0.02 * better
        self.spread += 0.02 * (float(np.abs(better).mean()) - self.spread)
        return np.asarray(better / max(1.0, self.spread), dtype=np.float32)


def play(table: SeatEnv, policy: Policy, seed: int) -> tuple[float, list[Any], list[float]]:
    """The points of one game, its lesson, and what each decision brought at once."""
    seen, _ = table.reset(seed=seed)
    lesson: list[Any] = []
    gains: list[float] = []
    info: dict[str, Any] = {}
    over = False
    while not over:
        legal = np.flatnonzero(table.action_masks())
        odds, vectors, where = policy.odds(seen, legal)
        choice = int(policy.rng.choice(len(legal), p=odds.astype(float) / odds.astype(float).sum()))
        lesson.append((seen, where, vectors, odds, choice))
        seen, gain, over, _, info = table.step(legal[choice])
        gains.append(100 * gain)
    return float(info["points"]), lesson, gains


def train(seconds: float, games: int, rate: float, seed: int) -> list[tuple[int, float]]:
    """Train for so many seconds of one core, or games; after every hundred games their number and mean points."""
    table, rng = SeatEnv("tiny_towns", 1, reward="progress"), np.random.default_rng(seed)
    policy, baseline = Policy(table.table.actions, table.table.encoding.size, rng), Baseline()
    curve, points, start = list[tuple[int, float]](), list[float](), time.process_time()
    for number in range(1, games + 1):
        won, lesson, gains = play(table, policy, int(rng.integers(2**31)))
        policy.learn(lesson, baseline.advantages(gains), rate)
        points.append(won)
        out_of_time = time.process_time() - start > seconds
        if number % 100 == 0 or number == games or out_of_time:
            curve.append((number, float(np.mean(points[-100:]))))
            print(f"{number:7} games: {curve[-1][1]:6.2f} points", flush=True)
        if out_of_time:
            break
    return curve


def mean_of(level: str, games: int) -> float:
    """The mean points of a bot of rynek."""
    game, total = rynek.game("tiny_towns"), 0
    for seed in range(games):
        rng = Random(seed)
        state, mind = game.new(1), bot(level, rng)
        while not state.over:
            rynek.play_chance(state, rng)
            if not state.over:
                state.apply(0, mind.choose(SeatHandle(game, state, 0)))
        total += state.scores()[0]
    return total / games


def main(line: list[str] | None = None) -> list[tuple[int, float]]:
    """Train, print, plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", type=int, default=50, help="games of the random and the greedy bot")
    parser.add_argument("--plot", help="a file for the curve")
    given = parser.parse_args(line)
    others = {level: mean_of(level, given.compare) for level in ("random", "greedy")}
    print({level: round(points, 2) for level, points in others.items()})
    curve = train(60 * given.minutes, given.games, given.rate, given.seed)
    if given.plot:
        plot(curve, others, given.plot)
    return curve


def plot(curve: list[tuple[int, float]], others: dict[str, float], path: str) -> None:
    """Draw the curve beside the bots."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 3.5), layout="constrained")
    axes = figure.subplots()
    axes.plot([games for games, _ in curve], [points for _, points in curve], label="learner")
    for level, points in others.items():
        axes.axhline(points, linestyle="--", linewidth=1, color="grey")
        axes.annotate(level, (0, points), fontsize=8)
    axes.set(xlabel="games", ylabel="points, mean of 100 games", title="Solo Tiny Towns")
    axes.legend()
    figure.savefig(path)


if __name__ == "__main__":
    main()

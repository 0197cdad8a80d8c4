"""Where the points of a bot come from: one bar a game, a colour a source.

python examples/score_sources.py --bot greedy --games 20 --plot sources.svg
"""

import argparse
from collections import Counter
from random import Random

from matplotlib.figure import Figure

import rynek
from rynek.bots import SeatHandle, bot


def sources(name: str, level: str, games: int) -> dict[str, float]:
    """The mean points of a seat by source, over games of one bot against itself."""
    game, found, seats = rynek.game(name), Counter[str](), 0
    for seed in range(games):
        rng = Random(seed)
        state, mind = game.new(max(2, game.usual_players)), bot(level, rng)
        while not state.over:
            rynek.play_chance(state, rng)
            if not state.over:
                seat = state.to_act[0]
                state.apply(seat, mind.choose(SeatHandle(game, state, seat)))
        for seat in range(state.players):
            seats += 1
            for points in game.breakdown(state, seat):
                found[points.message.template.key] += points.points
    return {key: total / seats for key, total in found.most_common() if total}


def main(line: list[str] | None = None) -> dict[str, dict[str, float]]:
    """Play, print and plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--plot", help="a file for the bars")
    given = parser.parse_args(line)
    found = {name: sources(name, given.bot, given.games) for name in given.game or rynek.all_games()}
    for name, parts in found.items():
        print(name, {key: round(points, 1) for key, points in parts.items()})
    if given.plot:
        plot(found, given.plot)
    return found


def plot(found: dict[str, dict[str, float]], path: str) -> None:
    """Draw the bars."""
    figure = Figure(figsize=(8, 0.8 + len(found)), layout="constrained")
    axes = figure.subplots()
    for row, parts in enumerate(found.values()):
        left = 0.0
        for key, points in parts.items():
            axes.barh(row, points, left=left)
            axes.annotate(key, (left + points / 2, row), ha="center", va="center", fontsize=6, rotation=60)
            left += points
    axes.set(yticks=range(len(found)), yticklabels=list(found), xlabel="mean points of a seat")
    figure.savefig(path)


if __name__ == "__main__":
    main()

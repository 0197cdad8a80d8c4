"""`rynek train GAME`: bots play, weights are fitted to how their games ended, and matches decide whether they stay."""

import argparse
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import rynek
from rynek.cli.arguments import players
from rynek.core.errors import BadOptions
from rynek.core.game import AnyGame
from rynek.core.message import Message, why

NOTHING_TO_LEARN: Final = why("nothing-to-learn", game=None)
SEED: Final = 7
"""The seed of the sight that Tiny Towns comes with for two and more."""
FEWEST: Final = 2
"""Games to learn from: of each some must be unseen."""
Entry = dict[str, Any]
"""Weights for one number of players, with how they were made."""
WEIGHTS: Final = Path(__file__).parent.parent / "bots" / "weights"


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Enter the command."""
    parser = commands.add_parser("train", help="learn the weights of a game's evaluator from games between bots")
    parser.add_argument("game", metavar="GAME", help="the game, as `rynek games` lists it")
    parser.add_argument("-p", "--players", type=int, help="how many play; two when left out")
    parser.add_argument(
        "-n", "--games", type=int, help="how many games to learn from (300; Tiny Towns: 50 towns; Tiletum: 90 a round)"
    )
    parser.add_argument("-b", "--bot", default="greedy", help="who plays them, one or several by commas (greedy)")
    parser.add_argument("--slips", type=float, default=0.08, help="the share of moves drawn at random (0.08)")
    parser.add_argument("--vary", type=float, default=0.0, help="how much weights are varied in these games (0)")
    parser.add_argument(
        "--trust", type=float, default=1.0, help="how far to look for what a position came to (1: to the end)"
    )
    parser.add_argument(
        "--stiffness", type=float, default=0.0, help="how hard weights are held to zero (chosen by games)"
    )
    parser.add_argument("--seed", help="the seed of the games (learn; Tiny Towns: 7)")
    parser.add_argument("--gate", type=int, default=40, help="games against the present weights; 0 to do without (40)")
    parser.add_argument("--iterations", type=int, default=30, help="how long bots search in these games (30)")
    parser.add_argument(
        "--generations",
        type=int,
        default=8,
        help="how often a sight is varied, how many rounds are played (8; Tiny Towns, Tiletum)",
    )
    parser.add_argument("--size", type=int, default=14, help="how many sights of each generation are tried (14)")
    parser.add_argument("--ways", type=int, default=1, help="how many ways of a town are followed (1; Tiny Towns)")
    parser.add_argument("--out", type=Path, help="the data file; the package's own when left out")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Learn, try, and write when the new weights win more than their share."""
    game = rynek.game(given.game)
    count = players(game, given.players)
    learn = {"tiny_towns": tune, "tiletum": step_by_step}.get(game.name, fit)
    found = learn(given, game, count)
    if given.gate and not is_better(given, game, count, found):
        return 1
    from rynek.bots import learning

    path = given.out or WEIGHTS / f"{game.name}.json"
    learning.write(path, game, count, found)
    print(path)
    return 0


def is_better(given: argparse.Namespace, game: AnyGame, count: int, found: Entry) -> bool:
    """Whether new weights win more than their share against the present ones."""
    from rynek.bots.evaluate import evaluator_of
    from rynek.bots.gate import Gate

    old = evaluator_of(game.name, count)
    new = old.trained(count, found["plain"], found["timed"])
    games: int = given.gate
    wins = Gate(game, count, given.iterations, given.seed or "learn").wins(new, old, games)
    print(f"against the present judgement: {wins:g} of {games}")
    return wins * max(2, count) > games


def fit(given: argparse.Namespace, game: AnyGame, count: int) -> Entry:
    """Gather positions of games between bots, and fit weights to what came of them."""
    from rynek.bots import learning

    games, seed = max(FEWEST, given.games or 300), given.seed or "learn"
    recipe = learning.Recipe(count, given.bot, games, given.slips, seed, given.vary, given.trust)
    try:
        evaluator = learning.learner(game.name, count)
    except TypeError:
        raise BadOptions(Message(NOTHING_TO_LEARN, game.name)) from None
    lessons = learning.gather(game, recipe)
    fitted = learning.fit(lessons, given.stiffness, given.trust)
    print(f"{len(lessons.gains)} rows in {lessons.seconds:.0f} s")
    print(f"misses by {fitted.miss:.2f} points where no weights miss by {fitted.miss_without:.2f}")
    return learning.entry(evaluator.names, fitted, recipe, lessons)


def tune(given: argparse.Namespace, game: AnyGame, count: int) -> Entry:
    """Vary the sight with which towns are planned, alone and for two unless told otherwise."""
    from rynek.bots import tuning

    counts = (1, 2) if given.players is None else (count,)
    wish = given.seed or str(SEED)
    seed = int(wish) if wish.isdigit() else crc32(wish.encode())
    return tuning.tune(counts, seed, given.generations, given.games or 50, given.size, given.ways, print)


def step_by_step(given: argparse.Namespace, game: AnyGame, count: int) -> Entry:
    """Play rounds of games with the weights of the round before, from those written by hand."""
    from rynek.bots import stepwise
    from rynek.bots.evaluate.tiletum import TiletumEvaluator
    from rynek.bots.evaluate.tiletum_features import START

    start = {name: plain for name, (plain, _) in START.items()}, {name: timed for name, (_, timed) in START.items()}
    training = stepwise.Training(game, count, lambda: TiletumEvaluator(count), given.iterations, given.seed or "steps")
    return training.learn(start, given.generations, given.games or 90, print)

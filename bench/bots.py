"""`python -m bench.bots` or `make bench-bots`: how strong bots are, game by game, with 95 % intervals.

One stronger bot sits among weaker ones, in games with the same luck and changed seats: the marks (thought against
greed, for every number of players), each level against the one below and the lowest against a beginner, and several
thinking times against greed. Every game is a line in a file; a run that was stopped goes on where it was, and figures
are drawn from all lines. The bots run compiled. Remove the file after a change of the bots.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import Final

import rynek
from bench.bots_marks import BEGINNER
from bench.bots_report import Line, Match, match_of, report
from bench.measured import start_over_compiled
from rynek.bots import LEVELS
from rynek.bots.arena import play_game, seating
from tools.compiled import ROOT

PARTS: Final = ("marks", "levels", "times")
THOUGHT: Final = {
    "caylus_1303": "search-50",
    "genoa": "search-48",
    "tiletum": "search-6",
    "tiny_towns": "search-250",
    "troyes": "search-100",
}
"""Who must reach the marks: well below a second a move on one core, and the same on every machine."""
BUDGETS: Final = ("search-0.1s", "search-0.3s", "search-1s", "search-3s")
LINES: Final = ROOT / "build" / "bots" / "games.jsonl"


def main() -> None:
    """Start over with the compiled package, or play the matches and report."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games; all when none is named")
    parser.add_argument("-n", "--games", type=int, default=20, help="games of a match (20)")
    parser.add_argument(
        "-p", "--players", type=int, default=0, help="how many play; all numbers for marks, else fewest"
    )
    parser.add_argument("--part", choices=PARTS, action="append", help="what to play; everything when left out")
    parser.add_argument(
        "--bot", default="", help="who must reach the marks, such as search-600; else what suits a game"
    )
    parser.add_argument(
        "--lines",
        type=Path,
        action="append",
        help="the file of games played (build/bots/games.jsonl); more of them are read only",
    )
    parser.add_argument("--report", action="store_true", help="play nothing, only tell what was played")
    parser.add_argument("--plain", action="store_true", help="take rynek as it is found")
    given = parser.parse_args()
    if not given.plain and not given.report:
        start_over_compiled("bench.bots")
    files: list[Path] = given.lines or [LINES]
    files[0].parent.mkdir(parents=True, exist_ok=True)
    if not given.report:
        matches = [
            match
            for part in given.part or PARTS
            for name in given.game or list(rynek.all_games())
            for match in matches_of(part, name, given.players, given.bot)
        ]
        play(matches, given.games, files)
    report(read(files), files[0].parent)


def matches_of(part: str, name: str, players: int, mind: str) -> Iterator[Match]:
    """The matches of one part of the report in one game."""
    game = rynek.game(name)
    fewest = players or max(2, game.min_players)
    if part == "marks":
        for count in [players] if players else range(game.min_players, game.max_players + 1):
            yield name, count, mind or THOUGHT[name], "greedy"
    elif part == "levels":
        for weak, strong in pairwise((BEGINNER, *LEVELS)):
            yield name, fewest, strong, weak
    else:
        for budget in BUDGETS:
            yield name, fewest, budget, "greedy"


def read(files: list[Path]) -> list[Line]:
    """The games played so far; one that is in two files counts once."""
    lines = [json.loads(line) for path in files if path.exists() for line in path.read_text().splitlines()]
    return list({(*match_of(line), line["number"]): line for line in lines}.values())


def play(matches: list[Match], games: int, files: list[Path]) -> None:
    """Play what is in no file yet, every match a little further in turn; the first file is told."""
    played = {(*match_of(line), line["number"]) for line in read(files)}
    for start in range(0, games, 10):
        for match in matches:
            for number in range(start, min(start + 10, games)):
                if (*match, number) not in played:
                    with files[0].open("a") as lines:
                        lines.write(json.dumps(play_one(match, number)) + "\n")


def play_one(match: Match, number: int) -> Line:
    """One game, as the line that tells it."""
    name, players, strong, weak = match
    game = rynek.game(name)
    bots = seating((strong, *[weak] * (players - 1)), players, number)
    started, work = perf_counter(), process_time()
    outcome = play_game(game, players, {}, bots, f"bench {number // players}")
    place = bots.index(strong)
    rivals = [points for seat, points in enumerate(outcome.scores) if seat != place]
    return {
        "game": name,
        "rules": game.version,
        "players": players,
        "strong": strong,
        "weak": weak,
        "number": number,
        "points": outcome.scores[place],
        "rivals": rivals,
        "win": outcome.wins[place],
        "decisions": outcome.decisions,
        "seconds": round(perf_counter() - started, 2),
        "work": round(process_time() - work, 2),
    }


if __name__ == "__main__":
    main()

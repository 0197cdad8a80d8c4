"""What matches between bots say: a table with marks, and figures of strength by thinking time and by level."""

from pathlib import Path
from statistics import fmean
from typing import Any, Final

from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullFormatter, StrMethodFormatter
from rich.console import Console
from rich.table import Table

from bench.bots_marks import mark_of
from rynek.bots import LEVELS
from rynek.research.statistics import Tally

Line = dict[str, Any]
"""One game played."""
Match = tuple[str, int, str, str]
"""A game, how many play, the stronger bot and the weaker ones around it."""
WIDTH: Final = 30


def report(lines: list[Line], folder: Path) -> None:
    """Print the matches and draw the figures."""
    found = matches(lines)
    show(found)
    draw_times(found, folder / "times.svg")
    draw_levels(found, folder / "levels.svg")


class Score:
    """A match: victories and points of the stronger bot, the rivals' points, milliseconds of work a decision."""

    def __init__(self, lines: list[Line]) -> None:
        self.name: str = lines[0]["game"]
        self.players: int = lines[0]["players"]
        self.strong: str = lines[0]["strong"]
        self.weak: str = lines[0]["weak"] if self.players > 1 else ""
        self.tally = Tally()
        for line in lines:
            self.tally.add(line["points"], line["win"])
        others = [points for line in lines for points in line["rivals"]]
        self.rivals = fmean(others) if others else 0.0
        self.pace = 1000 * sum(line["work"] for line in lines) / sum(line["decisions"] for line in lines)
        self.thought = self.pace * self.players / 1000
        """Seconds of work a decision of its own, as if the others took no time."""


def matches(lines: list[Line]) -> list[Score]:
    """The lines of each match together."""
    found: dict[Match, list[Line]] = {}
    for line in lines:
        found.setdefault(match_of(line), []).append(line)
    return [Score(found[match]) for match in sorted(found)]


def match_of(line: Line) -> Match:
    """The match that a game belongs to."""
    return line["game"], line["players"], line["strong"], line["weak"]


def show(found: list[Score]) -> None:
    """All matches, each with a bar as long as the share of victories."""
    table = Table("game", "players", "bot", "against", "games", "wins", "points", "rivals", "ms a decision", "mark", "")
    for score in found:
        share, low, high = score.tally.win_share
        wins = f"{share:.0%} ({low:.0%} - {high:.0%})" if score.players > 1 else ""
        mean, half = score.tally.mean
        table.add_row(
            score.name,
            str(score.players),
            score.strong,
            score.weak,
            str(score.tally.games),
            wins,
            f"{mean:.1f} ± {half:.1f}",
            f"{score.rivals:.1f}",
            f"{score.pace:.0f}",
            verdict(score),
            "█" * round(share * WIDTH) if wins else "",
        )
    Console(width=190).print(table)


def verdict(score: Score) -> str:
    """The mark of a match and whether it is kept; sure is what the whole interval says."""
    mark = mark_of(score.name, score.players, score.strong, score.weak)
    if mark is None:
        return ""
    mean, half = score.tally.mean
    found = score.tally.win_share if score.players > 1 else (mean, mean - half, mean + half)
    wanted = f"{mark.least:.0%}" if score.players > 1 else f"{mark.least:g}"
    return f"{'below' if mark.is_most else 'from'} {wanted}: {mark.verdict(*found)}"


def draw_times(found: list[Score], path: Path) -> None:
    """Victories over greed with the fewest players by thinking time, and points for each point of the rival."""
    figure = Figure(figsize=(7, 7), layout="constrained")
    wins, points = figure.subplots(2, sharex=True)
    wins.set(ylabel="victories over greedy", ylim=(0, 1.02), xscale="log")
    points.set(ylabel="points for each point of greedy", xlabel="seconds of work a move")
    points.xaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
    points.xaxis.set_major_formatter(StrMethodFormatter("{x:g}"))
    points.xaxis.set_minor_formatter(NullFormatter())
    for name in sorted({score.name for score in found}):
        duels = [score for score in found if score.name == name and score.weak == "greedy"]
        fewest = min((score.players for score in duels), default=0)
        minds = [s for s in duels if s.players == fewest and s.strong.startswith("search-") and "+" not in s.strong]
        timed = sorted(minds, key=lambda score: score.thought)
        if timed:
            line(wins, name, [score.thought for score in timed], timed)
            leads = [score.tally.mean[0] / score.rivals for score in timed]
            points.plot([score.thought for score in timed], leads, marker="o", label=name)
    save(figure, wins, path)


def draw_levels(found: list[Score], path: Path) -> None:
    """Victories of each level over the one below."""
    figure, axes = blank("level", "victories over the level below")
    levels = list(LEVELS)
    pairs = list(zip(levels[1:], levels[:-1], strict=True))
    for name in sorted({score.name for score in found}):
        fewest = min((s.players for s in found if s.name == name and s.weak in levels), default=0)
        rows = {(s.strong, s.weak): s for s in found if s.name == name and s.players == fewest}
        there = [pair for pair in pairs if pair in rows]
        if there:
            line(axes, name, [levels.index(strong) for strong, _ in there], [rows[pair] for pair in there])
    axes.set_xticks(range(1, len(levels)), levels[1:])
    save(figure, axes, path)


def blank(across: str, up: str) -> tuple[Figure, Any]:
    """An empty figure for shares of victories."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.set(xlabel=across, ylabel=up, ylim=(0, 1.02))
    axes.axhline(0.5, color="0.8", linewidth=1)
    return figure, axes


def save(figure: Figure, axes: Any, path: Path) -> None:
    """Write a figure that shows something."""
    if axes.get_legend_handles_labels()[1]:
        axes.legend(frameon=False)
        figure.savefig(path)


def line(axes: Any, name: str, places: list[float] | list[int], scores: list[Score]) -> None:
    """One game's shares with their intervals."""
    shares = [score.tally.win_share for score in scores]
    below = [
        max(0.0, share - low) for share, low, _ in shares
    ]  # none or all of them: rounding may fall short of the end
    above = [max(0.0, high - share) for share, _, high in shares]
    axes.errorbar(places, [share for share, _, _ in shares], yerr=[below, above], marker="o", capsize=3, label=name)

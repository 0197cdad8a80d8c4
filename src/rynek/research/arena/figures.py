"""Figures for a paper: ratings with intervals, the pairs as a heat map, points, and decision times."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from rynek.play.words import Words
from rynek.research.arena.results import BUCKETS
from rynek.research.arena.summary import Summary

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#6b4c9a", "#4d4d4d")
"""Colours that people with any colour vision tell apart (after Okabe and Ito); dashes tell curves apart too."""

DASHES: Final = ("-", "--", "-.", ":")
STYLE: Final[dict[Any, object]] = {
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "svg.fonttype": "path",
    "svg.hashsalt": "rynek",
    "figure.constrained_layout.use": True,
}
WIDTH: Final = 6.4
"""Inches."""


def draw_ratings(axes: Axes, summary: Summary, words: Words) -> None:
    """A point with its interval for each entrant, the best on top."""
    order = summary.order[::-1]
    for height, place in enumerate(order):
        standing = summary.standings[place]
        rating = standing.rating
        axes.plot([rating.low, rating.high], [height, height], color=colour(place), linewidth=2)
        axes.plot([rating.value], [height], "o", color=colour(place), markersize=6)
        axes.annotate(f"{rating.value:.0f}", (rating.value, height), (0, 7), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(order)), [summary.labels[place] for place in order])
    axes.set_ylim(-0.6, len(order) - 0.2)
    axes.set_xlabel(words.text("arena-axis-rating"))
    axes.grid(axis="x", alpha=0.3)


def draw_pairs(axes: Axes, summary: Summary, words: Words) -> None:
    """How often the entrant of the row finished ahead of the one of the column."""
    order = summary.order
    table = np.full((len(order), len(order)), np.nan)
    for row, first in enumerate(order):
        for column, second in enumerate(order):
            meeting = summary.meeting(first, second)
            if meeting is not None:
                table[row, column] = meeting.ahead.value
                dark = abs(meeting.ahead.value - 0.5) > 0.35
                label = f"{meeting.ahead.value:.0%}\n{meeting.ahead.low:.0%}–{meeting.ahead.high:.0%}"
                axes.text(
                    column + 0.5,
                    row + 0.5,
                    label,
                    ha="center",
                    va="center",
                    fontsize=8,
                    color="white" if dark else "black",
                )
    axes.pcolormesh(table, cmap="PuOr", vmin=0, vmax=1, edgecolors="white", linewidth=1)
    axes.invert_yaxis()
    names, middles = [summary.labels[place] for place in order], np.arange(len(order)) + 0.5
    axes.set_xticks(middles, names, rotation=0 if len(order) <= 4 else 30, ha="center" if len(order) <= 4 else "right")
    axes.set_yticks(middles, names)
    axes.set_xlabel(words.text("arena-axis-pairs"))


def draw_scores(axes: Axes, summary: Summary, words: Words) -> None:
    """For each entrant the share of its games that brought at most so many points."""
    for place in summary.order:
        scores = summary.standings[place].scores
        if scores:
            heights = np.arange(1, len(scores) + 1) / len(scores)
            axes.step(
                scores, heights, where="post", label=summary.labels[place], color=colour(place), linestyle=dash(place)
            )
    axes.set_xlabel(words.text("arena-axis-points"))
    axes.set_ylabel(words.text("arena-axis-share"))
    axes.set_ylim(0, 1.02)
    axes.grid(alpha=0.3)
    legend(axes)


def draw_times(axes: Axes, summary: Summary, words: Words) -> None:
    """For each entrant the share of its decisions that took longer than so long."""
    edges = 2.0 ** np.arange(BUCKETS) / 1e6
    for place in summary.order:
        classes = np.array(summary.standings[place].time_classes)
        if classes.sum():
            slower = 1 - np.cumsum(classes) / classes.sum()
            axes.step(
                edges, slower, where="post", label=summary.labels[place], color=colour(place), linestyle=dash(place)
            )
    axes.set_xscale("log")
    used = [bucket for each in summary.standings for bucket, number in enumerate(each.time_classes) if number]
    axes.set_xlim(edges[max(0, min(used, default=0) - 1)], edges[max(used, default=BUCKETS - 1)])
    axes.set_xlabel(words.text("arena-axis-seconds"))
    axes.set_ylabel(words.text("arena-axis-slower"))
    axes.set_ylim(0, 1.02)
    axes.grid(alpha=0.3)
    legend(axes)


def draw_seats(axes: Axes, summary: Summary, words: Words) -> None:
    """The share of victories of each seat, whoever sat there, with intervals."""
    places = range(len(summary.seats))
    values = [each.value for each in summary.seats]
    errors = [[each.value - each.low for each in summary.seats], [each.high - each.value for each in summary.seats]]
    axes.bar(places, values, yerr=errors, color="#b8c4cc", ecolor="#333333", capsize=4, width=0.6)
    axes.axhline(1 / len(summary.seats), color="#333333", linestyle=":", linewidth=1)
    axes.set_xticks(places, ["ABCDEF"[place] for place in places])
    axes.set_xlabel(words.text("arena-axis-seat"))
    axes.set_ylabel(words.text("arena-axis-wins"))


FIGURES: Final[dict[str, Callable[[Axes, Summary, Words], None]]] = {
    "ratings": draw_ratings,
    "pairs": draw_pairs,
    "scores": draw_scores,
    "times": draw_times,
    "seats": draw_seats,
}


def figure(name: str, summary: Summary, words: Words) -> Figure:
    """One of the figures, to be shown, saved or changed."""
    tall = {"ratings": 1.2 + 0.45 * len(summary.standings), "pairs": 1.2 + 0.6 * len(summary.standings)}
    with mpl.rc_context(STYLE):
        made = Figure(figsize=(WIDTH, tall.get(name, 3.6)))
        FIGURES[name](made.add_subplot(), summary, words)
    return made


def as_svg(made: Figure) -> str:
    """A figure as SVG to stand inside a page."""
    out = io.StringIO()
    with mpl.rc_context(STYLE):
        made.savefig(out, format="svg", metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def save_figures(summary: Summary, words: Words, folder: Path) -> list[Path]:
    """Every figure as SVG and PDF."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name in FIGURES:
        made = figure(name, summary, words)
        for kind in ("svg", "pdf"):
            path = folder / f"{name}.{kind}"
            with mpl.rc_context(STYLE):
                made.savefig(path, metadata={"Date": None} if kind == "svg" else {"CreationDate": None})
            paths.append(path)
    return paths


def colour(place: int) -> str:
    """The colour of an entrant."""
    return COLOURS[place % len(COLOURS)]


def dash(place: int) -> str:
    """The dashes of an entrant's curve."""
    return DASHES[place % len(DASHES)]


def legend(axes: Axes) -> None:
    """A legend, if there is anything to explain."""
    if axes.get_legend_handles_labels()[0]:
        axes.legend(frameon=False, fontsize=9)

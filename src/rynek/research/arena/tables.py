"""The tables of an arena: the same cells in the terminal and in the report."""

from dataclasses import dataclass
from typing import Final

from rynek.core.domain import SEAT
from rynek.play.words import Words
from rynek.research.arena.summary import Share, Standing, Summary

MOST_BLAMES: Final = 20
"""Faults that are listed; the rest are counted."""


@dataclass(frozen=True, slots=True)
class Table:
    """A title, the heads of the columns and the cells."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def tables(summary: Summary, words: Words) -> list[Table]:
    """All tables, those about faults only if there were any."""
    found = [ratings(summary, words), pairs(summary, words), points(summary, words), by_seat(summary, words)]
    found.append(times(summary, words))
    return [*found, faults(summary, words)] if summary.blames else found


def ranked(summary: Summary) -> list[Standing]:
    """The entrants, best first."""
    return [summary.standings[place] for place in summary.order]


def table(words: Words, name: str, columns: list[str], rows: list[list[str]]) -> Table:
    """A table with its words."""
    heads = [words.text(f"arena-column-{column}") for column in columns]
    return Table(words.text(f"arena-table-{name}"), heads, rows)


def ratings(summary: Summary, words: Words) -> Table:
    """Ratings and victories."""
    rows = [
        [
            each.label,
            f"{each.rating.value:.0f}",
            f"{each.rating.low:.0f} – {each.rating.high:.0f}",
            interval(each.wins),
            str(each.games),
            str(sum(each.faults.values())),
        ]
        for each in ranked(summary)
    ]
    return table(words, "ratings", ["entrant", "rating", "interval", "wins", "games", "faults"], rows)


def pairs(summary: Summary, words: Words) -> Table:
    """Who finished ahead of whom; a star says that the better one is known."""
    heads = [words.text("arena-column-entrant"), *[each.label for each in ranked(summary)]]
    rows = []
    for first in summary.order:
        cells = []
        for second in summary.order:
            meeting = summary.meeting(first, second)
            cells.append("" if meeting is None else interval(meeting.ahead) + (" *" if meeting.known else ""))
        rows.append([summary.labels[first], *cells])
    return Table(words.text("arena-table-pairs"), heads, rows)


def points(summary: Summary, words: Words) -> Table:
    """The distribution of the points."""
    rows = [
        [
            each.label,
            f"{each.mean:.2f} ± {each.mean_half:.2f}",
            f"{each.spread:.1f}",
            *[f"{cut:g}" for cut in each.cuts],
        ]
        for each in ranked(summary)
    ]
    columns = ["entrant", "mean", "spread", "cut-5", "cut-25", "cut-50", "cut-75", "cut-95"]
    return table(words, "points", columns, rows)


def by_seat(summary: Summary, words: Words) -> Table:
    """Victories by seat, of all and of each."""
    seats = [words.text("arena-column-in-seat", seat=SEAT.word(seat)) for seat in range(len(summary.seats))]
    everybody = [words.text("arena-everybody"), *[interval(each) for each in summary.seats]]
    rows = [[each.label, *[f"{share.value:.1%}" for share in each.by_seat]] for each in ranked(summary)]
    return Table(words.text("arena-table-seats"), [words.text("arena-column-entrant"), *seats], [everybody, *rows])


def times(summary: Summary, words: Words) -> Table:
    """Decision times."""
    rows = [
        [
            each.label,
            str(each.decisions),
            *[duration(time) for time in (each.mean_time, each.median_time, each.slow_time, each.longest_time)],
        ]
        for each in ranked(summary)
    ]
    return table(words, "times", ["entrant", "decisions", "mean-time", "median", "slow", "longest"], rows)


def faults(summary: Summary, words: Words) -> Table:
    """Games lost by a fault, the first of them."""
    rows = [
        [str(blame.game), blame.label, SEAT.word(blame.seat), words.text(f"arena-fault-{blame.kind}"), blame.detail]
        for blame in summary.blames[:MOST_BLAMES]
    ]
    if len(summary.blames) > MOST_BLAMES:
        rows.append(["…", *[""] * 3, words.text("arena-more-faults", count=len(summary.blames) - MOST_BLAMES)])
    return table(words, "faults", ["game", "entrant", "seat", "fault", "detail"], rows)


def interval(share: Share) -> str:
    """A share with its interval."""
    return f"{share.value:.1%} ({share.low:.1%} – {share.high:.1%})"


def duration(seconds: float) -> str:
    """A time in a unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def verdict(summary: Summary, words: Words, *, stops: bool) -> str:
    """What is known of the leader, in a sentence."""
    sure = f"{summary.sure * 100:g} %"
    if summary.leader is not None:
        return words.text("arena-known", leader=summary.leader, sure=sure)
    return words.text("arena-unknown" if stops else "arena-open", sure=sure)

"""Exports: the results of an arena as JSON, CSV and Parquet. Games are one row for each seat of each game."""

import csv
import io
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

from rynek.core.domain import SEAT
from rynek.research.arena.archive import write_whole
from rynek.research.arena.contest import Contest
from rynek.research.arena.summary import Summary

TYPES: Final = {
    "game": pa.int64(),
    "deal": pa.int64(),
    "seat": pa.string(),
    "entrant": pa.string(),
    "rank": pa.int64(),
    "win": pa.float64(),
    "points": pa.int64(),
    "fault": pa.string(),
    "decisions": pa.int64(),
    "seconds": pa.float64(),
    "slowest": pa.float64(),
    "record": pa.string(),
}


def rows(contest: Contest) -> list[dict[str, Any]]:
    """One row for each seat of each game that counts."""
    labels, archive = contest.plan.labels, contest.archive
    return [
        {
            "game": result.number,
            "deal": result.deal,
            "seat": SEAT.word(seat),
            "entrant": labels[entrant],
            "rank": result.ranks[seat],
            "win": result.wins(seat),
            "points": None if result.scores is None else result.scores[seat],
            "fault": result.failure.kind if result.failure is not None and result.failure.seat == seat else None,
            "decisions": result.times[seat].count,
            "seconds": round(result.times[seat].total, 6),
            "slowest": round(result.times[seat].longest, 6),
            "record": archive.record_path(result.number).relative_to(archive.folder).as_posix(),
        }
        for result in contest.results
        for seat, entrant in enumerate(result.seats)
    ]


def export(contest: Contest, summary: Summary) -> list[Path]:
    """Write all three; the files."""
    folder, found = contest.archive.folder, rows(contest)
    paths = [folder / name for name in ("results.json", "games.csv", "games.parquet")]
    write_whole(paths[0], json.dumps(asdict(summary), indent=2, ensure_ascii=False) + "\n")
    text = io.StringIO()
    writer = csv.DictWriter(text, list(TYPES), lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    write_whole(paths[1], text.getvalue())
    parquet.write_table(pa.Table.from_pylist(found, pa.schema(list(TYPES.items()))), paths[2])
    return paths

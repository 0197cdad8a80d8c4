"""A corpus as a table: who wins how often, by how many points, from which seat.

rynek corpus --game troyes --players 2 --bots random,greedy --games 40 --out corpus
python examples/records_table.py corpus/games.parquet
"""

import argparse
from pathlib import Path

import pyarrow as pa
from pyarrow import parquet


def seats(path: Path) -> pa.Table:
    """One row for each seat of each game; `.to_pandas()` makes a data frame of pandas of it."""
    rows = [
        {"id": game["id"], "game": game["game"], "seat": seat, "bot": bot, "points": points, "won": rank == 1}
        for game in parquet.read_table(path).to_pylist()
        for seat, (bot, points, rank) in enumerate(zip(game["bots"], game["points"], game["ranks"], strict=True))
    ]
    return pa.Table.from_pylist(rows)


def main(line: list[str] | None = None) -> pa.Table:
    """Print the means by game and bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path)
    given = parser.parse_args(line)
    means = (
        seats(given.path).group_by(["game", "bot"]).aggregate([("points", "mean"), ("won", "mean"), ("id", "count")])
    )
    for row in means.sort_by([("game", "ascending"), ("won_mean", "descending")]).to_pylist():
        share = f"{row['won_mean']:.0%} of {row['id_count']}"
        print(f"{row['game']:12} {row['bot']:12} {row['points_mean']:6.1f} points, won {share}")
    return means


if __name__ == "__main__":
    main()

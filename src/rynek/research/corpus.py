"""The corpus: games of bots of all levels as a data set, with its card; positions are made from the records on demand.

games.parquet       one row a game: who sat where, points, ranks, seed, and the whole record
positions.parquet   one row a decision, if asked for
games/              the games as they were played, from which a broken run goes on
README.md           the card: what it is, how it was made, its licence
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

from rynek.core.chance import CHANCE
from rynek.core.domain import SEAT
from rynek.play.record import parse_record, read_record
from rynek.research.arena.archive import write_whole
from rynek.research.arena.plan import Plan
from rynek.research.arena.workers import Played

GAMES: Final = pa.schema(
    {
        "id": pa.string(),
        "game": pa.string(),
        "rules": pa.int64(),
        "players": pa.int64(),
        "options": pa.string(),
        "bots": pa.list_(pa.string()),
        "points": pa.list_(pa.int64()),
        "ranks": pa.list_(pa.int64()),
        "decisions": pa.int64(),
        "record": pa.string(),
    }
)
POSITIONS: Final = pa.schema(
    {
        "id": pa.string(),
        "number": pa.int64(),
        "seat": pa.string(),
        "move": pa.string(),
        "legal": pa.list_(pa.string()),
        "position": pa.string(),
        "view": pa.string(),
    }
)

Row = dict[str, Any]


def game_row(plan: Plan, played: Played) -> Row:
    """A game as a row."""
    result, record = played
    head = parse_record(record)
    return {
        "id": f"{plan.game}-{plan.players}-{plan.seed}-{result.number}",
        "game": plan.game,
        "rules": head.version,
        "players": plan.players,
        "options": json.dumps(head.options, sort_keys=True),
        "bots": [plan.labels[entrant] for entrant in result.seats],
        "points": None if result.scores is None else list(result.scores),
        "ranks": list(result.ranks),
        "decisions": result.decisions,
        "record": record,
    }


def write_games(path: Path, rows: Iterable[Row]) -> int:
    """Write rows of games as they come, a group for every hundred; how many there were."""
    return write_rows(path, GAMES, rows)


def write_positions(games: Path, path: Path) -> int:
    """Write the position before every decision of every game of a corpus; how many there were."""
    return write_rows(path, POSITIONS, positions(games))


def write_rows(path: Path, schema: pa.Schema, rows: Iterable[Row]) -> int:
    """Write rows in groups, so that no corpus is too big for the memory."""
    count = 0
    group: list[Row] = []
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for row in rows:
            group.append(row)
            count += 1
            if len(group) == 100:
                writer.write_table(pa.Table.from_pylist(group, schema))
                group = []
        if group:
            writer.write_table(pa.Table.from_pylist(group, schema))
    return count


def games(path: Path) -> Iterator[Row]:
    """The games of a corpus, one after another."""
    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(100):
            yield from batch.to_pylist()


def positions(path: Path) -> Iterator[Row]:
    """The position before every decision of every game of a corpus: what lay there, what was seen, what was chosen."""
    for game in games(path):
        yield from decisions(game)


def decisions(game: Row) -> Iterator[Row]:
    """The decisions of one game, each with the position it was taken in."""
    match = read_record(game["record"])
    state = match.state_at(0)
    for number, entry in enumerate(match.log):
        if entry.seat != CHANCE:
            yield {
                "id": game["id"],
                "number": number,
                "seat": SEAT.word(entry.seat),
                "move": str(entry.action),
                "legal": [str(move) for move in state.legal(entry.seat)],
                "position": json.dumps(match.game.dump(state), ensure_ascii=False),
                "view": json.dumps(state.view(entry.seat), ensure_ascii=False),
            }
        state.apply(entry.seat, entry.action)


def write_card(path: Path, plans: list[Plan], counts: dict[str, int], command: str, version: str) -> None:
    """The card of a corpus."""
    rows = "\n".join(
        f"| {plan.game} | {plan.description()['rules']} | {plan.players} | {', '.join(plan.labels)} | {counts[plan.game]} |"
        for plan in plans
    )
    text = f"""# A corpus of euro games

Whole games of complete modern euro games, played by the bots of rynek {version}, each as a record that can be replayed and checked.

| Game | Rules version | Players | Bots | Games |
| --- | --- | --- | --- | --- |
{rows}

## What is in it

- `games.parquet`: one row a game. `bots`, `points` and `ranks` (from 1, may be shared) are by seat; `record` is the whole record: set-up, every draw of chance and
  every move in notation, with the seed.
- Positions: `rynek.research.corpus.positions(path)` plays the records again and gives for every decision the position, the view of the seat that
  decided, its legal moves and the move it chose. `--positions` writes the same as `positions.parquet`. A position holds everything, a view only what the seat knew:
  learn from views if the agent must play fairly.

## How it was made

```
{command}
```

The same command with the same version makes the same games. Seats rotate, each luck is played in every rotation. No people took part; there is nothing personal in it.
Bots make mistakes: the data show how these bots play, not how one should.

## Licence

The games of this corpus may be used by anybody for anything (CC0 1.0). rynek is unofficial; the titles belong to their authors and publishers.
"""
    write_whole(path, text)

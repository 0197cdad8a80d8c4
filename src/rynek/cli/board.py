"""A view as text for the terminal: any game's, by its shape alone."""

import re
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from rynek.core.domain import SEAT

PLACE: Final = re.compile(r"[a-z][0-9]")
"""A square of a board: its letter and its number."""


HEAD: Final = ("game", "over", "players", "seat", "step", "to_act")
"""Keys of a view that the prompt says already."""


def board(view: dict[str, Any]) -> RenderableType:
    """A view: single values first, then lists of things, then what belongs to the seats side by side."""
    players = view.get("players")
    count = len(players) if isinstance(players, list) else players
    seats = [key for key, value in view.items() if is_by_seat(value, count)]
    said = {key: compact(value) for key, value in view.items() if key not in (*seats, *HEAD) and is_shown(value)}
    lines = [labelled(key, text) for key, text in said.items() if text]
    return Group(Text("\n".join(lines)), *[by_seat(view[key]) for key in seats])


def labelled(key: str, text: str) -> str:
    """A value with its key; several lines go under the key."""
    return f"{key}:\n  " + text.replace("\n", "\n  ") if "\n" in text else f"{key}: {text}"


def is_by_seat(value: Any, players: Any) -> bool:
    """Whether a value is a list of what each seat has."""
    return isinstance(value, list) and len(value) == players and all(isinstance(entry, dict) for entry in value)


def is_shown(value: Any) -> bool:
    """Whether there is something to show; zero is something, false is not."""
    return value is not None and value is not False and value not in ([], {}, "")


def by_seat(seats: list[dict[str, Any]]) -> Columns:
    """A panel for each seat, as many beside each other as there is room for."""
    return Columns([Panel.fit(possessions(have), title=SEAT.word(seat)) for seat, have in enumerate(seats)])


def possessions(have: dict[str, Any]) -> Text:
    """What one seat has, without what it has none of."""
    return Text(
        "\n".join(labelled(key, compact(value)) for key, value in have.items() if is_shown(value) and value != 0)
    )


def compact(value: Any) -> str:
    """A value in few words: rows under each other, entries beside each other, nothing as a point."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {compact(entry)}" for key, entry in value.items() if is_shown(entry) and entry != 0)
    if isinstance(value, list):
        if is_plan(value):
            return plan(value)
        rows = any(isinstance(entry, list | dict) for entry in value)
        return grid(value) if rows else " ".join(compact(entry) for entry in value)
    if value is None:
        return "·"
    return str(value)


def grid(rows: list[Any]) -> str:
    """Rows under each other; cells of lists of equal length in columns."""
    if not all(isinstance(row, list) and len(row) == len(rows[0]) for row in rows):
        return "\n".join(compact(row) for row in rows)
    cells = [[compact(cell) for cell in row] for row in rows]
    widths = [max(len(row[place]) for row in cells) for place in range(len(cells[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells)


def is_plan(value: list[Any]) -> bool:
    """Whether a list holds the squares of a board, each with its place such as b3."""
    return bool(value) and all(isinstance(entry, dict) and PLACE.fullmatch(str(entry.get("square"))) for entry in value)


def plan(squares: list[dict[str, Any]]) -> str:
    """A board of squares: letters across, numbers down, and on each square what lies there."""
    found = {square["square"]: next((str(v) for k, v in square.items() if k != "square"), "") for square in squares}
    letters, numbers = (sorted({place[i] for place in found}) for i in (0, 1))
    rows = [[number, *[found.get(letter + number) or "·" for letter in letters]] for number in numbers]
    return grid([[" ", *letters], *rows])

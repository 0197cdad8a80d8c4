"""A view as text for the terminal: any game's, by its shape alone."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rynek.core.domain import SEAT


def board(view: dict[str, Any]) -> RenderableType:
    """A view: single values first, then lists of things, then what belongs to the seats side by side."""
    tables = {key: value for key, value in view.items() if is_by_seat(key, value)}
    lines = [f"{key}: {compact(value)}" for key, value in view.items() if key not in tables and is_shown(value)]
    return Group(Text("\n".join(lines)), *[by_seat(value) for value in tables.values()])


def is_by_seat(key: str, value: Any) -> bool:
    """Whether a value is a list of what each seat has."""
    return key in ("players", "seats", "towns") and isinstance(value, list) and all(isinstance(v, dict) for v in value)


def is_shown(value: Any) -> bool:
    """Whether there is something to show; zero and false are something."""
    return value is not None and value not in ([], {}, "")


def by_seat(seats: list[dict[str, Any]]) -> Table:
    """A column a seat."""
    table = Table("", *[SEAT.word(seat) for seat in range(len(seats))], show_lines=True)
    keys = list(dict.fromkeys(key for seat in seats for key in seat))
    for key in keys:
        cells = [compact(seat.get(key)) for seat in seats]
        if any(cells):
            table.add_row(key, *[Text(cell) for cell in cells])
    return table


def compact(value: Any) -> str:
    """A value in few words: rows under each other, entries beside each other, nothing as a point."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {compact(entry)}" for key, entry in value.items() if is_shown(entry) and entry != 0)
    if isinstance(value, list):
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

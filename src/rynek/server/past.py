"""Past: an earlier position of a table, as a seat saw it then."""

from typing import Any, Final

from rynek.core.state import State
from rynek.server.knowledge import known_points
from rynek.server.show import painted, prompt, show
from rynek.server.table import Table, letter
from rynek.server.trouble import Trouble

STEP: Final = 50
"""Every so many positions a state is kept, so that a slider drawn to and fro does not replay the game each time."""


def past(table: Table, position: int, seat: int | None, lang: str) -> dict[str, Any]:
    """The table after so many answers. Before the end a seat looks only through its own eyes."""
    last = table.match.position
    if position > last:
        raise Trouble("no-such-position", 404, position=position)
    state = state_at(table, position)
    view = state.view(seat)
    picture, regions = painted(table, view, lang)
    points = known_points(table.game, state, seat, over=table.is_over)
    lines = [line for line in show(table, seat, lang).lines if line["position"] <= position]
    return {
        "type": "past",
        "position": position,
        "last": last,
        "seat": letter(seat),
        "picture": None if picture is None else {**picture, "regions": regions},
        "prompt": prompt(table, state, None, lang),
        "scores": {
            letter(number): None if found is None else sum(line.points for line in found)
            for number, found in enumerate(points)
        },
        "lines": len(lines),
        "happened": lines[-1]["where"] if lines and lines[-1]["position"] == position else [],
    }


def state_at(table: Table, position: int) -> State:
    """The state after so many answers, replayed from the nearest one that is kept."""
    start = max((mark for mark in table.marks if mark <= position), default=0)
    state = table.marks[start].copy() if start else table.match.state_at(0)
    for number, entry in enumerate(table.match.log[start:position], start=start + 1):
        state.apply(entry.seat, entry.action)
        if number % STEP == 0:
            table.marks[number] = state.copy()
    return state

"""Past: an earlier position of a table, as a seat saw it then."""

from typing import Any

from rynek.server.knowledge import known_points
from rynek.server.show import painted, prompt, show
from rynek.server.table import Table, letter
from rynek.server.trouble import Trouble


def past(table: Table, position: int, seat: int | None, lang: str) -> dict[str, Any]:
    """The table after so many answers. Before the end a seat looks only through its own eyes."""
    last = table.match.position
    if position > last:
        raise Trouble("no-such-position", 404, position=position)
    state = table.match.state_at(position)
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

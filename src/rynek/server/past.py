"""Past: an earlier position of a table, as a seat saw it then."""

from typing import Any, Final

from rynek.core.state import State
from rynek.play.match import AnyMatch
from rynek.server.knowledge import known_points
from rynek.server.show import painted, prompt, speech_of
from rynek.server.speech import letter
from rynek.server.table import Table
from rynek.server.trouble import Trouble

STEP: Final = 50
"""Every so many positions a state is kept, so that a slider drawn to and fro does not replay the game each time."""


def past(table: Table, match: AnyMatch, position: int, seat: int | None, lang: str) -> dict[str, Any]:
    """The table after so many answers of a match. It runs at the desk, which alone keeps `table.past` and its words."""
    if position > match.position:
        raise Trouble("no-such-position", 404, position=position)
    state = state_at(table, match, position)
    picture, regions = painted(table, state.view(seat), lang)
    points = known_points(table.game, state, seat, over=table.is_over)
    told = speech_of(table.retold, table, lang).lines(match.log, seat, match.state.view(seat))
    lines = [line for line in told if line["position"] <= position]
    return {
        "type": "past",
        "position": position,
        "last": match.position,
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


def state_at(table: Table, match: AnyMatch, position: int) -> State:
    """The state after so many answers, replayed from the nearest one that is kept and still part of the log."""
    log = match.log
    kept = [mark for mark, (entry, _) in table.past.items() if mark <= position and log[mark - 1] is entry]
    start = max(kept, default=0)
    state = table.past[start][1].copy() if start else match.state_at(0)
    for number, entry in enumerate(log[start:position], start=start + 1):
        state.apply(entry.seat, entry.action)
        if number % STEP == 0:
            table.past[number] = (entry, state.copy())
    return state

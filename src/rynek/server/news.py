"""News: what of a table is new to somebody who has seen it before, written once for all who have seen the same."""

from typing import Any, Final

import msgspec

from rynek.server.answers import EventLine
from rynek.server.speech import Shown

ENCODE: Final = msgspec.json.Encoder().encode

SENT_ALWAYS: Final = ("type", "revision")
SENT_BY_SEAT: Final = ("scores", "belongings", "picture")
"""Not sent as they stand: the first two belong to the seats, of the picture only new regions travel."""


def news(shown: Shown, before: Shown | None) -> bytes:
    """What has changed since `before` (None: everything) as a JSON object still without its closing brace."""
    key = 0 if before is None else before.number
    found = shown.written.get(key)
    if found is None:
        found = shown.written[key] = ENCODE(changes(shown, before))[:-1]
    return found


def changes(shown: Shown, before: Shown | None) -> dict[str, Any]:
    """The fields that have changed since `before`; of the picture and the log only what is new."""
    found = {
        key: value
        for key, value in shown.message.items()
        if key not in SENT_BY_SEAT and (before is None or key in SENT_ALWAYS or before.message[key] != value)
    }
    picture = picture_news(shown, before)
    if picture is None or picture.keys() != {"regions"} or picture["regions"]:
        found["picture"] = picture
    same = 0 if before is None else same_lines(before.lines, shown.lines)
    found["log"] = {"from": same, "lines": shown.lines[same:]}
    return found


def picture_news(shown: Shown, before: Shown | None) -> dict[str, Any] | None:
    """What is new of the picture, its regions always among it; None for a game without a drawing."""
    picture = shown.message["picture"]
    if picture is None:
        return None
    known = {} if before is None else before.message["picture"]
    regions = {} if before is None else before.regions
    found = {} if picture is known else {key: value for key, value in picture.items() if known.get(key) != value}
    return {**found, "regions": {name: text for name, text in shown.regions.items() if regions.get(name) != text}}


def same_lines(before: list[EventLine], after: list[EventLine]) -> int:
    """How many lines at the start are the same. Mostly all are, and the very same objects."""
    most = min(len(before), len(after))
    if before[:most] == after[:most]:
        return most
    return next(number for number in range(most) if before[number] != after[number])

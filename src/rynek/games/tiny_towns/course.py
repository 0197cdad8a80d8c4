"""The course of set-up and of a turn: in which order the steps of a position stand (chapters 3 and 4)."""

from typing import Final

from rynek.core.frame import AnyFrame
from rynek.core.reader import demand

ORDER: Final = (
    ("OpenCard",),
    ("Deal",),
    ("Keep",),
    ("PutUnder", "TakePlace"),
    ("Shuffle",),
    ("TurnUp",),
    ("Place", "Take"),
    ("Construct",),
    ("Watching",),
    ("BeginTurn", "Name", "PlaceAll", "EndTurn"),
)
"""Each before the next; those in one line exclude each other, and nothing comes after the last."""
PLACE_IN_ORDER: Final = {name: place for place, names in enumerate(ORDER) for name in names}
REPEATED: Final = ("OpenCard", "Deal", "TurnUp")


def check_course(stack: list[AnyFrame]) -> None:
    """Raise BadPosition when steps do not stand in the order of a turn, or one comes twice."""
    last = -1
    for frame in stack[::-1]:
        name = type(frame).__name__
        place = PLACE_IN_ORDER[name]
        demand(place > last or (place == last and name in REPEATED), "step-order", step=name)
        last = place

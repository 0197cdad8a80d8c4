"""The course of a game: in which order unfinished steps stand, and which of them may wait (R4.2)."""

from typing import Final

from rynek.core.reader import demand
from rynek.games.troyes.board import GREY
from rynek.games.troyes.state import TroyesState

SETUP: Final = (
    ("ChooseStartPlayer",),
    ("DealCharacters",),
    ("InitialPlacement", "RoyPlaces", "OwnPlaces"),
    ("FillWithGrey",),
)
ROUND: Final = (
    ("RevealActivities",),
    ("Income",),
    ("WorkForce",),
    ("RevealEvent", "RevealSecond"),
    ("GreyRoll",),
    ("ActEvents",),
    ("RollBlackDice",),
    ("Reroll", "TurnMore"),
    ("Defend", "Counter"),
    ("Hire", "Settle", "RoyTurn", "Mill", "EventCubes", "ArcherCube"),
    ("ChooseTimes", "Activate", "ArcherShot"),
    ("NextTurn", "Turn", "Group"),
    ("EndOfRound",),
)
COURSE: Final = (*SETUP, *ROUND, ("StartRound",))
PLACE_OF: Final = {name: place for place, names in enumerate(COURSE) for name in names}
"""Where each step stands in the course."""
REPEATED: Final = ("RoyPlaces", "OwnPlaces")
AFTER: Final = {"ChooseTimes": "Hire", "Activate": "Hire", "ArcherShot": "ArcherCube"}
"""What is being done waits for nothing, but these for the step that belongs to them."""
AT_ONCE: Final = ("Counter", "Group", *ROUND[9], *ROUND[10])
SOLO: Final = ("RoyTurn", "RoyPlaces", "OwnPlaces")
NOT_SOLO: Final = ("InitialPlacement", "ChooseStartPlayer")


def names_of_steps(state: TroyesState) -> list[str]:
    """The unfinished steps, what is asked now first."""
    return [type(frame).__name__ for frame in state.stack[::-1]]


def has_step(state: TroyesState, name: str) -> bool:
    """Whether a step of a name is unfinished."""
    return any(type(frame).__name__ == name for frame in state.stack)


def check_course(state: TroyesState) -> None:
    """Raise BadPosition when steps are doubled, out of order, of another round or of nobody at the table."""
    names = names_of_steps(state)
    last = -1
    for name in names:
        place = PLACE_OF[name]
        demand(place > last or (place == last and name in REPEATED), "step-order", step=name)
        last = place
    for number, name in enumerate(names):
        _check_round(state, names, name)
        waits_for = names[number - 1] if number else ""
        demand(name not in AT_ONCE or number == 0 or AFTER.get(name) == waits_for, "step-waits", step=name)
    _check_seats(state)
    _check_pair(state)


def _check_round(state: TroyesState, names: list[str], name: str) -> None:
    """Set-up is round 0; a round follows set-up or its forerunner, and there are only so many."""
    place = PLACE_OF[name]
    wrong = NOT_SOLO if state.is_solo else SOLO
    demand(name not in wrong, "step-players", step=name)
    if place < len(SETUP):
        demand(state.round == 0, "step-round", step=name, round=state.round)
    elif name != "StartRound":
        demand(state.round > 0, "step-round", step=name, round=0)
    else:
        before = [PLACE_OF[other] < len(SETUP) for other in names if other != name]
        demand(all(before) and state.round < state.rounds, "step-round", step=name, round=state.round)


def _check_seats(state: TroyesState) -> None:
    """A step belongs to a player at the table; le Roy too has turns and is called."""
    for frame in state.stack:
        seat = getattr(frame, "seat", 0)
        called = state.is_solo and seat == GREY and type(frame).__name__ in ("NextTurn", "Defend")
        demand(not isinstance(seat, int) or called or 0 <= seat < state.players, "step-seat")


def _check_pair(state: TroyesState) -> None:
    """A step and the one that waits for it have the same player and the same card."""
    if len(state.stack) > 1 and type(state.stack[-2]).__name__ in AFTER:
        first, second = state.stack[-1], state.stack[-2]
        same = all(getattr(first, field, 0) == getattr(second, field, 0) for field in ("seat", "card"))
        demand(same, "step-pair", step=type(second).__name__)

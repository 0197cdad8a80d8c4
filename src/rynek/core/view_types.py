"""The types of what every view begins with. They stay plain Python when the rest is compiled: schemas need them."""

from typing import Any, TypedDict

Step = dict[str, Any]
"""One unfinished step in the words of positions: `step` names it, the rest is what it is about. See docs/positions."""


class Head(TypedDict):
    """What every view begins with. Seats are letters; None as a seat is a spectator.

    `step` is what is asked now and `then` what is still to be done under it, as far as the seat may know. Each game
    adds its own part, among it `seats`, one entry a seat with its letter in `seat`, and `known`.
    """

    game: str
    version: int
    players: int
    seat: str | None
    options: dict[str, Any]
    over: bool
    round: int
    to_act: list[str]
    may_change: list[str]
    step: Step | None
    then: list[Step]

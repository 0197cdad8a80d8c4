"""The types of a view of Stalls."""

from typing import TypedDict

from rynek.core.view_types import Head


class SeatView(TypedDict):
    """What lies before a player; the customer is None for everybody else until the end."""

    seat: str
    coins: int
    brought: dict[str, int]
    customer: str | None


class StallsView(Head):
    """A table of Stalls as a seat sees it."""

    pays: int
    seats: list[SeatView]
    known: dict[str, int]

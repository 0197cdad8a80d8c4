"""The types of a view of Tiny Towns. They stay plain Python when the rest is compiled: schemas need them."""

from typing import TypedDict

from rynek.core.view_types import Head


class CardView(TypedDict):
    """A card as it lies open; the rows of the pattern hold a letter a cube and a dot where none is wanted."""

    card: str
    type: str
    pattern: list[str]


class SquareView(TypedDict):
    """One square: its cube, or its building (a card and its type) with the cubes upon it."""

    square: str
    cube: str | None
    building: str | None
    type: str | None
    upon: list[str]


class TownView(TypedDict):
    """What stands in a town, squares in reading order; the monument once it is built."""

    squares: list[SquareView]
    monument: str | None
    shrine: int
    watch: list[str]
    constructed: list[str]


class SeatView(TownView):
    """A player's town as it is shown, and what its owner has done."""

    seat: str
    has_monument_card: bool
    completed: int | None
    served: int
    aside: int
    aside_left: int
    score: int


class OwnView(TypedDict):
    """What only the owner of a seat sees.

    The monument cards, the answer to a step still open, and while it constructs the town of the start of the step,
    which the others still see and to which it may go back.
    """

    dealt: list[CardView]
    monument: CardView | None
    answer: str | None
    before: TownView | None


class ResourceCardsView(TypedDict):
    """The resource cards: of Town Hall those turned up since the last shuffle and how many are left.

    Of the solo game those lying open, and those put under the pile, oldest first. What the other game has is None.
    """

    turned: dict[str, int] | None
    left: int | None
    row: list[str] | None
    under: list[str] | None


class KnownView(TypedDict):
    """Nothing: what has been announced lies open, or is under the pile of the solo game (`resource_cards`)."""


class TinyTownsView(Head):
    """A table of Tiny Towns as a seat sees it."""

    mode: str
    novice: bool
    turn: int
    free_turn: bool
    hammer: str
    named: str | None
    cards: list[CardView]
    seats: list[SeatView]
    own: OwnView | None
    resource_cards: ResourceCardsView | None
    monuments: list[str | None] | None
    rank: str | None
    known: KnownView

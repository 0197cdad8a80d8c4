"""The types of a view of Troyes. They stay plain Python when the rest is compiled: schemas need them."""

from typing import TypedDict

from rynek.core.view_types import Head


class ActivityView(TypedDict):
    """A slot of an Activity card: the card is None as long as it lies face down."""

    colour: str
    round: int
    card: str | None
    tradesmen: list[str | None]
    picture: list[str]
    cubes: dict[str, int]


class EventView(TypedDict):
    """An Event of the row, and the owners of its cubes flag by flag."""

    event: str
    flags: list[str]


class DieView(TypedDict):
    """Dice of one colour and face in a district, and how many."""

    colour: str
    face: int
    count: int


class PickedView(TypedDict):
    """A die of a group or of a defence, and its price."""

    owner: str
    colour: str
    face: int
    price: int


class OutcomesView(TypedDict):
    """What a group could do as it is: activations by card, cubes by Event, deniers, cathedral, the row it enters."""

    cards: dict[str, int]
    events: dict[str, int]
    farm: int
    build: bool
    settle: str | None


class GroupView(TypedDict):
    """The group being formed. The colour is None as long as it has no die, `next_price` when it is full."""

    seat: str
    cube: str | None
    dice: list[PickedView]
    next_price: int | None
    tithing: bool
    colour: str | None
    total: int
    price: int
    outcomes: OutcomesView


class CounterView(TypedDict):
    """A defence against black dice being put together; `reach` is what all dice of the district count."""

    seat: str
    dice: list[PickedView]
    black: list[int]
    strength: int
    needed: int
    reach: int


class ThreatView(TypedDict):
    """A citizen whom dice of the square could expel, or who is protected from that."""

    space: str
    owner: str
    dice: list[str]
    protected: bool


class NoteView(TypedDict):
    """A line of the note pad: whether a Character is known to be in play or how likely, and what it gives everybody."""

    character: str
    known: bool
    chance: int
    counts: list[int]
    points: list[int]


class RoyView(TypedDict):
    """What le Roy holds in the solo game."""

    points: int
    tokens: int
    supply: int
    tradesmen: int
    won: list[str]


class SeatView(TypedDict):
    """What lies before a player. Characters, tokens and points of others are None until the end (R8.2)."""

    seat: str
    deniers: int
    influence: int
    supply: int
    reserve: int
    wages: int
    purse: int
    passed: bool
    won: list[str]
    tradesmen: int
    hand: int
    characters: list[str] | None
    tokens: int | None
    points: int | None
    table_points: int | None


class KnownView(TypedDict):
    """What everybody who has listened knows though it lies face down: the tokens of each seat, gained openly."""

    tokens: dict[str, int]


class TroyesView(Head):
    """A table of Troyes as a seat sees it."""

    rounds: int
    start: str
    spaces: dict[str, str | None]
    lying: dict[str, dict[str, int]]
    activities: list[ActivityView]
    events: list[EventView]
    decks: dict[str, int]
    cathedral: list[list[str | None]]
    dice: dict[str, list[DieView]]
    black: list[int]
    group: GroupView | None
    counter: CounterView | None
    threats: list[ThreatView]
    notes: list[NoteView]
    pile: list[str]
    le_roy: RoyView | None
    seats: list[SeatView]
    known: KnownView

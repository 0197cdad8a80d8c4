"""The types of a view of Genoa. They stay plain Python when the rest is compiled: schemas need them."""

from typing import TypedDict

from rynek.core.view_types import Head


class PileView(TypedDict):
    """A pile: how many cards lie face down, and which lie face up below (R11.2)."""

    face_down: int
    face_up: list[str]


class SeatView(TypedDict):
    """What lies before a player. Of another, ducats are None and the hand holds the cards one has been shown.

    `cards` counts the hand by pile. `reserved` are cards set aside, named by their pile where they are another's.
    """

    seat: str
    ducats: int | None
    goods: dict[str, int]
    tokens: dict[str, int]
    markers: int
    markers_left: int
    cards: dict[str, int]
    hand: list[str]
    reserved: list[str]
    can_act: bool
    actions_used: int


class TraceView(TypedDict):
    """A card that the viewer has seen and that may since have been handed on: in whose hands it may be (Q46)."""

    card: str
    seats: list[str]


class OfferView(TypedDict):
    """An offer, deal, suggestion or proposal. A card is named to its two parties, the others see its pile (Q25)."""

    buyer: str
    deal: str
    space: str
    pays: list[str]
    gets: list[str]
    obliges: bool


class ItemView(TypedDict):
    """Something that can be put into a bundle and how much of it there is; None: as many ducats as one likes."""

    item: str
    most: int | None


class FormView(TypedDict):
    """One verb of an offer or proposal: the players (None: oneself) and spaces (None: given) it may be about."""

    verb: str
    seats: list[str] | None
    spaces: list[str] | None


class ComposerView(TypedDict):
    """What a person may put into an offer now: by buyer what he may pay, and what he may promise at each space."""

    forms: list[FormView]
    pays: dict[str, list[ItemView]]
    gets: list[ItemView]
    later: dict[str, dict[str, list[ItemView]]]
    later_move: dict[str, dict[str, list[ItemView]]]


class HeldView(TypedDict):
    """A card in a hand: its name, or its pile where the viewer has not seen it; its cohort; who else has seen it."""

    holder: str
    card: str
    cohort: int
    seats: list[str]


class KnownView(TypedDict):
    """What everybody who has listened knows though it lies face down.

    `ducats` by seat: all begin with the same purse and every payment is announced. `cohorts` by card: how often its
    pile had been turned over when it went there. `hands`: when each card in a hand was drawn, and who was shown it.
    """

    ducats: dict[str, int]
    cohorts: dict[str, int]
    hands: list[HeldView]


class GenoaView(Head):
    """A table of Genoa as a seat sees it."""

    start_player: str
    trader: str
    round_marker: int
    last_position: int
    tower: str | None
    discs: dict[str, int]
    owners: dict[str, str]
    goods: dict[str, int]
    tokens: dict[str, int]
    piles: dict[str, PileView]
    seats: list[SeatView]
    traces: list[TraceView]
    offers: list[OfferView]
    deals: list[OfferView]
    suggestions: list[OfferView]
    said: list[int]
    proposal: OfferView | None
    moves_to: list[str]
    composer: ComposerView | None
    known: KnownView

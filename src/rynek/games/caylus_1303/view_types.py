"""The types of a view of Caylus 1303. They stay plain Python when the rest is compiled: schemas need them."""

from typing import TypedDict

from rynek.core.view_types import Head


class PlaceView(TypedDict):
    """A printed building or a road space: what is seen on it, whose it is and who works there."""

    building: str | None
    tile: str | None
    side: str
    owner: str | None
    workers: list[str]


class SiteView(TypedDict):
    """The construction site: workers in their order, and the three tiles that favours open."""

    workers: list[str]
    buildings: list[str | None]


class SeatView(TypedDict):
    """What lies before a player. Prestige is None where the rules keep it face down (R12.2)."""

    seat: str
    pool: int
    camp: int
    houses: int
    goods: dict[str, int]
    characters: list[str]
    bundles: int
    prestige: int | None


class KnownView(TypedDict):
    """What everybody who has listened knows though it lies face down: prestige by seat and source (R12.2)."""

    prestige: dict[str, dict[str, int]]


class CaylusView(Head):
    """A table of Caylus 1303 as a seat sees it."""

    phase: str
    first: str
    provost: int
    provost_reach: int
    printed: list[PlaceView]
    road: list[PlaceView]
    bridge: list[str]
    construction_site: SiteView
    beside: list[str]
    characters: list[str]
    used: list[str]
    seats: list[SeatView]
    known: KnownView

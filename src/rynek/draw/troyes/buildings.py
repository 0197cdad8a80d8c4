"""The three buildings: spaces with their die values, citizens standing and lying, and who can expel whom."""

from typing import Any, Final

from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece
from rynek.draw.region import Region, kept, region, regions
from rynek.draw.svg import join, rect, use
from rynek.draw.troyes import facades
from rynek.draw.troyes.pieces import citizen, lying_citizen
from rynek.games.troyes.board import BUILDING, COLOUR, ROWS, SPACE, Row
from rynek.games.troyes.view_types import ThreatView, TroyesView
from rynek.play.words import Words

SPACES: Final = [
    [space for row in ROWS if row.building == number for space in SPACE.words[row.start : row.end]]
    for number in range(BUILDING.size)
]
"""The spaces of each building."""
LYING: Final = (257, 102, 94, 20)
"""Where expelled citizens lie: on the ground before the building."""


def building(number: int, view: TroyesView, words: Words) -> tuple[Region, ...]:
    """The regions of a building."""
    spaces = {space: view["spaces"][space] for space in SPACES[number]}
    threats = [one for one in view["threats"] if one["space"] in spaces]
    seat = view["seat"] if any(one["owner"] == view["seat"] for one in threats) else None
    return regions(_building, number, view["lying"][BUILDING.word(number)], spaces, threats, seat, words)


def _building(
    number: int,
    lying: dict[str, int],
    spaces: dict[str, str | None],
    threats: list[ThreatView],
    seat: str | None,
    words: Words,
) -> list[Region]:
    """Its front, each row of spaces, who lies before it."""
    rows = [(place, row) for place, row in enumerate(ROWS) if row.building == number]
    return [
        region(f"front:{BUILDING.word(number)}", facades.front, number, words),
        *[_row(place, row, spaces, threats, seat, words) for place, row in rows],
        region(f"lying:{BUILDING.word(number)}", lying_there, number, lying, words),
    ]


def _row(
    place: int, row: Row, spaces: dict[str, str | None], threats: list[ThreatView], seat: str | None, words: Words
) -> Region:
    there = SPACE.words[row.start : row.end]
    owners = [spaces[word] for word in there]
    feared = [one for one in threats if one["space"] in there]
    own = next((one["owner"] for one in feared if one["owner"] == seat), "")
    return region(f"row:{row.name}", standing, place, owners, feared, own, words)


def standing(place: int, owners: list[str | None], threats: list[ThreatView], own: str, words: Words) -> Markup:
    """The spaces of a row, entrance first."""
    row = ROWS[place]
    known: dict[str, Any] = {one["space"]: one for one in threats}
    drawn = [
        kept(
            _space,
            row.start + i,
            facades.left(row) + i * facades.SIDE,
            owner,
            known.get(SPACE.word(row.start + i)),
            own,
            words,
        )
        for i, owner in enumerate(owners)
    ]
    return join(*drawn)


def _space(space: int, x: float, owner: str | None, threat: ThreatView | None, own: str, words: Words) -> Markup:
    word, y = SPACE.word(space), facades.TOP
    drawn = []
    if owner is not None:
        there = citizen(owner, 0, 0, 37)
        drawn.append(piece(f"citizen:{word}:{owner}", x + 5.5, y + 3, there, origin=f"district:{owner}"))
    tip = ""
    if threat is not None:
        in_danger = "troyes-danger" if owner == own else "troyes-threat"
        sign = "troyes-shield" if threat["protected"] else in_danger
        drawn.append(use(sign, x + facades.SIDE - 20, y - 3, 18))
        tip = threat_tip(threat, words)
    title = words.name(SPACE, space)
    edge = box(x + 2, y, facades.SIDE - 4, facades.HIGH, 7)
    return part(f"space:{word}", edge, *drawn, label=_said(title, owner), title=title, tip=tip)


def _said(title: str, owner: str | None) -> str:
    return title if owner is None else f"{title}: {owner}"


def threat_tip(threat: ThreatView, words: Words) -> str:
    """Who is in danger on a space, and from which dice."""
    if threat["protected"]:
        return words.text("draw-protected", owner=threat["owner"])
    return words.text(
        "draw-threatened", owner=threat["owner"], dice=", ".join(die_name(die, words) for die in threat["dice"])
    )


def die_name(word: str, words: Words) -> str:
    """A die such as `B-red-5` in words."""
    district, colour, face = word.split("-")
    return words.text("draw-die", district=district, colour=words.name(COLOUR, COLOUR.value(colour)), face=face)


def lying_there(number: int, lying: dict[str, int], words: Words) -> Markup:
    """The citizens who were expelled from the building this round."""
    x, y, wide, high = LYING
    owners = [owner for owner, count in lying.items() for _ in range(count)]
    step = min(24.0, (wide - 8) / max(len(owners), 1))
    drawn = [lying_citizen(owner, x + 3 + i * step, y - 2, high + 3) for i, owner in enumerate(owners)]
    ground = rect(
        x,
        y,
        wide,
        high,
        5,
        fill="var(--paper-card)",
        fill_opacity=0.35,
        stroke="var(--paper-muted)",
        stroke_dasharray="4 3",
    )
    title = words.text("draw-lying", building=words.name(BUILDING, number))
    tip = words.info(BUILDING, number) + " " + words.text("draw-lying-tip")
    return part(f"lying:{BUILDING.word(number)}", box(x, y, wide, high, 5), ground, *drawn, title=title, tip=tip)

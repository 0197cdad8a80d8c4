"""The board of Caylus 1303: the road from gate to castle beside the site, then the players and the tiles to build."""

from functools import cache
from typing import ClassVar, Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.arrangement import GAP, Column, Row, Section
from rynek.draw.caylus_1303 import players, road, site
from rynek.draw.caylus_1303.symbols import SYMBOLS
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.picture import Panel, Picture
from rynek.draw.region import Region, only, region
from rynek.draw.seats import seats_from
from rynek.games.caylus_1303.buildings import BUILDING
from rynek.games.caylus_1303.characters import CHARACTER
from rynek.games.caylus_1303.resources import NAMES, RESOURCE
from rynek.games.caylus_1303.view_types import CaylusView
from rynek.play.words import Words

WIDTH: Final = road.WIDTH + GAP + site.WIDTH
"""At this width road and site lie beside each other, and every panel is drawn in its own size."""


class CaylusDrawing(Drawing[CaylusView]):
    """The board of Caylus 1303."""

    symbols: ClassVar[dict[str, str]] = SYMBOLS
    buttons: ClassVar[frozenset[str]] = frozenset({"decline", "done"})
    idle: ClassVar[frozenset[str]] = frozenset({"caylus_1303-camp"})

    def paint(self, view: CaylusView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as a seat sees it."""
        seats = range(view["players"])
        return Picture(
            Panel("road", (0, 0, road.WIDTH, road.HEIGHT), *_road(view, words, names), label=words.text("draw-road")),
            Panel("site", (0, 0, site.WIDTH, road.HEIGHT), *_site(view, words), label=words.text("draw-site")),
            *[_mat(view, seat, words, names) for seat in seats],
            _characters(view, words),
            Panel(
                "beside",
                (0, 0, *site.BESIDE),
                region("beside", site.beside, view["beside"], words),
                label=words.text("draw-beside"),
            ),
            sizes=_sizes(seats_from(view), words),
            label=words.text("game-title"),
        )

    def spots(self, action: Action, view: CaylusView) -> tuple[str, ...]:
        """The parts to click for a move, in order."""
        verb, said = action.verb.name, action.words()[1:]
        if verb == "provost":
            return (f"milestone:{view['provost'] + action.args[0]}",)
        if verb == "use":
            return () if view["step"] is None else (f"building:{view['step']['building']}",)
        if verb == "build":
            return (f"building:{said[0]}", *([f"resource:{said[1]}"] if said[1] != "-" else []))
        if verb in ("gain", "spend", "spend-two", "deliver"):
            return tuple(f"resource:{kind}" for kind in said)
        if verb in ("choose", "steal"):
            return (f"character:{said[0]}",)
        if verb in ("place", "house", "favour", "monument"):
            return (f"building:{said[0]}",)
        return {"site": ("site",), "pass": ("bridge",)}.get(verb, ())

    def effect(self, action: Action, words: Words) -> str:
        """What a character does."""
        return words.info(CHARACTER, action.args[0]) if action.verb.name in ("choose", "steal") else ""

    def note(self, action: Action, view: CaylusView, words: Words) -> str:
        """The building whose effect is used."""
        if action.verb.name != "use" or view["step"] is None:
            return ""
        return words.name(BUILDING, BUILDING.value(view["step"]["building"]))

    def purpose(self, action: Action, view: CaylusView, words: Words) -> str:
        """For a worker what a building does, not what it costs to build."""
        said = super().purpose(action, view, words)
        return f"{said.partition('. ')[0].removesuffix('.')}." if said and action.verb.name == "place" else said

    def where(self, event: Event, view: CaylusView) -> tuple[str, ...]:
        """Where something happened: a player's panel, then the building, character, milestone or site."""
        said = dict(zip(event.template.names, event.args, strict=True))
        parts: list[str] = []
        if "seat" in said:
            parts.append(f"seat:{SEAT.word(said['seat'])}")
        if "building" in said:
            parts.extend(_building_part(BUILDING.word(said["building"]), view))
        if "character" in said and _is_in_play(CHARACTER.word(said["character"]), view):
            parts.append(f"character:{CHARACTER.word(said['character'])}")
        key = event.template.key
        if key.startswith("event-provost"):
            parts.append(f"milestone:{view['provost']}")
        if key in ("event-placed-on-site", "event-delivered", "event-most-bundles"):
            parts.append("site")
        if key == "event-passed":
            parts.append("bridge")
        return tuple(parts)

    def belongings(self, view: CaylusView, seat: int, words: Words) -> tuple[Chip, ...]:
        """Workers, camp, houses, resources and characters of a seat."""
        row = view["seats"][seat]
        chips = [
            Chip("piece-worker", words.text("draw-pool"), row["pool"], words.text("draw-pool-info")),
            Chip("caylus_1303-camp", words.text("draw-camp"), row["camp"], words.text("draw-camp-info")),
            Chip("piece-house", words.text("draw-houses"), row["houses"], words.text("draw-houses-info")),
        ]
        for kind, name in enumerate(NAMES):
            if row["goods"][name]:
                tip = words.info(RESOURCE, kind)
                chips.append(Chip(f"good-{name}", words.name(RESOURCE, kind), row["goods"][name], tip))
        for name in row["characters"]:
            value = CHARACTER.value(name)
            chips.append(Chip(f"caylus_1303-{name}", words.name(CHARACTER, value), "", words.info(CHARACTER, value)))
        if view["first"] == row["seat"]:
            chips.append(Chip("piece-flag", words.text("draw-first"), "", words.text("draw-first-info")))
        return tuple(chips)


def _road(view: CaylusView, words: Words, names: tuple[str, ...]) -> list[Region]:
    """The road with what stands on it; every row of places is a region, and the workers, who come and go, are one."""
    places = road.places(view)
    empty = [{**seen, "workers": []} for seen in places]
    rows = [range(4), range(4, 12), range(12, 20), range(20, 27)]
    return [
        region("ground", road.ground, words),
        region("reach", road.reach, only(view, "provost")),
        region("header", site.header, only(view, "round", "phase"), words),
        region("at-work", road.glow, road.at_work(view)),
        region("bridge", road.bridge, only(view, "bridge", "players"), words),
        *[
            region(
                f"road-{number}",
                road.row_of_places,
                empty[row.start : row.stop],
                row.start,
                view["provost"],
                words,
                names,
            )
            for number, row in enumerate(rows)
        ],
        region("workers", road.workers, [seen["workers"] for seen in places], view["provost"]),
        region("provost-way", road.milestones, only(view, "road", "provost", "provost_reach"), words, names),
        region("provost", road.provost, only(view, "provost")),
    ]


def _site(view: CaylusView, words: Words) -> list[Region]:
    return [
        region("site", site.site, only(view, "round", "construction_site", "players"), words),
        region("yard", site.yard_workers, only(view, "construction_site", "players")),
    ]


def _mat(view: CaylusView, seat: int, words: Words, names: tuple[str, ...]) -> Panel:
    row, wide = view["seats"][seat], players.width(view["players"])
    letter = row["seat"]
    mine, turn, first = view["seat"] == letter, letter in view["to_act"], view["first"] == letter
    used = [name for name in view["used"] if name in row["characters"]]
    name = words.name(SEAT, seat, names)
    return Panel(
        f"mat-{letter}",
        (0, 0, wide, players.HEIGHT),
        region(f"mat-{letter}", players.ground, seat, wide, turn),
        region(f"seat-{letter}", players.heading, only(row, "seat", "prestige", "bundles"), wide, name, words, first),
        region(f"counts-{letter}", players.counts, only(row, "seat", "pool", "camp", "houses"), wide, words),
        region(f"goods-{letter}", players.goods, row["goods"], wide, words, mine),
        region(f"held-{letter}", players.held_characters, row["characters"], used, wide, words),
        label=name,
    )


def _beside_mats(count: int) -> float:
    """How wide the characters are: what so many mats leave of their row."""
    return WIDTH - count * (players.width(count) + GAP)


def _characters(view: CaylusView, words: Words) -> Panel:
    """The characters on the board."""
    wide = _beside_mats(view["players"])
    return Panel(
        "characters",
        (0, 0, wide, players.HEIGHT),
        region("characters", site.characters, wide, players.HEIGHT, words),
        region("board-characters", site.board_characters, only(view, "characters", "used"), wide, words),
        label=words.text("draw-characters"),
    )


@cache
def _sizes(order: tuple[str, ...], words: Words) -> dict[str, tuple[Section, ...]]:
    """Everything at one glance. On a phone one's own mat comes first, the road is panned, rivals are swiped."""
    mats = Row(*[f"mat-{letter}" for letter in order], "characters")
    whole = Section(Column(Row("road", "site"), mats, "beside"), width=WIDTH)
    own, many = f"mat-{order[0]}", len(order) > 3
    return {
        "wide": (whole,),
        "middle": (whole,),
        "phone": (
            Section(Row(own, "characters"), width=370) if many else Section(own, width=280),
            Section(Row("road", "site"), width=WIDTH),
            *([] if many else [Section("characters", width=max(280, _beside_mats(len(order))))]),
            Section("beside", width=site.BESIDE[0], fold=words.text("draw-beside")),
            Section(Row(*[f"mat-{letter}" for letter in order[1:]]), width=280, swiped=True),
        ),
    }


def _building_part(building: str, view: CaylusView) -> list[str]:
    """The part of a building, unless it is out of sight under a monument."""
    shown = {road.part_of(seen, 0) for seen in road.places(view)}
    shown |= {f"building:{tile}" for tile in [*view["construction_site"]["buildings"], *view["beside"]]}
    return [f"building:{building}"] if f"building:{building}" in shown else []


def _is_in_play(character: str, view: CaylusView) -> bool:
    return character in view["characters"] or any(character in row["characters"] for row in view["seats"])


DRAWING: Final = CaylusDrawing()

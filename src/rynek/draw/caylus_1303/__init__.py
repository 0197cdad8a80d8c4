"""The board of Caylus 1303: the road from gate to castle above, then the site, the tiles to build and the players."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.caylus_1303 import players, road, site
from rynek.draw.caylus_1303.symbols import SYMBOLS
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.picture import Picture, Region
from rynek.games.caylus_1303.buildings import BUILDING
from rynek.games.caylus_1303.characters import CHARACTER
from rynek.games.caylus_1303.resources import NAMES, RESOURCE
from rynek.games.caylus_1303.view_types import CaylusView
from rynek.play.words import Words

WIDTH: Final = 960
GAP: Final = 10
SITE: Final = road.HEIGHT + GAP


class CaylusDrawing(Drawing[CaylusView]):
    """The board of Caylus 1303."""

    symbols = SYMBOLS
    buttons = frozenset({"decline", "done"})

    def paint(self, view: CaylusView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as a seat sees it."""
        seats_top = SITE + site.HEIGHT + GAP
        beside_top = seats_top + players.height(view) + GAP
        rows = [range(4), range(4, 12), range(12, 20), range(20, 27)]
        return Picture(
            WIDTH,
            int(beside_top + site.beside_height(view) + 6),
            Region("ground", road.ground(words)),
            Region("reach", road.reach(view)),
            Region("header", site.header(view, words)),
            Region("bridge", road.bridge(view, words)),
            *[Region(f"road-{number}", road.row_of_places(view, row, words, names)) for number, row in enumerate(rows)],
            Region("provost-way", road.milestones(view, words, names)),
            Region("provost", road.provost(view)),
            Region("site", site.site(view, SITE, words)),
            Region("yard", site.yard_workers(view, SITE)),
            Region("characters", site.characters(view, SITE, words)),
            Region("board-characters", site.board_characters(view, SITE, words)),
            *[
                Region(f"seat-{SEAT.word(seat)}", players.panel(view, seat, seats_top, words, names))
                for seat in range(view["players"])
            ],
            Region(
                "held-characters",
                *[players.held_characters(view, seat, seats_top, words) for seat in range(view["players"])],
            ),
            Region("beside", site.beside(view, beside_top, words)),
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


def _building_part(building: str, view: CaylusView) -> list[str]:
    """The part of a building, unless it is out of sight under a monument."""
    shown = {road.part_of(seen, 0) for seen in road.places(view)}
    shown |= {f"building:{tile}" for tile in [*view["construction_site"]["buildings"], *view["beside"]]}
    return [f"building:{building}"] if f"building:{building}" in shown else []


def _is_in_play(character: str, view: CaylusView) -> bool:
    return character in view["characters"] or any(character in row["characters"] for row in view["seats"])


DRAWING: Final = CaylusDrawing()

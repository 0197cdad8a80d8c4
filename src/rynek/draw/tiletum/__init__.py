"""The board of Tiletum: the wheel and the markets, the chart of Europe and the viewer's own board, the boards of the others."""

from functools import cache
from typing import ClassVar, Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.arrangement import GAP, Column, Row, Section
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.lettering import signed
from rynek.draw.picture import Panel, Picture
from rynek.draw.region import Region, only, region, regions
from rynek.draw.seats import seats_from
from rynek.draw.tiletum import chart, europe, markets, places, player, todo, track, wheel
from rynek.draw.tiletum.clicks import spots
from rynek.draw.tiletum.europe import rounds_at
from rynek.draw.tiletum.symbols import SYMBOLS
from rynek.games.tiletum.europe import CITIES, SPACE
from rynek.games.tiletum.goods import ACTION, GOOD, step_price
from rynek.games.tiletum.view_types import TiletumView
from rynek.play.words import Words

WIDTH: Final = 1088
"""At this width wheel, markets, map and one's own board fit one screen."""


class TiletumDrawing(Drawing[TiletumView]):
    """The board of Tiletum."""

    symbols: ClassVar[dict[str, str]] = SYMBOLS
    buttons: ClassVar[frozenset[str]] = frozenset({"decline", "end-action", "end-turn", "leave-tile"})

    def paint(self, view: TiletumView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as one seat sees it."""
        return Picture(
            Panel(
                "wheel",
                wheel.BOX,
                *regions(_wheel, only(view, "wheel", "stacks"), words),
                label=words.text("draw-wheel"),
            ),
            Panel(
                "tracks", (0, 0, track.WIDE, track.HEIGHT), *_tracks(view, words), label=words.text("draw-king-track")
            ),
            Panel(
                "markets",
                (0, 0, markets.WIDE, markets.HEIGHT),
                *_markets(view, words),
                label=words.text("draw-markets"),
            ),
            Panel("map", (0, 0, places.WIDTH, places.HEIGHT), *_map(view, words), label=words.text("draw-map")),
            Panel("turn", (0, 0, todo.WIDE, todo.HEIGHT), *_turn(view, words), label=words.text("draw-order")),
            *[panel for seat in range(view["players"]) for panel in _seat(view, seat, words, names)],
            sizes=_sizes(seats_from(view)),
            label=words.text("game-title"),
        )

    def spots(self, action: Action, view: TiletumView) -> tuple[str, ...]:
        """The parts to click for a move, in order."""
        return spots(action, view)

    def note(self, action: Action, view: TiletumView, words: Words) -> str:
        """What turning a die costs, and what the turned die gives."""
        if action.verb.name != "die" or action.args[1] == action.args[2]:
            return ""
        colour, value, wanted = action.args
        space = next(one for one in view["wheel"] if one["value"] == wanted)
        gain = {
            "good": words.name(GOOD, colour),
            "count": wanted,
            "action": words.name(ACTION, ACTION.value(space["action"])),
            "points": space["points"],
        }
        return words.text("note-turned", gold=step_price(value, wanted), **gain)

    def where(self, event: Event, view: TiletumView) -> tuple[str, ...]:
        """Where something happened."""
        said = dict(zip(event.template.names, event.args, strict=True))
        key = event.template.key.removeprefix("event-")
        if key in {"pillar-placed", "cathedral-joined"}:
            return (f"cathedral:{SPACE.word(said['space'])}",)
        if "space" in said and key != "marker-moved":
            return (f"map:{SPACE.word(said['space'])}",)
        if "building" in said:
            return (f"building:{SEAT.word(said['seat'])}:{said['building']}",)
        if "good" in said and "seat" in said:
            return (f"good:{SEAT.word(said['seat'])}:{GOOD.word(said['good'])}",)
        if key == "fair-scored":
            return (f"fair:{view['round']}",)
        return (f"board:{SEAT.word(said['seat'])}",) if "seat" in said else ()

    def belongings(self, view: TiletumView, seat: int, words: Words) -> tuple[Chip, ...]:
        """Goods, houses, pillars, contracts and completed buildings of a seat."""
        data = view["seats"][seat]
        chips = [
            Chip(f"good-{word}", words.name(GOOD, GOOD.value(word)), count, words.info(GOOD, GOOD.value(word)))
            for word, count in data["goods"].items()
        ]
        done = sum(home["completed"] for home in data["buildings"])
        chips.append(Chip("piece-house", words.text("draw-houses-map"), data["houses"]["map"]))
        chips.append(Chip("piece-pillar", words.text("draw-pillars-map"), data["pillars"]["map"]))
        chips.append(Chip("letter", words.text("draw-fulfilled"), len(data["contracts"])))
        chips.append(Chip("castle", words.text("draw-completed"), done))
        chips.append(Chip("crown", words.text("draw-king-track"), signed(data["king_space"])))
        return tuple(chips)


def _wheel(view: TiletumView, words: Words) -> list[Region]:
    spaces = [only(space, "action", "value", "points", "tile", "markers") for space in view["wheel"]]
    return [
        region("wheel", wheel.wheel, spaces, words),
        region("dice", wheel.dice, view["wheel"], words),
        region("bonus", markets.bonus_stack, only(view, "stacks"), words),
    ]


def _tracks(view: TiletumView, words: Words) -> list[Region]:
    return [
        region("king", track.king_track, only(view, "king"), words),
        region("fairs", track.fairs, only(view, "fairs", "round", "over"), words),
    ]


def _markets(view: TiletumView, words: Words) -> list[Region]:
    return [
        region("contracts", markets.contracts, only(view, "contracts", "stacks"), words),
        region("characters", markets.characters, only(view, "characters", "stacks"), words),
    ]


def _map(view: TiletumView, words: Words) -> list[Region]:
    lasting = regions(_cities, only(view, "cities"), [fair["city"] for fair in view["fairs"]], words)
    return [*lasting, region("travellers", europe.travellers, europe.guests(view))]


def _cities(view: TiletumView, fairs: list[str], words: Words) -> list[Region]:
    return [
        region("ground", chart.ground),
        region("roads", europe.roads, words),
        *[
            region(
                f"city:{one.name}", europe.city, one.name, view["cities"][one.name], rounds_at(fairs, one.name), words
            )
            for one in CITIES
        ],
    ]


def _turn(view: TiletumView, words: Words) -> list[Region]:
    return [
        region("strip", todo.strip),
        region("order", track.turn_order, only(view, "round", "turn_order"), words),
        region("todo", todo.todo_list, *todo.listed(view), words),
    ]


def _seat(view: TiletumView, seat: int, words: Words, names: tuple[str, ...]) -> list[Panel]:
    """What a seat owns, and its buildings."""
    letter, box = SEAT.word(seat), (0, 0, player.WIDE, player.HEIGHT)
    data, name = view["seats"][seat], words.name(SEAT, seat, names)
    return [
        Panel(
            f"mat-{letter}", box, *regions(player.mat, only(data, *player.OWNED), seat, words, name, letter), label=name
        ),
        Panel(f"home-{letter}", box, *regions(player.home, only(data, *player.BUILT), seat, words, letter), label=name),
    ]


@cache
def _sizes(seats: tuple[str, ...]) -> dict[str, tuple[Section, ...]]:
    """One's own board and all that lies in the middle at one glance, rivals below; on a phone the wheel comes first."""
    own, *rivals = seats
    boards = Row(f"mat-{own}", f"home-{own}")
    whole = Section(
        Row(Column("wheel", "tracks", "markets"), Column("map", "turn", boards)),
        width=WIDTH,
    )
    others = [Section(Row(f"mat-{one}", f"home-{one}"), width=2 * player.WIDE + GAP) for one in rivals]
    swiped = Section(Row(*[f"{kind}-{one}" for one in rivals for kind in ("mat", "home")]), width=360, swiped=True)
    return {
        "wide": (whole, *others),
        "middle": (whole, *others),
        "phone": (
            Section(f"mat-{own}", width=360),
            Section("wheel", width=386),
            Section("map", width=700),
            Section(f"home-{own}", width=360),
            Section("markets", width=372),
            Section("tracks", width=372),
            Section("turn", width=700),
            swiped,
        ),
    }


DRAWING: Final = TiletumDrawing()

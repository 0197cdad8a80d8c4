"""The board of Tiny Towns: the cards above, the own town large, the supply and the other towns beside it."""

from functools import cache
from typing import ClassVar, Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.arrangement import Column, Row, Section
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import piece
from rynek.draw.picture import Panel, Picture
from rynek.draw.region import Region, only, region
from rynek.draw.seats import seats_from
from rynek.draw.svg import join, rect, use
from rynek.draw.tiny_towns import cards, neighbours, supply
from rynek.draw.tiny_towns.begun import goes_on_with
from rynek.draw.tiny_towns.meadow import meadow
from rynek.draw.tiny_towns.sites import site_name, sites, strip, strip_height
from rynek.draw.tiny_towns.symbols import SYMBOLS
from rynek.draw.tiny_towns.town import Plot, PlotKey, plot_of, town
from rynek.games.tiny_towns.components import BUILDING, CARD, RESOURCE, TYPE
from rynek.games.tiny_towns.patterns import BUILD, SITE_CARD, SITE_SQUARES
from rynek.games.tiny_towns.squares import SQUARE, members
from rynek.games.tiny_towns.view_types import CardView, SeatView, TinyTownsView
from rynek.play.words import Words

CARDS: Final = (8.0, 8.0, 942.0, 164.0)
CELL: Final = 84
OWN: Final = 4 * CELL + 48
PHONE: Final = 370
"""So wide is what a phone shows without panning."""
LAND: Final = (0, 0, neighbours.WIDE, neighbours.HIGH)


class TinyTownsDrawing(Drawing[TinyTownsView]):
    """The board of Tiny Towns."""

    symbols: ClassVar[dict[str, str]] = SYMBOLS
    buttons: ClassVar[frozenset[str]] = frozenset({"stop", "enough", "again"})
    idle: ClassVar[frozenset[str]] = frozenset({"tiny_towns-empty"})

    def paint(self, view: TinyTownsView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as one seat sees it; a spectator sees the first town large."""
        own = _own(view)
        monument = region("monument", _monument, _own_monument(view), words)
        return Picture(
            Panel(
                "cards", CARDS, region("cards", _cards, view["cards"], words), monument, label=words.text("draw-cards")
            ),
            _panel("town", view, Plot(own, 0, 0, CELL, OWN, is_large=True), words, names),
            Panel("supply", (0, 0, supply.WIDTH, supply.HEIGHT), _supply(view, words), label=words.text("draw-supply")),
            *_beside(view, words, names),
            *_sites(view, words),
            sizes=_sizes(tuple(_others(view)), _builds(view), bool(_dealt(view)), bool(view["resource_cards"])),
            label=words.text("game-title"),
        )

    def spots(self, action: Action, view: TinyTownsView) -> tuple[str, ...]:
        """The parts to click for a move, in order."""
        letter = view["seat"]
        parts: list[str] = []
        for domain, value in zip(action.verb.domains, action.args, strict=False):
            if domain is SQUARE:
                parts.append(f"square:{letter}:{SQUARE.word(value)}")
            elif domain is RESOURCE:
                parts.append(f"resource:{RESOURCE.word(value)}")
            elif domain is CARD or domain is BUILDING:
                parts.append(f"card:{domain.word(value)}")
            else:
                parts.append(site_name(CARD.word(SITE_CARD[value]), tuple(members(SITE_SQUARES[value]))))
        return tuple(parts)

    def about(self, action: Action, view: TinyTownsView) -> tuple[str, ...]:
        """The card of a building: it is not clicked to build it, but asked about."""
        return (f"card:{CARD.word(SITE_CARD[action.args[0]])}",) if action.verb is BUILD else ()

    def effect(self, action: Action, words: Words) -> str:
        """What a monument does."""
        return words.info(CARD, action.args[0]) if action.verb.name == "keep" else ""

    def purpose(self, action: Action, view: TinyTownsView, words: Words) -> str:
        """For a cube the pattern that it goes on with."""
        if action.verb.name == "place" and view["named"] is not None:
            return goes_on_with(view, action.args[0], view["named"], words)
        if action.verb.name == "take":
            return goes_on_with(view, action.args[1], RESOURCE.word(action.args[0]), words)
        return super().purpose(action, view, words)

    def where(self, event: Event, view: TinyTownsView) -> tuple[str, ...]:
        """Where something happened: on a square, else at a resource, a card or a town."""
        if _dealt(view):
            return ()
        said = dict(zip(event.template.names, event.args, strict=True))
        if "square" in said:
            return (f"square:{SEAT.word(said['seat'])}:{SQUARE.word(said['square'])}",)
        if "resource" in said:
            return (f"resource:{RESOURCE.word(said['resource'])}",)
        if "seat" in said:
            return (f"town:{SEAT.word(said['seat'])}",)
        open_cards = [card["card"] for card in view["cards"]]
        return (f"card:{CARD.word(said['card'])}",) if "card" in said and CARD.word(said["card"]) in open_cards else ()

    def place(self, word: str, seat: int) -> str:
        """The part of a square named in a seat's score."""
        return f"square:{SEAT.word(seat)}:{word}"

    def belongings(self, view: TinyTownsView, seat: int, words: Words) -> tuple[Chip, ...]:
        """The buildings of a town by card, its empty squares, and whether it is completed."""
        row = view["seats"][seat]
        squares = row["squares"]
        built = [(square["type"] or "", square["building"]) for square in squares if square["building"] is not None]
        chips = [
            Chip(
                f"tiny_towns-{kind}",
                cards.card_name(card, words),
                built.count((kind, card)),
                cards.card_info(card, words),
            )
            for kind, card in sorted(set(built), key=lambda pair: TYPE.value(pair[0]))
        ]
        empty = sum(square["cube"] is None and square["building"] is None for square in squares)
        chips.append(Chip("tiny_towns-empty", words.text("draw-empty-squares"), empty))
        if view["mode"] == "standard" and view["hammer"] == row["seat"] and not view["over"]:
            chips.append(Chip("hammer", words.text("draw-hammer"), ""))
        if view["novice"]:
            chips.append(Chip("hand", words.text("draw-aside"), row["aside_left"]))
        return tuple(chips)


def _builds(view: TinyTownsView) -> bool:
    """Whether the seat still builds."""
    if view["seat"] is None or view["over"]:
        return False
    return view["seats"][SEAT.value(view["seat"])]["completed"] is None


def _own(view: TinyTownsView) -> int:
    """The seat whose town is large."""
    return 0 if view["seat"] is None else SEAT.value(view["seat"])


def _others(view: TinyTownsView) -> list[int]:
    """The other seats in the order of play."""
    return [SEAT.value(letter) for letter in seats_from(view)[1:]]


def _panel(panel: str, view: TinyTownsView, plot: Plot, words: Words, names: tuple[str, ...]) -> Panel:
    """A town, with the hammer where its owner has it."""
    letter = SEAT.word(plot.seat)
    return Panel(
        panel,
        (0, 0, plot.width, plot.height),
        _town(view, plot, words, names),
        region(f"hammer:{letter}", _hammer, _holder(view), plot.corner_of_hammer),
        label=words.name(SEAT, plot.seat, names),
    )


def _beside(view: TinyTownsView, words: Words, names: tuple[str, ...]) -> list[Panel]:
    """The other towns and the land between them, or the monuments to choose from."""
    if _dealt(view):
        drawn = region("dealt", _dealt_cards, only(view, "own", "step"), words)
        return [Panel("dealt", LAND, drawn, label=words.text("draw-cards"))]
    others = _others(view)
    towns = [_panel(f"town-{SEAT.word(plot.seat)}", view, plot, words, names) for plot in neighbours.plots(others)]
    x, y, wide, high = neighbours.land_left(len(others))
    land = [Panel("meadow", (0, 0, wide, high), region("meadow", meadow, x, y, wide, high))] if wide else []
    return [*towns, *land]


def _cards(found: list[CardView], words: Words) -> Markup:
    return join(*[cards.small_card(card, 8 + place * 118, 10, words) for place, card in enumerate(found)])


def _supply(view: TinyTownsView, words: Words) -> Region:
    shown = only(view, "named", "turn", "free_turn", "resource_cards")
    return region("supply", supply.supply, shown, words)


def _town(view: TinyTownsView, plot: Plot, words: Words, names: tuple[str, ...]) -> Region:
    """A town; its owner sees the cube already put down in secret."""
    ghost = None
    own = view["own"]
    if own is not None and SEAT.word(plot.seat) == view["seat"] and own["answer"] and view["named"]:
        said = own["answer"].split()
        ghost = (said[1], view["named"]) if said[0] == "place" else None
    name = words.name(SEAT, plot.seat, names)
    return region(f"town:{SEAT.word(plot.seat)}", _drawn, plot.key, view["seats"][plot.seat], words, name, ghost)


def _drawn(key: PlotKey, row: SeatView, words: Words, name: str, ghost: tuple[str, str] | None) -> Markup:
    return town(plot_of(key), row, words, name, ghost)


def _sites(view: TinyTownsView, words: Words) -> list[Panel]:
    """The finished patterns of whoever still builds."""
    if not _builds(view):
        return []
    found = sites(view)
    drawn = region("sites", strip, found, 12, 0, words)
    return [Panel("sites", (8, 0, 944, strip_height(found)), drawn, label=words.text("draw-ready"))]


@cache
def _sizes(
    around: tuple[int, ...], is_building: bool, is_dealt: bool, has_cards: bool
) -> dict[str, tuple[Section, ...]]:
    """Cards above, the own town beside the supply and the others; on a phone the own town comes first, rivals are swiped."""
    others, ready = list(around), ["sites"] if is_building else []
    beside = "dealt" if is_dealt else neighbours.beside(others)
    whole = Section(Column("cards", Row("town", Column("supply", beside)), *ready), width=944)
    return {
        "wide": (whole,),
        "middle": (whole,),
        "phone": (
            Section("town", width=PHONE),
            Section("supply", width=supply.WIDTH if has_cards else PHONE),
            *([Section("dealt", width=supply.WIDTH)] if is_dealt else []),
            *[Section(name, width=944) for name in ready],
            Section("cards", width=944),
            *([] if is_dealt else _round_about(others)),
        ),
    }


def _round_about(others: list[int]) -> list[Section]:
    """The other towns one by one, and the land."""
    towns = [f"town-{SEAT.word(seat)}" for seat in others]
    swiped = [Section(Row(*towns), width=280, swiped=True)] if towns else []
    return [*swiped, *([Section("meadow", width=PHONE)] if neighbours.LEFT[len(others)][0] else [])]


def _own_monument(view: TinyTownsView) -> CardView | None:
    """The monument that a seat has kept, for its owner alone."""
    return None if view["own"] is None or _dealt(view) else view["own"]["monument"]


def _monument(own: CardView | None, words: Words) -> Markup:
    """The own monument in the eighth place of the row."""
    x, y = 8 + 7 * 118, 10
    if own is not None:
        return cards.small_card(own, x, y, words)
    edge = {"fill": "none", "stroke": "var(--paper-line)", "stroke_dasharray": "5 4"}
    frame = rect(x, y, cards.WIDTH, cards.HEIGHT, 8, **edge)
    middle = x + cards.WIDTH / 2
    said = text(
        words.name(TYPE, TYPE.value("monument")),
        middle,
        y + 84,
        13,
        width=100,
        anchor="middle",
        fill="var(--paper-muted)",
    )
    return Markup(frame + said)


def _dealt(view: TinyTownsView) -> list[CardView]:
    """The monuments among which the seat must still choose, or may still change its choice."""
    if view["own"] is None or view["step"] is None or view["step"]["step"] != "Keep":
        return []
    return view["own"]["dealt"]


def _dealt_cards(view: TinyTownsView, words: Words) -> Markup:
    found = enumerate(_dealt(view))
    return join(*[cards.large_card(card, 8 + place * 250, 2, words) for place, card in found])


def _holder(view: TinyTownsView) -> int:
    """Who has the hammer; only the standard game has one."""
    return SEAT.value(view["hammer"]) if view["mode"] == "standard" and not _dealt(view) else -1


def _hammer(holder: int, corner: tuple[int, float, float]) -> Markup:
    """The hammer stands beside the name of the Master Builder."""
    seat, x, y = corner
    return piece("hammer", x, y, use("hammer", 0, 0, 24)) if seat == holder else Markup("")


DRAWING: Final = TinyTownsDrawing()

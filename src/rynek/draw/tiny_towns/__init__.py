"""The board of Tiny Towns: the cards above, the own town large, the supply and the other towns beside it."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.arrangement import Column, Row, Section
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.lettering import text
from rynek.draw.parts import piece
from rynek.draw.picture import Panel, Picture
from rynek.draw.region import Region, only, region
from rynek.draw.svg import Markup, join, rect, use
from rynek.draw.tiny_towns import cards, supply
from rynek.draw.tiny_towns.sites import site_name, sites, strip, strip_height
from rynek.draw.tiny_towns.symbols import SYMBOLS
from rynek.draw.tiny_towns.town import Plot, PlotKey, town
from rynek.games.tiny_towns.components import BUILDING, CARD, RESOURCE, TYPE
from rynek.games.tiny_towns.patterns import BUILD, SITE_CARD, SITE_SQUARES
from rynek.games.tiny_towns.squares import SQUARE, members
from rynek.games.tiny_towns.view_types import CardView, SeatView, TinyTownsView
from rynek.play.words import Words

WIDTH: Final = 960
CARDS: Final = (8.0, 8.0, 942.0, 164.0)
TOP: Final = 178
RIGHT: Final = 408
SUPPLY: Final = (RIGHT, TOP, supply.WIDTH, supply.HEIGHT)
OTHERS: Final = TOP + supply.HEIGHT + 10
CELL: Final = 84
BELOW: Final = TOP + 34 + 24 + 4 * CELL + 6 + 10


class TinyTownsDrawing(Drawing[TinyTownsView]):
    """The board of Tiny Towns."""

    symbols = SYMBOLS
    buttons = frozenset({"stop", "enough", "again"})

    def paint(self, view: TinyTownsView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as one seat sees it; a spectator sees the first town large."""
        own, *others = _plots(view)
        dealt = only(view, "own", "step")
        shown = [] if _dealt(view) else others
        monument = region("monument", _monument, dealt, words)
        return Picture(
            Panel(
                "cards", CARDS, region("cards", _cards, view["cards"], words), monument, label=words.text("draw-cards")
            ),
            Panel(
                "town",
                (own.x, own.y, own.width, own.height),
                _town(view, own, words, names),
                region("hammer-own", _hammer, _holder(view), [own.corner_of_hammer]),
                label=words.name(SEAT, own.seat, names),
            ),
            Panel("supply", SUPPLY, _supply(view, words), label=words.text("draw-supply")),
            Panel(
                "others",
                (RIGHT, OTHERS, supply.WIDTH, own.y + own.height - OTHERS),
                *[_town(view, plot, words, names) for plot in shown],
                region("dealt", _dealt_cards, dealt, words),
                region("hammer-others", _hammer, _holder(view), [plot.corner_of_hammer for plot in shown]),
                label=words.text("draw-others"),
            ),
            *_sites(view, words),
            sizes=_sizes(view),
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


def _plots(view: TinyTownsView) -> list[Plot]:
    """The places of all towns: the own one large, the others in the order of play."""
    own = 0 if view["seat"] is None else SEAT.value(view["seat"])
    others = [(own + step) % view["players"] for step in range(1, view["players"])]
    per_row = (1, 1, 2, 3, 3, 3)[len(others)]
    cell = (0, 58, 58, 38, 23, 23)[len(others)]
    step = (WIDTH - RIGHT - 8) / per_row
    high = 34 + 4 * cell + 12 + 4
    places = [(RIGHT + place % per_row * step, OTHERS + place // per_row * high) for place in range(len(others))]
    wide = min(step - 6, max(4 * cell + 48, 176))
    small = [Plot(seat, x, y, cell, wide, is_large=False) for seat, (x, y) in zip(others, places, strict=True)]
    return [Plot(own, 8, TOP, CELL, 4 * CELL + 48, is_large=True), *small]


def _cards(found: list[CardView], words: Words) -> Markup:
    return join(*[cards.small_card(card, 8 + place * 118, 10, words) for place, card in enumerate(found)])


def _supply(view: TinyTownsView, words: Words) -> Region:
    shown = only(view, "named", "turn", "free_turn", "resource_cards")
    return region("supply", supply.supply, shown, RIGHT, TOP, words)


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
    seat, x, y, cell, width, is_large = key
    return town(Plot(seat, x, y, cell, width, is_large=is_large), row, words, name, ghost)


def _sites(view: TinyTownsView, words: Words) -> list[Panel]:
    """The finished patterns of whoever still builds."""
    if not _builds(view):
        return []
    found = sites(view)
    drawn = region("sites", _strip, only(view, "seat", "own", "over", "seats", "cards"), words)
    return [Panel("sites", (8, BELOW, 944, strip_height(found)), drawn, label=words.text("draw-ready"))]


def _strip(view: TinyTownsView, words: Words) -> Markup:
    return strip(sites(view), 12, BELOW, words)


def _sizes(view: TinyTownsView) -> dict[str, tuple[Section, ...]]:
    """Cards above, the own town beside the supply and the others; on a phone the own town comes first."""
    ready = ["sites"] if _builds(view) else []
    whole = Section(Column("cards", Row("town", Column("supply", "others")), *ready), width=944)
    return {
        "wide": (whole,),
        "middle": (whole,),
        "phone": (
            Section("town", width=370),
            Section("supply", width=supply.WIDTH),
            *[Section(name, width=944) for name in ready],
            Section("cards", width=944),
            Section("others", width=supply.WIDTH),
        ),
    }


def _monument(view: TinyTownsView, words: Words) -> Markup:
    """The own monument in the eighth place of the row: face up for its owner alone."""
    x, y = 8 + 7 * 118, 10
    own = view["own"]["monument"] if view["own"] is not None else None
    if own is not None and not _dealt(view):
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
    return join(*[cards.large_card(card, RIGHT + 8 + place * 250, OTHERS, words) for place, card in found])


def _holder(view: TinyTownsView) -> int:
    """Who has the hammer; only the standard game has one."""
    return SEAT.value(view["hammer"]) if view["mode"] == "standard" and not _dealt(view) else -1


def _hammer(holder: int, corners: list[tuple[int, float, float]]) -> Markup:
    """The hammer stands beside the name of the Master Builder."""
    return join(*[piece("hammer", x, y, use("hammer", 0, 0, 24)) for seat, x, y in corners if seat == holder])


DRAWING: Final = TinyTownsDrawing()

"""The board of Troyes: buildings and Activity cards above, the plan, the city square, the works, Events and the note pad."""

from typing import ClassVar, Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.picture import Panel, Picture
from rynek.draw.region import region
from rynek.draw.seats import seats_from
from rynek.draw.troyes import buildings, cards, events, labels, land, notes, plan, square, tiles, walls, works
from rynek.draw.troyes.clicks import CLICKS
from rynek.draw.troyes.layout import CATHEDRAL, COLUMN, STRIP, districts, high, sizes
from rynek.draw.troyes.symbols import SYMBOLS
from rynek.games.troyes.activity_cards import CARD
from rynek.games.troyes.board import BUILDING, COLOUR, SPACE
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.event_cards import EVENT
from rynek.games.troyes.view_types import TroyesView
from rynek.play.words import Words


class TroyesDrawing(Drawing[TroyesView]):
    """The board of Troyes."""

    symbols: ClassVar[dict[str, str]] = SYMBOLS
    buttons: ClassVar[frozenset[str]] = frozenset({"done", "mill", "times"})

    def paint(self, view: TroyesView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as one seat sees it."""
        return Picture(
            *[_town(number, view, words) for number in range(3)],
            *_square(view, words, names),
            *_strips(view, words),
            *events.panels(view, words),
            *notes.panels(view, words),
            sizes=sizes(view),
            label=words.text("game-title"),
        )

    def spots(self, action: Action, view: TroyesView) -> tuple[str, ...]:
        """The parts to click for a move, in order."""
        clicks = CLICKS.get(action.verb.name)
        return () if clicks is None else clicks(action.words()[1:], view)

    def note(self, action: Action, view: TroyesView, words: Words) -> str:
        """What a die or a tradesman costs, how much a use brings."""
        return labels.note(action.verb.name, action.words()[1:], view, words)

    def purpose(self, action: Action, view: TroyesView, words: Words) -> str:
        """What a card that is used is for; what an Event does reads as if fighting it did so."""
        return super().purpose(action, view, words) if action.verb.name in ("activate", "fewer", "spend") else ""

    def where(self, event: Event, view: TroyesView) -> tuple[str, ...]:
        """Where something happened: a card, an Event, a space, a building, the cathedral, or else a district."""
        fixed = len(event.template.names)
        said = dict(zip(event.template.names, event.args[:fixed], strict=True))
        parts: list[str] = []
        if "seat" in said:
            parts.append(f"district:{SEAT.word(said['seat'])}")
        elif event.template.key.startswith(("event-grey-rolled", "event-roy")):
            parts.append("district:grey")
        parts += _places(said, view)
        return tuple(parts)

    def belongings(self, view: TroyesView, seat: int, words: Words) -> tuple[Chip, ...]:
        """What lies before a player: money, influence, citizens, dice, tradesmen, Events won, hidden cards."""
        player = view["seats"][seat]
        dice = [(die["colour"], die["count"]) for die in view["dice"][player["seat"]]]
        counts = {colour: sum(count for found, count in dice if found == colour) for colour in COLOUR.words}
        chips = [
            Chip("coin", words.text("draw-deniers"), player["deniers"]),
            Chip("troyes-influence", words.text("draw-own-influence"), player["influence"]),
            Chip("piece-worker", words.text("draw-private"), player["supply"], words.text("draw-supply-tip")),
            Chip("troyes-tradesman", words.text("draw-tradesmen"), player["tradesmen"]),
            Chip("troyes-flag", words.text("draw-won"), len(player["won"])),
        ]
        chips += [
            Chip(f"troyes-{kind}", words.text(f"draw-dice-{kind}"), count) for kind, count in counts.items() if count
        ]
        if player["tokens"] is not None:
            chips.append(Chip("points", words.text("draw-tokens"), player["tokens"]))
        shown = [words.name(CHARACTER, CHARACTER.value(name)) for name in player["characters"] or ()]
        if not view["le_roy"]:
            chips.append(Chip("card", words.text("draw-characters"), ", ".join(shown) or player["hand"]))
        return tuple(chips)


def _town(number: int, view: TroyesView, words: Words) -> Panel:
    """A building and its three Activity cards."""
    return Panel(
        f"town-{BUILDING.word(number)}",
        (0, 0, COLUMN, cards.TOP + cards.HEIGHT),
        *buildings.building(number, view, words),
        *cards.activities(number, view, words),
        label=words.name(BUILDING, number),
    )


def _square(view: TroyesView, words: Words, names: tuple[str, ...]) -> list[Panel]:
    """The districts, each a panel."""
    return [
        Panel(
            f"square-{owner}",
            (0, 0, COLUMN, high(column)),
            *square.district(owner, high(column), view, words, names),
            label=words.text("draw-square"),
        )
        for column in districts(seats_from(view))
        for owner in column
    ]


def _strips(view: TroyesView, words: Words) -> list[Panel]:
    """The plan, what influence can do, the cathedral and the fields."""
    strip, farm = (0, 0, COLUMN, STRIP), words.text("draw-farm")
    wall = [region(f"wall:{place}", walls.wall, place) for place in range(2)]
    fields = [region("soil", land.fields), region("fields", works.fields, words)]
    return [
        Panel("plan", strip, wall[0], plan.shown(view, words), label=words.text("draw-plan")),
        Panel("tiles", strip, wall[1], tiles.shown(view, words), label=words.text("draw-influence")),
        Panel(
            "works", (0, 0, COLUMN, CATHEDRAL), *works.building_site(view, words), label=words.text("draw-cathedral")
        ),
        Panel("fields", strip, *fields, label=farm),
    ]


def _places(said: dict[str, int], view: TroyesView) -> list[str]:
    """Things on the board that an event speaks of."""
    found: list[str] = []
    if "card" in said and CARD.word(said["card"]) in [entry["card"] for entry in view["activities"]]:
        found.append(f"card:{CARD.word(said['card'])}")
    row = [entry["event"] for entry in view["events"]]
    named = [EVENT.word(said[key]) for key in ("event_card", "target") if key in said]
    found += [f"event:{word}" for word in named if word in row]
    if "space" in said:
        found.append(f"space:{SPACE.word(said['space'])}")
    if "building" in said:
        found.append(f"lying:{BUILDING.word(said['building'])}")
    if "column" in said:
        found.append("cathedral")
    return found


DRAWING: Final = TroyesDrawing()

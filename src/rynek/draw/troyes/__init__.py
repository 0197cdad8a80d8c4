"""The board of Troyes: buildings and Activity cards above, the plan, the city square, the works, Events and the note pad."""

from collections.abc import Callable
from typing import Final, cast

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.arrangement import Column, Row, Section
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.picture import Panel, Picture
from rynek.draw.region import Region, only, region
from rynek.draw.svg import join
from rynek.draw.troyes import buildings, cards, events, notes, plan, square, works
from rynek.draw.troyes.pieces import asked
from rynek.draw.troyes.symbols import SYMBOLS
from rynek.games.troyes.activity_cards import CARD
from rynek.games.troyes.board import BUILDING, COLOUR, SPACE
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.event_cards import EVENT
from rynek.games.troyes.view_types import ActivityView, TroyesView
from rynek.play.words import Words

LEFT: Final = 8
CARDS_TOP: Final = buildings.HEIGHT + 8


class TroyesDrawing(Drawing[TroyesView]):
    """The board of Troyes."""

    symbols = SYMBOLS
    buttons = frozenset({"mill", "times"})

    def paint(self, view: TroyesView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as one seat sees it."""
        notepad = only(view, "notes", "players", "le_roy", "pile", "over", "seats", "seat")
        works_drawn = region("works", _works, only(view, "cathedral", "group"), words)
        return Picture(
            *[_town(number, view, words) for number in range(3)],
            Panel("plan", (LEFT, 0, plan.WIDTH, plan.HEIGHT), _plan(view, words), label=words.text("draw-plan")),
            Panel(
                "square",
                (LEFT, 0, square.WIDTH, square.HEIGHT - 4),
                *_square(view, words, names),
                label=words.text("draw-square"),
            ),
            Panel("works", (0, 0, works.WIDTH, square.HEIGHT - 4), works_drawn, label=words.text("draw-cathedral")),
            Panel(
                "events",
                (LEFT, 0, plan.WIDTH, events.height(view) - 8),
                region("events", events.row, LEFT, 0, only(view, "events", "decks", "group"), words),
                label=words.text("draw-events"),
            ),
            Panel(
                "notes",
                (LEFT, 0, notes.WIDTH, notes.HEIGHT),
                region("notes", notes.notes, LEFT, 0, notepad, words),
                label=words.text("draw-notes"),
            ),
            sizes=SIZES,
            label=words.text("game-title"),
        )

    def spots(self, action: Action, view: TroyesView) -> tuple[str, ...]:
        """The parts to click for a move, in order."""
        clicks = CLICKS.get(action.verb.name)
        return () if clicks is None else clicks(action.words()[1:], view)

    def note(self, action: Action, view: TroyesView, words: Words) -> str:
        """What a die costs, how much a use brings."""
        verb, said = action.verb.name, action.words()[1:]
        if verb in ("buy", "buy-grey"):
            deniers = square.price(said[0] if verb == "buy" else "grey", view)
            return "" if deniers is None else words.text("note-price", deniers=deniers)
        if view["group"] is None:
            return ""
        found = view["group"]["outcomes"]
        if verb == "activate":
            return words.text("note-times", times=found["cards"][said[0]])
        if verb == "fight":
            return words.text("note-cubes", cubes=found["events"][said[0]])
        return words.text("note-price", deniers=found["farm"]) if verb == "farm" else ""

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
            Chip("troyes-influence", words.text("draw-influence"), player["influence"]),
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
    known = only(view, "spaces", "lying", "threats", "seat")
    activities = [
        region(
            f"activity:{slot}",
            cards.activity,
            entry,
            slot % 3 * (cards.WIDTH + 4.5),
            CARDS_TOP,
            _about(entry, view),
            words,
        )
        for slot, entry in enumerate(view["activities"])
        if slot // 3 == number
    ]
    return Panel(
        f"town-{BUILDING.word(number)}",
        (0, 0, buildings.WIDTH, CARDS_TOP + cards.HEIGHT),
        region(f"building:{BUILDING.word(number)}", buildings.building, number, 0, 0, known, words),
        *activities,
        label=words.name(BUILDING, number),
    )


def _about(entry: ActivityView, view: TroyesView) -> TroyesView:
    """What a card needs to know besides: the group that could activate it, and the viewer who has cubes on it."""
    group, seat = view["group"], view["seat"]
    told = group if group is not None and entry["card"] in group["outcomes"]["cards"] else None
    return cast("TroyesView", {"group": told, "seat": seat if told or seat in entry["cubes"] else None})


def _plan(view: TroyesView, words: Words) -> Region:
    known = only(view, "counter", "black", "group", "round", "rounds", "threats", "seat", "to_act", "step")
    return region("plan", plan.plan, LEFT, 0, known, words)


def _square(view: TroyesView, words: Words, names: tuple[str, ...]) -> list[Region]:
    """The districts, one under the other, grey last."""
    known = only(view, "dice", "to_act", "le_roy", "seats", "start", "seat", "group", "counter", "step")
    high = square.HEIGHT / len(view["dice"])
    return [
        region(f"district:{owner}", square.district, owner, LEFT, place * high, high - 4, known, words, names)
        for place, owner in enumerate(view["dice"])
    ]


def _works(view: TroyesView, words: Words) -> str:
    return join(
        works.cathedral(0, 0, square.HEIGHT - 50, view, words),
        works.field(0, square.HEIGHT - 46, works.WIDTH, view, words),
    )


TOWN: Final = Row(*[f"town-{BUILDING.word(number)}" for number in range(3)])
WHOLE: Final = Section(Column(TOWN, "plan", Row("square", "works"), "events"), width=952)
SIZES: Final = {
    "wide": (WHOLE, Section("notes", width=plan.WIDTH)),
    "middle": (WHOLE, Section("notes", width=plan.WIDTH)),
    "phone": (
        Section("plan", width=plan.WIDTH),
        Section("square", width=square.WIDTH),
        Section(TOWN, width=buildings.WIDTH, swiped=True),
        Section("works", width=works.WIDTH),
        Section("events", width=plan.WIDTH),
        Section("notes", width=plan.WIDTH),
    ),
}
"""All but the note pad at one glance. On a phone the plan and the dice come first, the buildings are swiped."""


# the clicks of each verb

Clicks = Callable[[list[str], TroyesView], tuple[str, ...]]


def _one(part: str) -> Clicks:
    """A part of its own."""
    return lambda said, view: (part,)


def _named(kind: str) -> Clicks:
    """The thing that the move names."""
    return lambda said, view: (":".join([kind, *said]),)


def _own_die(said: list[str], view: TroyesView) -> tuple[str, ...]:
    return (f"die:{view['seat']}:{said[0]}:{said[1]}",)


def _influence(verb: str) -> Clicks:
    """The tile, then a die; when the tile is paid for, the next die."""
    return lambda said, view: (*([] if asked(view) == "TurnMore" else [f"influence:{verb}"]), *_own_die(said, view))


def _done(said: list[str], view: TroyesView) -> tuple[str, ...]:
    return ("done",) if asked(view) in ("TurnMore", "Counter") else ()


def _settle(said: list[str], view: TroyesView) -> tuple[str, ...]:
    """The entrance of the row."""
    row = view["group"]["outcomes"]["settle"] if view["group"] else None
    return () if row is None else (f"space:{row}" if row in view["spaces"] else f"space:{row}a",)


CLICKS: Final[dict[str, Clicks]] = {
    "activate": _named("card"),
    "also": _named("black"),
    "build": _one("cathedral"),
    "buy": _named("die"),
    "buy-grey": _named("die:grey"),
    "counter": _own_die,
    "cube": _named("event"),
    "done": _done,
    "farm": _one("farm"),
    "fewer": _named("fewer"),
    "fight": _named("event"),
    "from-card": _named("card"),
    "from-lying": _named("lying"),
    "from-space": _named("space"),
    "from-supply": lambda said, view: (f"supply:{view['seat']}",),
    "give-way": _one("give-way"),
    "pass": _one("pass"),
    "place": _named("space"),
    "recruit": _one("influence:recruit"),
    "reroll": _influence("reroll"),
    "settle": _settle,
    "spend": _named("cubes"),
    "take": _own_die,
    "turn": _influence("turn"),
}


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

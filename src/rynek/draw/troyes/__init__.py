"""The board of Troyes: buildings and Activity cards above, the plan, the city square, the works, Events and the note pad."""

from typing import Any, Final

from rynek.core.action import Action
from rynek.core.message import Event
from rynek.core.state import View
from rynek.draw.drawings import Chip
from rynek.draw.picture import Picture, Region
from rynek.draw.svg import join
from rynek.draw.troyes import buildings, cards, events, notes, plan, square, works
from rynek.draw.troyes.symbols import SYMBOLS
from rynek.games.troyes.activity_cards import CARD
from rynek.games.troyes.board import BUILDING, COLOUR, SPACE
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.event_cards import EVENT
from rynek.play.words import Words

__all__ = ["SYMBOLS", "belongings", "note", "paint", "spots", "where"]

WIDTH: Final = 960
LEFT: Final = 8
COLUMN: Final = buildings.WIDTH + 4
CARDS_TOP: Final = 8 + buildings.HEIGHT + 8
PLAN_TOP: Final = CARDS_TOP + cards.HEIGHT + 8
SQUARE_TOP: Final = PLAN_TOP + plan.HEIGHT + 8
WORKS_LEFT: Final = LEFT + square.WIDTH + 8


def paint(view: View, words: Words, names: tuple[str, ...]) -> Picture:
    """The table as one seat sees it."""
    events_top = SQUARE_TOP + square.HEIGHT + 6
    notes_top = events_top + events.height(view) + 2
    town = [
        Region(f"building:{BUILDING.word(i)}", buildings.building(i, LEFT + i * COLUMN, 8, view, words))
        for i in range(3)
    ]
    activities = [Region(f"activity:{i}", _activity(i, view, words)) for i in range(9)]
    districts = [Region(name, body) for name, body in square.square(LEFT, SQUARE_TOP, view, words, names)]
    return Picture(
        WIDTH,
        int(notes_top + notes.HEIGHT + 8),
        *town,
        *activities,
        Region("plan", plan.plan(LEFT, PLAN_TOP, view, words)),
        *districts,
        Region(
            "works",
            works.cathedral(WORKS_LEFT, SQUARE_TOP, square.HEIGHT - 50, view, words),
            works.field(WORKS_LEFT, SQUARE_TOP + square.HEIGHT - 46, works.WIDTH, view, words),
        ),
        Region("events", events.row(LEFT, events_top, view, words)),
        Region("notes", notes.notes(LEFT, notes_top, view, words)),
        label=words.text("game-title"),
    )


def _activity(slot: int, view: View, words: Words) -> str:
    x = LEFT + slot // 3 * COLUMN + slot % 3 * (cards.WIDTH + 4.5)
    return join(cards.activity(view["activities"][slot], x, CARDS_TOP, view, words))


# moves and places

PLAIN: Final = {
    "pass": "pass", "give-way": "give-way", "build": "cathedral", "farm": "farm",
    "recruit": "influence:recruit",
}  # fmt: skip


def spots(action: Action, view: View) -> tuple[str, ...]:
    """The parts to click for a move, in order."""
    verb, said = action.verb.name, action.words()[1:]
    if verb in PLAIN:
        return (PLAIN[verb],)
    if verb in ("take", "counter"):
        return (f"die:{view['seat']}:{said[0]}:{said[1]}",)
    if verb in ("reroll", "turn"):
        die = f"die:{view['seat']}:{said[0]}:{said[1]}"
        return (die,) if view["step"] == "TurnMore" else (f"influence:{verb}", die)
    if verb == "done":
        return ("done",) if view["step"] in ("TurnMore", "Counter") else ()
    if verb == "settle":
        row = view["group"]["outcomes"]["settle"]
        return (f"space:{row}" if row in view["spaces"] else f"space:{row}a",)
    return _named(verb, said, view)


def _named(verb: str, said: list[str], view: View) -> tuple[str, ...]:
    """Moves that name a thing on the board."""
    if verb == "buy":
        return (f"die:{said[0]}:{said[1]}:{said[2]}",)
    if verb == "buy-grey":
        return (f"die:grey:{said[0]}:{said[1]}",)
    if verb == "from-supply":
        return (f"supply:{view['seat']}",)
    kinds = {
        "place": "space", "from-space": "space", "from-lying": "lying", "from-card": "card", "activate": "card",
        "fewer": "fewer", "spend": "cubes", "fight": "event", "cube": "event", "also": "black",
    }  # fmt: skip
    return (":".join([kinds[verb], *said]),) if verb in kinds else ()


def note(action: Action, view: View, words: Words) -> str:
    """What a die costs, how much a use brings."""
    verb, said = action.verb.name, action.words()[1:]
    if verb in ("buy", "buy-grey"):
        deniers = square.price(said[0] if verb == "buy" else "grey", view)
        return "" if deniers is None else words.text("note-price", deniers=deniers)
    if verb not in ("activate", "fight", "farm"):
        return ""
    found = view["group"]["outcomes"]
    if verb == "activate":
        return words.text("note-times", times=found["cards"][said[0]])
    if verb == "fight":
        return words.text("note-cubes", cubes=found["events"][said[0]])
    return words.text("note-price", deniers=found["farm"])


def where(event: Event, view: View) -> tuple[str, ...]:
    """Where something happened: a card, an Event, a space, a building, the cathedral, or else a district."""
    fixed = len(event.template.names)
    said = dict(zip(event.template.names, event.args[:fixed], strict=True))
    parts: list[str] = []
    if "seat" in said:
        parts.append(f"district:{'ABCDEF'[said['seat']]}")
    elif event.template.key.startswith("event-grey-rolled") or event.template.key.startswith("event-roy"):
        parts.append("district:grey")
    parts += _places(said, view)
    return tuple(parts)


def _places(said: dict[str, int], view: View) -> list[str]:
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


def belongings(view: View, seat: int, words: Words) -> tuple[Chip, ...]:
    """What lies before a player: money, influence, citizens, dice, tradesmen, Events won, hidden cards."""
    player: dict[str, Any] = view["players"][seat]
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
        Chip(f"troyes-{colour}", words.text(f"draw-dice-{colour}"), count) for colour, count in counts.items() if count
    ]
    if player["tokens"] is not None:
        chips.append(Chip("points", words.text("draw-tokens"), player["tokens"]))
    shown = [words.name(CHARACTER, CHARACTER.value(name)) for name in player["characters"] or ()]
    if not view["le_roy"]:
        chips.append(Chip("card", words.text("draw-characters"), ", ".join(shown) or player["hand"]))
    return tuple(chips)

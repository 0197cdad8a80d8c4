"""The board of Tiletum: the wheel and the markets, the viewer's own board, the chart of Europe, the boards of the others."""

import json
from typing import Any, Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.core.state import View
from rynek.draw.drawings import Chip
from rynek.draw.lettering import signed
from rynek.draw.picture import Picture, Region
from rynek.draw.tiletum import europe, markets, player, todo, track, wheel
from rynek.draw.tiletum.symbols import SYMBOLS
from rynek.games.tiletum.europe import SPACE
from rynek.games.tiletum.goods import ACTION, COLOUR, GOOD, step_price
from rynek.games.tiletum.tiles import TILE
from rynek.play.words import Words

__all__ = ["SYMBOLS", "belongings", "note", "paint", "spots", "where"]

WIDTH: Final = 960
OWN: Final = 438
"""The viewer's own board lies between the wheel and the chart: with either of them it fits in a window."""
OTHERS: Final = europe.TOP + europe.HEIGHT + 8


def paint(view: View, words: Words, names: tuple[str, ...]) -> Picture:
    """The table as one seat sees it."""
    own = view["seat"] or 0
    order = [(own + step) % view["players"] for step in range(view["players"])]
    boards = [
        Region(
            f"board:{SEAT.word(seat)}",
            player.board(
                json.dumps(view["seats"][seat]),
                seat,
                OTHERS + (place - 1) * player.HEIGHT if place else OWN,
                words,
                words.name(SEAT, seat, names),
            ),
        )
        for place, seat in enumerate(order)
    ]
    return Picture(
        WIDTH,
        OTHERS + player.HEIGHT * (view["players"] - 1) + 4,
        Region("wheel", wheel.wheel(view, words)),
        Region("dice", wheel.dice(view, words)),
        Region("king", track.king_track(view, words)),
        Region("fairs", track.fairs(view, words)),
        Region("order", track.turn_order(view, words), markets.bonus_stack(view, words)),
        Region("contracts", markets.contracts(view, words)),
        Region("characters", markets.characters(view, words)),
        Region("ground", europe.ground()),
        Region("roads", europe.roads(words)),
        *[Region(f"city:{name}", drawn) for name, drawn in europe.cities(view, words).items()],
        Region("travellers", europe.travellers(view)),
        Region("todo", todo.todo_list(view, europe.TOP + 8, words)),
        *boards,
        label=words.text("game-title"),
    )


# moves


def spots(action: Action, view: View) -> tuple[str, ...]:
    """The parts to click for a move, in order."""
    verb, args = action.verb.name, action.args
    letter = SEAT.word(view["seat"] or 0)
    if verb == "die":
        taken = f"die:{COLOUR.word(args[0])}:{args[1]}"
        # One click takes a die as it lies; whoever wants another value says first which.
        return (taken,) if args[1] == args[2] else (f"segment:{args[2]}", taken)
    if verb in {"move-merchant", "move-architect"}:
        return (f"map:{SPACE.word(args[0])}",)
    if verb == "house":
        return (f"house:{SPACE.word(args[0])}:{args[1]}",)
    if verb in {"pillar", "contribute"}:
        return (f"cathedral:{SPACE.word(args[0])}",)
    if verb == "action":
        actions = [space["action"] for space in view["wheel"]]
        return (f"space:{actions.index(ACTION.word(args[0]))}",)
    if verb in {"exchange", "convert", "gain"}:
        kinds = ["gold", GOOD.word(args[0])] if verb == "convert" else [GOOD.word(kind) for kind in args]
        return tuple(f"good:{letter}:{kind}" for kind in kinds)
    return tile_spots(verb, args, view, letter)


def tile_spots(verb: str, args: tuple[int, ...], view: View, letter: str) -> tuple[str, ...]:
    """The parts of moves with tiles."""
    if verb == "take-tile":
        return (offered(view),)
    if verb == "take-bonus":
        return map_tile(view, letter, TILE.word(args[0]))
    if verb == "hire":
        return (f"character:{view['characters'].index(TILE.word(args[0]))}",)
    if verb == "contract":
        return (f"contract:{[slot['tile'] for slot in view['contracts']].index(TILE.word(args[0]))}",)
    if verb == "replace":
        return ("stack:characters",)
    if verb == "building":
        return (f"building:{letter}:{args[0]}",)
    if verb == "bonus":
        return room_of(view, letter, TILE.word(args[0]))
    return store_spots(verb, args, view, letter)


def store_spots(verb: str, args: tuple[int, ...], view: View, letter: str) -> tuple[str, ...]:
    """The parts of moves with tiles of the storehouse: first the tile, then where it goes."""
    if verb == "colour-die":
        return (stored(view, letter, "die_colour"), f"good:{letter}:{GOOD.word(args[0])}")
    if verb not in {"place", "crest", "fulfil", "use"}:
        return ()
    tile = stored(view, letter, TILE.word(args[0]))
    if verb == "place":
        return (tile, f"room:{letter}:{args[1]}:{args[2]}")
    if verb == "crest":
        return (tile, f"crest:{letter}:{args[1]}")
    if verb == "fulfil" and args[1] >= 0:
        return (tile, f"good:{letter}:{GOOD.word(args[1])}")
    return (tile,)


def stored(view: View, letter: str, tile: str) -> str:
    """The part of a tile in a storehouse."""
    return f"store:{letter}:{belonging(view, letter)['storehouse'].index(tile)}"


def belonging(view: View, letter: str) -> dict[str, Any]:
    """The belongings of a seat."""
    found: dict[str, Any] = view["seats"][SEAT.value(letter)]
    return found


def offered(view: View) -> str:
    """The tile that is offered: of an action space, or beside the king's track."""
    step = view["todo"][0]
    return f"space-tile:{step['space']}" if step["step"] == "offer_tile" else "king-tile"


def map_tile(view: View, letter: str, tile: str) -> tuple[str, ...]:
    """The bonus tile in the city of the piece whose action is under way."""
    city = belonging(view, letter)[view["todo"][0]["action"]]
    return (f"maptile:{city}:{view['cities'][city]['tiles'].index(tile)}",)


def room_of(view: View, letter: str, tile: str) -> tuple[str, ...]:
    """A room where a character lives."""
    for index, home in enumerate(belonging(view, letter)["buildings"]):
        if tile in home["rooms"]:
            return (f"room:{letter}:{index + 1}:{home['rooms'].index(tile) + 1}",)
    return ()


def note(action: Action, view: View, words: Words) -> str:
    """The gold that turning a die costs."""
    if action.verb.name != "die" or action.args[1] == action.args[2]:
        return ""
    return words.text("note-gold", gold=step_price(action.args[1], action.args[2]))


# events


def where(event: Event, view: View) -> tuple[str, ...]:
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


def belongings(view: View, seat: int, words: Words) -> tuple[Chip, ...]:
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

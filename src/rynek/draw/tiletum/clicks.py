"""Which parts are clicked, in order, for a move."""

from collections.abc import Callable
from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.games.tiletum.view_types import SeatView, TiletumView

Parts = tuple[str, ...]
Clicks = Callable[[list[str], TiletumView, str], Parts]
"""The parts of a move, from the words of its arguments, the view and the letter of the viewer's seat."""


def spots(action: Action, view: TiletumView) -> Parts:
    """The parts to click for a move; none when only a button makes it."""
    clicks = CLICKS[action.verb.name]
    return clicks(action.words()[1:], view, view["seat"] or SEAT.words[0])


def button(said: list[str], view: TiletumView, own: str) -> Parts:
    """Nothing to click: moves of chance, and those that end or refuse something."""
    return ()


def take_die(said: list[str], view: TiletumView, own: str) -> Parts:
    """One click takes a die as it lies; whoever wants another value says first which."""
    taken = f"die:{said[0]}:{said[1]}"
    return (taken,) if said[1] == said[2] else (f"segment:{said[2]}", taken)


def space(said: list[str], view: TiletumView, own: str) -> Parts:
    """A space of the map to which a piece moves."""
    return (f"map:{said[0]}",)


def house_space(said: list[str], view: TiletumView, own: str) -> Parts:
    """A house space of a city."""
    return (f"house:{said[0]}:{said[1]}",)


def cathedral(said: list[str], view: TiletumView, own: str) -> Parts:
    """The cathedral of a city."""
    return (f"cathedral:{said[0]}",)


def action_space(said: list[str], view: TiletumView, own: str) -> Parts:
    """The space of an action around the wheel."""
    return (f"space:{[one['action'] for one in view['wheel']].index(said[0])}",)


def goods(said: list[str], view: TiletumView, own: str) -> Parts:
    """Goods of the own board."""
    return tuple(f"good:{own}:{kind}" for kind in said)


def converted(said: list[str], view: TiletumView, own: str) -> Parts:
    """Gold, then what it becomes."""
    return goods(["gold", *said], view, own)


def offered(said: list[str], view: TiletumView, own: str) -> Parts:
    """The tile that is offered: of an action space, or beside the king's track."""
    step = view["step"]
    if step is None:
        return ()
    return (f"space-tile:{step['space']}",) if step["step"] == "OfferTile" else ("king-tile",)


def map_tile(said: list[str], view: TiletumView, own: str) -> Parts:
    """A bonus tile in the city of the piece whose action is under way."""
    step = view["step"]
    if step is None:
        return ()
    row = belongings(view, own)
    city = row["merchant"] if step["kind"] == "merchant" else row["architect"]
    return (f"maptile:{city}:{view['cities'][city]['tiles'].index(said[0])}",)


def character(said: list[str], view: TiletumView, own: str) -> Parts:
    """A slot of the character market."""
    return (f"character:{view['characters'].index(said[0])}",)


def contract(said: list[str], view: TiletumView, own: str) -> Parts:
    """A slot of the contract market."""
    return (f"contract:{[slot['tile'] for slot in view['contracts']].index(said[0])}",)


def character_stack(said: list[str], view: TiletumView, own: str) -> Parts:
    """The stack of characters, which replaces the market."""
    return ("stack:characters",)


def building(said: list[str], view: TiletumView, own: str) -> Parts:
    """A building of the own board."""
    return (f"building:{own}:{said[0]}",)


def inhabited(said: list[str], view: TiletumView, own: str) -> Parts:
    """The room where a character lives."""
    for index, home in enumerate(belongings(view, own)["buildings"]):
        if said[0] in home["rooms"]:
            return (f"room:{own}:{index + 1}:{home['rooms'].index(said[0]) + 1}",)
    return ()


def stored(said: list[str], view: TiletumView, own: str) -> Parts:
    """A tile of the storehouse."""
    return (f"store:{own}:{belongings(view, own)['storehouse'].index(said[0])}",)


def moved_in(said: list[str], view: TiletumView, own: str) -> Parts:
    """A character of the storehouse, then its room."""
    return (*stored(said, view, own), f"room:{own}:{said[1]}:{said[2]}")


def crested(said: list[str], view: TiletumView, own: str) -> Parts:
    """A crest of the storehouse, then its ground floor."""
    return (*stored(said, view, own), f"crest:{own}:{said[1]}")


def fulfilled(said: list[str], view: TiletumView, own: str) -> Parts:
    """A contract of the storehouse, then the kind of its identical goods, where it wants some."""
    return stored(said, view, own) + goods([kind for kind in said[1:] if kind != "-"], view, own)


def dyed(said: list[str], view: TiletumView, own: str) -> Parts:
    """The helper that changes a die's colour, then the good."""
    return stored(["die_colour"], view, own) + goods(said, view, own)


def belongings(view: TiletumView, letter: str) -> SeatView:
    """What a seat has."""
    return view["seats"][SEAT.value(letter)]


CLICKS: Final[dict[str, Clicks]] = {
    "set-wheel": button,
    "set-actions": button,
    "deal-bonus": button,
    "deal-characters": button,
    "deal-contracts": button,
    "deal-costs": button,
    "deal-cities": button,
    "deal-fairs": button,
    "first-player": button,
    "roll": button,
    "corruption": button,
    "draw-character": button,
    "colour-die": dyed,
    "die": take_die,
    "take-tile": offered,
    "leave-tile": button,
    "action": action_space,
    "end-turn": button,
    "end-action": button,
    "decline": button,
    "move-merchant": space,
    "move-architect": space,
    "house": house_space,
    "pillar": cathedral,
    "take-bonus": map_tile,
    "hire": character,
    "replace": character_stack,
    "place": moved_in,
    "contract": contract,
    "exchange": goods,
    "gain": goods,
    "building": building,
    "bonus": inhabited,
    "convert": converted,
    "fulfil": fulfilled,
    "crest": crested,
    "contribute": cathedral,
    "use": stored,
}
"""By verb: every verb stands here, so that none is forgotten."""

"""The board of Tiletum: the wheel and the markets, the viewer's own board, the chart of Europe, the boards of the others."""

import json
from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.lettering import signed
from rynek.draw.picture import Picture, Region
from rynek.draw.tiletum import europe, markets, player, todo, track, wheel
from rynek.draw.tiletum.clicks import spots
from rynek.draw.tiletum.symbols import SYMBOLS
from rynek.games.tiletum.europe import SPACE
from rynek.games.tiletum.goods import GOOD, step_price
from rynek.games.tiletum.view_types import TiletumView
from rynek.play.words import Words

WIDTH: Final = 960
OWN: Final = 438
"""The viewer's own board lies between the wheel and the chart: with either of them it fits in a window."""
OTHERS: Final = europe.TOP + europe.HEIGHT + 8


class TiletumDrawing(Drawing[TiletumView]):
    """The board of Tiletum."""

    symbols = SYMBOLS
    buttons = frozenset({"decline", "end-action", "end-turn", "leave-tile"})

    def paint(self, view: TiletumView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as one seat sees it."""
        own = 0 if view["seat"] is None else SEAT.value(view["seat"])
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

    def spots(self, action: Action, view: TiletumView) -> tuple[str, ...]:
        """The parts to click for a move, in order."""
        return spots(action, view)

    def note(self, action: Action, view: TiletumView, words: Words) -> str:
        """The gold that turning a die costs."""
        if action.verb.name != "die" or action.args[1] == action.args[2]:
            return ""
        return words.text("note-gold", gold=step_price(action.args[1], action.args[2]))

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


DRAWING: Final = TiletumDrawing()

"""The king's track with its markers, the corruption tokens, and the four fairs."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.draw.lettering import paragraph, signed, text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece, tipped
from rynek.draw.seats import badge
from rynek.draw.svg import circle, group, join, rect, use
from rynek.draw.symbols import points
from rynek.draw.tiletum.tiles import empty_place, tile_part
from rynek.games.tiletum.europe import SPACE
from rynek.games.tiletum.fairtiles import FAIR
from rynek.games.tiletum.view_types import KingView, ShareView, TiletumView
from rynek.play.words import Words

WIDE: Final = 372
HEIGHT: Final = 240
STEP: Final = 15.3
TRACK_LEFT: Final = 46.0


def king_track(view: TiletumView, words: Words) -> Markup:
    """The track, its tile, the tokens of this round."""
    king = view["king"]
    ground = rect(0, 0, WIDE, 92, 8, fill="var(--paper-card)", stroke="var(--paper-line)")
    crown = tipped(words.text("draw-king-track"), words.text("draw-king-track-tip"), use("crown", 6, 4, 24))
    title = text(words.text("draw-king-track"), 34, 21, 14, width=130, serif=True, bold=True)
    spaces = [track_space(value) for value in range(king["lowest"], king["highest"] + 1)]
    tile = empty_place(4, 49, 38) if king["tile"] is None else tile_part("king-tile", king["tile"], 4, 49, 38, words)
    return group(ground, crown, title, *tokens(king, words), *spaces, tile, *markers(king))


def track_space(value: int) -> Markup:
    """One space: red below 0, blue above, its number."""
    x = TRACK_LEFT + (value + 5) * STEP
    fill = "#E9C4B8" if value < 0 else ("var(--paper-card)" if value == 0 else "#CFDDE9")
    face = rect(x, 68, STEP, 19, 2, fill=fill, stroke="var(--paper-line)")
    return join(face, text(signed(value), x + STEP / 2, 82, 12, width=STEP - 2, anchor="middle"))


def markers(king: KingView) -> list[Markup]:
    """The markers, those that share a space in a stack from the bottom up."""
    found: list[Markup] = []
    heights: dict[int, int] = {}
    for letter, space in [(str(seat), int(space)) for seat, space in king["stacks"]]:
        high = heights.get(space, 0)
        heights[space] = high + 1
        x = TRACK_LEFT + (space + 5.5) * STEP
        found.append(piece(f"king:{letter}", x, 59 - high * 11, badge(SEAT.value(letter), 0, 0, 18)))
    return found


def tokens(king: KingView, words: Words) -> list[Markup]:
    """Corruption tokens: those turned up with their value, the others face down."""
    said = [str(value) for value in king["corruption"]] + [""] * king["hidden_tokens"]
    title, tip = words.text("draw-corruption"), words.text("draw-corruption-tip")
    label = text(title, 270, 20, 12, width=90, anchor="end", fill="var(--paper-muted)")
    found = []
    for place, value in enumerate(said):
        x = 290 + place * 28
        look = (
            {"fill": "#E9C4B8", "stroke": "var(--paper-ink)"}
            if value
            else {"fill": "#8B8378", "stroke": "var(--paper-ink)"}
        )
        inside = (
            text("0" if value == "0" else f"−{value}", x, 21, 13, anchor="middle", bold=True)
            if value
            else use("eye", x - 8, 8, 16)
        )
        found.append(tipped(title, tip, circle(x, 16, 12, **look), inside))
    return [label, *found]


def fairs(view: TiletumView, words: Words) -> Markup:
    """The four fairs, two by two."""
    return join(*[fair(view, index, index % 2 * 187, 97 + index // 2 * 72, words) for index in range(4)])


def fair(view: TiletumView, index: int, x: float, y: float, words: Words) -> Markup:
    """A fair: city, what it counts, its value, and what it would give each seat."""
    data = view["fairs"][index]
    now = view["round"] == index + 1 and not view["over"]
    city = words.name(SPACE, SPACE.value(data["city"]))
    kind = FAIR.value(data["tile"])
    edge = {"stroke": "var(--paper-ink)", "stroke_width": 2} if now else {"stroke": "var(--paper-line)"}
    ground = rect(1, 1, 183, 68, 7, fill="var(--paper-card)", opacity=0.55 if data["held"] else None, **edge)
    head = text(f"{index + 1}. {city}", 7, 17, 14, width=146, serif=True, bold=True)
    worth = points(data["value"], 155, 1, 28)
    what = paragraph(words.name(FAIR, kind), 7, 31, 148, 2, 12, fill="var(--paper-muted)")
    rows = [share(data["now"][letter], place, letter) for place, letter in enumerate(sorted(data["now"]))]
    title = words.text("draw-fair", city=city, what=words.name(FAIR, kind))
    tip = words.info(FAIR, kind) + " " + words.text("draw-fair-tip", printed=data["printed"], value=data["value"])
    return part(
        f"fair:{index + 1}", box(1, 1, 183, 68, 7), ground, head, worth, what, *rows, at=(x, y), title=title, tip=tip
    )


def share(now: ShareView, place: int, letter: str) -> Markup:
    """What a fair would give a seat now; in brackets as long as it does not take part."""
    x = 4 + place * 45
    said = str(now["points"]) if now["takes_part"] else f"({now['points']})"
    ink = "var(--paper-ink)" if now["takes_part"] else "var(--paper-muted)"
    number = text(said, x + 18, 63, 13, bold=now["takes_part"], fill=ink, width=25)
    return join(badge(SEAT.value(letter), x + 8, 58, 16), number)


def turn_order(view: TiletumView, words: Words) -> Markup:
    """The round and its turn order."""
    number = text(words.text("draw-round", round=view["round"]), 10, 22, 15, serif=True, bold=True, width=150)
    said = text(words.text("draw-order"), 10, 40, 12, width=150, fill="var(--paper-muted)")
    row = [
        piece(f"order:{letter}", 20 + place * 27, 54, badge(SEAT.value(letter), 0, 0, 22))
        for place, letter in enumerate(view["turn_order"])
    ]
    return join(number, said, *row)

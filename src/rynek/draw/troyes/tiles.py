"""The tiles of influence, passing, and the small steps that end a choice."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part
from rynek.draw.region import Region, region
from rynek.draw.svg import join, rect, use
from rynek.draw.troyes.layout import COLUMN
from rynek.draw.troyes.pieces import asked
from rynek.games.troyes.view_types import TroyesView
from rynek.play.words import Words

TILES: Final = (("reroll", 1), ("recruit", 2), ("turn", 4))
TILE: Final = 92
BUTTON: Final = 66
TOP: Final = 5
HIGH: Final = 40


def shown(view: TroyesView, words: Words) -> Region:
    """What whoever is asked may do besides; nothing for all others."""
    step = asked(view) if view["seat"] in view["to_act"] else ""
    return region("tiles", tiles, step if step in ("Turn", "Defend", "TurnMore", "Counter") else "", words)


def tiles(step: str, words: Words) -> Markup:
    """Influence: reroll, recruit, turn; then passing or giving way. In the middle of a choice only its end."""
    if not step:
        return Markup("")
    if step in ("TurnMore", "Counter"):
        return _button("done", COLUMN - BUTTON - 23, BUTTON + 18, words)
    drawn = [_influence(word, cost, 5 + place * (TILE + 2), words) for place, (word, cost) in enumerate(TILES)]
    return join(*drawn, _button("pass" if step == "Turn" else "give-way", COLUMN - BUTTON - 4, BUTTON, words))


def _influence(word: str, cost: int, x: float, words: Words) -> Markup:
    ground = rect(x, TOP, TILE, HIGH, 7, fill="var(--paper-card)", stroke="var(--paper-line)")
    middle = x + TILE / 2
    price = join(
        use("troyes-influence", middle - 17, TOP + 3, 16), text(str(cost), middle + 3, TOP + 16, 14, bold=True)
    )
    title = words.text(f"draw-{word}")
    said = text(title, middle, TOP + 33, 13, width=TILE - 8, anchor="middle")
    edge = box(x, TOP, TILE, HIGH, 7)
    return part(f"influence:{word}", edge, ground, price, said, title=title, tip=words.text(f"draw-{word}-tip"))


def _button(word: str, x: float, wide: float, words: Words) -> Markup:
    said = words.text(f"draw-{word}")
    ground = rect(x, TOP, wide, HIGH, 7, fill="var(--paper-card)", stroke="var(--paper-muted)")
    label = text(said, x + wide / 2, TOP + 25, 14, width=wide - 8, anchor="middle", bold=True)
    return part(word, box(x, TOP, wide, HIGH, 7), ground, label, title=said, tip=words.text(f"draw-{word}-tip"))

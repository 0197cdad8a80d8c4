"""The two markets with their stacks."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece, tipped
from rynek.draw.svg import circle, group, join, use
from rynek.draw.tiletum.tiles import empty_place, tile_part
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.view_types import TiletumView
from rynek.play.words import Words

WIDE: Final = 372
HEIGHT: Final = 128
SIZE: Final = 56
STEP: Final = 60


def contracts(view: TiletumView, words: Words) -> Markup:
    """The contract market: tiles slide to the right, the cheap end."""
    slots = []
    for index, slot in enumerate(view["contracts"]):
        x = 72 + index * STEP
        coin = circle(x + SIZE - 6, 4, 9, fill="var(--paper-card)", stroke="var(--paper-ink)")
        price = join(coin, text(str(slot["points"]), x + SIZE - 6, 8.5, 13, anchor="middle", bold=True))
        drawn = empty_place(x, 0, SIZE)
        if slot["tile"] is not None:
            drawn = piece(
                f"contract:{slot['tile']}", x, 0, tile_part(f"contract:{index}", slot["tile"], 0, 0, SIZE, words)
            )
        slots.append(join(drawn, price))
    head = market_head("contracts", "letter", view["stacks"]["contracts"], words)
    return group(head, *slots, at=(0, 6))


def characters(view: TiletumView, words: Words) -> Markup:
    """The character market; the stack stands for replacing all of it."""
    slots = []
    for index, tile in enumerate(view["characters"]):
        x = 72 + index * STEP
        slots.append(
            empty_place(x, 0, SIZE) if tile is None else tile_part(f"character:{index}", tile, x, 0, SIZE, words)
        )
    head = market_head("characters", "piece-worker", view["stacks"]["characters"], words)
    return group(head, *slots, at=(0, 70))


def market_head(name: str, symbol: str, stack: dict[str, int], words: Words) -> Markup:
    """The stack beside a market: how many tiles are left, and which."""
    title = words.text(f"draw-{name}")
    left = sum(stack.values())
    inside = ", ".join(
        f"{words.name(TILE, TILE.value(tile))} ×{count}" if count > 1 else words.name(TILE, TILE.value(tile))
        for tile, count in stack.items()
    )
    tip = words.text("draw-stack", count=left) + (" " + inside if inside else "")
    label = text(title, 2, 49, 12, width=66, serif=True, bold=True)
    number = text(f"×{left}", 32, 24, 14, bold=True)
    return part(
        f"stack:{name}",
        box(0, 0, 70, SIZE, 6),
        use(symbol, 3, 5, 26, color="#B9A67E"),
        number,
        label,
        title=title,
        tip=tip,
    )


def bonus_stack(view: TiletumView, words: Words) -> Markup:
    """The stack of bonus tiles."""
    left = sum(view["stacks"]["bonus"].values())
    tip = words.text("draw-stack", count=left)
    return tipped(
        words.text("draw-bonus"),
        tip,
        group(use("cards", 0, 0, 22), text(f"×{left}", 26, 17, 14, bold=True), at=(18, 400)),
    )

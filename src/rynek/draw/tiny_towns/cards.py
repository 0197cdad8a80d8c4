"""The cards: title, pattern of cubes, wooden building and what it gives."""

from typing import Final

from rynek.draw.lettering import paragraph
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part
from rynek.draw.pieces import cube
from rynek.draw.svg import line, rect, use
from rynek.draw.tiny_towns.effects import effect
from rynek.games.tiny_towns.components import CARD, LETTERS, RESOURCE
from rynek.games.tiny_towns.view_types import CardView
from rynek.play.words import Words

WIDTH: Final = 114
HEIGHT: Final = 160
LARGE: Final = (236, 276)


def card_name(card: str, words: Words) -> str:
    """The title of a card."""
    return words.name(CARD, CARD.value(card))


def card_info(card: str, words: Words) -> str:
    """What a card does, in one sentence."""
    return words.info(CARD, CARD.value(card))


def said_pattern(rows: list[str], words: Words) -> str:
    """The pattern of a card in words, row by row, for those who do not see it."""

    def thing(letter: str) -> str:
        return words.text("draw-gap") if letter == "." else words.name(RESOURCE, LETTERS.index(letter))

    return words.text("draw-pattern", rows="; ".join(", ".join(thing(letter) for letter in row) for row in rows))


def small_card(table: CardView, x: float, y: float, words: Words) -> Markup:
    """A card as it lies in the row."""
    card, kind = table["card"], table["type"]
    name = card_name(card, words)
    return part(
        f"card:{card}",
        box(0, 0, WIDTH, HEIGHT, 8),
        _ground(WIDTH, HEIGHT),
        paragraph(name, WIDTH / 2, 19, WIDTH - 10, 2, 14.5, anchor="middle", serif=True, bold=True),
        pattern(table["pattern"], WIDTH / 2, 73, 20),
        line(8, 108, WIDTH - 8, 108, stroke="var(--paper-line)"),
        use(f"tiny_towns-{kind}", 6, 115, 38),
        effect(card, 48, 113, WIDTH - 52),
        at=(x, y),
        title=name,
        label=f"{name}. {said_pattern(table['pattern'], words)}",
        tip=card_info(card, words),
    )


def large_card(table: CardView, x: float, y: float, words: Words) -> Markup:
    """A card to be read and chosen, with its sentence on it."""
    card, kind = table["card"], table["type"]
    wide, high = LARGE
    name = card_name(card, words)
    return part(
        f"card:{card}",
        box(0, 0, wide, high, 10),
        _ground(wide, high),
        paragraph(name, wide / 2, 28, wide - 24, 2, 20, anchor="middle", serif=True, bold=True),
        pattern(table["pattern"], wide / 2, 98, 26),
        use(f"tiny_towns-{kind}", 16, 140, 44),
        effect(card, 70, 148, wide - 86, 24),
        line(14, 193, wide - 14, 193, stroke="var(--paper-line)"),
        paragraph(card_info(card, words), wide / 2, 212, wide - 28, 4, 14, anchor="middle"),
        at=(x, y),
        title=name,
        label=f"{name}. {said_pattern(table['pattern'], words)} {card_info(card, words)}",
    )


def _ground(width: float, height: float) -> Markup:
    return rect(0, 0, width, height, 8, fill="var(--paper-card)", stroke="var(--paper-line)")


def pattern(rows: list[str], x: float, y: float, size: float) -> Markup:
    """The cubes of a card as they must lie, around a point."""
    left = x - len(rows[0]) * (size + 2) / 2
    top = y - len(rows) * (size + 2) / 2
    cubes = [
        cube(RESOURCE.word(LETTERS.index(letter)), left + column * (size + 2), top + row * (size + 2), size)
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter != "."
    ]
    return Markup("".join(cubes))

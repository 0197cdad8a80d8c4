"""What a card gives, in signs that need no language. The plain sentence is shown on demand.

`3` points, `-1` points lost, `/` for each, `no` none of these, `x4` so many; names of types and plans are pictures.
"""

from typing import Final

from rynek.draw.lettering import SMALLEST, text, width_of
from rynek.draw.markup import Markup
from rynek.draw.svg import group, line, use
from rynek.draw.symbols import points
from rynek.draw.tiny_towns.symbols import COLOURS

EFFECTS: Final = {
    "cottage": "food > 3",
    "farm": "food x4",
    "granary": "food around",
    "greenhouse": "food group",
    "orchard": "food lines",
    "fountain": "2 adjacent gray",
    "millstone": "2 adjacent red yellow",
    "shed": "1 empty",
    "well": "1 / adjacent blue",
    "abbey": "3 no black green yellow",
    "chapel": "1 / food blue",
    "cloister": "1 / corners orange",
    "temple": "4 adjacent food blue x2",
    "almshouse": "-1 · ,5 · -3 · ,15 · -5 · ,26",
    "feast_hall": "2 more green > 3",
    "inn": "3 no lines green",
    "tavern": ",2 · ,5 · ,9 · ,14 · ,20",
    "bakery": "3 adjacent red black",
    "market": "1 / lines yellow",
    "tailor": "1 plus 1 / centre yellow",
    "theater": "1 / lines any",
    "bank": "4 lock cube",
    "factory": "cube > any-cube",
    "trading_post": "1 any-cube",
    "warehouse": "cube x3 -1 / cube",
    "architects_guild": "1 turn x2",
    "archive_of_the_second_age": "1 / any",
    "barrett_castle": "food > 5",
    "cathedral_of_caterina": "2 empty ,0",
    "fort_ironweed": "7 no hammer",
    "grand_mausoleum_of_the_rodina": "blue > 3",
    "grove_university": "3 plus any",
    "mandras_palace": "2 / adjacent any",
    "obelisk_of_the_crescent": "any > empty",
    "opaleyes_watch": "any x3 > empty",
    "shrine_of_the_elder_tree": "any > ,1-5 ,8",
    "silva_forum": "1 plus 1 / group",
    "the_sky_baths": "2 / no any",
    "the_starloom": ",6 · ,3 · ,2",
    "statue_of_the_bondmaker": "cube > blue",
}

PLANS: Final = ("adjacent", "around", "lines", "corners", "centre", "empty", "group")
PICTURES: Final = {"food": "good-food", "lock": "lock", "hammer": "hammer", "turn": "turn", "plus": "plus"}


def effect(card: str, x: float, y: float, width: float, size: float = 20) -> Markup:
    """The signs of a card in two rows where they can be read so, no wider than `width`."""
    rows = _rows(card, width, size)
    while len(rows) > 2 and size > 14:
        size -= 2
        rows = _rows(card, width, size)
    placed = [
        group(sign, at=(x + left, y + row * (size + 2))) for row, signs in enumerate(rows) for sign, left in signs
    ]
    return group(*placed)


def _rows(card: str, width: float, size: float) -> list[list[tuple[Markup, float]]]:
    """The signs in rows, each with its distance from the left."""
    rows: list[list[tuple[Markup, float]]] = [[]]
    left = 0.0
    for word in EFFECTS[card].split():
        sign, wide = _sign(word, size)
        if rows[-1] and left + wide > width:
            rows.append([])
            left = 0.0
        rows[-1].append((sign, left))
        left += wide + 2
    return rows


def _sign(word: str, size: float) -> tuple[Markup, float]:
    """One sign, its upper left corner at 0, and how wide it is."""
    if word.isdecimal():
        return points(word, 0, 0, size + 2), size + 2
    if word in COLOURS:
        return use(f"tiny_towns-{word}", 0, 0, size), size
    if word in PLANS:
        return use(f"tiny_towns-{word}", 0, 0, size), size
    if word in PICTURES:
        return use(PICTURES[word], 0, 0, size), size
    if word == "any":
        return _any(size), size
    if word in {"cube", "any-cube"}:
        return _cube(size, dashed=word == "any-cube"), size
    return _letters(
        {"no": "≠", "more": ">", ">": "→"}.get(word, word.lstrip(",").replace("-", "−").replace("x", "×")), size
    )


def _letters(said: str, size: float) -> tuple[Markup, float]:
    high = max(SMALLEST, size * 0.66)
    return text(said, 0, size * 0.76, high, bold=True), width_of(said, high, bold=True)


def _any(size: float) -> Markup:
    """Buildings of any type: three of them, half behind each other."""
    kinds = ("blue", "orange", "green")
    return group(
        *[use(f"tiny_towns-{kind}", place * size * 0.2, 0, size * 0.62, size) for place, kind in enumerate(kinds)]
    )


def _cube(size: float, *, dashed: bool) -> Markup:
    cube = use("piece-cube", 0, 0, size, color="#EFE3C6" if dashed else "var(--paper-line)")
    return group(cube, line(3, size, size - 3, size, stroke_dasharray="3 2", stroke_width=2)) if dashed else cube

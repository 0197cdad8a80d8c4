"""The faces of the square tiles: what they cost and give, in signs."""

from functools import cache
from typing import Final

from rynek.draw.lettering import SMALLEST, text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, tipped
from rynek.draw.svg import group, join, rect, use
from rynek.draw.symbols import points
from rynek.games.tiletum.goods import ACTION, FOOD, GOOD, IRON, STONE, WOOL
from rynek.games.tiletum.tiles import (
    ACT,
    ADD_POINTS,
    ANY_GOODS,
    CHARACTER_POINT,
    DYE,
    GIVE,
    KING_STEP,
    MERCHANT_STEP,
    ONE_EACH,
    TILE,
    Character,
    Contract,
    Helper,
    character_of,
    contract_of,
    helper_of,
    is_contract,
    is_crest,
    is_helper,
)
from rynek.play.words import Words

ACTION_SYMBOL: Final = {
    "contract": "letter",
    "character": "piece-worker",
    "architect": "piece-architect",
    "merchant": "piece-merchant",
    "king": "crown",
    "universal": "star",
}
"""The sign of each action."""

PALE: Final = "#B9A67E"
GROUND: Final = {"crest": "#E6D3AA", "contract": "#D6E1E8", "helper": "#F7EDD6", "character": "#F1DFC4"}

Sign = tuple[str, str]
"""A symbol and what stands beside it; `vp` is the seal of points."""


def kind_of(tile: int) -> str:
    """Crest, contract, helper or character."""
    if is_crest(tile):
        return "crest"
    if is_contract(tile):
        return "contract"
    return "helper" if is_helper(tile) else "character"


def good(kind: int) -> str:
    """The symbol of a good."""
    return f"good-{GOOD.word(kind)}"


def signs(tile: int) -> tuple[list[Sign], list[Sign]]:
    """What is paid, and what is gained."""
    if is_crest(tile):
        return [], [(f"tiletum-{TILE.word(tile).removeprefix('crest_')}", "")]
    if is_contract(tile):
        return contract_signs(contract_of(tile))
    return [], helper_signs(helper_of(tile)) if is_helper(tile) else character_signs(character_of(tile))


def contract_signs(printed: Contract) -> tuple[list[Sign], list[Sign]]:
    """The goods of a contract, its points and its extra bonus."""
    cost = [("tiletum-any", printed.identical), (good(WOOL), printed.wool), (good(IRON), printed.iron)]
    extra = {KING_STEP: "crown", MERCHANT_STEP: "piece-merchant", CHARACTER_POINT: "piece-worker"}
    gain: list[Sign] = [("vp", str(printed.vp))]
    if printed.bonus:
        gain.append((extra[printed.bonus], "1"))
    return [(symbol, str(count)) for symbol, count in cost if count], gain


def helper_signs(printed: Helper) -> list[Sign]:
    """What a helper does."""
    if printed.effect == ACT:
        return [(ACTION_SYMBOL[ACTION.word(printed.action)], str(printed.amount))]
    if printed.effect == ADD_POINTS:
        return [("tiletum-wheel", f"+{printed.amount}")]
    if printed.effect == DYE:
        return [("tiletum-wheel", ""), ("tiletum-any", "")]
    if printed.effect == ANY_GOODS:
        return [("tiletum-any", str(printed.amount))]
    if printed.effect == ONE_EACH:
        return [(good(kind), "") for kind in (IRON, WOOL, STONE, FOOD)]
    if printed.effect == GIVE:
        gold = [("good-gold", str(printed.gold))] if printed.gold else []
        return gold + ([("vp", str(printed.vp))] if printed.vp else [])
    return [("turn", ""), ("piece-house", "")]


def character_signs(printed: Character) -> list[Sign]:
    """The bonus of a character."""
    found: list[Sign] = [(good(kind), str(printed.goods.count(kind))) for kind in sorted(set(printed.goods))]
    if printed.vp:
        found.append(("vp", str(printed.vp)))
    if printed.any_goods:
        found.append(("tiletum-any", str(printed.any_goods)))
    if printed.points:
        found.append((ACTION_SYMBOL[ACTION.word(printed.kind)], str(printed.points)))
    if printed.merchant:
        found.append(("piece-merchant", f"→{printed.merchant}"))
    if printed.architect:
        found.append(("piece-architect", f"→{printed.architect}"))
    if printed.house:
        found.append(("piece-house", "1"))
    if printed.pillar:
        found.append(("piece-pillar", "1"))
    return found


# drawing


@cache
def face(tile: int, size: float, least: float = SMALLEST) -> Markup:
    """A tile, its upper left corner at 0, 0; a small one shows only what matters most."""
    kind = kind_of(tile)
    ground = rect(0, 0, size, size, size * 0.1, fill=GROUND[kind], stroke="var(--paper-ink)", stroke_width=1.1)
    if is_crest(tile):
        return group(ground, use(signs(tile)[1][0][0], size * 0.12, size * 0.1, size * 0.78))
    return group(ground, small_face(tile, size, least) if size < 40 else large_face(tile, size))


def small_face(tile: int, size: float, least: float) -> Markup:
    """One sign and its number: points of a contract, the effect of a helper or character."""
    cost, gain = signs(tile)
    if cost:
        return join(
            use(cost[0][0], 1.5, 1.5, size * 0.55), points(gain[0][1], size * 0.34, size * 0.34, size * 0.66, least)
        )
    symbol, said = gain[0]
    if symbol == "vp":
        return points(said, size * 0.1, size * 0.1, size * 0.8, least)
    if len(gain) > 1 or not said:
        second = (
            sign(gain[-1] if gain[-1][0] == "vp" else (gain[-1][0], ""), size * 0.46, size * 0.44, size * 0.5, least)
            if len(gain) > 1
            else Markup("")
        )
        return join(use(symbol, size * 0.06, size * 0.06, size * 0.52, color=PALE), second)
    number = text(said, size * 0.97, size * 0.94, least, anchor="end", bold=True)
    return join(use(symbol, size * 0.05, size * 0.04, size * 0.62, color=PALE), number)


def large_face(tile: int, size: float) -> Markup:
    """All signs: what is paid above, what is gained below; a character shows its action in the corner."""
    cost, gain = signs(tile)
    rows = [row(cost, size, size * 0.05), row(gain, size, size * 0.52)] if cost else block(gain, size)
    corner = Markup("")
    if kind_of(tile) == "character":
        symbol = ACTION_SYMBOL[ACTION.word(character_of(tile).kind)]
        corner = use(symbol, size * 0.68, size * 0.68, size * 0.29, color=PALE)
        plate = rect(size * 0.64, size * 0.64, size * 0.36, size * 0.36, 4, fill="#FFFDF6", stroke="var(--paper-line)")
        corner = join(plate, corner)
    return join(*rows, corner)


def block(gain: list[Sign], size: float) -> list[Markup]:
    """Up to four signs in two rows."""
    if len(gain) <= 2:
        single = len(gain) == 1
        return [
            row([sign], size, size * (0.2 if single else 0.06 + 0.46 * place), narrow=not single)
            for place, sign in enumerate(gain)
        ]
    return [row(gain[:2], size, size * 0.06), row(gain[2:], size, size * 0.5)]


def row(found: list[Sign], size: float, y: float, *, narrow: bool = False) -> Markup:
    """Signs beside each other."""
    high = size * 0.42
    if len(found) == 1 and not narrow and found[0][1]:
        return sign(found[0], size * 0.08, y, high * 1.05)
    step = size * 0.47
    return join(*[sign(one, size * 0.05 + place * step, y, high * 0.78) for place, one in enumerate(found)])


def sign(one: Sign, x: float, y: float, size: float, least: float = SMALLEST) -> Markup:
    """A symbol with its number at its lower right."""
    symbol, said = one
    if symbol == "vp":
        return points(said, x, y, size * 1.1, least)
    drawn = use(symbol, x, y, size, color=PALE)
    if not said:
        return drawn
    edge = {"paint_order": "stroke", "stroke": "#FFFDF6", "stroke_width": 3}
    number = text(said, x + size * 0.8, y + size * 1.02, max(12, size * 0.62), bold=True, **edge)  # type: ignore[arg-type]
    return join(drawn, number)


def tile_part(name: str, tile: str, x: float, y: float, size: float, words: Words, least: float = SMALLEST) -> Markup:
    """A tile that may be chosen."""
    value = TILE.value(tile)
    said = words.name(TILE, value)
    edge = box(0, 0, size, size, size * 0.1)
    return part(name, edge, face(value, size, least), at=(x, y), label=said, title=said, tip=words.info(TILE, value))


def tile_shown(tile: str, x: float, y: float, size: float, words: Words) -> Markup:
    """A tile that only explains itself."""
    value = TILE.value(tile)
    return tipped(words.name(TILE, value), words.info(TILE, value), face(value, size), at=(x, y))


def empty_place(x: float, y: float, size: float) -> Markup:
    """A place without a tile."""
    look = {"fill": "none", "stroke": "var(--paper-line)", "stroke_dasharray": "4 3"}
    return rect(x, y, size, size, size * 0.1, **look)

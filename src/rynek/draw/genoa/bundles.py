"""Bundles of an offer: what is paid and what is given in return, in symbols and in words."""

from rynek.draw.genoa.symbols import medal
from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.svg import group, use
from rynek.games.genoa.assets import FIRST_CARD, FIRST_DUCATS, FIRST_LATER, FIRST_PILE, FOR, ITEM
from rynek.games.genoa.cards import CARDS, PILE
from rynek.games.genoa.goods import GOOD
from rynek.games.genoa.view_types import OfferView
from rynek.play.words import Words


def terms(offer: OfferView, words: Words) -> str:
    """What is paid, and what is given in return, in words."""
    paid = bundle_words(offer["pays"], words)
    return f"{paid} {words.text('exchange-for')} {bundle_words(offer['gets'], words)}" if offer["gets"] else paid


def bundle_words(items: list[str], words: Words) -> str:
    """A bundle in words."""
    return words.listed(ITEM, tuple(ITEM.value(item) for item in items))


def items(offer: OfferView, x: float, y: float) -> list[Markup]:
    """What is paid and, after an arrow, what is given in return, as symbols."""
    drawn, x = _bundle(offer["pays"], x, y)
    if offer["gets"]:
        drawn.append(use("arrow", x + 2, y + 2, 16))
        more, _ = _bundle(offer["gets"], x + 24, y)
        drawn += more
    return drawn


def _bundle(items: list[str], x: float, y: float) -> tuple[list[Markup], float]:
    """The items of a bundle as symbols, alike ones counted; and where they end."""
    drawn: list[Markup] = []
    for word in dict.fromkeys(items):
        count = items.count(word)
        drawn.append(item_symbol(word, x, y, 20))
        said = amount(word) or (str(count) if count > 1 else "")
        if said:
            drawn.append(text(said, x + 23, y + 15, 14, bold=True))
        x += 26 + 9 * len(said)
    return drawn, x


def amount(word: str) -> str:
    """The sum of an item of ducats, else nothing."""
    number = word.removeprefix("later_")
    return number if number.isdecimal() else ""


def item_symbol(word: str, x: float, y: float, size: float) -> Markup:
    """An item of a bundle; a deferred one has a small clock."""
    item = ITEM.value(word)
    if FIRST_DUCATS <= item < FOR:
        symbol = "coin"
    elif FIRST_CARD <= item < FIRST_PILE:
        symbol = f"genoa-{PILE.word(CARDS[item - FIRST_CARD].pile)}"
    else:
        symbol = item_sign(word.removeprefix("later_"))
    drawn = medal(symbol, x, y, size) if symbol == "piece-crest" else use(symbol, x, y, size)
    later = word.startswith("later_") and item >= FIRST_LATER
    return group(drawn, use("clock", x + size - 8, y + size - 9, 10) if later else Markup(""))


def item_sign(word: str) -> str:
    """The symbol of a good, token, marker or kind of card."""
    if word in GOOD.words:
        return f"good-{word}"
    return "piece-crest" if word == "marker" else f"genoa-{word}"

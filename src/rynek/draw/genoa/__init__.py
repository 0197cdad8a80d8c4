"""The board of Genoa: the city, what is offered and the own hand beside it, the players' stocks below."""

from typing import Any, Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.core.state import View
from rynek.draw.drawings import Chip
from rynek.draw.genoa import bargains, city, hand, players, table_side
from rynek.draw.genoa.bargains import offer_part
from rynek.draw.genoa.bundles import item_sign, terms
from rynek.draw.genoa.composer import composer
from rynek.draw.genoa.symbols import SYMBOLS
from rynek.draw.picture import Picture, Region
from rynek.games.genoa.cards import CARD, PILE
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.goods import GOOD, TOKEN
from rynek.play.words import Words

__all__ = ["SYMBOLS", "belongings", "composer", "note", "paint", "spots", "where"]

WIDTH: Final = 960
CITY_END: Final = city.TOP + 8 * city.CELL + 4
BARGAINS: Final = 194
LEAST: Final = 96
"""The least room for offers: with a large hand the board becomes taller instead."""

ANSWERS: Final = {"agree": "proposal", "refuse": "refusal"}


def paint(view: View, words: Words, names: tuple[str, ...]) -> Picture:
    """The table as one seat sees it."""
    own = hand.own_height(view)
    room = max(LEAST, CITY_END - BARGAINS - own)
    below = BARGAINS + room + own + 10
    known = below + players.rows_height(view)
    return Picture(
        WIDTH,
        int(known + hand.seen_height(view) + 4),
        Region("ground", city.ground()),
        Region("city", city.city(view, words)),
        Region("track", table_side.track(view, words)),
        Region("supply", table_side.supply(view, words)),
        Region("bargains", bargains.bargains(view, words, BARGAINS, room)),
        Region("hand", hand.own(view, words, table_side.X, BARGAINS + room + 6)),
        Region("players", players.rows(view, words, names, below)),
        Region("seen", hand.seen(view, words, players.LEFT, known)),
        Region("pieces", city.pieces(view)),
        label=words.text("game-title"),
    )


# moves and places


def spots(action: Action, view: View) -> tuple[str, ...]:
    """The parts to click for a move, in order."""
    verb, said = action.verb.name, action.words()[1:]
    if verb in ("accept", "withdraw"):
        buyer, deal, space = said if verb == "accept" else [view["seat"], *said]
        return (offer_part(buyer, deal, space),)
    if verb in ("agree", "refuse") and view["proposal"] is not None:
        asked = view["proposal"]
        return (offer_part(asked["buyer"], asked["deal"], asked["space"], ANSWERS[verb]),)
    if verb in ("ask-move", "ask-action", "demand-move", "demand-action"):
        return (f"seat:{said[0]}", f"space:{said[1]}")
    if verb in ("go", "start-at", "buy-move", "buy-action", "barter-move", "barter-action"):
        return (f"space:{said[0]}",)
    if verb in ("act", "work", "bid", "barter-here"):
        return (f"space:{view['tower']}",)
    if verb in ("deliver", "fill", "order"):
        return (f"card:{said[0]}",)
    return _token_spots(verb, said)


def note(action: Action, view: View, words: Words) -> str:
    """The price of an offer, for the buttons that accept or withdraw it."""
    if action.verb.name not in ("accept", "withdraw"):
        return ""
    said = action.words()[1:]
    buyer, deal, space = said if action.verb.name == "accept" else [view["seat"], *said]
    for offer in view["offers"]:
        if (offer["buyer"], offer["deal"], offer["space"]) == (buyer, deal, space):
            return terms(offer, words)
    return ""


def _token_spots(verb: str, said: list[str]) -> tuple[str, ...]:
    """The parts of moves with special tokens, rewards and ownership markers."""
    if verb == "any-good":
        return ("own:any_good", f"good:{said[0]}")
    if verb == "use":
        return ("own:building_use", f"space:{said[0]}")
    if verb == "trade":
        return ("own:trade_1_1", f"card:{said[0]}" if said[0] in CARD.words else f"own:{said[0]}")
    if verb in ("take", "reward"):
        return (_supply_part(said[0]),)
    return (f"space:{said[0]}",) if verb == "acquire" else ()


def _supply_part(word: str) -> str:
    if word in GOOD.words:
        return f"good:{word}"
    return f"pile:{word}" if word in PILE.words else "markers" if word == "marker" else f"token:{word}"


def where(event: Event, view: View) -> tuple[str, ...]:
    """Where something happened: spaces, cards on the table, players."""
    parts: list[str] = []
    shown = {card for _, card in [*hand.own_cards(view), *hand.seen_cards(view)]}
    for domain, value in zip(event.template.domains, event.args, strict=False):
        if domain is SPACE:
            parts.append(f"space:{SPACE.word(value)}")
        elif domain is CARD and CARD.word(value) in shown:
            parts.append(f"card:{CARD.word(value)}")
        elif domain is SEAT and value < view["players"] and not parts:
            parts.append(f"seat:{SEAT.word(value)}")
    places = [part for part in parts if part.startswith("space:")]
    return tuple(places or parts)


def belongings(view: View, seat: int, words: Words) -> tuple[Chip, ...]:
    """What a seat owns: ducats as far as known, goods, tokens, markers, buildings, cards by kind."""
    table: dict[str, Any] = view["seats"][seat]
    chips: list[Chip] = []
    if table["ducats"] is not None:
        chips.append(Chip("coin", words.text("draw-ducats"), table["ducats"]))
    chips += [
        Chip(item_sign(w), words.name(GOOD, GOOD.value(w)), n, words.info(GOOD, GOOD.value(w)))
        for w, n in table["goods"].items()
    ]
    chips += [
        Chip(item_sign(w), words.name(TOKEN, TOKEN.value(w)), n, words.info(TOKEN, TOKEN.value(w)))
        for w, n in table["tokens"].items()
    ]
    if table["markers"]:
        chips.append(Chip("piece-crest", words.text("asset-marker"), table["markers"], words.text("asset-marker.info")))
    owned = city.owned(view, SEAT.word(seat))
    if owned:
        names = ", ".join(words.name(SPACE, SPACE.value(word)) for word in owned)
        chips.append(Chip("piece-house", words.text("draw-buildings"), len(owned), names))
    chips += [
        Chip(f"genoa-{w}", words.name(PILE, PILE.value(w)), n, words.info(PILE, PILE.value(w)))
        for w, n in table["cards"].items()
        if n
    ]
    return tuple(chips)

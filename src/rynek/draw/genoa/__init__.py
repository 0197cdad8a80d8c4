"""The board of Genoa: the city, what is offered and the own hand beside it, the players' stocks below."""

from typing import Any, Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.genoa import bargains, city, hand, players, table_side
from rynek.draw.genoa.bargains import offer_part
from rynek.draw.genoa.bundles import item_sign, terms
from rynek.draw.genoa.clicks import spots_of
from rynek.draw.genoa.composer import composer
from rynek.draw.genoa.symbols import SYMBOLS
from rynek.draw.picture import Picture
from rynek.draw.region import Region
from rynek.games.genoa.cards import CARD, PILE
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.goods import GOOD, TOKEN
from rynek.games.genoa.view_types import GenoaView, OfferView
from rynek.play.words import Words

WIDTH: Final = 960
CITY_END: Final = city.TOP + 8 * city.CELL + 4
BARGAINS: Final = 194
LEAST: Final = 96
"""The least room for offers: with a large hand the board becomes taller instead."""


class GenoaDrawing(Drawing[GenoaView]):
    """The board of Genoa."""

    symbols = SYMBOLS
    buttons = frozenset(
        {"close", "contract", "decline", "hear", "keep", "leave", "pass", "rebid", "reopen", "roll", "stop"}
    )

    def paint(self, view: GenoaView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as one seat sees it."""
        own = hand.own_height(view)
        room = max(LEAST, CITY_END - BARGAINS - own)
        below = BARGAINS + room + own + 10
        known = below + players.rows_height(view)
        return Picture.single(
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

    def spots(self, action: Action, view: GenoaView) -> tuple[str, ...]:
        """The parts to click for a move, in order."""
        return spots_of(action, view)

    def note(self, action: Action, view: GenoaView, words: Words) -> str:
        """The price of an offer, for the buttons that accept or withdraw it."""
        if action.verb.name not in ("accept", "withdraw"):
            return ""
        part = spots_of(action, view)[0]
        named = [offer for offer in view["offers"] if _part(offer) == part]
        return terms(named[0], words) if named else ""

    def where(self, event: Event, view: GenoaView) -> tuple[str, ...]:
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

    def belongings(self, view: GenoaView, seat: int, words: Words) -> tuple[Chip, ...]:
        """What a seat owns: ducats as far as known, goods, tokens, markers, buildings, cards by kind."""
        table = view["seats"][seat]
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
            chips.append(
                Chip("piece-crest", words.text("asset-marker"), table["markers"], words.text("asset-marker.info"))
            )
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

    def composer(self, view: GenoaView, words: Words, names: tuple[str, ...]) -> dict[str, Any] | None:
        """The forms for offers and proposals."""
        return composer(view, words, names)


def _part(offer: OfferView) -> str:
    return offer_part(offer["buyer"], offer["deal"], offer["space"])


DRAWING: Final = GenoaDrawing()

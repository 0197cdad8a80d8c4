"""The board of Genoa: the city, what is offered and the own hand beside it, the players' stocks below."""

from functools import cache
from typing import Any, ClassVar, Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.draw.arrangement import Column, Row, Section
from rynek.draw.drawings import Chip, Drawing
from rynek.draw.genoa import bargains, city, hand, players, scenery, table_side
from rynek.draw.genoa.bargains import offer_part
from rynek.draw.genoa.bundles import item_sign, terms
from rynek.draw.genoa.clicks import spots_of
from rynek.draw.genoa.composer import composer
from rynek.draw.genoa.hand import Held
from rynek.draw.genoa.standing import standing
from rynek.draw.genoa.symbols import SYMBOLS
from rynek.draw.picture import Panel, Picture
from rynek.draw.region import Region, only, region
from rynek.games.genoa.cards import CARD, PILE
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.goods import GOOD, TOKEN
from rynek.games.genoa.view_types import GenoaView, OfferView
from rynek.play.words import Words

CITY_END: Final = scenery.BOX[3]
BARGAINS: Final = 194
SIDE: Final = table_side.X - 5
WIDE: Final = table_side.WIDE + 10
LEAST: Final = 96
"""The least room for offers: with a large hand the board becomes taller instead."""


class GenoaDrawing(Drawing[GenoaView]):
    """The board of Genoa."""

    symbols: ClassVar[dict[str, str]] = SYMBOLS
    buttons: ClassVar[frozenset[str]] = frozenset(
        {"close", "contract", "decline", "hear", "keep", "leave", "pass", "rebid", "reopen", "roll", "stop"}
    )

    def paint(self, view: GenoaView, words: Words, names: tuple[str, ...]) -> Picture:
        """The table as one seat sees it."""
        held, known = hand.own_cards(view), hand.seen_cards(view)
        own = hand.height(len(held), hand.OWN_PER_ROW)
        room = max(LEAST, CITY_END - BARGAINS - own)
        talk = only(view, "deals", "proposal", "offers", "suggestions", "seat", "to_act", "trader")
        stocks = only(view, "seats", "players", "trader", "over", "seat", "tower")
        return Picture(
            Panel("city", scenery.BOX, *_city(view, words), label=words.text("draw-city")),
            Panel("supply", (SIDE, 4, WIDE, BARGAINS - 4), *_supply(view, words), label=words.text("draw-supply")),
            Panel(
                "bargains",
                (SIDE, BARGAINS, WIDE, room),
                region("bargains", bargains.bargains, talk, bargains.counters_of(view), words, BARGAINS, room),
                label=words.text("draw-bargains"),
            ),
            *([_hand(held, own, BARGAINS + room, words)] if own else []),
            Panel(
                "players",
                (4, 0, players.WIDE + 8, players.rows_height(view)),
                region("players", players.rows, stocks, words, names, 2),
                label=words.text("draw-stocks"),
            ),
            *([_seen(known, words)] if known else []),
            sizes=_sizes(bool(held), bool(known), bool(bargains.lines(view))),
            label=words.text("game-title"),
        )

    def spots(self, action: Action, view: GenoaView) -> tuple[str, ...]:
        """The parts to click for a move, in order."""
        return spots_of(action, view)

    def note(self, action: Action, view: GenoaView, words: Words) -> str:
        """The price of an offer, for the buttons that accept or withdraw it; that one is done, for who has offered."""
        if action.verb.name == "pass":
            return words.text("draw-done") if any(offer["buyer"] == view["seat"] for offer in view["offers"]) else ""
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
            chips.append(Chip("coin", words.text("draw-purse"), table["ducats"]))
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

    def standing(self, view: GenoaView, words: Words, names: tuple[str, ...]) -> dict[str, Any] | None:
        """Passing unasked in the turns of others."""
        return standing(view, words, names)


def _city(view: GenoaView, words: Words) -> list[Region]:
    return [
        region("ground", scenery.scenery),
        region("city", city.city, only(view, "owners"), words),
        region("pieces", city.pieces, only(view, "discs", "tower")),
    ]


def _supply(view: GenoaView, words: Words) -> list[Region]:
    left = view["seats"][SEAT.value(view["seat"])]["markers_left"] if view["seat"] else 0
    return [
        region("track", table_side.track, only(view, "last_position", "players", "round_marker"), words),
        region("supply", table_side.supply, only(view, "goods", "tokens", "piles"), left, words),
    ]


def _hand(cards: list[Held], high: float, top: float, words: Words) -> Panel:
    drawn = region("hand", hand.own, cards, words, table_side.X, top)
    return Panel("hand", (SIDE, top, WIDE, high), drawn, label=words.text("draw-hand"))


def _seen(cards: list[Held], words: Words) -> Panel:
    """Cards of others that the viewer knows."""
    high = hand.height(len(cards), hand.SEEN_PER_ROW)
    drawn = region("seen", hand.seen, cards, words, players.LEFT, 0)
    return Panel("seen", (4, 0, 952, high), drawn, label=words.text("draw-seen"))


@cache
def _sizes(has_hand: bool, has_seen: bool, is_talk: bool) -> dict[str, tuple[Section, ...]]:
    """The city, what is offered, the own cards and all stocks at one glance; on a phone hand and offers are docked."""
    cards = ["hand"] if has_hand else []
    seen = (Section("seen", width=952),) if has_seen else ()
    talk = ["bargains", *cards] if is_talk else [*cards, "bargains"]
    side = Column("supply", "bargains", *cards)
    whole = Section(Column(Row("city", side), "players"), width=1050)
    return {
        "wide": (whole, *seen),
        "middle": (whole, *seen),
        "phone": (
            Section("city", width=scenery.BOX[2]),
            Section(Row(*talk), width=WIDE, swiped=True, docked=True),
            Section("players", width=players.WIDE + 8),
            Section("supply", width=WIDE),
            *seen,
        ),
    }


def _part(offer: OfferView) -> str:
    return offer_part(offer["buyer"], offer["deal"], offer["space"])


DRAWING: Final = GenoaDrawing()

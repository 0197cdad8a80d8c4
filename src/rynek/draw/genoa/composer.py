"""The offer composer: what the page needs to build an offer out of clicks, with all its words.

The page fills in fields one after another and joins their words to a move: see docs/wire.md, `composer`.
"""

from functools import lru_cache
from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.draw.genoa.bargains import offer_part
from rynek.draw.genoa.bundles import amount, item_sign
from rynek.games.genoa.assets import DUCAT, ITEM
from rynek.games.genoa.cards import CARD, CARDS, PILE
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.view_types import ComposerView, FormView, GenoaView, ItemView, OfferView
from rynek.play.words import Words

MOST_ASKED: Final = 500
"""The largest sum the page proposes to ask of somebody whose purse is not shown."""

Form = dict[str, Any]
Field = dict[str, Any]
"""Forms and their fields are sent to the page as they are: docs/wire.md, `composer`."""


def composer(view: GenoaView, words: Words, names: tuple[str, ...]) -> Form | None:
    """The forms a seat may fill in now, or None."""
    given = view["composer"]
    if given is None or not given["forms"]:
        return None
    forms = [
        _form(form, buyer, given, view, words, names)
        for form in given["forms"]
        for buyer in form["seats"] or [view["seat"] or ""]
    ]
    counters = [_counter(offer, forms, words, names) for offer in view["offers"] if view["seat"] == view["trader"]]
    forms = [form for form in counters if form is not None] + [_answered(form, view) for form in forms]
    return {"title": words.text("draw-compose"), "send": words.text("draw-compose-send"), "forms": forms}


def _counter(offer: OfferView, forms: list[Form], words: Words, names: tuple[str, ...]) -> Form | None:
    """A form that begins with what somebody offers, for the Trader to ask for more."""
    for form in forms:
        if form["words"] == [f"propose-{offer['deal']}", offer["buyer"]]:
            seat = words.name(SEAT, SEAT.value(offer["buyer"]), names)
            place = words.name(SPACE, SPACE.value(offer["space"]))
            fields = _preset(form["fields"], offer)
            label = words.text("draw-form-more", seat=seat, space=place)
            part = offer_part(offer["buyer"], offer["deal"], offer["space"], "counter")
            return {**form, "label": label, "part": part, "fields": fields}
    return None


def _preset(fields: list[Field], offer: OfferView) -> list[Field]:
    """The fields filled in with what somebody has offered or proposed."""
    given = {"space": offer["space"], "pays": _counts(offer["pays"]), "gets": _counts(offer["gets"])}
    return [{**field, "preset": given[field["name"]]} for field in fields]


def _answered(form: Form, view: GenoaView) -> Form:
    """A form for other terms begins with what the Trader has proposed."""
    asked = view["proposal"]
    if form["verb"] != "counter" or asked is None:
        return form
    part = offer_part(asked["buyer"], asked["deal"], asked["space"], "counter")
    return {**form, "part": part, "fields": _preset(form["fields"], asked)}


def _counts(items: list[str]) -> dict[str, int]:
    """How many of each item; a sum of ducats under the name of its symbol, a deferred one with `later_` before it."""
    found = {word: items.count(word) for word in items if not amount(word)}
    sums = {word.replace(amount(word), "coin"): int(amount(word)) for word in items if amount(word)}
    return {**found, **sums}


def _form(
    form: FormView, buyer: str, given: ComposerView, view: GenoaView, words: Words, names: tuple[str, ...]
) -> Form:
    """One verb (and, for a proposal, one player): label, words before the fields, and the fields."""
    verb = form["verb"]
    proposal = form["seats"] is not None
    label = words.text(f"draw-form-{verb}", seat=words.name(SEAT, SEAT.value(buyer), names))
    fields: list[Field] = []
    if form["spaces"] is not None:
        fields.append(_spaces(form["spaces"], words))
    asked = view["proposal"]
    acts = not verb.endswith("move") and not (verb == "counter" and asked is not None and asked["deal"] == "move")
    fields.append(_pays(given, buyer, view, words, acts=acts, label="draw-they-pay" if proposal else "draw-i-pay"))
    fields.append(
        {
            "name": "gets",
            "kind": "bundle",
            "label": words.text("draw-i-give" if proposal else "draw-i-want"),
            "before": "for",
            "items": _items(given["gets"], words),
        }
    )
    return {"verb": verb, "words": [verb, *([buyer] if proposal else [])], "label": label, "fields": fields}


def _spaces(spaces: list[str], words: Words) -> Field:
    choices = [
        {"word": word, "label": words.name(SPACE, SPACE.value(word)), "part": f"space:{word}"} for word in spaces
    ]
    return {"name": "space", "kind": "choice", "label": words.text("draw-which-space"), "choices": choices}


def _pays(given: ComposerView, buyer: str, view: GenoaView, words: Words, *, acts: bool, label: str) -> Field:
    """What the buyer pays: his stock, and what the action, or the move alone, will bring him at each space."""
    later = (given["later"] if acts else given["later_move"]).get(buyer, {})
    extra = {space: _items(stock, words) for space, stock in later.items()}
    return {
        "name": "pays",
        "kind": "bundle",
        "label": words.text(label),
        "before": "",
        "items": _items(given["pays"].get(buyer, []), words),
        "later": extra,
        "later_label": words.text("draw-later"),
        "here": view["tower"] if view["proposal"] is None else view["proposal"]["space"],
    }


def _items(stock: list[ItemView], words: Words) -> list[Field]:
    return [_item(entry["item"], entry["most"], words) for entry in stock]


@lru_cache(2048)
def _item(word: str, most: int | None, words: Words) -> Field:
    """One kind of thing and how many of it; ducats are a sum in fives. Shared by all forms: nobody changes it."""
    if word == "ducats":
        label, sums = words.text("draw-ducats"), MOST_ASKED if most is None else most
        return {"word": "", "symbol": "coin", "label": label, "most": sums, "step": DUCAT}
    if word == "later_ducats":
        label = words.text("draw-later-ducats")
        return {
            "word": "",
            "prefix": "later_",
            "symbol": "coin",
            "label": label,
            "most": most,
            "step": DUCAT,
            "named": True,
        }
    label, named = words.name(ITEM, ITEM.value(word)), word in CARD.words
    return {"word": word, "symbol": _symbol(word), "label": label, "most": most, "step": 1, "named": named}


def _symbol(word: str) -> str:
    """The sign of a thing; a card's is that of its pile."""
    if word in CARD.words:
        return f"genoa-{PILE.word(CARDS[CARD.value(word)].pile)}"
    return item_sign(word.removeprefix("later_"))

"""Labels: what a move costs and brings, besides its name."""

from rynek.draw.troyes.pieces import asked
from rynek.draw.troyes.square import price
from rynek.games.troyes.activity_cards import CARD, CARDS
from rynek.games.troyes.view_types import GroupView, TroyesView
from rynek.play.words import Words


def note(verb: str, said: list[str], view: TroyesView, words: Words) -> str:
    """What a die or a tradesman costs, how much a use brings."""
    if verb in ("buy", "buy-grey"):
        deniers = price(said[0] if verb == "buy" else "grey", view)
        return "" if deniers is None else words.text("note-price", deniers=deniers)
    if verb.startswith("from-") and view["step"] is not None and asked(view) == "Hire":
        return _hire(str(view["step"]["card"]), words)
    return "" if view["group"] is None else _use(verb, said, view["group"], view, words)


def _use(verb: str, said: list[str], group: GroupView, view: TroyesView, words: Words) -> str:
    found = group["outcomes"]
    if verb == "activate":
        times = words.text("note-times", times=found["cards"][said[0]])
        return times if _is_there(group["seat"], said[0], view) else f"{times}, {_hire(said[0], words)}"
    if verb == "fight":
        return words.text("note-cubes", cubes=found["events"][said[0]])
    if verb == "settle" and group["price"]:
        return words.text("note-cost", deniers=group["price"])
    return words.text("note-price", deniers=found["farm"]) if verb == "farm" else ""


def _is_there(seat: str, card: str, view: TroyesView) -> bool:
    """Whether a player has a tradesman on a card already."""
    entry = next(one for one in view["activities"] if one["card"] == card)
    return seat in entry["tradesmen"] or seat in entry["picture"]


def _hire(card: str, words: Words) -> str:
    return words.text("note-hire", deniers=CARDS[CARD.value(card)].hire)

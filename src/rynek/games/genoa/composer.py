"""The composer: what a person may put into an offer now, for the page to build the notation from clicks.

Each form is one verb; its notation is the verb, the seat (for proposals), the space (unless the deal is about this
one), the items the buyer pays, and, when the buyer gets something, `for` and those items. Stocks say how many of each
item there are to choose.
"""

from typing import Final

from rynek.core.domain import SEAT
from rynek.games.genoa.assets import FIRST_CARD, FIRST_LATER, FIRST_TOKEN, ITEM, LATER_TOKEN, MARKER, later_ducat_items
from rynek.games.genoa.bargain import Decide, Floor
from rynek.games.genoa.cards import cards_in
from rynek.games.genoa.city import ADJACENT, SPACE, SPACE_COUNT, has_action
from rynek.games.genoa.deferred import is_sure, may_be_sure
from rynek.games.genoa.forced_sale import Bidding, Sale
from rynek.games.genoa.goods import ANY_GOOD, BUILDING_USE, GOOD_COUNT, TOKEN_COUNT, TRADE
from rynek.games.genoa.offer import HERE, MOVE
from rynek.games.genoa.proposals import Counter, Reply
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.table_talk import Talk
from rynek.games.genoa.view_types import ComposerView, FormView, ItemView
from rynek.games.genoa.yields import certain, is_villa

TEN: Final = 10
"""All that cards pay is a multiple of this."""

Stock = list[ItemView]
"""Items and how many there are; `ducats` and `later_ducats` are sums, without a number when nobody can know it."""


def composer(state: GenoaState, seat: int) -> ComposerView | None:
    """The forms a seat may fill in now; None when it may make no offers."""
    if state.over or (seat not in state.to_act and seat not in state.may_change):
        return None
    top = state.stack[-1]
    if isinstance(top, Reply) and seat == top.seat:
        return counter_form(state, seat, top.space, acts=top.deal != MOVE)
    here = isinstance(top, (Bidding, Sale)) or (isinstance(top, (Reply, Counter)) and top.deal == HERE)
    if seat == state.trader:
        return trader_forms(state, seat, here=here) if isinstance(top, (Decide, Sale)) else None
    if not isinstance(top, (Floor, Bidding, Talk)):
        return None
    return buyer_forms(state, seat, ["offer-here"] if here else ["offer-action", "offer-move"])


def counter_form(state: GenoaState, seat: int, space: int, *, acts: bool) -> ComposerView:
    """The form for other terms of the deal that the Trader has proposed."""
    later = own_later_stocks(state, seat, [space]) if acts else {}
    return {
        "forms": [{"verb": "counter", "seats": None, "spaces": None}],
        "pays": {SEAT.word(seat): stock(state, seat, seat)},
        "gets": stock(state, state.trader, seat),
        "later": {SEAT.word(seat): later},
        "later_move": {SEAT.word(seat): {SPACE.word(space): sure_ducats(state, seat, space, acts=False)}},
    }


def buyer_forms(state: GenoaState, seat: int, verbs: list[str]) -> ComposerView:
    """Forms for an offer to the Trader."""
    forms: list[FormView] = [{"verb": verb, "seats": None, "spaces": spaces_for(state, verb)} for verb in verbs]
    usable = [form for form in forms if verbs == ["offer-here"] or form["spaces"]]
    if not state.can_act(seat):
        usable = [form for form in usable if form["verb"] == "offer-move"]
    return {
        "forms": usable + suggestion_forms(state),
        "pays": {SEAT.word(seat): stock(state, seat, seat)},
        "gets": stock(state, state.trader, seat),
        "later": {SEAT.word(seat): own_later_stocks(state, seat, houses(state, here=verbs == ["offer-here"]))},
        "later_move": {SEAT.word(seat): move_later_stocks(state, seat)},
    }


def suggestion_forms(state: GenoaState) -> list[FormView]:
    """Forms for talk of spaces farther away, which binds nobody (R7.11)."""
    far = [
        space for space in range(SPACE_COUNT) if not state.visited >> space & 1 and space not in ADJACENT[state.tower]
    ]
    spaces = {
        "suggest-action": [SPACE.word(space) for space in far if has_action(space)],
        "suggest-move": [SPACE.word(space) for space in far],
    }
    return [{"verb": verb, "seats": None, "spaces": found} for verb, found in spaces.items() if found]


def trader_forms(state: GenoaState, seat: int, *, here: bool) -> ComposerView:
    """Forms for the Trader's proposals."""
    able = [SEAT.word(s) for s in state.others if state.can_act(s)]
    everybody = [SEAT.word(s) for s in state.others]
    forms: list[FormView] = [
        {"verb": "propose-action", "seats": able, "spaces": spaces_for(state, "propose-action")},
        {"verb": "propose-move", "seats": everybody, "spaces": spaces_for(state, "propose-move")},
    ]
    usable = [form for form in forms if form["seats"] and form["spaces"]]
    return {
        "forms": here_proposals(state, able) if here else usable,
        "pays": {SEAT.word(s): stock(state, s, seat) for s in state.others},
        "gets": stock(state, seat, seat),
        "later": {SEAT.word(s): later_stocks(state, s, houses(state, here=here)) for s in state.others},
        "later_move": {},
    }


def here_proposals(state: GenoaState, able: list[str]) -> list[FormView]:
    """The form for the action here: not for the maker of the one offer that obliges the Trader (R7.21)."""
    forcing = [SEAT.word(offer.buyer) for offer in state.offers if offer.is_forcing]
    seats = [seat for seat in able if forcing != [seat]]
    return [{"verb": "propose-here", "seats": seats, "spaces": None}] if seats else []


def spaces_for(state: GenoaState, verb: str) -> list[str] | None:
    """The spaces a form may be about; None when it is the tower's own."""
    if verb == "offer-here":
        return None
    targets = state.targets
    return [SPACE.word(space) for space in targets if not verb.endswith("action") or has_action(space)]


def stock(state: GenoaState, owner: int, viewer: int) -> Stock:
    """What a player has to give, as far as the viewer can see."""
    ducats: ItemView = {"item": "ducats", "most": state.money[owner] if owner == viewer else None}
    held = [(good, state.good(owner, good)) for good in range(GOOD_COUNT)]
    held += [(FIRST_TOKEN + token, state.token(owner, token)) for token in range(TOKEN_COUNT)]
    held.append((MARKER, state.markers[owner]))
    seen = state.hands[owner] if owner == viewer else state.hands[owner] & state.seen[viewer]
    held += [(FIRST_CARD + card, 1) for card in cards_in(seen & ~state.reserved)]
    return [ducats, *[counted(item, count) for item, count in held if count]]


def counted(item: int, most: int) -> ItemView:
    """So many of an item."""
    return {"item": ITEM.word(item), "most": most}


def houses(state: GenoaState, *, here: bool) -> list[int]:
    """The buildings that a deal with the right to act may be about."""
    return [space for space in ([state.tower] if here else state.targets) if has_action(space)]


def later_stocks(state: GenoaState, seat: int, spaces: list[int]) -> dict[str, Stock]:
    """For each building the deal may be about, what acting there brings, as far as all can see."""
    return {SPACE.word(s): later_stock(state, seat, s) + rewards(state, seat, s, own=False) for s in spaces}


def own_later_stocks(state: GenoaState, seat: int, spaces: list[int]) -> dict[str, Stock]:
    """The same for the player himself, who knows what his own cards will bring there (Q20)."""
    return {
        SPACE.word(s): later_stock(state, seat, s)
        + rewards(state, seat, s, own=True)
        + sure_ducats(state, seat, s, acts=True)
        for s in spaces
    }


def move_later_stocks(state: GenoaState, seat: int) -> dict[str, Stock]:
    """For each space the tower may move to, the ducats that the player's own Messages will bring him there (Q20)."""
    return {SPACE.word(space): sure_ducats(state, seat, space, acts=False) for space in state.targets}


def sure_ducats(state: GenoaState, seat: int, space: int, *, acts: bool) -> Stock:
    """How many ducats a player can be sure to get through a deal about a space; empty for none."""
    tens = 0
    while is_sure(state, seat, space, later_ducat_items(TEN * (tens + 1)), (), acts=acts):
        tens += 1
    return [{"item": "later_ducats", "most": TEN * tens}] if tens else []


def rewards(state: GenoaState, seat: int, space: int, *, own: bool) -> Stock:
    """The special tokens that a Large Order brings at a villa: for certain, or, of others, as far as all see (Q20)."""
    if not is_villa(space):
        return []
    brings = is_sure if own else may_be_sure
    tokens = range(LATER_TOKEN, LATER_TOKEN + TOKEN_COUNT)
    return [counted(token, 1) for token in tokens if brings(state, seat, space, (token,), (), acts=True)]


def later_stock(state: GenoaState, seat: int, space: int) -> Stock:
    """What acting at a building gives for certain, or tokens make certain there, with counts."""
    items = certain(state, seat, space)
    if any(state.token(seat, token) for token in (ANY_GOOD, TRADE, BUILDING_USE)):
        items += [
            good for good in range(FIRST_LATER, LATER_TOKEN) if good not in items and makes(state, seat, space, good)
        ]
    return [counted(item, items.count(item)) for item in sorted(set(items))]


def makes(state: GenoaState, seat: int, space: int, item: int) -> bool:
    """Whether tokens in a player's stock make a good certain in an action at a building: all can see this (Q20)."""
    return may_be_sure(state, seat, space, (item,), (), acts=True)

"""Checks: what must be true of every table (the conservation of goods, tokens, cards and discs) and of its steps."""

from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame, OneSeat
from rynek.core.reader import demand
from rynek.games.genoa.actions import Covered, Window
from rynek.games.genoa.arrival import Move
from rynek.games.genoa.assets import DUCAT, FIRST_CARD, FIRST_TOKEN
from rynek.games.genoa.bargain import Decide, Floor, Join
from rynek.games.genoa.bargains_check import check_bargains, is_plain
from rynek.games.genoa.buildings import Draw, Villa
from rynek.games.genoa.cards import CARD, IN_PILE, PILE, PILE_COUNT, PILE_OF, cards_in
from rynek.games.genoa.city import has_action
from rynek.games.genoa.deals import Owe
from rynek.games.genoa.forced_sale import Bidding, Sale, Uncovered
from rynek.games.genoa.goods import (
    DISCS,
    FLOOR_ROUNDS,
    GOOD,
    GOOD_COUNT,
    ORDERS_AN_ACTION,
    PROPOSALS_A_MOVE,
    REBID_ROUNDS,
    TOKEN,
    TOKEN_COUNT,
    TRADE,
)
from rynek.games.genoa.offer import HERE
from rynek.games.genoa.ownership import Acquire
from rynek.games.genoa.proposals import Counter, Reply
from rynek.games.genoa.setup import PickStart
from rynek.games.genoa.start_space import Roll, StartSpace
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.tokens import GiveBack, TradeTake
from rynek.games.genoa.turns import EndTurn, LastCall, Turn
from rynek.games.genoa.validity import missing, terms_fault
from rynek.games.genoa.yields import is_villa


def check(state: GenoaState) -> None:
    """Raise BadPosition when the parts of a table do not fit together."""
    _check_stocks(state)
    _check_cards(state)
    _check_traces(state)
    _check_tower(state)
    _check_steps(state)
    check_bargains(state)


# the table


def _check_stocks(state: GenoaState) -> None:
    """No more goods, tokens and markers than there are, and sums in fives."""
    for good in range(GOOD_COUNT):
        demand(state.good_supply[good] >= 0, "too-many-goods", what=GOOD.word(good))
    for token in range(TOKEN_COUNT):
        demand(state.token_supply[token] >= 0, "too-many-tokens", what=TOKEN.word(token))
    for seat, money in enumerate(state.money):
        demand(state.markers_left(seat) >= 0 <= state.markers[seat], "too-many-markers", seat=SEAT.word(seat))
        demand(money >= 0 and money % DUCAT == 0, "ducats-in-fives", seat=SEAT.word(seat), ducats=money)


def _check_cards(state: GenoaState) -> None:
    """Every card is in one place, and a pile with face-up cards has face-down ones on top (R11.2)."""
    held, up = 0, sum(state.face_up)
    for seat, hand in enumerate(state.hands):
        twice = cards_in(hand & (held | up))
        demand(not twice, "two-places", what=CARD.word(twice[0]) if twice else "")
        demand(not state.seen[seat] & hand, "own-card-seen", seat=SEAT.word(seat))
        held |= hand
    for pile in range(PILE_COUNT):
        demand(bool(state.deck[pile]) or not state.face_up[pile], "pile-not-turned", pile=PILE.word(pile))
    for seat, seen in enumerate(state.seen):
        demand(not seen & ~held, "seen-nowhere", seat=SEAT.word(seat))
    demand(not state.reserved & ~held, "reserved-nowhere")


def _check_traces(state: GenoaState) -> None:
    """A card that went from hand to hand is in one of the hands it may be in, and the seat sees it in none."""
    known = [(seat, card) for seat, card, _ in state.traces]
    demand(len(set(known)) == len(known), "traces-twice")
    for seat, card, hands in state.traces:
        holders, kind = cards_in(hands), IN_PILE[PILE_OF[card]]
        possible = len(holders) > 1 and seat not in holders and all(state.hands[other] & kind for other in holders)
        there = any(state.hands[other] >> card & 1 for other in holders)
        demand(possible and there and not state.seen[seat] >> card & 1, "trace-wrong", card=CARD.word(card))


def _check_tower(state: GenoaState) -> None:
    """Five discs between the tower and the spaces it has left."""
    demand(state.tower >= 0 or not (state.visited or state.height), "discs-no-tower")
    left = (state.visited & ~(1 << state.tower)).bit_count() if state.tower >= 0 else 0
    demand(state.tower < 0 or (state.height >= 1 and left + state.height <= DISCS), "height", discs=DISCS)


# the steps


def _check_steps(state: GenoaState) -> None:
    """Refuse a step that no game reaches. Behind a new turn or start nothing is settled yet."""
    steps = state.stack[::-1]
    for place, frame in enumerate(steps):
        name = type(frame).__name__
        demand(_seats_fit(state, frame), "step-seat", step=name)
        if isinstance(frame, (Turn, StartSpace, Roll, PickStart)):
            return
        bare = isinstance(frame, (Draw, Acquire, LastCall, EndTurn))
        demand(state.tower >= 0 or bare, "step-no-tower", step=name)
        demand(_things_fit(state, frame), "step-things", step=name)
        demand(_followed(frame, steps[place + 1] if place + 1 < len(steps) else None), "step-no-answer", step=name)


def _followed(frame: AnyFrame, following: AnyFrame | None) -> bool:
    """Talk leads to the Trader's answer: before a move to `Decide`, at a building to `Sale`."""
    if isinstance(frame, (Reply, Counter)):
        return isinstance(following, Sale if frame.deal == HERE else Decide)
    if isinstance(frame, Floor):
        return isinstance(following, Decide)
    return isinstance(following, Sale) if isinstance(frame, Bidding) else True


def _seats_fit(state: GenoaState, frame: AnyFrame) -> bool:
    """The Trader's steps are the Trader's, those of buyers are others'."""
    if isinstance(frame, (Floor, Bidding)):
        return set(frame.waiting) <= set(state.others) and len(set(frame.waiting)) == len(frame.waiting)
    if isinstance(frame, (Decide, Join, Uncovered, Sale, Counter, StartSpace)):
        return frame.seat == state.trader
    if isinstance(frame, (Reply, Covered, Owe)):
        return frame.seat in state.others
    if isinstance(frame, Turn):
        return 0 <= frame.trader < state.players
    return 0 <= frame.seat < state.players if isinstance(frame, (OneSeat, Draw)) else True


def _things_fit(state: GenoaState, frame: AnyFrame) -> bool:
    """Spaces, things and numbers of a step are such as the rules give it."""
    if isinstance(frame, (Uncovered, Bidding, Covered)):
        return has_action(state.tower)
    if isinstance(frame, Sale):
        counts = 0 <= frame.proposals <= PROPOSALS_A_MOVE and 0 <= frame.turn <= REBID_ROUNDS
        return has_action(state.tower) and counts
    if isinstance(frame, Decide):
        return 1 <= frame.turn <= FLOOR_ROUNDS and 0 <= frame.proposals <= PROPOSALS_A_MOVE
    if isinstance(frame, Window):
        return has_action(frame.space) and frame.space == state.tower and 0 <= frame.orders <= ORDERS_AN_ACTION
    if isinstance(frame, Villa):
        return is_villa(frame.space)
    if isinstance(frame, Move):
        return frame.space in state.targets
    if isinstance(frame, (Reply, Counter)):
        return frame.offer.buyer in state.others and is_plain(frame.offer) and terms_fault(state, frame.offer) is None
    if isinstance(frame, (TradeTake, GiveBack)):
        return _has_given(state, frame)
    return 0 <= frame.promised <= frame.count <= 2 if isinstance(frame, Draw) else True


def _has_given(state: GenoaState, frame: TradeTake | GiveBack) -> bool:
    """Whether a seat has the thing it is giving in a Trade 1:1, where a card has been set aside, and the token."""
    seat, given = frame.seat, frame.given
    if isinstance(frame, TradeTake) and state.token(seat, TRADE) <= (given == FIRST_TOKEN + TRADE):
        return False
    if given >= FIRST_CARD:
        return bool(state.hands[seat] & state.reserved & 1 << (given - FIRST_CARD))
    return given >= 0 and missing(state, seat, (given,)) < 0

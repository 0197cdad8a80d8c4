"""Whether the unfinished steps of a position can be: seats, spaces and things that the rules give them."""

from rynek.core.frame import AnyFrame, OneSeat
from rynek.core.reader import impossible
from rynek.games.genoa.actions import Covered, Window
from rynek.games.genoa.arrival import Move
from rynek.games.genoa.assets import FIRST_CARD, FIRST_TOKEN
from rynek.games.genoa.bargain import Decide, Floor, Join
from rynek.games.genoa.bargains_check import plain
from rynek.games.genoa.buildings import Draw, Villa
from rynek.games.genoa.city import has_action
from rynek.games.genoa.deals import Owe
from rynek.games.genoa.forced_sale import Bidding, Sale, Uncovered
from rynek.games.genoa.goods import FLOOR_ROUNDS, ORDERS_AN_ACTION, PROPOSALS_A_MOVE, TRADE
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


def check_steps(state: GenoaState) -> None:
    """Raise BadPosition for a step that no game reaches. Behind a new turn or start nothing is settled yet."""
    steps = state.stack[::-1]
    for place, frame in enumerate(steps):
        if isinstance(frame, (Turn, StartSpace, Roll, PickStart)):
            return
        if state.tower < 0 and not isinstance(frame, (Draw, Acquire, LastCall, EndTurn)):
            raise impossible(f"steps: {type(frame).__name__} without a tower")
        if not seats_fit(state, frame) or not things_fit(state, frame):
            raise impossible(f"steps: {type(frame).__name__} with what the rules never give it")
        if not followed(frame, steps[place + 1] if place + 1 < len(steps) else None):
            raise impossible(f"steps: {type(frame).__name__} without the Trader's answer behind it")


def followed(frame: AnyFrame, following: AnyFrame | None) -> bool:
    """Talk leads to the Trader's answer: before a move to `Decide`, at a building to `Sale`."""
    if isinstance(frame, (Reply, Counter)):
        return isinstance(following, Sale if frame.deal == HERE else Decide)
    if isinstance(frame, Floor):
        return isinstance(following, Decide)
    return isinstance(following, Sale) if isinstance(frame, Bidding) else True


def seats_fit(state: GenoaState, frame: AnyFrame) -> bool:
    """The Trader's steps are the Trader's, those of buyers are others'."""
    if isinstance(frame, (Floor, Bidding)):
        return set(frame.waiting) <= set(state.others)
    if isinstance(frame, (Decide, Join, Uncovered, Sale, Counter)):
        return frame.seat == state.trader
    if isinstance(frame, (Reply, Covered, Owe)):
        return frame.seat in state.others
    if isinstance(frame, (OneSeat, Draw)):
        return 0 <= frame.seat < state.players
    return True


def things_fit(state: GenoaState, frame: AnyFrame) -> bool:
    """Spaces, things and numbers of a step are such as the rules give it."""
    if isinstance(frame, (Uncovered, Bidding, Covered)):
        return has_action(state.tower)
    if isinstance(frame, Sale):
        return has_action(state.tower) and 0 <= frame.proposals <= PROPOSALS_A_MOVE
    if isinstance(frame, Decide):
        return 1 <= frame.turn <= FLOOR_ROUNDS and 0 <= frame.proposals <= PROPOSALS_A_MOVE
    if isinstance(frame, Window):
        return has_action(frame.space) and frame.space == state.tower and 0 <= frame.orders <= ORDERS_AN_ACTION
    if isinstance(frame, Villa):
        return is_villa(frame.space)
    if isinstance(frame, Move):
        return frame.space in state.targets
    if isinstance(frame, (Reply, Counter)):
        return frame.offer.buyer in state.others and plain(frame.offer) and terms_fault(state, frame.offer) is None
    if isinstance(frame, TradeTake):
        return has_given(state, frame.seat, frame.given) and state.token(frame.seat, TRADE) > (
            frame.given == FIRST_TOKEN + TRADE
        )
    if isinstance(frame, GiveBack):
        return has_given(state, frame.seat, frame.given)
    if isinstance(frame, Draw):
        return 0 <= frame.promised <= frame.count <= 2
    return True


def has_given(state: GenoaState, seat: int, given: int) -> bool:
    """Whether a seat has the thing it is giving in a Trade 1:1; a card has been set aside."""
    if given >= FIRST_CARD:
        return bool(state.hands[seat] & state.reserved & 1 << (given - FIRST_CARD))
    return missing(state, seat, (given,)) < 0

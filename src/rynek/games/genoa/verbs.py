"""The verbs of the game: everything that can be said or done, with the domains of its arguments."""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.domain import SEAT, Numbers, OneOf, Words
from rynek.games.genoa.assets import FIRST_LATER, ITEM, LATER, MARKER_WORD
from rynek.games.genoa.cards import CARD, PILE
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.goods import GOOD, GOOD_COUNT, TOKEN, TOKEN_COUNT
from rynek.games.genoa.offer import DEAL

DIE: Final = Numbers("die", 1, 8)
SUM: Final = Numbers("ducats", 0, 100, 5)
"""Sums on the menu."""
EXTRA: Final = OneOf("extra", GOOD, TOKEN, MARKER_WORD, LATER)
"""One asset, present or deferred, on the menu."""
GIVEN: Final = OneOf("given", GOOD, TOKEN, MARKER_WORD, CARD)
TAKEN: Final = OneOf("taken", GOOD, TOKEN, MARKER_WORD, PILE)
TOUCH: Final = Words("touch", ["leave", "place", "remove", "seize"])
"""What phase 3 does to a building: nothing, place a marker, remove another's, remove it and place one."""
LEAVE_IT: Final = 0
PLACE_MARKER: Final = 1
REMOVE_MARKER: Final = 2
SEIZE: Final = 3

# Chance.
START: Final = Verb("start", SEAT)
DRAW: Final = Verb("draw", CARD)
DICE: Final = Verb("dice", DIE, DIE)

# Phase 1.
ROLL: Final = Verb("roll")
START_AT: Final = Verb("start-at", SPACE)

# Offers to the Trader: `offer-…` with any bundle (`offer-here 15 wine for pepper`); the other verbs are the menu.
OFFER_MOVE: Final = Verb("offer-move", SPACE, rest=ITEM)
OFFER_ACTION: Final = Verb("offer-action", SPACE, rest=ITEM)
OFFER_HERE: Final = Verb("offer-here", rest=ITEM)
BUY_MOVE: Final = Verb("buy-move", SPACE, SUM)
BUY_ACTION: Final = Verb("buy-action", SPACE, SUM)
BID: Final = Verb("bid", SUM)
BARTER_MOVE: Final = Verb("barter-move", SPACE, SUM, EXTRA)
BARTER_ACTION: Final = Verb("barter-action", SPACE, SUM, EXTRA)
BARTER_HERE: Final = Verb("barter-here", SUM, EXTRA)
SUGGEST_MOVE: Final = Verb("suggest-move", SPACE, rest=ITEM)
SUGGEST_ACTION: Final = Verb("suggest-action", SPACE, rest=ITEM)
WITHDRAW: Final = Verb("withdraw", DEAL, SPACE)
PASS: Final = Verb("pass")

# The Trader.
ACCEPT: Final = Verb("accept", SEAT, DEAL, SPACE)
PROPOSE_MOVE: Final = Verb("propose-move", SEAT, SPACE, rest=ITEM)
PROPOSE_ACTION: Final = Verb("propose-action", SEAT, SPACE, rest=ITEM)
PROPOSE_HERE: Final = Verb("propose-here", SEAT, rest=ITEM)
ASK_MOVE: Final = Verb("ask-move", SEAT, SPACE, SUM)
ASK_ACTION: Final = Verb("ask-action", SEAT, SPACE, SUM)
DEMAND_MOVE: Final = Verb("demand-move", SEAT, SPACE, SUM, EXTRA)
DEMAND_ACTION: Final = Verb("demand-action", SEAT, SPACE, SUM, EXTRA)
GO: Final = Verb("go", SPACE)
REOPEN: Final = Verb("reopen")
STOP: Final = Verb("stop")
HEAR: Final = Verb("hear")
REBID: Final = Verb("rebid")
LEAVE: Final = Verb("leave")
AGREE: Final = Verb("agree")
REFUSE: Final = Verb("refuse")
COUNTER: Final = Verb("counter", rest=ITEM)

# Actions.
ACT: Final = Verb("act")
DECLINE: Final = Verb("decline")
WORK: Final = Verb("work")
CONTRACT_VERB: Final = Verb("contract")
ORDER: Final = Verb("order", CARD)
REWARD: Final = Verb("reward", TOKEN)
FILL: Final = Verb("fill", CARD)
ANY: Final = Verb("any-good", GOOD)
TRADE_AWAY: Final = Verb("trade", GIVEN)
TAKE: Final = Verb("take", TAKEN)
USE: Final = Verb("use", SPACE)
CLOSE: Final = Verb("close")

# Phase 3 and the end of the turn.
ACQUIRE: Final = Verb("acquire", SPACE, TOUCH, TOUCH)
KEEP: Final = Verb("keep")

VERBS: Final = (
    START,
    DRAW,
    DICE,
    ROLL,
    START_AT,
    OFFER_MOVE,
    OFFER_ACTION,
    OFFER_HERE,
    BUY_MOVE,
    BUY_ACTION,
    BID,
    BARTER_MOVE,
    BARTER_ACTION,
    BARTER_HERE,
    SUGGEST_MOVE,
    SUGGEST_ACTION,
    WITHDRAW,
    PASS,
    ACCEPT,
    PROPOSE_MOVE,
    PROPOSE_ACTION,
    PROPOSE_HERE,
    ASK_MOVE,
    ASK_ACTION,
    DEMAND_MOVE,
    DEMAND_ACTION,
    GO,
    REOPEN,
    STOP,
    HEAR,
    REBID,
    LEAVE,
    AGREE,
    REFUSE,
    COUNTER,
    ACT,
    DECLINE,
    WORK,
    CONTRACT_VERB,
    ORDER,
    REWARD,
    FILL,
    ANY,
    TRADE_AWAY,
    TAKE,
    USE,
    CLOSE,
    ACQUIRE,
    KEEP,
)

# Moves without arguments, made once.
DO_ROLL: Final = Action(ROLL)
DO_PASS: Final = Action(PASS)
DO_REOPEN: Final = Action(REOPEN)
DO_STOP: Final = Action(STOP)
DO_HEAR: Final = Action(HEAR)
DO_REBID: Final = Action(REBID)
DO_LEAVE: Final = Action(LEAVE)
DO_AGREE: Final = Action(AGREE)
DO_REFUSE: Final = Action(REFUSE)
DO_ACT: Final = Action(ACT)
DO_DECLINE: Final = Action(DECLINE)
DO_WORK: Final = Action(WORK)
DO_CONTRACT: Final = Action(CONTRACT_VERB)
DO_CLOSE: Final = Action(CLOSE)
DO_KEEP: Final = Action(KEEP)


EXTRA_LATER: Final = GOOD_COUNT + TOKEN_COUNT + 1
"""The first deferred value of EXTRA."""


def extra_item(extra: int) -> int:
    """The item of a bundle that a value of EXTRA stands for."""
    return extra if extra < EXTRA_LATER else FIRST_LATER + extra - EXTRA_LATER


def later_extra(item: int) -> int:
    """The value of EXTRA that stands for a deferred item."""
    return EXTRA_LATER + item - FIRST_LATER

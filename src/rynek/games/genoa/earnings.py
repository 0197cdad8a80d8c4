"""Earnings: what a purse is made of at the end, told from the events of the whole game."""

from typing import Final

from rynek.core.message import EVERYBODY, Event, Message, Points
from rynek.core.message import score as source
from rynek.games.genoa.actions import OWNER_PAID
from rynek.games.genoa.messages import DELIVERED
from rynek.games.genoa.orders import LARGE_DELIVERED, SMALL_FILLED
from rynek.games.genoa.scoring import breakdown
from rynek.games.genoa.state import GenoaState

SCORE_DEALS: Final = source("deals", "R7.3")
SCORE_MESSAGES: Final = source("messages", "R11.6", count=None)
SCORE_SMALL: Final = source("small-orders", "R11.5", count=None)
SCORE_LARGE: Final = source("large-orders", "R11.3", count=None)
SCORE_OWNER: Final = source("owner", "R8.8", count=None)
PAID: Final = (
    (DELIVERED, SCORE_MESSAGES),
    (SMALL_FILLED, SCORE_SMALL),
    (LARGE_DELIVERED, SCORE_LARGE),
    (OWNER_PAID, SCORE_OWNER),
)
"""The events that say whom the bank has paid (first) how much (last), and where the sums are listed."""


def earned(state: GenoaState, seat: int, told: list[Event]) -> list[Points]:
    """The breakdown of a seat, its purse split by what filled it; the rest is what it began with and its deals."""
    purse, *others = breakdown(state, seat)
    lines: list[Points] = []
    for event, listed in PAID:
        sums = [one.args[-1] for one in told if one.template is event and one.args[0] == seat]
        if sums:
            lines.append(Points(Message(listed, len(sums)), sum(sums), (), EVERYBODY))
    rest = purse.points - sum([line.points for line in lines])
    return [Points(Message(SCORE_DEALS), rest, (), EVERYBODY), *lines, *others]

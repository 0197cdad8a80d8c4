"""A bot of one's own in ten lines: it tries every move on a guess of the table and takes the one with most points.

rynek arena --game caylus_1303 --players 2 --bots random,file:examples/own_bot.py --games 100
"""

from random import Random

from rynek.bots import SeatHandle
from rynek.core.action import Action


def choose(seat: SeatHandle) -> Action:
    """The move after which the own seat is most points ahead, as the table would stand."""

    def lead(move: Action) -> int:
        table = seat.guess(Random(1))  # looks to the seat like the real table; what is hidden was drawn anew
        table.apply(seat.seat, move)
        points = table.scores()
        return 2 * points[seat.seat] - sum(points)

    return max(seat.legal, key=lead)

"""Random: any legal move, all equally likely."""

from random import Random

from rynek.bots.bot import SeatHandle
from rynek.core.action import Action


class RandomBot:
    """Plays any legal move."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, seat: SeatHandle) -> Action:
        """Any legal move."""
        return self.rng.choice(seat.legal)

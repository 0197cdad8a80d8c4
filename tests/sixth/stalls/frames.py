"""The frames that positions may hold."""

from typing import Final

from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT
from tests.sixth.stalls.goods import GOOD
from tests.sixth.stalls.market import Bring, Market, RollDie, Sell
from tests.sixth.stalls.setup import DealCustomer

FRAMES: Final = (
    FrameKind(DealCustomer, seat=SEAT),
    FrameKind(Market),
    FrameKind(RollDie),
    FrameKind(Bring, goods=GOOD),
    FrameKind(Sell, goods=GOOD),
)

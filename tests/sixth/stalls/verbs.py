"""The moves."""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.domain import SEAT
from tests.sixth.stalls.goods import GOOD, GOODS, PIPS

DEAL: Final = Verb("deal", SEAT, GOOD)
ROLL: Final = Verb("roll", PIPS)
BRING: Final = Verb("bring", GOOD)
BRINGS: Final = [Action(BRING, good) for good in range(GOODS)]
VERBS: Final = (DEAL, ROLL, BRING)

"""The frames of Genoa that positions may hold, with the domains of their fields."""

from typing import Final

from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT
from rynek.games.genoa.actions import Covered, Window
from rynek.games.genoa.arrival import Arrive, Move
from rynek.games.genoa.assets import ITEM
from rynek.games.genoa.bargain import Decide, Depart, Floor, Join
from rynek.games.genoa.buildings import Draw, Villa
from rynek.games.genoa.cards import PILE
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deals import Owe
from rynek.games.genoa.forced_sale import Bidding, Sale, Uncovered
from rynek.games.genoa.offer import DEAL
from rynek.games.genoa.orders import Reward
from rynek.games.genoa.ownership import Acquire
from rynek.games.genoa.proposals import Counter, Reply
from rynek.games.genoa.setup import PickStart
from rynek.games.genoa.start_space import Roll, StartSpace
from rynek.games.genoa.tokens import GiveBack, TradeTake
from rynek.games.genoa.turns import EndTurn, LastCall, Turn
from rynek.games.genoa.verbs import GIVEN

FRAMES: Final = (
    FrameKind(PickStart),
    FrameKind(Draw, seat=SEAT, pile=PILE),
    FrameKind(Turn, trader=SEAT),
    FrameKind(StartSpace, seat=SEAT),
    FrameKind(Roll),
    FrameKind(Move, space=SPACE),
    FrameKind(Arrive),
    FrameKind(Uncovered, seat=SEAT),
    FrameKind(Bidding, waiting=SEAT),
    FrameKind(Sale, seat=SEAT),
    FrameKind(Covered, seat=SEAT),
    FrameKind(Window, seat=SEAT, space=SPACE),
    FrameKind(Villa, seat=SEAT, space=SPACE),
    FrameKind(Reward, seat=SEAT),
    FrameKind(TradeTake, seat=SEAT, given=GIVEN),
    FrameKind(GiveBack, seat=SEAT, given=GIVEN),
    FrameKind(Owe, seat=SEAT),
    FrameKind(Depart),
    FrameKind(Floor, waiting=SEAT),
    FrameKind(Decide, seat=SEAT),
    FrameKind(Reply, seat=SEAT, deal=DEAL, space=SPACE, pays=ITEM, gets=ITEM),
    FrameKind(Counter, seat=SEAT, buyer=SEAT, deal=DEAL, space=SPACE, pays=ITEM, gets=ITEM),
    FrameKind(Join, seat=SEAT),
    FrameKind(Acquire, seat=SEAT),
    FrameKind(LastCall, seat=SEAT),
    FrameKind(EndTurn),
)

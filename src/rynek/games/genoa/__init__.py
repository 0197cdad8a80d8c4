"""Genoa (The Traders of Genoa) by Rüdiger Dorn, for 2 to 5 players."""

from typing import Any, Final, cast

from rynek.core.action import Action
from rynek.core.chance import Rng
from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT, Domain
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Points
from rynek.core.reader import Reader
from rynek.core.state import State
from rynek.games.genoa.actions import Covered, Window
from rynek.games.genoa.arrival import Arrive, Move
from rynek.games.genoa.assets import ITEM
from rynek.games.genoa.bargain import Decide, Depart, Floor, Join
from rynek.games.genoa.bargains_check import check_bargains
from rynek.games.genoa.buildings import Draw, Villa
from rynek.games.genoa.cards import CARD, PILE, cards_in
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deals import Owe
from rynek.games.genoa.forced_sale import Bidding, Sale, Uncovered
from rynek.games.genoa.guess import guess_of
from rynek.games.genoa.messages import DELIVER
from rynek.games.genoa.notation import in_order
from rynek.games.genoa.offer import DEAL, HERE
from rynek.games.genoa.orders import Reward
from rynek.games.genoa.ownership import Acquire
from rynek.games.genoa.position import check_table, read_table, write_table
from rynek.games.genoa.proposals import Counter, Reply
from rynek.games.genoa.scoring import breakdown, ranking
from rynek.games.genoa.setup import OPTIONS, PickStart, set_up
from rynek.games.genoa.start_space import Roll, StartSpace
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.steps_check import check_steps
from rynek.games.genoa.table_talk import bidders
from rynek.games.genoa.tokens import GiveBack, TradeTake
from rynek.games.genoa.turns import EndTurn, LastCall, Turn
from rynek.games.genoa.verbs import GIVEN, VERBS

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


class Genoa(Game[Any]):
    """The rules of Genoa as an object."""

    def __init__(self) -> None:
        super().__init__(
            "genoa",
            players=(2, 5),
            verbs=(*VERBS, DELIVER),
            frames=FRAMES,
            options=OPTIONS,
            version=2,
            most_decisions=20_000,
        )

    def from_words(self, words: list[str]) -> Action:
        """As in every game, but in any order where the meaning is clear."""
        return super().from_words(in_order(self.verbs, words))

    def setup(self, players: int, options: dict[str, Any]) -> State:
        return set_up(players, options)

    def guess(self, state: State, seat: int | None, rng: Rng) -> State:
        return guess_of(cast("GenoaState", state), seat, rng)

    def write(self, state: State) -> dict[str, Any]:
        return write_table(cast("GenoaState", state))

    def read(self, reader: Reader, players: int, options: dict[str, Any]) -> State:
        return read_table(reader, players, options)

    def first_steps(self, state: State) -> list[AnyFrame]:
        """A position without steps: the Trader's turn begins, or, with a tower on the board, the floor is open.

        Offers and deals that are given lie on the table in the step they belong to.
        """
        table = cast("GenoaState", state)
        trader = table.trader
        if table.tower < 0:
            return [Turn(trader)]
        around = [trader, *table.others]
        rest: list[AnyFrame] = [Acquire(seat) for seat in around]
        rest += [*[LastCall(seat) for seat in around], EndTurn()]
        if any(offer.deal == HERE for offer in table.offers):
            return [Bidding(bidders(table), 0), Sale(trader, 0), Depart(), *rest]
        if table.deals:
            return [Join(trader), *rest]
        return [Floor(table.buyers, 1), Decide(trader, 1, 0), *rest] if table.offers else [Depart(), *rest]

    def check(self, state: State) -> None:
        check_table(cast("GenoaState", state))
        check_steps(cast("GenoaState", state))
        check_bargains(cast("GenoaState", state))

    def face_down(self, state: State) -> list[tuple[Domain, int]]:
        hands = cast("GenoaState", state).hands
        return [(CARD, card) for hand in hands for card in cards_in(hand)]

    def ranking(self, state: State) -> list[list[int]]:
        return ranking(cast("GenoaState", state))

    def breakdown(self, state: State, seat: int) -> list[Points]:
        return breakdown(cast("GenoaState", state), seat)


GAME: Final = Genoa()

"""The market: three times a die, and all bring a good at once."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, Frame
from rynek.core.message import Message, ask, event, why
from tests.sixth.stalls.goods import GOOD, GOODS, PIPS, ROUNDS
from tests.sixth.stalls.state import StallsState
from tests.sixth.stalls.verbs import BRING, BRINGS, ROLL

PAYS: Final = event("pays", pips=PIPS)
BROUGHT: Final = event("brought", seat=SEAT, good=GOOD)
EARNED: Final = event("earned", seat=SEAT, coins=None)
ASK_BRING: Final = ask("bring", "S3", pips=PIPS)
NOT_NOW: Final = why("closed", "S3", good=GOOD)
WAITING: Final = -1


class Market(Frame[StallsState]):
    """A market day, then the next, three in all (S2)."""

    __slots__ = ()

    def run(self, state: StallsState) -> None:
        if state.round < ROUNDS:
            state.round += 1
            state.then(RollDie(), Market())
        else:
            state.reveal()


class RollDie(Chance[StallsState]):
    """What the market pays today (S2)."""

    __slots__ = ()

    def odds(self, state: StallsState) -> Odds:
        return evenly([Action(ROLL, pips) for pips in range(1, 7)])

    def sample(self, state: StallsState, rng: Rng) -> Action:
        return Action(ROLL, rng.randrange(6) + 1)

    def answer(self, state: StallsState, seat: int, action: Action) -> None:
        state.pays = action.args[0]
        state.tell(PAYS, state.pays)
        state.then(Bring((WAITING,) * state.players))


class Bring(Frame[StallsState]):
    """All bring a good at once and may think again until the last has chosen (S3)."""

    __slots__ = ("goods",)
    secret = True

    def __init__(self, goods: tuple[int, ...]) -> None:
        self.goods = goods

    def actors(self, state: StallsState) -> tuple[int, ...]:
        return tuple([seat for seat, good in enumerate(self.goods) if good == WAITING])

    def changers(self, state: StallsState) -> tuple[int, ...]:
        return tuple([seat for seat, good in enumerate(self.goods) if good != WAITING])

    def seen(self, state: StallsState, seat: int | None) -> "Bring":
        return Bring(tuple([good if other == seat else WAITING for other, good in enumerate(self.goods)]))

    def options(self, state: StallsState, seat: int) -> list[Action]:
        return BRINGS

    def answer(self, state: StallsState, seat: int, action: Action) -> None:
        goods = (*self.goods[:seat], action.args[0], *self.goods[seat + 1 :])
        state.then(Bring(goods) if WAITING in goods else Sell(goods))

    def ask(self, state: StallsState, seat: int) -> Message:
        return Message(ASK_BRING, state.pays)

    def why_not(self, state: StallsState, seat: int, action: Action) -> Message | None:
        return Message(NOT_NOW, action.args[0]) if action.verb is BRING else None


class Sell(Frame[StallsState]):
    """Stalls are opened; who alone brought a good earns the die (S3)."""

    __slots__ = ("goods",)

    def __init__(self, goods: tuple[int, ...]) -> None:
        self.goods = goods

    def run(self, state: StallsState) -> None:
        state.reveal()
        for seat, good in enumerate(self.goods):
            state.brought[seat * GOODS + good] += 1
            state.tell(BROUGHT, seat, good)
            if self.goods.count(good) == 1:
                state.coins[seat] += state.pays
                state.tell(EARNED, seat, state.pays)

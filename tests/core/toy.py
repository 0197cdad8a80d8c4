"""A toy game that uses every part of the kernel: dice, secret joint bids, a nested effect, a free act, an open verb.

Each round a die shows a prize. All bid at once in secret; the highest bidder pays and takes the prize, and on a six
also chooses an opponent who loses a coin. At any moment of a choice a seat may burn a coin. A seat may greet the
others with any list of numbers. After three rounds most prizes win.
"""

from typing import Any, Final

from rynek.core.action import Action, Verb
from rynek.core.chance import Odds, Rng, evenly
from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT, Maybe, Numbers
from rynek.core.fields import Listed, Number
from rynek.core.frame import AnyFrame, Chance, Frame, OneSeat
from rynek.core.game import Game
from rynek.core.message import Message, Points, ask, event, score, why
from rynek.core.option import Option
from rynek.core.reader import demand
from rynek.core.state import State
from rynek.core.view import head_of
from rynek.core.view_types import Head

PIPS: Final = Numbers("pips", 1, 6)
COINS: Final = Numbers("coins", 0, 9)
PRIZE: Final = Numbers("points", 0, 18)

ROLL: Final = Verb("roll", PIPS)
BID: Final = Verb("bid", COINS)
ROB: Final = Verb("rob", SEAT)
BURN: Final = Verb("burn", free=True)
GREET: Final = Verb("greet", rest=COINS)

ROLLED: Final = event("rolled", pips=PIPS)
BIDS: Final = event("won", seat=SEAT, coins=COINS)
OWN_BID: Final = event("own-bid", coins=COINS)
ASK_BID: Final = ask("bid", "T1")
ASK_ROB: Final = ask("rob", "T2")
TOO_POOR: Final = why("too-poor", "T3", coins=COINS)
PRIZES: Final = score("prizes", "T4")


class ToyView(Head):
    """A toy table as a seat sees it."""

    coins: list[int]
    prizes: list[int]
    bid: int


class Toy(State):
    """Coins are open, bids are not."""

    __slots__ = ("coins", "prizes", "round")

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.coins = [5] * players
        self.prizes = [0] * players
        self.round = 0

    def copy(self) -> "Toy":
        other = Toy(self.players, self.options)
        self.copy_kernel(other)
        other.coins = self.coins[:]
        other.prizes = self.prizes[:]
        other.round = self.round
        return other


class Round(Frame[Toy]):
    """Runs by itself: a roll, the bids, the next round."""

    __slots__ = ()

    def run(self, state: Toy) -> None:
        if state.round < 3:
            state.round += 1
            state.then(Roll(), Round())


class Roll(Chance[Toy]):
    """The die."""

    __slots__ = ()

    def odds(self, state: Toy) -> Odds:
        return evenly([Action(ROLL, pips) for pips in range(1, 7)])

    def sample(self, state: Toy, rng: Rng) -> Action:
        return Action(ROLL, rng.randrange(6) + 1)

    def answer(self, state: Toy, seat: int, action: Action) -> None:
        state.tell(ROLLED, action.args[0])
        state.then(Bids(action.args[0], (-1,) * state.players))


class Bids(Frame[Toy]):
    """All bid at once; a bid may be changed until the last is in."""

    __slots__ = ("bids", "prize")
    secret = True

    def __init__(self, prize: int, bids: tuple[int, ...]) -> None:
        self.prize = prize
        self.bids = bids

    def seen(self, state: Toy, seat: int | None) -> "Bids":
        return Bids(self.prize, tuple(bid if other == seat else -1 for other, bid in enumerate(self.bids)))

    def actors(self, state: Toy) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(self.bids) if bid < 0)

    def changers(self, state: Toy) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(self.bids) if bid >= 0) if self.actors(state) else ()

    def options(self, state: Toy, seat: int) -> list[Action]:
        return [Action(BID, coins) for coins in range(state.coins[seat] + 1)] + [Action(GREET, 1)]

    def accepts(self, state: Toy, seat: int, action: Action) -> bool:
        return action.verb is GREET or action in self.options(state, seat)

    def answer(self, state: Toy, seat: int, action: Action) -> None:
        if action.verb is GREET:
            state.then(Bids(self.prize, tuple(0 if s == seat else b for s, b in enumerate(self.bids))))
            return
        state.tell_seat(seat, OWN_BID, action.args[0])
        state.then(Bids(self.prize, tuple(action.args[0] if s == seat else b for s, b in enumerate(self.bids))))

    def run(self, state: Toy) -> None:
        state.reveal()
        best = max(range(state.players), key=lambda s: (self.bids[s], -s))
        paid = min(self.bids[best], state.coins[best])
        state.coins[best] -= paid
        state.prizes[best] += self.prize
        state.tell(BIDS, best, paid)
        if self.prize == 6:
            state.then(Rob(best))

    def ask(self, state: Toy, seat: int) -> Message:
        return Message(ASK_BID)

    def why_not(self, state: Toy, seat: int, action: Action) -> Message | None:
        return Message(TOO_POOR, state.coins[seat]) if action.verb is BID else None


class Rob(OneSeat[Toy]):
    """The nested effect of a six."""

    __slots__ = ()

    def options(self, state: Toy, seat: int) -> list[Action]:
        return [Action(ROB, other) for other in range(state.players) if other != seat]

    def answer(self, state: Toy, seat: int, action: Action) -> None:
        other = action.args[0]
        state.coins[other] = max(0, state.coins[other] - 1)

    def ask(self, state: Toy, seat: int) -> Message:
        return Message(ASK_ROB)


class ToyGame(Game[Toy]):
    """The toy as a game."""

    def __init__(self) -> None:
        super().__init__(
            "toy",
            (2, 3),
            (ROLL, BID, ROB, BURN, GREET),
            (
                FrameKind(Round),
                FrameKind(Roll),
                FrameKind(Bids, prize=PIPS, bids=Maybe(COINS)),
                FrameKind(Rob, seat=SEAT),
            ),
            (
                Option("rich", False),
                Option("pace", "slow", choices=("slow", "fast")),
                Option("stake", 1, low=1, high=3),
                Option("friends", [], domain=SEAT, most=2),
            ),
            fields=(Number("round", 0, 3), Listed("coins", COINS), Listed("prizes", PRIZE)),
        )

    def setup(self, players: int, options: dict[str, Any]) -> Toy:
        state = Toy(players, options)
        state.then(Round())
        return state

    def blank(self, players: int, options: dict[str, Any]) -> Toy:
        state = Toy(players, options)
        state.round = 1
        return state

    def view(self, state: Toy, seat: int | None) -> ToyView:
        top = state.stack[-1] if state.stack else None
        own = top.bids[seat] if isinstance(top, Bids) and seat is not None else -1
        coins, prizes = state.coins[:], state.prizes[:]
        return {**head_of(state, seat, state.round), "coins": coins, "prizes": prizes, "bid": own}

    def free_acts(self, state: Toy, seat: int) -> list[Action]:
        return [Action(BURN)] if seat in state.to_act and state.coins[seat] else []

    def do_free(self, state: Toy, seat: int, action: Action) -> None:
        state.coins[seat] -= 1

    def guess(self, state: Toy, seat: int | None, rng: Rng) -> Toy:
        copy = state.copy()
        top = copy.stack[-1] if copy.stack else None
        if isinstance(top, Bids):
            copy.stack[-1] = Bids(top.prize, tuple(self._bid(copy, top, seat, s, rng) for s in range(copy.players)))
        return copy

    def _bid(self, state: Toy, top: Bids, seat: int | None, other: int, rng: Rng) -> int:
        hidden = other != seat and top.bids[other] >= 0
        return rng.randrange(state.coins[other] + 1) if hidden else top.bids[other]

    def first_steps(self, state: Toy) -> list[AnyFrame]:
        return [Roll(), Round()]

    def check(self, state: Toy) -> None:
        demand(len(state.coins) == state.players, "coins: one number a player")
        demand(len(state.prizes) == state.players, "prizes: one number a player")

    def breakdown(self, state: Toy, seat: int) -> list[Points]:
        return [Points(Message(PRIZES), state.prizes[seat])]


TOY: Final = ToyGame()

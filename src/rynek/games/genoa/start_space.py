"""Phase 1: where the tower starts, by dice or by a Start Space token, and the Market's effect (R4, R12.4)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, OneSeat
from rynek.core.message import Message, ask, event
from rynek.games.genoa.city import MARKET, SIDE, SPACE, SPACE_COUNT, SPACE_OF_SQUARE
from rynek.games.genoa.goods import DISCS, LAST_POSITION, START_SPACE
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.verbs import DICE, DO_ROLL, ROLL, START_AT

ROLLED: Final = event("rolled", "R4.2", seat=SEAT, blue=None, red=None, space=SPACE)
CHOSE_START: Final = event("chose-start", "R12.4", seat=SEAT, space=SPACE)
MARKER_MOVED: Final = event("marker-moved", "R4.3", position=None)
ASK_START: Final = ask("start", "R4.1")

DICE_ACTIONS: Final = [Action(DICE, blue, red) for blue in range(1, SIDE + 1) for red in range(1, SIDE + 1)]
START_AT_ACTIONS: Final = [Action(START_AT, space) for space in range(SPACE_COUNT)]


class StartSpace(OneSeat[GenoaState]):
    """The Trader rolls, or plays a Start Space token; without a token he is not asked."""

    __slots__ = ()

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return (self.seat,) if state.token(self.seat, START_SPACE) else ()

    def run(self, state: GenoaState) -> None:
        state.then(Roll())

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        return [DO_ROLL, *START_AT_ACTIONS]

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if action.verb is ROLL:
            state.then(Roll())
            return
        state.return_token(seat, START_SPACE)
        state.tell(CHOSE_START, seat, action.args[0])
        put_tower(state, action.args[0])

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_START)


class Roll(Chance[GenoaState]):
    """Blue die: the column. Red die: the row."""

    __slots__ = ()

    def odds(self, state: GenoaState) -> Odds:
        return evenly(DICE_ACTIONS)

    def sample(self, state: GenoaState, rng: Rng) -> Action:
        return DICE_ACTIONS[rng.randrange(len(DICE_ACTIONS))]

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        blue, red = action.args
        space = SPACE_OF_SQUARE[(red - 1) * SIDE + blue - 1]
        state.tell(ROLLED, state.trader, blue, red, space)
        put_tower(state, space)


def put_tower(state: GenoaState, space: int) -> None:
    """The whole tower starts here; on the Market the round marker moves on, unless it is at the end (R4.3, R9.3)."""
    state.tower = space
    state.height = DISCS
    state.visited = 1 << space
    if space == MARKET and state.marker < LAST_POSITION:
        state.marker += 1
        state.tell(MARKER_MOVED, state.marker)

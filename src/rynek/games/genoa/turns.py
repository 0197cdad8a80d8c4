"""Rounds and turns: the four phases, the last call for Messages, the end of a turn, a round and the game (R3, R9)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame, Frame, OneSeat
from rynek.core.message import Message, ask, event
from rynek.games.genoa.arrival import Arrive
from rynek.games.genoa.bargain import Depart
from rynek.games.genoa.goods import LAST_POSITION
from rynek.games.genoa.messages import may_deliver
from rynek.games.genoa.ownership import Acquire
from rynek.games.genoa.start_space import MARKER_MOVED, StartSpace
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.verbs import DO_KEEP

TURN_BEGINS: Final = event("turn-begins", "R3.4", seat=SEAT)
GAME_ENDS: Final = event("game-ends", "R9.2")
FINAL_SCORE: Final = event("final-score", "R13.4", seat=SEAT, ducats=None)
ASK_LAST_CALL: Final = ask("last-call", "R11.7")


class Turn(Frame[GenoaState]):
    """One player's turn as Trader: starting space; movement, actions, negotiation; acquiring buildings; end (R3.4)."""

    __slots__ = ("trader",)

    def __init__(self, trader: int) -> None:
        self.trader = trader

    def run(self, state: GenoaState) -> None:
        state.trader = self.trader
        state.standard = [0] * state.players
        state.tell(TURN_BEGINS, self.trader)
        around = [self.trader, *state.others]
        phases: list[AnyFrame] = [StartSpace(self.trader), Arrive(), Depart()]
        phases += [Acquire(seat) for seat in around]
        phases += [LastCall(seat) for seat in around]
        state.then(*phases, EndTurn())


class LastCall(OneSeat[GenoaState]):
    """Before the discs are collected, whoever may hold a complete Message is asked once more (Q14).

    Who is asked depends only on what all can see, so that the question tells nothing about a hand.
    """

    __slots__ = ()

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return (self.seat,) if may_deliver(state, self.seat) else ()

    def run(self, state: GenoaState) -> None:
        """No Message in hand, or none that could be complete."""

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        return [DO_KEEP]

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        """The Messages are kept."""

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_LAST_CALL)


class EndTurn(Frame[GenoaState]):
    """Collect the discs; after the last turn of a round move the marker, or end the game (R9)."""

    __slots__ = ()

    def run(self, state: GenoaState) -> None:
        state.tower = -1
        state.height = 0
        state.visited = 0
        state.suggestions = []
        following = (state.trader + 1) % state.players
        if following != state.first:
            state.then(Turn(following))
        elif state.marker < LAST_POSITION:
            state.marker += 1
            state.tell(MARKER_MOVED, state.marker)
            state.then(Turn(following))
        else:
            end_game(state)


def end_game(state: GenoaState) -> None:
    """Purses and Contracts are shown (R13)."""
    state.reveal()
    state.tell(GAME_ENDS)
    for seat, ducats in enumerate(state.scores()):
        state.tell(FINAL_SCORE, seat, ducats)

"""Opaleye's Watch (R4.4, R15.10, Q14): its own step after all have constructed."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.frame import Frame
from rynek.core.message import event
from rynek.games.tiny_towns.at_once import next_puts
from rynek.games.tiny_towns.components import CARDS, MONUMENT, OPALEYES_WATCH
from rynek.games.tiny_towns.constructing import Construct
from rynek.games.tiny_towns.due import IDLE, PUT_TYPE, Due
from rynek.games.tiny_towns.state import TinyTownsState

WATCH_TRIGGERED: Final = event("watch-triggered", "R15.10", seat=SEAT)


class Watching(Frame[TinyTownsState]):
    """The owner of a built Watch puts down the buildings that a neighbour has constructed in this turn."""

    __slots__ = ()

    def run(self, state: TinyTownsState) -> None:
        for seat in state.active():
            steps = next_puts(state, seat, triggered(state, seat))
            if steps:
                state.tell(WATCH_TRIGGERED, seat)
                others: list[Due] = [(IDLE,) for _ in range(state.players)]
                others[seat] = steps
                state.then(Construct(tuple(others)))


def triggered(state: TinyTownsState, seat: int) -> Due:
    """The buildings on the seat's Watch that a neighbour has constructed, unless the Watch itself is new."""
    town = state.towns[seat]
    if not town.watch or not town.has_built(OPALEYES_WATCH) or town.constructed >> MONUMENT & 1:
        return ()
    left, right = state.neighbours(seat)
    seen = (state.towns[left].constructed | state.towns[right].constructed) & town.watch
    return tuple([PUT_TYPE + CARDS[card].type for card in state.cards if seen >> CARDS[card].type & 1])

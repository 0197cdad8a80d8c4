"""Set-up: the start player and the first four cards of each player (R2)."""

from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly
from rynek.core.domain import SEAT
from rynek.core.errors import BadOptions
from rynek.core.frame import Chance
from rynek.core.message import Message, event
from rynek.core.option import BAD_OPTION, Option
from rynek.games.genoa.buildings import Draw
from rynek.games.genoa.cards import PILE_COUNT
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.turns import Turn
from rynek.games.genoa.verbs import START

START_PLAYER: Final = event("start-player", "R2.6", seat=SEAT)

OPTIONS: Final = (Option("start_player", "random", choices=("random", "A", "B", "C", "D", "E")),)


def set_up(players: int, options: dict[str, Any]) -> GenoaState:
    """A new table: chance picks the start player, unless the option names one (Q2), and deals the cards."""
    state = GenoaState(players, options)
    wanted = options["start_player"]
    if wanted == "random":
        state.then(PickStart())
        return state
    if SEAT.value(wanted) >= players:
        allowed = ", ".join(["random", *[SEAT.word(seat) for seat in range(players)]])
        raise BadOptions(Message(BAD_OPTION, "start_player", wanted, allowed))
    begin(state, SEAT.value(wanted))
    return state


def begin(state: GenoaState, first: int) -> None:
    """Deal one card of each pile to everybody, then the start player's turn."""
    state.first = first
    state.trader = first
    state.tell(START_PLAYER, first)
    around = [(first + i) % state.players for i in range(state.players)]
    state.then(*[Draw(seat, pile, 1, 0) for seat in around for pile in range(PILE_COUNT)], Turn(first))


class PickStart(Chance[GenoaState]):
    """Who was at a market last? Nobody can tell, so chance decides (Q2)."""

    __slots__ = ()

    def sample(self, state: GenoaState, rng: Rng) -> Action:
        return Action(START, rng.randrange(state.players))

    def odds(self, state: GenoaState) -> Odds:
        return evenly([Action(START, first) for first in range(state.players)])

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        begin(state, action.args[0])

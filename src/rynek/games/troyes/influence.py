"""Influence (R7.1-R7.4): reroll, recruit, turn dice; before countering black dice and before an action."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.troyes.board import COLOUR, FACE
from rynek.games.troyes.dice import FACE_OF, OPPOSITE, PER_DISTRICT, die_number, how_many, with_die
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import (
    DO_DONE,
    DO_RECRUIT,
    DONE,
    RECRUIT,
    REROLL,
    REROLLS,
    TURN,
    TURNS,
)
from rynek.games.troyes.workforce import roll, throws

REROLLED: Final = event("rerolled", "R7.1", seat=SEAT, colour=COLOUR, face=FACE)
REROLLS_DIE: Final = event("rerolls-die", "R7.1", seat=SEAT, colour=COLOUR, face=FACE)
RECRUITED: Final = event("recruited", "R7.1", seat=SEAT)
TURNED_DIE: Final = event("turned-die", "R7.1", seat=SEAT, colour=COLOUR, face=FACE, turned=FACE)
ASK_TURN_MORE: Final = ask("turn-more", "R7.1", left=None)
TOO_LITTLE_INFLUENCE: Final = why("too-little-influence", "R7.3", needed=None, held=None)
NO_OWN_DIE: Final = why("no-own-die", "R7.2", colour=COLOUR, face=FACE)
TURNED_ALREADY: Final = why("turned-already", "R7.1", colour=COLOUR, face=FACE)
NOBODY_TO_RECRUIT: Final = why("nobody-to-recruit", "R5.10")

REROLL_COST: Final = 1
RECRUIT_COST: Final = 2
TURN_COST: Final = 4
TURN_MOST: Final = 3


def can_spend(state: TroyesState, seat: int) -> bool:
    """Whether a player has influence and something to spend it on."""
    return can_recruit(state, seat) or (state.influence[seat] >= REROLL_COST and state.any_dice(seat))


def can_recruit(state: TroyesState, seat: int) -> bool:
    """Whether a citizen may be recruited: 2 influence, and one of the twelve still in the general supply (R5.10)."""
    return state.influence[seat] >= RECRUIT_COST and state.reserve[seat] > 0


def add_recruit(state: TroyesState, seat: int, found: list[Action]) -> None:
    """Append the move that recruits."""
    if can_recruit(state, seat):
        found.append(DO_RECRUIT)


def add_rerolls(state: TroyesState, seat: int, found: list[Action]) -> None:
    """Append the moves that reroll an own die."""
    if state.influence[seat] >= REROLL_COST:
        add_own_dice(state, seat, REROLLS, found)


def add_turns(state: TroyesState, seat: int, found: list[Action]) -> None:
    """Append the moves that turn a first die."""
    if state.influence[seat] >= TURN_COST:
        add_own_dice(state, seat, TURNS, found)


def add_own_dice(
    state: TroyesState, seat: int, moves: list[Action], found: list[Action], used: tuple[int, ...] = ()
) -> None:
    """Append one move for each different die of the own district that is not used already."""
    first = seat * PER_DISTRICT
    dice = state.dice
    for i in range(PER_DISTRICT):
        count = dice[first + i]
        if count > 0 and count > how_many(first + i, used):
            found.append(moves[i])


def is_influence(action: Action) -> bool:
    """Whether a move spends influence."""
    return action.verb is REROLL or action.verb is TURN or action.verb is RECRUIT


def spend_influence(state: TroyesState, seat: int, action: Action) -> None:
    """Carry out a move that spends influence; what was asked before is asked again below."""
    if action.verb is RECRUIT:
        state.influence[seat] -= RECRUIT_COST
        state.reserve[seat] -= 1
        state.supply[seat] += 1
        state.tell(RECRUITED, seat)
    elif action.verb is REROLL:
        colour, face = action.args
        state.influence[seat] -= REROLL_COST
        state.dice[die_number(seat, colour, face)] -= 1
        state.tell(REROLLS_DIE, seat, colour, face)
        state.then(Reroll(seat, colour))
    else:
        state.influence[seat] -= TURN_COST
        state.then(TurnMore(seat, (turn_die(state, seat, action),)))


def turn_die(state: TroyesState, seat: int, action: Action) -> int:
    """Turn a die to its opposite face; its new number."""
    colour, face = action.args
    die = die_number(seat, colour, face)
    turned = OPPOSITE[die]
    state.dice[die] -= 1
    state.dice[turned] += 1
    state.tell(TURNED_DIE, seat, colour, face, FACE_OF[turned])
    return turned


def why_no_influence(state: TroyesState, seat: int, action: Action) -> Message | None:
    """Why influence cannot be spent like this."""
    cost = RECRUIT_COST if action.verb is RECRUIT else REROLL_COST if action.verb is REROLL else TURN_COST
    if state.influence[seat] < cost:
        return Message(TOO_LITTLE_INFLUENCE, cost, state.influence[seat])
    return Message(NOBODY_TO_RECRUIT) if action.verb is RECRUIT else Message(NO_OWN_DIE, *action.args)


class Reroll(Chance[TroyesState]):
    """One die in the hand is rolled again."""

    __slots__ = ("colour", "seat")

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return roll(1, rng)

    def odds(self, state: TroyesState) -> Odds | None:
        return throws(1)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        face = action.args[0]
        state.dice[die_number(self.seat, self.colour, face)] += 1
        state.tell(REROLLED, self.seat, self.colour, face)


class TurnMore(OneSeat[TroyesState]):
    """The 4 influence are paid: up to three different dice may be turned for them; `turned` are turned already."""

    __slots__ = ("turned",)

    def __init__(self, seat: int, turned: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.turned = turned

    def actors(self, state: TroyesState) -> tuple[int, ...]:
        return (self.seat,) if len(self.turned) < TURN_MOST and self.is_more(state) else ()

    def run(self, state: TroyesState) -> None:
        """No more dice may be turned."""

    def is_more(self, state: TroyesState) -> bool:
        """Whether an own die has not been turned for this payment."""
        first = self.seat * PER_DISTRICT
        for die in range(first, first + PER_DISTRICT):
            count = state.dice[die]
            if count > 0 and count > how_many(die, self.turned):
                return True
        return False

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        found = [DO_DONE]
        add_own_dice(state, seat, TURNS, found, self.turned)
        return found

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        if action.verb is not DONE:
            state.then(TurnMore(seat, with_die(self.turned, turn_die(state, seat, action))))

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_TURN_MORE, TURN_MOST - len(self.turned))

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        if action.verb is not TURN:
            return None
        die = die_number(seat, action.args[0], action.args[1])
        return Message(TURNED_ALREADY if die in self.turned else NO_OWN_DIE, *action.args)

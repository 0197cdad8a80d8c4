"""Black dice (R4.11-R4.18): rolled by the start player, countered clockwise, the highest first."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.troyes.board import BLACK_DICE, COLOUR, FACE, GREY, PENALTY, RED
from rynek.games.troyes.dice import COLOUR_OF, FACE_OF, PER_DISTRICT, ROY_RANK, die_number, how_many, with_die
from rynek.games.troyes.influence import (
    add_own_dice,
    add_recruit,
    add_rerolls,
    add_turns,
    can_spend,
    is_influence,
    spend_influence,
    why_no_influence,
)
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import (
    ALSO,
    ALSOS,
    COUNTER,
    COUNTERS,
    DO_DONE,
    DO_GIVE_WAY,
    DONE,
    GIVE_WAY,
    ROLL,
)
from rynek.games.troyes.workforce import roll, throws

BLACK_ROLLED: Final = event("black-rolled", "R4.11", rest=FACE)
COUNTERED: Final = event("countered", "R4.12", seat=SEAT, strength=None, rest=FACE)
GAVE_WAY: Final = event("gave-way", "R4.16", seat=SEAT, face=FACE, points=None)
ROY_COUNTERED: Final = event("roy-countered", "S16", face=FACE, colour=COLOUR, die=FACE)
ASK_DEFEND: Final = ask("defend", "R4.12", face=FACE)
ASK_HELPLESS: Final = ask("helpless", "R4.16", face=FACE, strength=None)
ASK_COUNTER: Final = ask("counter", "R4.13", strength=None, needed=None)
MUST_COUNTER: Final = why("must-counter", "R4.16")
TOO_WEAK: Final = why("too-weak", "R4.12", strength=None, needed=None)
NO_COUNTER_DIE: Final = why("no-counter-die", "R4.12", colour=COLOUR, face=FACE)
NO_SUCH_BLACK: Final = why("no-such-black", "R4.13", face=FACE)


STRENGTH_OF: Final[list[int]] = [face * 2 if COLOUR_OF[die] == RED else face for die, face in enumerate(FACE_OF)]
"""What each die counts against black dice: red ones count double (R4.12)."""

ROY_STRENGTH: Final[list[int]] = [strength * 3 - ROY_RANK[COLOUR_OF[die]] for die, strength in enumerate(STRENGTH_OF)]
"""Grows with the strength of a die, and among equals from white to yellow to red (S12, S16)."""


def district_strength(state: TroyesState, seat: int) -> int:
    """What all dice of a district count together."""
    first = seat * PER_DISTRICT
    dice = state.dice
    total = 0
    for die in range(first, first + PER_DISTRICT):
        if dice[die]:
            total += dice[die] * STRENGTH_OF[die]
    return total


class RollBlackDice(Chance[TroyesState]):
    """The start player rolls the black dice taken, six at most (R4.11, Q5), and is called first."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = min(count, BLACK_DICE)

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return roll(self.count, rng)

    def odds(self, state: TroyesState) -> Odds | None:
        return throws(self.count)

    def accepts(self, state: TroyesState, seat: int, action: Action) -> bool:
        return action.verb is ROLL and len(action.args) == self.count

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        state.black = tuple(sorted(action.args, reverse=True))
        state.tell(BLACK_ROLLED, *state.black)
        state.then(Defend(state.start))


class Defend(OneSeat[TroyesState]):
    """A player is called against the highest black die; influence may be spent first (R4.15, R4.17).

    Le Roy is called too and never asked (S15).
    """

    __slots__ = ()

    def actors(self, state: TroyesState) -> tuple[int, ...]:
        if self.seat == GREY:
            return ()
        if state.black and (can_spend(state, self.seat) or self.is_able(state)):
            return (self.seat,)
        return ()

    def is_able(self, state: TroyesState) -> bool:
        """Whether the dice of the district suffice as they lie (Q6)."""
        return district_strength(state, self.seat) >= state.black[0]

    def run(self, state: TroyesState) -> None:
        if state.black and self.seat == GREY:
            roy_counters(state)
        elif state.black:
            self.give_way(state)

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        found: list[Action] = []
        if self.is_able(state):
            add_own_dice(state, seat, COUNTERS, found)
        else:
            found.append(DO_GIVE_WAY)
        add_recruit(state, seat, found)
        add_rerolls(state, seat, found)
        add_turns(state, seat, found)
        return found

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        if is_influence(action):
            state.then(Defend(seat))
            spend_influence(state, seat, action)
        elif action.verb is COUNTER:
            state.then(Counter(seat, (die_number(seat, *action.args),), (state.black[0],)))
        else:
            self.give_way(state)

    def give_way(self, state: TroyesState) -> None:
        """The black die goes, the player loses 2 points, the duty passes on (R4.16)."""
        face = state.black[0]
        state.black = state.black[1:]
        state.tell(GAVE_WAY, self.seat, face, state.lose_points(self.seat, PENALTY))
        state.then(Defend(state.next_seat(self.seat)))

    def ask(self, state: TroyesState, seat: int) -> Message:
        if self.is_able(state):
            return Message(ASK_DEFEND, state.black[0])
        return Message(ASK_HELPLESS, state.black[0], district_strength(state, seat))

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        if is_influence(action):
            return why_no_influence(state, seat, action)
        if action.verb is GIVE_WAY:
            return Message(MUST_COUNTER)
        if action.verb is not COUNTER:
            return None
        if not self.is_able(state):
            return Message(TOO_WEAK, district_strength(state, seat), state.black[0])
        return Message(NO_COUNTER_DIE, *action.args)


def roy_counters(state: TroyesState) -> None:
    """Le Roy gives his strongest die for the highest black one, whatever its value; without one he is skipped (S16)."""
    die = strongest(state)
    if die >= 0:
        state.dice[die] -= 1
        state.tell(ROY_COUNTERED, state.black[0], COLOUR_OF[die], FACE_OF[die])
        state.black = state.black[1:]
    state.then(Defend(0))


def strongest(state: TroyesState) -> int:
    """Le Roy's strongest die, red ones counted double and taken first among equals, then yellow, white; -1: none."""
    best = -1
    for die in range(GREY * PER_DISTRICT, GREY * PER_DISTRICT + PER_DISTRICT):
        if state.dice[die] and (best < 0 or ROY_STRENGTH[die] > ROY_STRENGTH[best]):
            best = die
    return best


class Counter(OneSeat[TroyesState]):
    """The own dice and the black dice chosen so far; more of both may be added while it can still succeed (R4.13)."""

    __slots__ = ("black", "dice")

    def __init__(self, seat: int, dice: tuple[int, ...], black: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.dice = dice
        self.black = black

    def strength(self) -> int:
        """What the chosen dice count together."""
        total = 0
        for die in self.dice:
            total += STRENGTH_OF[die]
        return total

    def needed(self) -> int:
        """What the chosen black dice count together."""
        total = 0
        for face in self.black:
            total += face
        return total

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        needed = self.needed()
        found: list[Action] = []
        if len(state.black) > len(self.black):
            self.add_black(state, district_strength(state, seat) - needed, found)
        add_own_dice(state, seat, COUNTERS, found, self.dice)
        if self.strength() >= needed:
            found.append(DO_DONE)
        return found

    def add_black(self, state: TroyesState, spare: int, found: list[Action]) -> None:
        """Append the faces of further black dice that the strength to spare suffices for."""
        faces = range(1, min(spare, 6) + 1)
        found += [ALSOS[face] for face in faces if how_many(face, state.black) > how_many(face, self.black)]

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        if action.verb is COUNTER:
            die = die_number(seat, action.args[0], action.args[1])
            state.then(Counter(seat, with_die(self.dice, die), self.black))
        elif action.verb is ALSO:
            state.then(Counter(seat, self.dice, with_die(self.black, action.args[0])))
        else:
            self.fight(state)

    def fight(self, state: TroyesState) -> None:
        """Both sorts of dice leave the square; 1 influence for each black die (R4.14)."""
        for die in self.dice:
            state.dice[die] -= 1
        left = list(state.black)
        for face in self.black:
            left.remove(face)
        state.black = tuple(left)
        state.tell(COUNTERED, self.seat, self.strength(), *self.black)
        state.gain_influence(self.seat, len(self.black))
        state.then(Defend(state.next_seat(self.seat)))

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_COUNTER, self.strength(), self.needed())

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        if action.verb is DONE:
            return Message(TOO_WEAK, self.strength(), self.needed())
        if action.verb is COUNTER:
            return Message(NO_COUNTER_DIE, *action.args)
        if action.verb is not ALSO:
            return None
        face = action.args[0]
        if state.black.count(face) <= self.black.count(face):
            return Message(NO_SUCH_BLACK, face)
        return Message(TOO_WEAK, district_strength(state, seat), self.needed() + face)

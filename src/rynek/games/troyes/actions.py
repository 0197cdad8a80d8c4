"""Actions (R4.19-R4.28): a turn, the group of dice built die by die, what it is used for, and passing."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame, Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.troyes.activities import Activate, ChooseTimes, Hire, activation_limit
from rynek.games.troyes.activity_cards import CARD, CARDS, SLOTS
from rynek.games.troyes.agriculture import farm
from rynek.games.troyes.board import COLOUR, EMPTY, FACE, GREY, GROUP_COLOUR, SEATS
from rynek.games.troyes.cathedral import build
from rynek.games.troyes.citizens import Settle
from rynek.games.troyes.combat import cubes_from, put_cubes
from rynek.games.troyes.dice import COLOUR_OF, FACE_OF, OWNER_OF, PER_DISTRICT, with_die
from rynek.games.troyes.groups import (
    NO_CUBE,
    building_dice,
    colour,
    costs,
    die_of,
    first_addition,
    is_pick,
    may_build,
    may_settle,
    picks,
    price,
    real_colour,
    row_entered,
    total,
    why_not_pick,
)
from rynek.games.troyes.influence import (
    add_recruit,
    add_rerolls,
    add_turns,
    is_influence,
    spend_influence,
    why_no_influence,
)
from rynek.games.troyes.le_roy import RoyTurn
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.uses import USES, add_activations, add_farm_and_fights, why_not_use
from rynek.games.troyes.verbs import (
    ACTIVATE,
    BUILD,
    BUY,
    BUY_GREY,
    DO_BUILD,
    DO_PASS,
    DO_SETTLE,
    FARM,
    FEWER,
    FIGHT,
    PASS,
    PICKS,
    SETTLE,
    SPEND,
    SPENDS,
    TAKE,
    TAKES,
)

PASSED: Final = event("passed", "R4.27", seat=SEAT, deniers=None)
PASSED_BEFORE: Final = event("passed-before", "R4.27", seat=SEAT)
GROUP_USED: Final = event("group-used", "R4.21", seat=SEAT, colour=GROUP_COLOUR, total=None, rest=FACE)
DIE_BOUGHT: Final = event("die-bought", "R4.22", seat=SEAT, other=SEAT, colour=COLOUR, face=FACE, deniers=None)
GREY_DIE_BOUGHT: Final = event("grey-die-bought", "R4.22", seat=SEAT, colour=COLOUR, face=FACE, deniers=None, roy=None)
CUBE_SPENT: Final = event("cube-spent", "R6.12", seat=SEAT, card=CARD)
ASK_TURN: Final = ask("turn", "R4.19")
ASK_FIRST_DIE: Final = ask("first-die", "R6.12", card=CARD)
ASK_GROUP: Final = ask("group", "R4.21", colour=GROUP_COLOUR, total=None, price=None)
ASK_USE: Final = ask("use", "R4.21", colour=GROUP_COLOUR, total=None, price=None)
DICE_FIRST: Final = why("dice-first", "R4.21")
NO_CUBE_THERE: Final = why("no-cube-there", "R6.12", card=CARD)
CUBE_WITHOUT_USE: Final = why("cube-without-use", "R6.12", card=CARD)
FINISH_THE_GROUP: Final = why("finish-the-group", "R4.24")
CUBE_FIRST: Final = why("cube-first", "Q41")
ONE_CUBE_ONLY: Final = why("one-cube-only", "R6.12")

PASS_INCOME: Final = 2


class NextTurn(Frame[TroyesState]):
    """The turn comes to a player, unless the phase is over (R4.28); who has passed gets one more denier (R4.27).

    In the solo game it comes to the person and to le Roy, who has turns as long as he has dice (S17, S19).
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: TroyesState) -> None:
        if is_over(state):
            return
        if self.seat == GREY:
            state.then(*([RoyTurn()] if state.any_dice(GREY) else []), NextTurn(state.next_seat(GREY)))
        elif state.purse[self.seat]:
            state.purse[self.seat] += 1
            state.tell(PASSED_BEFORE, self.seat)
            state.then(NextTurn(state.next_seat(self.seat)))
        else:
            state.then(Turn(self.seat))


def is_over(state: TroyesState) -> bool:
    """Whether the phase has ended: no die is left, or everybody has passed (R4.28); le Roy without dice has (S20)."""
    if not any(count > 0 for count in state.dice):
        return True
    return 0 not in state.purse and not (state.is_solo and state.any_dice(GREY))


class Turn(OneSeat[TroyesState]):
    """Spend influence, then form a group, with a cube of a delayed card or without, or pass (R4.24, R4.27)."""

    __slots__ = ()

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        own: list[Action] = []
        found = add_picks(picks(state, seat, NO_CUBE, ()), seat, own)
        found.append(DO_PASS)
        add_recruit(state, seat, found)
        add_rerolls(state, seat, found)
        add_spends(state, seat, found)
        found += own
        add_turns(state, seat, found)
        return found

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        if is_influence(action):
            state.then(Turn(seat))
            spend_influence(state, seat, action)
        elif action.verb is PASS:
            state.purse[seat] = PASS_INCOME
            state.tell(PASSED, seat, PASS_INCOME)
            state.then(NextTurn(state.next_seat(seat)))
        elif action.verb is SPEND:
            state.then(Group(seat, action.args[0], ()))
        else:
            state.then(Group(seat, NO_CUBE, (die_of(action, seat),)))

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_TURN)

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        if is_influence(action):
            return why_no_influence(state, seat, action)
        if action.verb is SPEND:
            card = action.args[0]
            held = state.cards[CARDS[card].slot] == card and state.cubes[CARDS[card].slot * SEATS + seat]
            return Message(CUBE_WITHOUT_USE, card) if held else Message(NO_CUBE_THERE, card)
        if is_pick(action):
            return why_not_pick(state, seat, NO_CUBE, (), action)
        return Message(DICE_FIRST) if action.verb in USES else None


def add_picks(dice: list[int], seat: int, own: list[Action]) -> list[Action]:
    """Moves that pick these dice: the foreign ones are returned, the own ones appended."""
    foreign: list[Action] = []
    for die in dice:
        if OWNER_OF[die] == seat:
            own.append(TAKES[die % PER_DISTRICT])
        else:
            foreign.append(PICKS[die])
    return foreign


def add_spends(state: TroyesState, seat: int, found: list[Action]) -> None:
    """Append the cubes of delayed cards with which some group leads somewhere."""
    cards = [state.cards[slot] for slot in range(SLOTS) if state.cubes[slot * SEATS + seat]]
    cards.sort()
    found += [SPENDS[card] for card in cards if first_addition(state, seat, card, ()) != EMPTY]


class Group(OneSeat[TroyesState]):
    """A group being formed: the card whose cube is spent (or none) and the dice so far. Nothing is paid yet.

    More dice never make a group cheaper, so a group that leads somewhere can always be paid for as it is.
    """

    __slots__ = ("cube", "dice")

    def __init__(self, seat: int, cube: int, dice: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cube = cube
        self.dice = dice

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        own: list[Action] = []
        foreign = add_picks(picks(state, seat, self.cube, self.dice), seat, own)
        if not self.dice:
            return foreign + own
        found: list[Action] = []
        fewer: list[Action] = []
        add_activations(state, seat, self.cube, self.dice, found, fewer)
        if may_build(state, self.cube, self.dice):
            found.append(DO_BUILD)
        found += foreign
        add_farm_and_fights(state, self.cube, self.dice, found, fewer)
        if may_settle(state, seat, self.cube, self.dice):
            found.append(DO_SETTLE)
        return found + own

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        verb = action.verb
        if verb is TAKE or verb is BUY or verb is BUY_GREY:
            state.then(Group(seat, self.cube, with_die(self.dice, die_of(action, seat))))
        else:
            state.then(*self.use(state, action), NextTurn(state.next_seat(seat)))

    def use(self, state: TroyesState, action: Action) -> list[AnyFrame]:
        """Pay for the group and use it; the choices that still follow."""
        seat, points = self.seat, total(self.cube, self.dice)
        if action.verb is ACTIVATE or action.verb is FEWER:
            return self.activate(state, action.args[0], action.verb is FEWER)
        self.pay(state)
        if action.verb is BUILD:
            build(state, seat, building_dice(self.cube, self.dice))
        elif action.verb is FARM:
            farm(state, seat, points)
        elif action.verb is FIGHT:
            place = action.args[0]
            put_cubes(state, seat, place, cubes_from(points, place, state))
        elif action.verb is SETTLE:
            return [Settle(seat, row_entered(self.cube, self.dice))]
        return []

    def activate(self, state: TroyesState, card: int, is_fewer: bool) -> list[AnyFrame]:
        """Pay for the group, hire if need be, and let the card work."""
        seat, slot = self.seat, CARDS[card].slot
        money = state.deniers[seat] - price(state, seat, self.cube, self.dice)
        times = activation_limit(state, seat, slot, total(self.cube, self.dice), money)
        self.pay(state)
        found: list[AnyFrame] = []
        if not state.has_tradesman(seat, slot):
            found.append(Hire(seat, card))
        found.append(ChooseTimes(seat, card, times) if is_fewer else Activate(seat, card, times))
        return found

    def pay(self, state: TroyesState) -> None:
        """The dice are paid for and leave the square; the cube returns to its owner (R4.21, R4.22)."""
        seat = self.seat
        if self.cube != NO_CUBE:
            state.cubes[CARDS[self.cube].slot * SEATS + seat] -= 1
            state.tell(CUBE_SPENT, seat, self.cube)
        each = costs(state, seat, self.cube, self.dice)
        for i, die in enumerate(self.dice):
            self.pay_die(state, die, each[i])
        if state.events is not None:  # only a log wants the faces
            faces = [FACE_OF[die] for die in self.dice]
            state.tell(GROUP_USED, seat, real_colour(self.dice), total(self.cube, self.dice), *faces)

    def pay_die(self, state: TroyesState, die: int, deniers: int) -> None:
        """One die leaves its district; a foreign owner is paid at once, for grey dice the bank."""
        seller, kind, face = OWNER_OF[die], COLOUR_OF[die], FACE_OF[die]
        state.dice[die] -= 1
        state.deniers[self.seat] -= deniers
        if seller == GREY:
            state.tell(GREY_DIE_BOUGHT, self.seat, kind, face, deniers, int(state.is_solo))
        elif seller != self.seat:
            state.deniers[seller] += deniers
            state.tell(DIE_BOUGHT, self.seat, seller, kind, face, deniers)

    def ask(self, state: TroyesState, seat: int) -> Message:
        if not self.dice:
            return Message(ASK_FIRST_DIE, self.cube)
        cost = price(state, seat, self.cube, self.dice)
        asked = ASK_GROUP if picks(state, seat, self.cube, self.dice) else ASK_USE
        return Message(asked, colour(self.cube, self.dice), total(self.cube, self.dice), cost)

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        if is_pick(action):
            return why_not_pick(state, seat, self.cube, self.dice, action)
        if action.verb is SPEND:
            return Message(CUBE_FIRST if self.cube == NO_CUBE else ONE_CUBE_ONLY)
        if is_influence(action) or action.verb is PASS:
            return Message(FINISH_THE_GROUP)
        if action.verb not in USES:
            return None
        return why_not_use(state, seat, self.cube, self.dice, action) if self.dice else Message(DICE_FIRST)

"""Whole turns of Troyes: which group of dice is used for what, and how somebody plays on who does not think long."""

from typing import Final

from rynek.bots.judge.troyes import (
    PIP,
    build_gain,
    card_gain,
    denier_worth,
    fight_gain,
    influence_worth,
    judge,
    settle_gain,
)
from rynek.core.action import Action
from rynek.core.chance import CHANCE, Rng
from rynek.core.state import play_chance
from rynek.games.troyes.actions import Group, Turn
from rynek.games.troyes.activities import Hire
from rynek.games.troyes.activity_cards import ANY, SLOTS
from rynek.games.troyes.black_dice import STRENGTH_OF, Counter, Defend
from rynek.games.troyes.board import MIXED, SEATS, YELLOW
from rynek.games.troyes.citizens import Settle
from rynek.games.troyes.combat import cubes_from
from rynek.games.troyes.dice import DICE_OF_COLOUR, FACE_OF, OPPOSITE, OWNER_OF, PER_DISTRICT, how_many, with_die
from rynek.games.troyes.event_cards import EVENTS
from rynek.games.troyes.groups import (
    NO_CUBE,
    building_dice,
    cards_for,
    change,
    colour,
    may_build,
    may_mix,
    may_settle,
    price,
    real_colour,
    total,
)
from rynek.games.troyes.influence import REROLL_COST, TURN_COST, TURN_MOST, TurnMore
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import (
    ACTIVATES,
    COUNTERS,
    DO_BUILD,
    DO_DONE,
    DO_FARM,
    DO_FROM_SUPPLY,
    DO_GIVE_WAY,
    DO_PASS,
    DO_SETTLE,
    FIGHTS,
    REROLLS,
    TURNS,
)

PASS_DENIERS: Final = 2.5
"""What passing brings, roughly."""
HIGH: Final = 5
"""Foreign dice of a group of several colours show at least this."""
LOOKS: Final = 8
"""How many moves are tried for a choice within a turn."""
LEAST_TURNED: Final = 9
"""Dice are turned when it brings so many pips."""
NEVER: Final = 1000
"""More pips than any dice show."""


class Use:
    """A turn: the cube that is spent, the dice of the group, the move that uses it, and what it seems to bring."""

    __slots__ = ("cube", "dice", "gain", "move")

    def __init__(self, cube: int, dice: tuple[int, ...], move: Action, gain: float) -> None:
        self.cube = cube
        self.dice = dice
        self.move = move
        self.gain = gain


def turn_uses(state: TroyesState, seat: int) -> list[Use]:
    """All that a seat can do with groups on its turn."""
    found: list[Use] = []
    group_uses(state, seat, NO_CUBE, (), found)
    for slot in range(SLOTS):
        if state.cubes[slot * SEATS + seat]:
            group_uses(state, seat, state.cards[slot], (), found)
    return found


def group_uses(state: TroyesState, seat: int, cube: int, begun: tuple[int, ...], found: list[Use]) -> None:
    """Append all uses of groups that begin with some dice."""
    if begun:
        add_uses(state, seat, cube, begun, found)
    most = change(cube).most
    if len(begun) >= most:
        return
    for kind in range(3):
        if fits(cube, begun, kind):
            pool = [die for die in DICE_OF_COLOUR[kind] if state.dice[die] > 0]
            extend(state, seat, cube, begun, pool, False, found)
    if may_mix(state, cube) and most > 1:
        extend(state, seat, cube, begun, mixed_pool(state, seat), True, found)


def fits(cube: int, begun: tuple[int, ...], kind: int) -> bool:
    """Whether dice of a colour make a group of one colour with those begun."""
    wanted = change(cube).dice
    if wanted not in (ANY, kind):
        return False
    return not begun or real_colour(begun) == kind


def extend(
    state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], pool: list[int], is_mixed: bool, found: list[Use]
) -> None:
    """Append the uses of a group with more dice of a pool, each group once; what cannot be paid ends the way.

    Of a mixed pool only groups of several colours count: the others are found by colour.
    """
    for place, die in enumerate(pool):
        if state.dice[die] > how_many(die, dice):
            more = with_die(dice, die)
            if price(state, seat, cube, more) <= state.deniers[seat]:
                if not is_mixed or real_colour(more) == MIXED:
                    add_uses(state, seat, cube, more, found)
                if len(more) < change(cube).most:
                    extend(state, seat, cube, more, pool[place:], is_mixed, found)


def mixed_pool(state: TroyesState, seat: int) -> list[int]:
    """The dice worth trying in groups of several colours: own ones and high ones."""
    return [
        die for die, count in enumerate(state.dice) if count > 0 and (OWNER_OF[die] == seat or FACE_OF[die] >= HIGH)
    ]


def add_uses(state: TroyesState, seat: int, cube: int, dice: tuple[int, ...], found: list[Use]) -> None:
    """Append the uses of one group, which can be paid for."""
    cost = price(state, seat, cube, dice)
    money = state.deniers[seat] - cost
    kind, points = colour(cube, dice), total(cube, dice)
    loss = cost * denier_worth(state)
    for die in dice:
        if OWNER_OF[die] == seat:
            loss += PIP * FACE_OF[die]
    for slot in cards_for(state, kind):
        gain = card_gain(state, seat, slot, points, money)
        if gain > -9.0:
            found.append(Use(cube, dice, ACTIVATES[state.cards[slot]], gain - loss))
    for place in state.row:
        if EVENTS[place].colour == kind:
            cubes = cubes_from(points, place, state)
            if cubes:
                found.append(Use(cube, dice, FIGHTS[place], fight_gain(state, seat, place, cubes) - loss))
    if kind == YELLOW and points >= 2:
        found.append(Use(cube, dice, DO_FARM, points // 2 * denier_worth(state) - loss))
    if may_build(state, cube, dice):
        found.append(Use(cube, dice, DO_BUILD, build_gain(state, seat, building_dice(cube, dice)) - loss))
    if may_settle(state, seat, cube, dice):
        found.append(Use(cube, dice, DO_SETTLE, settle_gain(state, kind) - loss))


def most_gainful(state: TroyesState, seat: int, most: int) -> list[Use]:
    """So many turns, or ends of the turn begun, that seem to bring most; none where another choice is asked."""
    top = state.stack[-1]
    found: list[Use] = []
    if isinstance(top, Turn):
        found = turn_uses(state, seat)
    elif isinstance(top, Group):
        group_uses(state, seat, top.cube, top.dice, found)
    found.sort(key=gain_of, reverse=True)
    return found[:most]


def gain_of(use: Use) -> float:
    """What a use seems to bring."""
    return use.gain


def passing(state: TroyesState, seat: int) -> Use:
    """Passing, as a turn without dice: the own ones on the square are given up."""
    lost = PIP * sum([state.dice[die] * FACE_OF[die] for die in range(seat * PER_DISTRICT, (seat + 1) * PER_DISTRICT)])
    return Use(NO_CUBE, (), DO_PASS, PASS_DENIERS * denier_worth(state) - lost)


def carry_out(state: TroyesState, seat: int, use: Use) -> None:
    """Make a turn, or end the one begun; choices within it follow."""
    if use.dice:
        state.stack.pop()
        state.stack.append(Group(seat, use.cube, use.dice))
    state.apply(seat, use.move)


# playing on without much thought


def finish_round(state: TroyesState, number: int, rng: Rng) -> None:
    """Play on for everybody until the round of this number is over; the next one is counted by then."""
    while state.stack and state.round == number:
        play_on(state, rng)


def finish_turn(state: TroyesState, number: int, rng: Rng) -> None:
    """Play on until somebody is on turn, or the round of this number is over."""
    while state.stack and state.round == number and not isinstance(state.stack[-1], Turn):
        play_on(state, rng)


def is_turn(state: TroyesState, number: int) -> bool:
    """Whether somebody is on turn in the round of this number."""
    return bool(state.stack) and state.round == number and isinstance(state.stack[-1], Turn)


def play_on(state: TroyesState, rng: Rng) -> None:
    """One answer, of chance or of a seat."""
    seat = state.to_act[0]
    if seat == CHANCE:
        state.apply(CHANCE, state.roll(rng))
    else:
        quick_step(state, seat, rng)


def quick_step(state: TroyesState, seat: int, rng: Rng) -> None:
    """One choice, or a whole turn, as it looks best at once."""
    top = state.stack[-1]
    if isinstance(top, Turn):
        quick_turn(state, seat, rng)
    elif isinstance(top, Group):
        found: list[Use] = []
        group_uses(state, seat, top.cube, top.dice, found)
        carry_out(state, seat, max(found, key=gain_of))
    elif isinstance(top, TurnMore):
        turn_more(state, seat, top)
    elif isinstance(top, Defend | Counter):
        defend(state, seat)
    elif isinstance(top, Hire | Settle) and state.supply[seat]:
        state.apply(seat, DO_FROM_SUPPLY)
    else:
        look(state, seat, rng)


def quick_turn(state: TroyesState, seat: int, rng: Rng) -> None:
    """Mend dice with influence, then do what seems to bring most, or pass."""
    mend_dice(state, seat, rng)
    found = turn_uses(state, seat)
    if found:
        use = max(found, key=gain_of)
        spent = PIP * sum([FACE_OF[die] for die in use.dice if OWNER_OF[die] == seat])
        if use.gain + spent > PASS_DENIERS * denier_worth(state):
            carry_out(state, seat, use)
            return
    state.apply(seat, DO_PASS)


def mend_dice(state: TroyesState, seat: int, rng: Rng) -> None:
    """Turn three low dice, reroll low ones, where influence is worth less than the pips it brings."""
    worth = influence_worth(state)
    while state.influence[seat] >= TURN_COST:
        low = low_dice(state, seat)
        gained = sum([FACE_OF[OPPOSITE[die]] - FACE_OF[die] for die in low[:TURN_MOST]])
        if gained < LEAST_TURNED or gained * PIP < TURN_COST * worth:
            break
        state.apply(seat, TURNS[low[0] % PER_DISTRICT])
        finish_turning(state, seat)
    while state.influence[seat] >= REROLL_COST:
        low = low_dice(state, seat)
        if not low or (3.5 - FACE_OF[low[0]]) * PIP < REROLL_COST * worth:
            break
        state.apply(seat, REROLLS[low[0] % PER_DISTRICT])
        play_chance(state, rng)


def finish_turning(state: TroyesState, seat: int) -> None:
    """Turn as many low dice as the influence is paid for."""
    top = state.stack[-1]
    while isinstance(top, TurnMore):
        turn_more(state, seat, top)
        top = state.stack[-1]


def low_dice(state: TroyesState, seat: int) -> list[int]:
    """The own dice that show 3 or less, the lowest first."""
    found: list[int] = []
    for face in range(3):
        for die in range(seat * PER_DISTRICT + face, seat * PER_DISTRICT + PER_DISTRICT, 6):
            for _ in range(state.dice[die]):
                found.append(die)  # noqa: PERF401 - two loops
    return found


def turn_more(state: TroyesState, seat: int, top: TurnMore) -> None:
    """Turn another low die, if there is one."""
    for die in low_dice(state, seat):
        if state.dice[die] > how_many(die, top.turned):
            state.apply(seat, TURNS[die % PER_DISTRICT])
            return
    state.apply(seat, DO_DONE)


def defend(state: TroyesState, seat: int) -> None:
    """Counter the highest black die with the dice that are missed least."""
    top = state.stack[-1]
    if isinstance(top, Defend):
        if not top.is_able(state):
            state.apply(seat, DO_GIVE_WAY)
            return
        chosen = cheapest(state, seat, state.black[0], ())
    else:
        assert isinstance(top, Counter)
        chosen = cheapest(state, seat, max(0, top.needed() - top.strength()), top.dice)
    for die in chosen:
        state.apply(seat, COUNTERS[die % PER_DISTRICT])
    state.apply(seat, DO_DONE)


def cheapest(state: TroyesState, seat: int, needed: int, used: tuple[int, ...]) -> list[int]:
    """The own dice beyond those used that reach a strength with the fewest pips and dice."""
    pool: list[int] = []
    for die in range(seat * PER_DISTRICT, seat * PER_DISTRICT + PER_DISTRICT):
        for _ in range(state.dice[die] - how_many(die, used)):
            pool.append(die)  # noqa: PERF401 - two loops
    pips = [0] + [NEVER] * needed  # by strength
    chosen: list[list[int]] = [[] for _ in pips]
    for die in pool:
        for strength in range(needed, -1, -1):
            reached = min(needed, strength + STRENGTH_OF[die])
            cost = pips[strength] + FACE_OF[die] + 1
            if pips[strength] < NEVER and cost < pips[reached]:
                pips[reached] = cost
                chosen[reached] = [*chosen[strength], die]
    return chosen[needed]


def look(state: TroyesState, seat: int, rng: Rng) -> None:
    """The choice after which the judge likes the table best."""
    moves = state.legal(seat)
    if len(moves) > 1:
        if len(moves) > LOOKS:
            moves = [moves[number * len(moves) // LOOKS] for number in range(LOOKS)]
        best, found = -1e18, moves[0]
        for move in moves:
            after = state.copy()
            after.apply(seat, move)
            play_chance(after, rng)
            worth = judge(after, seat)
            if worth > best:
                best, found = worth, move
        state.apply(seat, found)
    else:
        state.apply(seat, moves[0])

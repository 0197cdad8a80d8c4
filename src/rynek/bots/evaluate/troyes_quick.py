"""Quick play of Troyes: how everybody plays on who does not think long, to the end of the turn or of the round."""

from typing import Final

from rynek.bots.evaluate.troyes_turns import PASS_DENIERS, Use, carry_out, gain_of, group_uses, turn_uses
from rynek.bots.judge.troyes import PIP, denier_worth, influence_worth, judge
from rynek.core.chance import CHANCE, Rng
from rynek.core.state import play_chance
from rynek.games.troyes.actions import Group, Turn
from rynek.games.troyes.activities import Hire
from rynek.games.troyes.black_dice import STRENGTH_OF, Counter, Defend
from rynek.games.troyes.citizens import Settle
from rynek.games.troyes.dice import FACE_OF, OPPOSITE, OWNER_OF, PER_DISTRICT, how_many
from rynek.games.troyes.influence import REROLL_COST, TURN_COST, TURN_MOST, TurnMore
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import COUNTERS, DO_DONE, DO_FROM_SUPPLY, DO_GIVE_WAY, DO_PASS, REROLLS, TURNS

LOOKS: Final = 8
"""How many moves are tried for a choice within a turn."""
LEAST_TURNED: Final = 9
"""Dice are turned when it brings so many pips."""
NEVER: Final = 1000
"""More pips than any dice show."""


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
        if found:
            carry_out(state, seat, max(found, key=gain_of))
        else:
            look(state, seat, rng)
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

"""A tree over the turns of a round of Troyes: what everybody may do next, as far as it has been tried.

Branches are whole turns. Whoever is on turn does what has been best so far, or what promises most and was tried little;
where nothing has been tried yet, the round is played on quickly to its end. What a turn is worth is told there, where
no die lies on the square any more, by the judge; in the last round by the final points.
"""

from math import exp, sqrt
from typing import Final

from rynek.bots.evaluate import leads
from rynek.bots.evaluate.troyes_quick import finish_round, finish_turn, is_turn, mend_dice
from rynek.bots.evaluate.troyes_turns import Use, carry_out, most_gainful, passing
from rynek.bots.judge.troyes import judge
from rynek.core.action import Action
from rynek.core.chance import Rng
from rynek.games.troyes.state import TroyesState

WIDTH: Final = 10
"""How many turns are branches, beside passing."""
DEPTH: Final = 8
"""How many turns are followed in the tree."""
CURIOSITY: Final = 4.0
"""How much a promising turn is tried again, in points."""
HEAT: Final = 1.0
"""How many points a turn may gain less and still promise a third as much."""


class Node:
    """A turn that has been tried: how often, what it has brought every seat, and the turns that followed."""

    __slots__ = ("below", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.below: dict[tuple[int, tuple[int, ...], Action], Node] = {}
        self.total = [0.0] * seats
        self.visits = 0


def walk(node: Node, state: TroyesState, before: list[float], rng: Rng) -> list[float]:
    """Go on after a turn: down the tree, then quickly to the end of the round. How much further ahead everybody is."""
    number = state.round
    way = [node]
    finish_turn(state, number, rng)
    while node.visits and len(way) <= DEPTH and is_turn(state, number):
        node = next_turn(node, state, rng)
        way.append(node)
        finish_turn(state, number, rng)
    finish_round(state, number, rng)
    now = round_leads(state)
    found = [now[seat] - before[seat] for seat in range(state.players)]
    for passed in way:
        passed.visits += 1
        for seat in range(state.players):
            passed.total[seat] += found[seat]
    return found


def next_turn(node: Node, state: TroyesState, rng: Rng) -> Node:
    """Make the turn to try next, and go to its node. Dice are mended as in quick turns, or quick turns look better."""
    seat = state.to_act[0]
    mend_dice(state, seat, rng)
    uses = most_gainful(state, seat, WIDTH)
    uses.append(passing(state, seat))
    use = pick(node, uses, seat)
    carry_out(state, seat, use)
    key = (use.cube, use.dice, use.move)
    below = node.below.get(key)
    if below is None:
        below = Node(state.players)
        node.below[key] = below
    return below


def pick(node: Node, uses: list[Use], seat: int) -> Use:
    """The turn to try next: good so far, or promising and little tried; one not tried yet counts like the mean."""
    top = max([use.gain for use in uses])
    promises = [exp((use.gain - top) / HEAT) for use in uses]
    pull = CURIOSITY * sqrt(node.visits) / sum(promises)
    mean = node.total[seat] / node.visits
    best, found = -1e18, uses[0]
    for place, use in enumerate(uses):
        below = node.below.get((use.cube, use.dice, use.move))
        if below is None:
            worth = mean + pull * promises[place]
        else:
            worth = below.total[seat] / below.visits + pull * promises[place] / (1 + below.visits)
        if worth > best:
            best, found = worth, use
    return found


def round_leads(state: TroyesState) -> list[float]:
    """How far everybody is ahead between rounds; a round counted already has not begun yet."""
    if state.over:
        return leads([float(points) for points in state.scores()])
    state.round -= 1
    found = leads([judge(state, seat) for seat in range(state.players)])
    state.round += 1
    return found

"""Greedy: tries each move on guessed states, plays on to the end of its own chain of choices, and asks the judge."""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.chain import SAME, moved
from rynek.bots.judge import Judge, Sifter, adviser_of, judge_of, sifter_of
from rynek.core.action import Action
from rynek.core.state import State

CHAIN: Final = 8
"""How many choices of its own the bot plays on after the move it tries."""


class Greedy:
    """Takes the move after which the judge likes the table best, on average over several guesses.

    `looks` bounds how often the judge is asked for one decision, by trying fewer of the later choices.
    """

    def __init__(self, rng: Random, guesses: int = 3, looks: int = 3000) -> None:
        self.rng = rng
        self.guesses = guesses
        self.looks = looks

    def choose(self, seat: SeatHandle) -> Action:
        """The move with the best prospect; among equals any."""
        moves = seat.legal
        if len(moves) == 1:
            return moves[0]
        adviser = adviser_of(seat.game.name)
        advice = None if adviser is None else adviser(seat.guess(self.rng), seat.seat, moves, self.rng)
        return self.best_of(seat, moves) if advice is None else advice

    def best_of(self, seat: SeatHandle, moves: list[Action]) -> Action:
        """The best of some moves, unless it would leave everything as it is."""
        worths = dict(zip(moves, self.worths(seat, moves), strict=True))
        while True:
            best = max(worths.values()) - SAME
            move = self.rng.choice([move for move, worth in worths.items() if worth >= best])
            if len(worths) == 1 or not is_idle(seat, move):
                return move
            del worths[move]

    def worths(self, seat: SeatHandle, moves: list[Action]) -> list[float]:
        """The worth of each move, added up over the guesses. Every move meets the same luck in the same guess."""
        breadth = max(3, self.looks // (len(moves) * self.guesses * CHAIN))
        prospect = Prospect(seat.seat, judge_of(seat.game.name), breadth, sifter_of(seat.game.name))
        totals = [0.0] * len(moves)
        for _ in range(self.guesses):
            world = seat.guess(self.rng)
            luck = self.rng.getrandbits(32)
            for place, move in enumerate(moves):
                totals[place] += prospect.worth(world, move, Random(luck))
        return totals


def is_idle(seat: SeatHandle, move: Action) -> bool:
    """Whether a move leaves everything as it is. It may look better than what must come, so a bot would repeat it."""
    world = seat.guess(Random(0))
    after = world.copy()
    after.apply(seat.seat, move)
    return seat.game.dump(after) == seat.game.dump(world)


class Prospect:
    """Looks ahead for one seat: what a move leads to once the choices that follow from it are made."""

    def __init__(self, seat: int, judge: Judge, breadth: int, sift: Sifter | None = None) -> None:
        self.seat = seat
        self.judge = judge
        self.breadth = breadth
        self.sift = sift

    def worth(self, world: State, move: Action, rng: Random) -> float:
        """The judge's opinion at the end of the chain of own choices that a move opens."""
        state = moved(world, self.seat, move, rng)
        for _ in range(CHAIN):
            if self.seat not in state.to_act:
                break
            state = self.best_step(state, rng)
        return self.judge(state, self.seat)

    def best_step(self, state: State, rng: Random) -> State:
        """The state after the choice the judge likes best at once; no more than `breadth` choices are tried."""
        moves = state.legal(self.seat)
        if len(moves) > self.breadth:
            sifted = None if self.sift is None else self.sift(state, self.seat, moves)
            moves = rng.sample(moves, self.breadth) if sifted is None else sifted[: self.breadth]
        steps = [moved(state, self.seat, move, rng) for move in moves]
        return max(steps, key=lambda step: self.judge(step, self.seat)) if len(steps) > 1 else steps[0]

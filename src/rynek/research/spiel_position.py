"""A position as OpenSpiel walks through it: moves by number, chance by outcomes, copied and pickled by itself."""

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any, Final

import rynek
from rynek.core.action import Action
from rynek.core.action_numbers import ActionNumbers
from rynek.core.chance import CHANCE, Odds
from rynek.core.state import State

MOST_OUTCOMES: Final = 1_000
"""No chance node has more outcomes."""


class MoreNeeded(Exception):
    """A draw needs one more number, out of so many."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size


class Given:
    """A source of chance that gives the numbers it was given, and then asks for more."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.used = 0

    def randrange(self, start: int, /) -> int:
        if start == 1:
            return 0
        if self.used == len(self.numbers):
            raise MoreNeeded(start)
        self.used += 1
        return self.numbers[self.used - 1]


class Sampled:
    """A source of chance made of a function that gives numbers from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.sampler = sampler

    def randrange(self, start: int, /) -> int:
        return min(start - 1, int(self.sampler() * start))


class Counted:
    """The answers of chance as they were counted, or None: too many."""

    def __init__(self, odds: Odds | None) -> None:
        self.odds = odds


class Moment:
    """A state that was left; what a seat has seen up to it is worked out when it is asked for, and once."""

    def __init__(self, earlier: "Moment | None", state: State, known: dict[int, str] | None = None) -> None:
        self.earlier = earlier
        self.state = state
        self.known = known or {}

    def recall(self, seat: int) -> str:
        """A digest of everything the seat has seen from the first state to this one."""
        line = list[Moment]()
        moment: Moment | None = self
        while moment is not None and seat not in moment.known:
            line.append(moment)
            moment = moment.earlier
        digest = "" if moment is None else moment.known[seat]
        for each in reversed(line):
            seen = digest + json.dumps(each.state.view(seat))
            digest = each.known[seat] = sha256(seen.encode()).hexdigest()
        return digest


class SpielPosition:
    """A state, the numbers of an unfinished draw, every move so far (seat, number), and the states before."""

    def __init__(
        self,
        actions: ActionNumbers,
        state: State,
        drawn: tuple[int, ...] = (),
        log: tuple[tuple[int, int], ...] = (),
        past: Moment | None = None,
    ) -> None:
        self.actions = actions
        self.game = actions.game
        self.state = state
        self.drawn = drawn
        self.log = log
        self.past = past
        self._moves: dict[int, Action] | None = None
        self._odds: Counted | None = None

    # who is asked

    @property
    def is_chance(self) -> bool:
        """Whether chance must answer."""
        return CHANCE in self.state.to_act

    @property
    def asked(self) -> int:
        """The seat that is asked: the first of those that must answer."""
        return self.state.to_act[0]

    def own_moves(self, seat: int) -> list[int]:
        """The numbers of the moves a seat has made."""
        return [number for who, number in self.log if who == seat]

    def recall(self, seat: int) -> str:
        """A digest of everything a seat has seen before now; empty at the beginning."""
        return "" if self.past is None else self.past.recall(seat)

    # moves

    def moves(self) -> dict[int, Action]:
        """The moves of the seat that is asked, by number; of an open grammar those of its menu."""
        if self._moves is None:
            self._moves = self.actions.moves(self.state, self.asked)
        return self._moves

    def play(self, number: int) -> None:
        """The asked seat makes a move."""
        action = self.moves()[number]
        self.log = (*self.log, (self.asked, number))
        self._apply(self.asked, action)

    def _apply(self, seat: int, action: Action) -> None:
        self.past = Moment(self.past, self.state.copy())
        self.state.apply(seat, action)
        self.drawn = ()
        self._moves = None
        self._odds = None

    # chance

    def odds(self) -> Odds | None:
        """The answers of chance where they can be counted; to count them takes long, so it is done once."""
        if self._odds is None:
            self._odds = Counted(self.state.outcomes())
        return self._odds.odds

    def chances(self) -> list[float]:
        """The probabilities of the outcomes of chance."""
        odds = self.odds()
        if odds is not None:
            return [chance for _, chance in odds]
        size = self._needed(self.drawn)
        return [1 / size] * size

    def _needed(self, drawn: tuple[int, ...]) -> int:
        """Out of how many the next number is drawn; 1: none is needed."""
        try:
            self.state.roll(Given(drawn))
        except MoreNeeded as more:
            return more.size
        return 1

    def draw(self, outcome: int) -> None:
        """Chance answers, or one more number of its answer is known."""
        odds = self.odds()
        if odds is not None:
            self._apply(CHANCE, odds[outcome][0])
        elif self._needed((*self.drawn, outcome)) > 1:
            self.drawn = (*self.drawn, outcome)
        else:
            self._apply(CHANCE, self.state.roll(Given((*self.drawn, outcome))))

    def outcome_name(self, outcome: int) -> str:
        """An outcome of chance in words."""
        odds = self.odds()
        return f"draw {outcome}" if odds is None else str(odds[outcome][0])

    # knowledge

    def guess(self, seat: int, sampler: Callable[[], float]) -> "SpielPosition":
        """A position that looks the same to a seat, which recalls the same."""
        state = self.game.guess(self.state, seat, Sampled(sampler))
        return SpielPosition(self.actions, state, self.drawn, self.log, self.past)

    # copies

    def __deepcopy__(self, memo: Any) -> "SpielPosition":
        other = SpielPosition(self.actions, self.state.copy(), self.drawn, self.log, self.past)
        other._moves, other._odds = self._moves, self._odds
        return other

    def __reduce__(self) -> Any:
        known = {seat: self.recall(seat) for seat in range(self.state.players)}
        return load, (self.game.name, json.dumps(self.game.dump(self.state)), self.drawn, self.log, known)

    def __str__(self) -> str:
        drawn = f"\ndrawn: {self.drawn}" if self.drawn else ""
        return json.dumps(self.game.dump(self.state), ensure_ascii=False) + drawn


def load(
    name: str, position: str, drawn: tuple[int, ...], log: tuple[tuple[int, int], ...], known: dict[int, str]
) -> SpielPosition:
    """A position from its pickled parts: of the states before, what each seat recalls."""
    state = rynek.game(name).load(json.loads(position))
    return SpielPosition(numbers(name, state.players), state, drawn, log, Moment(None, state, known))


@cache
def numbers(name: str, players: int) -> ActionNumbers:
    """The numbers of a game's moves; made once for all positions."""
    return ActionNumbers(rynek.game(name), players)

"""Simultaneous steps (R4.9, Q3): everybody asked puts down one answer unseen and may change it until all are in."""

from typing import Final

from rynek.core.action import Action
from rynek.core.frame import Frame
from rynek.games.tiny_towns.state import TinyTownsState

AWAITED: Final = -1
IDLE: Final = 0
"""The seat is not asked. Answers are greater than this."""


class Simultaneous(Frame[TinyTownsState]):
    """One answer a seat: a number greater than IDLE, IDLE, or AWAITED."""

    __slots__ = ("answers", "given", "waiting")

    secret = True

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers
        waiting: list[int] = []
        given: list[int] = []
        for seat, answer in enumerate(answers):
            if answer == AWAITED:
                waiting.append(seat)
            elif answer != IDLE:
                given.append(seat)
        self.waiting: tuple[int, ...] = tuple(waiting)
        self.given: tuple[int, ...] = tuple(given)

    def actors(self, state: TinyTownsState) -> tuple[int, ...]:
        return self.waiting

    def changers(self, state: TinyTownsState) -> tuple[int, ...]:
        return self.given

    def options(self, state: TinyTownsState, seat: int) -> list[Action]:
        return [self.action(number) for number in self.numbers(state, seat)]

    def answer(self, state: TinyTownsState, seat: int, action: Action) -> None:
        answers = list(self.answers)
        answers[seat] = self.number(action)
        if AWAITED in answers:
            state.then(self.with_answers(tuple(answers)))
            return
        for each in state.active():
            if answers[each] != IDLE:
                self.carry_out(state, each, answers[each])
        if answers.count(IDLE) < len(answers) - 1:
            state.reveal()

    def seen(self, state: TinyTownsState, seat: int | None) -> "Simultaneous":
        """Who is awaited is open, what others have answered is not."""
        answers = enumerate(self.answers)
        return self.with_answers(tuple([said if said == IDLE or each == seat else AWAITED for each, said in answers]))

    def run(self, state: TinyTownsState) -> None:
        """Nobody is asked: nothing happens."""

    # what each step provides

    def with_answers(self, answers: tuple[int, ...]) -> "Simultaneous":
        """The same step with other answers."""
        raise NotImplementedError

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        """The answers a seat may give, sorted."""
        raise NotImplementedError

    def action(self, number: int) -> Action:
        """The action of an answer."""
        raise NotImplementedError

    def number(self, action: Action) -> int:
        """The answer of an action."""
        raise NotImplementedError

    def carry_out(self, state: TinyTownsState, seat: int, number: int) -> None:
        """An answer takes effect; all are in."""
        raise NotImplementedError

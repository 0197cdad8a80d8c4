"""Simultaneous steps (R4.9, Q3): everybody asked puts down one answer unseen and may change it until all are in."""

from typing import TYPE_CHECKING, Final

from rynek.core.action import Action
from rynek.core.frame import Frame

if TYPE_CHECKING:
    from rynek.games.tiny_towns.state import TinyTowns

AWAITED: Final = -1
IDLE: Final = 0
"""The seat is not asked. Answers are greater than this."""


class Simultaneous(Frame["TinyTowns"]):
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

    def actors(self, state: "TinyTowns") -> tuple[int, ...]:
        return self.waiting

    def changers(self, state: "TinyTowns") -> tuple[int, ...]:
        return self.given

    def options(self, state: "TinyTowns", seat: int) -> list[Action]:
        return [self.action(number) for number in self.numbers(state, seat)]

    def answer(self, state: "TinyTowns", seat: int, action: Action) -> None:
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

    def run(self, state: "TinyTowns") -> None:
        """Nobody is asked: nothing happens."""

    # what each step provides

    def with_answers(self, answers: tuple[int, ...]) -> "Simultaneous":
        """The same step with other answers."""
        raise NotImplementedError

    def numbers(self, state: "TinyTowns", seat: int) -> list[int]:
        """The answers a seat may give, sorted."""
        raise NotImplementedError

    def action(self, number: int) -> Action:
        """The action of an answer."""
        raise NotImplementedError

    def number(self, action: Action) -> int:
        """The answer of an action."""
        raise NotImplementedError

    def carry_out(self, state: "TinyTowns", seat: int, number: int) -> None:
        """An answer takes effect; all are in."""
        raise NotImplementedError

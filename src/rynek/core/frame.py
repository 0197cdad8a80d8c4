"""Frame: one unfinished piece of a rule."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from rynek.core.action import Action
from rynek.core.chance import CHANCE, Odds, Rng
from rynek.core.domain import SEAT
from rynek.core.message import Message

S = TypeVar("S")
"""The state of the game a frame belongs to. A frame only hands it on, so the kernel need not know more of it."""


class Frame(Generic[S]):
    """Who must answer now, what they may answer, and what follows. Immutable: to go on, push a new one.

    A frame nobody must answer runs by itself. Fields are ints and tuples of ints (`nested` ones: of those) under the
    names of the constructor's parameters, so that the codec can write and read every frame.
    """

    __slots__ = ()

    # Answers stay unseen by the other seats until the last one is in.
    secret: ClassVar[bool] = False

    # Fields that are tuples of tuples; compiled constructors do not say it.
    nested: ClassVar[tuple[str, ...]] = ()

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that must answer; nobody: the frame runs."""
        return ()

    def changers(self, state: S) -> tuple[int, ...]:
        """Seats that have answered and may still change their answer."""
        return ()

    def options(self, state: S, seat: int) -> list[Action]:
        """What an actor or changer may answer: sorted, without repeats, never empty, never a dead end."""
        return []

    def accepts(self, state: S, seat: int, action: Action) -> bool:
        """Whether an answer is allowed. Only open grammars widen it beyond the options."""
        return action in self.options(state, seat)

    def answer(self, state: S, seat: int, action: Action) -> None:
        """What follows from an answer. The frame is off the stack by then."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """What a frame without actors does. The frame is off the stack by then."""
        raise NotImplementedError

    def sample(self, state: S, rng: Rng) -> Action:
        """The answer of chance, drawn with the right odds."""
        raise NotImplementedError

    def odds(self, state: S) -> Odds | None:
        """Every answer of chance with its probability; None where there are too many to count: draw a `sample`."""
        return None

    def seen(self, state: S, seat: int | None) -> "Frame[S]":
        """The frame as a seat (None: a spectator) may know it: what it must not know is -1. Most hide nothing."""
        return self

    def ask(self, state: S, seat: int) -> Message:
        """What is asked of a seat."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: Action) -> Message | None:
        """Why an answer with one of this frame's verbs is not among the options; None when there is nothing to add."""
        return None


ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEAT.size)]
"""Each seat by itself. Who must answer is asked several times a decision, so these are made once."""


class OneSeat(Frame[S]):
    """A frame that one seat must answer."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, state: S) -> tuple[int, ...]:
        return ALONE[self.seat]


class Chance(Frame[S]):
    """A frame that chance answers.

    It has `sample`, and either counts its answers in `odds` (then they are its options too) or says in `accepts` which
    draws are possible, so that a forged record is refused.
    """

    __slots__ = ()

    def actors(self, state: S) -> tuple[int, ...]:
        return (CHANCE,)

    def options(self, state: S, seat: int) -> list[Action]:
        counted = self.odds(state)
        return [] if counted is None else [action for action, _ in counted]


AnyFrame = Frame[Any]

"""A thought: how long it may take, and what comes out of it."""

from time import perf_counter

from rynek.core.action import Action


class Budget:
    """How long to think: so many iterations, or so many seconds, whichever ends first; 0 is no limit of its kind.

    Iterations are not alike in all games: `own` names those that need another number of them.
    """

    __slots__ = ("end", "iterations", "own", "seconds", "usual")

    def __init__(self, iterations: int = 0, seconds: float = 0.0, own: dict[str, int] | None = None) -> None:
        self.iterations = iterations
        self.usual = iterations
        self.own: dict[str, int] = own or {}
        self.seconds = seconds
        self.end = 0.0

    def limit(self, seconds: float) -> None:
        """Think for no more than so many seconds."""
        self.seconds = min(self.seconds, seconds) if self.seconds > 0.0 else seconds

    def start(self, game: str) -> None:
        """A thought about this game begins: the seconds run from now on."""
        self.iterations = self.own.get(game, self.usual)
        self.end = perf_counter() + self.seconds

    def is_spent(self, done: int) -> bool:
        """Whether it is time to answer, after so many iterations."""
        if self.iterations and done >= self.iterations:
            return True
        return self.seconds > 0.0 and perf_counter() >= self.end

    def share(self, done: int) -> float:
        """The part of it that is spent after so many iterations, or by the clock where that is further.

        A machine that keeps up with the iterations is never that late, so that the clock has no say there.
        """
        counted = done / self.iterations if self.iterations else 0.0
        return max(counted, 1.0 - (self.end - perf_counter()) / self.seconds) if self.seconds > 0.0 else counted


class Opinion:
    """One move as a bot sees it at the end of a thought: how often it was tried and what it brings the seat."""

    __slots__ = ("move", "visits", "worth")

    def __init__(self, move: Action, visits: int, worth: float) -> None:
        self.move = move
        self.visits = visits
        self.worth = worth

    def __lt__(self, other: "Opinion") -> bool:
        if self.visits != other.visits:
            return self.visits < other.visits
        return self.worth < other.worth

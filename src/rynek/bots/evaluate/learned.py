"""Learned judgement: features of a seat, each with a weight and one times the time left, read from a data file."""

import json
from importlib.resources import files
from typing import Any, Final

from rynek.bots.evaluate import Evaluator
from rynek.core.state import State

FORMAT: Final = 1
"""The layout of the data files."""


class Learned(Evaluator):
    """What a seat may expect at first sight, and a weighted sum of features. Without weights it stays at that.

    A game names its features and computes them in `features`; `base` is what the sum is added to, and `time` is 1 at
    the start and 0 at the end.
    """

    __slots__ = ("names", "plain", "timed")

    def __init__(self, game: str, players: int, names: list[str], scale: float) -> None:
        super().__init__(scale)
        self.names = names
        self.plain = [0.0] * len(names)
        self.timed = [0.0] * len(names)
        found = weights_for(game, players)
        if found is not None:
            self.take(found["plain"], found["timed"])

    def take(self, plain: dict[str, float], timed: dict[str, float]) -> None:
        """Use these weights; a feature that is not named counts nothing."""
        self.plain = [float(plain.get(name, 0.0)) for name in self.names]
        self.timed = [float(timed.get(name, 0.0)) for name in self.names]

    def trained(self, players: int, plain: dict[str, float], timed: dict[str, float]) -> "Learned":
        other: Learned = type(self)(players)  # type: ignore[call-arg,arg-type]  # a game's own takes the players alone
        other.take(plain, timed)
        return other

    def base(self, state: State, seat: int) -> float:
        """What a seat may expect without weights: its points as the table stands, or more."""
        raise NotImplementedError

    def time(self, state: State, seat: int) -> float:
        """The part of the game that is left for a seat."""
        raise NotImplementedError

    def features(self, state: State, seat: int) -> list[float]:
        """The features of a seat, in the order of their names."""
        raise NotImplementedError

    def stretch(self, state: State) -> int | None:
        """A number for the part of a turn a position belongs to: where it changes, positions are learned from.

        None: every position is.
        """
        return state.to_act[0]

    def values(self, state: State) -> list[float]:
        if state.over:
            return [float(points) for points in state.scores()]
        return [self.base(state, seat) + self.weighed(state, seat) for seat in range(state.players)]

    def weighed(self, state: State, seat: int) -> float:
        """What the features of a seat promise."""
        plain, timed = self.plain, self.timed
        time = self.time(state, seat)
        total = 0.0
        for place, value in enumerate(self.features(state, seat)):
            if value != 0.0:
                total += value * (plain[place] + timed[place] * time)
        return total


def weights_for(game: str, players: int) -> dict[str, Any] | None:
    """The weights for so many players, or for the nearest number there are weights for; None when there are none."""
    found = files("rynek.bots") / "weights" / f"{game}.json"
    if not found.is_file():
        return None
    data = json.loads(found.read_text(encoding="utf-8"))
    if data["format"] != FORMAT:
        raise ValueError(f"weights of {game}: format {data['format']}, not {FORMAT}")
    tables: dict[str, Any] = data["players"]
    if not tables:
        return None
    nearest: dict[str, Any] = tables[min(tables, key=lambda count: abs(int(count) - players))]
    return nearest

"""Perft: how many ways there are to play so many decisions. Any change of what is legal shows as a number."""

from pathlib import Path

import rynek
from rynek.core.chance import CHANCE
from rynek.core.state import State


def perft(state: State, depth: int) -> int:
    """The number of ways to play so many decisions, each by the first seat asked; where chance must answer, it ends."""
    moves = [] if state.to_act in ((), (CHANCE,)) else state.legal(state.to_act[0])
    if depth == 1 or not moves:
        return max(1, len(moves))
    total = 0
    for move in moves:
        after = state.copy()
        after.apply(state.to_act[0], move)
        total += perft(after, depth - 1)
    return total


def ways(record: Path, played: int) -> tuple[int, ...]:
    """The ways to play 1, 2, 3 decisions after so many answers of a recorded game."""
    state = rynek.read_record(record.read_text(encoding="utf-8")).state_at(played)
    return tuple(perft(state, depth) for depth in (1, 2, 3))

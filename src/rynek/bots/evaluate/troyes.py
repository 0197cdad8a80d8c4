"""Troyes: the judge of greed is good enough inside the tree."""

from rynek.bots.evaluate import Evaluator, Judged


def evaluator(players: int) -> Evaluator:
    """The evaluator for so many players."""
    return Judged("troyes", 2.0)

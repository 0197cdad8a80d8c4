"""Chains: the choices that follow from a move, told as far as they are planned."""

from random import Random

import pytest

import rynek
from rynek.bots.chain import Chain, Line
from rynek.bots.evaluate import Evaluator, evaluator_of
from rynek.core.state import State, play_chance


class Fond(Evaluator):
    """Thinks a position the better, the more squares of the first town that it is fond of are covered."""

    def __init__(self, *squares: str) -> None:
        super().__init__(1.0)
        self.squares = squares

    def values(self, state: State) -> list[float]:
        covered = [one["square"] for one in state.view(0)["seats"][0]["squares"] if one["cube"]]
        return [float(sum(square in covered for square in self.squares)), 0.0]

    def is_quiet(self, state: State, seat: int, start: State) -> bool:
        """A chain ends when a resource is to be named."""
        return state.view(0)["named"] is None


@pytest.mark.parametrize(("squares", "told"), [(("c3", "b2"), ["place b2"]), ((), [])])
def test_a_choice_that_any_other_is_as_good_as_is_not_planned(squares: tuple[str, ...], told: list[str]) -> None:
    game = rynek.game("tiny_towns")
    state = game.new(2, {"monuments": False})
    play_chance(state, Random(1))
    line: Line = []

    Chain(0, Fond(*squares)).completed(state, game.parse("name wood"), Random(1), line)

    assert [str(move) for _, move in line] == told


def test_a_turn_of_a_town_ends_before_the_next_resource_is_named() -> None:
    game = rynek.game("tiny_towns")
    state = game.new(1, {"monuments": False})
    play_chance(state, Random(1))

    end = Chain(0, evaluator_of("tiny_towns", 1)).completed(state, state.legal(0)[0], Random(1))

    assert end.view(0)["turn"] == state.view(0)["turn"] + 1

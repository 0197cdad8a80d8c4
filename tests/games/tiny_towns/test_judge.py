"""The judge and the adviser: they want what a player wants."""

from random import Random

import pytest

from rynek.bots.arena import play_game
from rynek.bots.bot import SeatHandle
from rynek.bots.greedy import Greedy
from rynek.bots.judge.tiny_towns import judge
from rynek.games.tiny_towns import GAME
from rynek.games.tiny_towns.state import TinyTownsState
from tests.games.tiny_towns.tables import EMPTY_BOARD, FULL_BOARD, play, table


def chosen(state: TinyTownsState, seat: int = 0) -> str:
    return str(Greedy(Random(1)).choose(SeatHandle(GAME, state, seat)))


def test_at_the_end_the_judge_follows_the_points() -> None:
    nearly = FULL_BOARD[:-1] + ".."
    state = table(nearly, nearly, step="place", named="wood")
    play(state, "A place d4", "B place d4", "A stop", "B stop")

    assert [judge(state, seat) for seat in (0, 1)] == [-16, -16]


def test_begun_patterns_and_room_are_better_than_dead_cubes() -> None:
    begun = table(".. h GY GY / b .. GY GY / GY GY GY GY / GY GY GY GY", EMPTY_BOARD)
    dead = table(".. w GY GY / w .. GY GY / GY GY GY GY / GY GY GY GY", EMPTY_BOARD)
    crowded = table("h w GY GY / w h GY GY / GY GY GY .. / GY GY .. GY", EMPTY_BOARD)

    assert judge(begun, 0) > judge(dead, 0) > judge(crowded, 0)


def test_a_full_board_is_built_on_rather_than_completed() -> None:
    state = table("w w w w / w h w w / b g w w / w w w w", EMPTY_BOARD, step="construct")

    assert chosen(state).startswith("build cottage:b2a3b3")


def test_the_master_builder_names_what_completes_a_pattern() -> None:
    state = table("RE GY GY GY / GY h GY GY / b .. GY GY / GY GY GY ..", EMPTY_BOARD)

    assert chosen(state) == "name glass"
    play(state, "A name glass")
    assert chosen(state) == "place b3"


@pytest.mark.parametrize("players", [1, 2])
def test_thinking_is_worth_more_than_chance(players: int) -> None:
    options = {"first_game": True, "monuments": False}
    thought = play_game(GAME, players, options, ("greedy",) + ("random",) * (players - 1), "judge")
    random = play_game(GAME, players, options, ("random",) * players, "judge")

    assert thought.scores[0] > max(random.scores) + 10
    assert thought.wins[0] == 1

"""The judge of Caylus 1303: it plays well enough to beat chance, and sees what matters."""

import pytest

from rynek.bots.arena import play_game
from rynek.bots.judge.caylus_1303 import judge
from rynek.games.caylus_1303 import GAME
from tests.games.caylus_1303.table import table


@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_beats_random_opponents(players: int) -> None:
    wins = 0.0
    for seed in range(3):
        place = seed % players
        bots = tuple("greedy" if seat == place else "random" for seat in range(players))
        wins += play_game(GAME, players, {}, bots, f"judge {seed}").wins[place]

    assert wins == 3


def test_more_of_everything_is_better() -> None:
    poor = judge(table(), 0)

    assert judge(table(A={"goods": {"food": 1, "wood": 2, "stone": 1, "gold": 1}}), 0) > poor
    assert judge(table(A={"points": {"bundles": 5}}), 0) > poor
    assert judge(table(A={"pool": 7}), 0) > poor
    assert judge(table(B={"points": {"bundles": 50}}), 0) < poor


def test_a_worker_behind_the_provost_is_worth_more_than_one_ahead() -> None:
    behind = table(workers={"base_farm_1": ["A"]}, A={"pool": 5})
    ahead = table(workers={"gold_mine": ["A"]}, A={"pool": 5})

    assert judge(behind, 0) > judge(ahead, 0)


def test_a_bundle_at_hand_counts_for_who_stands_on_the_site() -> None:
    goods = {"goods": {"food": 1, "wood": 1, "stone": 1}, "pool": 5}

    assert judge(table(construction_site=["A"], A=goods), 0) > judge(table(A=goods), 0)

"""How bots see the rest of a round of Caylus 1303: workers who will act, bundles, houses, and favours not taken yet."""

from random import Random

import pytest

from rynek.bots.evaluate.caylus_1303 import COUNT, FEATURES, CaylusEvaluator, favoured, walks_of
from rynek.bots.evaluate.caylus_1303_outlook import Outlook
from rynek.bots.evaluate.caylus_1303_walk import Walk
from rynek.core.state import play_chance
from rynek.games.caylus_1303 import GAME
from rynek.games.caylus_1303.resources import CLOTH, FOOD, GOLD, STONE, WOOD
from rynek.games.caylus_1303.state import CaylusState
from tests.games.caylus_1303.table import DELIVERY, ROAD, play, table

FAIRGROUND = [{"step": "Walk", "place": "fairground"}, "Bridge", "Delivery"]


def walk(state: CaylusState, seat: int = 0) -> Walk:
    return walks_of(Outlook(state))[seat]


def test_workers_bring_what_their_buildings_offer() -> None:
    state = table(workers={"base_farm_1": ["A"], "base_sawmill": ["B"]}, steps=ROAD, A={"goods": {}}, B={"goods": {}})

    assert walk(state).goods[FOOD] == 1
    assert walk(state).goods[WOOD] == 0
    assert walk(state, 1).goods[WOOD] == 1


def test_a_worker_who_has_acted_does_not_act_again() -> None:
    state = table(
        workers={"fairground": ["A"]}, steps=FAIRGROUND, A={"goods": {"wood": 2}}, B={"characters": ["thief"]}
    )
    before = walk(state)

    play(state, "A use 1")

    assert before.goods[WOOD] == walk(state).goods[WOOD] == 1
    assert before.favours == walk(state).favours == 1


def test_who_may_still_deliver_does_and_gold_goes_last() -> None:
    goods = {"goods": {"food": 2, "wood": 2, "stone": 1, "gold": 1}}
    state = table(construction_site=["A"], steps=DELIVERY, A=goods, B=goods)

    assert (walk(state).bundles, walk(state).points) == (2, 10)
    assert walk(state).goods[GOLD] == 0
    assert walk(state, 1).bundles == 0
    assert favoured(state, walks_of(Outlook(state))) == 0


def test_who_has_stopped_delivering_keeps_his_bundles() -> None:
    goods = {"goods": {"food": 1, "wood": 1, "stone": 1}}
    state = table(construction_site=["A", "B"], steps=DELIVERY, A=goods, B=goods)

    play(state, "A done")

    assert walk(state, 0).bundles == 0
    assert walk(state, 1).bundles == 1


def test_a_base_building_below_a_house_will_be_a_residence() -> None:
    state = table(houses={"base_farm_1": "A", "wood_farm": "A"}, steps=ROAD)

    assert (walk(state).grounds, walk(state).wooden, walk(state).houses) == (1, 1, 7)


def test_a_house_costs_cloth() -> None:
    state = table(workers={"lawyer": ["A"]}, A={"goods": {"cloth": 1}})

    assert (walk(state).goods[CLOTH], walk(state).grounds) == (0, 1)


def test_a_building_is_paid_for_and_scores() -> None:
    state = table(workers={"printed_carpenter": ["A"]}, A={"goods": {"wood": 2, "food": 1, "stone": 1}})
    found = walk(state)

    assert found.points > 0
    assert sum(found.goods) == 2
    assert found.goods[STONE] <= 1


def test_a_worker_ahead_of_the_provost_is_a_hope() -> None:
    found = walk(table(workers={"gold_mine": ["A"]}, A={"goods": {}}))

    assert found.goods[GOLD] == 0
    assert found.hope > 0.0


@pytest.mark.parametrize("players", [2, 5])
def test_values_are_prestige_and_weighed_features(players: int) -> None:
    evaluator, rng = CaylusEvaluator(players), Random(3)
    state = GAME.new(players)
    play_chance(state, rng)
    seen = 0
    while not state.over:
        if seen % 40 == 0:
            expected = [evaluator.base(state, seat) + evaluator.weighed(state, seat) for seat in range(players)]
            assert evaluator.values(state) == pytest.approx(expected)
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        seen += 1

    assert evaluator.values(state) == state.scores()


def test_the_last_round_has_features_of_its_own() -> None:
    usual, last = (CaylusEvaluator(3).features(table(round=number), 0) for number in (8, 9))

    assert len(usual) == len(last) == len(FEATURES) == 2 * COUNT
    assert not any(usual[COUNT:])
    assert not any(last[:COUNT])

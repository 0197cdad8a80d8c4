"""How bots see Tiletum, and how they plan its turns."""

from random import Random

import pytest

import rynek
from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator, evaluator_of
from rynek.bots.evaluate.tiletum import TiletumEvaluator, certain, changes_wanted, dice_to_take, goods_wanted
from rynek.bots.evaluate.tiletum_board import taken_out
from rynek.bots.evaluate.tiletum_features import NAMES, START, Seen
from rynek.bots.judge.tiletum import turns_left
from rynek.bots.lines import ALL, Lines, Node
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from rynek.bots.turns import BEST, WIDER, WIDTH, follow_turns
from rynek.core.action import Action
from rynek.core.state import play_chance
from rynek.games.tiletum.fair import takes_part, times_met
from rynek.games.tiletum.fairtiles import FAIR_KING, FAIRS
from rynek.games.tiletum.goods import FOOD, GOLD, GOODS, IRON, STONE, WOOL, step_price
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import CONTRACTS, TILE
from rynek.games.tiletum.verbs import CONVERT, TAKE_DIE
from rynek.games.tiletum.wheel import ChooseDie

GAME = rynek.game("tiletum")


def by_hand(players: int) -> Evaluator:
    """An evaluator with the weights written by hand."""
    found = TiletumEvaluator(players)
    found.take({name: plain for name, (plain, _) in START.items()}, {name: timed for name, (_, timed) in START.items()})
    return found


def walk(players: int, seed: int, **options: bool) -> list[TiletumState]:
    """The positions of a random game."""
    rng = Random(seed)
    state = GAME.new(players, options)
    assert isinstance(state, TiletumState)
    play_chance(state, rng)
    found: list[TiletumState] = []
    while not state.over:
        found.append(state.copy())
        state.apply(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        play_chance(state, rng)
    return found


def first_choice(players: int) -> TiletumState:
    """A table at which the first die of all is to be taken."""
    return next(state for state in walk(players, 3) if isinstance(state.stack[-1], ChooseDie))


@pytest.mark.parametrize("counts", [True, False])
def test_what_fairs_count_is_what_the_rules_count(counts: bool) -> None:
    for state in walk(3, 5, prefilled_building_counts_as_filled=counts)[::15]:
        for seat in range(3):
            seen = Seen(state, seat)
            seen.features()

            fairs = [tile for tile in range(len(FAIRS)) if tile != FAIR_KING]
            assert [seen.times(tile) for tile in fairs] == [times_met(state, seat, tile) for tile in fairs]
            assert all(seen.takes_part(city) == takes_part(state, seat, city) for city in state.fair_cities)


def test_what_is_seen_of_pieces_and_buildings_is_what_the_state_says() -> None:
    for state in walk(2, 6)[::10]:
        row = dict(zip(NAMES, Seen(state, 1).features(), strict=True))

        assert row["house_supply"] == min(2, state.house_supply(1))
        assert row["pillar_supply"] == min(2, state.pillar_supply(1))
        assert row["done"] == state.completed(1)
        assert row["cathedrals"] == state.cathedrals(1)
        assert row["crests"] == state.crest_count(1)


def test_a_worth_is_the_points_and_the_weighed_features() -> None:
    evaluator = by_hand(2)
    for state in walk(2, 7)[::-25]:
        worths = [evaluator.base(state, seat) + evaluator.weighed(state, seat) for seat in range(2)]  # type: ignore[attr-defined]

        assert evaluator.values(state) == pytest.approx(worths)


def test_the_points_of_who_has_no_turn_left_are_counted_out() -> None:
    states = walk(2, 8)
    last = states[-1]
    seat = last.to_act[0]
    after = last.copy()
    while not after.over:
        after.apply(after.to_act[0], after.legal(after.to_act[0])[0])
        play_chance(after, Random(1))

    assert turns_left(last, 1 - seat) == 0
    assert certain(last, 1 - seat) == after.scores()[1 - seat]


def test_contracts_share_the_goods() -> None:
    goods = [0, 0, 1, 0, 3]
    contract = next(place for place, tile in enumerate(CONTRACTS) if tile.name == "iron_2_wool_2")

    assert taken_out(goods, contract) == (1, 4)
    assert taken_out(goods, contract) == (3, 4)
    assert goods == [0, 0, 0, 0, 0]


def test_of_equal_dice_the_cheapest_is_tried_and_tasks_wait_for_the_die() -> None:
    moves = [Action(TAKE_DIE, 1, 2, 4), Action(TAKE_DIE, 1, 3, 4), Action(TAKE_DIE, 2, 2, 4), Action(CONVERT, FOOD)]

    assert dice_to_take(moves) == [Action(TAKE_DIE, 1, 3, 4), Action(TAKE_DIE, 2, 2, 4)]
    assert step_price(3, 4) < step_price(2, 4)


def test_gold_is_changed_only_into_what_something_waits_for() -> None:
    state = first_choice(2)
    state.storehouses[0] = [TILE.value("crest_lion"), TILE.value("wool_3")]
    moves = [Action(CONVERT, good) for good in range(GOODS) if good != GOLD]

    assert [good for good in range(GOODS) if goods_wanted(state, 0)[good]] == [FOOD, WOOL]
    assert changes_wanted(state, 0, moves) == [Action(CONVERT, FOOD), Action(CONVERT, WOOL)]


def test_goods_alike_may_be_of_any_kind_and_cathedrals_wait_for_stone() -> None:
    state = first_choice(2)
    state.pillars[0] = 1
    stone = goods_wanted(state, 0)
    state.storehouses[0] = [TILE.value("identical_3")]

    assert stone[STONE]
    assert not stone[IRON]
    assert all(goods_wanted(state, 0))


def test_more_lines_find_a_turn_that_ends_as_well_or_better() -> None:
    state = first_choice(2)
    seat, evaluator = state.to_act[0], by_hand(2)
    gains = []
    for move in evaluator.promising(state, seat, state.legal(seat), ALL)[:4]:
        one = Lines(seat, evaluator, 1).end(state, move, Random(1))
        four = Lines(seat, evaluator, 4).end(state, move, Random(1))
        gains.append(four.worth - one.worth)

        assert evaluator.is_quiet(four.state, seat, state)
    assert sum(gains) > 0


def test_few_iterations_follow_one_line_more_of_them_look_closely_at_the_best() -> None:
    state = first_choice(2)
    handle = SeatHandle(GAME, state, state.to_act[0])
    few = follow_turns(handle, handle.legal, by_hand(2), Random(1), Budget(iterations=1))
    more = follow_turns(handle, handle.legal, by_hand(2), Random(1), Budget(iterations=WIDTH))

    assert {opinion.visits for opinion in few} == {1}
    assert {opinion.move for opinion in more} == {opinion.move for opinion in few[:BEST]}
    assert {opinion.visits for opinion in more} == {WIDTH}


def test_the_more_iterations_the_more_lines_of_fewer_turns_are_followed() -> None:
    state = first_choice(2)
    handle = SeatHandle(GAME, state, state.to_act[0])
    found = follow_turns(handle, handle.legal, by_hand(2), Random(1), Budget(iterations=WIDTH * WIDER))

    assert len(found) == BEST // 2
    assert {opinion.visits for opinion in found} == {WIDTH * WIDER}


def test_who_has_no_time_to_see_where_turns_end_looks_no_further() -> None:
    state = first_choice(2)
    handle = SeatHandle(GAME, state, state.to_act[0])
    hurried = Budget(seconds=1e-6)
    hurried.start("tiletum")
    found = follow_turns(handle, handle.legal, by_hand(2), Random(1), hurried)

    assert {opinion.visits for opinion in found} == {1}
    assert 2 <= len(found) < len(handle.legal)


def test_a_bot_takes_the_evaluator_it_is_given() -> None:
    state = first_choice(2)
    handle = SeatHandle(GAME, state, state.to_act[0])
    only_king = TiletumEvaluator(2)
    only_king.take({"king_now": 1.0}, {})
    moves = {
        Search(Random(1), Budget(iterations=1), evaluator=judge).choose(handle)
        for judge in (only_king, evaluator_of("tiletum", 2))
    }

    assert len(moves) == 2


def test_lines_that_are_worth_the_same_are_one_only_where_nothing_stands_elsewhere() -> None:
    state = walk(2, 3)[20]
    elsewhere = state.copy()
    elsewhere.architects[0] += 1
    lines = Lines(0, TiletumEvaluator(2), 4)

    found = lines.distinct([Node(state, 5.0), Node(elsewhere, 5.0), Node(state.copy(), 5.0), Node(state.copy(), 4.0)])

    assert [(node.state is elsewhere, node.worth) for node in found] == [(False, 5.0), (True, 5.0), (False, 4.0)]

"""What belongings in Genoa are worth to bots that think: by hand without weights, and as learned with them."""

from random import Random

from rynek.bots import SeatHandle
from rynek.bots.evaluate.genoa import FEATURES, GenoaEvaluator
from rynek.bots.evaluate.genoa_turns import finish_turn
from rynek.bots.judge.genoa_values import worth
from rynek.bots.learning import Recipe, play
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from rynek.core.state import play_chance
from tests.games.genoa.table import FLOOR, GAME, table, window


def bare() -> GenoaEvaluator:
    """Somebody who has learned nothing."""
    found = GenoaEvaluator(3)
    found.take({}, {})
    return found


def test_without_weights_belongings_are_worth_what_was_written_by_hand() -> None:
    seat = {"goods": {"silk": 2, "wine": 1}, "hand": ["contract_01", "message_01"], "tokens": {"any_good": 1}}
    state = table(tower="tavern", round_marker=6, seats=[seat, {"ducats": 90}, {}], steps=FLOOR)

    assert bare().values(state) == [worth(state, seat) for seat in range(3)]


def test_orders_are_seen_by_the_goods_that_are_there() -> None:
    seat = {"goods": {"saffron": 2, "copper": 1}, "hand": ["large_order_01", "large_order_02", "small_order_07"]}
    state = table(tower="tavern", seats=[seat], steps=FLOOR)

    found = {name: value for name, value in zip(FEATURES, bare().features(state, 0), strict=True) if value}
    assert found == {
        "ducats": 1.3,
        "goods": 3.0,
        "kinds": 2.0,
        "large_order_0": 1.0,
        "large_order_2": 1.0,
        "small_order_1": 1.0,
        "turns": 10.0,
    }


def test_the_turns_of_everybody_are_counted_to_the_end() -> None:
    state = table(tower="tavern", round_marker=11, trader="B", start_player="A", steps=FLOOR)

    assert [bare().features(state, seat)[-1] for seat in range(3)] == [1.0, 2.0, 2.0]


def test_time_runs_out() -> None:
    state = table(tower="tavern", steps=FLOOR)
    times = [bare().time(state, 0)]
    luck = Random(3)
    while not state.over:
        finish_turn(state, state.trader, luck)
        times.append(bare().time(state, 0))

    assert times == sorted(times, reverse=True)
    assert 0.9 < times[0] <= 1.0
    assert times[-1] == 0.0


def test_bots_think_by_the_judgement_they_are_given() -> None:
    seats = [{"tokens": {"any_good": 1}}]
    state = table(tower="tavern", visited=["tavern"], seats=seats, steps=window("A", "tavern", done=True))
    hoarder = bare()
    hoarder.take({"goods": 100.0}, {})
    handle = SeatHandle(GAME, state, 0)

    assert str(Search(Random(1), Budget(12), evaluator=bare()).choose(handle)) == "close"
    assert str(Search(Random(1), Budget(12), evaluator=hoarder).choose(handle)).startswith("any-good")


def test_turns_are_learned_from_where_they_begin() -> None:
    moments, finals = play(GAME, bare(), Recipe(3, "random", 1, 0.0, "test"), "test")
    state = GAME.new(3)
    play_chance(state, Random("test chance"))

    assert moments[0].points.tolist() == [worth(state, seat) for seat in range(3)]
    assert 20 <= len(moments) <= 30
    assert len(finals) == 3

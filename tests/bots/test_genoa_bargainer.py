"""How bots bargain in Genoa."""

from random import Random

from rynek.bots import SeatHandle
from rynek.bots.greedy import Greedy
from rynek.games.genoa.state import GenoaState
from tests.games.genoa.table import FLOOR, GAME, play, table


def choice(state: GenoaState, seat: int) -> str:
    return str(Greedy(Random(1)).choose(SeatHandle(GAME, state, seat)))


def test_a_buyer_offers_a_part_of_what_the_action_is_worth() -> None:
    goods = {"saffron": 1, "copper": 1, "silk": 1}
    state = table(tower="street_r7c6", seats=[{}, {"goods": goods, "hand": ["large_order_01"]}], steps=FLOOR)

    verb, space, ducats = choice(state, 1).split()[:3]
    assert (verb, space) == ("buy-action", "villa_colini")
    assert 10 <= int(ducats) <= 60


def test_a_player_with_nothing_to_gain_passes() -> None:
    state = table(tower="street_r4c7", round_marker=12, trader="C", seats=[{}, {}, {}], steps=FLOOR)

    assert choice(state, 0) == "pass"


def test_the_trader_takes_a_good_offer_and_leaves_a_bad_one() -> None:
    spent = [{"actions_used": 1}, {}, {"actions_used": 1}]
    good = table(
        tower="street_r4c7", height=2, visited=["park", "street_r5c7", "guild_hall", "street_r4c7"], seats=spent
    )
    play(good, "B offer-action coach_house 20", "B pass", "C pass")
    bad = table(tower="street_r4c7", seats=[{"goods": {"wine": 3}}, {}, {}])
    play(bad, "B offer-action coach_house 5 for wine wine wine", "B pass", "C pass")

    assert choice(good, 0) == "accept B action coach_house"
    assert choice(bad, 0) != "accept B action coach_house"


def test_a_proposal_is_weighed() -> None:
    dear = play(table(tower="street_r4c7"), "B pass", "C pass", "A propose-action B coach_house 100")

    assert choice(dear, 1) == "refuse"
    orders = {"goods": {"saffron": 1, "copper": 1, "silk": 1}, "hand": ["large_order_01"]}
    wanted = table(tower="street_r7c6", seats=[{}, orders])
    play(wanted, "B pass", "C pass", "A propose-action B villa_colini 10")
    assert choice(wanted, 1) == "agree"


def test_a_complete_message_is_delivered() -> None:
    state = table(tower="harbor", height=4, visited=["city_hall", "harbor"], seats=[{}, {"hand": ["message_01"]}])

    assert choice(state, 1) == "deliver message_01"


def test_a_bot_takes_a_counter_proposal_that_is_better_than_what_it_could_do_alone() -> None:
    seats = [{"actions_used": 1}, {"ducats": 300}]
    state = play(table(tower="street_r4c7", height=2, seats=seats), "B pass", "C pass")
    play(state, "A propose-action B coach_house 200", "B counter 60")
    assert choice(state, 0) == "agree"

    poor = play(table(tower="street_r4c7", seats=[{}, {"tokens": {"start_space": 1}}]), "B pass", "C pass")
    play(poor, "A propose-action B coach_house 50", "B counter 5 for 50")
    assert choice(poor, 0) == "refuse"

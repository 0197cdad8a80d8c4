"""What is hidden, and from whom."""

from random import Random

import pytest

import rynek
from rynek.core.domain import SEAT
from rynek.core.message import Event
from rynek.games.genoa.assets import ducats_in
from rynek.games.genoa.goods import START_DUCATS
from rynek.games.genoa.validity import split
from rynek.play.words import words
from tests.games.genoa.table import ARRIVED, GAME, play, said, stock, table, window


@pytest.mark.rule("R15.1")
def test_ducats_and_hands_of_others_are_not_shown() -> None:
    state = table(seats=[{"ducats": 55, "hand": ["message_01"]}, {"ducats": 65}])

    own, other, nobody = state.view(0), state.view(1), state.view(None)
    assert (own["seats"][0]["ducats"], own["seats"][1]["ducats"]) == (55, None)
    assert other["seats"][0]["hand"] == []
    assert [seat["ducats"] for seat in nobody["seats"]] == [None, None, None]


@pytest.mark.rule("R15.1", "Q42")
def test_purses_are_not_shown_but_known_to_whoever_has_listened() -> None:
    state = table(tower="street_r4c7", seats=[{"ducats": 55}, {"ducats": 300}, {}])
    play(state, "B offer-move coach_house 100", "B pass", "C pass", "A accept B move coach_house")

    seen = state.view(2)
    assert [seat["ducats"] for seat in seen["seats"]] == [None, None, 130]
    assert seen["known"]["ducats"] == {"A": 155, "B": 200, "C": 130}
    guesses = [GAME.dump(GAME.guess(state, 2, Random(seed)))["seats"] for seed in range(5)]
    assert all([seat["ducats"] for seat in seats] == [155, 200, 130] for seats in guesses)


@pytest.mark.rule("R15.1", "Q42")
def test_every_change_of_a_purse_is_announced_to_all() -> None:
    """All begin with the same purse; what the log tells everybody adds up to the purses at the end."""
    for players in (2, 3, 5):
        match = rynek.Match(GAME, players, seed=players)
        chooser = Random(players)
        while not match.state.over:
            seat = chooser.choice(match.state.to_act)
            match.play(seat, chooser.choice(match.state.legal(seat)))
        told = [event for entry in match.log for event in entry.events if event.seen_by(None)]
        assert [START_DUCATS + sum(paid(event, seat) for event in told) for seat in range(players)] == match.state.money


def paid(event: Event, seat: int) -> int:
    """What an event brings to a seat's purse."""
    key, args = event.template.key.removeprefix("event-"), event.args
    if key in ("owner-paid", "delivered", "small-filled", "large-delivered"):
        return args[-1] if args[0] == seat else 0
    if key == "handed-over":
        return ducats_in(args[2:]) * ((args[1] == seat) - (args[0] == seat))
    if key == "deal-made":
        pays, gets = split(args[4:])
        return (ducats_in(tuple(pays)) - ducats_in(tuple(gets))) * ((args[0] == seat) - (args[1] == seat))
    return 0


@pytest.mark.rule("R15.2")
def test_goods_tokens_markers_offers_and_deals_are_public() -> None:
    seats = [{}, {"goods": {"wine": 1}, "tokens": {"any_good": 1}, "markers": 2}]
    state = play(table(tower="street_r4c7", seats=seats), "B offer-action coach_house 15 wine")
    seen = state.view(None)

    assert seen["seats"][1]["goods"] == {"wine": 1}
    assert seen["seats"][1]["markers"] == 2
    assert seen["offers"] == [
        {"buyer": "B", "deal": "action", "space": "coach_house", "pays": ["wine", "15"], "gets": [], "obliges": False}
    ]


@pytest.mark.rule("Q25", "R15.2")
def test_the_face_of_an_offered_card_is_for_the_two_parties_only() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"hand": ["message_01", "message_02"]}, {}])
    play(state, "B offer-move coach_house message_01")

    assert state.view(0)["offers"][0]["pays"] == ["message_01"]
    assert state.view(1)["offers"][0]["pays"] == ["message_01"]
    assert state.view(2)["offers"][0]["pays"] == ["message"]
    assert state.view(None)["offers"][0]["pays"] == ["message"]
    assert state.view(0)["seats"][1]["hand"] == ["message_01"]  # and the Trader remembers it
    told = said(state, "offered")
    assert [[event.seen_by(seat) for seat in (0, 1, 2, None)] for event in told] == [
        [True, True, False, False],
        [False, False, True, True],
    ]
    assert "Harbor" not in words("en", "genoa").message(told[1].message)


@pytest.mark.rule("Q25", "R7.9")
def test_a_card_in_a_proposal_is_shown_to_the_player_asked() -> None:
    state = table(tower="street_r4c7", seats=[{"hand": ["contract_09"]}])
    play(state, "B pass", "C pass", "A propose-move C coach_house 5 for contract_09")

    assert state.view(2)["seats"][0]["hand"] == ["contract_09"]
    assert state.view(1)["seats"][0]["hand"] == []
    guessed = {GAME.dump(GAME.guess(state, 1, Random(seed)))["steps"][0]["gets"][0] for seed in range(30)}
    assert len(guessed) > 5
    play(state, "C agree")
    assert stock(state, "C")["hand"] == ["contract_09"]


@pytest.mark.rule("Q40", "R15.1")
def test_one_can_ask_only_for_cards_one_has_seen() -> None:
    state = table(tower="street_r4c7", seats=[{"hand": ["contract_09"]}, {}, {"seen": ["contract_09"]}])

    asked_by_b = GAME.why_not(state, SEAT.value("B"), GAME.parse("offer-move coach_house 5 for contract_09"))
    wrong = GAME.why_not(state, SEAT.value("B"), GAME.parse("offer-move coach_house 5 for contract_10"))
    assert asked_by_b is not None
    assert wrong is not None
    assert asked_by_b.template is wrong.template  # the answer does not depend on who holds what
    play(state, "C offer-move coach_house 5 for contract_09")


@pytest.mark.rule("R15.2", "Q46")
def test_a_third_player_still_knows_that_a_card_handed_on_unseen_is_in_one_of_two_hands() -> None:
    seats = [{}, {"hand": ["message_01", "message_02"]}, {"seen": ["message_01"]}, {"hand": ["message_03"]}]
    state = table(4, tower="street_r4c7", seats=seats)
    play(state, "B offer-move coach_house message_02", "B pass", "C pass", "D pass", "A accept B move coach_house")

    assert state.view(2)["traces"] == [{"card": "message_01", "seats": ["A", "B"]}]
    assert [seat["hand"] for seat in state.view(2)["seats"][:2]] == [[], []]
    assert state.view(3)["traces"] == []
    guesses = [GAME.dump(GAME.guess(state, 2, Random(seed)))["seats"] for seed in range(30)]
    where = ["".join("AB"[s] for s in (0, 1) if "message_01" in seats[s]["hand"]) for seats in guesses]
    assert set(where) == {"A", "B"}
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


@pytest.mark.rule("R15.2", "Q46")
def test_a_card_that_can_be_in_one_hand_only_is_known_there() -> None:
    only = table(tower="street_r4c7", seats=[{}, {"hand": ["message_01"]}, {"seen": ["message_01"]}])
    play(only, "B offer-move coach_house message_01", "B pass", "C pass", "A accept B move coach_house")
    assert only.view(2)["seats"][0]["hand"] == ["message_01"]

    seats = [{}, {"hand": ["message_01", "message_02"]}, {"seen": ["message_01"]}]
    both = table(tower="street_r4c7", seats=seats)
    offer = "B offer-move coach_house message_01 message_02"
    play(both, offer, "B pass", "C pass", "A accept B move coach_house")
    assert both.view(2)["seats"][0]["hand"] == ["message_01"]  # B has no Message left
    assert both.traces == []


@pytest.mark.rule("Q46")
def test_a_traced_card_that_is_played_leaves_no_trace() -> None:
    seats = [{}, {"hand": ["message_01", "message_02"]}, {"seen": ["message_01"]}]
    state = table(tower="street_r3c2", height=4, visited=["city_hall", "street_r3c2"], seats=seats)
    play(state, "B offer-move harbor message_02", "B pass", "C pass", "A accept B move harbor")

    assert len(state.traces) == 1
    play(state, "B deliver message_01")
    assert state.traces == []


@pytest.mark.rule("R15.1")
def test_guesses_draw_hands_anew_but_keep_what_the_seat_has_seen() -> None:
    seats = [{"hand": ["message_01"]}, {"hand": ["message_02", "message_03"]}, {"seen": ["message_03"]}]
    state = table(seats=seats, face_up=["message_14"])
    hands = [GAME.dump(GAME.guess(state, 2, Random(seed)))["seats"] for seed in range(40)]

    assert all("message_03" in seats[1]["hand"] for seats in hands)
    assert not any("message_14" in seats[0]["hand"] for seats in hands)
    assert len({seats[0]["hand"][0] for seats in hands}) > 6


@pytest.mark.rule("R11.2", "R15.1")
def test_guesses_remember_which_cards_were_turned_over() -> None:
    cohorts = {f"contract_{n:02}": 1 for n in range(10, 15)}
    seats = [{"hand": ["contract_01", "contract_02"]}, {"hand": ["contract_12"]}, {"hand": ["contract_03"]}]
    down = [f"contract_{n:02}" for n in range(4, 10)]
    state = table(seats=[*seats[:2], {"hand": ["contract_03", *down]}], cohorts=cohorts)

    for seed in range(20):
        guessed = GAME.dump(GAME.guess(state, 1, Random(seed)))["seats"]
        assert not set(guessed[0]["hand"]) & set(cohorts)  # A drew before the pile was turned over


def test_a_view_says_which_step_is_asked() -> None:
    uncovered = table(tower="harbor", steps=ARRIVED)
    sale = play(table(tower="harbor", steps=ARRIVED), "A hear", "B pass", "C pass")
    before, after = (
        table(tower="harbor", seats=[{"tokens": {"any_good": 1}}], steps=window("A", "harbor", done=done))
        for done in (False, True)
    )

    assert [(state.view(None)["step"] or {})["step"] for state in (uncovered, sale)] == ["Uncovered", "Sale"]
    assert [(state.view(0)["step"] or {})["done"] for state in (before, after)] == [False, True]


@pytest.mark.rule("R15.1", "R12.6")
def test_a_card_given_in_a_trade_is_seen_from_its_back_until_something_is_taken() -> None:
    hand = ["message_01", "message_02"]
    seats = [{"tokens": {"trade_1_1": 1}, "goods": {"wine": 1, "silk": 1}, "hand": hand}]
    given = {}
    for thing in ("wine", "silk", "message_01", "message_02"):
        state = play(table(tower="harbor", seats=seats, steps=window("A", "harbor", done=True)), f"A trade {thing}")
        given[thing] = [(state.view(seat)["step"] or {})["given"] for seat in (0, 1)]
        views = state.view(1)

    assert given == {
        "wine": ["wine", "wine"],
        "silk": ["silk", "silk"],
        "message_01": ["message_01", None],
        "message_02": ["message_02", None],
    }
    assert views["seats"][0]["reserved"] == ["message"]
    assert views["seats"][0]["hand"] == []


@pytest.mark.rule("R15.2", "Q25")
def test_third_seats_see_a_proposed_card_from_its_back_in_the_step_too() -> None:
    state = table(tower="street_r4c7", seats=[{"hand": ["contract_09"]}])
    play(state, "B pass", "C pass", "A propose-move C coach_house 5 for contract_09")

    assert [(state.view(seat)["step"] or {})["gets"] for seat in (0, 1, 2, None)] == [
        ["contract_09"],
        ["contract"],
        ["contract_09"],
        ["contract"],
    ]
    assert state.view(1)["known"]["hands"] == [{"holder": "A", "card": "contract", "cohort": 0, "seats": ["C"]}]


@pytest.mark.rule("R15.1", "Q25")
def test_whether_a_known_card_or_another_is_offered_a_third_seat_cannot_guess() -> None:
    hand, shown = ["message_01", "message_02"], ["message_01", "message_02"]
    seats = [{"seen": shown}, {"hand": hand}, {"seen": ["message_01"]}]
    tables = [
        play(table(tower="street_r3c2", height=4, visited=["city_hall", "street_r3c2"], seats=seats), said)
        for said in ("B offer-move harbor message_01", "B offer-move harbor message_02")
    ]

    assert tables[0].view(2) == tables[1].view(2)
    for seed in range(20):
        one, other = (GAME.dump(GAME.guess(state, 2, Random(seed))) for state in tables)
        assert one == other
    offered = {GAME.dump(GAME.guess(tables[0], 2, Random(seed)))["offers"][0]["pays"][0] for seed in range(40)}
    assert "message_01" in offered
    assert len(offered) > 6


@pytest.mark.rule("R11.2", "R15.1")
def test_who_has_listened_knows_when_the_cards_in_a_hand_were_drawn() -> None:
    cohorts = {f"contract_{n:02}": 1 for n in range(10, 15)}
    early, late = (table(seats=[{"hand": [card]}, {}, {}], cohorts=cohorts) for card in ("contract_01", "contract_12"))

    assert [state.view(1)["known"]["hands"][0]["cohort"] for state in (early, late)] == [0, 1]

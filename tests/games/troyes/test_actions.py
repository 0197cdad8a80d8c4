import pytest

from rynek.games.troyes import GAME
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import dice_left, group_of, options, picks, play, reason, table, verbs

RICH = {letter: {"deniers": 30} for letter in "AB"}


@pytest.mark.rule("R4.19", "R4.20")
def test_one_action_each_clockwise_from_the_start_player() -> None:
    state = table(3, dice="A-yellow-2 A-yellow-4 B-yellow-2 C-yellow-2", start="B")
    order = []
    for _ in range(3):
        order.append("ABC"[state.to_act[0]])
        play(state, "take yellow 2", "farm")

    assert order == ["B", "C", "A"]
    assert state.to_act == (1,)


@pytest.mark.rule("R4.20")
def test_the_six_things_a_turn_may_be_used_for() -> None:
    seats = {"A": {"deniers": 30, "supply": 1}}
    state = table(dice="A-yellow-6 A-white-6", seats=seats, activities={"merchant": {}}, round=1)
    assert "pass" in verbs(state)
    white = state.copy()
    play(state, "take yellow 6")
    play(white, "take white 6")

    assert {"activate", "farm", "fight", "settle"} <= verbs(state)
    assert {"build", "settle"} <= verbs(white)


@pytest.mark.rule("R4.21")
def test_a_group_is_one_to_three_dice_of_one_colour() -> None:
    state = table(dice="A-yellow-2 A-yellow-3 A-yellow-4 A-yellow-5 A-red-6")
    play(state, "take yellow 2")
    assert reason(state, "take red 6") == "why-one-colour R4.21"
    play(state, "take yellow 3", "take yellow 4")

    assert picks(state) == []
    assert reason(state, "take yellow 5") == "why-group-full R4.21"
    play(state, "farm")
    assert dice_left(state) == ["A-red-6", "A-yellow-5"]


@pytest.mark.rule("R4.22")
@pytest.mark.parametrize(
    ("moves", "paid", "received"),
    [
        (["take yellow 2"], 0, 0),
        (["buy B yellow 2"], 2, 2),
        (["take yellow 2", "buy B yellow 3"], 4, 4),
        (["buy B yellow 2", "buy B yellow 3"], 8, 8),
        (["take yellow 2", "take yellow 2", "buy B yellow 3"], 6, 6),
        (["buy-grey yellow 5", "buy B yellow 2", "take yellow 2"], 12, 6),
        (["buy B yellow 2", "buy B yellow 3", "buy-grey yellow 5"], 18, 12),
    ],
)
def test_the_price_of_each_foreign_die_grows_with_the_group(moves: list[str], paid: int, received: int) -> None:
    dice = "A-yellow-2 A-yellow-2 B-yellow-2 B-yellow-3 grey-yellow-5"
    state = table(dice=dice, seats=RICH)
    play(state, *moves, "farm")
    total = sum(int(move.split()[-1]) for move in moves)

    assert state.deniers == [30 - paid + total // 2, 30 + received]


@pytest.mark.rule("R4.22")
def test_a_player_without_dice_acts_with_foreign_ones() -> None:
    state = table(dice="B-yellow-6", seats=RICH)
    play(state, "buy B yellow 6", "farm")

    assert state.deniers == [31, 32]


@pytest.mark.rule("R4.22", "Q26", "Q27")
def test_dice_of_players_who_have_passed_are_sold_and_paid_at_once() -> None:
    state = table(dice="B-yellow-6 B-red-1", seats={"A": {"deniers": 9}, "B": {"deniers": 1, "purse": 2}})
    play(state, "buy B yellow 6", "farm")

    assert state.deniers == [10, 3]
    assert state.purse == [0, 3]


@pytest.mark.rule("R4.23", "Q7")
def test_everything_must_be_payable_before_the_effect() -> None:
    state = table(
        dice="A-yellow-6 B-yellow-6 A-red-1", seats={"A": {"deniers": 7, "supply": 1}}, activities={"merchant": {}}
    )
    play(state, "take yellow 6")
    assert "activate merchant" in options(state)
    play(state, "buy B yellow 6")

    assert "activate merchant" not in options(state)
    assert reason(state, "activate merchant") == "why-hire-too-dear R6.2"
    assert reason(table(dice="B-yellow-6 A-red-1", seats={"A": {"deniers": 1}}), "buy B yellow 6") == (
        "why-too-dear R4.23"
    )


@pytest.mark.rule("R4.26", "Q8")
def test_only_dice_that_lead_somewhere_can_be_picked() -> None:
    state = table(
        dice="A-red-1 A-red-2 A-yellow-1",
        events={"marauding": "", "war": ""},
        spaces={"palace_1": "B", "palace_2": "B", "city_hall_1c": "B", "city_hall_1a": "B", "city_hall_1b": "B"},
        lying={"palace": {"B": 1}, "city_hall": {"B": 1}},
    )

    assert picks(state) == []
    assert reason(state, "take red 1") == "why-leads-nowhere R4.26"
    more = table(
        dice="A-red-1 A-red-2 A-red-3",
        events={"marauding": "", "war": ""},
        spaces={f"palace_{face}": "B" for face in (1, 2, 3)},
        lying={"palace": {"B": 1}},
    )
    assert picks(more) == ["take red 1", "take red 2", "take red 3"]
    play(more, "take red 1")
    assert options(more) == ["take red 2", "take red 3"]
    play(more, "take red 2")
    assert options(more) == ["take red 3"]


@pytest.mark.rule("R4.26", "Q8")
def test_a_use_that_yields_nothing_is_refused() -> None:
    seats = {"A": {"supply": 1}}
    state = table(dice="A-yellow-1 A-white-1", seats=seats, cathedral={"1": ["A", "A", "A"]})
    white = state.copy()
    play(state, "take yellow 1")
    play(white, "take white 1")

    assert reason(state, "farm") == "why-sum-too-small R4.26"
    assert reason(state, "fight marauding") == "why-sum-too-small R4.26"
    assert reason(white, "build") == "why-column-full R6.14"


@pytest.mark.rule("R4.27")
def test_passing_lays_two_deniers_and_then_one_each_turn() -> None:
    state = table(3, dice="A-yellow-2 B-yellow-2 B-yellow-3 B-yellow-4")
    play(state, "pass")
    assert state.purse == [2, 0, 0]
    play(state, "take yellow 2", "farm", "pass")
    assert state.purse == [3, 0, 2]
    play(state, "take yellow 3", "farm")

    assert state.purse == [4, 0, 3]
    assert state.to_act == (1,)
    assert state.deniers == [5, 7, 5]


@pytest.mark.rule("R4.28")
def test_the_phase_ends_when_all_have_passed() -> None:
    state = table(2, dice="A-yellow-2 grey-red-1")
    play(state, "pass", "pass")

    assert state.deniers == [7, 7]
    assert state.round == 2


@pytest.mark.rule("R4.28")
def test_the_phase_ends_with_the_last_die_and_nobody_gets_more() -> None:
    state = table(2, dice="A-yellow-2", seats={"B": {"purse": 2}})
    play(state, "take yellow 2", "farm")

    assert state.deniers == [6, 7]
    assert not any(state.dice)


@pytest.mark.rule("R4.28")
def test_the_grey_district_keeps_the_phase_going() -> None:
    state = table(2, dice="A-yellow-2 grey-yellow-2")
    play(state, "take yellow 2", "farm")

    assert state.to_act == (1,)
    assert picks(state) == ["buy-grey yellow 2"]


@pytest.mark.rule("R4.29")
def test_the_end_of_the_round() -> None:
    state = table(
        3,
        dice="A-yellow-2",
        lying={"palace": {"A": 1}, "city_hall": {"A": 1, "C": 1}},
        seats={"A": {"purse": 4}, "B": {"purse": 3}},
        start="C",
    )
    play(state, "pass")

    assert state.deniers == [9, 8, 7]
    assert state.supply == [2, 0, 1]
    assert state.lying == [0] * 15
    assert dice_left(state) == []
    assert state.start == 0
    assert state.to_act == (-1,)


@pytest.mark.rule("R4.30", "R4.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
def test_the_game_ends_with_the_round_of_the_last_red_event(players: int, rounds: int) -> None:
    def last_pass(number: int) -> TroyesState:
        state = table(players, dice="grey-red-1", round=number)
        for _ in range(players):
            play(state, "pass")
        return state

    assert last_pass(rounds).over
    assert not last_pass(rounds - 1).over
    assert last_pass(rounds - 1).round == rounds


@pytest.mark.rule("R4.2", "R4.1")
def test_a_round_goes_through_its_phases() -> None:
    state = table(spaces={"palace_1": "A", "city_hall_1a": "B"}, steps=[{"step": "StartRound"}], round=0)
    play(state, "*reveal archer tithing merchant")
    assert state.deniers == [13, 15]
    play(state, "*roll 3 4", "*event brigands_2", "*event drought", "*roll 1 2")

    assert [entry["event"] for entry in state.view(None)["events"]] == ["marauding", "brigands_2", "drought"]
    assert type(state.stack[-1]).__name__ == "Defend"


@pytest.mark.rule("R4.3")
def test_a_reveal_of_the_wrong_round_is_refused() -> None:
    state = table(steps=[{"step": "RevealActivities"}], round=2)

    assert not state.accepts(-1, GAME.parse("reveal archer tithing merchant"))
    assert not state.accepts(-1, GAME.parse("reveal hunting templar"))
    assert state.accepts(-1, GAME.parse("reveal hunting templar militia"))


@pytest.mark.rule("R4.2", "R4.3")
def test_later_rounds_reveal_no_activity() -> None:
    state = table(3, steps=[{"step": "RevealActivities"}, {"step": "WorkForce"}], round=4)

    assert state.accepts(-1, GAME.parse("roll"))


@pytest.mark.rule("E5")
def test_example_of_the_price_of_dice() -> None:
    dice = "A-yellow-6 A-yellow-5 C-yellow-5 A-white-3 B-white-4"
    state = table(4, dice=dice, seats={"A": {"deniers": 12}})
    white = state.copy()
    play(state, "take yellow 6", "take yellow 5", "buy C yellow 5")
    group = group_of(state)
    assert (group["total"], group["price"]) == (16, 6)
    play(state, "farm")
    play(white, "take white 3", "buy B white 4", "build")

    assert state.deniers == [12 - 6 + 8, 5, 11, 5]
    assert white.deniers == [8, 9, 5, 5]

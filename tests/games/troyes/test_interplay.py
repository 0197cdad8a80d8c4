"""Where two rules of Troyes meet: hiring and counting, prices and conversions, protection and pushing, last dice."""

from typing import Any

import pytest

from rynek.games.troyes import GAME
from rynek.games.troyes.activity_cards import CARD, CARDS
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import dice_left, options, picks, play, reason, row, space, table, verbs

ACT = [{"step": "ActEvents", "place": 0, "black": 0}]


def turn(dice: str, cards: dict[str, dict[str, Any]], players: int = 2, **parts: Any) -> TroyesState:
    """A's turn with face-up cards; what A holds is given by name, as are the parts of the position."""
    held = {"deniers": 20, "influence": 10}
    held |= {key: parts.pop(key) for key in ("deniers", "influence", "supply") if key in parts}
    number = max(CARDS[CARD.value(card)].round for card in cards)
    return table(players, dice=f"{dice} B-red-1", activities=cards, round=number, seats={"A": held}, **parts)


def city_row(state: TroyesState, number: int) -> list[str | None]:
    return [space(state, f"city_hall_{number}{place}") for place in "abc"]


# hiring before the card works


@pytest.mark.rule("R6.2", "R10.5")
@pytest.mark.parametrize(
    ("card", "die", "origin", "gain"),
    [
        ("miller", "yellow 3", "from-space palace_1", {"deniers": -3 + 2 * 0}),
        ("tax_collector", "red 6", "from-space city_hall_1a", {"deniers": -3}),
    ],
)
def test_the_citizen_who_is_hired_is_no_longer_counted(card: str, die: str, origin: str, gain: dict[str, int]) -> None:
    spaces = {"bishopric_1a": "A", "bishopric_2b": "A", "city_hall_1a": "A", "palace_1": "A"}
    if card == "miller":
        spaces = {"palace_1": "A"}
    state = turn(f"A-{die.replace(' ', '-')}", {card: {}}, spaces=spaces, lying={"city_hall": {"A": 1}})
    play(state, f"take {die}", f"activate {card}", origin)

    assert {"points": state.points[0], "deniers": state.deniers[0] - 20} == {"points": 0, "deniers": 0} | gain
    assert state.to_act == (1,)


@pytest.mark.rule("R10.4", "R4.23")
@pytest.mark.parametrize(("deniers", "times"), [(20, 3), (7, 3), (6, 2), (5, 1), (4, 0)])
def test_dice_and_tradesman_are_paid_before_the_conversions(deniers: int, times: int) -> None:
    state = turn("A-yellow-6", {"innkeeper": {}}, deniers=deniers, supply=1)
    play(state, "take yellow 6")
    if not times:
        assert reason(state, "activate innkeeper") == "why-cannot-convert R10.4"
        return
    play(state, "activate innkeeper", "from-supply")

    assert (state.deniers[0], state.influence[0]) == (deniers - 4 - times, 10 + times)


@pytest.mark.rule("R4.23", "Q7")
def test_what_a_card_brings_does_not_pay_for_its_tradesman() -> None:
    state = turn("A-yellow-6 A-yellow-6", {"artisan": {}}, deniers=5, supply=1)
    play(state, "take yellow 6", "take yellow 6")

    assert reason(state, "activate artisan") == "why-hire-too-dear R6.2"


@pytest.mark.rule("R6.4", "R6.9")
def test_a_tradesman_on_the_picture_does_not_move_up_to_a_space_set_free() -> None:
    cards = {"merchant": {"tradesmen": [None, "B"], "picture": ["A"]}}
    state = turn("A-yellow-6", cards, deniers=0, supply=1)
    play(state, "take yellow 6", "activate merchant")

    assert GAME.dump(state)["activities"]["merchant"] == {"tradesmen": [None, "B"], "picture": ["A"], "cubes": {}}
    assert (state.deniers[0], state.supply[0]) == (6, 1)


# cubes on Events one by one


@pytest.mark.rule("R10.4")
def test_the_diplomat_puts_as_many_cubes_as_can_be_paid_for() -> None:
    cards = {"diplomat": {"tradesmen": ["A"]}}
    state = turn("A-red-6", cards, influence=2, spaces={"palace_1": "A"})
    broke = turn("A-red-6", cards, influence=0, spaces={"palace_1": "A"})
    play(state, "take red 6", "activate diplomat", "cube marauding", "cube marauding")
    play(broke, "take red 6")

    assert (state.to_act, state.influence[0], row(state)["marauding"]) == ((1,), 2, "AA")
    assert reason(broke, "activate diplomat") == "why-cannot-convert R10.4"


@pytest.mark.rule("Q15", "R6.21")
def test_one_activation_after_the_other_may_counter_marauding_three_times() -> None:
    state = turn("A-red-6 A-red-6 A-red-6", {"diplomat": {"tradesmen": ["A"]}}, events={"marauding": "AAB"})
    play(state, "take red 6", "take red 6", "take red 6", "activate diplomat", *["cube marauding"] * 9)

    assert row(state)["marauding"] == ""
    assert state.points == [2 + 3 + 3, 1]
    assert state.influence[0] == 10 - 9 + 9


@pytest.mark.rule("R6.19", "R6.20", "R10.2")
def test_cubes_put_one_by_one_counter_events_on_which_rivals_or_grey_were_first() -> None:
    cards = {"diplomat": {"tradesmen": ["A"]}, "hunting": {}}
    state = turn("A-red-4", cards, events={"brigands_2": "BBA", "normans_attack": "gggAA"})
    play(state, "take red 4", "activate diplomat", "cube brigands_2")
    assert state.points == [(3 + 1) // 2, (3 + 1) // 2]
    play(state, "cube normans_attack")

    assert state.points == [2 + (6 + 3) // 2, 2]
    assert GAME.dump(state)["seats"]["B"]["won"] == ["brigands_2"]
    assert "normans_attack" in GAME.dump(state)["removed"]


@pytest.mark.rule("R4.28", "R10.3")
def test_the_archer_shoots_to_the_end_though_no_die_is_left() -> None:
    cards = {"archer": {"tradesmen": ["A"]}}
    seats = {"B": {"purse": 2}}
    state = table(dice="A-red-6", activities=cards, round=1, seats=seats)
    play(state, "take red 6", "activate archer", "*roll 6", "cube marauding", "*roll 1", "*roll 5", "cube marauding")

    assert state.round == 2
    assert state.deniers == [5, 5 + 2]
    assert row(state)["marauding"] == "AA"


# groups


@pytest.mark.rule("R10.7", "R4.23")
def test_tithing_serves_a_player_without_a_denier() -> None:
    dice = "B-yellow-1 C-yellow-2 grey-yellow-3 B-yellow-6"
    state = turn(dice, {"tithing": {"cubes": {"A": 1}}}, 3, deniers=0)
    play(state, "spend tithing", "buy B yellow 6")
    assert picks(state) == ["buy C yellow 2", "buy-grey yellow 3"]
    assert reason(state, "buy B yellow 1") == "why-too-dear R4.23"
    play(state, "buy C yellow 2", "buy-grey yellow 3", "farm")

    assert state.deniers == [5, 5, 5]


@pytest.mark.rule("R10.7", "R4.22")
def test_with_tithing_own_dice_still_count_for_the_size_of_the_group() -> None:
    state = turn("A-yellow-6 B-yellow-2 B-yellow-3", {"tithing": {"cubes": {"A": 1}}}, deniers=6)
    play(state, "spend tithing", "take yellow 6", "buy B yellow 2", "buy B yellow 3", "farm")

    assert state.deniers == [6 - 6 + 5, 5 + 6]


@pytest.mark.rule("R10.1", "R10.6")
def test_jousts_with_a_militia_leave_all_red_dice_to_be_counted() -> None:
    cards: dict[str, dict[str, Any]] = {"jousts": {"tradesmen": ["A"]}, "militia": {"cubes": {"A": 1}}}
    state = turn("A-yellow-6 B-yellow-6 A-red-1 B-red-1", cards)
    play(state, "spend militia", "take yellow 6", "buy B yellow 6", "activate jousts")
    ahead = turn("A-yellow-6 B-yellow-6 A-red-1 A-red-1", cards)
    play(ahead, "spend militia", "take yellow 6", "buy B yellow 6", "activate jousts")

    assert (state.points, ahead.points) == ([0, 0], [3 * 2, 0])
    assert state.deniers == [20 - 4, 5 + 4]


@pytest.mark.rule("R10.6", "R4.22")
def test_apprenticeship_lifts_bought_dice_at_their_normal_price() -> None:
    state = turn("B-red-1 A-red-2", {"apprenticeship": {"cubes": {"A": 1}}}, deniers=12, events={"normans_attack": ""})
    play(state, "spend apprenticeship", "buy B red 1", "buy B red 1", "take red 2", "fight normans_attack")

    assert row(state)["normans_attack"] == "AAA"
    assert state.deniers == [0, 5 + 12]


# protection and pushing


@pytest.mark.rule("R5.8", "Q9")
def test_who_lifts_his_own_citizen_from_the_exit_pushes_though_he_is_protected() -> None:
    spaces = {"city_hall_1a": "B", "city_hall_1b": "B", "city_hall_1c": "A", "palace_2": "A"}
    state = table(dice="A-yellow-1 B-red-1", spaces=spaces, lying={"city_hall": {"A": 1}})
    play(state, "take yellow 1", "settle")
    assert options(state) == ["from-lying city_hall", "from-space city_hall_1c"]
    risen = state.copy()
    play(state, "from-space city_hall_1c")
    play(risen, "from-lying city_hall")

    assert city_row(state, 1) == city_row(risen, 1) == ["A", "B", "B"]
    assert state.view(None)["lying"]["city_hall"] == risen.view(None)["lying"]["city_hall"] == {"A": 1}


@pytest.mark.rule("R11.1", "R5.8", "Q10")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["A", "B", "B"], ["A", "B", "B"]),
        (["A", None, "B"], ["grey", "A", "B"]),
        (["A", "B", "grey"], ["grey", "A", "B"]),
        (["B", "B", "A"], ["grey", "B", "B"]),
    ],
)
def test_wayfarers_against_a_row_in_which_b_is_protected(before: list[str | None], after: list[str | None]) -> None:
    spaces = {f"city_hall_2{place}": owner for place, owner in zip("abc", before, strict=True) if owner}
    state = table(events={"wayfarers": ""}, spaces=spaces, lying={"city_hall": {"B": 1}}, steps=ACT)
    play(state, "*roll 6")

    assert city_row(state, 2) == after
    lying = state.view(None)["lying"]["city_hall"].get("grey", 0)
    assert state.grey_reserve() == 8 - after.count("grey") - lying


@pytest.mark.rule("R5.8", "R11.1")
def test_whom_an_event_expels_is_protected_in_the_rest_of_the_round() -> None:
    state = table(
        dice="A-red-3 A-yellow-1",
        spaces={"palace_6": "B", "palace_3": "B"},
        events={"succession_conflict": "", "brigands_2": ""},
        seats={"A": {"supply": 1}},
        steps=[*ACT, {"step": "NextTurn", "seat": "A"}],
    )
    play(state, "*roll 6", "*roll 1 1", "counter yellow 1", "done", "give-way", "take red 3")

    assert state.view(None)["lying"]["palace"] == {"B": 1}
    assert reason(state, "settle") == "why-row-protected R5.8"


# black dice and the turns after them


@pytest.mark.rule("R4.12", "R4.28", "Q37")
def test_when_the_black_dice_cost_all_dice_the_phase_of_actions_is_over() -> None:
    seats = {"A": {"influence": 0}, "B": {"influence": 0}}
    state = table(dice="A-red-3 B-red-3", black=[6, 6], seats=seats, round=1)
    play(state, "counter red 3", "done", "counter red 3", "done")

    assert (state.round, state.start) == (2, 1)
    assert (dice_left(state), state.deniers) == ([], [5, 5])


@pytest.mark.rule("R4.17", "Q25")
def test_a_player_without_dice_may_still_recruit_before_he_gives_way() -> None:
    state = table(dice="B-red-3", black=[6], seats={"A": {"influence": 2, "points": 1}})
    assert options(state) == ["give-way", "recruit"]
    play(state, "recruit")

    assert (state.supply[0], state.influence[0], state.points[0]) == (1, 0, 0)
    assert state.black == ()


@pytest.mark.rule("R4.13")
def test_beside_the_highest_any_other_black_die_may_be_countered() -> None:
    state = table(dice="A-red-4 B-red-6", black=[6, 4, 2])
    play(state, "counter red 4")
    assert reason(state, "also 4") == "why-too-weak R4.12"
    play(state, "also 2", "done")

    assert state.black == (4,)
    assert (state.influence[0], state.to_act) == (6, (1,))


@pytest.mark.rule("R4.15", "R4.17")
def test_who_is_called_again_may_spend_influence_again_but_not_while_he_picks_dice() -> None:
    dice = "A-white-5 A-white-4 A-white-1 B-white-5"
    state = table(dice=dice, black=[5, 4, 3], seats={"B": {"influence": 0}})
    play(state, "counter white 5", "done", "counter white 5", "done")
    assert "reroll white 4" in options(state)
    play(state, "counter white 1")

    assert verbs(state) == {"counter"}


# the end


@pytest.mark.rule("R9.1", "R9.2", "Q17")
def test_what_characters_give_comes_after_the_penalty_for_the_levels() -> None:
    seats = {
        "A": {"points": 1, "deniers": 3, "influence": 5, "characters": ["thibaut_ii", "hugues_de_payns"]},
        "B": {"points": 0, "deniers": 15, "influence": 15, "characters": ["henri_i", "urbain_iv"], "purse": 3},
    }
    state = table(dice="A-yellow-6", round=4, seats=seats)
    play(state, "take yellow 6", "farm")

    assert state.over
    assert state.scores() == [1 + 1, 6 + 6]

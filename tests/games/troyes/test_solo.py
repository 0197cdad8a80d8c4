"""The solo game: one person against le Roy, whose pieces are the grey ones."""

from random import Random
from typing import Any

import pytest

import rynek
from rynek.games.troyes import GAME
from rynek.games.troyes.le_roy import BEST_PLACES, hire
from rynek.games.troyes.scoring import RANK, final_score, rank_of
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import dice_left, group_of, options, play, reason, row, roy_of, space, table, verbs

GREY = 4


def solo(dice: str = "", **parts: Any) -> TroyesState:
    return table(1, dice=dice, **parts)


def roy(dice: str, roll: str, **parts: Any) -> TroyesState:
    """Le Roy's turn, and what he rolls; then it is the person's, who has a die left."""
    after = [{"step": "NextTurn", "seat": "A"}, {"step": "EndOfRound"}]
    state = solo(dice, steps=[{"step": "RoyTurn"}, *after], **parts)
    play(state, f"*roll {roll}")
    return state


def new() -> TroyesState:
    state = GAME.new(1)
    assert isinstance(state, TroyesState)
    return state


DEAL = "*deal urbain_iv henri_i thibaut_ii hugues_de_payns le_florentin chretien_de_troyes"


# set-up and placement


@pytest.mark.rule("S1", "S2", "S4", "SQ1")
def test_the_set_up_of_the_solo_game() -> None:
    state = new()
    view = state.view(0)

    assert (state.deniers, state.influence, state.supply, state.reserve) == ([5], [4], [6], [6])
    assert (state.rounds, view["decks"]) == (4, {"red": 4, "white": 4, "yellow": 4})
    assert view["le_roy"] == {"points": 0, "tokens": 0, "supply": 24, "tradesmen": 0, "won": []}
    assert state.spaces == [-1] * 18


@pytest.mark.rule("S3")
def test_the_six_characters_lie_in_an_open_pile() -> None:
    state = new()
    assert not state.accepts(-1, GAME.parse("deal urbain_iv henri_i"))
    play(state, DEAL)

    assert state.view(None)["pile"] == DEAL.split()[1:]
    assert state.view(0)["seats"][0]["hand"] == 0


@pytest.mark.rule("S5", "S9", "S8", "SQ3")
def test_the_order_of_the_placement() -> None:
    state = new()
    play(state, DEAL)
    seen = []
    for _ in range(3):
        play(state, "*roll 6 5 4 3 2 1")
        seen.append(state.spaces.count(GREY))
        assert options(state) == [f"place {word}" for word in open_spaces(state)]
        play(state, options(state)[0], options(state)[1])

    assert seen == [3, 6, 9]
    assert (state.spaces.count(GREY), state.spaces.count(0), state.round) == (12, 6, 1)


def open_spaces(state: TroyesState) -> list[str]:
    return [word for word, owner in state.view(None)["spaces"].items() if owner is None]


@pytest.mark.rule("S6", "S7", "SQ2")
@pytest.mark.parametrize(
    ("roll", "places"),
    [
        ("6 6 6 1 1 1", ["palace_6", "palace_5", "city_hall_2a"]),
        ("3 3 3 3 3 3", ["palace_6", "palace_5", "city_hall_2a"]),
        ("1 1 2 5 5 6", ["bishopric_3a", "city_hall_2a", "bishopric_2a"]),
    ],
)
def test_the_three_highest_dice_name_the_buildings(roll: str, places: list[str]) -> None:
    state = new()
    play(state, DEAL, f"*roll {roll}")

    assert sorted(word for word, owner in state.view(None)["spaces"].items() if owner == "grey") == sorted(places)


@pytest.mark.rule("S7", "S8", "SQ2", "SQ3")
def test_a_full_building_is_passed_over_for_the_next_die() -> None:
    spaces = dict.fromkeys(BEST_PLACES[0][:5], "grey") | {"palace_1": "A"}
    steps = [{"step": "RoyPlaces"}, {"step": "FillWithGrey"}, {"step": "StartRound"}]
    state = solo(spaces=spaces, round=0, steps=steps)
    play(state, "*roll 6 6 5 1 4 2")

    assert [space(state, word) for word in ("city_hall_2a", "bishopric_3a", "bishopric_2a")] == ["grey"] * 3
    assert state.round == 1


# the round


@pytest.mark.rule("S10", "SQ4")
def test_the_start_player_changes_every_round() -> None:
    starts = {}
    state = new()
    rng = Random(4)
    while not state.over:
        rynek.play_chance(state, rng)
        if state.round and not state.over:
            starts[state.round] = state.view(0)["start"]
        if not state.over:
            state.apply(0, rng.choice(state.legal(0)))

    assert starts == {1: "A", 2: "grey", 3: "A", 4: "grey"}


@pytest.mark.rule("S11")
def test_le_roy_has_no_income_and_one_die_for_each_citizen() -> None:
    spaces = {"palace_1": "A", "palace_2": "grey", "bishopric_1a": "grey", "city_hall_1a": "A"}
    state = solo(spaces=spaces, steps=[{"step": "Income"}, {"step": "WorkForce"}, {"step": "NextTurn", "seat": "A"}])
    assert state.deniers == [5 + 10 - 2]
    play(state, "*roll 1 2 3 4")

    assert dice_left(state) == ["A-red-1", "A-yellow-2", "grey-red-3", "grey-white-4"]


ACT = [{"step": "ActEvents", "place": 0, "black": 0}]


@pytest.mark.rule("S13")
def test_negative_events_do_not_touch_le_roy() -> None:
    events = {"war": "", "heresy": "", "brigands_2": "", "drought": "", "skirmishes_2": "", "civil_war": ""}
    spaces = {"city_hall_1a": "grey", "city_hall_1b": "A"}
    state = solo(events=events, spaces=spaces, steps=ACT, le_roy={"points": 5}, seats={"A": {"deniers": 9}}, round=3)

    assert (state.roy, state.deniers, state.influence) == (5, [9 - 1 - 3], [2])


@pytest.mark.rule("S13", "SQ5")
@pytest.mark.parametrize(("top", "left"), [("A", 2), ("grey", 3)])
def test_interrupted_work_leaves_the_cubes_of_le_roy(top: str, left: int) -> None:
    state = solo(events={"war": "", "interrupted_work": ""}, cathedral={"1": ["A", "grey", top]}, steps=ACT)

    assert sum(owner != -1 for owner in state.cathedral) == left


@pytest.mark.rule("S14", "S28")
def test_events_of_the_neutral_player_bring_pieces_of_le_roy() -> None:
    events = {"marauding": "AAA", "brigands_2": "", "support": "", "war": "", "traveling_builders": ""}
    state = solo(events=events, steps=ACT, round=2)

    assert row(state) == {"marauding": "", "brigands_2": "g", "support": "", "war": "", "traveling_builders": ""}
    assert (state.points, state.roy) == ([2], 1 + 1)
    enters = solo(events={"succession_conflict": ""}, spaces={"palace_3": "A"}, steps=ACT)
    play(enters, "*roll 3")
    assert (space(enters, "palace_3"), enters.grey_reserve()) == ("grey", 23)


@pytest.mark.rule("S15", "S16", "S12", "SQ6")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ("grey-red-3 grey-white-5 A-red-1", ["A-red-1", "grey-white-5"]),
        ("grey-red-2 grey-white-6 A-red-1", ["A-red-1", "grey-red-2"]),
        ("grey-red-2 grey-white-4 grey-yellow-4 A-red-1", ["A-red-1", "grey-white-4", "grey-yellow-4"]),
        ("grey-white-4 grey-yellow-4 A-red-1", ["A-red-1", "grey-white-4"]),
    ],
)
def test_le_roy_gives_his_strongest_die_for_the_highest_black_one(dice: str, left: list[str]) -> None:
    state = solo(dice, black=[6, 1], start="grey", seats={"A": {"influence": 0, "points": 4}})

    assert (state.black, dice_left(state), state.roy) == ((1,), left, 0)
    assert state.to_act == (0,)
    play(state, "counter red 1", "done")
    assert state.points == [4]


@pytest.mark.rule("S15", "S16", "SQ6")
def test_without_dice_le_roy_passes_the_black_die_on() -> None:
    state = solo("A-red-6", black=[3, 2], start="grey", seats={"A": {"influence": 0, "points": 4}})
    play(state, "counter red 6", "done")

    assert (state.black, state.points) == ((), [2])


@pytest.mark.rule("S17")
def test_a_die_of_le_roy_is_paid_to_the_bank() -> None:
    state = solo("grey-yellow-6 grey-red-1")
    play(state, "buy-grey yellow 6", "farm")

    assert state.deniers == [5 - 2 + 3]
    assert state.to_act == (-1,)
    assert GAME.dump(state)["steps"][0] == {"step": "RoyTurn"}


@pytest.mark.rule("S19", "S20", "S18")
def test_le_roy_goes_on_alone_when_the_person_has_passed() -> None:
    state = solo("grey-yellow-6 grey-red-1 grey-red-2 A-red-1", round=4)
    play(state, "pass", "*roll 1 3")
    assert (state.purse, state.to_act, dice_left(state)) == ([3], (-1,), ["A-red-1", "grey-red-1", "grey-red-2"])
    play(state, "*roll 3 4")

    assert state.over
    assert state.deniers == [5 + 3]


@pytest.mark.rule("S19")
def test_the_person_goes_on_alone_when_le_roy_has_no_dice() -> None:
    state = solo("A-yellow-2 A-yellow-3 A-yellow-4")
    play(state, "take yellow 2", "farm")

    assert state.to_act == (0,)
    assert "take" in verbs(state)


@pytest.mark.rule("S20", "S21", "S10")
def test_the_end_of_a_solo_round() -> None:
    state = solo("A-red-1", lying={"palace": {"A": 1, "grey": 1}}, round=1)
    before = state.grey_reserve()
    play(state, "pass")

    assert (state.deniers, state.supply, state.grey_reserve()) == ([7], [1], before + 1)
    assert (state.round, state.start) == (2, GREY)


@pytest.mark.rule("S21", "R5.8")
def test_protection_holds_for_le_roy() -> None:
    parts = {"spaces": {"palace_4": "grey"}, "events": {"war": ""}, "seats": {"A": {"supply": 1}}}
    state = solo("A-red-4 A-yellow-2", lying={"palace": {"grey": 1}}, **parts)
    play(state, "take red 4")

    assert "settle" not in verbs(state)
    assert reason(state, "settle") == "why-grey-protected R5.8"


# what le Roy does


@pytest.mark.rule("S18", "S22")
@pytest.mark.parametrize(
    ("roll", "own", "deniers"),
    [
        ("1 1", ["A-red-2", "grey-red-1"], 6),
        ("6 6", ["A-red-2", "grey-red-1"], 6),
        ("1 2", ["A-red-2", "grey-red-1", "grey-white-4"], 4),
    ],
)
def test_two_points_for_dice_one_of_them_bought(roll: str, own: list[str], deniers: int) -> None:
    state = roy("A-red-2 A-yellow-5 A-white-5 grey-red-1 grey-white-4 grey-yellow-4", roll)

    assert state.roy == 2
    assert state.deniers == [5 + deniers]
    assert dice_left(state) == sorted([*own, "A-white-5"])


@pytest.mark.rule("S22", "S18")
def test_without_a_die_of_the_person_le_roy_gives_all_his_own() -> None:
    state = roy("grey-red-1 grey-white-4", "6 6", seats={"A": {"purse": 2}}, round=4)

    assert (state.roy, state.deniers, dice_left(state)) == (2, [5 + 2], [])


@pytest.mark.rule("S23", "SQ7", "S12")
@pytest.mark.parametrize(
    ("spaces", "lying", "entered"),
    [
        ({"palace_2": "A", "palace_4": "A", "palace_6": "grey"}, {}, "palace_4"),
        ({"palace_2": "A", "palace_6": "grey"}, {"palace": {"A": 1}}, "palace_5"),
        ({"palace_6": "grey"}, {}, "palace_5"),
    ],
)
def test_a_citizen_of_le_roy_expels_one_of_the_person_if_he_can(
    spaces: dict[str, str], lying: dict[str, Any], entered: str
) -> None:
    before = spaces.get(entered)
    state = roy("A-red-2 grey-red-5 grey-white-5 grey-yellow-5", "2 2", spaces=spaces, lying=lying)

    assert space(state, entered) == "grey"
    assert (state.view(None)["lying"]["palace"].get("A", 0) > 0) == (before == "A" or bool(lying))
    assert dice_left(state) == ["A-red-2", "grey-white-5", "grey-yellow-5"]


@pytest.mark.rule("S23", "SQ7")
def test_a_citizen_of_le_roy_in_a_row() -> None:
    row_two = {"city_hall_2a": "A", "city_hall_2b": "grey", "city_hall_2c": "grey"}
    row_one = {"city_hall_1a": "grey", "city_hall_1b": "grey", "city_hall_1c": "A"}
    state = roy("A-red-2 grey-yellow-5", "4 6", spaces=row_two | row_one)
    full = roy("A-red-2 grey-yellow-5", "4 6", spaces=row_two | (row_one | {"city_hall_1c": "grey"}))

    assert [space(state, f"city_hall_1{place}") for place in "abc"] == ["grey"] * 3
    assert state.view(None)["lying"]["city_hall"] == {"A": 1}
    assert full.spaces.count(GREY) == 5


@pytest.mark.rule("S23", "SQ8")
def test_nobody_is_placed_from_an_empty_supply() -> None:
    names = ["archer", "monk", "merchant", "hunting", "templar", "militia"]
    words = [f"{name}_{i}{p}" for name, rows in (("bishopric", 3), ("city_hall", 2)) for i in range(1, rows + 1)
             for p in ("ab" if rows == 3 else "abc")]  # fmt: skip
    spaces = dict.fromkeys([*words, *[f"palace_{i}" for i in range(1, 6)]], "grey")
    cards = {name: {"tradesmen": ["grey"]} for name in names}
    lying = {"palace": {"grey": 1}}
    state = roy("A-red-2 grey-red-5", "2 2", spaces=spaces, activities=cards, lying=lying, round=3)
    hired = roy("A-red-2 grey-red-5", "3 3", spaces=spaces, activities={**cards, "captain": {}}, lying=lying, round=3)

    assert state.grey_reserve() == 0
    assert (space(state, "palace_6"), dice_left(state)) == (None, ["A-red-2"])
    assert roy_of(hired)["tradesmen"] == 6


@pytest.mark.rule("S24", "S18", "S28")
@pytest.mark.parametrize("roll", ["1 4", "4 5"])
def test_le_roy_resolves_the_rightmost_event(roll: str) -> None:
    dice = "A-red-2 grey-red-5 grey-white-5 grey-yellow-1"
    state = roy(dice, roll, events={"marauding": "A", "war": "", "heresy": "AA"})

    assert row(state) == {"marauding": "A", "war": ""}
    assert (state.points, state.roy, dice_left(state)) == ([3], 3, ["A-red-2", "grey-yellow-1"])
    assert roy_of(state)["won"] == []
    assert state.view(None)["seats"][0]["won"] == ["heresy"]


@pytest.mark.rule("S24", "S28", "S18")
def test_le_roy_keeps_the_cards_he_takes_and_does_the_whole_action_with_one_die() -> None:
    state = roy("A-red-2 grey-red-5", "4 5", events={"war": "A", "heresy": ""})
    alone = roy("A-red-2 grey-red-5", "4 5", events={"marauding": "A"}, removed=["war", "heresy"], round=1)

    assert roy_of(state)["won"] == ["heresy"]
    assert (state.roy, dice_left(state)) == (5 + 2, ["A-red-2"])
    assert (alone.roy, alone.points, row(alone)) == (2, [1], {"marauding": ""})


@pytest.mark.rule("S25", "SQ9")
@pytest.mark.parametrize(
    ("cards", "card"),
    [
        ({"archer": {}, "priest": {}, "merchant": {}}, "priest"),
        ({"archer": {}, "tithing": {}, "merchant": {}}, "merchant"),
        ({"hunting": {}, "confession": {}, "blacksmith": {}}, "hunting"),
        ({"confession": {}, "blacksmith": {}}, "blacksmith"),
        ({"priest": {"tradesmen": ["grey"]}, "archer": {}}, "archer"),
        ({"priest": {"tradesmen": ["A"]}, "templar": {}}, "templar"),
    ],
)
def test_a_tradesman_of_le_roy_takes_the_best_space(cards: dict[str, Any], card: str) -> None:
    state = roy("A-red-2 grey-red-5", "3 3", activities=cards, round=3)
    activities = GAME.dump(state)["activities"]

    assert "grey" in activities[card]["tradesmen"]
    assert dice_left(state) == ["A-red-2"]


@pytest.mark.rule("S25", "SQ9")
def test_on_a_full_card_he_stands_on_the_picture_and_else_nowhere() -> None:
    full = {"merchant": {"tradesmen": ["grey"], "picture": ["A"]}}
    state = roy("A-red-2 grey-red-5", "3 3", activities=full, round=1)

    assert GAME.dump(state)["activities"]["merchant"] == {"tradesmen": ["grey", None], "picture": ["A"], "cubes": {}}


@pytest.mark.rule("S25", "SQ9")
def test_without_a_free_space_he_takes_the_picture() -> None:
    state = solo("A-red-2 grey-red-5", activities={"merchant": {"tradesmen": ["A"]}, "archer": {}}, round=1)
    for place in range(len(state.tradesmen)):  # two owners never fill a card without him: only by hand
        state.tradesmen[place] = 0
    hire(state)

    assert state.view(None)["activities"][6]["picture"] == ["grey"]


@pytest.mark.rule("S26", "SQ10")
def test_le_roy_builds_the_lowest_level_from_the_highest_value() -> None:
    state = roy("A-red-2 grey-red-5 grey-white-4 grey-red-1", "3 4", cathedral={"6": ["A", "A"]})
    low = roy("A-red-2 grey-red-5", "3 4", cathedral={str(i): ["A"] for i in range(1, 6)})
    full = roy("A-red-2 grey-red-5", "3 4", cathedral={str(i): ["A"] * 3 for i in range(1, 7)})

    assert GAME.dump(state)["cathedral"] == {"4": ["grey"], "5": ["grey"], "6": ["A", "A"]}
    assert GAME.dump(low)["cathedral"]["6"] == ["grey", "grey"]
    assert [table.roy for table in (state, low, full)] == [2, 2, 2]
    assert dice_left(state) == ["A-red-2", "grey-red-1"]


@pytest.mark.rule("S27", "SQ1", "Q40")
def test_the_top_character_scores_for_both_and_leaves() -> None:
    pile = {"pile": ["thibaut_ii", "henri_i"]}
    seats = {"A": {"deniers": 12, "points": 1}}
    state = roy("A-red-2 grey-red-5", "2 6", le_roy=pile, seats=seats)

    assert (state.points, state.roy, state.view(None)["pile"]) == ([1 + 3], 0, ["henri_i"])
    assert dice_left(state) == ["A-red-2", "grey-red-5"]
    built = {"pile": ["urbain_iv"]}
    cathedral = {str(i): ["grey"] for i in range(1, 5)} | {"5": ["A"], "6": ["A", "A"]}
    counted = roy("A-red-2 grey-red-5", "4 4", le_roy=built, cathedral=cathedral)
    assert (counted.points, counted.roy) == ([0], 1)
    empty = roy("A-red-2 grey-red-5", "4 4", le_roy={"pile": []})
    assert (empty.points, empty.roy) == ([0], 1)


# the end


@pytest.mark.rule("S29", "S28", "SQ11", "S27")
def test_both_score_at_the_end() -> None:
    state = solo(
        "A-red-1",
        round=4,
        events={"marauding": "Ag", "war": "g"},
        activities={"merchant": {"tradesmen": ["grey", "A"]}},
        cathedral={"1": ["grey", "A"]},
        removed=["heresy", "brigands_2", "drought", "brigands_1", "interrupted_work", "skirmishes_2", "support"],
        le_roy={"points": 10, "pile": ["henri_i", "thibaut_ii", "hugues_de_payns"]},
        seats={"A": {"points": 20, "deniers": 10, "influence": 10}},
    )
    play(state, "pass")

    assert state.over
    assert final_score(state, GREY) == 10 + 2 + 2 - 2 * 2 + 6
    assert final_score(state, 0) == 20 + 1 + 1 - 2 * 2 + 3 + 3
    assert state.scores() == [24 - 16]
    assert sum(line.points for line in GAME.breakdown(state, 0)) == 8
    assert GAME.ranking(state) == [[0]]


@pytest.mark.rule("S30", "SQ12")
def test_the_ranks() -> None:
    words = [RANK.word(rank_of(result)) for result in (-50, 0, 1, 5, 6, 10, 11, 15, 16, 20, 21, 99)]

    assert words == [
        "defeat", "defeat", "condemned", "condemned", "average", "average", "promising", "promising", "worrying",
        "worrying", "masterly", "masterly",
    ]  # fmt: skip


@pytest.mark.rule("S30")
def test_the_end_tells_result_and_rank() -> None:
    match = rynek.Match(GAME, 1, seed=3)
    rng = Random(3)
    while not match.state.over:
        match.play(0, rng.choice(match.state.legal(0)))
    last = match.log[-1].events[-1]

    assert last.template.key == "event-solo-rank"
    assert last.args[0] == match.state.scores()[0]


# cards that change


@pytest.mark.rule("S31", "R10.12")
def test_the_bank_pays_two_for_each_citizen_of_le_roy() -> None:
    cards = {"tax_collector": {"tradesmen": ["A"]}}
    spaces = {"city_hall_1a": "grey", "city_hall_2a": "grey", "city_hall_2b": "A"}
    state = solo("A-red-6 A-red-1", activities=cards, spaces=spaces, lying={"city_hall": {"grey": 1}})
    play(state, "take red 6", "activate tax_collector")

    assert state.deniers == [5 + 2 * 2 * 2]


@pytest.mark.rule("S32", "R10.7")
def test_tithing_frees_all_dice_of_le_roy() -> None:
    dice = "grey-yellow-1 grey-yellow-2 grey-yellow-3 A-red-1"
    state = solo(dice, activities={"tithing": {"cubes": {"A": 1}}}, seats={"A": {"deniers": 0}})
    play(state, "spend tithing", "buy-grey yellow 1", "buy-grey yellow 2", "buy-grey yellow 3")
    assert group_of(state)["price"] == 0
    play(state, "farm")

    assert state.deniers == [3]


@pytest.mark.rule("S33", "S14", "R11.3")
@pytest.mark.parametrize(("height", "points"), [(2, 1), (3, 0)])
def test_traveling_builders_give_le_roy_a_point_for_his_cube(height: int, points: int) -> None:
    cathedral = {str(i): ["A"] * height for i in range(1, 7)}
    state = solo(events={"war": "", "traveling_builders": ""}, cathedral=cathedral, steps=ACT)

    assert (state.roy, state.cathedral.count(GREY)) == (points, points)


@pytest.mark.rule("S34", "B3")
def test_alone_a_banquet_counts_the_own_district() -> None:
    dice = "A-red-6 A-red-1 grey-red-1 grey-red-2"
    state = solo(dice, options={"bonus_cards": True}, activities={"banquet": {"tradesmen": ["A"]}})
    play(state, "take red 6", "activate banquet")

    assert state.points == [1]


@pytest.mark.rule("S35", "SQ13", "R10.10")
@pytest.mark.parametrize(
    ("card", "dice", "own", "other"),
    [
        ("procession", "A-white-6 A-red-1 grey-red-1 grey-red-2", 0, 2),
        ("procession", "A-white-6 A-red-1 grey-red-6", 2, 2),
        ("jousts", "A-red-6 A-red-2 grey-red-1", 2, 0),
        ("jousts", "A-red-6 A-red-2 grey-red-2", 2, 2),
        ("jousts", "A-red-6 A-red-2 grey-red-3", 0, 0),
    ],
)
def test_le_roy_takes_part_in_procession_and_jousts(card: str, dice: str, own: int, other: int) -> None:
    state = solo(dice, activities={card: {"tradesmen": ["A"]}})
    first = "white" if card == "procession" else "red"
    play(state, f"take {first} 6", f"activate {card}")

    assert (state.points, state.roy) == ([own], other)


@pytest.mark.rule("S36", "B6", "SQ5")
def test_resistance_leaves_the_cubes_of_le_roy() -> None:
    events = {"marauding": "gA", "resistance": "Ag", "war": "A", "heresy": ""}
    state = solo(events=events, options={"bonus_cards": True}, steps=ACT)

    assert row(state) == {"marauding": "g", "resistance": "Ag", "war": "", "heresy": ""}


@pytest.mark.rule("S19")
def test_reasons_speak_in_the_solo_game_too() -> None:
    state = solo("A-red-3 grey-red-2")

    assert reason(state, "buy B red 2") == "why-no-die-there R4.21"

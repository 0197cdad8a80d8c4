"""Monuments (chapters 7 and 15)."""

import pytest

from rynek.games.tiny_towns.components import BUILDINGS, CARDS, MONUMENT
from tests.games.tiny_towns.tables import (
    EMPTY_BOARD,
    board,
    moves,
    play,
    points,
    points_on,
    table,
    upon,
    verbs,
    why,
)

PATTERNS = {
    "architects_guild": "..G/.HS/WB.",
    "archive_of_the_second_age": "HH/BG",
    "barrett_castle": "H..S/WGGB",
    "cathedral_of_caterina": ".H/SG",
    "fort_ironweed": "H.B/SWS",
    "grand_mausoleum_of_the_rodina": "WW/BS",
    "grove_university": ".B./SGS",
    "mandras_palace": "HG/BW",
    "obelisk_of_the_crescent": "H../BGB",
    "opaleyes_watch": "W.../BGHH/S...",
    "shrine_of_the_elder_tree": "BHS/WGW",
    "silva_forum": "..H./BBSW",
    "the_sky_baths": ".H./SGW/B.B",
    "the_starloom": "GG/WH",
    "statue_of_the_bondmaker": "WSSG/H...",
}


@pytest.mark.rule("R15.1", "R15.2", "R15.3", "R15.4", "R15.5", "R15.6", "R15.7", "R15.8")
@pytest.mark.rule("R15.9", "R15.10", "R15.11", "R15.12", "R15.13", "R15.14", "R15.15", "R7.1", "R6.8")
@pytest.mark.parametrize("name", PATTERNS)
def test_only_the_owner_builds_the_monument_from_its_pattern(name: str) -> None:
    rows = [(row + "....")[:4] for row in [*PATTERNS[name].lower().split("/"), "", "", ""]][:4]
    drawn = " / ".join(" ".join(".." if sign == "." else sign for sign in row) for row in rows)
    state = table({"board": drawn, "monument": name}, drawn, step="construct")
    mine = [move for move in moves(state) if move.startswith(f"build {name}:")]

    assert mine
    assert not any(name in move for move in moves(state, 1))
    assert why(state, 1, mine[0]) == "not-your-monument"
    play(state, f"A {mine[0]}")
    assert why(state, 0, mine[0]) in ("monument-stands", "first-this")
    assert CARDS[BUILDINGS + list(PATTERNS).index(name)].pattern == PATTERNS[name].split("/")


def with_monument(name: str, drawn: str) -> dict[str, str]:
    return {"monument": name, "board": drawn}


@pytest.mark.rule("R7.2", "R17.1")
def test_a_built_monument_is_seen_by_all_when_the_step_ends() -> None:
    town = with_monument("fort_ironweed", "h .. b .. / s w s .. / .. .. .. .. / .. .. .. ..")
    state = table(town, EMPTY_BOARD, step="construct")
    move = next(move for move in moves(state) if "fort_ironweed" in move)

    play(state, f"A {move}")
    assert state.view(1)["seats"][0]["monument"] is None
    play(state, "A stop", "B stop")
    assert state.view(1)["seats"][0]["monument"] == "fort_ironweed"


@pytest.mark.rule("R7.3", "R7.5")
def test_a_monument_scores_only_when_it_stands() -> None:
    assert points(with_monument("fort_ironweed", EMPTY_BOARD)) == 0
    assert points(with_monument("fort_ironweed", EMPTY_BOARD.replace("..", "MO", 1))) == 7


@pytest.mark.rule("R7.5")
def test_the_ability_of_an_unbuilt_monument_does_not_exist() -> None:
    unbuilt = with_monument("obelisk_of_the_crescent", "w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..")
    state = table(unbuilt, EMPTY_BOARD, step="construct")

    assert moves(state) == ["build well:a1b1 a1", "build well:a1b1 b1", "stop"]


@pytest.mark.rule("R7.4")
def test_no_effect_takes_a_monument_from_the_supply() -> None:
    town = with_monument("grove_university", ".. b .. .. / s g s .. / .. .. .. .. / .. .. .. ..")
    state = table(town, EMPTY_BOARD, step="construct")
    play(state, "A build grove_university:b1a2b2c2 b2")

    assert {move.split()[1] for move in moves(state)} == {CARDS[card].name for card in state.cards}
    assert all(CARDS[card].type != MONUMENT for card in state.cards)


GUILD = with_monument("architects_guild", "CO RE g .. / .. h s .. / w b .. .. / .. .. .. ..")
BUILD_GUILD = "A build architects_guild:c1b2c2a3b3 c2"


@pytest.mark.rule("R15.1", "R15.16")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_guild_exchanges_up_to_two_other_buildings(number: int) -> None:
    state = table(GUILD, EMPTY_BOARD, cards="farm chapel", step="construct")
    play(state, BUILD_GUILD)

    assert verbs(state) == {"enough", "exchange"}
    exchanges = ["A exchange a1 chapel", "A exchange b1 chapel"][:number]
    play(state, *exchanges, *([] if number == 2 else ["A enough"]))
    assert verbs(state) == {"stop"}
    after = ["CO RE", "OR RE", "OR OR"][number]
    assert board(state) == f"{after} .. .. / .. .. MO .. / .. .. .. .. / .. .. .. .."


@pytest.mark.rule("R15.16")
def test_the_guild_cannot_exchange_itself_nor_a_square_twice_nor_for_the_same_type() -> None:
    state = table(GUILD, EMPTY_BOARD, cards="farm chapel", step="construct")
    play(state, BUILD_GUILD)

    assert why(state, 0, "exchange c2 chapel") == "no-other-building"
    assert why(state, 0, "exchange b1 farm") == "same-type"
    assert why(state, 0, "exchange b1 granary") == "not-this-game"
    play(state, "A exchange a1 chapel")
    assert why(state, 0, "exchange a1 farm") == "same-square"


@pytest.mark.rule("R15.16", "E15")
def test_a_filled_warehouse_cannot_be_exchanged_for_an_empty_one() -> None:
    town = {
        **with_monument("architects_guild", "BK .. g .. / .. h s .. / w b .. .. / .. .. .. .."),
        "upon": {"a1": ["wood"]},
    }
    state = table(town, EMPTY_BOARD, cards="warehouse", step="construct")
    play(state, BUILD_GUILD)

    assert why(state, 0, "exchange a1 warehouse") == "same-type"
    play(state, "A exchange a1 cottage")
    assert upon(state) == {}


@pytest.mark.rule("R15.16", "Q16")
def test_a_bank_from_the_guild_is_marked_before_the_second_exchange_and_one_given_away_frees_its_resource() -> None:
    town = {
        **with_monument("architects_guild", "BK CO g .. / .. h s .. / w b .. .. / .. .. .. .."),
        "upon": {"a1": ["wood"]},
    }
    state = table(town, EMPTY_BOARD, cards="bank", step="construct")
    play(state, BUILD_GUILD, "A exchange b1 bank")

    assert moves(state) == ["mark wheat", "mark brick", "mark glass", "mark stone"]
    play(state, "A mark glass", "A exchange a1 cottage")
    assert upon(state) == {"b1": ["glass"]}
    assert verbs(state) == {"stop"}


@pytest.mark.rule("R14.28", "Q16")
def test_with_five_banks_the_guild_brings_a_bank_only_after_taking_one() -> None:
    marks = {"a1": ["wood"], "b1": ["wheat"], "d1": ["brick"], "a2": ["glass"], "d2": ["stone"]}
    town = {**with_monument("architects_guild", "BK BK g BK / BK h s BK / w b .. CO / .. .. .. .."), "upon": marks}
    state = table(town, EMPTY_BOARD, cards="bank", step="construct")
    play(state, BUILD_GUILD)

    assert why(state, 0, "exchange d3 bank") == "sixth-bank"
    play(state, "A exchange a1 cottage", "A exchange d3 bank")
    assert moves(state) == ["mark wood"]


@pytest.mark.rule("R15.16")
def test_the_guild_alone_in_town_has_nothing_to_exchange() -> None:
    town = with_monument("architects_guild", ".. .. g .. / .. h s .. / w b .. .. / .. .. .. ..")
    state = table(town, EMPTY_BOARD, step="construct")
    play(state, BUILD_GUILD)

    assert moves(state) == ["stop"]


@pytest.mark.rule("R15.2", "R15.20", "E12")
def test_the_archive_counts_types_once_and_no_monument() -> None:
    assert (
        points_on(
            with_monument("archive_of_the_second_age", "CO CO CO CO / CO RE .. .. / .. .. .. .. / .. .. .. MO"), "d4"
        )
        == 2
    )
    full = "CO RE GY OR / GN YE BK .. / .. .. .. .. / .. .. .. MO"
    assert points_on(with_monument("archive_of_the_second_age", full), "d4", "abbey") == 7


@pytest.mark.rule("R15.3")
def test_the_castle_is_worth_5_if_fed() -> None:
    assert points(with_monument("barrett_castle", "MO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. RE"), "farm") == 5
    assert points(with_monument("barrett_castle", "MO .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."), "farm") == 0


@pytest.mark.rule("R15.4", "R10.3")
def test_the_cathedral_forgives_empty_squares() -> None:
    state = table(
        with_monument("cathedral_of_caterina", "MO .. .. .. / .. w .. .. / .. .. .. .. / .. .. .. .."), EMPTY_BOARD
    )

    assert state.scores() == [2, -16]


FORT = with_monument("fort_ironweed", EMPTY_BOARD.replace("..", "MO", 1))


@pytest.mark.rule("R15.5", "R9.4", "R9.5", "E21")
def test_the_hammer_passes_the_fort_by() -> None:
    state = table(EMPTY_BOARD, FORT, EMPTY_BOARD, hammer=1)

    assert state.to_act == (2,)
    assert state.hammer == 2
    play(state, "C name wood")
    assert state.served == [0, 0, 1]


@pytest.mark.rule("R15.5", "R9.6", "E21")
def test_the_last_player_names_again_in_spite_of_the_fort() -> None:
    state = table(FORT, {"board": EMPTY_BOARD, "completed": 1}, turn=1)

    assert state.to_act == (0,)
    assert verbs(state) == {"name"}


@pytest.mark.rule("R15.6", "Q15")
def test_the_mausoleum_makes_unfed_cottages_worth_3_but_leaves_them_unfed() -> None:
    town = with_monument("grand_mausoleum_of_the_rodina", "CO CO CO .. / .. OR .. .. / .. .. .. .. / .. .. .. MO")

    assert points(town, "farm chapel") == 9
    assert points(town, "farm temple") == 9


@pytest.mark.rule("R15.7", "R15.17")
def test_the_university_brings_any_building_with_its_effect() -> None:
    town = with_monument("grove_university", ".. b .. .. / s g s .. / .. .. .. .. / .. .. .. ..")
    state = table(town, EMPTY_BOARD, cards="factory", step="construct")
    play(state, "A build grove_university:b1a2b2c2 b2")

    assert verbs(state) == {"put"}
    assert why(state, 0, "put factory b2") == "building-stands"
    assert why(state, 0, "stop") == "first-this"
    play(state, "A put factory d4")
    assert verbs(state) == {"mark"}
    play(state, "A mark brick")
    assert upon(state) == {"d4": ["brick"]}
    assert points_on(with_monument("grove_university", EMPTY_BOARD.replace("..", "MO", 1)), "a1") == 3


@pytest.mark.rule("R15.17", "Q17")
def test_the_university_is_lost_without_an_empty_square() -> None:
    town = with_monument("grove_university", "w BK w w / BK BK s w / w w w w / w w w w")
    state = table(town, EMPTY_BOARD, cards="trading_post", step="construct")
    play(state, "A build grove_university:b1a2b2c2 c2")

    assert "put" not in verbs(state)


@pytest.mark.rule("R15.8", "Q18", "E13")
def test_the_palace_counts_adjacent_types_twice_each() -> None:
    assert (
        points_on(with_monument("mandras_palace", "CO MO CO .. / .. RE .. .. / .. .. .. .. / .. .. .. .."), "b1") == 4
    )
    assert (
        points_on(with_monument("mandras_palace", ".. GY .. .. / CO MO GN .. / .. RE .. .. / .. .. .. .."), "b2") == 8
    )


@pytest.mark.rule("R15.9", "R6.10", "Q6", "E22")
def test_the_obelisk_frees_later_buildings_of_the_same_turn_but_not_itself() -> None:
    town = with_monument("obelisk_of_the_crescent", "h .. .. .. / b g b .. / .. .. .. .. / w s .. ..")
    state = table(town, EMPTY_BOARD, step="construct")

    assert {move.split()[-1] for move in moves(state) if "obelisk" in move} == {"a1", "a2", "b2", "c2"}
    play(state, "A build obelisk_of_the_crescent:a1a2b2c2 a1")
    assert len([move for move in moves(state) if move.startswith("build well:a4b4")]) == 15
    play(state, "A build well:a4b4 d2")
    assert board(state) == "MO .. .. .. / .. .. .. GY / .. .. .. .. / .. .. .. .."
    assert points_on(with_monument("obelisk_of_the_crescent", EMPTY_BOARD.replace("..", "MO", 1)), "a1") == 0


@pytest.mark.rule("R15.9", "R14.26", "R6.11")
def test_with_the_obelisk_a_trading_post_still_is_no_square_to_build_on() -> None:
    town = with_monument("obelisk_of_the_crescent", "MO BK w .. / .. .. .. .. / .. .. .. .. / .. .. .. s")
    state = table(town, EMPTY_BOARD, cards="trading_post", step="construct")
    squares = {move.split()[-1] for move in moves(state) if move.startswith("build well:b1c1")}

    assert len(squares) == 13
    assert not squares & {"a1", "b1", "d4"}


WATCH = {**with_monument("opaleyes_watch", EMPTY_BOARD.replace("..", "MO", 1)), "watch": ["cottage", "well", "tavern"]}
WELL = "w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."
BUILD_WELL = "build well:a1b1 a1"


@pytest.mark.rule("R15.10")
def test_the_watch_takes_three_different_types() -> None:
    town = with_monument("opaleyes_watch", "w .. .. .. / b g h h / s .. .. .. / .. .. .. ..")
    state = table(town, EMPTY_BOARD, step="construct")
    play(state, next(f"A {move}" for move in moves(state) if "opaleyes_watch" in move))

    assert len(moves(state)) == 35
    assert why(state, 0, "watch farm farm well") == "three-different"
    play(state, "A watch cottage farm well", "A stop", "B stop")
    assert state.view(1)["seats"][0]["watch"] == ["cottage", "farm", "well"]


@pytest.mark.rule("R4.4", "R15.10", "Q14")
def test_the_watch_puts_down_what_a_neighbour_constructed_and_its_owner_may_construct_again() -> None:
    state = table(WATCH, WELL, step="construct")
    play(state, f"B {BUILD_WELL}", "B stop", "A stop")

    assert state.to_act == (0,)
    assert {move.split()[1] for move in moves(state)} == {"well"}
    assert len(moves(state)) == 15
    assert why(state, 0, "put tavern b1") == "not-on-watch"
    play(state, "A put well b1")
    assert state.towns[0].watch.bit_count() == 2
    assert moves(state) == ["stop"]


@pytest.mark.rule("Q14")
def test_two_equal_constructions_bring_one_building() -> None:
    two = "w s .. .. / .. .. .. .. / w s .. .. / .. .. .. .."
    state = table(WATCH, two, step="construct")
    play(state, f"B {BUILD_WELL}", "B build well:a3b3 a3", "B stop", "A stop", "A put well b1")

    assert moves(state) == ["stop"]


@pytest.mark.rule("Q14")
def test_both_neighbours_are_watched_but_nobody_else() -> None:
    state = table(WATCH, EMPTY_BOARD, WELL, EMPTY_BOARD, step="construct")
    play(state, f"C {BUILD_WELL}", "C stop", "A stop", "B stop", "D stop")
    assert verbs(state, 1) == {"name"}

    state = table(WATCH, EMPTY_BOARD, EMPTY_BOARD, WELL, step="construct")
    play(state, f"D {BUILD_WELL}", "D stop", "A stop", "B stop", "C stop")
    assert verbs(state, 0) == {"put"}


@pytest.mark.rule("Q14")
def test_the_watch_does_not_act_in_the_turn_it_is_built() -> None:
    town = with_monument("opaleyes_watch", "w .. .. .. / b g h h / s .. .. .. / .. .. .. ..")
    state = table(town, WELL, step="construct")
    move = next(move for move in moves(state) if "opaleyes_watch" in move)
    play(state, f"A {move}", "A watch cottage farm well", "A stop", f"B {BUILD_WELL}", "B stop")

    assert verbs(state, 1) == {"name"}


@pytest.mark.rule("Q14")
def test_a_building_placed_by_the_university_does_not_trigger_the_watch() -> None:
    town = with_monument("grove_university", ".. b .. .. / s g s .. / .. .. .. .. / .. .. .. ..")
    state = table(WATCH, town, step="construct")
    play(state, "B build grove_university:b1a2b2c2 b2", "B put well a1", "B stop", "A stop")

    assert verbs(state, 1) == {"name"}


@pytest.mark.rule("Q14")
def test_an_exchange_of_the_guild_does_not_trigger_the_watch() -> None:
    state = table(WATCH, GUILD, step="construct")
    play(state, BUILD_GUILD.replace("A", "B", 1), "B exchange b1 well", "B enough", "B stop", "A stop")

    assert verbs(state, 1) == {"name"}


@pytest.mark.rule("Q14", "R4.5")
def test_with_room_for_one_the_owner_of_the_watch_chooses_and_the_other_stays() -> None:
    one_left = {**WATCH, "board": "MO w w w / w w w w / w w w w / w w w .."}
    two = "w s .. .. / .. .. .. .. / b b g .. / .. .. .. .."
    state = table(one_left, two, step="construct")
    play(state, f"B {BUILD_WELL}", "B build tavern:a3b3c3 a3", "B stop", "A stop")

    assert moves(state) == ["put well d4", "put tavern d4"]
    play(state, "A put tavern d4", "A stop")
    assert state.view(1)["seats"][0]["watch"] == ["cottage", "well"]
    assert state.completed == [1, 0]


@pytest.mark.rule("Q14")
def test_without_an_empty_square_the_building_stays_on_the_watch() -> None:
    full = {**WATCH, "board": "MO w w w / w w w w / w w w w / w w w w"}
    state = table(full, WELL, EMPTY_BOARD, step="construct")
    play(state, f"B {BUILD_WELL}", "B stop", "A stop", "C stop")

    assert state.completed[0] == 1
    assert state.towns[0].watch.bit_count() == 3


@pytest.mark.rule("Q14", "R14.28")
def test_a_bank_from_the_watch_is_marked_and_a_sixth_stays_on_it() -> None:
    bank = "h h .. .. / w g b .. / .. .. .. .. / .. .. .. .."
    build = "B build bank:a1b1a2b2c2 a1"
    watch = {**WATCH, "watch": ["bank", "well", "tavern"]}
    state = table(watch, bank, cards="bank", step="construct")
    play(state, build, "B mark wood", "B stop", "A stop", "A put bank b1")
    assert verbs(state) == {"mark"}
    play(state, "A mark wood")
    assert verbs(state) == {"stop"}

    marks = {"a4": ["wood"], "b4": ["wheat"], "c4": ["brick"], "d4": ["glass"], "d3": ["stone"]}
    five = {**watch, "board": "MO .. .. .. / .. .. .. .. / .. .. .. BK / BK BK BK BK", "upon": marks}
    state = table(five, bank, cards="bank", step="construct")
    play(state, build, "B mark wood", "B stop", "A stop")
    assert verbs(state, 1) == {"name"}


@pytest.mark.rule("R15.21")
def test_buildings_on_the_watch_are_not_in_the_town() -> None:
    assert points({**WATCH, "watch": ["tavern", "well", "theater"]}, "tavern well theater") == 0


@pytest.mark.rule("R15.11", "R15.18", "E14")
@pytest.mark.parametrize(("others", "worth"), [(0, 1), (1, 2), (4, 5), (5, 8), (6, 8), (9, 8)])
def test_the_shrine_is_fixed_when_it_is_built(others: int, worth: int) -> None:
    signs = ["b", "h", "s", "..", "w", "g", "w", ".."] + ["RE"] * others + [".."] * (8 - others)
    if others > 8:
        signs[3] = "RE"
    drawn = " / ".join(" ".join(signs[row : row + 4]) for row in range(0, 16, 4))
    state = table(with_monument("shrine_of_the_elder_tree", drawn), EMPTY_BOARD, step="construct")
    play(state, "A build shrine_of_the_elder_tree:a1b1c1a2b2c2 a1")
    built = board(state).count("RE") + 1

    assert state.towns[0].shrine == built == others + 1
    assert state.scores()[0] == worth - (16 - built)
    assert (
        points(
            {
                **with_monument("shrine_of_the_elder_tree", "MO CO CO CO / CO CO CO CO / .. .. .. .. / .. .. .. .."),
                "shrine": 2,
            }
        )
        == 2
    )


@pytest.mark.rule("R15.12")
def test_the_forum_counts_the_largest_group_of_one_type() -> None:
    assert points_on(with_monument("silva_forum", EMPTY_BOARD.replace("..", "MO", 1)), "a1") == 2
    assert (
        points_on(with_monument("silva_forum", "MO GY GY OR / GN GY .. OR / .. .. .. .. / GY .. .. .."), "a1", "abbey")
        == 4
    )


@pytest.mark.rule("R15.13", "R15.20")
def test_the_baths_count_missing_types() -> None:
    assert (
        points_on(with_monument("the_sky_baths", "MO CO CO RE / .. .. .. .. / .. .. .. .. / .. .. .. .."), "a1") == 10
    )
    assert points_on(with_monument("the_sky_baths", EMPTY_BOARD.replace("..", "MO", 1)), "a1") == 14


STAR = with_monument("the_starloom", EMPTY_BOARD.replace("..", "MO", 1))


@pytest.mark.rule("R15.14", "Q20", "E19")
@pytest.mark.parametrize(
    ("mine", "others", "worth"),
    [(5, [7, 8, 9], 6), (5, [5, 8, 9], 6), (5, [4, 8, 9], 3), (5, [4, 4, 9], 2), (5, [3, 4, 4], 0), (0, [3, 0, 0], 0)],
)
def test_the_starloom_counts_the_place_of_completion(mine: int, others: list[int], worth: int) -> None:
    towns = [{"board": EMPTY_BOARD, "completed": turn} for turn in others]
    state = table({**STAR, "completed": mine}, *towns, turn=9)

    assert state.scores()[0] == worth - 15


STATUE = with_monument("statue_of_the_bondmaker", "MO CO CO .. / .. .. .. .. / .. .. .. .. / .. .. .. ..")


@pytest.mark.rule("R15.15", "R5.4")
def test_the_statue_takes_what_another_names_on_a_cottage_one_cube_each() -> None:
    state = table(EMPTY_BOARD, {**STATUE, "upon": {"b1": ["wood"]}}, step="place", named="glass")

    assert [move for move in moves(state, 1) if move.startswith("statue")] == ["statue c1"]
    assert why(state, 1, "statue b1") == "cottage-taken"
    assert why(state, 1, "statue a1") == "no-such-building"
    assert why(state, 0, "statue b1") == "you-named-it"
    play(state, "A place a1", "B statue c1")
    assert upon(state, 1) == {"b1": ["wood"], "c1": ["glass"]}


@pytest.mark.rule("R15.15")
def test_cubes_on_cottages_are_of_no_use_and_cost_nothing() -> None:
    plain, carrying = STATUE, {**STATUE, "upon": {"b1": ["wood"], "c1": ["stone"]}}

    assert points(carrying) == points(plain)
    assert moves(table(carrying, EMPTY_BOARD, step="construct")) == ["stop"]

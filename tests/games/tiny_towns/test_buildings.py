"""Building cards (chapter 14)."""

import pytest

from rynek.games.tiny_towns.components import CARDS
from tests.games.tiny_towns.tables import EMPTY_BOARD, board, moves, play, points, points_on, table, upon, why

ALONE = " .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."

PATTERNS = {
    "cottage": ".H/BG",
    "farm": "HH/WW",
    "granary": "HH/WB",
    "greenhouse": "HG/WW",
    "orchard": "SH/HW",
    "fountain": "WS",
    "millstone": "WS",
    "shed": "WS",
    "well": "WS",
    "abbey": "..G/BSS",
    "chapel": "..G/SGS",
    "cloister": "..G/WBS",
    "temple": "..G/BBS",
    "almshouse": "SSG",
    "feast_hall": "WWG",
    "inn": "HSG",
    "tavern": "BBG",
    "bakery": ".H./BGB",
    "market": ".W./SGS",
    "tailor": ".H./SGS",
    "theater": ".S./WGW",
    "bank": "HH./WGB",
    "factory": "W.../BSSB",
    "trading_post": "SW./SWB",
    "warehouse": "HWH/B.B",
}


@pytest.mark.rule(
    "R14.1",
    "R14.2",
    "R14.3",
    "R14.4",
    "R14.5",
    "R14.6",
    "R14.7",
    "R14.8",
    "R14.9",
    "R14.10",
    "R14.11",
    "R14.12",
    "R14.13",
)
@pytest.mark.rule(
    "R14.14",
    "R14.15",
    "R14.16",
    "R14.17",
    "R14.18",
    "R14.19",
    "R14.20",
    "R14.21",
    "R14.22",
    "R14.23",
    "R14.24",
    "R14.25",
)
@pytest.mark.parametrize("name", PATTERNS)
def test_the_printed_pattern_builds_the_card(name: str) -> None:
    rows = PATTERNS[name].lower().split("/")
    signs = [[*row.replace(".", "_"), *"____"][:4] for row in rows] + [["_"] * 4] * (4 - len(rows))
    drawn = " / ".join(" ".join(".." if sign == "_" else sign for sign in row) for row in signs)
    state = table(drawn, EMPTY_BOARD, cards=name, step="construct")

    assert any(move.startswith(f"build {name}:") for move in moves(state))
    card = next(card for card in CARDS if card.name == name)
    assert card.pattern == PATTERNS[name].split("/")


@pytest.mark.rule("R14.6", "Q19")
def test_fountain_wants_another_fountain_beside_it() -> None:
    assert points("GY" + ALONE, "fountain") == 0
    assert points("GY GY .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "fountain") == 4
    assert points("GY CO .. .. / .. GY .. .. / .. .. .. .. / .. .. .. ..", "fountain") == 0
    assert points_on("GY GY GY .. / .. GY .. .. / .. .. .. .. / .. .. .. ..", "b1", "fountain") == 2


@pytest.mark.rule("R14.7")
def test_millstone_wants_red_or_yellow_beside_it() -> None:
    assert points_on("GY RE .. .. / YE .. .. .. / .. .. .. .. / .. .. .. ..", "a1", "millstone") == 2
    assert points_on("GY .. .. .. / YE .. .. .. / .. .. .. .. / .. .. .. ..", "a1", "millstone") == 2
    assert points_on("GY BK .. .. / GN RE .. .. / .. .. .. .. / .. .. .. ..", "a1", "millstone") == 0


@pytest.mark.rule("R14.8", "R6.10", "Q6")
def test_shed_is_worth_1_and_goes_on_any_empty_square_and_those_just_vacated() -> None:
    state = table("w s .. CO / h .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, cards="shed", step="construct")

    squares = [move.split()[-1] for move in moves(state) if move.startswith("build shed:a1b1")]
    assert squares == ["a1", "b1", "c1", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"]
    assert why(state, 0, "build shed:a1b1 a2") == "cube-lies-there"
    assert why(state, 0, "build shed:a1b1 d1") == "building-stands"
    assert points("GY" + ALONE, "shed") == 1


@pytest.mark.rule("R14.9")
def test_well_counts_adjacent_cottages_fed_or_not() -> None:
    assert points_on("CO GY CO .. / .. CO .. .. / .. .. .. .. / .. .. .. CO", "b1", "well") == 3


@pytest.mark.rule("R14.9", "R15.3")
def test_well_counts_the_castle_twice() -> None:
    town = {"monument": "barrett_castle", "board": "MO GY CO .. / .. .. .. .. / .. .. .. .. / .. .. .. .."}

    assert points_on(town, "b1", "well") == 3


@pytest.mark.rule("R14.10")
@pytest.mark.parametrize(
    ("beside", "worth"), [("CO", 3), ("RE", 3), ("GY", 3), ("OR", 3), ("BK", 0), ("GN", 0), ("YE", 0)]
)
def test_abbey_shuns_black_green_and_yellow(beside: str, worth: int) -> None:
    assert points_on(f"OR {beside} .. .. / .. BK .. .. / .. .. .. .. / .. .. .. ..", "a1", "abbey") == worth


@pytest.mark.rule("R14.11", "R14.30", "E4")
def test_each_chapel_counts_the_fed_cottages() -> None:
    town = "CO CO CO .. / RE .. .. .. / .. .. .. CO / OR .. .. OR"

    assert points_on(town, "a4", "chapel granary") == 2
    assert points_on("CO CO CO RE / .. .. .. .. / OR CO .. OR / .. .. .. ..", "a3", "chapel orchard") == 3
    assert points_on("CO CO CO RE / .. .. .. .. / OR CO .. OR / .. .. .. ..", "d3", "chapel orchard") == 3


@pytest.mark.rule("R14.11", "R15.3")
def test_a_fed_castle_is_two_for_the_chapel() -> None:
    town = {"monument": "barrett_castle", "board": "MO CO RE .. / OR .. .. .. / .. .. .. .. / .. .. .. .."}

    assert points_on(town, "a2", "chapel farm") == 3


@pytest.mark.rule("R14.12")
def test_cloisters_count_those_on_corners() -> None:
    assert points("OR .. .. OR / .. OR .. .. / .. .. .. .. / .. .. .. ..", "cloister") == 6
    assert points("OR .. .. OR / .. OR .. .. / .. .. .. .. / OR .. .. OR", "cloister") == 20
    assert points(".. OR .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "cloister") == 0


@pytest.mark.rule("R14.13")
def test_temple_wants_two_fed_cottages_beside_it() -> None:
    assert points_on("CO OR CO RE / .. .. .. .. / .. .. .. .. / .. .. .. ..", "b1", "temple farm") == 4
    assert points_on("CO OR .. RE / .. .. .. .. / .. .. .. .. / .. .. .. ..", "b1", "temple farm") == 0
    assert points_on("CO OR CO .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "b1", "temple farm") == 0


@pytest.mark.rule("R14.13", "R15.3")
def test_a_fed_castle_alone_is_enough_for_the_temple() -> None:
    town = {"monument": "barrett_castle", "board": "MO OR .. RE / .. .. .. .. / .. .. .. .. / .. .. .. .."}

    assert points_on(town, "b1", "temple farm") == 4


def row_of(sign: str, number: int) -> str:
    signs = [sign] * number + [".."] * (16 - number)
    return " / ".join(" ".join(signs[row : row + 4]) for row in range(0, 16, 4))


@pytest.mark.rule("R14.14", "E6")
@pytest.mark.parametrize(("number", "worth"), [(1, -1), (2, 5), (3, -3), (4, 15), (5, -5), (6, 26), (7, 26)])
def test_almshouses_together(number: int, worth: int) -> None:
    assert points(row_of("GN", number), "almshouse") == worth


@pytest.mark.rule("R14.15", "E7")
def test_feast_halls_are_worth_more_with_more_than_the_player_on_the_right() -> None:
    assert points(row_of("GN", 3), "feast_hall", row_of("GN", 2)) == 9
    assert points(row_of("GN", 2), "feast_hall", row_of("GN", 3)) == 4
    assert points(row_of("GN", 2), "feast_hall", row_of("GN", 2)) == 4
    assert points(row_of("GN", 2), "feast_hall", row_of("GN", 5), row_of("GN", 1)) == 6


@pytest.mark.rule("R14.16")
def test_an_inn_wants_to_be_alone_in_row_and_column() -> None:
    assert points("GN .. .. .. / .. GN .. .. / .. .. .. .. / .. .. .. ..", "inn") == 6
    assert points("GN .. .. GN / .. GN .. .. / .. .. .. .. / .. .. .. ..", "inn") == 3


@pytest.mark.rule("R14.17", "E5")
@pytest.mark.parametrize(("number", "worth"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20)])
def test_taverns_together(number: int, worth: int) -> None:
    assert points(row_of("GN", number), "tavern") == worth


@pytest.mark.rule("R14.18")
@pytest.mark.parametrize(("beside", "worth"), [("RE", 3), ("BK", 3), ("GY", 0), ("CO", 0), ("..", 0)])
def test_bakery_wants_red_or_black_beside_it(beside: str, worth: int) -> None:
    town = f"YE {beside} .. .. / {beside} .. .. .. / .. .. .. .. / .. .. .. .."

    assert points_on(town, "a1", "bakery factory") == worth


@pytest.mark.rule("R14.19", "E10")
def test_markets_count_the_better_line() -> None:
    assert points("YE" + ALONE, "market") == 1
    assert points("YE YE YE YE / .. .. .. .. / .. .. .. .. / .. .. .. ..", "market") == 16
    assert points_on("YE YE YE .. / YE .. .. .. / .. .. .. .. / .. .. .. ..", "a1", "market") == 3
    assert points_on("YE YE YE .. / YE .. .. .. / .. .. .. .. / .. .. .. ..", "a2", "market") == 2


@pytest.mark.rule("R14.20", "E8")
def test_tailors_count_those_in_the_centre() -> None:
    assert points(".. .. .. .. / .. YE YE .. / .. YE YE .. / .. .. .. ..", "tailor") == 20
    assert points("YE .. .. .. / .. YE .. .. / .. .. .. .. / .. .. .. ..", "tailor") == 4


@pytest.mark.rule("R14.21", "E9")
def test_theater_counts_types_in_row_and_column_once() -> None:
    assert points_on("YE CO GN .. / CO .. .. .. / RE .. .. .. / YE .. .. GY", "a1", "theater") == 3
    assert points_on("YE CO GN OR / RE .. .. .. / BK .. .. .. / GY .. .. ..", "a1", "theater") == 6


@pytest.mark.rule("R14.21", "R15.19", "Q21")
@pytest.mark.parametrize(("monument", "worth"), [("fort_ironweed", 2), ("barrett_castle", 1)])
def test_a_monument_is_a_type_for_the_theater_but_the_castle_is_a_cottage(monument: str, worth: int) -> None:
    town = {"monument": monument, "board": "YE CO .. MO / .. .. .. .. / .. .. .. .. / .. .. .. .."}

    assert points_on(town, "a1", "theater") == worth


BANK = "h h .. .. / w g b .. / .. .. .. .. / .. .. .. .."


@pytest.mark.rule("R14.22", "R6.12")
def test_a_new_bank_must_be_marked_at_once_with_a_resource_of_no_other_bank() -> None:
    town = {"board": "h h .. BK / w g b .. / .. .. .. .. / .. .. .. ..", "upon": {"d1": ["wood"]}}
    state = table(town, EMPTY_BOARD, cards="bank", step="construct")
    play(state, "A build bank:a1b1a2b2c2 a1")

    assert moves(state) == ["mark wheat", "mark brick", "mark glass", "mark stone"]
    assert why(state, 0, "mark wood") == "bank-has-it"
    assert why(state, 0, "stop") == "first-this"
    assert points(board(play(state, "A mark stone")), "bank") == 8


@pytest.mark.rule("R14.22")
def test_banks_bind_the_master_builder() -> None:
    town = {"board": "BK BK .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "upon": {"a1": ["wood"], "b1": ["glass"]}}
    state = table(town, EMPTY_BOARD, cards="bank")

    assert moves(state) == ["name wheat", "name brick", "name stone"]
    assert why(state, 0, "name glass") == "on-a-bank"


@pytest.mark.rule("R14.23", "E17")
def test_a_new_factory_takes_any_resource_also_one_that_another_factory_carries() -> None:
    town = {"board": "w .. .. .. / b s s b / .. .. .. .. / .. .. .. BK", "upon": {"d4": ["wood"]}}
    state = table(town, EMPTY_BOARD, cards="factory", step="construct")
    play(state, "A build factory:a1a2b2c2d2 a1", "A mark wood", "A stop", "B stop", "B name wood")

    assert points(town, "factory") == 0
    assert len([move for move in moves(state) if move.startswith("factory stone")]) == 14


@pytest.mark.rule("R14.24", "R14.26", "R6.11")
def test_a_trading_post_stands_for_a_cube_and_is_no_target() -> None:
    state = table(
        "w BK .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, cards="trading_post well", step="construct"
    )

    assert "build well:a1b1 a1" in moves(state)
    assert why(state, 0, "build well:a1b1 b1") == "building-stands"
    assert board(play(state, "A build well:a1b1 a1")) == "GY BK .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."
    assert points("BK" + ALONE, "trading_post") == 1


@pytest.mark.rule("R14.26")
def test_a_trading_post_may_be_used_again_and_with_others_but_one_cube_must_be_real() -> None:
    posts = "w BK BK .. / s .. .. .. / .. .. .. .. / .. .. .. .."
    state = table(posts, EMPTY_BOARD, cards="trading_post well tavern", step="construct")

    assert why(state, 0, "build well:b1c1 b1") == "no-cube-there"
    cottages = table(
        "CO CO .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, cards="well", step="construct"
    )
    assert why(cottages, 0, "build well:a1b1 a1") == "pattern-not-there"
    assert not any(move.startswith("build tavern:a1b1c1") for move in moves(state))
    play(state, "A build well:a1b1 a1")
    assert "build well:a1a2 a2" not in moves(state)
    state = table(
        "b BK BK .. / .. s .. .. / .. .. .. .. / .. .. .. ..",
        EMPTY_BOARD,
        cards="trading_post well tavern",
        step="construct",
    )
    play(state, "A build tavern:a1b1c1 a1", "A build well:b1b2 b2")
    assert board(state) == "GN BK BK .. / .. GY .. .. / .. .. .. .. / .. .. .. .."


@pytest.mark.rule("R14.26", "E18")
def test_a_trading_post_built_this_turn_works_at_once_also_for_monuments() -> None:
    town = {"board": "s w .. .. / s w b .. / .. .. h .. / .. .. g ..", "monument": "cathedral_of_caterina"}
    state = table(town, EMPTY_BOARD, cards="trading_post", step="construct")
    play(state, "A build trading_post:a1b1a2b2c2 c2")

    assert not any(move.startswith("build cathedral") for move in moves(state))
    town = {"board": "s w .. .. / s w b .. / .. g h .. / .. .. .. ..", "monument": "cathedral_of_caterina"}
    state = table(town, EMPTY_BOARD, cards="trading_post", step="construct")
    play(state, "A build trading_post:a1b1a2b2c2 b2", "A build cathedral_of_caterina:b2b3c3 c3")
    assert board(state) == ".. .. .. .. / .. BK .. .. / .. .. MO .. / .. .. .. .."


WAREHOUSE = {"board": "BK .. .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "upon": {"a1": ["wheat"]}}


@pytest.mark.rule("R14.25", "R5.4", "E16")
def test_a_warehouse_stores_or_swaps_what_another_names() -> None:
    state = table(EMPTY_BOARD, WAREHOUSE, cards="warehouse", step="place", named="stone")

    assert "store a1" in moves(state, 1)
    assert "swap a1 wheat c3" in moves(state, 1)
    swapped = play(state.copy(), "A place a1", "B swap a1 wheat c3")
    assert board(swapped, 1) == "BK .. .. .. / .. .. .. .. / .. .. h .. / .. .. .. .."
    assert upon(swapped, 1) == {"a1": ["stone"]}
    stored = play(state, "A place a1", "B store a1")
    assert upon(stored, 1) == {"a1": ["wheat", "stone"]}


@pytest.mark.rule("R14.25")
def test_a_warehouse_holds_three_and_costs_a_point_for_each() -> None:
    full = {"board": "BK" + ALONE, "upon": {"a1": ["wheat", "wheat", "stone"]}}
    state = table(EMPTY_BOARD, full, cards="warehouse", step="place", named="stone")

    assert why(state, 1, "store a1") == "warehouse-full"
    assert "swap a1 wheat b1" in moves(state, 1)
    assert why(state, 1, "swap a1 glass b1") == "not-stored"
    assert points(full, "warehouse") == -3


@pytest.mark.rule("R14.27")
def test_markers_are_no_cubes_for_building_and_score_nothing() -> None:
    town = {"board": "BK w .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "upon": {"a1": ["stone"]}}
    state = table(town, EMPTY_BOARD, cards="factory well", step="construct")

    assert moves(state) == ["stop"]
    assert points(town, "factory") == 0


FIVE_BANKS = {"a4": ["wood"], "b4": ["wheat"], "c4": ["brick"], "d4": ["glass"], "d3": ["stone"]}


@pytest.mark.rule("R14.28")
def test_a_sixth_bank_cannot_be_built() -> None:
    town = {"board": "h h .. .. / w g b .. / .. .. .. BK / BK BK BK BK", "upon": FIVE_BANKS}
    state = table(town, EMPTY_BOARD, cards="bank", step="construct")

    assert not any(move.startswith("build bank") for move in moves(state))
    assert why(state, 0, "build bank:a1b1a2b2c2 a1") == "sixth-bank"


@pytest.mark.rule("R14.28", "R15.7")
def test_a_sixth_bank_cannot_be_placed_or_exchanged() -> None:
    town = {
        "board": ".. b .. .. / s g s .. / CO .. .. BK / BK BK BK BK",
        "upon": FIVE_BANKS,
        "monument": "grove_university",
    }
    state = table(town, EMPTY_BOARD, cards="bank", step="construct")
    play(state, "A build grove_university:b1a2b2c2 a2")

    assert why(state, 0, "put bank a1") == "sixth-bank"
    guild = {
        "board": ".. .. g .. / CO h s .. / w b .. BK / BK BK BK BK",
        "upon": FIVE_BANKS,
        "monument": "architects_guild",
    }
    state = table(guild, EMPTY_BOARD, cards="bank", step="construct")
    play(state, "A build architects_guild:c1b2c2a3b3 b2")
    assert why(state, 0, "exchange a2 bank") == "sixth-bank"


@pytest.mark.rule("R14.29")
def test_each_warehouse_has_its_own_places() -> None:
    town = {"board": "BK BK .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "upon": {"a1": ["wood", "wood", "wood"]}}
    state = table(EMPTY_BOARD, town, cards="warehouse", step="place", named="glass")

    assert "store b1" in moves(state, 1)
    assert "store a1" not in moves(state, 1)
    assert not any(move.startswith("swap b1") for move in moves(state, 1))

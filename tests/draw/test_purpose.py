"""What a move is for by itself, as hints tell it."""

import pytest

import rynek
from rynek.core.state import State
from rynek.draw import drawing
from tests.games.caylus_1303.table import table as caylus
from tests.games.tiny_towns.tables import EMPTY_BOARD
from tests.games.tiny_towns.tables import table as towns
from tests.games.troyes.tables import table as troyes

CARDS = "cottage farm well theater tavern chapel factory"


def purpose(name: str, state: State, move: str) -> str:
    artist = drawing(name)
    assert artist is not None
    return artist.purpose(rynek.game(name).parse(move), state.view(0), rynek.words("en", name))


@pytest.mark.parametrize(
    ("board", "move", "told"),
    [
        ("h .. .. .. / w .. .. .. / .. .. .. .. / .. .. .. ..", "place b2", "Farm (a1, b1, a2, b2): 3 of 4 cubes"),
        ("h .. .. .. / w g .. .. / .. .. .. .. / .. .. .. ..", "place b2", ""),
        ("h .. .. .. / w GY .. .. / .. .. .. .. / .. .. .. ..", "place b1", ""),
        (EMPTY_BOARD, "place b2", ""),
    ],
)
def test_a_cube_goes_on_with_a_pattern_that_nothing_stands_in_the_way_of(board: str, move: str, told: str) -> None:
    state = towns(board, EMPTY_BOARD, cards=CARDS, step="place", named="wood")

    assert purpose("tiny_towns", state, move).startswith(told)
    assert bool(purpose("tiny_towns", state, move)) == bool(told)


def test_a_worker_hears_what_a_building_does_and_not_what_it_costs() -> None:
    state = caylus(2)

    assert [purpose("caylus_1303", state, f"{verb} spinning_mill") for verb in ("place", "house")] == [
        "Take 2 cloth; start side: 1 cloth and 1 point.",
        "Take 2 cloth; start side: 1 cloth and 1 point. Costs 2 wood, worth 2 points (R11.2).",
    ]


def test_what_an_event_does_is_no_reason_to_fight_it_but_what_a_card_does_is_one_to_use_it() -> None:
    told = [purpose("troyes", troyes(2), move) for move in ("fight brigands_1", "spend blacksmith")]

    assert [text.partition(":")[0] for text in told] == ["", "Cube"]

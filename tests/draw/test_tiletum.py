"""The board of Tiletum: dice by one click or turned first, where the boards lie, the list of what is to be done."""

import re

from rynek.draw import drawing
from rynek.games.tiletum.state import Board
from rynek.play.words import words
from tests.games.tiletum.table import GAME, choose_die, die_action, load, nested

DICE = ["pink2", "pink2", "blue3", "blue4", "yellow6", "yellow1", "dark_grey5", "light_grey4"]


def regions(state: Board, seat: int | None = 0) -> dict[str, str]:
    own = drawing("tiletum")
    assert own is not None
    return own.paint(state.view(seat), words("en", "tiletum"), ("Anna", "Bohdan")).parts()


def shown(body: str) -> list[str]:
    """The words of a region."""
    return re.findall(r">([^<>]+)</text>", body)


def top(body: str) -> float:
    """How far down a region begins."""
    found = re.match(r'<g transform="translate\(\S+ (\S+)\)', body)
    assert found is not None
    return float(found[1])


def test_a_die_as_it_lies_is_one_click_and_a_new_value_is_chosen_first() -> None:
    own = drawing("tiletum")
    assert own is not None
    view = load(wheel={"dice": DICE, "orientation": 0}, steps=choose_die()).view(0)

    assert own.spots(GAME.parse("die blue 4 4"), view) == ("die:blue:4",)
    assert own.spots(GAME.parse("die blue 4 5"), view) == ("segment:5", "die:blue:4")


def test_segments_say_the_points_and_dice_alike_their_number() -> None:
    drawn = regions(load(wheel={"dice": DICE, "orientation": 0}, steps=choose_die()))

    assert [f"{points} AP" in shown(drawn["wheel"]) for points in range(1, 7)] == [True] * 6
    assert shown(drawn["dice"]).count("×2") == 1
    assert [drawn["dice"].count(f"#good-{good}") for good in ("food", "iron", "gold", "stone", "wool")] == [
        1,
        2,
        2,
        1,
        1,
    ]


def test_the_own_board_lies_above_the_chart_and_the_others_below() -> None:
    state = load(wheel={"dice": DICE, "orientation": 0}, steps=choose_die())
    for seat, (own, other) in enumerate((("A", "B"), ("B", "A"))):
        drawn = regions(state, seat)
        assert top(drawn[f"board:{own}"]) < top(drawn["ground"]) < top(drawn[f"board:{other}"])


def test_the_list_of_what_is_to_be_done_comes_with_a_chain_of_effects() -> None:
    plain = regions(load(steps=die_action("merchant", 3)))["todo"]
    chain = regions(load(steps=nested("architect", 2, die_action("merchant", 3))))["todo"]

    assert shown(plain) == []
    assert [said for said in shown(chain) if said.endswith(".")] == ["1.", "2.", "3."]
    assert "end of the turn" in shown(chain)

"""The Pilgrimage: the one use of a group of several colours."""

from typing import Any

import pytest

from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import group_of, options, picks, play, reason, table


def pilgrims(dice: str, **parts: Any) -> TroyesState:
    """A has a tradesman on the Pilgrimage; the other cards are given by name."""
    cards = {"pilgrimage": {"tradesmen": ["A"]}, **parts.pop("others", {})}
    seats = {"A": {"deniers": 20}}
    return table(dice=f"{dice} B-red-1", activities=cards, round=3, seats=seats, **parts)


@pytest.mark.rule("R10.11", "R4.21")
def test_the_pilgrimage_takes_dice_of_any_colours() -> None:
    state = pilgrims("A-red-4 A-white-5 B-yellow-4")
    single = state.copy()
    play(state, "take red 4", "take white 5")
    assert group_of(state)["colour"] == "mixed"
    assert reason(state, "build") == "why-mixed-group R10.11"
    assert reason(state, "farm") == "why-mixed-group R10.11"
    assert reason(state, "fight marauding") == "why-mixed-group R10.11"
    assert reason(state, "settle") == "why-one-die-only R5.2"
    assert options(state) == ["activate pilgrimage", "buy B red 1", "buy B yellow 4"]
    play(state, "buy B yellow 4", "activate pilgrimage")
    assert (state.points[0], state.deniers) == (2 * 2, [20 - 6, 5 + 6])
    play(single, "take red 4", "buy B red 1", "buy B yellow 4")

    assert options(single) == ["activate pilgrimage"]


@pytest.mark.rule("R10.11")
def test_a_group_of_one_other_colour_may_make_the_pilgrimage() -> None:
    state = pilgrims("A-red-6 A-red-6")
    play(state, "take red 6", "take red 6")
    assert {"activate pilgrimage", "fewer pilgrimage"} <= set(options(state))
    play(state, "activate pilgrimage")

    assert state.points[0] == 4


@pytest.mark.rule("R10.11", "R4.26")
def test_without_the_pilgrimage_or_its_price_no_colours_are_mixed() -> None:
    dice = "A-red-1 A-white-1 A-yellow-1"
    weak = pilgrims(dice, spaces={"palace_2": "A"})
    poor = table(dice=f"{dice} A-white-6", activities={"pilgrimage": {}}, seats={"A": {"deniers": 8, "supply": 1}})
    none = table(dice=dice, spaces={"palace_2": "A"}, round=3)
    for state in (weak, poor, none):
        play(state, "take red 1")

    assert reason(weak, "take white 1") == "why-leads-nowhere R4.26"
    assert reason(poor, "take white 6") == "why-leads-nowhere R4.26"
    assert reason(none, "take white 1") == "why-one-colour R4.21"


@pytest.mark.rule("R10.11")
@pytest.mark.parametrize(("cube", "total"), [("apprenticeship", 15), ("confession", 1 + 2 + 3 + 6)])
def test_only_apprenticeship_and_confession_change_a_mixed_group(cube: str, total: int) -> None:
    state = pilgrims("A-red-1 A-white-2 A-yellow-3", others={cube: {"cubes": {"A": 1}}})
    play(state, f"spend {cube}", "take red 1", "take white 2", "take yellow 3")

    assert group_of(state)["total"] == total
    play(state, "activate pilgrimage")
    assert state.points[0] == 2 * 2


@pytest.mark.rule("R10.11", "R10.7")
@pytest.mark.parametrize(
    ("cube", "dice", "first"),
    [
        ("blacksmith", "A-red-4", "take red 4"),
        ("priest", "A-yellow-4", "take yellow 4"),
        ("militia", "A-yellow-6", "take yellow 6"),
        ("tithing", "B-yellow-6", "buy B yellow 6"),
        ("monk", "A-white-2", "take white 2"),
        ("templar", "A-white-4", "take white 4"),
    ],
)
def test_the_other_cubes_fit_a_pilgrimage_of_their_own_colour(cube: str, dice: str, first: str) -> None:
    other = "A-white-6 A-yellow-1" if cube == "blacksmith" else "A-red-6"
    state = pilgrims(f"{dice} {other}", others={cube: {"cubes": {"A": 1}}})
    play(state, f"spend {cube}", first)

    assert not any(colour in move for move in picks(state) for colour in ("white", "red 6"))
    play(state, "activate pilgrimage")
    assert state.points[0] == 2

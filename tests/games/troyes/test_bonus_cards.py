"""The bonus cards: Baker, Prior, Banquet and the Event Resistance, an option for every number of players."""

from random import Random
from typing import Any

import pytest

import rynek
from rynek.games.troyes import GAME
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import options, picks, play, reason, row, table

BONUS = {"bonus_cards": True}
ACT = [{"step": "ActEvents", "place": 0, "black": 0}]


def bonus(players: int = 3, **parts: Any) -> TroyesState:
    return table(players, options=BONUS, **parts)


def revealed(chosen: dict[str, Any], players: int, seeds: int) -> set[str]:
    """The cards that random games turn up."""
    found: set[str] = set()
    for seed in range(seeds):
        rng = Random(seed)
        state = GAME.new(players, chosen)
        rynek.play_chance(state, rng)
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            rynek.play_chance(state, rng)
        view = state.view(None)
        found |= {entry["card"] for entry in view["activities"] if entry["card"]} | set(GAME.dump(state)["removed"])
        found |= {entry["event"] for entry in view["events"]} | {name for p in view["seats"] for name in p["won"]}
    return found


@pytest.mark.rule("B1", "SQ14")
def test_the_bonus_cards_come_only_by_the_option() -> None:
    cards = {"baker", "prior", "banquet", "resistance"}

    assert revealed(BONUS, 2, 25) >= cards
    assert not revealed({}, 2, 12) & cards


@pytest.mark.rule("B1", "R4.3")
def test_a_bonus_card_lies_on_the_slot_of_its_colour_and_round() -> None:
    with_option = bonus(steps=[{"step": "RevealActivities"}], round=1)
    without = table(3, steps=[{"step": "RevealActivities"}], round=1)
    asked = GAME.parse("reveal archer monk baker")

    assert with_option.accepts(-1, asked)
    assert not without.accepts(-1, asked)
    assert not with_option.accepts(-1, GAME.parse("reveal archer prior merchant"))


@pytest.mark.rule("B2", "R10.1", "R10.5")
def test_the_baker_counts_the_yellow_dice_left_on_the_whole_square() -> None:
    cards = {"baker": {"tradesmen": ["A"]}}
    state = bonus(dice="A-yellow-6 A-yellow-2 A-yellow-1 B-yellow-3 C-red-1 grey-yellow-5", activities=cards)
    play(state, "take yellow 6", "take yellow 2", "activate baker")
    nothing = bonus(dice="A-yellow-4 B-red-1", activities=cards)
    play(nothing, "take yellow 4", "activate baker")

    assert (state.deniers, nothing.deniers) == ([5 + 2 * 3, 5, 5], [5, 5, 5])


@pytest.mark.rule("B3", "R10.1")
@pytest.mark.parametrize(
    ("dice", "points"),
    [("A-red-1 B-red-2", 1), ("B-red-1 B-red-2", 2), ("grey-red-1 grey-red-2 grey-red-3 B-red-1", 3), ("B-white-1", 0)],
)
def test_a_banquet_counts_the_red_dice_of_the_fullest_district(dice: str, points: int) -> None:
    state = bonus(dice=f"A-red-6 {dice}", activities={"banquet": {"tradesmen": ["A"]}})
    play(state, "take red 6", "activate banquet")

    assert state.points == [points, 0, 0]


@pytest.mark.rule("B4", "R10.8", "R6.14")
def test_the_prior_makes_one_white_die_two() -> None:
    state = bonus(
        dice="B-white-4 A-white-1 C-red-1",
        activities={"prior": {"cubes": {"A": 1}}},
        cathedral={"4": ["B"]},
        events={"heresy": ""},
        seats={"A": {"supply": 1}},
    )
    play(state, "spend prior", "buy B white 4")
    assert picks(state) == []
    assert reason(state, "settle") == "why-cube-forbids R10.6"
    fight = state.copy()
    play(fight, "fight heresy")
    assert row(fight)["heresy"] == "AA"
    play(state, "build")

    assert GAME.dump(state)["cathedral"] == {"4": ["B", "A", "A"]}
    assert (state.points[0], state.influence[0], state.deniers) == (2, 4 + 2 * 2, [3, 7, 5])


@pytest.mark.rule("B4", "R6.14")
def test_the_prior_builds_both_cubes_or_none() -> None:
    cards = {"prior": {"cubes": {"A": 1}}}
    state = bonus(dice="A-white-4 C-red-1", activities=cards, cathedral={"4": ["B", "B"]}, events={"heresy": ""})
    play(state, "spend prior", "take white 4")

    assert reason(state, "build") == "why-column-full R6.14"


@pytest.mark.rule("B4", "R10.11")
def test_the_prior_serves_a_pilgrimage() -> None:
    cards = {"prior": {"cubes": {"A": 1}}, "pilgrimage": {"tradesmen": ["A"]}}
    state = bonus(dice="A-white-3 A-red-6 C-red-1", activities=cards)
    play(state, "spend prior", "take white 3")
    assert picks(state) == []
    play(state, "activate pilgrimage")

    assert state.points[0] == 2


@pytest.mark.rule("B5", "R4.8")
def test_resistance_calls_a_second_red_event_which_calls_as_usual() -> None:
    state = bonus(steps=[{"step": "RevealEvent", "deck": "red"}, *ACT], round=1)
    assert "event resistance" in options(state)
    assert state.view(None)["decks"]["red"] == 5
    play(state, "*event resistance")
    assert state.view(None)["decks"]["red"] == 4
    assert "event war" in options(state)
    assert "event resistance" not in options(state)
    play(state, "*event war", "*event heresy")

    assert list(row(state)) == ["marauding", "resistance", "war", "heresy"]
    assert state.view(None)["decks"] == {"red": 4, "white": 3, "yellow": 4}


@pytest.mark.rule("B6")
def test_resistance_removes_the_last_cube_of_every_event() -> None:
    before = {"marauding": "AB", "resistance": "C", "war": "Bg", "heresy": ""}
    state = bonus(events=before, steps=ACT, seats={"A": {"points": 3}})

    assert row(state) == {"marauding": "A", "resistance": "", "war": "B", "heresy": ""}
    assert state.points == [3, 0, 0]
    assert state.accepts(-1, GAME.parse("roll 1 2 3"))

"""The board of Tiletum: dice by one click or turned first, where the boards lie, the list of what is to be done."""

import re

from rynek.draw.arrangement import names
from rynek.draw.tiletum import DRAWING
from rynek.draw.tiletum.clicks import CLICKS
from rynek.draw.tiletum.todo import SAID
from rynek.games.tiletum.state import TiletumState
from rynek.play.words import LANGUAGES, words
from tests.games.tiletum.table import GAME, choose_die, die_action, load, nested

DICE = ["pink2", "pink2", "blue3", "blue4", "yellow6", "yellow1", "dark_grey5", "light_grey4"]


def regions(state: TiletumState, seat: int | None = 0) -> dict[str, str]:
    return DRAWING.paint(state.view(seat), words("en", "tiletum"), ("Anna", "Bohdan")).parts()


def shown(body: str) -> list[str]:
    """The words of a region."""
    return re.findall(r">([^<>]+)</text>", body)


def test_a_die_as_it_lies_is_one_click_and_a_new_value_is_chosen_first() -> None:
    view = load(wheel={"dice": DICE, "orientation": 0}, steps=choose_die()).view(0)

    assert DRAWING.spots(GAME.parse("die blue 4 4"), view) == ("die:blue:4",)
    assert DRAWING.spots(GAME.parse("die blue 4 5"), view) == ("segment:5", "die:blue:4")


def test_a_turned_die_says_what_it_costs_and_gives_at_its_new_value() -> None:
    view = load(wheel={"dice": DICE, "orientation": 0}, steps=choose_die()).view(0)
    space = next(one for one in view["wheel"] if one["value"] == 5)

    said = DRAWING.note(GAME.parse("die blue 4 5"), view, words("en", "tiletum"))

    assert said.startswith("for 2 gold; gives 5 × iron and ")
    assert said.endswith(f"{space['points']} AP")
    assert DRAWING.note(GAME.parse("die blue 4 4"), view, words("en", "tiletum")) == ""


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


def test_wheel_map_and_own_board_lie_on_the_first_screen_and_the_others_below() -> None:
    state = load(wheel={"dice": DICE, "orientation": 0}, steps=choose_die())
    for seat, (own, other) in enumerate((("A", "B"), ("B", "A"))):
        first, *later = DRAWING.paint(state.view(seat), words("en", "tiletum"), ("Anna", "Bohdan")).sizes["wide"]
        assert {"wheel", "map", f"mat-{own}", f"home-{own}"} <= set(names(first.node))
        assert [names(section.node) for section in later] == [[f"mat-{other}", f"home-{other}"]]


def test_the_list_of_what_is_to_be_done_comes_with_a_chain_of_effects() -> None:
    plain = regions(load(steps=die_action("merchant", 3)))["todo"]
    chain = regions(load(steps=nested("architect", 2, die_action("merchant", 3))))["todo"]

    assert shown(plain) == []
    assert [said for said in shown(chain) if said.endswith(".")] == ["1.", "2.", "3."]
    assert "end of the turn" in shown(chain)


def test_a_spent_action_stays_on_the_list_because_it_bars_helpers_and_a_spent_bonus_does_not() -> None:
    spent = {"step": "PieceBonus", "seat": "A", "merchant": 0, "architect": 0, "house": 0, "pillar": 0}
    asked = {"step": "AnyGoods", "seat": "A", "count": 1, "source": "exchange"}
    steps = [asked, spent, *nested("architect", 0, die_action("merchant", 3))]

    drawn = shown(regions(load(steps=steps))["todo"])

    assert [said for said in drawn if "exchange" in said or "AP" in said] == [
        "extra good of the exchange",
        "extra: architect, 0 AP left",
        "die: merchant, 3 AP left",
    ]


def test_the_list_tells_a_choice_by_a_die_from_one_by_a_helper() -> None:
    def line(die: int) -> str:
        choice = {"step": "ChooseAction", "seat": "A", "points": 2, "die": die}
        found = shown(regions(load(steps=[choice, *nested("architect", 2, die_action("merchant", 3))]))["todo"])
        return next(said for said in found if "choose" in said)

    assert [line(0), line(1)] == ["extra: choose an action, 2 AP", "die: choose an action, 2 AP"]


def test_every_verb_has_its_clicks_and_every_step_of_a_turn_its_words() -> None:
    assert set(CLICKS) == set(GAME.verbs)
    assert set(SAID) <= set(GAME.codec.kinds)
    assert all(words(lang, "tiletum").has(key) for lang in LANGUAGES for key in SAID.values())

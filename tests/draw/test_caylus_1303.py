"""The board of Caylus 1303: the provost's what-if, the parts of moves, and what happened where."""

import re

import pytest

from rynek.draw.caylus_1303 import DRAWING, road
from rynek.games.caylus_1303 import GAME
from rynek.games.caylus_1303.state import CaylusState
from rynek.play.words import words
from tests.games.caylus_1303.table import play, table

NAMES = ("Anna", "Bohdan", "Celina")
SPEECH = words("en", "caylus_1303")


def picture(state: CaylusState, seat: int | None = 0) -> str:
    return "".join(DRAWING.paint(state.view(seat), SPEECH, NAMES).parts().values())


def tip(drawn: str, part: str) -> str:
    found = re.search(rf'data-part="{part}"[^>]*data-tip="([^"]*)"', drawn)
    assert found is not None
    return found[1]


def bridge() -> CaylusState:
    workers = {"base_guild_any": ["B"], "base_guild_stone": ["C"]}
    steps = ["Bridge", {"step": "Walk", "place": "space_1"}, "SendHome", "Delivery"]
    return table(bridge=["A", "B", "C"], workers=workers, steps=steps)


def test_a_milestone_tells_who_would_act_and_who_would_not() -> None:
    drawn = picture(bridge())

    assert tip(drawn, "milestone:7") == "From here these work – Bohdan: Guild A. These do not – Celina: Guild B."
    assert tip(drawn, "milestone:8") == "From here these work – Bohdan: Guild A; Celina: Guild B."
    assert tip(drawn, "milestone:0") == "These do not – Bohdan: Guild A; Celina: Guild B."


def test_reachable_milestones_say_how_many_steps_it_is() -> None:
    drawn = picture(bridge())

    assert [said in drawn for said in (">+3<", ">−3<", ">+4<")] == [True, True, False]
    assert ">+1<" not in picture(table())


def test_workers_ahead_of_the_provost_bear_another_sign() -> None:
    state = bridge()
    play(state, "A provost -1", "B provost 0", "C provost 0")
    body = "".join(
        region.body
        for region in DRAWING.paint(state.view(0), SPEECH, NAMES).panel("road").regions
        if region.name == "workers"
    )

    assert (body.count('href="#check"'), body.count('href="#cross"')) == (1, 1)


def test_milestones_lie_apart_along_the_road() -> None:
    places = [road.milestone(position) for position in range(27)]

    assert len(set(places)) == 27
    assert all(0 < x < 960 and 0 < y < road.HEIGHT for x, y in places)


@pytest.mark.parametrize(
    ("move", "parts"),
    [
        ("place tailor", ("building:tailor",)),
        ("site", ("site",)),
        ("pass", ("bridge",)),
        ("decline", ()),
        ("provost -2", ("milestone:6",)),
        ("build manor -", ("building:manor",)),
        ("build tailor food", ("building:tailor", "resource:food")),
        ("deliver food wood gold", ("resource:food", "resource:wood", "resource:gold")),
        ("steal thief", ("character:thief",)),
        ("favour jeweler", ("building:jeweler",)),
        ("monument garden", ("building:garden",)),
    ],
)
def test_the_parts_of_a_move(move: str, parts: tuple[str, ...]) -> None:
    assert DRAWING.spots(GAME.parse(move), table().view(0)) == parts


def test_using_a_building_is_a_click_on_it() -> None:
    steps = [{"step": "UseBuilding", "seat": "A", "building": "base_farm_1", "side": "start"}, "Delivery"]

    assert DRAWING.spots(GAME.parse("use 1"), table(steps=steps).view(0)) == ("building:base_farm_1",)


def test_what_happened_is_shown_where_it_happened() -> None:
    state = table(houses={"wood_farm": "B"})
    play(state, "A place wood_farm")
    placed, scored = state.events or []

    assert DRAWING.where(placed, state.view(0)) == ("seat:A", "building:wood_farm")
    assert DRAWING.where(scored, state.view(0)) == ("seat:B",)


def test_only_the_own_resources_can_be_chosen() -> None:
    state = table()

    assert picture(state, 1).count('data-part="resource:') == 5
    assert picture(state, None).count('data-part="resource:') == 0


def test_hidden_prestige_is_a_question_mark() -> None:
    state = table(A={"points": {"bundles": 35}}, B={"points": {"bundles": 40}})

    assert ">35<" in picture(state, 0)
    assert ">40<" not in picture(state, 0)
    assert ">35<" not in picture(state, None)


def test_the_building_that_is_being_used_lies_on_gold() -> None:
    state = bridge()
    play(state, "A provost 0", "B provost 0", "C provost 0")
    view = state.view(0)
    place = road.at_work(view)

    assert place is not None
    assert view["step"] is not None
    assert road.places(view)[place]["building"] == view["step"]["building"]
    assert DRAWING.paint(view, SPEECH, NAMES).parts()["at-work"]
    assert not DRAWING.paint(table().view(0), SPEECH, NAMES).parts()["at-work"]

"""Phase 3, delivery (chapter 6; R10.8-R10.11)."""

import pytest

from tests.games.caylus_1303.table import DELIVERY, goods, options, play, prestige, refusal, table, told

ONE = {"goods": {"food": 1, "wood": 1, "stone": 1}}
TWO = {"goods": {"food": 2, "wood": 2, "cloth": 2}}


@pytest.mark.rule("R6.1", "R6.2")
def test_only_players_on_the_site_deliver_in_its_order_and_may_deliver_nothing() -> None:
    state = table(construction_site=["C", "A"], steps=DELIVERY, A=ONE, B=TWO, C=ONE)

    assert options(state) == ["C", "deliver food wood stone", "done"]
    play(state, "C done", "A done")
    assert state.over
    assert prestige(state) == [0, 0, 0]


@pytest.mark.rule("R6.2", "R6.3", "R6.4")
def test_bundles_one_after_another_five_points_each() -> None:
    state = table(
        construction_site=["A"], steps=DELIVERY, A={"goods": {"food": 3, "wood": 1, "stone": 1, "cloth": 1, "gold": 1}}
    )
    bundles = [option for option in options(state) if option.startswith("deliver")]

    assert len(bundles) == 6
    play(state, "A deliver food wood gold", "A deliver food stone cloth")
    assert prestige(state)[0] == 10
    assert goods(state, "A") == {"food": 1}


@pytest.mark.rule("R6.3")
def test_refused_bundles_say_why() -> None:
    state = table(construction_site=["A"], steps=DELIVERY, A={"goods": {"food": 2, "wood": 1, "stone": 1}})

    assert refusal(state, "A deliver wood stone cloth") == "no-bundle R6.3"
    assert refusal(state, "A deliver food food wood") == "no-bundle R6.3"
    assert refusal(state, "A deliver food wood gold") == "lacks-bundle R6.3"


@pytest.mark.rule("R6.3")
def test_a_bundle_is_typed_in_any_order() -> None:
    state = table(construction_site=["A"], steps=DELIVERY, A={"goods": {"food": 1, "wood": 1, "stone": 1}})
    play(state, "A deliver stone wood food")

    assert prestige(state)[0] == 5


@pytest.mark.rule("R6.1")
def test_who_has_no_bundle_is_skipped() -> None:
    state = table(construction_site=["A", "B"], steps=DELIVERY, A={"goods": {"gold": 9}}, B=ONE)

    assert options(state)[0] == "B"


@pytest.mark.rule("R6.5", "Q14")
def test_the_workers_are_in_the_camp_before_the_favour() -> None:
    state = table(construction_site=["A"], steps=DELIVERY, A={**ONE, "pool": 10})
    play(state, "A deliver food wood stone")

    assert type(state.stack[-1]).__name__ == "Favour"
    assert state.yard == []
    assert state.camp(0) == 5


@pytest.mark.rule("R6.6", "R7.7")
def test_most_bundles_gain_the_favour() -> None:
    state = table(construction_site=["A", "B"], steps=DELIVERY, A=ONE, B={"goods": {"food": 2, "wood": 2, "cloth": 2}})
    play(state, "A deliver food wood stone", "B deliver food wood cloth", "B deliver food wood cloth")

    assert state.to_act == (1,)
    assert told(state)[-2:] == ["most-bundles", "favoured"]


@pytest.mark.rule("R6.6", "Q6")
def test_without_any_bundle_there_is_no_favour() -> None:
    state = table(construction_site=["A"], steps=DELIVERY, A=ONE)
    play(state, "A done")

    assert state.over
    assert told(state) == ["no-bundles"]


@pytest.mark.rule("R10.8", "Q8")
def test_the_deliveryman_delivers_last_without_a_worker_and_loses_ties() -> None:
    state = table(construction_site=["A"], steps=DELIVERY, A=ONE, B={**TWO, "characters": ["deliveryman"]})
    play(state, "A deliver food wood stone", "B deliver food wood cloth", "B done")
    assert state.to_act == (0,)

    state = table(construction_site=["A"], steps=DELIVERY, A=ONE, B={**TWO, "characters": ["deliveryman"]})
    play(state, "A deliver food wood stone", "B deliver food wood cloth", "B deliver food wood cloth")
    assert state.to_act == (1,)


@pytest.mark.rule("R10.8", "Q8")
def test_a_deliveryman_on_the_site_delivers_twice_and_all_counts_together() -> None:
    state = table(construction_site=["B", "A"], steps=DELIVERY, A=TWO, B={**TWO, "characters": ["deliveryman"]})
    play(state, "B deliver food wood cloth", "B done", "A deliver food wood cloth", "A deliver food wood cloth")

    assert options(state)[0] == "B"
    play(state, "B deliver food wood cloth")
    assert state.bundles == [2, 2, 0]
    assert state.to_act == (1,)  # the tie goes to the lower space


@pytest.mark.rule("R10.8")
def test_a_deliveryman_who_is_last_on_the_site_is_asked_once() -> None:
    state = table(construction_site=["A", "B"], steps=DELIVERY, A=ONE, B={**TWO, "characters": ["deliveryman"]})
    play(state, "A deliver food wood stone")

    assert state.ask(1).template.key == "ask-deliver"
    play(state, "B done")
    assert state.to_act == (0,)  # the favour
    assert type(state.stack[-1]).__name__ == "Favour"


@pytest.mark.rule("R10.8", "R6.6")
def test_a_deliveryman_alone_gains_the_favour_with_nobody_on_the_site() -> None:
    state = table(steps=DELIVERY, B={**ONE, "characters": ["deliveryman"]})
    play(state, "B deliver food wood stone")

    assert told(state)[-2:] == ["most-bundles", "favoured"]
    assert state.to_act == (1,)


@pytest.mark.rule("R10.9")
def test_the_chamberlain_delivers_any_three() -> None:
    state = table(
        construction_site=["A"], steps=DELIVERY, A={"goods": {"wood": 3, "gold": 2}, "characters": ["chamberlain"]}
    )

    assert options(state) == ["A", "deliver wood wood wood", "deliver wood wood gold", "deliver wood gold gold", "done"]
    assert refusal(state, "A deliver gold gold gold") == "lacks-bundle R6.3"
    assert state.ask(0).template.key == "ask-deliver-any"


@pytest.mark.rule("R10.10", "R10.11")
def test_foreman_and_goldsmith_add_up_and_the_goldsmith_works_once() -> None:
    rich = {"goods": {"food": 2, "wood": 2, "gold": 2}, "characters": ["foreman", "goldsmith"]}
    state = table(construction_site=["A"], steps=DELIVERY, A=rich)
    play(state, "A deliver food wood gold")
    assert prestige(state)[0] == 5 + 1 + 5

    play(state, "A deliver food wood gold")
    assert prestige(state)[0] == 11 + 5 + 1


@pytest.mark.rule("R10.11", "Q8")
def test_the_goldsmiths_bonus_may_come_with_the_deliverymans_bundle() -> None:
    rich = {"goods": {"food": 2, "wood": 2, "stone": 1, "gold": 1}, "characters": ["deliveryman", "goldsmith"]}
    state = table(construction_site=["A", "B"], steps=DELIVERY, A=rich, B=ONE)
    play(state, "A deliver food wood stone", "A done", "B done", "A deliver food wood gold")

    assert prestige(state)[0] == 5 + 5 + 5


@pytest.mark.rule("Q19")
def test_a_bundle_of_several_gold_is_one_bundle_with_gold() -> None:
    rich = {"goods": {"gold": 6}, "characters": ["chamberlain", "goldsmith"]}
    state = table(construction_site=["A"], steps=DELIVERY, A=rich)
    play(state, "A deliver gold gold gold", "A deliver gold gold gold")

    assert prestige(state)[0] == 10 + 5

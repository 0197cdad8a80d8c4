"""The sentences of hints: the plan, what it brings more than the next best move, and nothing a seat may not know."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import rynek
from rynek.bots.hint import Hint, Outcome
from rynek.games import REGISTRY
from rynek.play.lessons import Course, course
from rynek.play.words import LANGUAGES
from rynek.server.hint_text import Teller, hint_text, motive_text


def lesson(game: str) -> Course:
    found = course(game)
    assert found is not None
    return found


def position_of(found: Course, move: str) -> int:
    """The place of the script where the learner makes a move."""
    return found.script.index((0, found.game.parse(move)))


def compared(game: str, move: str, other: str, better: float = 0.0, *, then: int = 0) -> Hint:
    """A hint for a move of a lesson and so many that follow it, against doing something else and nothing more."""
    found = lesson(game)
    at = position_of(found, move)
    hint = Hint(0, found.game.parse(move), found.game.parse(other), better)
    hint.before = found.state_at(at)
    line = [(found.state_at(at + one), found.script[at + one][1]) for one in range(1, then + 1)]
    nothing = [0.0] * found.state_at(at).players
    hint.after = [Outcome(line, found.state_at(at + then + 1), nothing)]
    hint.otherwise = [Outcome([], found.state_at(at), nothing)]
    return hint


def test_points_are_told_by_their_source_with_its_clause() -> None:
    hint = compared("caylus_1303", "build wood_sawmill", "decline")

    text = hint_text(hint, "caylus_1303", "en", ["Anna", "Bot 1"])

    assert (
        "Compared with “Do nothing”: 2 points more for wood buildings (R5.6), 1 point more thanks to characters" in text
    )


def test_what_is_counted_anew_is_no_new_source() -> None:
    hint = compared("tiny_towns", "build cottage:b1a2b2 a2", "stop")

    text = hint_text(hint, "tiny_towns", "en", ["Anna", "Bot 1"])

    assert text.endswith("1 point more, with fewer squares left without a building (R10.2).")


def test_the_choices_that_follow_are_told_with_what_they_cost_and_bring() -> None:
    hint = compared("troyes", "take red 5", "pass", then=2)

    text = hint_text(hint, "troyes", "pl", ["Anna", "Bot 1"])

    assert text.startswith("Potem „Kup czerwoną 4, sprzedaje Bot 1: 4 denary”, „Walcz: Rozbójnicy, 3 kostki”.")


def test_a_choice_made_again_is_told_once() -> None:
    hint = compared("troyes", "take red 5", "pass", then=1)
    hint.after[0].line *= 3

    text = hint_text(hint, "troyes", "en", ["Anna", "Bot 1"])

    assert text.count("Buy the red 4 of Bot 1") == 1


def test_a_plan_is_told_as_far_as_there_is_room() -> None:
    teller = Teller(compared("troyes", "take red 5", "pass", then=2), "troyes", "en", ("Anna", "Bot 1"))

    assert [teller.plan(room) for room in (200, 60, 1)] == [
        "Then “Buy the red 4 of Bot 1: 4 deniers”, “Fight: Brigands, 3 cubes”.",
        "Then “Buy the red 4 of Bot 1: 4 deniers”.",
        "",
    ]


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (1, "The other way round is about as good."),
        (2, "“Buy the red 4 of Bot 1” may just as well come first."),
    ],
)
def test_where_only_the_order_differs_that_is_told(then: int, said: str) -> None:
    hint = compared("troyes", "take red 5", "buy B red 4", then=then)

    assert hint_text(hint, "troyes", "en", ["Anna", "Bot 1"]).endswith(f". {said}")


def test_points_that_losses_outweigh_are_no_reason() -> None:
    hint = compared("troyes", "fight brigands_1", "pass", 1.0)

    assert "for cubes on open Events" not in hint_text(hint, "troyes", "en", ["Anna", "Bot 1"])


def test_a_clause_behind_several_sources_is_told_once() -> None:
    teller = Teller(compared("caylus_1303", "build wood_sawmill", "decline"), "caylus_1303", "en", ("Anna", "Bot 1"))
    teller.samples = dict.fromkeys(teller.samples, teller.samples["Wood buildings"])

    assert teller.sources() == "2 points more for wood buildings, 1 point more for wood buildings (R5.6)"


def test_what_is_expected_beyond_the_points_is_told_when_it_is_much() -> None:
    said = [
        hint_text(compared("caylus_1303", "build wood_sawmill", "decline", better), "caylus_1303", "pl", ["A", "B"])
        for better in (5.0, 4.0)
    ]

    assert [text.endswith("Bot liczy, że w dalszej grze da to 2 punkty więcej.") for text in said] == [True, False]


@pytest.mark.parametrize(("viewer", "whose"), [(0, "your cube"), (1, "the player’s cube")])
def test_a_motive_speaks_of_the_player_and_not_of_the_reader(viewer: int, whose: str) -> None:
    hint = compared("troyes", "build", "pass")
    teller = Teller(hint, "troyes", "en", ("Anna", "Bot 1"))
    hint.viewer = viewer

    said = teller.source(teller.samples["Cathedral levels without the player's cube"], -1)

    assert said == f"1 point fewer, with more cathedral levels left without {whose}"


def test_what_a_good_is_is_no_reason() -> None:
    found = lesson("caylus_1303")
    hint = Hint(0, found.game.parse("gain cloth"), found.game.parse("gain wood"))
    hint.after = hint.otherwise = [Outcome([], found.state_at(found.starts[0]), [0.0, 0.0])]

    assert hint_text(hint, "caylus_1303", "en", ["Anna", "Bot 1"]) == "About as good as “Take 1 wood”."


def test_workers_in_the_camp_are_no_gain() -> None:
    found = lesson("caylus_1303")
    teller = Teller(compared("caylus_1303", "build wood_sawmill", "decline"), "caylus_1303", "en", ("Anna", "Bot 1"))

    counts = teller.counts(found.state_at(found.starts[0]))

    assert "workers in the pool" in counts
    assert "workers in the camp" not in counts


def test_that_something_is_done_is_no_part_of_a_plan() -> None:
    hint = compared("troyes", "take red 5", "pass", then=1)
    hint.after[0].line.append((hint.after[0].state, lesson("troyes").game.parse("done")))

    assert "Done" not in hint_text(hint, "troyes", "en", ["Anna", "Bot 1"])


def test_where_no_points_differ_belongings_are_compared() -> None:
    hint = compared("genoa", "act", "close", 12.3, then=0)

    text = hint_text(hint, "genoa", "en", ["Anna", "Bot 1", "Bot 2"])

    assert "beer +1, wine +1" in text
    assert text.endswith(" In all the bot expects about 12 ducats more from it.")


def test_where_nothing_differs_yet_the_expectation_is_told() -> None:
    found = lesson("caylus_1303")
    state = found.state_at(found.starts[0])
    hints = [Hint(0, found.game.parse("place base_quarry"), found.game.parse("pass"), better) for better in (2.4, 0.1)]
    for hint in hints:
        hint.before = state
        hint.after = hint.otherwise = [Outcome([], state, [0.0, 0.0])]

    said = [hint_text(hint, "caylus_1303", "en", ["Anna", "Bot 1"]) for hint in hints]

    assert said == [
        "Take 1 stone (R11.1). The bot expects about 2 points more than after “Pass”.",
        "Take 1 stone (R11.1). About as good as “Pass”.",
    ]


def test_what_the_guesses_do_not_bear_out_is_told_without_a_number() -> None:
    said = [hint_text(guesses(by), "caylus_1303", "en", ["Anna", "Bot 1"]) for by in ((1, 0), (-1, 0))]

    assert said == [
        "The bot expects about 2 points more than after “Pass”.",
        "Played on, it comes out better than “Pass”.",
    ]


def test_what_the_labels_say_is_no_reason() -> None:
    teller = Teller(compared("genoa", "act", "close"), "genoa", "en", ("Anna", "Bot 1", "Bot 2"))

    assert [teller.owned(other) for other in ("Take wine", "Take wine and beer")] == ["beer +1, wine +1", ""]


def test_a_move_that_is_made_later_anyway_is_told_to_come_second() -> None:
    hint = compared("troyes", "take red 5", "buy B red 4", 2.0, then=2)

    text = hint_text(hint, "troyes", "en", ["Anna", "Bot 1"])

    assert text.endswith("It is better made before “Buy the red 4 of Bot 1”: about 2 points more.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_without_an_alternative_has_a_sentence_too(lang: str) -> None:
    found = lesson("caylus_1303")

    assert hint_text(Hint(0, found.game.parse("pass")), "caylus_1303", lang, ["Anna", "Bot 1"])


def test_points_from_what_a_seat_may_not_know_are_not_told() -> None:
    found = lesson("troyes")
    hint = compared("troyes", "build", "pass")
    hint.after = [Outcome([], found.state_at(len(found.script)), [0.0, 0.0])]
    state = hint.after[0].state
    hidden = [
        line
        for line in found.game.breakdown(state, 0)
        if not line.seen_by(0) and line.points and line.message.template.key == "score-character"
    ]
    assert hidden

    text = hint_text(hint, "troyes", "en", ["Anna", "Bot 1"])

    assert [line for line in hidden if f"from {rynek.words('en', 'troyes').source(line.message)}" in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rynek.all_games())
def test_every_source_of_points_can_be_the_reason_of_a_hint(name: str, lang: str) -> None:
    source = (files(REGISTRY[name]) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    scores = [
        entry
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and re.match("score-", entry.id.name)
    ]

    assert len(scores) > 2
    assert [one.id.name for one in scores if "hint" not in [more.id.name for more in one.attributes]] == []


def pass_made(better: float) -> list[str]:
    """What is said of a bot that has passed though it could have placed a worker, in both languages."""
    found = lesson("caylus_1303")
    made = Hint(1, found.game.parse("pass"), found.game.parse("place base_quarry"), better)
    made.after = made.otherwise = [Outcome([], found.state_at(found.starts[0]), [0.0, 0.0])]
    return [motive_text(made, "Bot 1", "caylus_1303", lang, ["Anna", "Bot 1"]) for lang in LANGUAGES]


def test_of_a_move_that_seems_worse_on_a_second_look_it_is_said_what_is_better() -> None:
    assert pass_made(-1.2) == [
        "Not its best move: a longer thought finds “To: Quarry” better by about 1 point.",
        "To nie był najlepszy ruch: po dłuższym namyśle lepsze okazuje się „Do: Kamieniołom” (1 punkt więcej).",
    ]


def test_a_move_that_is_a_little_worse_is_not_called_better() -> None:
    assert pass_made(-0.9) == [
        "About as good as “To: Quarry”.",
        "To ruch mniej więcej tak dobry jak „Do: Kamieniołom”.",
    ]


@pytest.mark.parametrize(
    ("has_choice", "told"),
    [
        (True, ["Nothing else seemed worth a thought.", "Nic innego nie wydało się warte rozważenia."]),
        (False, ["It was the only move there was.", "Nie było innego ruchu."]),
    ],
)
def test_a_move_without_an_alternative_is_told_of_as_made(*, has_choice: bool, told: list[str]) -> None:
    made = Hint(1, lesson("caylus_1303").game.parse("pass"))
    made.has_choice = has_choice

    said = [motive_text(made, "Bot 1", "caylus_1303", lang, ["Anna", "Bot 1"]) for lang in LANGUAGES]

    assert said == told


def test_a_move_that_hangs_on_something_hidden_has_no_motive_to_tell() -> None:
    said = [motive_text(None, "Bot 1", "genoa", lang, ["Anna", "Bot 1"]) for lang in LANGUAGES]

    assert said == ["The reason lies in what only Bot 1 knows.", "Powód zna tylko Bot 1."]


def guesses(*by: tuple[float, float]) -> Hint:
    """A hint against passing, and what the seat and its rival may expect more in each guess."""
    found = lesson("caylus_1303")
    state = found.state_at(found.starts[0])
    hint = Hint(0, found.game.parse("place base_quarry"), found.game.parse("pass"), 2.0)
    hint.after = [Outcome([], state, [20.0 + own, 20.0 + rival]) for own, rival in by]
    hint.otherwise = [Outcome([], state, [20.0, 20.0]) for _ in by]
    return hint


def test_where_luck_decides_the_odds_are_told() -> None:
    said = [
        hint_text(guesses((3, 0), (1, 0), (-1, 0)), "caylus_1303", lang, ["Anna", "Bot 1"]).split(". ")[-1]
        for lang in LANGUAGES
    ]

    assert said == [
        "It comes out ahead in 2 of 3 tries.",
        "Ten ruch daje lepszy wynik w 2 z 3 prób.",
    ]


def test_odds_are_not_told_where_luck_does_not_decide_or_speaks_against_it() -> None:
    for by in (((2, 0), (2, 0)), ((2, 0), (3, 0)), ((3, 0), (-2, 0), (-2, 0))):
        assert "tries" not in hint_text(guesses(*by), "caylus_1303", "en", ["Anna", "Bot 1"])


def test_what_a_rival_loses_is_not_told_where_luck_may_bring_the_opposite() -> None:
    said = [
        hint_text(guesses(*by), "caylus_1303", "en", ["Anna", "Bot 1"])
        for by in (((0, -9), (0, -1)), ((0, -9), (0, 1)))
    ]

    assert ["It costs Bot 1 about" in text for text in said] == [True, False]


def test_what_matters_less_is_left_out_where_there_is_no_room() -> None:
    hint = guesses((3, -5), (1, -5), (-9, -1))

    said = [hint_text(hint, "caylus_1303", "en", ["Anna", name]) for name in ("Bot 1", 14 * "Bartholomew")]

    assert ["It costs" in text for text in said] == [True, False]
    assert max(len(text) for text in said) < 200


def test_what_a_rival_loses_is_told_when_it_is_much() -> None:
    said = [hint_text(guesses((0, loss)), "caylus_1303", "pl", ["Anna", "Bot 1"]) for loss in (-3.2, -1.0)]

    assert ["Według bota Bot 1 traci na tym 3 punkty." in text for text in said] == [True, False]

"""The command line: what it prints, what it refuses, and its exit codes."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import rynek
from rynek.cli.arguments import option_value
from rynek.cli.board import board, compact
from rynek.cli.main import COMMANDS, main
from rynek.core.domain import SEAT
from rynek.core.errors import BadOptions
from rynek.core.option import Option
from rynek.play.words import LANGUAGES
from rynek.research.statistics import Tally
from tests.games.test_words import keys

GAME = "tiny_towns"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lines the person will type; Enter for ever once they are used up, then the first move of the list."""
    lines: list[str] = []

    def answers() -> Iterator[str]:
        while True:
            yield lines.pop(0) if lines else "1"

    source = answers()
    monkeypatch.setattr("builtins.input", lambda prompt="": next(source))
    return lines


def recorded(tmp_path: Path, *, finished: bool = True) -> Path:
    """A record of a match between players who always take the first move, whole or cut short."""
    match = rynek.Match(rynek.game(GAME), 2, seed=3)
    while not match.state.over and (finished or match.position < 12):
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    path = tmp_path / "match.rynek"
    path.write_text(match.record(["Anna", "Bartek"], hidden=True), encoding="utf-8")
    return path


def test_the_languages_of_the_command_line_hold_the_same_texts() -> None:
    assert keys("rynek.cli", "en") == keys("rynek.cli", "pl")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])

    assert ended.value.code == 0
    assert "usage: rynek " + command in capsys.readouterr().out


def test_the_version_says_whether_the_rules_are_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])

    assert "plain Python" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_game(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", lang]) == 0

    printed = capsys.readouterr().out
    assert all(f"({name})" in printed for name in rynek.all_games())


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["play", GAME, "--players", "99"], "players, not for 99"),
        (["play", GAME, "--seat", "Z"], "There is no seat Z"),
        (["play", GAME, "-o", "colour=red"], "There is no option “colour”"),
        (["play", GAME, "-o", "monuments=perhaps"], "cannot be perhaps"),
        (["play", GAME, "--bots", "deep_blue"], "There is no bot “deep_blue”"),
        (["sim", GAME, "--games", "0"], "games must be 1 or more"),
        (["sim", GAME, "--jobs", "-3"], "jobs must be 1 or more"),
        (["bench", "chess"], "There is no game “chess”"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    line: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    assert main(line) == 2
    assert told in capsys.readouterr().err


def test_refusals_speak_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess", "--lang", "pl"]) == 2
    assert "Nie ma gry „chess”" in capsys.readouterr().err


def test_a_missing_file_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "no_such_file.rynek"]) == 1
    assert "no_such_file.rynek" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "hello", "rynek 1\ngame tiny_towns 2\nplayers 2\nA fly\n"])
def test_a_broken_record_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.rynek"
    path.write_text(text, encoding="utf-8")

    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err.startswith("rynek: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_played_by_typing(
    lang: str, typed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "mine.rynek"

    code = main(["play", GAME, "--bots", "random", "--seed", "5", "--lang", lang, "--record", str(record)])

    assert code == 0
    assert rynek.read_record(record.read_text(encoding="utf-8")).state.over
    assert typed == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rynek.all_games())
def test_every_game_can_be_begun_by_typing(
    name: str, lang: str, typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    typed += ["1", "1", "/score", "1", "1", "/quit"]

    assert main(["play", name, "--bots", "random", "--seed", "2", "--lang", lang]) == 1
    assert typed == []
    assert capsys.readouterr().out


def test_the_person_can_look_undo_save_and_leave(
    typed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "half.rynek"
    typed += ["/help", "/board", "/score", "/moves a", "", "999", "fly away", "/dance", f"/save {path}", "/quit"]

    code = main(["play", GAME, "--bots", "random", "--seed", "5", "--lang", "en"])

    printed = capsys.readouterr().out
    assert code == 1
    assert "There is no move number 999" in printed
    assert "There is no move “fly”" in printed
    assert "There is no command /dance" in printed
    assert "Goodbye" in printed
    assert rynek.read_record(path.read_text(encoding="utf-8")).position > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_told_move_by_move(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(recorded(tmp_path)), "--lang", lang]) == 0

    printed = capsys.readouterr().out
    assert "   1 " in printed
    assert "Anna" in printed


def test_an_unfinished_record_shows_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(recorded(tmp_path, finished=False)), "--quiet", "--lang", "en"]) == 0
    assert "could not be checked" in capsys.readouterr().out


def test_a_position_of_a_record_can_be_dumped_and_loaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(recorded(tmp_path)), "--to", "10", "--dump"]) == 0

    position = json.loads(capsys.readouterr().out)
    assert not rynek.game(GAME).load(position).over


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_simulation_shows_bots_and_seats(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["sim", GAME, "--games", "4", "--bots", "random", "--players", "3", "--jobs", jobs, "--lang", "en"]

    assert main(line) == 0

    printed = capsys.readouterr().out
    assert "4 games of 3" in printed
    assert all(f"│ {seat} " in printed for seat in "ABC")


def test_a_simulation_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["sim", GAME, "--games", "3", "--bots", "random", "--jobs", "1", "--lang", "en"]

    tables = []
    for _ in range(2):
        assert main(line) == 0
        tables.append(capsys.readouterr().out.splitlines()[:-1])

    assert tables[0] == tables[1]


def test_bench_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", GAME, "--seconds", "0.1", "--json"]) == 0

    paces = json.loads(capsys.readouterr().out)
    assert {pace["game"] for pace in paces} == {GAME}
    assert all(
        pace["decisions_per_second"] > 0 and min(pace["copy_times"] + pace["decision_times"]) > 0 for pace in paces
    )


def test_an_interruption_has_its_own_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)

    assert main(["play", GAME]) == 130


def test_option_values_are_read_by_their_kind() -> None:
    assert option_value(Option("rich", default=False), "yes") is True
    assert option_value(Option("pace", "slow", choices=("slow", "fast")), "fast") == "fast"
    assert option_value(Option("stake", 1, low=1, high=3), "3") == 3
    assert option_value(Option("friends", [], domain=SEAT, most=2), "A,C") == ["A", "C"]


@pytest.mark.parametrize("text", ["4", "x", "", "-1"])
def test_option_values_that_do_not_fit_are_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        option_value(Option("stake", 1, low=1, high=3), text)


def test_a_view_is_shown_by_its_shape() -> None:
    assert compact({"wood": 2, "stone": 0, "cards": ["a", None]}) == "wood 2, cards a ·"
    assert compact([["a", "bbb"], [None, "c"]]) == "a  bbb\n·  c  "
    assert compact([{"a": 1}, {"b": 2}]) == "a 1\nb 2"
    assert compact([{"square": "a1", "cube": "wood"}, {"square": "b1"}]) == "   a     b\n1  wood  ·"


def test_a_view_shows_the_seats_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    Console().print(board({"players": [{"coins": 3}, {"coins": 4}], "round": 2, "dice": {"red": []}}))

    printed = capsys.readouterr().out
    assert "round: 2" in printed
    assert "coins: 3 │ │ coins: 4" in printed
    assert "dice" not in printed


def test_intervals_hold_what_was_counted() -> None:
    tally = Tally()
    for score in (10, 12, 14, 16):
        tally.add(score, win=0.5)

    mean, half = tally.mean
    share, low, high = tally.win_share

    assert (mean, round(half, 2)) == (13.0, 2.53)
    assert (share, round(low, 2), round(high, 2)) == (0.5, 0.15, 0.85)

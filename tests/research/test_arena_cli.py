"""`rynek arena`: what it prints, writes and refuses."""

import csv
import json
import re
from pathlib import Path

import pytest
from pyarrow import parquet

import rynek
from rynek.cli.main import main
from rynek.play.match import AnyMatch
from rynek.play.words import LANGUAGES
from rynek.research.needs import need
from tests.games.test_words import keys

LINE = ["arena", "--game", "troyes", "--players", "3", "--bots", "random,other=random,third=random", "--jobs", "1"]


@pytest.fixture
def no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out reports and figures, which take their time."""
    monkeypatch.setattr("rynek.cli.arena.write", lambda *_: None)


def arena(out: Path, *more: str, lang: str = "en") -> int:
    return main([*LINE, "--out", str(out), "--lang", lang, *more])


def test_the_languages_of_research_hold_the_same_texts() -> None:
    assert keys("rynek.research", "en") == keys("rynek.research", "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_arena_prints_tables_and_writes_everything(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(tmp_path, "--games", "6", lang=lang) == 0

    printed = capsys.readouterr().out
    assert all(label in printed for label in ("random", "other", "third"))
    results = json.loads((tmp_path / "results.json").read_text())
    assert [standing["games"] for standing in results["standings"]] == [6, 6, 6]
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == len(table) == 18
    assert [int(row["points"]) for row in rows] == [row["points"] for row in table]
    assert all((tmp_path / row["record"]).exists() for row in rows)
    assert len(list((tmp_path / "figures").iterdir())) == 10
    needs_nothing_else((tmp_path / "report.html").read_text())


def needs_nothing_else(page: str) -> None:
    """Fail when the report is not one page by itself, with the command that makes it."""
    assert page.count("<figure>") == page.count("<svg role") == 5
    assert re.findall(r'(?:src|href)="(?!#)[^"]*"', page) == []
    names = re.findall(r' id="([^"]+)"', page)
    assert len(names) == len(set(names))
    assert "rynek arena --game troyes --players 3 --bot random --bot other=random" in page


@pytest.mark.usefixtures("no_files")
def test_an_arena_that_is_all_played_is_only_shown_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena(tmp_path, "--games", "3")
    first = capsys.readouterr().out
    written = (tmp_path / "games.jsonl").read_bytes()

    assert arena(tmp_path, "--games", "3") == 0
    assert capsys.readouterr().out == first
    assert (tmp_path / "games.jsonl").read_bytes() == written


@pytest.mark.usefixtures("no_files")
def test_games_are_played_in_whole_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena(tmp_path, "--games", "4")

    assert "6 games: whole deals" in capsys.readouterr().err


@pytest.mark.usefixtures("no_files")
def test_the_usual_folder_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert main([*LINE, "--games", "3", "--lang", "en"]) == 0

    assert "3 finished games taken up" in capsys.readouterr().err
    assert len(list((tmp_path / "arena").iterdir())) == 1


@pytest.mark.usefixtures("no_files")
def test_an_interruption_keeps_what_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = rynek.Match.play
    moves = iter(range(10_000))

    def interrupted(self: AnyMatch, seat: int, move: str | rynek.Action) -> object:
        if next(moves) == 400:
            raise KeyboardInterrupt
        return real(self, seat, move)

    monkeypatch.setattr(rynek.Match, "play", interrupted)
    assert arena(tmp_path, "--games", "30") == 130
    monkeypatch.undo()

    assert "Interrupted." in " ".join(capsys.readouterr().err.split())
    assert 0 < len((tmp_path / "games.jsonl").read_text().splitlines()) < 30


@pytest.mark.usefixtures("no_files")
def test_faults_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(seat): return 1 / 0\n")

    line = ["arena", "--game", "troyes", "--players", "2", "--bot", f"file:{path}", "--bot", "random", "--games", "2"]
    assert main([*line, "--jobs", "1", "--out", str(tmp_path / "out"), "--lang", "en"]) == 0

    printed = capsys.readouterr().out
    assert "ZeroDivisionError" in printed
    assert "Games lost by a fault" in printed


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--bots", "random,deep_blue"], "There is no bot “deep_blue”"),
        (["--bots", "file:no_such_bot.py"], "The bot file no_such_bot.py cannot play: No such file"),
        (["--players", "9"], "players, not for 9"),
        (["--games", "0"], "games must be 1 or more"),
        (["--seconds", "0"], "seconds must be"),
        (["--until", "often"], "“often” is not a degree of certainty"),
        (["--until", "100%"], "is not a degree of certainty"),
        (["--bots", ""], "Nobody is named to play"),
        (["-o", "colour=red"], "There is no option “colour”"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    more: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(tmp_path, *more) == 2
    assert told in capsys.readouterr().err


def test_a_missing_package_is_named_with_the_command_that_installs_it() -> None:
    with pytest.raises(rynek.BadOptions, match=r'“no_such_package” is not installed.*pip install "rynek\[research\]"'):
        need(["no_such_package"])


def test_the_library_itself_needs_no_package_of_research() -> None:
    import subprocess
    import sys

    names = "choix matplotlib numpy pyarrow ray scipy"
    code = f"import sys, rynek, rynek.cli.sim; print([name for name in {names.split()!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"

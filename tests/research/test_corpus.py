"""`rynek corpus`: games as a data set, positions on demand, and the card."""

import json
from pathlib import Path

import pytest

import rynek
from rynek.cli.main import main
from rynek.research.arena.archive import Archive
from rynek.research.arena.results import Result
from rynek.research.corpus import decisions, games

LINE = ["corpus", "--game", "troyes", "--players", "2", "--bots", "random", "--games", "3", "--lang", "en"]


def test_a_corpus_holds_records_that_replay_positions_and_a_card(tmp_path: Path) -> None:
    assert main([*LINE, "--jobs", "1", "--positions", "--out", str(tmp_path)]) == 0

    rows = list(games(tmp_path / "games.parquet"))
    assert [row["id"] for row in rows] == [f"troyes-2-1-{number}" for number in range(4)]
    for row in rows:
        assert rynek.read_record(row["record"]).state.scores() == row["points"]
    card = (tmp_path / "README.md").read_text()
    assert "| troyes |" in card
    assert "CC0" in card
    assert (tmp_path / "positions.parquet").exists()


def test_positions_load_and_hold_the_move_that_was_chosen(tmp_path: Path) -> None:
    main([*LINE, "--jobs", "1", "--out", str(tmp_path)])

    found = list(decisions(next(games(tmp_path / "games.parquet"))))

    assert all(row["move"] in row["legal"] for row in found)
    state = rynek.game("troyes").load(json.loads(found[5]["position"]))
    assert json.loads(json.dumps(state.view("AB".index(found[5]["seat"])))) == json.loads(found[5]["view"])


def test_a_broken_corpus_goes_on_and_equals_an_unbroken_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add, kept = Archive.add, list[int]()

    def full(self: Archive, result: Result, record: str) -> None:
        if len(kept) == 2:
            raise OSError(28, "No space left on device")
        kept.append(result.number)
        add(self, result, record)

    monkeypatch.setattr(Archive, "add", full)
    assert main([*LINE, "--jobs", "1", "--out", str(tmp_path / "broken")]) != 0
    monkeypatch.setattr(Archive, "add", add)
    first = tmp_path / "broken" / "games" / "troyes" / "records" / "0" / f"{kept[0]}.rynek"
    written = first.stat().st_mtime_ns
    assert main([*LINE, "--jobs", "1", "--out", str(tmp_path / "broken")]) == 0
    assert main([*LINE, "--jobs", "1", "--out", str(tmp_path / "whole")]) == 0

    assert first.stat().st_mtime_ns == written
    assert list(games(tmp_path / "broken" / "games.parquet")) == list(games(tmp_path / "whole" / "games.parquet"))


def test_games_of_another_corpus_are_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([*LINE, "--jobs", "1", "--out", str(tmp_path)])

    assert main([*LINE, "--jobs", "1", "--out", str(tmp_path), "--seed", "9"]) == 2
    assert "played differently (seed)" in capsys.readouterr().err

"""`rynek corpus`: games as a data set, positions on demand, and the card."""

import json
from pathlib import Path

import rynek
from rynek.cli.main import main
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

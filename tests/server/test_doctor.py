"""`rynek doctor` finds what is wrong with a database, and changes nothing."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

import rynek
from rynek.cli.main import main, package
from rynek.server.database import HEAD
from rynek.server.house import House
from rynek.server.settings import Settings
from rynek.server.store import SeatRow
from rynek.server.trouble import Trouble


@pytest.fixture
def table(tmp_path: Path) -> str:
    """A table with a few moves in a database of its own."""

    async def make() -> str:
        house = House(Settings(data=tmp_path))
        made = await house.tables.make(
            rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": True}, seed=1),
            [SeatRow("Anna", "anna"), SeatRow("Jan", "jan")],
        )
        for seat in (0, 1):
            await house.tables.play(made, seat, str(made.match.state.legal(seat)[0]), made.revision)
        await house.close()
        return made.id

    return asyncio.run(make())


def damage(folder: Path, statement: str) -> None:
    database = sqlite3.connect(folder / "rynek.sqlite")
    database.execute(statement)
    database.commit()
    database.close()


def examined(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> tuple[int, str]:
    code = main(["doctor", "--data", str(folder), "--lang", "en", *words])
    return code, capsys.readouterr().out


def test_a_sound_database_is_called_sound_with_its_versions(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, table: str
) -> None:
    code, said = examined(capsys, tmp_path, "--replay")

    assert (code, said.splitlines()) == (
        0,
        [
            f"rynek {package()}, schema {HEAD}",
            f"tiny_towns, rules {rynek.game('tiny_towns').version}: 1 table",
            "1 table looked at, nothing wrong.",
        ],
    )


def test_tables_of_older_rules_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path, table: str) -> None:
    damage(tmp_path, "UPDATE tables SET version = 0")

    code, said = examined(capsys, tmp_path)

    assert code == 0
    assert "tiny_towns, rules 0: 1 table, which this rynek can neither show nor continue" in said


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM moves WHERE number = 1",
        "DELETE FROM moves WHERE number = 0",
        "DELETE FROM moves WHERE number = (SELECT max(number) FROM moves)",
        "DELETE FROM moves",
        "UPDATE moves SET number = 99 WHERE number = (SELECT max(number) FROM moves)",
        "UPDATE tables SET position = position + 1",
    ],
)
def test_a_gap_in_a_log_is_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, table: str, statement: str
) -> None:
    damage(tmp_path, statement)
    code, said = examined(capsys, tmp_path)

    assert code == 1
    assert f"{table}: moves are missing from the log" in said
    assert "found: 1" in said


def test_missing_seats_and_impossible_moves_are_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, table: str
) -> None:
    damage(tmp_path, "DELETE FROM seats WHERE seat = 1")
    assert f"{table}: the seats do not fit" in examined(capsys, tmp_path)[1]
    damage(tmp_path, "UPDATE moves SET move = 'name nothing' WHERE number = 1")
    assert f"{table}: the rules do not accept the log" in examined(capsys, tmp_path, "--replay")[1]


def test_a_folder_without_a_database_is_left_as_it_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_table_with_a_gap_is_refused_in_words(tmp_path: Path, table: str) -> None:
    async def find() -> None:
        house = House(Settings(data=tmp_path))
        try:
            await house.tables.find(table)
        finally:
            await house.close()

    damage(tmp_path, "DELETE FROM moves WHERE number = 1")
    with pytest.raises(Trouble) as refused:
        asyncio.run(find())
    assert refused.value.code == "damaged-table"

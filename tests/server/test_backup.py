"""Backups, restoring, purging, upgrades with data, and one server a SQLite file."""

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from rynek.cli.main import main
from rynek.server.backup import snapshot
from rynek.server.database import connect, make_engine, upgrade
from rynek.server.logbook import Standing
from rynek.server.schema import METADATA, TABLES
from rynek.server.store import SeatRow, Store
from tests.server.test_store import KINDS, PLAYING, address, row
from tests.server.visitor import Server

__all__ = ["KINDS", "address"]

FIRST = "0001"
LATER_COLUMNS = {"results", "next_table", "listed", "holder"}


@pytest.fixture
def filled(tmp_path: Path) -> Store:
    """A database with one table in play, one over, with chat and a token."""
    (tmp_path / "old").mkdir()
    store = Store(connect(f"sqlite:///{tmp_path}/old/rynek.sqlite"))
    store.key()
    store.add(row("playing", options={"list": ["ą", True]}), PLAYING)
    store.add(row("over", seats=[SeatRow("Ewa", "ewa"), SeatRow("Bot", None, "easy")]), Standing(2, "", over=True))
    store.add_chat("playing", 0, "Anna", "Cześć")
    store.add_token("playing", 0, "anna")
    return store


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    with store.engine.connect() as connection:
        return {
            name: sorted(tuple(found) for found in connection.execute(select(table)))
            for name, table in METADATA.tables.items()
        }


def test_a_backup_comes_back_whole_on_either_database(
    filled: Store, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rynek.backup.gz"
    before = everything(filled)

    assert main(["backup", str(file), "--data", str(tmp_path / "old"), "--lang", "en"]) == 0
    assert main(["restore", str(file), "--database", address, "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"2 tables written to {file}.\n2 tables restored.\n"
    assert file.stat().st_mode & 0o077 == 0
    again = Store(make_engine(address))
    assert everything(again) == before
    assert main(["restore", str(file), "--database", address]) == 1
    assert everything(again) == before
    again.close()
    filled.close()


def test_a_backup_does_not_see_what_is_stored_while_it_is_written(address: str) -> None:
    store = Store(connect(address))
    store.add(row("before"), PLAYING)
    with snapshot(store.engine) as connection:
        seen = connection.execute(select(TABLES.c.id)).all()
        store.add(row("meanwhile"), PLAYING)

        assert connection.execute(select(TABLES.c.id)).all() == seen
    assert store.table("meanwhile").id == "meanwhile"
    store.close()


@pytest.mark.parametrize("harm", [lambda data: data[:-20], lambda data: b"nonsense", lambda data: gzip.compress(b"[]")])
def test_what_is_no_whole_backup_is_refused_and_nothing_is_stored(
    filled: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str], harm: Callable[[bytes], bytes]
) -> None:
    file = tmp_path / "rynek.backup.gz"
    main(["backup", str(file), "--data", str(tmp_path / "old")])
    file.write_bytes(harm(file.read_bytes()))

    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 1
    assert str(file) in capsys.readouterr().err
    assert main(["doctor", "--data", str(tmp_path / "new")]) == 1
    filled.close()


def test_a_backup_of_the_first_schema_is_brought_up_to_date(filled: Store, tmp_path: Path) -> None:
    file = tmp_path / "first.gz"
    main(["backup", str(file), "--data", str(tmp_path / "old")])
    head, *lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    rows = [(name, found) for name, found in map(json.loads, lines) if name != "devices"]
    early = [(name, {key: value for key, value in found.items() if key not in LATER_COLUMNS}) for name, found in rows]
    told = [{**json.loads(head), "step": FIRST}, *early]
    file.write_bytes(gzip.compress("\n".join(map(json.dumps, told)).encode()))

    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
    again = Store(make_engine(f"sqlite:///{tmp_path}/new/rynek.sqlite"))
    assert everything(again) == everything(filled)
    again.close()
    filled.close()


def test_a_database_of_the_first_schema_keeps_its_tables(filled: Store, tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/first.sqlite")
    upgrade(engine, FIRST)
    with engine.begin() as connection, filled.engine.connect() as source:
        for table in METADATA.sorted_tables:
            kept = [dict(found._mapping) for found in source.execute(select(table))]
            for found in kept:
                values = {key: value for key, value in found.items() if key not in LATER_COLUMNS}
                connection.execute(insert(table).values(values))
    engine.dispose()

    again = Store(connect(f"sqlite:///{tmp_path}/first.sqlite"))
    assert everything(again) == everything(filled)
    again.close()
    filled.close()


def test_old_tables_go_by_rule_with_all_that_belongs_to_them(
    filled: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with filled.engine.begin() as connection:
        connection.execute(update(TABLES).values(changed="2020-01-01T00:00:00Z"))
    filled.add(row("fresh"), PLAYING)
    words = ["purge", "--data", str(tmp_path / "old"), "--lang", "en"]

    main(words)
    main([*words, "--finished", "30", "--try"])
    main([*words, "--finished", "30"])
    assert [found for found, *_ in everything(filled)["tables"]] == ["fresh", "playing"]
    main([*words, "--untouched", "90"])

    said = "0 tables removed.\n1 table would be removed.\n1 table removed.\n1 table removed.\n"
    assert capsys.readouterr().out == said
    left = everything(filled)
    assert {str(found[0]) for name in ("tables", "seats", "moves") for found in left[name]} == {"fresh"}
    assert left["chat"] == left["tokens"] == []
    filled.close()


def test_a_second_server_on_the_same_file_is_refused_in_words(own_server: Callable[..., Server]) -> None:
    running = own_server()
    command = [sys.executable, "-m", "rynek", "serve", "--port", "0", "--data", str(running.data)]
    second = subprocess.run(command, capture_output=True, text=True, check=False)

    assert second.returncode == 1
    assert "SQLite" in second.stderr
    assert second.stdout == ""
    running.kill()
    assert own_server().address

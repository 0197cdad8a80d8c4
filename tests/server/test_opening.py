"""What cannot be opened is told in a sentence, not in a traceback."""

import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from rynek.cli.main import main
from rynek.server.house import House
from rynek.server.opening import open_store
from rynek.server.settings import Settings
from rynek.server.trouble import Trouble
from tests.server import postgres


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `rynek serve` says when it refuses to start."""
    assert main(["serve", "--port", "0", *words]) == 1
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.count("\n") == 1
    return found.err


def test_a_port_in_use(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"Port {port} on 127.0.0.1 is taken" in said(capsys, "--data", str(tmp_path), "--port", port)


def test_an_address_that_is_not_ours(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "Cannot listen on 203.0.113.1" in said(capsys, "--data", str(tmp_path), "--host", "203.0.113.1")


def test_a_data_path_that_is_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()

    assert "is a file" in said(capsys, "--data", str(file))
    assert "is a file" in said(capsys, "--data", str(file / "below"))


def test_a_corrupt_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "rynek.sqlite").write_text("no database at all" * 100)

    assert "is damaged" in said(capsys, "--data", str(tmp_path))


def test_a_torn_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    open_store(Settings(data=tmp_path)).close()
    file = tmp_path / "rynek.sqlite"
    with file.open("r+b") as torn:
        torn.seek(100)
        torn.write(b"\xff" * (file.stat().st_size - 100))

    assert "is damaged" in said(capsys, "--data", str(tmp_path))


def test_a_database_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    open_store(Settings(data=tmp_path)).close()
    address = f"sqlite:///file:{tmp_path / 'rynek.sqlite'}?mode=ro&uri=true"

    assert "can be read but not written" in said(capsys, "--database", address)


def test_a_database_of_a_newer_rynek(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    open_store(Settings(data=tmp_path)).close()
    database = sqlite3.connect(tmp_path / "rynek.sqlite")
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.commit()
    database.close()

    assert "was written by a newer rynek" in said(capsys, "--data", str(tmp_path))


def test_a_postgresql_that_is_away(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    address = f"postgresql://anna:secret@/rynek?host={tmp_path}"
    found = said(capsys, "--database", address)

    assert "does not answer" in found
    assert "secret" not in found


@pytest.mark.parametrize("kind", ["postgresql"] * postgres.is_there())
def test_a_postgresql_that_cannot_be_written(tmp_path: Path, kind: str) -> None:
    with postgres.cluster() as address:
        open_store(Settings(database=address)).close()
        with pytest.raises(Trouble) as refused:
            open_store(Settings(database=f"{address}&options=-cdefault_transaction_read_only%3Don"))

    assert refused.value.code == "database-read-only"


def test_files_are_for_their_owner_alone_even_if_they_were_not(tmp_path: Path) -> None:
    open_store(Settings(data=tmp_path)).close()
    (tmp_path / "rynek.sqlite").chmod(0o644)
    house = House(Settings(data=tmp_path))

    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    house.store.close()


def test_no_address_is_told_before_the_database_is_open(tmp_path: Path) -> None:
    (tmp_path / "rynek.sqlite").write_text("no database at all" * 100)
    command = [sys.executable, "-m", "rynek", "serve", "--port", "0", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stdout) == (1, "")
    assert "Traceback" not in ended.stderr

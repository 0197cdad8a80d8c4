"""Several processes on one PostgreSQL: a table is held by one, served by all, and outlives any of them."""

import os
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec import json

from rynek.server.opening import open_store
from rynek.server.settings import Settings
from rynek.server.thoughts import Thoughts
from tests.chaos.breaks import kill_process
from tests.server import postgres
from tests.server.visitor import BOT, FRIEND, ME, PATIENCE, QUICK, Browser, Server

on_postgres = pytest.mark.parametrize("kind", ["postgresql"] * postgres.is_there())


@pytest.fixture
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.running() as found:
        yield found


@pytest.fixture
def started(cluster: postgres.Cluster, tmp_path: Path) -> Iterator[Callable[..., list[Server]]]:
    """Starts servers on one database; whatever happens, all are ended."""
    found: list[Server] = []

    def start(count: int, *more: str) -> list[Server]:
        options = (*QUICK, "--unlimited", "--database", cluster.address, *more)
        found.extend(Server(tmp_path / str(number), *options) for number in range(count))
        return found

    yield start
    for server in found:
        if server.process.poll() is None:
            server.stop()


@on_postgres
def test_players_of_one_table_meet_through_different_processes(started: Callable[..., list[Server]], kind: str) -> None:
    one, two = started(2)
    anna, jan = Browser(one), Browser(two)
    made = anna.make(ME, FRIEND, options={"monuments": True})
    jan.join(made["invitation"], "Jan")
    with anna.sit(made["table"]) as here, jan.sit(made["table"]) as there:
        here.until(lambda message: message["type"] == "seats" and all(s["connected"] for s in message["seats"]))
        first = here.move(here.moves[0])
        second = there.move(there.moves[0])
        assert [first["type"], second["type"]] == ["ok", "ok"]
        here.look_up(second["revision"])
        there.look_up(second["revision"])
        assert here.state["position"] == there.state["position"]
        there.say("chat", text="good evening")
        here.until(lambda message: message["type"] == "chat" and message["lines"][-1]["text"] == "good evening")
        one.kill()
        assert there.closed_with() == 1012
    anna.close()
    jan.close()


@on_postgres
def test_strangers_who_come_through_another_process_are_not_taken_for_each_other(
    started: Callable[..., list[Server]], kind: str
) -> None:
    one, two = started(2)
    anna, jan, ewa = Browser(one), Browser(two), Browser(two)
    made = anna.make(ME, FRIEND, FRIEND)

    jan.join(made["invitation"], "Jan")
    ewa.join(made["invitation"], "Ewa")

    with jan.sit(made["table"]) as second, ewa.sit(made["table"]) as third:
        assert second.state["you"]["seats"] == ["B"]
        assert third.state["you"]["seats"] == ["C"]
    for one_of_them in (anna, jan, ewa):
        one_of_them.close()


@pytest.mark.long
@on_postgres
def test_the_seats_of_one_person_follow_to_another_browser_through_any_process(
    started: Callable[..., list[Server]], kind: str
) -> None:
    one, two = started(2)
    anna, phone = Browser(one), Browser(two)
    tables = [anna.make(ME, BOT)["table"] for _ in range(2)]
    old = phone.make(ME, BOT)["table"]
    link = anna.post("/api/mine/device").json()["link"]

    assert phone.post("/api/mine/device/" + link.rpartition("/")[2].removeprefix("all.")).status_code == 200

    for table in (*tables, old):
        with phone.sit(table) as seat:
            assert seat.state["you"]["seats"] == ["A"]
    anna.close()
    phone.close()


@pytest.mark.long
@on_postgres
def test_killing_any_process_loses_and_doubles_no_move(kind: str) -> None:
    load = kill_process(6, tables=4)

    assert load.tally.moves > 6


@pytest.mark.long
@on_postgres
def test_a_crew_does_not_outlive_whoever_started_it(started: Callable[..., list[Server]], kind: str) -> None:
    (crew,) = started(1, "--processes", "2")
    anna = Browser(crew)
    while len(crew.children) < 2:
        anna.get("/health")
    members = [os.pidfd_open(member) for member in crew.children]
    anna.close()

    crew.kill()

    ended = [bool(select.select([member], [], [], PATIENCE)[0]) for member in members]
    assert ended == [True, True]
    for member in members:
        os.close(member)


@pytest.mark.long
@on_postgres
def test_a_crew_shares_one_port_and_ends_together(started: Callable[..., list[Server]], kind: str) -> None:
    (crew,) = started(1, "--processes", "2")
    anna, jan = Browser(crew), Browser(crew)
    made = anna.make(ME, FRIEND, options={"monuments": True})
    jan.join(made["invitation"], "Jan")
    with anna.sit(made["table"]) as here, jan.sit(made["table"]) as there:
        assert here.move(here.moves[0])["type"] == "ok"
        assert there.move(there.moves[0])["type"] == "ok"
    anna.close()
    jan.close()

    assert crew.stop() == 0


@pytest.mark.long
@on_postgres
def test_any_worker_thinks_for_a_server_without_bots_of_its_own(
    cluster: postgres.Cluster, started: Callable[..., list[Server]], kind: str
) -> None:
    (server,) = started(1, "--bot-processes", "0")
    anna = Browser(server)
    with working(cluster), anna.sit(anna.make(ME, BOT)["table"]) as table:
        table.move(table.moves[0])
        table.until(lambda message: message["type"] == "table" and any(line["by"] == "B" for line in table.log))
    anna.close()
    said = [json.decode(line)["what"] for line in server.log.read_text().splitlines()]

    assert "bot asked again" not in said


@on_postgres
def test_where_questions_wait_for_workers_they_are_told_to_be_shorter(
    cluster: postgres.Cluster, tmp_path: Path, kind: str
) -> None:
    store = open_store(Settings(data=tmp_path, database=cluster.address))
    thoughts = Thoughts(store.engine)
    for name in ("first", "second", "third", "fourth"):
        thoughts.put(name, '{"level": "master", "seconds": 1000.0}')
    taken = [thoughts.take() for _ in range(5)]
    store.close()

    assert [found and found[0] for found in taken] == ["first", "second", "third", "fourth", None]
    seconds = [json.decode(found[1])["seconds"] for found in taken if found]
    # One thinks and three wait, two think and two wait, and so on.
    assert [round(each / 1000, 2) for each in seconds] == [0.25, 0.5, 0.75, 1.0]


@pytest.mark.long
@on_postgres
def test_a_bot_waits_for_a_worker_and_plays_nothing_at_random(
    cluster: postgres.Cluster, started: Callable[..., list[Server]], kind: str
) -> None:
    (server,) = started(1, "--bot-processes", "0", "--bot-patience", "5")
    anna = Browser(server)
    with anna.sit(anna.make(ME, BOT)["table"]) as table:
        table.move(table.moves[0])
        while "no-worker" not in server.log.read_text(encoding="utf-8"):
            table.say("look", position=0)
        assert not any(line["by"] == "B" for line in table.log)
        with working(cluster):
            table.until(lambda message: message["type"] == "table" and any(line["by"] == "B" for line in table.log))
    anna.close()

    assert "bot replaced by chance" not in server.log.read_text(encoding="utf-8")


@contextmanager
def working(cluster: postgres.Cluster) -> Iterator[None]:
    """A worker for the time of the block; it ends as it should."""
    command = [sys.executable, "-m", "rynek", "worker", "--processes", "1", "--database", cluster.address]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as worker:
        yield
        worker.terminate()
    assert worker.returncode == 0


def test_several_processes_on_sqlite_are_refused_with_the_reason(tmp_path: Path) -> None:
    from rynek.cli.main import main

    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--processes", "2"]) == 1

"""The database stops and starts under load: no acknowledged move is lost, no log has a gap, everybody goes on."""

from pathlib import Path

import httpx
import pytest

from tests.chaos.breaks import kill_database
from tests.server import postgres
from tests.server.ledger import check_all_kept
from tests.server.visitor import CONTEXT, FRIEND, ME, QUICK, Browser, Server

pytestmark = pytest.mark.parametrize("kind", ["postgresql"] * postgres.is_there())


def test_no_move_is_lost_and_no_log_torn_when_the_database_is_killed(kind: str) -> None:
    load = kill_database(3, tables=3, processes=1)

    assert load.tally.moves > 3


def test_whoever_was_at_a_table_in_doubt_is_sent_to_the_fresh_one(tmp_path: Path, kind: str) -> None:
    with postgres.running() as cluster:
        server = Server(tmp_path, *QUICK, "--unlimited", "--database", cluster.address)
        anna, jan = Browser(server), Browser(server)
        made = anna.make(ME, FRIEND, options={"monuments": True})
        jan.join(made["invitation"], "Jan")
        with anna.sit(made["table"]) as one, jan.sit(made["table"]) as two:
            before = two.state
            cluster.stop()
            assert one.move(one.moves[0])["code"] == "storage"
            assert httpx.get(f"{server.address}/health", verify=CONTEXT).status_code == 503
            cluster.start()
            assert [one.closed_with(), two.closed_with()] == [1012, 1012]
        with anna.sit(made["table"]) as one, jan.sit(made["table"]) as two:
            assert (two.state["position"], two.state["moves"]) == (before["position"], before["moves"])
            assert two.move(two.moves[0])["type"] == "ok"
            assert one.move(one.moves[0])["type"] == "ok"
        assert httpx.get(f"{server.address}/health", verify=CONTEXT).status_code == 200
        check_all_kept(cluster.address, [])
        anna.close()
        jan.close()
        server.stop()

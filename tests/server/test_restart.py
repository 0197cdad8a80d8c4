"""The database stops and starts under load: no acknowledged move is lost, no log has a gap, everybody goes on."""

import asyncio
from pathlib import Path

import httpx
import pytest
from msgspec import json

from tests.server import postgres
from tests.server.ledger import Player, Tally, check_all_kept, check_both_see_the_same, opened
from tests.server.visitor import CONTEXT, FRIEND, ME, QUICK, Browser, Server

pytestmark = pytest.mark.parametrize("kind", ["postgresql"] * postgres.is_there())


async def load(cluster: postgres.Cluster, tally: Tally, tables: list[list[Player]], restarts: int, moves: int) -> None:
    """All play; the database is cut off again and again; in the end everybody gets on without it being touched."""
    playing = [asyncio.create_task(player.play()) for pair in tables for player in pair]
    for restart in range(1, restarts + 1):
        await tally.reach(moves * restart // (restarts + 1))
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
    await tally.reach(moves)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


# A game has more than 110 moves, and a restart may leave one move of each table stored but not acknowledged: with
# half a game for each table and as many moves lost on the way as can be, no table comes to its end.
@pytest.mark.parametrize(
    ("restarts", "count", "moves"), [(3, 3, 150), pytest.param(20, 20, 1200, marks=pytest.mark.long)]
)
def test_no_move_is_lost_and_no_log_torn_when_the_database_is_cut_off(
    tmp_path: Path, kind: str, restarts: int, count: int, moves: int
) -> None:
    with postgres.running() as cluster:
        server = Server(tmp_path, *QUICK, "--unlimited", "--database", cluster.address)
        tally = Tally()
        tables = list(opened([server], tally, count))
        asyncio.run(load(cluster, tally, tables, restarts, moves))
        check_all_kept(cluster, [pair[0].ledger for pair in tables])
        for pair in tables:
            check_both_see_the_same(pair)
            for player in pair:
                player.who.close()
        server.stop()
        assert [line for line in server.log.read_text().splitlines() if json.decode(line)["what"] == "fault"] == []


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
        check_all_kept(cluster, [])
        anna.close()
        jan.close()
        server.stop()

"""Limits on what one address or one seat may ask for, and on what is kept in memory."""

import asyncio
import socket
from pathlib import Path

import pytest

import rynek
from rynek.cli.serve import PORT, listen_somewhere
from rynek.server.house import House
from rynek.server.limits import MOST_KEPT, Headcount, Limit
from rynek.server.settings import Settings
from rynek.server.store import SeatRow
from rynek.server.trouble import Trouble


def test_a_burst_is_allowed_and_no_more() -> None:
    limit = Limit(rate=0.0001, burst=3)
    for _ in range(3):
        limit.take("a")

    with pytest.raises(Trouble) as refused:
        limit.take("a")
    assert refused.value.code == "too-fast"
    limit.take("b")


def test_many_addresses_do_not_fill_the_memory() -> None:
    limit = Limit(rate=0.0001, burst=3)
    for number in range(MOST_KEPT + 10):
        limit.take(str(number))

    assert len(limit.buckets) <= MOST_KEPT


def test_heads_are_counted_in_and_out() -> None:
    heads = Headcount(2)
    heads.enter("a")
    heads.enter("a")
    with pytest.raises(Trouble):
        heads.enter("a")

    heads.leave("a")
    heads.enter("a")
    heads.leave("a")
    heads.leave("a")
    assert heads.open == {}


def test_a_table_nobody_uses_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def doze() -> None:
        house = House(Settings(data=tmp_path, idle=0.0))
        match = rynek.Match(rynek.game("tiny_towns"), 2, seed=1)
        table = await house.tables.make(match, [SeatRow("Anna", "anna"), SeatRow("Jan", "jan")])
        before = table.game.dump(table.match.state)
        async with table.lock:
            house.tables.sweep()
            assert table.id in house.tables.awake

        house.tables.sweep()

        assert house.tables.awake == {}
        woken = await house.tables.find(table.id)
        assert woken is not table
        assert woken.game.dump(woken.match.state) == before
        await house.close()

    asyncio.run(doze())


def test_a_second_server_takes_another_port() -> None:
    with socket.socket() as first:
        first.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            first.bind(("127.0.0.1", PORT))
            first.listen()
        except OSError:
            pass  # somebody plays on this machine: the port is taken all the same
        second = listen_somewhere("127.0.0.1")

    assert second.getsockname()[1] != PORT
    second.close()

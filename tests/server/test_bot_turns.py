"""Bots at a table: they move when they must, wait while a person may take back, and the table always goes on."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

import rynek
from rynek.server.bot_pool import BotPool
from rynek.server.house import House
from rynek.server.logs import JsonLines
from rynek.server.settings import Settings
from rynek.server.store import SeatRow
from rynek.server.table import Table
from rynek.server.trouble import Trouble

AFTER_THE_PERSON = """
import sys, time
from pathlib import Path
while not Path(sys.argv[1]).exists():
    time.sleep(0.01)
from rynek.server.bot_process import main
main()
"""

PERSON = SeatRow("Anna", "anna")
BOT = SeatRow("Bot", None, "easy")


def at_a_table(
    tmp_path: Path, pause: float, act: Callable[[House, Table], Awaitable[None]], program: str = "", *given: str
) -> None:
    """Do something at a table of a person and a bot."""

    async def inside() -> None:
        house = await House(Settings(data=tmp_path, undo_pause=pause, bot_pause=0.0)).open()
        if program:
            house.pool = house.bots.pool = BotPool(1, 60.0, [sys.executable, "-c", program, *given])
        match = rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": True}, seed=1)
        try:
            await act(house, await house.tables.make(match, [replace(PERSON), replace(BOT)]))
        finally:
            await house.close()

    asyncio.run(inside())


async def settled(table: Table) -> None:
    """Wait until no bot thinks."""
    while table.thinking:
        await asyncio.wait(table.thinking.values())
        await asyncio.sleep(0)


def test_a_bot_that_nobody_can_ask_is_replaced_by_chance(tmp_path: Path) -> None:
    async def act(house: House, table: Table) -> None:
        await settled(table)

        assert 1 not in table.match.state.to_act

    at_a_table(tmp_path, 0.0, act, "raise SystemExit(1)")


def test_a_bot_waits_while_a_person_may_take_back(tmp_path: Path) -> None:
    moved = tmp_path / "moved"

    async def act(house: House, table: Table) -> None:
        tables = house.tables
        await tables.play(table, 0, str(table.match.state.legal(0)[0]), table.revision)
        moved.touch()
        # The only process answers in order: with our answer the bot has its own, and waits.
        await house.pool.choose(table.game, table.match.state, 1, "easy")

        assert table.match.undoable(0) is not None
        await tables.undo(table, 0, table.revision)
        assert table.match.state.to_act == (0, 1)

    at_a_table(tmp_path, 3600.0, act, AFTER_THE_PERSON, str(moved))


def test_a_bot_moves_again_after_the_house_was_closed(tmp_path: Path) -> None:
    names: list[str] = []

    async def make(house: House, table: Table) -> None:
        names.append(table.id)

    async def again(house: House, _: Table) -> None:
        table = await house.tables.find(names[0])
        await settled(table)
        assert 1 not in table.match.state.to_act

    at_a_table(tmp_path, 3600.0, make)
    at_a_table(tmp_path, 0.0, again)


def test_bots_go_on_after_a_restart_without_a_visitor(tmp_path: Path) -> None:
    names: list[str] = []

    async def make(house: House, table: Table) -> None:
        names.append(table.id)

    async def again() -> None:
        house = await House(Settings(data=tmp_path, undo_pause=0.0, bot_pause=0.0)).open()
        try:
            async with asyncio.timeout(60):
                await house.tables.wake_waiting()
                await settled(house.tables.awake[names[0]])
            assert 1 not in house.tables.awake[names[0]].match.state.to_act
        finally:
            await house.close()

    at_a_table(tmp_path, 3600.0, make)
    asyncio.run(again())


def test_a_table_closed_in_doubt_is_woken_for_its_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("away"))

    async def act(house: House, table: Table) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "save_logs", fails)
            broken.setattr(house.store, "table", fails)
            with pytest.raises(Trouble):
                await house.tables.play(table, 0, str(table.match.state.legal(0)[0]), table.revision)
            await house.tables.wake_waiting()
            assert house.tables.awake == {}
        await house.tables.wake_waiting()

        assert house.tables.awake[table.id] is not table
        assert house.tables.to_wake == set()

    at_a_table(tmp_path, 3600.0, act)


def test_nothing_is_kept_of_bots_that_have_moved(tmp_path: Path) -> None:
    async def act(house: House, table: Table) -> None:
        for _ in range(4):
            await settled(table)
            if 0 in table.to_act:
                await house.tables.play(table, 0, str(table.match.state.legal(0)[0]), table.revision)
        await settled(table)

        assert house.bots.asked == {}

    at_a_table(tmp_path, 0.0, act)


def test_the_fault_of_a_bot_is_logged_with_its_way_and_the_level_of_the_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    faulty = "import rynek.server.bot_process as p\ndef fail(*_): return {}[1]\np.bot = fail\np.main()"

    async def act(house: House, table: Table) -> None:
        await settled(table)

    at_a_table(tmp_path, 0.0, act, faulty)
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records if "bot" in record.getMessage()]
    assert [(line["level"], line["bot"], line["fault"]) for line in lines] == [
        ("warning", "easy", "KeyError"),
        ("error", "easy", "KeyError"),
    ]
    assert all("fail" in line["where"][-1] for line in lines)

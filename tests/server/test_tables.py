"""Changes at a table when storing fails or whoever asked goes away: all or nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocket, WebSocketState

import rynek
from rynek.server.eyes import Eyes
from rynek.server.house import House
from rynek.server.messages import Hint, LetBot, Look, Why
from rynek.server.replies import reply
from rynek.server.settings import Settings
from rynek.server.socket import Connection
from rynek.server.store import SeatRow
from rynek.server.table import Table
from rynek.server.trouble import Trouble


def at_a_table(tmp_path: Path, act: Callable[[House, Table], Awaitable[None]]) -> None:
    async def inside() -> None:
        house = House(Settings(data=tmp_path))
        match = rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": True}, seed=1)
        try:
            await act(house, await house.tables.make(match, [SeatRow("Anna", "anna"), SeatRow()]))
        finally:
            await house.close()

    asyncio.run(inside())


def fails(*_: Any, **__: Any) -> None:
    raise OperationalError("INSERT", {}, Exception("disk full"))


def first_move(table: Table) -> str:
    return str(table.match.state.legal(0)[0])


def test_a_move_that_cannot_be_stored_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, table: Table) -> None:
        before, move = table.game.dump(table.match.state), first_move(table)
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "save_logs", fails)
            with pytest.raises(Trouble) as refused:
                await house.tables.play(table, 0, move, table.revision)

        assert refused.value.code == "storage"
        assert table.game.dump(table.match.state) == before
        assert await house.tables.play(table, 0, move, table.revision) == table.revision == 2

    at_a_table(tmp_path, act)


def test_a_table_in_doubt_is_closed_and_refuses_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, table: Table) -> None:
        before, move = table.game.dump(table.match.state), first_move(table)
        wire = Wire()
        connection = Connection(cast("WebSocket", wire), house, table, "anna", "en")
        table.enter(connection)
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "save_logs", fails)
            broken.setattr(house.store, "table", fails)
            with pytest.raises(Trouble):
                await house.tables.play(table, 0, move, table.revision)
        await connection._write()

        assert wire.closed == 1012
        assert wire.sent == []
        for refused in (
            house.tables.play(table, 0, move, table.revision),
            house.tables.undo(table, 0, table.revision),
            house.tables.claim(table, None, "Jan", "jan"),
            house.tables.say(table, 0, "hello"),
            *(reply(connection, said) for said in (Look(0), Hint(), Why("A.a1"))),
        ):
            with pytest.raises(Trouble) as closed:
                await refused
            assert closed.value.code == "storage"
        fresh = await house.tables.find(table.id)
        assert fresh is not table
        assert fresh.game.dump(fresh.match.state) == table.game.dump(table.match.state) == before
        assert await house.tables.play(fresh, 0, move, fresh.revision) == 2

    at_a_table(tmp_path, act)


def test_nobody_sees_a_move_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, table: Table) -> None:
        seen: list[Any] = []
        save, before = house.store.save_logs, table.game.dump(table.match.state)

        def look_and_save(*given: Any) -> Any:
            seen.append(table.game.dump(table.match.state))
            return save(*given)

        monkeypatch.setattr(house.store, "save_logs", look_and_save)
        await house.tables.play(table, 0, first_move(table), table.revision)
        await house.tables.undo(table, 0, table.revision)
        assert seen[0] == before != seen[1]

    at_a_table(tmp_path, act)


def test_others_may_seat_a_bot_only_after_a_while(tmp_path: Path) -> None:
    async def act(house: House, table: Table) -> None:
        await house.tables.claim(table, 1, "Jan", "jan")
        anna = Connection(cast("WebSocket", Wire()), house, table, "anna", "en")
        jan = Connection(cast("WebSocket", Wire()), house, table, "jan", "en")
        table.enter(jan)
        assert await refusal_of(reply(anna, LetBot("B", "easy"))) == "seat-in-use"
        table.leave(jan)
        assert await refusal_of(reply(anna, LetBot("B", "easy"))) == "seat-waits"
        table.left_at["jan"] -= house.settings.absence
        assert await reply(anna, LetBot("B", "easy")) == {"type": "ok", "revision": 3}

    at_a_table(tmp_path, act)


async def refusal_of(asked: Awaitable[Any]) -> str:
    with pytest.raises(Trouble) as refused:
        await asked
    return refused.value.code


def test_a_seat_that_cannot_be_stored_stays_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, table: Table) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "save_seat", fails)
            with pytest.raises(Trouble):
                await house.tables.claim(table, None, "Jan", "jan")

        assert table.seats[1].is_free
        assert await house.tables.claim(table, None, "Jan", "jan") == 1

    at_a_table(tmp_path, act)


def test_a_move_whose_maker_goes_away_is_whole_or_not_there(tmp_path: Path) -> None:
    async def act(house: House, table: Table) -> None:
        for turns in range(12):
            task = asyncio.create_task(house.tables.play(table, 0, first_move(table), table.revision))
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            stored = house.store.table(table.id)
            assert (stored.revision, len(stored.moves)) == (table.revision, table.match.position)
            if table.match.undoable(0) is not None:
                await house.tables.undo(table, 0, table.revision)

    at_a_table(tmp_path, act)


def test_a_rule_that_fails_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, table: Table) -> None:
        before, move = table.game.dump(table.match.state), first_move(table)
        enter = rynek.Match.enter

        def enter_and_fail(*given: Any) -> None:
            enter(*given)
            raise RuntimeError("a rule has a fault")

        monkeypatch.setattr(rynek.Match, "enter", enter_and_fail)
        with pytest.raises(RuntimeError):
            await house.tables.play(table, 0, move, table.revision)

        assert table.game.dump(table.match.state) == before

    at_a_table(tmp_path, act)


class Wire:
    """The server's end of a socket, with nobody at the other."""

    client_state = WebSocketState.CONNECTED
    client = None

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed = 0

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


def test_a_fault_in_showing_a_table_is_told_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(eyes: Eyes) -> None:
        raise RuntimeError("the brush broke")

    async def act(house: House, table: Table) -> None:
        wire = Wire()
        connection = Connection(cast("WebSocket", wire), house, table, None, "en")
        connection.changed()
        await connection._write()

        assert wire.closed == 1011
        assert '"code":"fault"' in wire.sent[-1]
        assert "the brush broke" in caplog.text

    monkeypatch.setattr(Eyes, "table_message", fail)
    at_a_table(tmp_path, act)

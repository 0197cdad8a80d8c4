"""Nobody holds up the server: costly work is done beside the event loop, and whoever says much gives way."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from typing import Any, cast

import httpx
import pytest
from starlette.websockets import WebSocket, WebSocketState

import rynek
from rynek.server import desk, socket
from rynek.server.app import make_app
from rynek.server.desk import Desk
from rynek.server.house import House
from rynek.server.messages import Look, Why
from rynek.server.replies import reply
from rynek.server.settings import Settings
from rynek.server.socket import Connection
from rynek.server.store import SeatRow
from rynek.server.table import Table
from rynek.server.trouble import Trouble

Act = Callable[[House, Table], Awaitable[None]]


def at_a_table(house: House, act: Act) -> Awaitable[None]:
    async def inside() -> None:
        match = rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": True}, seed=1)
        await act(house, await house.tables.make(match, [SeatRow("Anna", "anna"), SeatRow()]))

    return inside()


def alone(tmp_path: Path, act: Act, **more: Any) -> None:
    async def inside() -> None:
        house = House(Settings(data=tmp_path, **more))
        try:
            await at_a_table(house, act)
        finally:
            await house.close()

    asyncio.run(inside())


class Mouth:
    """The server's end of a socket whose other end has sent the same message many times at once."""

    client_state = WebSocketState.CONNECTED
    client = None

    def __init__(self, said: str, times: int) -> None:
        self.said = said
        self.left = times

    async def receive(self) -> dict[str, str]:
        self.left -= 1
        return {"type": "websocket.receive", "text": self.said} if self.left >= 0 else {"type": "websocket.disconnect"}


def connected(house: House, table: Table, mouth: Mouth) -> Connection:
    return Connection(cast("WebSocket", mouth), house, table, "anna", "en")


def test_others_are_answered_while_a_past_position_and_a_reason_are_being_drawn(tmp_path: Path) -> None:
    async def inside() -> None:
        app = make_app(Settings(data=tmp_path))
        async with app.router.lifespan_context(app):
            await at_a_table(app.state.house, look_while_busy(app))

    def look_while_busy(app: Any) -> Act:
        async def act(house: House, table: Table) -> None:
            free = Event()
            slow = asyncio.create_task(house.desk.do(free.wait))
            anna = connected(house, table, Mouth("", 0))
            asked = [asyncio.create_task(reply(anna, said)) for said in (Look(0), Why("A.a1"))]
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                assert (await client.get("/health")).status_code == 200
            assert not any(task.done() for task in asked)
            free.set()
            await slow
            assert [(await task or {})["type"] for task in asked] == ["past", "why"]

        return act

    asyncio.run(inside())


def test_whoever_says_much_at_once_gives_way(tmp_path: Path) -> None:
    async def act(house: House, table: Table) -> None:
        mouth = Mouth("nonsense", 50)
        left_when_others_came: list[int] = []

        async def other() -> None:
            left_when_others_came.append(mouth.left)

        writer = asyncio.create_task(asyncio.Event().wait())
        reading = asyncio.create_task(connected(house, table, mouth)._read(cast("asyncio.Task[None]", writer)))
        waiting = asyncio.create_task(other())
        await reading
        await waiting
        writer.cancel()

        assert left_when_others_came[0] > 40

    alone(tmp_path, act)


@pytest.mark.parametrize("limits", [{"said_burst": 5, "said": 0.001}, {"heard_burst": 5, "heard": 0.001}])
def test_what_is_said_too_fast_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limits: dict[str, Any]
) -> None:
    read: list[str | bytes] = []

    def note(data: str | bytes) -> None:
        read.append(data)
        raise Trouble("bad-message", detail="")

    async def act(house: House, table: Table) -> None:
        writer = asyncio.create_task(asyncio.Event().wait())
        with pytest.raises(Trouble) as refused:
            await connected(house, table, Mouth("{}", 50))._read(cast("asyncio.Task[None]", writer))
        writer.cancel()

        assert (refused.value.code, len(read)) == ("too-fast", 5)

    monkeypatch.setattr(socket, "read_said", note)
    alone(tmp_path, act, **limits)


def test_what_costs_much_is_charged_to_its_address_before_it_is_done(tmp_path: Path) -> None:
    async def act(house: House, table: Table) -> None:
        people = [connected(house, table, Mouth("", 0)) for _ in range(3)]
        for number in range(6):
            await people[number % 3]._hear(f'{{"type": "look", "position": 0, "id": {number}}}')
        answers = [answer for one in people for answer in one.waiting]

        assert sorted(answer["type"] for answer in answers) == ["error"] * 4 + ["past"] * 2
        assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"too-fast"}
        assert sorted(answer["id"] for answer in answers) == list(range(6))

    alone(tmp_path, act, work=0.001, work_burst=60)


def test_too_much_work_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def pile() -> None:
        free, one = Event(), Desk("test")
        monkeypatch.setattr(desk, "MOST_WAITING", 2)
        waiting = [asyncio.create_task(one.do(free.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Trouble) as refused:
            await one.do(free.wait)
        free.set()
        await asyncio.gather(*waiting)
        await one.close()

        assert refused.value.code == "busy"

    asyncio.run(pile())

"""Socket: the live connection of one browser to one table. See docs/wire.md."""

import asyncio
import contextlib
import logging
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rynek.core.errors import Refused
from rynek.server.eyes import Eyes
from rynek.server.forward import forward_socket, is_forwarded
from rynek.server.house import House, address_of, house_of, is_foreign
from rynek.server.messages import read_said
from rynek.server.news import ENCODE
from rynek.server.peers import Elsewhere
from rynek.server.prices import CONNECTION, price_of
from rynek.server.replies import reply
from rynek.server.table import Table
from rynek.server.tables import shown_line
from rynek.server.trouble import Trouble
from rynek.server.wording import language, refusal

LOG = logging.getLogger("rynek.server")

MOST_WAITING: Final = 200
CLOSE_COME_BACK: Final = 1012
CLOSE_FOREIGN: Final = 4003
CLOSE_NO_TABLE: Final = 4004
CLOSE_TOO_FAST: Final = 4008


class Utf8(bytes):
    """Text that is encoded already: uvicorn encodes whatever text it is given, which takes long for a whole board."""

    def encode(self) -> bytes:
        """The bytes that are sent."""
        return self


class Connection:
    """One browser at one table: reads what it says, and writes what it may see when something has changed.

    Writing waits for slow browsers without holding up anybody else: a table that changes five times meanwhile is shown
    once, as it is then.
    """

    def __init__(self, socket: WebSocket, house: House, table: Table, owner: str | None, lang: str) -> None:
        self.address = address_of(socket)
        self.socket = socket
        self.house = house
        self.table = table
        self.owner = owner
        self.eyes = Eyes(table, owner, lang)
        self.waiting: list[dict[str, Any]] = []
        self.wake = asyncio.Event()
        self.is_stale = True
        self.is_stirred = False

    # what the table tells

    def changed(self) -> None:
        """The table has changed: show it anew."""
        self.is_stale = True
        self.wake.set()

    def stirred(self) -> None:
        """Somebody came, left or thinks: show the seats anew."""
        self.is_stirred = True
        self.wake.set()

    def tell(self, message: dict[str, object]) -> None:
        """Pass a message on; one who never listens loses the oldest."""
        if len(self.waiting) >= MOST_WAITING:
            del self.waiting[0]
        self.waiting.append(message)
        self.wake.set()

    def closed(self) -> None:
        """The table is no more: the browser shall come back for a fresh one."""
        self.wake.set()

    # the two halves of the conversation

    async def run(self) -> None:
        """Talk until the browser leaves."""
        self.table.enter(self)
        writer = asyncio.create_task(self._write())
        try:
            chat = await self.house.tables.ask(self.house.store.chat, self.table.id)
            self.tell({"type": "chat", "lines": [shown_line(line) for line in chat]})
            await self._read(writer)
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer
            self.table.leave(self)

    async def _read(self, writer: asyncio.Task[None]) -> None:
        key = f"socket {id(self)}"
        while not writer.done():
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            # What is too much is not even read.
            self.house.said.take(key)
            self.house.heard.take(self.address)
            data = message.get("text")
            await self._hear(message.get("bytes") or b"" if data is None else data)
            await asyncio.sleep(0)  # whoever has sent a hundred messages at once lets others have their turn

    async def _hear(self, data: str | bytes) -> None:
        """Answer one message; whatever it is, the table and the connection live on."""
        number: int | None = None
        try:
            said = read_said(data)
            number = said.id
            self.house.work.take(self.address, price_of(said))
            answer = await reply(self, said)
            if answer is not None:
                self.tell({**answer, "id": number})
        except (Trouble, Refused) as error:
            self.tell(self._error(error, number))
            if isinstance(error, Trouble) and error.code == "stale":
                self.changed()
        except Exception:
            LOG.exception("fault", extra={"route": "/ws/table/{table}", "table": self.table.id})
            self.tell(self._error(Trouble("fault"), number))

    def _error(self, error: Trouble | Refused, number: int | None) -> dict[str, Any]:
        found = refusal(error, self.eyes.lang, self.table.game.name, self.table.names)
        return {"type": "error", "id": number, **found}

    async def _write(self) -> None:
        """Write until cancelled. A fault ends the connection with a word to the browser and a line in the log."""
        try:
            await self._write_on()
        except WebSocketDisconnect:
            pass  # gone while something was being sent: reading ends by itself
        except Exception:
            if self.socket.client_state is WebSocketState.CONNECTED:
                LOG.exception("fault", extra={"route": "/ws/table/{table}", "table": self.table.id})
                await _part(self.socket, Trouble("fault"), self.eyes.lang)

    async def _write_on(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                await self._send(ENCODE(self.waiting.pop(0)))
            if self.table.is_closed:
                await self.socket.close(CLOSE_COME_BACK)
                return
            if self.is_stale or self.is_stirred:
                await self._send(self._look())

    def _look(self) -> bytes:
        """What is to be shown."""
        if not self.is_stale:
            self.is_stirred = False
            return ENCODE(self.eyes.seats())
        self.is_stale = self.is_stirred = False
        return self.eyes.table_message()

    async def _send(self, message: bytes) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "text": Utf8(message)})
        except RuntimeError:  # uvicorn has given the connection up: its pings were not answered
            raise WebSocketDisconnect(1006) from None


async def table_socket(socket: WebSocket) -> None:
    """The address of the sockets."""
    house, address = house_of(socket), address_of(socket)
    lang = language(socket.query_params.get("lang"), socket.headers.get("accept-language", ""))
    if is_foreign(socket):
        await socket.close(CLOSE_FOREIGN)  # before it is accepted: a foreign page gets no socket at all
        return
    try:
        house.requests.take(address)
        house.work.take(address, CONNECTION)
        house.sockets.enter(address)
    except Trouble:
        await socket.close(CLOSE_TOO_FAST)
        return
    try:
        await socket.accept()
        try:
            table = await house.tables.find(str(socket.path_params["table"]))
        except Elsewhere as error:
            if is_forwarded(socket.scope):
                raise  # it has just changed hands: the browser comes back
            await forward_socket(socket, error, house.passport.issue(socket))
            return
        await Connection(socket, house, table, house.identity.read(socket), lang).run()
    except Trouble as error:
        await _part(socket, error, lang)
    except WebSocketDisconnect:
        pass
    except Exception:
        LOG.exception("fault", extra={"route": "/ws/table/{table}"})
        await _part(socket, Trouble("fault"), lang)
    finally:
        house.sockets.leave(address)


async def _part(socket: WebSocket, error: Trouble, lang: str) -> None:
    """Say why, and close."""
    gone = dict.fromkeys(("no-such-table", "old-rules", "damaged-table"), CLOSE_NO_TABLE)
    codes = {
        **gone,
        "too-fast": CLOSE_TOO_FAST,
        "storage": CLOSE_COME_BACK,
        "busy": CLOSE_COME_BACK,
        "elsewhere": CLOSE_COME_BACK,
    }
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.send_text(ENCODE({"type": "error", "id": None, **refusal(error, lang)}).decode())
        await socket.close(codes.get(error.code, 1011))

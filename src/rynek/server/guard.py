"""Guard: stands before every HTTP address: limits, origins, headers, and no trace of a fault to the outside."""

import logging
from time import perf_counter
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rynek.core.errors import Refused
from rynek.server.forward import forward_request, is_forwarded, remembered
from rynek.server.host import is_known_host
from rynek.server.house import address_of, house_of, is_foreign
from rynek.server.peers import Elsewhere
from rynek.server.prices import price_of_request
from rynek.server.shell import refused_page, wants_page
from rynek.server.trouble import Trouble
from rynek.server.wording import language, refusal

LOG = logging.getLogger("rynek.server")

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; media-src 'self' data:; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""`no-referrer`: addresses of tables and invitations are told to nobody."""
HSTS: Final = "max-age=31536000"
"""Whoever came by https comes by nothing else for a year."""


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._other(scope, receive, send)
            return
        house_of(HTTPConnection(scope)).passport.check(scope)
        request = Request(scope)
        started = perf_counter()
        status = 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers["strict-transport-security"] = HSTS
                if scope["path"].startswith("/api"):
                    headers["cache-control"] = "no-store"
            await send(message)

        said: list[bytes] = []
        try:
            self._admit(request)
            body = remembered(self._measured(request, receive), said)
            await self._answer(request, said, body, dressed)
        except (Trouble, Refused) as error:
            await refused(request, error)(scope, receive, dressed)
        except ClientDisconnect:
            pass  # gone in the middle of a request
        except Exception:
            LOG.exception("fault", extra={"route": route_of(scope)})
            await refused(request, Trouble("fault", 500))(scope, receive, dressed)
        finally:
            spent = round((perf_counter() - started) * 1000, 1)
            facts = {"route": route_of(scope), "method": scope["method"], "status": status, "ms": spent}
            if status != 429 and not (is_file(scope) and status < 500):  # a flood shall not fill the disk
                LOG.info("request", extra=facts)

    async def _other(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, which must know us by name, or the life of the server itself."""
        if scope["type"] == "websocket":
            asking = HTTPConnection(scope)
            if not house_of(asking).passport.check(scope) and not is_known_host(asking):
                await send({"type": "websocket.close", "code": 4003})
                return
        await self.app(scope, receive, send)

    async def _answer(self, request: Request, said: list[bytes], receive: Receive, send: Send) -> None:
        """Answer, or let the process answer that holds the table."""
        try:
            await self.app(request.scope, receive, send)
        except Elsewhere as error:
            if is_forwarded(request.scope):
                raise  # it has just changed hands
            passport = house_of(request).passport.issue(request)
            await forward_request(request, error, passport, said, receive, send)

    def _admit(self, request: Request) -> None:
        if is_forwarded(request.scope):
            return  # the other process has done so
        if not is_known_host(request):
            raise Trouble("foreign-host", 421)
        if not is_file(request.scope):
            house_of(request).requests.take(address_of(request))
            house_of(request).work.take(address_of(request), price_of_request(request.method))
        if request.method not in ("GET", "HEAD") and is_foreign(request):
            raise Trouble("foreign-origin", 403)

    def _measured(self, request: Request, receive: Receive) -> Receive:
        """The body, as long as it is not too large."""
        settings = house_of(request).settings
        is_record = request.url.path.startswith("/api/records")
        most = 2 * settings.record_size if is_record else settings.message_size
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > most:
            raise Trouble("too-large", 413)
        read = 0

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise Trouble("too-large", 413)
            return message

        return receive_some


def refused(request: Request, error: Trouble | Refused) -> Response:
    """A refusal as an answer: a page for people, JSON for programs."""
    if isinstance(error, Trouble) and wants_page(request):
        return refused_page(request, error.code, error.status)
    lang = language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    status = error.status if isinstance(error, Trouble) else 400
    return JSONResponse(refusal(error, lang, getattr(request.state, "game", None)), status)


def is_file(scope: Scope) -> bool:
    """Whether a file of the page is asked for. A page is made of many: they are not counted."""
    return str(scope["path"]).startswith("/static/") and scope["method"] in ("GET", "HEAD")


def route_of(scope: Scope) -> str:
    """The pattern of the address, without the codes in it."""
    route = scope.get("route")
    return str(getattr(route, "path", "unknown"))

"""App: the ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from rynek.draw import sheet, tokens
from rynek.server import lobby, records, seat_api
from rynek.server.asked import Asked
from rynek.server.guard import Guard, refused
from rynek.server.house import House, house_of
from rynek.server.openapi import openapi
from rynek.server.settings import Settings
from rynek.server.socket import table_socket
from rynek.server.trouble import Trouble

LOG = logging.getLogger("rynek.server")

FRESH: Final = {"cache-control": "no-cache"}
"""Browsers ask each time whether a file has changed, so that no old script meets a new server."""

STATIC: Final = Path(__file__).parent / "static"


@cache
def shell() -> str:
    """The page, the same for every address: its scripts read where they are."""
    return (STATIC / "index.html").read_text(encoding="utf-8")


async def page(request: Request) -> Response:
    """The page, with a cookie for a browser that has none."""
    asked = Asked(request)
    response = HTMLResponse(shell(), headers=FRESH)
    if asked.known is None:
        asked.house.identity.write(response, asked.owner, secure=request.url.scheme == "https")
    return response


async def health(request: Request) -> Response:
    """Whether the server and its database answer."""
    house = house_of(request)
    await house.tables.ask(house.store.alive)
    return JSONResponse({"status": "ok"})


async def symbols(request: Request) -> Response:
    """The symbols all pictures use, as one SVG to be put into the page."""
    return Response(sheet(), media_type="image/svg+xml", headers=FRESH)


async def colours(request: Request) -> Response:
    """The colours that page and boards share."""
    return Response(tokens.css(), media_type="text/css", headers=FRESH)


async def document(request: Request) -> Response:
    """The description of the API."""
    return JSONResponse(openapi())


async def http_refused(request: Request, error: Exception) -> Response:
    """An address that is not there, or not for this method."""
    assert isinstance(error, HTTPException)
    return refused(request, Trouble("no-such-page", error.status_code))


class Files(StaticFiles):
    """Static files that are always fresh."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """The file, to be asked for again."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on as they come
        response.headers.update(FRESH)
        return response


def routes() -> list[BaseRoute]:
    """Every address."""
    pages = [Route(path, page) for path in ("/", "/table/{table}", "/join/{code}", "/device/{code}")]
    return [
        *pages,
        Route("/health", health),
        Route("/static/symbols.svg", symbols),
        Route("/static/tokens.css", colours),
        Route("/api/openapi.json", document),
        *lobby.ROUTES,
        *records.ROUTES,
        *seat_api.ROUTES,
        WebSocketRoute("/ws/table/{table}", table_socket),
        Mount("/static", Files(directory=STATIC, check_dir=False)),
    ]


def make_app(settings: Settings) -> Starlette:
    """The application. It opens its house when it starts and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = await House(settings).open()
        app.state.house = house
        LOG.info("started")
        try:
            yield
        finally:
            await house.close()
            LOG.info("stopped")

    return Starlette(
        routes=routes(),
        middleware=[Middleware(Guard)],
        exception_handlers={HTTPException: http_refused},
        lifespan=lifespan,
    )

"""App: the ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from rynek.server import lobby, my_games, new_lesson, records, rematch, seat_api, shell
from rynek.server.answers import Health
from rynek.server.forward import is_forwarded
from rynek.server.guard import Guard, refused
from rynek.server.house import House, house_of
from rynek.server.openapi import openapi
from rynek.server.settings import Settings
from rynek.server.socket import table_socket
from rynek.server.trouble import Trouble

LOG = logging.getLogger("rynek.server")


async def health(request: Request) -> Response:
    """Whether the server answers and its database takes what is to be stored."""
    house = house_of(request)
    await house.tables.ask(house.store.alive)
    return JSONResponse(Health(status="ok"))


async def reread(request: Request) -> Response:
    """Another process has changed the seats of a table that is held here."""
    if not is_forwarded(request.scope):
        raise Trouble("no-such-page", 404)
    await house_of(request).tables.reread(str(request.path_params["table"]))
    return JSONResponse(Health(status="ok"))


async def metrics(request: Request) -> Response:
    """What the server counts of itself, where whoever runs it wants that."""
    house = house_of(request)
    if house.metrics is None:
        raise Trouble("no-such-page", 404)
    return Response(house.metrics.text(house.gauges()), media_type="text/plain; version=0.0.4; charset=utf-8")


async def document(request: Request) -> Response:
    """The description of the API."""
    return JSONResponse(openapi())


async def http_refused(request: Request, error: Exception) -> Response:
    """An address that is not there, or not for this method."""
    assert isinstance(error, HTTPException)
    if shell.wants_page(request):
        return shell.shown(request, error.status_code)
    return refused(request, Trouble("no-such-page", error.status_code))


def routes() -> list[BaseRoute]:
    """Every address."""
    return [
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/peer/tables/{table}", reread, methods=["POST"]),
        Route("/api/openapi.json", document),
        *lobby.ROUTES,
        *new_lesson.ROUTES,
        *my_games.ROUTES,
        *records.ROUTES,
        *rematch.ROUTES,
        *seat_api.ROUTES,
        WebSocketRoute("/ws/table/{table}", table_socket),
        *shell.ROUTES,
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

"""One server for all tests that do not harm it, and browsers that are closed in the end."""

from asyncio.events import _get_running_loop, _set_running_loop
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.visitor import QUICK, Browser, Server


@pytest.fixture(autouse=True)
def no_running_loop() -> Iterator[None]:
    """Lets tests start loops of their own: Playwright leaves its loop marked as running between its calls."""
    loop = _get_running_loop()
    _set_running_loop(None)
    yield
    _set_running_loop(loop)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("house"), *QUICK, "--unlimited")
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers on one data folder, one after the other."""
    started: list[Server] = []

    def start(*more: str) -> Server:
        started.append(Server(tmp_path / "house", *more))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.kill()


@pytest.fixture
def browser(server: Server) -> Iterator[Callable[..., Browser]]:
    """Opens browsers on the common server."""
    opened: list[Browser] = []

    def visit(at: Server = server, lang: str = "en") -> Browser:
        opened.append(Browser(at, lang))
        return opened[-1]

    yield visit
    for one in opened:
        one.close()

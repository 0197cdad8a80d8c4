"""A server, a browser and pages for the tests of the page; the tests of the games' boards use them, too."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.browser import find

ROOT = Path(__file__).parents[2]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Page]


class Server:
    """A server process on a database of its own. `stop` and `start` show what the page does meanwhile."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, on the same port as before, and wait until it answers."""
        pace = ["--bot-pause", "0", "--undo-pause", "0", "--bot-processes", "1", "--unlimited", "--seed", "3"]
        command = [sys.executable, "-m", "rynek", "serve", "--port", str(self.port), "--data", str(self.data), *pace]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        self.log = (self.data.parent / "server.log").open("a", encoding="utf-8")
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def stop(self) -> None:
        """Stop and wait for the end."""
        self.process.terminate()
        self.process.wait(PATIENCE / 1000)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process."""
    running = Server(tmp_path_factory.mktemp("server") / "data")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium, without a window."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def open_page(server: Server, browser: Browser) -> Iterator[OpenPage]:
    """Opens pages, each as another person: `open_page("/", lang="pl", width=360)`.

    Whatever a page writes to its console as an error fails the test; pages that must see refused addresses say which
    words to expect: `open_page("/", expect="409")`. Forced moves wait to be clicked, unless `forced="made"`.
    """
    contexts = []
    errors: list[str] = []

    def listen(page: Page, expect: str) -> None:
        def note(kind: str, said: str) -> None:
            if kind == "error" and not (expect and expect in said):
                errors.append(said)

        page.on("console", lambda message: note(message.type, message.text))
        page.on("pageerror", lambda error: note("error", str(error)))

    def make(
        address: str = "/",
        *,
        lang: str = "en",
        width: int = 1280,
        height: int = 860,
        expect: str = "",
        forced: str = "asked",
        **more: Any,
    ) -> Page:
        reduced = {"reduced_motion": "reduce", **more}
        context = browser.new_context(locale=lang, viewport={"width": width, "height": height}, **reduced)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('rynek.forced', '{forced}')")
        page = context.new_page()
        listen(page, expect)
        page.goto(server.url + address)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []

"""The page and its files: kept by browsers, never counted as requests; words for who comes wrong or too often."""

import asyncio
import re
from pathlib import Path

import httpx
from starlette.applications import Starlette

from rynek.server import shell
from rynek.server.app import make_app
from rynek.server.settings import Settings
from tests.server.visitor import CONTEXT, PATIENCE, Server

HTML = {"accept": "text/html,application/xhtml+xml"}


def ask(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers={**HTML, **headers}, verify=CONTEXT, timeout=PATIENCE)


def test_every_script_is_named_in_the_head_and_kept_for_good(server: Server) -> None:
    page = ask(server, "/").text
    named = set(re.findall(r'(?:href|src)="(/static/e/[^"]+)"', page))

    assert {path.rsplit("/", 1)[1] for path in named} >= {"main.js", "table.js", "page.css", "tokens.css"}
    assert '"/static/js' not in page
    for path in named:
        answer = ask(server, path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, shell.KEPT), path


def test_a_file_under_an_old_name_or_none_is_always_asked_for_anew(server: Server) -> None:
    for path in ("/static/e/000000000000/js/main.js", "/static/js/main.js", "/static/symbols.svg"):
        answer = ask(server, path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, shell.FRESH), path


def test_the_edition_is_another_one_when_a_file_changes(tmp_path: Path) -> None:
    file = tmp_path / "main.js"
    file.write_text("one", encoding="utf-8")
    before = shell.edition_of([file])
    file.write_text("two, longer", encoding="utf-8")

    assert shell.edition_of([file]) != before


async def reload(app: Starlette) -> tuple[list[httpx.Response], list[int], httpx.Response]:
    """A few reloads, then files, then a question of a script."""
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as browser,
    ):
        browser.headers.update({**HTML, "accept-language": "pl"})
        answers = [await browser.get("/") for _ in range(5)]
        files = [(await browser.get("/static/js/main.js")).status_code for _ in range(20)]
        return answers, files, await browser.get("/api/games")


def test_a_burst_of_reloads_never_loses_a_file_and_says_what_happens(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path, requests=0.001, requests_burst=3))
    answers, files, program = asyncio.run(reload(app))

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert "Strona za chwilę sama spróbuje ponownie" in answers[-1].text
    assert 'http-equiv="refresh"' in answers[-1].text
    assert answers[-1].headers["retry-after"]
    assert set(files) == {200}
    assert (program.status_code, program.json()["code"]) == (429, "too-fast")


def test_an_unknown_address_answers_a_page_to_people_and_json_to_programs(server: Server) -> None:
    page = ask(server, "/no/such/place")
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "main.js" in page.text

    program = httpx.get(server.address + "/no/such/place", headers={"accept": "application/json"}, timeout=PATIENCE)
    assert (program.status_code, program.json()["code"]) == (404, "no-such-page")
    assert ask(server, "/api/nothing").json()["code"] == "no-such-page"

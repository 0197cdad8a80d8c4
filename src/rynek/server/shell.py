"""Shell: the page, the same for every address, and its files, which browsers keep for as long as they do not change."""

import hashlib
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from time import monotonic
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from rynek.draw import sheet, tokens
from rynek.games import game as find_game
from rynek.server.asked import Asked
from rynek.server.gallery import gallery
from rynek.server.rules import rules_files, rules_page
from rynek.server.wording import house, language

STATIC: Final = Path(__file__).parent / "static"
FRESH: Final = "no-cache"
"""Browsers ask each time whether a file has changed, so that no old script meets a new server."""
KEPT: Final = "public, max-age=31536000, immutable"
"""An address that names the contents of its file never has to be asked again."""
AGAIN: Final = 3
"""Seconds after which a page that was asked for too often asks again by itself."""


def edition() -> str:
    """A short name of all files as they are now. Every address of a file holds it, so a changed file has a new one."""
    return _edition_at(int(monotonic()))


@lru_cache(maxsize=1)
def _edition_at(second: int) -> str:
    """The edition, looked up once a second, so that whoever changes a file sees it and nobody else waits for it."""
    return edition_of([*sorted(path for path in STATIC.rglob("*") if path.is_file()), *rules_files()])


def edition_of(files: list[Path]) -> str:
    """The name of these files; their contents are read again only when one of them has been written."""
    return _edition(tuple((str(path), path.stat().st_mtime_ns) for path in files))


@cache
def _edition(files: tuple[tuple[str, int], ...]) -> str:
    found = hashlib.sha256(f"{sheet()}{tokens.css()}".encode())
    for path, _ in files:
        found.update(Path(path).read_bytes())
    return found.hexdigest()[:12]


@cache
def _shell(name: str) -> str:
    """The page. Its scripts are named in its head, so that they come at once and not one after the other."""
    scripts = sorted(
        path.relative_to(STATIC).as_posix() for path in (STATIC / "js").rglob("*.js") if path.name != "theme.js"
    )
    ahead = "".join(f'  <link rel="modulepreload" href="/static/e/{name}/{script}">\n' for script in scripts)
    text = (STATIC / "index.html").read_text(encoding="utf-8").replace('"/static/', f'"/static/e/{name}/')
    return text.replace("</head>", f"{ahead}</head>")


async def page(request: Request) -> Response:
    """The page, with a cookie for a browser that has none."""
    return shown(request)


def shown(request: Request, status: int = 200) -> Response:
    """The page; at an address that is not there it says so."""
    asked = Asked(request)
    response = HTMLResponse(_shell(edition()), status, headers={"cache-control": FRESH})
    if asked.known is None:
        asked.house.identity.write(response, asked.owner, secure=request.url.scheme == "https")
    return response


def wants_page(request: Request) -> bool:
    """Whether a person asks, with a browser, and not one of our scripts or a program."""
    for_programs = request.url.path.startswith(("/api", "/static", "/ws"))
    return request.method == "GET" and not for_programs and "text/html" in request.headers.get("accept", "")


def refused_page(request: Request, code: str, status: int) -> Response:
    """A refusal for people, in few words; one who came too often is let in by and by."""
    words = house(language(request.query_params.get("lang"), request.headers.get("accept-language", "")))
    is_busy = status == 429
    text = words.text("page-too-fast") if is_busy else words.text(f"error-{code}")
    again = f'<meta http-equiv="refresh" content="{AGAIN}">' if is_busy else ""
    body = (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">{again}'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f'<title>rynek</title></head><body><main><h1>rynek</h1><p role="alert">{escape(text)}</p></main></body></html>'
    )
    return HTMLResponse(body, status, headers={"cache-control": "no-store", "retry-after": str(AGAIN)})


class Files(StaticFiles):
    """Files of the page. Under the name of their edition they are kept, under any other they are asked for anew."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """The file, with word how long it may be kept."""
        response = super().file_response(*args, **kwargs)
        scope = kwargs.get("scope", args[2])
        response.headers["cache-control"] = keeping(scope)
        return response


def keeping(scope: Scope) -> str:
    """How long what an address names may be kept."""
    return KEPT if scope["path_params"].get("edition") == edition() else FRESH


async def symbols(request: Request) -> Response:
    """The symbols all pictures use, as one SVG to be put into the page."""
    return Response(sheet(), media_type="image/svg+xml", headers={"cache-control": keeping(request.scope)})


async def colours(request: Request) -> Response:
    """The colours that page and boards share."""
    return Response(tokens.css(), media_type="text/css", headers={"cache-control": keeping(request.scope)})


async def rules(request: Request) -> Response:
    """The rules of a game in a language, rendered once and kept like the other files."""
    return await _made(request, rules_page)


async def pictures(request: Request) -> Response:
    """The components of a game as they are drawn, likewise."""
    return await _made(request, gallery)


async def _made(request: Request, make: Callable[[str, str], Mapping[str, object]]) -> Response:
    """A file that is made of a game's own texts and drawings."""
    asked = Asked(request)
    game = find_game(asked.part("game"))
    made = await asked.house.archive.do(make, game.name, language(asked.part("lang")))
    return JSONResponse(made, headers={"cache-control": keeping(request.scope)})


def _served(under: str) -> list[BaseRoute]:
    return [
        Route(f"{under}/rules/{{game}}.{{lang}}.json", rules),
        Route(f"{under}/pictures/{{game}}.{{lang}}.json", pictures),
        Route(f"{under}/symbols.svg", symbols),
        Route(f"{under}/tokens.css", colours),
        Mount(under, Files(directory=STATIC, check_dir=False)),
    ]


PAGES: Final = ("/", "/mine", "/rules/{game}", "/table/{table}", "/join/{code}", "/device/{code}")
ROUTES: Final = [*(Route(path, page) for path in PAGES), *_served("/static/e/{edition}"), *_served("/static")]

"""What leaves the server for somebody is, byte for byte, the same in two games that differ only out of his sight."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from starlette.websockets import WebSocket

import rynek
from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.play.match import AnyMatch
from rynek.play.words import LANGUAGES
from rynek.server import reasons, store
from rynek.server.app import make_app
from rynek.server.house import House
from rynek.server.motives import made_by
from rynek.server.news import ENCODE
from rynek.server.reasons import parts_of
from rynek.server.settings import Settings
from rynek.server.socket import Connection
from rynek.server.store import SeatRow, TableRow
from rynek.server.table import Table, moves_of, standing_of
from tests.server.worlds import Worlds

OPTIONS: dict[str, dict[str, Any]] = {"tiny_towns": {"monuments": True}}
SECRETIVE = ("genoa", "tiny_towns", "troyes")
"""Games in which somebody holds something that others do not see."""
PAGES = (
    *("/api/tables", "/api/mine", "/api/open", "/api/invitations/inv", "/api/tables/t/record", "/table/t"),
    *("/join/inv", "/api/games/{game}/help", "/health"),
)
FOR_PROGRAMS = ("/api/seat/view", "/api/seat/moves", "/api/seat/events?after=0")
UNLIMITED = {"requests": 1e9, "work": 1e9, "said": 1e9, "heard": 1e9}


class Wire:
    """In the place of a socket: nobody is at the other end."""

    client = None


class Ear:
    """All that one viewer hears of the table in one world."""

    def __init__(self, house: House, http: httpx.AsyncClient, table: Table, viewer: int | None, token: str) -> None:
        self.house = house
        self.http = http
        self.table = table
        self.viewer = viewer
        self.token = token
        self.begin()

    def begin(self) -> None:
        """Nothing has been told yet."""
        for kept in (self.table.speech, self.table.retold, self.table.past):
            kept.clear()
        self.following = {lang: self.connected(lang) for lang in LANGUAGES}

    def connected(self, lang: str) -> Connection:
        return Connection(cast("WebSocket", Wire()), self.house, self.table, owner_of(self.viewer), lang)

    def take(self, match: AnyMatch) -> list[bytes]:
        """The table goes on: what is sent to whoever has seen it until now."""
        self.table.match = match
        self.table.renew(self.table.revision + 1)
        return [connection.eyes.table_message() for connection in self.following.values()]

    async def hear(self, questions: list[dict[str, Any]], lang: str) -> list[bytes]:
        """What a newcomer is sent, what questions are answered with, and what pages say."""
        fresh = self.connected(lang)
        found = [fresh.eyes.table_message(), ENCODE(fresh.eyes.seats())]
        for question in questions:
            await fresh._hear(json.dumps({**question, "id": 1}))
            found += [ENCODE(message) for message in fresh.waiting]
            fresh.waiting.clear()
        pages = [page.format(game=self.table.game.name) for page in PAGES]
        for page in (*pages, *(FOR_PROGRAMS if self.viewer is not None else ())):
            answer = await self.http.get(page, params={"lang": lang}, headers=self._headers())
            found += [str(answer.status_code).encode(), answer.content, str(sorted(answer.headers.items())).encode()]
        return found

    def _headers(self) -> dict[str, str]:
        owner = owner_of(self.viewer) or "a stranger"
        return {
            "cookie": f"rynek={self.house.identity.serializer.dumps(owner)}",
            "authorization": f"Bearer {self.token}",
        }


def owner_of(seat: int | None) -> str | None:
    return None if seat is None else f"owner {seat}"


@asynccontextmanager
async def listening(folder: Path, match: AnyMatch, viewer: int | None) -> AsyncIterator[Ear]:
    """A whole server with one table, without its socket."""
    app = make_app(replace(Settings(data=folder), **UNLIMITED))  # type: ignore[arg-type]  # only floats are given
    async with app.router.lifespan_context(app):
        house: House = app.state.house
        seats = [SeatRow(name, owner_of(seat)) for seat, name in enumerate(("Anna", "Jan", "Ewa")[: match.players])]
        fixed = (match.game.name, match.game.version, match.players, match.options, match.seed)
        row = TableRow("t", "play", *fixed, 0, "inv", 1, seats, moves_of(match))
        house.store.add(row, standing_of(match))
        token = "" if viewer is None else house.store.add_token("t", viewer, str(owner_of(viewer)))
        table = house.tables.awake["t"] = Table(row)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            yield Ear(house, http, table, viewer, token)


def questions_at(worlds: Worlds, ear: Ear, chooser: Random) -> list[dict[str, Any]]:
    """Whatever may be asked here without changing anything."""
    match, viewer = worlds.real, worlds.viewer
    asked: list[dict[str, Any]] = [{"type": "look", "position": chooser.randrange(match.position + 1)}]
    asked += [{"type": "look", "position": 1, "seat": letter} for letter in "AB"]
    asked += [{"type": "sit", "seat": letter} for letter in "ABC" if viewer is None or letter != "ABC"[viewer]]
    asked += [{"type": "move", "revision": ear.table.revision, "move": str(move)} for move in refused(worlds, chooser)]
    if viewer is not None and viewer in match.state.to_act:
        regions = parts_of(ear.following["en"].eyes.shown.regions)  # type: ignore[union-attr]  # it has been shown
        asked += [{"type": "why", "part": part} for part in chooser.sample(sorted(regions), min(2, len(regions)))]
    return asked


def refused(worlds: Worlds, chooser: Random) -> list[Action]:
    """Moves that the viewer may not make, of any kind: the refusal gives a reason."""
    if worlds.viewer is None:
        return []
    game, state = worlds.real.game, worlds.real.state
    verbs = chooser.sample(sorted(game.verbs), min(4, len(game.verbs)))
    made = [
        Action(verb, *[domain.at(chooser.randrange(domain.size)) for domain in verb.domains])
        for verb in (game.verbs[name] for name in verbs)
        if verb.size
    ]
    return [action for action in made if game.why_not(state, worlds.viewer, action) is not None]


async def walk(folder: Path, name: str, viewer: int | None, seed: int, steps: int, every: int) -> int:
    """Walk through two worlds; the number of positions compared in which they differed."""
    game, chooser = rynek.game(name), Random(seed)
    players = 2 + seed % 2
    worlds = Worlds(game, players, viewer, seed, OPTIONS.get(name, {}))
    differed = 0
    async with AsyncExitStack() as stack:
        one, two = [
            await stack.enter_async_context(listening(folder / str(number), match, viewer))
            for number, match in enumerate((worlds.real, worlds.other))
        ]
        for step in range(steps):
            if not worlds.step():
                one.begin()
                two.begin()
            if worlds.real.state.over:
                break
            if worlds.real.state.to_act == (CHANCE,):
                continue  # chance answers before anything is shown
            assert one.take(worlds.real) == two.take(worlds.other)
            if step % every == 0:
                lang = LANGUAGES[step // every % 2]
                asked = questions_at(worlds, one, chooser)
                assert await one.hear(asked, lang) == await two.hear(asked, lang)
                check_guesses(worlds)
                check_motives(worlds, one, two)
            differed += worlds.differ
    return differed


def check_guesses(worlds: Worlds) -> None:
    """Bots and hints know a guess and nothing else: it is the same one."""
    if worlds.viewer is not None:
        game = worlds.real.game
        guesses = [game.guess(world.state, worlds.viewer, Random(5)) for world in (worlds.real, worlds.other)]
        assert game.dump(guesses[0]) == game.dump(guesses[1])


def check_motives(worlds: Worlds, one: Ear, two: Ear) -> None:
    """What is asked of a bot about a rival's last move is the same, and nothing where not everybody may know it."""
    if worlds.viewer is None:
        return
    game = worlds.real.game
    for seat in {entry.seat for entry in worlds.real.log} - {worlds.viewer, CHANCE}:
        for since in (0, worlds.real.position):
            found = [
                made_by(ear.table, match, since, match.position, seat, worlds.viewer)
                for ear, match in ((one, worlds.real), (two, worlds.other))
            ]
            told = [None if made is None else (made.move, game.dump(made.position)) for made in found]
            assert told[0] == told[1]


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both worlds are of the same moment, and reasons are looked for in full, not for as long as there is time."""
    monkeypatch.setattr(reasons, "monotonic", lambda: 0.0)
    monkeypatch.setattr(store, "now", lambda: "2026-01-01T00:00:00Z")


@pytest.mark.parametrize("viewer", [0, None], ids=["seat", "spectator"])
@pytest.mark.parametrize("name", rynek.all_games())
def test_two_games_that_look_alike_are_told_alike(tmp_path: Path, name: str, viewer: int | None) -> None:
    differed = asyncio.run(walk(tmp_path, name, viewer, seed=2, steps=24, every=8))

    assert (differed > 0) is (name in SECRETIVE)


@pytest.mark.long
@pytest.mark.parametrize("viewer", [0, 1, None], ids=["first", "second", "spectator"])
@pytest.mark.parametrize("name", rynek.all_games())
def test_many_games_that_look_alike_are_told_alike_to_their_end(tmp_path: Path, name: str, viewer: int | None) -> None:
    differed = [
        asyncio.run(walk(tmp_path / str(seed), name, viewer, seed, steps=1000, every=7)) for seed in range(10, 14)
    ]

    assert any(differed) is (name in SECRETIVE)

"""Nothing hidden leaves the server: not in messages, not in logs, not in errors."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rynek
from rynek.core.state import State
from rynek.play.match import AnyMatch
from rynek.play.words import LANGUAGES
from rynek.server.past import past, state_at
from rynek.server.show import show
from rynek.server.store import SeatRow, TableRow
from rynek.server.table import Table as HeldTable
from rynek.server.table import moves_of
from tests.server.visitor import FRIEND, ME, QUICK, Browser, Server, Table

SEED = "a seed that nobody may hear of"


def overheard(tables: list[Table]) -> Iterator[str]:
    for table in tables:
        for message in table.heard:
            yield json.dumps(message, ensure_ascii=False)


def kept_secrets(server: Server) -> list[str]:
    """The secrets in the database: the seeds and the key of the cookies."""
    with sqlite3.connect(server.data / "rynek.sqlite") as database:
        found = [
            row[0]
            for row in database.execute("SELECT seed FROM tables UNION SELECT value FROM house WHERE name = 'key'")
        ]
    database.close()
    return found


@pytest.mark.long
def test_the_traffic_of_a_whole_game_holds_no_secret(own_server: Callable[..., Server]) -> None:
    running = own_server(*QUICK, "--unlimited")
    anna, jan, ewa = Browser(running, "pl"), Browser(running), Browser(running)
    made = anna.make(ME, FRIEND, {"kind": "bot", "level": "easy"}, options={"monuments": True})
    jan.join(made["invitation"], "Jan")
    chooser = Random(2)
    with anna.sit(made["table"]) as one, jan.sit(made["table"]) as two, ewa.sit(made["table"]) as watcher:
        players = [one, two]
        while not one.state["over"]:
            for table in (*players, watcher):
                if chooser.random() < 0.2 or table is watcher:
                    table.say("look", position=chooser.randrange(9))
                table.say("move", revision=table.state["revision"], move="peek everything")
                if table.state["you"]["turn"]:
                    table.move(chooser.choice(table.moves))
        watcher.say("look", position=0)
        secrets = kept_secrets(running)
        check_hands(anna.http.get(f"/api/tables/{made['table']}/record").text, one, two, watcher)
        said = list(overheard([one, two, watcher]))
    running.stop()
    told = [*said, running.log.read_text()]

    assert len(secrets) == 2
    assert not [secret for secret in secrets for text in told if secret in text]
    logged = running.log.read_text()
    cookies = [who.http.cookies["rynek"] for who in (anna, jan)]
    for private in ("Jan", "Anna", "keep ", "place ", "Traceback", made["invitation"][6:], *cookies):
        assert private not in logged
    for who in (anna, jan, ewa):
        who.close()


def check_hands(record: str, one: Table, two: Table, watcher: Table) -> None:
    """Monuments dealt to one seat are named to nobody else before they are built or the game is over."""
    dealt = {"A": set[str](), "B": set[str]()}
    for line in record.splitlines():
        words = line.split()
        if words[:2] == ["*", "deal"] and words[2] in dealt:
            dealt[words[2]] |= set(words[3:])
    assert all(dealt.values())
    built = {word for line in record.splitlines() if line[:2] in ("A ", "B ", "C ") for word in line.split()[2:]}
    for table, hidden in ((one, dealt["B"]), (two, dealt["A"]), (watcher, dealt["A"] | dealt["B"])):
        before_the_end = [message for message in table.heard if not message.get("over") and message["type"] != "past"]
        text = json.dumps(before_the_end)
        kept_back = hidden - built
        assert not [name for name in kept_back if name in text]


def held(match: AnyMatch) -> HeldTable:
    seats = [SeatRow(name="", owner="somebody") for _ in range(match.players)]
    return HeldTable(
        TableRow(
            id="t",
            kind="play",
            game=match.game.name,
            version=match.game.version,
            players=match.players,
            options=match.options,
            seed=match.seed,
            borrowed=0,
            invitation="i",
            revision=1,
            seats=seats,
            moves=moves_of(match),
        )
    )


def shown(table: HeldTable, seat: int | None, state: State, lang: str) -> tuple[dict[str, Any], dict[str, str]]:
    table.match.state = state
    table.shown.clear()
    found = show(table, seat, lang)
    return {**found.message, "end": None}, found.regions


@pytest.mark.parametrize("name", rynek.all_games())
def test_what_a_seat_is_shown_depends_only_on_what_it_knows(name: str) -> None:
    """Draw anew all that a seat cannot know: every message to it stays the same, in every language."""

    async def compare() -> None:
        game = rynek.game(name)
        match = rynek.Match(game, max(2, game.min_players), seed=SEED)
        chooser = Random(4)
        decision = 0
        while not match.state.over:
            if decision % 25 == 0:
                check_position(match, chooser, LANGUAGES[decision % 2])
            seat = chooser.choice(match.state.to_act)
            match.play(seat, chooser.choice(match.state.legal(seat)))
            decision += 1

    asyncio.run(compare())


def check_position(match: AnyMatch, chooser: Random, lang: str) -> None:
    table = held(match)
    real = table.match.state
    for seat in (*range(match.players), None):
        truth = shown(table, seat, real, lang)
        guessed = match.game.guess(real, seat, Random(chooser.random()))
        guessed.events = []
        assert shown(table, seat, guessed, lang) == truth
        assert SEED not in str((truth, show(table, seat, lang).lines))
    table.match.state = real
    table.shown.clear()
    assert (past(table, table.match, match.position, 0, lang)["picture"] or {}).get("regions", {}) == show(
        table, 0, lang
    ).regions


def test_the_data_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    from rynek.server.house import House
    from rynek.server.settings import Settings

    house = House(Settings(data=tmp_path / "new"))
    house.store.close()

    files = [tmp_path / "new", *(tmp_path / "new").iterdir()]
    assert len(files) > 1
    assert [file for file in files if file.stat().st_mode & 0o077] == []


def test_every_past_position_is_the_one_the_log_gives() -> None:
    async def compare() -> None:
        game = rynek.game("tiny_towns")
        match = rynek.Match(game, 2, seed=SEED)
        chooser = Random(4)
        while not match.state.over:
            seat = chooser.choice(match.state.to_act)
            match.play(seat, chooser.choice(match.state.legal(seat)))
        table = held(match)
        for _ in range(30):
            position = chooser.randrange(match.position + 1)
            assert game.dump(state_at(table, table.match, position)) == game.dump(match.state_at(position))
        assert table.past

    asyncio.run(compare())

"""Storage, on SQLite and on PostgreSQL alike."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import select

import rynek
from rynek.server import migrations
from rynek.server.database import HEAD, connect, upgrade, version
from rynek.server.house import House
from rynek.server.logbook import LogChange, Standing
from rynek.server.schema import HOUSE, METADATA
from rynek.server.settings import Settings
from rynek.server.store import SeatRow, Store, TableRow
from rynek.server.table import match_of
from rynek.server.trouble import Trouble
from tests.server import postgres

KINDS = ["sqlite", *["postgresql"] * postgres.is_there()]


@pytest.fixture(scope="module", params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        yield f"sqlite:///{folder / 'rynek.sqlite'}"
    else:
        with postgres.cluster() as found:
            yield found


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    found = Store(connect(address))
    yield found
    found.close()


PLAYING = Standing(2, "A", over=False)


def row(name: str, **more: object) -> TableRow:
    made = TableRow(
        id=name,
        kind="play",
        game="tiny_towns",
        version=1,
        players=2,
        options={"monuments": True},
        seed="s",
        borrowed=0,
        invitation=f"i-{name}",
        revision=1,
        seats=[SeatRow("Anna", "anna"), SeatRow()],
        moves=[(-1, "deal"), (0, "name brick")],
    )
    return replace(made, **more)  # type: ignore[arg-type]  # fields of the row


def test_steps_lead_to_the_schema_and_run_once(store: Store) -> None:
    upgrade(store.engine)

    assert version(store.engine) == HEAD == ScriptDirectory(str(Path(migrations.__file__).parent)).get_current_head()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_what_is_stored_comes_back(store: Store) -> None:
    stored = row("back", options={"list": ["ą", 1, True]})
    store.add(stored, PLAYING)

    assert store.table("back") == stored
    assert store.invited("i-back") == "back"
    found = next((table, seats) for table, seats in store.held_by("anna") if table.id == "back")
    assert (found[0].waiting, found[0].over, found[1]) == ("A", False, stored.seats)
    assert store.held_by("nobody") == []


def test_a_log_grows_and_shrinks_under_its_revision(store: Store) -> None:
    store.add(row("log"), PLAYING)

    assert store.save_logs(
        [LogChange("log", 1, 2, 2, [(0, "place a1"), (1, "place b2")], Standing(4, "A", over=False))]
    ) == [None]
    assert store.save_logs([LogChange("log", 2, 4, 2, [(1, "place b2")], Standing(3, "A", over=False))]) == [None]

    found = store.table("log")
    assert found.revision == 3
    assert found.moves == [(-1, "deal"), (0, "name brick"), (1, "place b2")]


def test_of_two_who_start_from_the_same_revision_one_is_refused_whole(store: Store) -> None:
    store.add(row("race"), PLAYING)
    assert store.save_logs([LogChange("race", 1, 2, 2, [(0, "first")], Standing(3, "A", over=False))]) == [None]

    (late,) = store.save_logs([LogChange("race", 1, 2, 2, [(0, "second")], Standing(3, "A", over=False))])

    assert late is not None
    assert late.code == "stale"
    assert store.table("race").moves[-1] == (0, "first")


def test_moves_are_stored_only_behind_as_many_as_are_believed_to_be_there(store: Store) -> None:
    store.add(row("gap"), PLAYING)
    for believed in (1, 3):
        change = LogChange("gap", 1, believed, believed, [(0, "late")], Standing(4, "A", over=False))
        (torn,) = store.save_logs([change])
        assert torn is not None
        assert torn.code == "stale"

    assert store.table("gap").moves == [(-1, "deal"), (0, "name brick")]


def test_of_changes_stored_together_only_the_refused_one_is_missing(store: Store) -> None:
    for name in ("one", "two", "three"):
        store.add(row(name), PLAYING)
    after = Standing(3, "A", over=False)
    changes = [LogChange(name, 1, 2, 2, [(0, name)], after) for name in ("one", "two", "three")]
    changes[1] = LogChange("two", 7, 2, 2, [(0, "two")], after)

    outcomes = store.save_logs(changes)

    assert [error and error.code for error in outcomes] == [None, "stale", None]
    assert [store.table(name).revision for name in ("one", "two", "three")] == [2, 1, 2]
    assert [len(store.table(name).moves) for name in ("one", "two", "three")] == [3, 2, 3]


def test_two_who_speak_at_once_are_both_heard(store: Store) -> None:
    store.add(row("talk"), PLAYING)
    barrier = Barrier(4)

    def speak(name: str) -> None:
        barrier.wait()
        for number in range(10):
            store.add_chat("talk", 0, name, f"{number}")

    with ThreadPoolExecutor(4) as people:
        for done in [people.submit(speak, name) for name in "abcd"]:
            done.result()

    assert [line.number for line in store.chat("talk")] == list(range(1, 41))


def test_the_store_is_alive_only_when_it_can_be_written(store: Store) -> None:
    store.alive()
    query = select(HOUSE.c.value).where(HOUSE.c.name == "alive")
    with store.engine.connect() as connection:
        assert connection.execute(query).scalar()


def test_tables_at_which_a_bot_must_act_are_found(store: Store) -> None:
    bot = SeatRow("Bot", None, "easy")
    store.add(row("b-waits", seats=[bot, SeatRow()]), Standing(2, "A", over=False))
    store.add(row("b-other", seats=[bot, SeatRow()]), Standing(2, "B", over=False))
    store.add(row("b-over", seats=[bot, SeatRow()]), Standing(2, "", over=True))

    assert [name for name in store.waiting_for_bots() if name.startswith("b-")] == ["b-waits"]


def test_a_seat_changes_only_from_what_it_was(store: Store) -> None:
    store.add(row("seat"), PLAYING)
    store.save_seat("seat", 1, 1, SeatRow(), SeatRow("Jan", "jan"))

    with pytest.raises(Trouble):
        store.save_seat("seat", 2, 1, SeatRow(), SeatRow("Ewa", "ewa"))
    assert store.table("seat").seats[1] == SeatRow("Jan", "jan")
    assert store.table("seat").revision == 2


def test_a_link_moves_seats_once_and_ends_in_time(store: Store) -> None:
    store.add(row("link"), PLAYING)
    token = store.add_token("link", 0, "anna")
    late, _ = store.add_link("link", "anna", -60.0)
    code, _ = store.add_link("link", "anna", 60.0)

    store.use_link(code, 1, "phone")

    assert store.table("link").seats[0].owner == "phone"
    for used in (code, late, "none"):
        with pytest.raises(Trouble):
            store.use_link(used, 2, "thief")
    with pytest.raises(Trouble):
        store.token(token)


def test_chat_is_kept_in_order(store: Store) -> None:
    store.add(row("chat"), PLAYING)
    for text in ("a", "b", "ż"):
        store.add_chat("chat", 0, "Anna", text)

    assert [(line.number, line.text) for line in store.chat("chat")] == [(1, "a"), (2, "b"), (3, "ż")]
    assert [line.text for line in store.chat("chat", 2)] == ["b", "ż"]


def test_the_key_is_made_once(store: Store, address: str) -> None:
    other = Store(connect(address))

    assert store.key() == other.key()
    assert len(store.key()) == 64
    other.close()


def test_a_whole_game_can_be_taken_up_at_any_move(address: str, tmp_path: Path) -> None:
    async def play() -> None:
        house = House(Settings(data=tmp_path, database=address))
        match = rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": True}, seed=6)
        seats = [SeatRow("Anna", "anna"), SeatRow("Jan", "jan")]
        table = await house.tables.make(match, seats)
        chooser = Random(6)
        while not table.match.state.over and table.match.position < 60:
            seat = chooser.choice(table.match.state.to_act)
            await house.tables.play(table, seat, str(chooser.choice(table.match.state.legal(seat))), table.revision)
            if table.match.undoable(seat) is not None and chooser.random() < 0.3:
                await house.tables.undo(table, seat, table.revision)
            stored = match_of(table.game, house.store.table(table.id))
            assert table.game.dump(stored.state) == table.game.dump(table.match.state)
            assert [entry.events for entry in stored.log] == [entry.events for entry in table.match.log]
        await house.close()

    asyncio.run(play())


def test_another_process_on_the_same_database_is_noticed(address: str, tmp_path: Path) -> None:
    async def play() -> None:
        one, two = (House(Settings(data=tmp_path, database=address)) for _ in range(2))
        match = rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": True}, seed=6)
        here = await one.tables.make(match, [SeatRow("Anna", "anna"), SeatRow("Jan", "jan")])
        there = await two.tables.find(here.id)
        await one.tables.play(here, 0, str(here.match.state.legal(0)[0]), here.revision)

        with pytest.raises(Trouble) as late:
            await two.tables.play(there, 0, str(there.match.state.legal(0)[-1]), there.revision)
        assert late.value.code == "stale"
        assert there.revision == here.revision
        assert there.game.dump(there.match.state) == here.game.dump(here.match.state)
        await one.close()
        await two.close()

    asyncio.run(play())

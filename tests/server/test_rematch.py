"""After a game: the rematch, playing on from a position, and how a table with results is listed."""

from collections.abc import Callable
from random import Random

import pytest

import rynek
from rynek.server.rematch import next_match, starter
from tests.server.visitor import BOT, FRIEND, HERE, ME, Browser, Table

Visit = Callable[..., Browser]
GAMES = ["caylus_1303", "genoa", "tiletum", "tiny_towns", "troyes"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["", "3"])
def test_the_player_after_the_last_starter_begins_the_rematch(game: str, seed: str) -> None:
    first = rynek.Match(rynek.game(game), 3, seed=5)
    second = next_match(first, seed)

    assert starter(second) == (starter(first) + 1) % 3
    assert (second.players, second.seed == first.seed) == (3, False)


def test_a_starter_named_by_an_option_is_followed_by_the_next_seat() -> None:
    genoa = next_match(rynek.Match(rynek.game("genoa"), 3, {"start_player": "C"}, seed=5))
    towns = next_match(rynek.Match(rynek.game("tiny_towns"), 3, {"first_player": 1}, seed=5))

    assert genoa.options["start_player"] == "A"
    assert towns.options["first_player"] == 2


def finished(anna: Browser, *seats: dict[str, str]) -> str:
    made = anna.make(*(seats or (ME, HERE)), options={"monuments": False})
    with anna.sit(made["table"]) as table:
        play_out(table)
    return made["table"]


def test_a_rematch_has_the_same_seats_and_is_made_once(browser: Visit) -> None:
    anna, jan = browser(), browser()
    made = anna.make(ME, FRIEND, options={"monuments": False})
    jan.join(made["invitation"], "Jan")
    with anna.sit(made["table"]) as hers, jan.sit(made["table"]) as his:
        early = anna.post(f"/api/tables/{made['table']}/rematch")
        play_out(hers, his)
        first = jan.post(f"/api/tables/{made['table']}/rematch").json()["table"]
        again = anna.post(f"/api/tables/{made['table']}/rematch").json()["table"]
        hers.until(lambda message: message["type"] == "table" and bool(message["next"]))
        led = hers.state["next"]

    assert (early.status_code, early.json()["code"]) == (409, "not-over-yet")
    assert first == again
    assert led == f"/table/{first}"
    with anna.sit(first) as table:
        assert [seat["name"] for seat in table.state["seats"]] == ["Anna", "Jan"]
        assert table.state["you"]["seat"] == "A"
        assert table.state["options"]["first_player"] == 1


def play_out(*tables: Table) -> None:
    """Several browsers play any moves until the end."""
    rng = Random(1)
    while not tables[0].state["over"]:
        for table in tables:
            if table.state["you"]["turn"]:  # a seat that has answered may still change its mind, for ever
                said = table.move(rng.choice(table.moves))
                if said["type"] == "ok":
                    for one in tables:
                        one.look_up(said["revision"])
                break
        else:
            tables[0].receive()


def test_only_whoever_sat_there_asks_for_a_rematch(browser: Visit) -> None:
    table = finished(browser())

    refused = browser().post(f"/api/tables/{table}/rematch")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")


def test_a_finished_game_is_played_on_from_a_position(browser: Visit) -> None:
    anna, ewa = browser(), browser()
    table = finished(anna)
    seats = [{"kind": "me", "name": "Ewa"}, BOT]
    made = ewa.post(f"/api/tables/{table}/continue", position=6, seats=seats)
    late = ewa.post(f"/api/tables/{table}/continue", position=100_000, seats=seats)
    running = anna.make(ME, HERE)
    early = anna.post(f"/api/tables/{running['table']}/continue", position=1, seats=seats)

    assert made.status_code == 201
    with ewa.sit(made.json()["table"]) as new:
        assert new.state["position"] >= 6
        assert not new.state["over"]
        assert new.state["seats"][0]["name"] == "Ewa"
    assert late.json()["code"] == "no-such-position"
    assert early.json()["code"] == "not-over-yet"


def test_my_games_tell_results_and_statistics_and_go_to_another_device(browser: Visit) -> None:
    anna, phone = browser(), browser()
    table = finished(anna)
    mine = anna.get("/api/mine")
    link = anna.post("/api/mine/device").json()["link"]
    code = link.rpartition(".")[2]
    own = phone.make(ME, BOT)["table"]
    moved = phone.post(f"/api/mine/device/{code}")
    again = browser().post(f"/api/mine/device/{code}")

    results = mine["tables"][0]["results"]
    assert sorted(results["ranks"]) in ([1, 2], [1, 1])
    (statistics,) = mine["statistics"]
    assert (statistics["game"], statistics["finished"], statistics["won"]) == ("tiny_towns", 1, 1)
    assert statistics["best"] == max(results["points"])
    assert moved.status_code == 200
    assert {one["table"] for one in phone.get("/api/mine")["tables"]} == {table, own}
    assert {one["table"] for one in anna.get("/api/mine")["tables"]} == {table, own}
    assert (again.status_code, again.json()["code"]) == (410, "link-used")


def test_a_listed_table_waits_for_anybody_until_it_is_full(browser: Visit) -> None:
    anna, jan = browser(), browser()
    hidden = anna.make(ME, FRIEND)
    made = anna.make(ME, FRIEND, listed=True)
    shown = [one["invitation"] for one in jan.get("/api/open")["tables"]]
    jan.join(made["invitation"], "Jan")
    later = [one["invitation"] for one in jan.get("/api/open")["tables"]]

    assert made["invitation"] in shown
    assert hidden["invitation"] not in shown
    assert made["invitation"] not in later

"""Power cuts and lost processes: no acknowledged move is ever lost."""

import contextlib
import os
import signal
from collections.abc import Callable
from random import Random
from threading import Timer
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.visitor import FRIEND, ME, QUICK, Browser, Server, Table

KILLS = (5, pytest.param(150, marks=pytest.mark.long))


class Acknowledged:
    """What the server has promised to keep: for each seat the last revision and position it was told of."""

    def __init__(self) -> None:
        self.revision = 0
        self.position = 0
        self.answered: set[str] = set()

    def note(self, table: Table, made: dict[str, Any]) -> None:
        assert made["type"] == "ok"
        shown = table.look_up(made["revision"])
        self.revision = max(self.revision, made["revision"])
        self.position = max(self.position, shown["position"])


def wander(tables: list[Table], chooser: Random, kept: Acknowledged) -> None:
    """Every seat that is asked answers, for as long as the server lives."""
    while True:
        for table in tables:
            table.say("look", position=0)  # brings what has happened meanwhile
            if table.state["you"]["turn"]:
                made = table.move(chooser.choice(table.moves))
                if made["type"] == "ok":
                    kept.note(table, made)


@pytest.mark.parametrize("kills", KILLS)
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(own_server: Callable[..., Server], kills: int) -> None:
    chooser = Random(7)
    running = own_server(*QUICK, "--unlimited")
    anna, jan = Browser(running), Browser(running)
    made = anna.make(ME, FRIEND)
    jan.join(made["invitation"], "Jan")
    kept = Acknowledged()
    halves = 0
    for kill in range(kills):
        with contextlib.ExitStack() as stack:
            tables = [stack.enter_context(who.sit(made["table"])) for who in (anna, jan)]
            halves += check_kept(tables, kept)
            if all(table.state["over"] for table in tables):
                made, kept = anna.make(ME, FRIEND), Acknowledged()
                jan.join(made["invitation"], "Jan")
                running.kill()
            elif kill % 2:
                half_a_step(tables, chooser, kept)
                running.kill()
            else:
                cut = Timer(chooser.uniform(0.05, 0.4), running.process.kill)
                cut.start()
                with contextlib.suppress(ConnectionClosed, OSError):
                    wander(tables, chooser, kept)
                cut.join()
        running.kill()
        running = own_server(*QUICK, "--unlimited")
        for who in (anna, jan):
            move_house(who, running)
    anna.close()
    jan.close()
    assert halves > 1


def half_a_step(tables: list[Table], chooser: Random, kept: Acknowledged) -> None:
    """Play until only one of two has answered a secret step, if the game comes to one in time."""
    for _ in range(60):
        for table in tables:
            table.say("look", position=0)
        asked = [table for table in tables if table.state["you"]["turn"]]
        if not asked:
            return
        kept.note(asked[0], asked[0].move(chooser.choice(asked[0].moves)))
        if len(asked) == 2:
            return


def check_kept(tables: list[Table], kept: Acknowledged) -> bool:
    """Everybody sees the same true position, at least as far as was promised; whether one has answered and one not."""
    states = [table.state for table in tables]
    assert {state["revision"] for state in states} == {max(kept.revision, states[0]["revision"])}
    assert states[0]["position"] == states[1]["position"] >= kept.position
    asked = [state["you"]["turn"] for state in states]
    return sorted(asked) == [False, True] and not states[0]["over"]


def move_house(who: Browser, server: Server) -> None:
    """The same browser at the address of the server started anew."""
    who.server = server
    who.http.base_url = server.address


def test_everybody_sees_the_true_position_after_a_stop(own_server: Callable[..., Server]) -> None:
    running = own_server(*QUICK)
    anna = Browser(running)
    table = anna.make(ME, {"kind": "here", "name": "Jan"})["table"]
    with anna.sit(table) as before:
        before.look_up(before.move(before.moves[0])["revision"])
        running.stop()
        assert before.closed_with() == 1012
    assert '"stopped"' in running.log.read_text()
    move_house(anna, own_server(*QUICK))
    with anna.sit(table) as after:
        for field in ("revision", "position", "moves", "log", "prompt", "undo", "you", "breakdown"):
            assert after.state[field] == {**before.state, "log": {"from": 0, "lines": before.log}}[field]
        assert after.regions == before.regions
    anna.close()


def test_a_table_goes_on_when_its_bot_process_is_killed(own_server: Callable[..., Server]) -> None:
    running = own_server(*QUICK, "--bot-processes", "1")
    anna = Browser(running)
    chooser = Random(3)
    with anna.sit(anna.make(ME, {"kind": "bot", "level": "normal"})["table"]) as table:
        killed = 0
        while killed < 3:
            while not table.state["you"]["turn"]:
                table.receive()
            table.look_up(table.move(chooser.choice(table.moves))["revision"])
            for child in running.children:
                os.kill(child, signal.SIGKILL)
                killed += 1
        position = table.state["position"]
        while table.state["position"] < position + 4 and not table.state["over"]:
            while not table.state["you"]["turn"]:
                table.receive()
            table.look_up(table.move(chooser.choice(table.moves))["revision"])
    anna.close()

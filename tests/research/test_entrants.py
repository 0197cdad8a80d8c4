"""Entrants of every kind play, within their limits; what one does wrong costs it the game and nobody else."""

import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

import rynek
from rynek.core.errors import BadOptions
from rynek.research.arena.entrants import read_entrants
from rynek.research.arena.minds import try_out
from rynek.research.arena.plan import Limits, Plan
from rynek.research.arena.results import Result
from rynek.research.arena.sitting import Room

PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "new":
        answer = {"ready": True}
    else:
        assert asked["must_act"] and asked["seat"] in asked["to_act"] and asked["view"]
        answer = {"revision": asked["revision"], "move": asked["moves"][0]["move"]}
    print(json.dumps(answer), flush=True)
"""

FIRST = "def choose(seat):\n    return seat.legal[0]\n"


def play(bots: list[str], *, game: str = "troyes", limits: Limits | None = None, number: int = 0) -> tuple[Result, str]:
    plan = Plan(game, 2, read_entrants(bots), "3", limits=limits or Limits())
    room = Room(plan)
    try:
        return room.play(plan.job(number))
    finally:
        room.close()


def bot_file(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.py"
    path.write_text(text)
    return f"mine=file:{path}"


def faulty_seat(result: Result) -> int:
    return result.seats.index(0)


@pytest.fixture
def address() -> Iterator[str]:
    """A program behind an address that plays the first move."""

    class Answers(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            answer = {} if asked["type"] == "new" else {"move": asked["moves"][0]["move"]}
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(answer).encode())

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name it has there
            """Keep quiet."""

    server = HTTPServer(("127.0.0.1", 0), Answers)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/bot"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize("game", rynek.all_games())
def test_a_bot_file_plays_every_game_as_the_same_bot_in_the_house(game: str, tmp_path: Path) -> None:
    text = "from rynek.bots.random_bot import RandomBot\nclass Mine(RandomBot):\n    pass\n"

    in_file, _ = play([bot_file(tmp_path, text), "random"], game=game)
    in_house, _ = play(["random", "other=random"], game=game)

    assert in_file.failure is None
    assert in_file.scores == in_house.scores


def test_a_program_plays_over_pipes(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM)

    over_pipe, _ = play([f"pipe:{sys.executable} {path}", "random"])
    in_file, _ = play([bot_file(tmp_path, FIRST), "random"])

    assert over_pipe.failure is None
    assert over_pipe.scores == in_file.scores


def test_a_program_plays_behind_an_address(address: str, tmp_path: Path) -> None:
    behind, _ = play([f"url:{address}", "random"])
    in_file, _ = play([bot_file(tmp_path, FIRST), "random"])

    assert behind.failure is None
    assert behind.scores == in_file.scores


def test_what_a_bot_prints_does_not_disturb_its_answers(tmp_path: Path) -> None:
    result, _ = play(
        [bot_file(tmp_path, "print('hello')\n" + FIRST.replace("return", "print(seat.view); return")), "random"]
    )

    assert result.failure is None


@pytest.mark.parametrize(
    ("body", "kind", "told"),
    [
        ("return 1 / 0", "crash", "ZeroDivisionError: division by zero (mine.py, line 2)"),
        ("import os; os._exit(3)", "crash", "exit code 3"),
        ("return 'fly away'", "illegal", "There is no move “fly”"),
        ("return 'pass now please'", "illegal", "pass"),
        ("return bytearray(10**9)", "memory", "MemoryError"),
        ("while True: pass", "time", "no answer within 0.8 s"),
        ("import sys; sys.exit('enough')", "crash", "SystemExit: enough"),
    ],
)
def test_a_fault_costs_the_game_and_is_reported(body: str, kind: str, told: str, tmp_path: Path) -> None:
    mine = bot_file(tmp_path, f"def choose(seat):\n    {body}\n")

    result, record = play([mine, "random"], limits=Limits(0.8 if kind == "time" else 60, 400))

    assert result.failure is not None
    assert (result.failure.seat, result.failure.kind) == (faulty_seat(result), kind)
    assert told in result.failure.detail
    assert result.ranks[faulty_seat(result)] == 2
    assert result.scores is None
    assert record.splitlines()[-1].startswith(f"# {'AB'[faulty_seat(result)]} loses the game: {kind}")
    assert not rynek.read_record(record).state.over


@pytest.mark.parametrize("answer", ["nonsense", "[1, 2]", "{}", "", '{"fault": "crash", "detail": "tired"}'])
def test_a_program_that_talks_nonsense_loses(answer: str, tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(f"import sys\nsys.stdin.readline()\nprint({answer!r}, flush=True)\n")

    result, _ = play([f"mine=pipe:{sys.executable} {path}", "random"])

    assert result.failure is not None
    assert (result.failure.kind, result.ranks[faulty_seat(result)]) == ("crash", 2)


def test_a_bot_of_the_house_is_judged_by_the_same_clock() -> None:
    result, _ = play(["greedy", "random"], limits=Limits(1e-5))

    assert result.failure is not None
    assert result.failure.kind == "time"


def test_after_a_fault_the_next_game_begins_afresh(tmp_path: Path) -> None:
    text = "class Mine:\n    def __init__(self, rng): self.asked = 0\n    def choose(self, seat):\n"
    text += "        self.asked += 1\n        return seat.legal[0] if self.asked < 4 else 1 / 0\n"
    plan = Plan("troyes", 2, read_entrants([bot_file(tmp_path, text), "random"]), "3")
    room = Room(plan)

    first, second = (room.play(plan.job(number))[0] for number in (0, 1))
    room.close()

    assert first.times[faulty_seat(first)].count == second.times[faulty_seat(second)].count == 3


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("def choose(seat:\n", "was never closed"),
        ("import no_such_module\n", "no_such_module"),
        ("x = 1\n", "0 classes with choose"),
        ("class A:\n    def choose(self, seat): ...\nclass B(A): ...\n", "2 classes with choose"),
    ],
)
def test_a_broken_bot_file_is_refused_before_anything_is_played(text: str, told: str, tmp_path: Path) -> None:
    mine = bot_file(tmp_path, text)

    with pytest.raises(BadOptions, match=told):
        try_out(read_entrants([mine])[0], rynek.Match(rynek.game("troyes"), 2, seed="1"), Limits())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("deep_blue", "There is no bot"),
        ("greedy:many", "There is no bot"),
        ("file:no_such_file.py", "No such file"),
        ("pipe:no_such_program --fast", "There is no program to start"),
        ("pipe:", "There is no program to start"),
        ("url:ftp://example.org/", "No bot answers"),
    ],
)
def test_entrants_that_cannot_play_are_refused_with_a_sentence(text: str, told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        read_entrants([text])


def test_an_address_where_nobody_answers_is_refused() -> None:
    entrant = read_entrants(["url:http://127.0.0.1:9/"])[0]

    with pytest.raises(BadOptions, match="No bot answers at this address"):
        try_out(entrant, rynek.Match(rynek.game("troyes"), 2, seed="1"), Limits())


def test_labels_are_given_or_made_and_all_differ(tmp_path: Path) -> None:
    bots = ["random", "random", "mine=random", bot_file(tmp_path, FIRST)]

    assert [entrant.label for entrant in read_entrants(bots)] == ["random", "random 2", "mine", "mine 2"]


def test_a_policy_of_pettingzoo_plays(tmp_path: Path) -> None:
    text = "import numpy as np\ndef act(observation):\n    return np.flatnonzero(observation['action_mask'])[-1]\n"
    result, record = play([bot_file(tmp_path, text), "random"], game="caylus_1303")

    assert result.failure is None
    assert rynek.read_record(record).state.over


def test_an_illegal_action_of_a_policy_costs_the_game(tmp_path: Path) -> None:
    text = "def act(observation):\n    return int(observation['action_mask'].argmin())\n"
    result, _ = play([bot_file(tmp_path, text), "random"], game="caylus_1303")

    assert result.failure is not None
    assert result.failure.seat == faulty_seat(result)

"""Bots think elsewhere: whatever happens to a process, the next question is answered."""

import asyncio
import json
import logging
import sys
from pathlib import Path
from random import Random

import pytest

import rynek
from rynek.bots import bot
from rynek.bots.search import Search
from rynek.server.bot_pool import Answer, BotPool, NoAnswer, Thinker, below, limit_of
from rynek.server.bot_process import HINT_SECONDS, answer
from rynek.server.bot_queue import SHORTEST
from rynek.server.metrics import Metrics
from rynek.server.thoughts import hurried

CRASHES = "raise SystemExit(3)"
STUCK = "import time; time.sleep(600)"
NONSENSE = "import sys\nfor line in sys.stdin: print('nonsense', flush=True)"
CHATTERS = "print('x' * 200_000, flush=True)"
DIES_ONCE = """
import os, sys
from pathlib import Path
once = Path(sys.argv[1])
if not once.exists():
    once.touch()
    os.kill(os.getpid(), 9)
from rynek.server.bot_process import main
main()
"""


def position() -> rynek.AnyMatch:
    return rynek.Match(rynek.game("tiny_towns"), 2, {"monuments": False}, seed=3)


async def ask(pool: BotPool) -> str:
    match = position()
    try:
        return await pool.choose(match.game, match.state, match.state.to_act[0], "easy")
    finally:
        await pool.close()


def test_a_bot_chooses_a_legal_move() -> None:
    match = position()

    move = asyncio.run(ask(BotPool(1, 30.0)))

    assert move in [str(action) for action in match.state.legal(match.state.to_act[0])]


@pytest.mark.parametrize("program", [CRASHES, STUCK, NONSENSE, CHATTERS])
def test_a_process_that_fails_twice_gives_no_answer(program: str) -> None:
    pool = BotPool(1, 0.5, [sys.executable, "-c", program])

    with pytest.raises(NoAnswer):
        asyncio.run(ask(pool))
    assert all(isinstance(thinker, Thinker) and thinker.process is None for thinker in pool.thinkers)


def test_a_process_that_dies_is_started_anew(tmp_path: Path) -> None:
    pool = BotPool(1, 30.0, [sys.executable, "-c", DIES_ONCE, str(tmp_path / "once")])

    assert asyncio.run(ask(pool))


def test_many_questions_share_few_processes() -> None:
    async def many() -> list[str]:
        pool = BotPool(2, 30.0)
        match = position()
        seat = match.state.to_act[0]
        try:
            return await asyncio.gather(*[pool.choose(match.game, match.state, seat, "easy") for _ in range(8)])
        finally:
            await pool.close()

    legal = [str(action) for action in position().state.legal(position().state.to_act[0])]
    assert set(asyncio.run(many())) <= set(legal)


def test_whoever_loses_interest_leaves_the_process_whole() -> None:
    async def impatient() -> str:
        pool = BotPool(1, 30.0)
        match = position()
        seat = match.state.to_act[0]
        task = asyncio.create_task(pool.choose(match.game, match.state, seat, "easy"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return await ask(pool)

    assert asyncio.run(impatient())


def test_a_bot_is_asked_about_a_position_that_survives_the_journey() -> None:
    match = position()
    chooser = Random(1)
    for _ in range(30):
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
    carried = match.game.load(match.game.dump(match.state))

    assert [carried.legal(seat) for seat in carried.to_act] == [match.state.legal(s) for s in match.state.to_act]


def test_with_a_seed_a_bot_answers_alike_every_time() -> None:
    async def twice() -> list[str]:
        pool = BotPool(1, 30.0, seed="7")
        game = rynek.game("tiny_towns")
        state = rynek.Match(game, 2, {"monuments": False}, seed=1).state
        moves = [await pool.choose(game, state, 0, "search-8") for _ in range(4)]
        await pool.close()
        return moves

    assert len(set(asyncio.run(twice()))) == 1


FAILS_ABOVE = """
import json, sys

for line in sys.stdin:
    asked = json.loads(line)
    fault = {"fault": "ValueError", "where": ["judge.py:1 judge"]}
    print(json.dumps(fault if asked["level"] == "hard" else {"move": asked["level"]}), flush=True)
"""


def test_a_fault_in_a_bot_is_told_to_the_host_and_a_lower_level_plays_on(caplog: pytest.LogCaptureFixture) -> None:
    watch = Metrics()
    logging.getLogger("rynek.server").addHandler(watch)

    async def asked() -> str:
        pool = BotPool(1, 30.0, [sys.executable, "-c", FAILS_ABOVE])
        match = position()
        try:
            return await pool.choose(match.game, match.state, match.state.to_act[0], "hard", "of-anna")
        finally:
            await pool.close()
            logging.getLogger("rynek.server").removeHandler(watch)

    assert asyncio.run(asked()) == "normal"
    facts = [vars(record) for record in caplog.records]
    assert [(told["message"], told["table"], told["bot"], told["where"]) for told in facts] == [
        ("bot asked again", "of-anna", "hard", ["judge.py:1 judge"])
    ]
    assert b'rynek_faults_total{what="bot asked again"} 1.0' in watch.text({})


def test_below_the_lowest_level_there_is_none() -> None:
    assert [below(level) for level in ("master", "novice", "hint")] == ["hard", "novice", "hint"]


def test_bots_think_no_longer_than_the_host_lets_them() -> None:
    match = position()
    state = match.state
    asked = {"game": "tiny_towns", "position": match.game.dump(state), "seat": state.to_act[0], "luck": 1}

    found = answer({**asked, "level": "master", "seconds": 0.001})

    assert found["move"] in [str(action) for action in state.legal(state.to_act[0])]
    assert [bot_seconds(level) for level in ("easy", "master")] == [0.1, 0.1]


def bot_seconds(level: str) -> float:
    mind = bot(level, Random(1), seconds=0.1)
    assert isinstance(mind, Search)
    return mind.budget.seconds


class Clerk:
    """Notes how long it may think about each question, and takes that long by a clock of its own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.allowed: list[float] = []

    async def ask(self, question: str) -> Answer:
        seconds = json.loads(question)["seconds"]
        self.allowed.append(round(seconds, 6))
        await asyncio.sleep(0)
        self.now += seconds
        return {"move": "pass", "text": ""}

    async def end(self) -> None:
        """It has no process."""


def allowed(monkeypatch: pytest.MonkeyPatch, *levels: str) -> list[float]:
    """How long each of several questions may take that are asked at once, at different tables."""
    clerk = Clerk()
    monkeypatch.setattr("rynek.server.bot_pool.monotonic", lambda: clerk.now)

    async def all_at_once() -> None:
        pool = BotPool(0, 30.0, minds=[clerk])
        held = await pool.idle.get("held")
        questions = [pool.question({"level": level}, {}) for level in levels]
        asked = [asyncio.create_task(pool.ask(question, str(table))) for table, question in enumerate(questions)]
        await asyncio.sleep(0)
        pool.idle.put(held)
        await asyncio.gather(*asked)

    asyncio.run(all_at_once())
    return clerk.allowed


def test_a_question_nobody_waits_behind_has_the_time_of_its_level(monkeypatch: pytest.MonkeyPatch) -> None:
    assert allowed(monkeypatch, "hard") == [limit_of("hard")] == [1.0]


def test_questions_that_wait_share_the_time_and_are_all_answered_within_their_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert allowed(monkeypatch, "hard", "hard", "hard", "hard") == [limit_of("hard") / 4] * 4


def test_however_many_wait_a_thought_has_its_shortest_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert allowed(monkeypatch, *["easy"] * 12) == [SHORTEST] * 12


def test_a_hint_is_a_thought_as_well_and_strangers_have_the_hosts_limit() -> None:
    assert [limit_of("hint"), min(2.0, limit_of("search-8"))] == [HINT_SECONDS, 2.0]


def test_a_worker_is_told_how_much_of_the_time_is_left() -> None:
    question = json.dumps({"level": "hard", "seconds": 1.0})

    assert json.loads(hurried(question, 0.25, 0, 1)) == {"level": "hard", "seconds": 0.75}
    assert json.loads(hurried(question, 0.0, 6, 2))["seconds"] == 0.25

"""Bots think elsewhere: whatever happens to a process, the next question is answered."""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

import rynek
from rynek.bots import bot
from rynek.bots.search import Search
from rynek.server.bot_pool import BotPool, NoAnswer, Thinker, below
from rynek.server.bot_process import answer

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


def test_a_fault_in_a_bot_is_logged_with_its_way_and_a_lower_level_plays_on(caplog: pytest.LogCaptureFixture) -> None:
    async def asked() -> str:
        pool = BotPool(1, 30.0, [sys.executable, "-c", FAILS_ABOVE])
        match = position()
        try:
            return await pool.choose(match.game, match.state, match.state.to_act[0], "hard")
        finally:
            await pool.close()

    assert asyncio.run(asked()) == "normal"
    assert [(record.message, vars(record)["where"]) for record in caplog.records] == [
        ("bot asked again", ["judge.py:1 judge"])
    ]


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

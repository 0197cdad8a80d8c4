"""Bots think elsewhere: whatever happens to a process, the next question is answered."""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

import rynek
from rynek.server.bot_pool import BotPool, NoAnswer

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
    assert all(thinker.process is None for thinker in pool.thinkers)


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
        moves = [await pool.choose(game, state, 0, "easy") for _ in range(4)]
        await pool.close()
        return moves

    assert len(set(asyncio.run(twice()))) == 1

"""The queue for thinkers: tables take turns, and whoever gives up leaves nothing behind."""

import asyncio

import pytest

from rynek.server.bot_queue import SHORTEST, FairQueue, time_for


def test_a_table_that_asks_much_does_not_keep_the_others_waiting() -> None:
    async def served() -> list[str]:
        queue = FairQueue(["thinker"])
        order: list[str] = []

        async def ask(table: str) -> None:
            thinker = await queue.get(table)
            order.append(table)
            await asyncio.sleep(0)
            queue.put(thinker)

        await asyncio.gather(*[ask(table) for table in ("busy", "busy", "busy", "busy", "other", "third")])
        return order

    assert asyncio.run(served()) == ["busy", "busy", "other", "third", "busy", "busy"]


def test_who_gives_up_before_his_turn_is_passed_over() -> None:
    async def left() -> tuple[str, bool]:
        queue = FairQueue(["thinker"])
        thinker = await queue.get("first")
        gone = asyncio.create_task(queue.get("gone"))
        waits = asyncio.create_task(queue.get("waits"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        queue.put(thinker)
        return await waits, gone.cancelled()

    assert asyncio.run(left()) == ("thinker", True)


def test_who_gives_up_at_his_turn_hands_it_on() -> None:
    async def left() -> str:
        queue = FairQueue(["thinker"])
        thinker = await queue.get("first")
        gone = asyncio.create_task(queue.get("gone"))
        await asyncio.sleep(0)
        queue.put(thinker)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        return await queue.get("next")

    assert asyncio.run(left()) == "thinker"


def test_who_waits_is_counted_at_all_tables() -> None:
    async def counted() -> list[int]:
        queue = FairQueue(["thinker"])
        thinker = await queue.get("first")
        waits = [asyncio.create_task(queue.get(table)) for table in ("busy", "busy", "other")]
        await asyncio.sleep(0)
        before = queue.line
        queue.put(thinker)
        after = queue.line
        for task in waits:
            task.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
        return [before, after]

    assert asyncio.run(counted()) == [3, 2]


@pytest.mark.parametrize(
    ("waited", "waiting", "thinkers", "seconds"),
    [
        (0.0, 0, 1, 1.5),
        (0.6, 0, 1, 0.9),
        (0.0, 2, 1, 0.5),
        (0.0, 2, 2, 0.75),
        (0.9, 1, 1, 0.3),
        (9.0, 0, 1, SHORTEST),
        (0.0, 99, 1, SHORTEST),
    ],
)
def test_the_longer_the_line_the_shorter_the_thought(
    waited: float, waiting: int, thinkers: int, seconds: float
) -> None:
    assert time_for(1.5, waited, waiting, thinkers) == pytest.approx(seconds)


def test_no_thought_is_longer_than_the_host_allows() -> None:
    assert time_for(SHORTEST / 2, 9.0, 9, 1) == SHORTEST / 2

"""The queue for thinkers: tables take turns, and whoever gives up leaves nothing behind."""

import asyncio

from rynek.server.bot_queue import FairQueue


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

"""People who play on whatever breaks, at one table after the other."""

import asyncio
import sys
from collections.abc import Callable
from itertools import count
from random import Random

import httpx
from msgspec import json

import rynek
from tests.server.ledger import Ledger, Player, Tally, check_all_kept, check_all_see_the_same, sit_down
from tests.server.visitor import Server

MOST_BETWEEN = 8
"""At most so many moves are waited for between two faults, so that they come at any moment."""
TOLD_EVERY = 50
"""A long run says how far it has come."""


class Load:
    """So many tables at a time, of all games in turn, at any of the servers; a finished game is followed by another."""

    def __init__(self, servers: list[Server], tables: int) -> None:
        self.servers = servers
        self.tables = tables
        self.numbers = count()
        self.tally = Tally()
        self.ledgers: list[Ledger] = []
        self.people: dict[int, list[Player]] = {}

    async def run(self, faults: int, fault: Callable[[], None]) -> None:
        """Play; let things break so often, each time after some moves more; then come to rest."""
        chooser = Random(faults)
        places = [asyncio.create_task(self._stay(place)) for place in range(self.tables)]
        try:
            for number in range(1, faults + 1):
                await self.tally.reach(self.tally.moves + chooser.randrange(1, MOST_BETWEEN))
                await asyncio.to_thread(fault)
                if number % TOLD_EVERY == 0:
                    sys.stdout.write(f"{number} of {faults}, {self.tally.moves} moves acknowledged\n")
                    sys.stdout.flush()
            await self.tally.reach(self.tally.moves + MOST_BETWEEN)
            await self._rest()
        finally:
            for place in places:
                place.cancel()
            await asyncio.gather(*places, return_exceptions=True)

    def check(self, address: str) -> None:
        """Nothing is lost, doubled or torn, and all who are still there see the same."""
        for people in self.people.values():
            for player in people:
                player.who.server = self.servers[0]
            check_all_see_the_same(people)
        check_all_kept(address, self.ledgers)
        assert [line for server in self.servers for line in faults_of(server)] == []

    async def _stay(self, place: int) -> None:
        """Play at one table after the other."""
        while not self.tally.is_resting:
            people = await self._sit_down()
            if people:
                self.people[place] = people
                async with asyncio.TaskGroup() as playing:  # who is sent away waits until all have left
                    for player in people:
                        playing.create_task(player.play())
                if not self.tally.is_resting:
                    del self.people[place]

    async def _sit_down(self) -> list[Player]:
        """A new table; nobody when no server is there to make it."""
        number = next(self.numbers)
        game = rynek.all_games()[number % len(rynek.all_games())]
        try:
            found = await asyncio.to_thread(sit_down, self.servers, self.tally, number, game)
        except (httpx.HTTPError, AssertionError):
            await asyncio.sleep(0.05)
            return []
        self.ledgers.append(found[0].ledger)
        return found

    async def _rest(self) -> None:
        """Move no more, and wait until everybody has seen what has become of it all."""
        self.tally.is_resting = True
        await self.tally.until(lambda: all(agree(people) for people in self.people.values()))


def agree(people: list[Player]) -> bool:
    """Whether all at a table have been shown the same, and nobody waits for an answer."""
    revisions = {player.seen.get("revision") for player in people}
    return len(revisions) == 1 and all(player.is_up_to_date for player in people)


def faults_of(server: Server) -> list[str]:
    """Lines of a server's log that tell of a mistake of ours."""
    lines = server.log.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if json.decode(line)["what"] == "fault"]

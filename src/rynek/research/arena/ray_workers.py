"""Workers on a Ray cluster: the same games, wherever there is a free core. A game whose worker dies is played again."""

import socket
from collections.abc import Generator, Iterator
from functools import cache
from typing import Any, Final

import ray
import ray.exceptions

from rynek.core.errors import BadOptions
from rynek.core.message import Message, why
from rynek.research.arena.plan import Job, Plan
from rynek.research.arena.sitting import Room
from rynek.research.arena.workers import TRIES, Played, WorkersLost

NO_CLUSTER: Final = why("no-cluster", reason=None)
SECONDS_TO_KNOCK: Final = 10.0
AHEAD: Final = 2
"""Games in flight for each core: one being played, one waiting."""

ROOMS: Final[dict[str, Room]] = {}
"""The room of this Ray worker; entrants stay in it from game to game."""


def play_one(plan: Plan, job: Job) -> Played:
    """Play a game on a Ray worker."""
    key = repr((plan.description(), plan.labels))
    if key not in ROOMS:
        for room in ROOMS.values():
            room.close()
        ROOMS.clear()
        ROOMS[key] = Room(plan)
    return ROOMS[key].play(job)


@cache
def remote_play() -> Any:
    """The game as a task for Ray, which starts it anew when its worker dies."""
    return ray.remote(max_retries=TRIES)(play_one)


def knock(address: str) -> None:
    """OSError when nobody listens at an address; Ray itself would go on knocking for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), SECONDS_TO_KNOCK).close()


class RayCluster:
    """Plays on a cluster: at an address, or on one of its own on this machine."""

    def __init__(self, address: str = "") -> None:
        try:
            knock(address)
            ray.init(address=address or None, ignore_reinit_error=True, log_to_driver=False, include_dashboard=False)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise BadOptions(Message(NO_CLUSTER, f"{address} ({str(error).splitlines()[0][:200]})")) from None

    @property
    def cores(self) -> int:
        """The cores of the cluster as it is now; nodes may come and go."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def play(self, plan: Plan, jobs: Iterator[Job]) -> Generator[Played, None, None]:
        shared = ray.put(plan)
        task = remote_play()
        flying: dict[Any, Job] = {}
        try:
            while True:
                while len(flying) < AHEAD * self.cores and (job := next(jobs, None)) is not None:
                    flying[task.remote(shared, job)] = job
                if not flying:
                    return
                done, _ = ray.wait(list(flying), num_returns=1)
                job = flying.pop(done[0])
                yield self.fetch(done[0], job)
        finally:
            for reference in flying:
                ray.cancel(reference, force=True)

    def fetch(self, reference: Any, job: Job) -> Played:
        """A game that has ended."""
        try:
            played: Played = ray.get(reference)
        except ray.exceptions.RayError as error:
            raise WorkersLost(f"game {job.number}: {type(error).__name__}") from None
        return played

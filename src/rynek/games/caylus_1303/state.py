"""State: what lies on the table of Caylus 1303, and the small questions and changes every chapter needs."""

from typing import Any, Final

from rynek.core.domain import SEAT, Words
from rynek.core.message import event
from rynek.core.state import State
from rynek.games.caylus_1303.buildings import BUILDINGS, RESIDENCE
from rynek.games.caylus_1303.characters import CHARACTERS, IN_THE_BOX
from rynek.games.caylus_1303.resources import KINDS, RESOURCE, Amount
from rynek.games.caylus_1303.road import PLACES, PRINTED_PLACES, PROVOST_START, SPACES
from rynek.games.caylus_1303.view_types import CaylusView

ALL_WORKERS: Final = 15
ALL_HOUSES: Final = 9
"""Ten of a colour, one of which is the pass marker all game long (Q11)."""
ROUNDS: Final = 9
GOLD_POINTS: Final = 2

# Where points that leave no trace on the table come from; points of buildings are read off the road.
FOR_PLACEMENTS: Final = 0
FOR_EFFECTS: Final = 1
FOR_BUNDLES: Final = 2
FOR_CHARACTERS: Final = 3
SOURCES: Final = 4
SOURCE: Final = Words("source", ["placements", "effects", "bundles", "characters"])

GAINED: Final = event("gained", seat=SEAT, count=None, resource=RESOURCE)
SPENT: Final = event("spent", seat=SEAT, count=None, resource=RESOURCE)
TOOK_WORKERS: Final = event("took-workers", "R8.4", seat=SEAT, count=None)
RETURNED_WORKERS: Final = event("returned-workers", "R4.10", seat=SEAT, count=None)
SCORED: Final = event("scored", seat=SEAT, points=None)


class CaylusState(State):
    """One table of Caylus 1303. Lists by seat hold 15 workers a seat in all; the camp is what is nowhere else."""

    __slots__ = (
        "bridge",
        "bundles",
        "face",
        "first",
        "goods",
        "holder",
        "house",
        "pool",
        "provost",
        "road",
        "round",
        "second",
        "site",
        "tokens",
        "used",
        "worker",
        "yard",
    )

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.round = 1
        self.provost = PROVOST_START
        self.first = 0
        # By road space (space 0 is none): the tile there, what is seen of it, and the seat whose house is above.
        self.road: list[int] = [-1] * (SPACES + 1)
        self.face: list[int] = [-1] * (SPACES + 1)
        self.house: list[int] = [-1] * (SPACES + 1)
        # The three tiles of the construction site.
        self.site: list[int] = [-1, -1, -1]
        # By place: the seat of the worker, and of the Journeyman's worker that joined it.
        self.worker: list[int] = [-1] * PLACES
        self.second: list[int] = [-1] * PLACES
        # Seats in the order of their workers on the construction site, and of their markers on the bridge.
        self.yard: list[int] = []
        self.bridge: list[int] = []
        # By character: the seat that holds it, the board or the box.
        self.holder: list[int] = [IN_THE_BOX] * CHARACTERS
        # A bit a character: once-a-round powers used in this round.
        self.used = 0
        self.pool: list[int] = [0] * players
        # By seat times five plus kind, and by seat times four plus source.
        self.goods: list[int] = [0] * (players * KINDS)
        self.tokens: list[int] = [0] * (players * SOURCES)
        # By seat: bundles delivered in this round.
        self.bundles: list[int] = [0] * players

    def copy(self) -> "CaylusState":
        other = CaylusState(self.players, self.options)
        self.copy_kernel(other)
        other.round = self.round
        other.provost = self.provost
        other.first = self.first
        other.road = self.road[:]
        other.face = self.face[:]
        other.house = self.house[:]
        other.site = self.site[:]
        other.worker = self.worker[:]
        other.second = self.second[:]
        other.yard = self.yard[:]
        other.bridge = self.bridge[:]
        other.holder = self.holder[:]
        other.used = self.used
        other.pool = self.pool[:]
        other.goods = self.goods[:]
        other.tokens = self.tokens[:]
        other.bundles = self.bundles[:]
        return other

    def view(self, seat: int | None) -> CaylusView:
        seen: CaylusView = self.rules.view(self, seat)
        return seen

    # questions

    def prestige(self, seat: int) -> int:
        """The prestige points a seat has gained: tokens by source, and what its buildings were worth when built."""
        return sum(self.tokens[seat * SOURCES : (seat + 1) * SOURCES]) + sum(
            BUILDINGS[self.face[space]].points for space in range(1, SPACES + 1) if self.house[space] == seat
        )

    def has(self, seat: int, kind: int) -> int:
        """How many tokens of a resource a seat has."""
        return self.goods[seat * KINDS + kind]

    def holds(self, seat: int, character: int) -> bool:
        """Whether a character lies before a seat."""
        return self.holder[character] == seat

    def can_pay(self, seat: int, price: Amount) -> bool:
        """Whether a seat has a fixed price in full (R5.3), apart from resources of choice."""
        if price.workers > self.pool[seat]:
            return False
        start = seat * KINDS
        wanted = price.goods
        return all(self.goods[start + kind] >= wanted[kind] for kind in range(KINDS))

    def on_board(self, seat: int) -> int:
        """How many workers of a seat stand on buildings and on the construction site."""
        return self.worker.count(seat) + self.second.count(seat) + self.yard.count(seat)

    def camp(self, seat: int) -> int:
        """How many workers of a seat are in the camp: all that are neither in the pool nor on the board (Q10)."""
        return ALL_WORKERS - self.pool[seat] - self.on_board(seat)

    def houses_left(self, seat: int) -> int:
        """How many houses a seat still has in front of it (R1.3)."""
        return ALL_HOUSES - self.house.count(seat)

    def first_empty_space(self) -> int:
        """The lowest empty road space; 0 when there is none."""
        road = self.road
        for space in range(1, SPACES + 1):
            if road[space] < 0:
                return space
        return 0

    def building_at(self, place: int) -> int:
        """What is seen at a place: a printed building, a tile, a residence, a monument, or -1."""
        return place if place < PRINTED_PLACES else self.face[place - PRINTED_PLACES + 1]

    def space_with(self, face: int) -> int:
        """The road space where a tile is seen; 0 when it is seen on none."""
        return self.face.index(face) if face >= 0 and face in self.face else 0

    def is_beside(self, tile: int) -> bool:
        """Whether a wood, stone or monument tile still lies beside the board (R1.5)."""
        return tile not in self.face and tile not in self.site

    def is_residence(self, space: int) -> bool:
        """Whether a residence is seen on a space, not covered by a monument."""
        return self.face[space] == RESIDENCE

    # changes

    def gain(self, seat: int, kind: int, count: int) -> None:
        """Resources from the supply, which never runs out (R1.2)."""
        self.goods[seat * KINDS + kind] += count
        self.tell(GAINED, seat, count, kind)

    def spend(self, seat: int, kind: int, count: int) -> None:
        """Resources back to the supply."""
        self.goods[seat * KINDS + kind] -= count
        self.tell(SPENT, seat, count, kind)

    def take_workers(self, seat: int, count: int) -> None:
        """Workers from the camp to the pool; what the camp does not hold is lost (R1.4)."""
        taken = min(count, self.camp(seat))
        if taken:
            self.pool[seat] += taken
            self.tell(TOOK_WORKERS, seat, taken)

    def return_workers(self, seat: int, count: int) -> None:
        """Workers from the pool to the camp."""
        self.pool[seat] -= count
        self.tell(RETURNED_WORKERS, seat, count)

    def score(self, seat: int, source: int, points: int) -> None:
        """Prestige tokens, gained openly and kept face down."""
        self.tokens[seat * SOURCES + source] += points
        self.tell(SCORED, seat, points)

    def pay(self, seat: int, price: Amount) -> None:
        """A fixed price, which the seat can pay."""
        for kind in range(KINDS):
            if price.goods[kind]:
                self.spend(seat, kind, price.goods[kind])
        if price.workers:
            self.return_workers(seat, price.workers)

    def receive(self, seat: int, got: Amount) -> None:
        """What an effect gives, apart from resources of choice and favours."""
        for kind in range(KINDS):
            if got.goods[kind]:
                self.gain(seat, kind, got.goods[kind])
        if got.workers:
            self.take_workers(seat, got.workers)
        if got.points:
            self.score(seat, FOR_EFFECTS, got.points)

"""The table as the kernel sees it: the board with its bonuses, tasks, copies and views joined to it."""

from rynek.core.action import Action
from rynek.core.message import Message
from rynek.core.state import View
from rynek.games.tiletum.bonuses import ChooseBuilding, gain_bonus
from rynek.games.tiletum.state import Board
from rynek.games.tiletum.tasks import do_task, task_acts, why_no_task
from rynek.games.tiletum.view import view_of


class Table(Board):
    """A table of Tiletum."""

    __slots__ = ()

    def bonus(self, seat: int, tile: int) -> None:
        gain_bonus(self, seat, tile)

    def building_effect(self, seat: int) -> None:
        self.then(ChooseBuilding(seat))

    def why_not_free(self, seat: int, action: Action) -> Message | None:
        return why_no_task(self, seat, action)

    def free_acts(self, seat: int) -> list[Action]:
        return task_acts(self, seat)

    def do_free(self, seat: int, action: Action) -> None:
        do_task(self, seat, action)

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def copy(self) -> "Table":
        other = Table(self.players, self.options)
        self.copy_kernel(other)
        other.round = self.round
        other.orientation = self.orientation
        other.exchanged = self.exchanged
        other.king_tile = self.king_tile
        other.spaces = self.spaces  # laid out once, never changed
        other.space_tiles = self.space_tiles[:]
        other.wheel = self.wheel[:]
        other.dice = [taken[:] for taken in self.dice]
        other.map_tiles = self.map_tiles[:]
        other.houses = self.houses[:]
        other.pillars = self.pillars[:]
        other.cathedral_owners = self.cathedral_owners[:]
        other.costs = self.costs
        other.merchants = self.merchants[:]
        other.architects = self.architects[:]
        other.character_market = self.character_market[:]
        other.contract_market = self.contract_market[:]
        other.bonus_stack = self.bonus_stack[:]
        other.character_stack = self.character_stack[:]
        other.contract_stack = self.contract_stack[:]
        other.discarded = self.discarded[:]
        other.fair_cities = self.fair_cities
        other.fair_tiles = self.fair_tiles
        other.corruption = self.corruption[:]
        other.king_space = self.king_space[:]
        other.king_order = self.king_order[:]
        other.turn_order = self.turn_order  # replaced as a whole in the King phase
        other.vp = self.vp[:]
        other.goods = self.goods[:]
        other.storehouses = [store[:] for store in self.storehouses]
        other.rooms = self.rooms[:]
        other.crests = self.crests[:]
        other.contracts = [fulfilled[:] for fulfilled in self.contracts]
        return other

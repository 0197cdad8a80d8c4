"""State: what lies on the table of Stalls."""

from typing import Any

from rynek.core.state import State
from tests.sixth.stalls.goods import GOODS
from tests.sixth.stalls.view_types import StallsView


class StallsState(State):
    """Coins and customers by seat; what was brought by seat times three plus good."""

    __slots__ = ("brought", "coins", "customers", "pays", "round")

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.round = 0
        self.pays = 0
        self.coins: list[int] = [0] * players
        self.brought: list[int] = [0] * (players * GOODS)
        self.customers: list[int] = [-1] * players

    def copy(self) -> "StallsState":
        other = StallsState(self.players, self.options)
        self.copy_kernel(other)
        other.round = self.round
        other.pays = self.pays
        other.coins = self.coins[:]
        other.brought = self.brought[:]
        other.customers = self.customers[:]
        return other

    def view(self, seat: int | None) -> StallsView:
        seen: StallsView = self.rules.view(self, seat)
        return seen

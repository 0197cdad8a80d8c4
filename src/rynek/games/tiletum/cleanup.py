"""The Clean-up phase: new bonus tiles, dice back into the bag, the wheel turns."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import CHANCE, Odds, Rng
from rynek.core.frame import Chance, Frame
from rynek.core.message import event
from rynek.games.tiletum.europe import TILE_PLAYERS, TILE_SPACES
from rynek.games.tiletum.goods import ROUNDS
from rynek.games.tiletum.stacks import could_draw, draw_in_turn, holds, odds_in_turn
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import TILES
from rynek.games.tiletum.verbs import DEAL_BONUS

MAP_SPACES: Final[list[list[int]]] = [
    [place for place in range(TILE_SPACES) if TILE_PLAYERS[place] <= players] for players in range(5)
]
"""The bonus tile spaces of the map in use, by the number of players (R2.5)."""

BONUS_DEALT: Final = event("bonus-dealt", "R8.1", count=None)
WHEEL_TURNED: Final = event("wheel-turned", "R8.5")


class DealBonus(Chance[TiletumState]):
    """New bonus tiles: on every empty action space, beside the king's track, at set-up also on the map (R2.5, R8.1)."""

    __slots__ = ("king", "map")

    def __init__(self, king: int, map: int) -> None:  # noqa: A002 - the rulebook's word
        self.king = king
        self.map = map

    def actors(self, state: TiletumState) -> tuple[int, ...]:
        return (CHANCE,) if self.wanted(state) and (holds(state.bonus_stack) or state.discarded) else ()

    def run(self, state: TiletumState) -> None:
        """There is nothing to fill, or nothing left."""

    def wanted(self, state: TiletumState) -> int:
        """How many spaces are to be filled."""
        found = state.space_tiles.count(-1) + (self.king and state.king_tile < 0)
        return found + (len(MAP_SPACES[state.players]) if self.map else 0)

    def piles(self, state: TiletumState) -> list[list[int]]:
        """The stack, and the discarded tiles that make a new one when it is empty (Q18)."""
        old = [0] * TILES
        for tile in state.discarded:
            old[tile] += 1
        return [state.bonus_stack[:], old]

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(DEAL_BONUS, *draw_in_turn(self.piles(state), self.wanted(state), rng))

    def odds(self, state: TiletumState) -> Odds | None:
        return odds_in_turn(DEAL_BONUS, self.piles(state), self.wanted(state))

    def accepts(self, state: TiletumState, seat: int, action: Action) -> bool:
        return action.verb is DEAL_BONUS and could_draw(self.piles(state), self.wanted(state), action.args)

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        tiles = list(action.args)
        take_from_stack(state, tiles)
        state.tell(BONUS_DEALT, len(tiles))
        for space in range(6):
            if state.space_tiles[space] < 0 and tiles:
                state.space_tiles[space] = tiles.pop(0)
        if self.king and state.king_tile < 0 and tiles:
            state.king_tile = tiles.pop(0)
        if self.map:
            for place in MAP_SPACES[state.players]:
                if tiles:
                    state.map_tiles[place] = tiles.pop(0)


def take_from_stack(state: TiletumState, tiles: list[int]) -> None:
    """Take drawn tiles out of the stack; when it is empty, the discarded tiles have become a new one."""
    if len(tiles) > sum(state.bonus_stack):
        for tile in state.discarded:
            state.bonus_stack[tile] += 1
        state.discarded = []
    for tile in tiles:
        state.bonus_stack[tile] -= 1


class CleanUp(Frame[TiletumState]):
    """Tiles, tokens, dice and wheel for the next round (R8.1-R8.6)."""

    __slots__ = ()

    def run(self, state: TiletumState) -> None:
        state.corruption = []
        state.wheel = []
        state.dice = [[] for _ in range(state.players)]
        state.orientation = (state.orientation - 1) % 6
        state.tell(WHEEL_TURNED)
        king = state.round < ROUNDS - 1
        state.round += 1
        state.then(DealBonus(1 if king else 0, 0))

"""The contract action: the market of contracts and crests, and the exchange of goods."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import CHANCE, Rng
from rynek.core.domain import SEAT
from rynek.core.frame import Chance
from rynek.core.message import Message, event, why
from rynek.games.tiletum.goods import GOOD, GOODS
from rynek.games.tiletum.playerboard import MARKET, SLOT_POINTS
from rynek.games.tiletum.stacks import could_draw, draw_in_turn, holds
from rynek.games.tiletum.state import Board
from rynek.games.tiletum.storehouse import can_take, is_full, store, why_not_take
from rynek.games.tiletum.tiles import MARKET_TILE, TILE
from rynek.games.tiletum.verbs import BUY_ACTIONS, DEAL_CONTRACTS, EXCHANGE_ACTIONS

GOODS_EXCHANGED: Final = event("goods-exchanged", seat=SEAT, given=GOOD, got=GOOD)
CONTRACT_DEALT: Final = event("contract-dealt", tile=MARKET_TILE)

NOT_ON_MARKET: Final = why("no-contract-on-market", "R9.16", tile=TILE)
TOO_DEAR: Final = why("contract-too-dear", "R9.16", tile=TILE, cost=None, points=None)
NO_GOOD: Final = why("no-good", "R9.18", good=GOOD)
SAME_GOOD: Final = why("same-good", "R9.18")


def purchases(board: Board, seat: int, points: int) -> list[Action]:
    """The tiles of the market a seat may take for so many points, sorted (R9.16)."""
    if is_full(board, seat):
        return []
    tiles = [
        tile
        for slot, tile in enumerate(board.contract_market)
        if tile >= 0 and SLOT_POINTS[slot] <= points and can_take(board, seat, tile)
    ]
    tiles.sort()
    return [BUY_ACTIONS[tile] for tile in tiles]


def exchanges(board: Board, seat: int) -> list[Action]:
    """The exchanges of goods one action point buys, sorted (R9.18)."""
    found: list[Action] = []
    for given in range(GOODS):
        if board.goods[seat * GOODS + given]:
            found += EXCHANGE_ACTIONS[given]
    return found


def price(board: Board, tile: int) -> int:
    """The action points of the slot a tile lies in."""
    return SLOT_POINTS[board.contract_market.index(tile)]


def buy(board: Board, seat: int, tile: int) -> None:
    """Take a tile of the market, which is not refilled during the turn (R9.16, R9.17)."""
    board.contract_market[board.contract_market.index(tile)] = -1
    store(board, seat, tile)


def exchange(board: Board, seat: int, given: int, got: int) -> bool:
    """Exchange one good for another; whether an extra good is due, once a turn (R9.18, Q12)."""
    board.pay(seat, given, 1)
    board.goods[seat * GOODS + got] += 1
    board.tell(GOODS_EXCHANGED, seat, given, got)
    first = not board.exchanged
    board.exchanged = True
    return first


def slide(board: Board) -> None:
    """At the end of a turn tiles slide right to close the gaps, then new ones come in on the left (R9.17)."""
    left = [tile for tile in board.contract_market if tile >= 0]
    if len(left) < MARKET:
        board.contract_market = [-1] * (MARKET - len(left)) + left
        board.then(DealContracts())


class DealContracts(Chance[Board]):
    """New tiles for the empty slots on the left, the first for the rightmost of them (Q11)."""

    __slots__ = ()

    def actors(self, state: Board) -> tuple[int, ...]:
        return (CHANCE,) if holds(state.contract_stack) else ()

    def run(self, state: Board) -> None:
        """Nothing is left to deal."""

    def sample(self, state: Board, rng: Rng) -> Action:
        return Action(DEAL_CONTRACTS, *draw_in_turn([state.contract_stack[:]], self.wanted(state), rng))

    def wanted(self, state: Board) -> int:
        """How many slots are empty."""
        return state.contract_market.count(-1)

    def accepts(self, state: Board, seat: int, action: Action) -> bool:
        if action.verb is not DEAL_CONTRACTS:
            return False
        return could_draw([state.contract_stack[:]], self.wanted(state), action.args)

    def answer(self, state: Board, seat: int, action: Action) -> None:
        slot = self.wanted(state) - 1
        for tile in action.args:
            state.contract_stack[tile] -= 1
            state.contract_market[slot] = tile
            state.tell(CONTRACT_DEALT, tile)
            slot -= 1


def why_not_buy(board: Board, seat: int, tile: int, points: int) -> Message | None:
    """Why a tile of the market cannot be taken."""
    if tile not in board.contract_market:
        return Message(NOT_ON_MARKET, tile)
    if price(board, tile) > points:
        return Message(TOO_DEAR, tile, price(board, tile), points)
    return why_not_take(board, seat, tile)


def why_no_exchange(board: Board, seat: int, given: int, got: int) -> Message | None:
    """Why goods cannot be exchanged."""
    if given == got:
        return Message(SAME_GOOD)
    return None if board.has_goods(seat, given, 1) else Message(NO_GOOD, given)

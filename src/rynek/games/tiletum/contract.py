"""The contract action: the market of contracts and crests, and the exchange of goods."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import CHANCE, Odds, Rng
from rynek.core.domain import SEAT
from rynek.core.frame import Chance
from rynek.core.message import Message, event, why
from rynek.games.tiletum.goods import GOOD, GOODS
from rynek.games.tiletum.playerboard import MARKET, SLOT_POINTS
from rynek.games.tiletum.stacks import could_draw, draw_in_turn, holds, odds_in_turn
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.storehouse import can_take, is_full, store, why_not_take
from rynek.games.tiletum.tiles import MARKET_TILE, TILE
from rynek.games.tiletum.verbs import BUY_ACTIONS, DEAL_CONTRACTS, EXCHANGE_ACTIONS

GOODS_EXCHANGED: Final = event("goods-exchanged", "R9.18", seat=SEAT, given=GOOD, got=GOOD)
CONTRACT_DEALT: Final = event("contract-dealt", "R9.17", tile=MARKET_TILE)

NOT_ON_MARKET: Final = why("no-contract-on-market", "R9.16", tile=TILE)
TOO_DEAR: Final = why("contract-too-dear", "R9.16", tile=TILE, cost=None, points=None)
NO_GOOD: Final = why("no-good", "R9.18", good=GOOD)
SAME_GOOD: Final = why("same-good", "R9.18")


def purchases(state: TiletumState, seat: int, points: int) -> list[Action]:
    """The tiles of the market a seat may take for so many points, sorted (R9.16)."""
    if is_full(state, seat):
        return []
    tiles = [
        tile
        for slot, tile in enumerate(state.contract_market)
        if tile >= 0 and SLOT_POINTS[slot] <= points and can_take(state, seat, tile)
    ]
    tiles.sort()
    return [BUY_ACTIONS[tile] for tile in tiles]


def exchanges(state: TiletumState, seat: int) -> list[Action]:
    """The exchanges of goods one action point buys, sorted (R9.18)."""
    found: list[Action] = []
    for given in range(GOODS):
        if state.goods[seat * GOODS + given]:
            found += EXCHANGE_ACTIONS[given]
    return found


def price(state: TiletumState, tile: int) -> int:
    """The action points of the slot a tile lies in."""
    return SLOT_POINTS[state.contract_market.index(tile)]


def buy(state: TiletumState, seat: int, tile: int) -> None:
    """Take a tile of the market, which is not refilled during the turn (R9.16, R9.17)."""
    state.contract_market[state.contract_market.index(tile)] = -1
    store(state, seat, tile)


def exchange(state: TiletumState, seat: int, given: int, got: int) -> bool:
    """Exchange one good for another; whether an extra good is due, once a turn (R9.18, Q12)."""
    state.pay(seat, given, 1)
    state.goods[seat * GOODS + got] += 1
    state.tell(GOODS_EXCHANGED, seat, given, got)
    first = not state.exchanged
    state.exchanged = True
    return first


def slide(state: TiletumState) -> None:
    """At the end of a turn tiles slide right to close the gaps, then new ones come in on the left (R9.17)."""
    left = [tile for tile in state.contract_market if tile >= 0]
    if len(left) < MARKET:
        state.contract_market = [-1] * (MARKET - len(left)) + left
        state.then(DealContracts())


class DealContracts(Chance[TiletumState]):
    """New tiles for the empty slots on the left, the first for the rightmost of them (Q11)."""

    __slots__ = ()

    def actors(self, state: TiletumState) -> tuple[int, ...]:
        return (CHANCE,) if holds(state.contract_stack) else ()

    def run(self, state: TiletumState) -> None:
        """Nothing is left to deal."""

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(DEAL_CONTRACTS, *draw_in_turn([state.contract_stack[:]], self.wanted(state), rng))

    def odds(self, state: TiletumState) -> Odds | None:
        return odds_in_turn(DEAL_CONTRACTS, [state.contract_stack], self.wanted(state))

    def wanted(self, state: TiletumState) -> int:
        """How many slots are empty."""
        return state.contract_market.count(-1)

    def accepts(self, state: TiletumState, seat: int, action: Action) -> bool:
        if action.verb is not DEAL_CONTRACTS:
            return False
        return could_draw([state.contract_stack[:]], self.wanted(state), action.args)

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        slot = self.wanted(state) - 1
        for tile in action.args:
            state.contract_stack[tile] -= 1
            state.contract_market[slot] = tile
            state.tell(CONTRACT_DEALT, tile)
            slot -= 1


def why_not_buy(state: TiletumState, seat: int, tile: int, points: int) -> Message | None:
    """Why a tile of the market cannot be taken."""
    if tile not in state.contract_market:
        return Message(NOT_ON_MARKET, tile)
    if price(state, tile) > points:
        return Message(TOO_DEAR, tile, price(state, tile), points)
    return why_not_take(state, seat, tile)


def why_no_exchange(state: TiletumState, seat: int, given: int, got: int) -> Message | None:
    """Why goods cannot be exchanged."""
    if given == got:
        return Message(SAME_GOOD)
    return None if state.has_goods(seat, given, 1) else Message(NO_GOOD, given)

"""Corruption, and the King phase: the leader's tile, points of the track, the new turn order."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, by_weight, pick
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, Frame, OneSeat
from rynek.core.message import Message, ask, event
from rynek.games.tiletum.fair import score_king_fair
from rynek.games.tiletum.kingstrack import LEADER_POINTS, TOKENS, back, ranking, return_red
from rynek.games.tiletum.state import KING_TRACK_VP, LEADER_VP, TiletumState
from rynek.games.tiletum.storehouse import can_take, store, why_not_take
from rynek.games.tiletum.tiles import BONUS_TILE
from rynek.games.tiletum.verbs import LEAVE_THE_TILE, TAKE_THE_TILE, TAKE_TILE, TURN_UP

CORRUPTION_SHOWN: Final = event("corruption-shown", "R5.2", value=None)
LEADER: Final = event("leader", "R6.1", seat=SEAT)
KING_TILE_DISCARDED: Final = event("king-tile-discarded", "R6.2", seat=SEAT, tile=BONUS_TILE)
NEW_ORDER: Final = event("new-order", "R6.5", seat=SEAT, place=None)

ASK_KING_TILE: Final = ask("king-tile", "R6.2", tile=BONUS_TILE)
ASK_BARRED_KING_TILE: Final = ask("barred-king-tile", "R6.2", tile=BONUS_TILE)


class RevealCorruption(Chance[TiletumState]):
    """The next corruption token is turned up: one of those not yet seen this round (R5.2, R16.1)."""

    __slots__ = ()

    def hidden(self, state: TiletumState) -> list[int]:
        """How many tokens of each value are still face down."""
        return [TOKENS[value] - state.corruption.count(value) for value in range(3)]

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        return Action(TURN_UP, pick(self.hidden(state), rng))

    def odds(self, state: TiletumState) -> Odds:
        return by_weight(TURN_UP, self.hidden(state))

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        state.corruption.append(action.args[0])
        state.tell(CORRUPTION_SHOWN, action.args[0])
        back(state, action.args[0])


class KingPhase(Frame[TiletumState]):
    """The leader's tile or points, the points of the track, the new order (R6.1-R6.6)."""

    __slots__ = ()

    def run(self, state: TiletumState) -> None:
        leader = ranking(state)[0]
        state.tell(LEADER, leader)
        state.then(TrackPoints(), NewOrder())
        if state.king_tile >= 0:
            state.then(LeaderTile(leader))
        else:
            state.gain_points(leader, LEADER_VP, LEADER_POINTS)


class LeaderTile(OneSeat[TiletumState]):
    """The leader takes or discards the tile beside the track; no tasks at this moment (R6.2)."""

    __slots__ = ()

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        if can_take(state, seat, state.king_tile):
            return [LEAVE_THE_TILE, TAKE_THE_TILE]
        return [LEAVE_THE_TILE]

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        tile = state.king_tile
        state.king_tile = -1
        if action.verb is TAKE_TILE:
            store(state, seat, tile)
        else:
            state.discarded.append(tile)
            state.tell(KING_TILE_DISCARDED, seat, tile)

    def ask(self, state: TiletumState, seat: int) -> Message:
        free = can_take(state, seat, state.king_tile)
        return Message(ASK_KING_TILE if free else ASK_BARRED_KING_TILE, state.king_tile)

    def why_not(self, state: TiletumState, seat: int, action: Action) -> Message | None:
        return why_not_take(state, seat, state.king_tile) if action.verb is TAKE_TILE else None


class TrackPoints(Frame[TiletumState]):
    """Every player gains or loses the points of the own space, then the king's fair is scored (R6.3, R6.4, Q25)."""

    __slots__ = ()

    def run(self, state: TiletumState) -> None:
        for seat in range(state.players):
            state.gain_points(seat, KING_TRACK_VP, state.king_space[seat])
        score_king_fair(state)


class NewOrder(Frame[TiletumState]):
    """The turn order follows the track; then the red markers go back to 0 (R6.5, R6.6, Q28)."""

    __slots__ = ()

    def run(self, state: TiletumState) -> None:
        state.turn_order = ranking(state)
        for place, seat in enumerate(state.turn_order):
            state.tell(NEW_ORDER, seat, place + 1)
        return_red(state)

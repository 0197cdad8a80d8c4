"""Caylus 1303: what the unfinished steps of a round tell about its rest: who acts, delivers or is owed a favour."""

from typing import Final

from rynek.core.frame import AnyFrame
from rynek.games.caylus_1303.activation import Activation, Leave, Use
from rynek.games.caylus_1303.buildings import RESIDENCE
from rynek.games.caylus_1303.characters import DELIVERYMAN
from rynek.games.caylus_1303.delivery import Deliver, Delivery, DeliverymanComes, DeliveryTurn
from rynek.games.caylus_1303.effects import UseBuilding
from rynek.games.caylus_1303.favour import BoardCharacter, Favour, TakeCharacter
from rynek.games.caylus_1303.provost import Bridge, LeaveBridge
from rynek.games.caylus_1303.road import PRINTED_PLACES, SPACES
from rynek.games.caylus_1303.state import ROUNDS, CaylusState

NEAR: Final = 6
REACHED: Final = [0.98, 0.97, 0.96, 0.95, 0.9, 0.8, 0.7, 0.3, 0.15, 0.08, 0.04, 0.02, 0.01]
"""From six steps before the provost to six ahead of him, while he may still move: how often a worker there acts."""


class Outlook:
    """What the unfinished steps of a round tell: who will still act, deliver, or is owed a favour."""

    __slots__ = ("acted", "beside", "delivers", "favours", "left", "planning", "room", "state", "sure", "takes", "uses")

    def __init__(self, state: CaylusState) -> None:
        self.state = state
        self.left = ROUNDS - state.round
        self.planning = False
        self.sure = True
        self.acted = -1
        self.delivers = [False] * state.players
        self.favours = [0] * state.players
        self.takes = [0] * state.players
        self.uses: UseBuilding | None = None
        self.beside = [True] * (RESIDENCE + 1)
        self.room = False
        for frame in state.stack:
            if isinstance(frame, (Delivery, DeliverymanComes, DeliveryTurn, Deliver)):
                self.see_delivery(frame)
            elif isinstance(frame, (UseBuilding, Leave, Favour, BoardCharacter, TakeCharacter)):
                self.see_choice(frame)
            elif isinstance(frame, Activation):
                self.planning = True
                self.sure = False
            elif isinstance(frame, (Bridge, LeaveBridge)):
                self.sure = False
        self.see_road()

    def see_delivery(self, frame: AnyFrame) -> None:
        """Somebody will deliver."""
        if isinstance(frame, (DeliveryTurn, Deliver)):
            self.delivers[frame.seat] = True
            return
        if isinstance(frame, Delivery):
            for seat in self.state.yard:
                self.delivers[seat] = True
        self.deliveryman()

    def see_choice(self, frame: AnyFrame) -> None:
        """A building in use, or a favour not taken yet."""
        if isinstance(frame, Leave):
            self.acted = frame.place
        elif isinstance(frame, Use):
            # The worker has not acted yet: the walk lets him.
            self.acted = -1
        elif isinstance(frame, UseBuilding):
            self.uses = frame
        elif isinstance(frame, Favour):
            self.favours[frame.seat] += 1
        elif isinstance(frame, (BoardCharacter, TakeCharacter)):
            self.takes[frame.seat] += 1

    def see_road(self) -> None:
        """Which tiles lie beside the board, and whether there is room for them."""
        state = self.state
        for space in range(1, SPACES + 1):
            face = state.face[space]
            if face >= 0:
                self.beside[face] = False
            else:
                self.room = True
        for tile in state.site:
            if tile >= 0:
                self.beside[tile] = False

    def deliveryman(self) -> None:
        """The Deliveryman's own moment is still to come."""
        state = self.state
        holder = state.holder[DELIVERYMAN]
        if holder >= 0 and (not state.yard or state.yard[-1] != holder):
            self.delivers[holder] = True

    def chance(self, place: int) -> float:
        """How likely a worker at a place acts."""
        if place < PRINTED_PLACES:
            return 1.0
        ahead = place - PRINTED_PLACES + 1 - self.state.provost
        if self.sure:
            return 1.0 if ahead <= 0 else 0.0
        return REACHED[max(-NEAR, min(NEAR, ahead)) + NEAR]

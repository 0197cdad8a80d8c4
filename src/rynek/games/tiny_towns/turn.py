"""The turn (chapter 4), completing a town and the hammer (chapter 9), the end of the game (R10.1)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame, Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.tiny_towns.components import RANK, RESOURCE, RESOURCES
from rynek.games.tiny_towns.constructing import everybody_constructs
from rynek.games.tiny_towns.placing import everybody_places, everybody_takes
from rynek.games.tiny_towns.resource_cards import PutUnder, Shuffle, TurnUp
from rynek.games.tiny_towns.scoring import rank_of, score
from rynek.games.tiny_towns.state import SOLO, STANDARD, TinyTownsState
from rynek.games.tiny_towns.verbs import NAME
from rynek.games.tiny_towns.watch import Watching

RESOURCE_NAMED: Final = event("resource-named", "R4.1", seat=SEAT, resource=RESOURCE)
CARD_CHOSEN: Final = event("card-chosen", "R13.4", seat=SEAT, resource=RESOURCE)
FREE_TURN: Final = event("free-turn", "R12.4")
TOWN_COMPLETED: Final = event("town-completed", "R9.1", seat=SEAT)
NOBODY_MAY_NAME: Final = event("nobody-may-name", "R9.7")
SOLO_RANK: Final = event("solo-rank", "R13.7", points=None, rank=RANK)

ASK_NAME: Final = ask("name", "R4.1")
ASK_CARD: Final = ask("card", "R13.4")
ON_A_BANK: Final = why("on-a-bank", "R14.22", resource=RESOURCE)
NOT_IN_ROW: Final = why("not-in-row", "R13.4", resource=RESOURCE)

NAMES: Final = [Action(NAME, resource) for resource in range(RESOURCES)]


class BeginTurn(Frame[TinyTownsState]):
    """The next turn: somebody names a resource, a card does, or everybody chooses his own."""

    __slots__ = ()

    def run(self, state: TinyTownsState) -> None:
        state.turn += 1
        state.named = -1
        # On a table set up by hand a full or barred town may not be completed yet.
        _complete_towns(state)
        if 0 not in state.completed:
            _end_game(state)
        elif state.mode == STANDARD:
            _find_master_builder(state)
        elif state.mode == SOLO:
            state.then(Name(0))
        elif state.is_free_turn():
            state.tell(FREE_TURN)
            state.then(*everybody_takes(state), *_after_placing(state))
        else:
            state.then(Shuffle(), TurnUp(), PlaceAll())


def _find_master_builder(state: TinyTownsState) -> None:
    """R9.4: the first player from the hammer on who may serve; R9.7 leaves nobody or one who may."""
    state.hammer = next(seat for seat in state.active() if not state.is_barred(seat))
    state.then(Name(state.hammer))


def _complete_towns(state: TinyTownsState) -> None:
    """R9.2: every active player without an empty square has completed the town; R9.7: so have all who are barred."""
    seats = state.active()
    full = [seat for seat in seats if state.towns[seat].is_full()]
    if full:
        _complete(state, full)
        seats = state.active()
    if not seats or state.mode != STANDARD or not all(state.is_barred(seat) for seat in seats):
        return
    state.tell(NOBODY_MAY_NAME)
    _complete(state, [seat for seat in seats if state.is_banned(seat)])
    # Who is alone now may name in spite of Fort Ironweed (R15.5).
    _complete(state, [seat for seat in state.active() if state.is_barred(seat)])


def _complete(state: TinyTownsState, seats: list[int]) -> None:
    for seat in seats:
        state.completed[seat] = state.turn
        state.tell(TOWN_COMPLETED, seat)


def _after_placing(state: TinyTownsState) -> list[AnyFrame]:
    return [everybody_constructs(state), Watching(), EndTurn()]


class PlaceAll(Frame[TinyTownsState]):
    """R4.2 to R4.6: what a turn goes on with when its resource is known."""

    __slots__ = ()

    def run(self, state: TinyTownsState) -> None:
        state.then(everybody_places(state), *_after_placing(state))


class Name(OneSeat[TinyTownsState]):
    """R4.1, R13.4: the Master Builder names a resource; alone, the player chooses one of three cards."""

    __slots__ = ()

    def options(self, state: TinyTownsState, seat: int) -> list[Action]:
        if state.mode == SOLO:
            return [NAMES[resource] for resource in range(RESOURCES) if resource in state.row]
        banned = state.banned(state.towns[seat])
        return [NAMES[resource] for resource in range(RESOURCES) if not banned >> resource & 1]

    def answer(self, state: TinyTownsState, seat: int, action: Action) -> None:
        state.named = action.args[0]
        if state.mode == SOLO:
            state.tell(CARD_CHOSEN, seat, state.named)
        else:
            state.served[seat] += 1
            state.tell(RESOURCE_NAMED, seat, state.named)
        state.then(PlaceAll())

    def ask(self, state: TinyTownsState, seat: int) -> Message:
        return Message(ASK_CARD if state.mode == SOLO else ASK_NAME)

    def why_not(self, state: TinyTownsState, seat: int, action: Action) -> Message | None:
        if action.verb is not NAME:
            return None
        return Message(NOT_IN_ROW if state.mode == SOLO else ON_A_BANK, action.args[0])


class EndTurn(Frame[TinyTownsState]):
    """R4.5, R4.6: full towns are completed, and the hammer goes to the left."""

    __slots__ = ()

    def run(self, state: TinyTownsState) -> None:
        active = state.active()
        _complete_towns(state)
        for seat in active:
            town = state.towns[seat]
            if town.constructed:
                state.set_town(seat, town.with_notes(town.shrine, town.watch, 0))
        if 0 not in state.completed:
            _end_game(state)
        elif state.mode == SOLO:
            state.then(PutUnder(), BeginTurn())
        else:
            if state.mode == STANDARD:
                state.hammer = (state.hammer + 1) % state.players
            state.then(BeginTurn())


def _end_game(state: TinyTownsState) -> None:
    if state.players == 1:
        points = score(state, 0)
        state.tell(SOLO_RANK, points, rank_of(points))

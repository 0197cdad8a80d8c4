"""Phase 1, planning: workers are placed until all have passed (chapter 4; characters R10.1-R10.5)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.caylus_1303.buildings import BUILDING, FIRST_MONUMENT, FIRST_WOODEN, MONUMENTS, RESIDENCE
from rynek.games.caylus_1303.characters import CHARACTER, EARLY_RISER, JOURNEYMAN, NIGHT_WORKER, STEWARD, THIEF
from rynek.games.caylus_1303.road import PLACES, PRINTED_PLACES, place_of
from rynek.games.caylus_1303.state import FOR_PLACEMENTS, CaylusState
from rynek.games.caylus_1303.verbs import DECLINE, DECLINES, JOINS_SITE, PASSES, PLACE, PLACES_IN, SITE

RISER_WORKERS: Final = 2
"""What the Early Riser's placement takes out of the pool (R10.1)."""

PLACED: Final = event("placed", "R4.1", seat=SEAT, building=BUILDING)
JOINED: Final = event("joined", "R10.3", seat=SEAT, building=BUILDING)
PLACED_ON_SITE: Final = event("placed-on-site", "R4.5", seat=SEAT)
PASSED: Final = event("passed", "R4.7", seat=SEAT)
FIRST_TILE: Final = event("first-tile", "R4.9", seat=SEAT)
PLAN: Final = ask("plan", "R4.1", count=None)
PLAN_DEAR: Final = ask("plan-dear", "R4.10", count=None)
MUST_PASS: Final = ask("must-pass", "R4.8")
RISE: Final = ask("rise", "R10.1")
RESERVED: Final = why("reserved", "R4.2", building=BUILDING)
NOT_ON_ROAD: Final = why("not-on-road", "R4.2", building=BUILDING)
NO_WORKERS_THERE: Final = why("no-workers-there", "R4.2", building=BUILDING)
OCCUPIED: Final = why("occupied", "R4.2", building=BUILDING)
OWN_WORKER: Final = why("own-worker", "Q7", building=BUILDING)
TWO_WORKERS: Final = why("two-workers", "Q7", building=BUILDING)
USED_UP: Final = why("used-up", "R10.3", character=CHARACTER)
ALREADY_ON_SITE: Final = why("already-on-site", "R4.6")
NO_WORKER: Final = why("no-worker", "R4.1")
TOO_FEW_WORKERS: Final = why("too-few-workers", "R4.10", wanted=None, count=None)


def workers_wanted(state: CaylusState, seat: int) -> int:
    """What a placement takes out of the pool: after the first pass one worker more (R4.10, R10.2)."""
    return 2 if state.bridge and state.holder[NIGHT_WORKER] != seat else 1


def may_join(state: CaylusState, seat: int) -> bool:
    """Whether a seat may still use the Journeyman this round (R10.3)."""
    return state.holder[JOURNEYMAN] == seat and not state.used >> JOURNEYMAN & 1


def placements(state: CaylusState, seat: int) -> list[Action]:
    """Every building a seat may place in (R4.1-R4.3), then the construction site (R4.5, R4.6)."""
    joins = may_join(state, seat)
    worker = state.worker
    face = state.face
    open_to: list[int] = []
    for place in range(PLACES):
        building = place if place < PRINTED_PLACES else face[place - PRINTED_PLACES + 1]
        if building < 0 or building >= FIRST_MONUMENT:
            continue
        first = worker[place]
        if first < 0 or (joins and first != seat and state.second[place] < 0):
            open_to.append(building)
    open_to.sort()
    found = [PLACES_IN[building] for building in open_to]
    if seat not in state.yard:
        found.append(JOINS_SITE)
    return found


def place_worker(state: CaylusState, seat: int, action: Action) -> None:
    """One worker from the pool to the building or the construction site of an action."""
    state.pool[seat] -= 1
    if action.verb is SITE:
        state.yard.append(seat)
        state.tell(PLACED_ON_SITE, seat)
        return
    building = action.args[0]
    place = building if building < PRINTED_PLACES else place_of(state.face.index(building))
    if state.worker[place] < 0:
        state.worker[place] = seat
        state.tell(PLACED, seat, building)
    else:
        state.second[place] = seat
        state.used |= 1 << JOURNEYMAN
        state.tell(JOINED, seat, building)
    # Printed and base buildings have no owner; when workers are placed, no house stands above one (Q13).
    if building >= FIRST_WOODEN:
        reward_owner(state, seat, state.house[place - PRINTED_PLACES + 1])


def reward_owner(state: CaylusState, seat: int, owner: int) -> None:
    """The owner's point (R4.4), doubled by the Steward (R10.5), kept away by the Thief (R10.4)."""
    if owner >= 0 and owner != seat and state.holder[THIEF] != seat:
        state.score(owner, FOR_PLACEMENTS, 2 if state.holder[STEWARD] == owner else 1)


class Planning(Frame[CaylusState]):
    """The Early Riser's step, then turns clockwise from the first player."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        if len(state.bridge) < state.players:
            # On a table set up by hand the first player may have passed already.
            state.then(Plan(next_seat(state, state.first - 1)))
        riser = state.holder[EARLY_RISER]
        if riser >= 0 and not state.bridge and state.pool[riser] >= RISER_WORKERS and placements(state, riser):
            state.then(RiseEarly(riser))


class Plan(OneSeat[CaylusState]):
    """A turn of planning: place in a building, place on the construction site, or pass."""

    __slots__ = ()

    def options(self, state: CaylusState, seat: int) -> list[Action]:
        if state.pool[seat] < workers_wanted(state, seat):
            return [PASSES]
        return [PASSES, *placements(state, seat)]

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        if action.verb is PLACE or action.verb is SITE:
            extra = workers_wanted(state, seat) - 1
            place_worker(state, seat, action)
            if extra:
                state.return_workers(seat, extra)
        else:
            pass_turn(state, seat)
        if len(state.bridge) < state.players:
            state.then(Plan(next_seat(state, seat)))

    def ask(self, state: CaylusState, seat: int) -> Message:
        if len(self.options(state, seat)) == 1:
            return Message(MUST_PASS)
        return Message(PLAN if workers_wanted(state, seat) == 1 else PLAN_DEAR, state.pool[seat])

    def why_not(self, state: CaylusState, seat: int, action: Action) -> Message | None:
        return why_no_placement(state, seat, action, workers_wanted(state, seat))


def pass_turn(state: CaylusState, seat: int) -> None:
    """The pass marker goes to the bridge (R4.7); the first to pass takes the first-player tile (R4.9)."""
    state.bridge.append(seat)
    state.tell(PASSED, seat)
    if len(state.bridge) == 1:
        state.first = seat
        state.tell(FIRST_TILE, seat)


def next_seat(state: CaylusState, seat: int) -> int:
    """The next seat clockwise that has not passed."""
    following = (seat + 1) % state.players
    while following in state.bridge:
        following = (following + 1) % state.players
    return following


class RiseEarly(OneSeat[CaylusState]):
    """The Early Riser may place one worker before the first turn and returns one more (R10.1)."""

    __slots__ = ()

    def options(self, state: CaylusState, seat: int) -> list[Action]:
        return [DECLINES, *placements(state, seat)]

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        if action.verb is not DECLINE:
            place_worker(state, seat, action)
            # The Night Worker does not waive this one (R10.2).
            state.return_workers(seat, 1)

    def ask(self, state: CaylusState, seat: int) -> Message:
        return Message(RISE)

    def why_not(self, state: CaylusState, seat: int, action: Action) -> Message | None:
        return why_no_placement(state, seat, action, RISER_WORKERS)


def why_no_placement(state: CaylusState, seat: int, action: Action, wanted: int) -> Message | None:
    """Why a placement is refused; None for other moves."""
    if action.verb is not PLACE and action.verb is not SITE:
        return None
    if not state.pool[seat]:
        return Message(NO_WORKER)
    if state.pool[seat] < wanted:
        return Message(TOO_FEW_WORKERS, wanted, state.pool[seat])
    if action.verb is SITE:
        return Message(ALREADY_ON_SITE)
    building = action.args[0]
    if building == RESIDENCE or building in MONUMENTS:
        return Message(NO_WORKERS_THERE, building)
    if building in state.site:
        return Message(RESERVED, building)
    if building >= PRINTED_PLACES and building not in state.face:
        # A base tile on the road that is not seen has become a residence or lies under a monument.
        return Message(NO_WORKERS_THERE if building in state.road else NOT_ON_ROAD, building)
    place = building if building < PRINTED_PLACES else place_of(state.face.index(building))
    return why_occupied(state, seat, building, place)


def why_occupied(state: CaylusState, seat: int, building: int, place: int) -> Message:
    """Why a worker already there shuts a seat out, Journeyman or not."""
    if state.holder[JOURNEYMAN] != seat:
        return Message(OCCUPIED, building)
    if state.worker[place] == seat:
        return Message(OWN_WORKER, building)
    if state.second[place] >= 0:
        return Message(TWO_WORKERS, building)
    return Message(USED_UP, JOURNEYMAN)

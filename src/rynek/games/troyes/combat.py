"""Fighting Events (R6.16-R6.21): cubes on flags, and the score when the last flag is covered."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.message import event
from rynek.games.troyes.board import GREY
from rynek.games.troyes.event_cards import EVENT, EVENTS, MARAUDING
from rynek.games.troyes.state import TroyesState

CUBES_ON_EVENT: Final = event("cubes-on-event", "R6.17", seat=SEAT, event_card=EVENT, cubes=None)
EVENT_COUNTERED: Final = event("event-countered", "R6.18", event_card=EVENT)
EVENT_POINTS: Final = event("event-points", "R6.18", seat=SEAT, points=None)
EVENT_TAKEN: Final = event("event-taken", "R6.19", seat=SEAT, event_card=EVENT)
EVENT_REMOVED: Final = event("event-removed", "R6.20", event_card=EVENT, roy=None)
GREY_CUBES: Final = event("grey-cubes", "R11.4", event_card=EVENT, cubes=None, roy=None)
MARAUDING_OPEN: Final = event("marauding-open", "R6.21")


def cubes_from(total: int, place: int, state: TroyesState) -> int:
    """How many cubes a group with this sum puts on an Event: what exceeds the free flags is lost (R6.16)."""
    return min(total // EVENTS[place].divisor, state.free_flags(place))


def put_cubes(state: TroyesState, seat: int, place: int, count: int) -> None:
    """Cover flags in order, 1 influence each (R6.17); a full Event is scored at once (R6.18)."""
    state.flags[place] += (seat,) * count
    state.tell(CUBES_ON_EVENT, seat, place, count)
    state.gain_influence(seat, count)
    if state.free_flags(place) == 0:
        counter_event(state, place)


def put_grey_cubes(state: TroyesState, place: int, count: int) -> None:
    """Grey, or le Roy, covers flags of an Event; nobody gains influence (R11.4)."""
    state.flags[place] += (GREY,) * count
    state.tell(GREY_CUBES, place, count, int(state.is_solo))
    if state.free_flags(place) == 0:
        counter_event(state, place)


def counter_event(state: TroyesState, place: int) -> None:
    """Points, then the card: to the winner, out of the game for grey; Marauding opens again (R6.19-R6.21).

    Le Roy gains points like a player, and what he takes is his (S28).
    """
    flags = state.flags[place]
    state.tell(EVENT_COUNTERED, place)
    shares = rewards(flags, *EVENTS[place].points)
    for seat in range(state.players):
        if shares[seat]:
            state.points[seat] += shares[seat]
            state.tell(EVENT_POINTS, seat, shares[seat])
    if state.is_solo:
        state.gain_roy_points(shares[GREY])
    state.flags[place] = ()
    if place == MARAUDING:
        state.tell(MARAUDING_OPEN)
        return
    state.row.remove(place)
    winner = taker(flags)
    if winner == GREY:
        state.removed |= 1 << place
        state.tell(EVENT_REMOVED, place, int(state.is_solo))
    else:
        state.won[winner] |= 1 << place
        state.tell(EVENT_TAKEN, winner, place)


def ranks(flags: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The owners with most cubes and those with second most; grey ranks like a player (R6.20)."""
    counts = [flags.count(owner) for owner in range(GREY + 1)]
    best = max(counts)
    first = [owner for owner in range(GREY + 1) if counts[owner] == best]
    below = max([count for count in counts if count < best], default=0)
    second = [owner for owner in range(GREY + 1) if counts[owner] == below] if below else []
    return first, second


def rewards(flags: tuple[int, ...], upper: int, lower: int) -> list[int]:
    """The points of each owner, grey included, for an Event whose flags are all covered (R6.18)."""
    first, second = ranks(flags)
    found = [0] * (GREY + 1)
    if len(first) > 1:
        for owner in first:
            found[owner] = (upper + lower) // len(first)
        return found
    found[first[0]] = upper if second else upper + lower
    for owner in second:
        found[owner] = lower // len(second)
    return found


def taker(flags: tuple[int, ...]) -> int:
    """Who takes the card: most cubes; among tied owners the one who placed first (R6.19, R11.5)."""
    first, _ = ranks(flags)
    for owner in flags:
        if owner in first:
            return owner
    raise ValueError("an Event without cubes")

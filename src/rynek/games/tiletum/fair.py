"""The Fair phase: one fair a round, for those who have a house or their merchant there."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.frame import Frame
from rynek.core.message import event
from rynek.games.tiletum.europe import CITY, CITY_HOUSES
from rynek.games.tiletum.fairtiles import (
    CONTRACT_CATHEDRAL,
    CREST_CONTRACT,
    FAIR,
    FAIR_CATHEDRALS,
    FAIR_CONTRACTS,
    FAIR_CRESTS,
    FAIR_HOUSES,
    FAIR_KING,
    FAIR_PILLARS,
    FAIRS,
    FILLED_BUILDINGS,
    HOUSE_PILLAR,
    PRINTED_VP,
)
from rynek.games.tiletum.playerboard import ROOM_FLOOR, ROOMS
from rynek.games.tiletum.state import FAIRS_VP, TiletumState

PREFILLED_COUNTS: Final = "prefilled_building_counts_as_filled"
"""The option that decides whether the building occupied from the start counts among the filled ones (Q1)."""

FAIR_HELD: Final = event("fair-held", "R7.1", space=CITY, fair=FAIR)
FAIR_SCORED: Final = event("fair-scored", "R7.3", seat=SEAT, times=None, value=None)


def takes_part(state: TiletumState, seat: int, city: int) -> bool:
    """Whether a seat has a house in the fair city or its merchant there (R7.2)."""
    return state.merchants[seat] == city or any(state.houses[house] == seat for house in CITY_HOUSES[city])


def times_met(state: TiletumState, seat: int, tile: int) -> int:
    """How many times a seat meets what a fair tile counts (R7.6)."""
    contracts = len(state.contracts[seat])
    if tile == HOUSE_PILLAR:
        return min(state.houses_on_map(seat), state.pillars_on_map(seat))
    if tile == CONTRACT_CATHEDRAL:
        return min(contracts, state.cathedrals(seat))
    if tile == FAIR_CONTRACTS:
        return contracts
    if tile == CREST_CONTRACT:
        return min(state.crest_count(seat), contracts)
    if tile == FAIR_HOUSES:
        return state.houses_on_map(seat)
    if tile == FAIR_CRESTS:
        return state.crest_count(seat)
    if tile == FAIR_PILLARS:
        return state.pillars_on_map(seat)
    if tile == FILLED_BUILDINGS:
        return state.filled(seat) - (0 if state.options[PREFILLED_COUNTS] else 1)
    return state.cathedrals(seat) if tile == FAIR_CATHEDRALS else upper_characters(state, seat)


def upper_characters(state: TiletumState, seat: int) -> int:
    """Characters on the second and third floors."""
    return sum([state.rooms[seat * ROOMS + room] >= 0 and ROOM_FLOOR[room] > 1 for room in range(ROOMS)])


def fair_value(state: TiletumState) -> int:
    """The points of this round's fair: printed on the board and on the tile (R7.3)."""
    return PRINTED_VP[state.round - 1] + FAIRS[state.fair_tiles[state.round - 1]].vp


class FairPhase(Frame[TiletumState]):
    """The fair of this round; the king's fair has been scored in the King phase (R7.1-R7.4, R7.7)."""

    __slots__ = ()

    def run(self, state: TiletumState) -> None:
        city = state.fair_cities[state.round - 1]
        tile = state.fair_tiles[state.round - 1]
        if tile == FAIR_KING:
            return
        state.tell(FAIR_HELD, city, tile)
        value = fair_value(state)
        for seat in range(state.players):
            if takes_part(state, seat, city):
                times = times_met(state, seat, tile)
                state.tell(FAIR_SCORED, seat, times, value)
                state.gain_points(seat, FAIRS_VP, value * times)


def score_king_fair(state: TiletumState) -> None:
    """The king's fair: the value once, then the points of the own space on the track, even a loss (R6.4, R7.7)."""
    tile = state.fair_tiles[state.round - 1]
    if tile != FAIR_KING:
        return
    city = state.fair_cities[state.round - 1]
    state.tell(FAIR_HELD, city, tile)
    for seat in range(state.players):
        if takes_part(state, seat, city):
            state.tell(FAIR_SCORED, seat, 1, fair_value(state))
            state.gain_points(seat, FAIRS_VP, fair_value(state))
            state.gain_points(seat, FAIRS_VP, state.king_space[seat])

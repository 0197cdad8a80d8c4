"""Cards that look at all districts or into the City Hall (R10.10, R10.12, B2, B3): who leads, who pays, what counts."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.message import event
from rynek.games.troyes.activity_cards import MOST_DICE, Instant
from rynek.games.troyes.board import CITY_HALL, GREY, RED, YELLOW
from rynek.games.troyes.dice import FACE_OF, PER_DISTRICT
from rynek.games.troyes.state import TroyesState

LEADS: Final = event("leads", "R10.10", seat=SEAT, points=None)
ROY_LEADS: Final = event("roy-leads", "S35", points=None)
NOBODY_LEADS: Final = event("nobody-leads", "R10.10")
TAX_PAID: Final = event("tax-paid", "R10.12", seat=SEAT, other=SEAT, deniers=None)

ROY_TAX: Final = 2
"""What the bank pays for a citizen of le Roy (S31)."""


def red_pips(state: TroyesState, district: int) -> int:
    """The sum of the red dice of a district."""
    first = district * PER_DISTRICT + RED * 6
    return sum([state.dice[die] * FACE_OF[die] for die in range(first, first + 6)])


def leaders(state: TroyesState, per: int) -> list[int]:
    """Who has most dice, or most red pips, in the own district: players, and le Roy, but never grey (Q33, S35)."""
    rivals = [*range(state.players), GREY] if state.is_solo else list(range(state.players))
    measures = [state.dice_in(rival) if per == MOST_DICE else red_pips(state, rival) for rival in rivals]
    best = max(measures)
    return [rival for rival, measure in zip(rivals, measures, strict=True) if measure == best and best]


def compare(state: TroyesState, seat: int, effect: Instant, times: int) -> None:
    """Every leader gains the points; with the Jousts only if the active player leads (R10.10)."""
    found = leaders(state, effect.per)
    if not found or (effect.per != MOST_DICE and seat not in found):
        state.tell(NOBODY_LEADS)
        return
    points = effect.points * times
    for leader in found:
        if leader == GREY:
            state.roy += points
            state.tell(ROY_LEADS, points)
        else:
            state.points[leader] += points
            state.tell(LEADS, leader, points)


def collect_tax(state: TroyesState, seat: int, each: int, times: int) -> None:
    """The others pay for their citizens standing in the City Hall as far as they can, the bank for grey (R10.12)."""
    for other in range(state.players):
        if other != seat:
            paid = min(state.deniers[other], each * times * state.standing(other, CITY_HALL))
            state.deniers[other] -= paid
            state.deniers[seat] += paid
            if paid:
                state.tell(TAX_PAID, seat, other, paid)
    grey = ROY_TAX if state.is_solo else each
    state.gain_deniers(seat, grey * times * state.standing(GREY, CITY_HALL))


def yellow_on_square(state: TroyesState) -> int:
    """The yellow dice of all districts, grey included (B2)."""
    return sum([state.dice_of(district, YELLOW) for district in range(GREY + 1)])


def fullest_red(state: TroyesState) -> int:
    """The red dice of the district that has most, grey included (B3); le Roy's is left out (S34)."""
    if state.is_solo:
        return state.dice_of(0, RED)
    return max([state.dice_of(district, RED) for district in range(GREY + 1)])

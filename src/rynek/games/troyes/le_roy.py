"""Le Roy's turn in the solo game (S17-S28): two black dice say what he does, and his best dice pay for it."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng
from rynek.core.domain import SEAT, Words
from rynek.core.frame import Chance
from rynek.core.message import event
from rynek.games.troyes.activities import stand_on_card
from rynek.games.troyes.activity_cards import CARD, CARDS, SLOTS
from rynek.games.troyes.board import (
    BISHOPRIC,
    BUILDING,
    CITY_HALL,
    COLOUR,
    EMPTY,
    FACE,
    GREY,
    LEVEL,
    PALACE,
    ROW_OF_DIE,
    ROWS,
    SPACE,
)
from rynek.games.troyes.cathedral import LEVELS
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.citizens import NOBODY, enter_row, expelled_by
from rynek.games.troyes.combat import put_grey_cubes
from rynek.games.troyes.dice import COLOUR_OF, FACE_OF, PER_DISTRICT, ROY_RANK
from rynek.games.troyes.scoring import character_points
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.workforce import roll, throws

ROY_ACTION: Final = Words(
    "roy_action", ["two_points_three", "two_points_two", "citizen", "event", "tradesman", "cathedral", "character"]
)
THREE_DICE: Final = 0
TWO_DICE: Final = 1
CITIZEN: Final = 2
EVENT_FOUGHT: Final = 3
TRADESMAN: Final = 4
CATHEDRAL: Final = 5
CHARACTER_SCORED: Final = 6
ACTION_OF: Final = (-1, -1, 0, 1, 2, 3, 4, 5, 6, 3, 2, 1, 0)
"""What he does, by the sum of the two dice."""
DICE: Final = (3, 2, 1, 0, 1, 2, 0)
"""The price of each action in dice; for an Event it is the number of its free flags."""
BOUGHT_FOR: Final = (6, 4)
"""What the bank pays the person for the die he must give, by action (S22)."""
POINTS: Final = 2
CUBES: Final = 2

BEST_PLACES: Final = (
    ("palace_6", "palace_5", "palace_4", "palace_3", "palace_2", "palace_1"),
    ("bishopric_3a", "bishopric_2a", "bishopric_1a", "bishopric_3b", "bishopric_2b", "bishopric_1b"),
    ("city_hall_2a", "city_hall_1a", "city_hall_2b", "city_hall_1b", "city_hall_2c", "city_hall_1c"),
)
"""Where he places first, by building; reconstructed (SQ2)."""
ROW_ORDER: Final[list[list[int]]] = [
    [ROW_OF_DIE[PALACE * 6 + face - 1] for face in (6, 5, 4, 3, 2, 1)],
    [ROW_OF_DIE[BISHOPRIC * 6 + face - 1] for face in (6, 4, 2)],
    [ROW_OF_DIE[CITY_HALL * 6 + face - 1] for face in (6, 3)],
]
"""Which row he looks at first, by building; reconstructed (SQ7)."""

ROY_ROLLS: Final = event("roy-rolls", "S18", first=FACE, second=FACE, roy_action=ROY_ACTION)
ROY_GIVES: Final = event("roy-gives", "S18", colour=COLOUR, face=FACE)
ROY_BUYS: Final = event("roy-buys", "S22", seat=SEAT, colour=COLOUR, face=FACE, deniers=None)
ROY_ENTERS: Final = event("roy-enters", "S23", space=SPACE)
ROY_STAYS_OUT: Final = event("roy-stays-out", "S23", building=BUILDING)
ROY_HIRES: Final = event("roy-hires", "S25", card=CARD, points=None)
ROY_HIRES_NOBODY: Final = event("roy-hires-nobody", "S25")
ROY_BUILDS: Final = event("roy-builds", "S26", column=FACE, level=LEVEL)
CHARACTER_SCORES: Final = event("character-scores", "S27", character=CHARACTER, seat=SEAT, points=None, roy_points=None)
PILE_EMPTY: Final = event("pile-empty", "S27")

PERSON: Final = 0


class RoyTurn(Chance[TroyesState]):
    """Two black dice are rolled; the sum gives the action, which is paid in dice when it is done (S18)."""

    __slots__ = ()

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return roll(2, rng)

    def odds(self, state: TroyesState) -> Odds | None:
        return throws(2)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        first, second = action.args
        kind = ACTION_OF[first + second]
        state.tell(ROY_ROLLS, first, second, kind)
        price = do(state, kind)
        for _ in range(min(price, state.dice_in(GREY))):
            give_best(state)


def do(state: TroyesState, kind: int) -> int:
    """Carry out an action of le Roy; its price in his own dice."""
    price = DICE[kind]
    if kind in (THREE_DICE, TWO_DICE):
        state.gain_roy_points(POINTS)
        price -= buy_from_person(state, BOUGHT_FOR[kind])
    elif kind == CITIZEN:
        send_citizen(state, COLOUR_OF[best_die(state, GREY)])
    elif kind == EVENT_FOUGHT:
        place = state.row[-1]
        price = state.free_flags(place)
        put_grey_cubes(state, place, price)
    elif kind == TRADESMAN:
        hire(state)
    elif kind == CATHEDRAL:
        for _ in range(CUBES):
            build(state)
    else:
        score_character(state)
    return price


def best_die(state: TroyesState, district: int) -> int:
    """The best die of a district: the highest; among equals red, yellow, white (S12); EMPTY when there is none."""
    best, worth = EMPTY, 0
    for die in range(district * PER_DISTRICT, district * PER_DISTRICT + PER_DISTRICT):
        if state.dice[die] and rank(COLOUR_OF[die], FACE_OF[die]) > worth:
            best, worth = die, rank(COLOUR_OF[die], FACE_OF[die])
    return best


def rank(colour: int, face: int) -> int:
    """How good a die is to le Roy."""
    return face * 3 - ROY_RANK[colour]


def give_best(state: TroyesState) -> None:
    """Le Roy discards his best die."""
    die = best_die(state, GREY)
    state.dice[die] -= 1
    state.tell(ROY_GIVES, COLOUR_OF[die], FACE_OF[die])


def buy_from_person(state: TroyesState, deniers: int) -> int:
    """The best die of the person goes, paid by the bank; how many did (S22)."""
    die = best_die(state, PERSON)
    if die == EMPTY:
        return 0
    state.dice[die] -= 1
    state.deniers[PERSON] += deniers
    state.tell(ROY_BUYS, PERSON, COLOUR_OF[die], FACE_OF[die], deniers)
    return 1


def send_citizen(state: TroyesState, building: int) -> None:
    """A citizen enters where he expels one of the person, else where he expels nobody (S23)."""
    row = row_to_enter(state, building)
    if row == EMPTY:
        state.tell(ROY_STAYS_OUT, building)
    else:
        state.tell(ROY_ENTERS, ROWS[row].start)
        enter_row(state, GREY, row)


def row_to_enter(state: TroyesState, building: int) -> int:
    """The row of a building le Roy enters, or EMPTY."""
    if state.grey_reserve() == 0:
        return EMPTY
    for wanted in (PERSON, NOBODY):
        for row in ROW_ORDER[building]:
            if expelled_by(state, GREY, row) == wanted:
                return row
    return EMPTY


def hire(state: TroyesState) -> None:
    """A tradesman takes the space worth most, else he stands on a picture (S25)."""
    slot = slot_to_hire(state)
    if slot == EMPTY:
        state.tell(ROY_HIRES_NOBODY)
    else:
        state.tell(ROY_HIRES, state.cards[slot], stand_on_card(state, GREY, slot))


def slot_to_hire(state: TroyesState) -> int:
    """The card on which le Roy puts a tradesman: most points, lowest hire cost, colour, round; EMPTY when none."""
    best, worth = EMPTY, (0, 0, 0, 0)
    if state.grey_reserve() == 0:
        return best
    for slot in range(SLOTS):
        if state.cards[slot] == EMPTY or state.has_tradesman(GREY, slot):
            continue
        card = CARDS[state.cards[slot]]
        free = [card.spaces[place] for place in range(2) if state.tradesmen[slot * 2 + place] == EMPTY]
        found = (-max(free, default=0), card.hire, ROY_RANK[card.colour], card.round)
        if best == EMPTY or found < worth:
            best, worth = slot, found
    return best


def build(state: TroyesState) -> None:
    """A cube on the lowest level that has a free space, there on the highest value; 1 point even without one (S26)."""
    for level in range(LEVELS):
        for column in range(6, 0, -1):
            if state.cathedral[level * 6 + column - 1] == EMPTY:
                state.cathedral[level * 6 + column - 1] = GREY
                state.tell(ROY_BUILDS, column, level + 1)
                state.gain_roy_points(1)
                return
    state.gain_roy_points(1)


def score_character(state: TroyesState) -> None:
    """The top Character scores for both and leaves; without one le Roy gains a point (S27)."""
    if not state.pile:
        state.tell(PILE_EMPTY)
        state.gain_roy_points(1)
        return
    character = state.pile[0]
    own, other = character_points(state, PERSON, character), character_points(state, GREY, character)
    state.pile = state.pile[1:]
    state.points[PERSON] += own
    state.roy += other
    state.tell(CHARACTER_SCORES, character, PERSON, own, other)

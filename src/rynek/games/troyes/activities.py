"""Activity cards (R6.1-R6.12, R10.1-R10.12): hiring a tradesman, activating, and what the instant cards do."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.troyes.activity_cards import (
    ARCHER_SHOT,
    CARD,
    CARDS,
    CATHEDRAL_PAIRS,
    CITY_HALL_TAX,
    EVENT_CUBE,
    EVENT_CUBE_PER_RED_DIE,
    EVENTS_HELD,
    FULLEST_RED,
    MOST_DICE,
    MOST_RED_PIPS,
    ONCE,
    PALACE_OR_BISHOPRIC,
    Instant,
)
from rynek.games.troyes.board import BISHOPRIC, EMPTY, PALACE, RED, SEATS
from rynek.games.troyes.cathedral import cubes_of
from rynek.games.troyes.citizens import lift, origin_of, origins
from rynek.games.troyes.comparing import collect_tax, compare, fullest_red, yellow_on_square
from rynek.games.troyes.event_cubes import ArcherShot, EventCubes
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import FROM_CARD, FROM_LYING, FROM_SPACE, FROM_SUPPLY, MILLS, TIMES_OF

HIRED: Final = event("hired", "R6.2", seat=SEAT, card=CARD, deniers=None, points=None)
ACTIVATED: Final = event("activated", "R6.7", seat=SEAT, card=CARD, times=None)
CUBES_STORED: Final = event("cubes-stored", "R6.8", seat=SEAT, card=CARD, cubes=None)
CONVERTED: Final = event("converted", "R10.4", seat=SEAT, deniers=None, influence=None)
ASK_HIRE: Final = ask("hire", "R6.2", card=CARD)
ASK_TIMES: Final = ask("times", "R6.6", card=CARD, most=None)
ASK_MILL: Final = ask("mill", "R10.5", times=None, palace=None, bishopric=None)
NO_CITIZEN_TO_HIRE: Final = why("no-citizen-to-hire", "R6.2")
NOBODY_TO_HIRE: Final = why("nobody-to-hire", "R6.5", card=CARD)
AT_LEAST_ONCE: Final = why("at-least-once", "R6.6")
TOO_MANY_TIMES: Final = why("too-many-times", "R6.6", most=None)

ON_PICTURE: Final = 0


def activation_limit(state: TroyesState, seat: int, slot: int, total: int, money: int) -> int:
    """How often a group with this sum may activate the card of a slot; 0 when it may not.

    `money` is what is left when the dice are paid; hiring and conversions must be payable too (R4.23, R10.4). Who has
    nobody to hire cannot activate (R6.5).
    """
    card = state.cards[slot]
    if card == EMPTY:
        return 0
    times = total // CARDS[card].divisor
    if not state.has_tradesman(seat, slot):
        if state.citizens(seat) == 0:
            return 0
        money -= CARDS[card].hire
    if times == 0 or money < 0:
        return 0
    effect = CARDS[card].instant
    if effect is not None:
        if effect.pay_deniers:
            times = min(times, money // effect.pay_deniers)
        if effect.pay_influence:
            times = min(times, state.influence[seat] // effect.pay_influence)
    return times


class Hire(OneSeat[TroyesState]):
    """A tradesman is needed: pay for him and choose the citizen (R6.2, R6.3)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        return origins(state, seat)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        card = CARDS[self.card]
        state.deniers[seat] -= card.hire
        lift(state, seat, origin_of(action))
        state.tell(HIRED, seat, self.card, card.hire, stand_on_card(state, seat, card.slot))

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_HIRE, self.card)

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        asked = action.verb in (FROM_SUPPLY, FROM_SPACE, FROM_LYING, FROM_CARD)
        return Message(NO_CITIZEN_TO_HIRE) if asked else None


def stand_on_card(state: TroyesState, seat: int, slot: int) -> int:
    """A tradesman takes the first free space (Q2), else the picture; the points of the place."""
    for place in range(2):
        if state.tradesmen[slot * 2 + place] == EMPTY:
            state.tradesmen[slot * 2 + place] = seat
            return CARDS[state.cards[slot]].spaces[place]
    state.pictures[slot] |= 1 << seat
    return ON_PICTURE


class ChooseTimes(OneSeat[TroyesState]):
    """Fewer activations than possible, at least one (R6.6, Q12)."""

    __slots__ = ("card", "most")

    def __init__(self, seat: int, card: int, most: int) -> None:
        super().__init__(seat)
        self.card = card
        self.most = most

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        return TIMES_OF[1 : self.most]

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        state.then(Activate(seat, self.card, action.args[0]))

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_TIMES, self.card, self.most - 1)

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        if action.verb is not TIMES_OF[0].verb:
            return None
        return Message(TOO_MANY_TIMES, self.most - 1) if action.args[0] else Message(AT_LEAST_ONCE)


class Activate(Frame[TroyesState]):
    """The card works: cubes are stored, or the effect happens, so many times (R6.7, R6.8)."""

    __slots__ = ("card", "seat", "times")

    def __init__(self, seat: int, card: int, times: int) -> None:
        self.seat = seat
        self.card = card
        self.times = times

    def run(self, state: TroyesState) -> None:
        state.tell(ACTIVATED, self.seat, self.card, self.times)
        effect = CARDS[self.card].instant
        if effect is not None:
            resolve(state, self.seat, effect, self.times)
        else:
            state.cubes[CARDS[self.card].slot * SEATS + self.seat] += self.times
            state.tell(CUBES_STORED, self.seat, self.card, self.times)


def resolve(state: TroyesState, seat: int, effect: Instant, times: int) -> None:
    """An instant effect: what it costs, then what it gives, or the choices it asks for."""
    pay(state, seat, effect.pay_deniers * times, effect.pay_influence * times)
    if effect.per == PALACE_OR_BISHOPRIC:
        state.then(Mill(seat, effect.deniers, times))
    elif effect.per == ARCHER_SHOT:
        state.then(ArcherShot(seat, times))
    elif effect.per == EVENT_CUBE:
        state.then(EventCubes(seat, times))
    elif effect.per == EVENT_CUBE_PER_RED_DIE:
        state.then(EventCubes(seat, times * state.dice_of(seat, RED)))
    elif effect.per in (MOST_DICE, MOST_RED_PIPS):
        compare(state, seat, effect, times)
    elif effect.per == CITY_HALL_TAX:
        collect_tax(state, seat, effect.deniers, times)
    else:
        gain(state, seat, effect, times * counted(state, seat, effect.per))


def pay(state: TroyesState, seat: int, deniers: int, influence: int) -> None:
    """Conversions are paid in full (R10.4)."""
    if deniers or influence:
        state.deniers[seat] -= deniers
        state.influence[seat] -= influence
        state.tell(CONVERTED, seat, deniers, influence)


def gain(state: TroyesState, seat: int, effect: Instant, times: int) -> None:
    """The gains of an effect, so many times."""
    if effect.deniers:
        state.gain_deniers(seat, effect.deniers * times)
    if effect.influence:
        state.gain_influence(seat, effect.influence * times)
    if effect.points:
        state.gain_points(seat, effect.points * times)


def counted(state: TroyesState, seat: int, per: int) -> int:
    """What a counting card counts; the dice of this action have left the square by now (R10.1, R10.5)."""
    if per == ONCE:
        return 1
    if per == CATHEDRAL_PAIRS:
        return cubes_of(state, seat) // 2
    if per == EVENTS_HELD:
        return events_held(state, seat)
    return fullest_red(state) if per == FULLEST_RED else yellow_on_square(state)


def events_held(state: TroyesState, owner: int) -> int:
    """How many Events of the row, Marauding included, hold a cube of an owner."""
    return sum([owner in state.flags[place] for place in state.row])


class Mill(OneSeat[TroyesState]):
    """The Miller: for how many of the activations the Palace counts; for the others the Bishopric does."""

    __slots__ = ("deniers", "times")

    def __init__(self, seat: int, deniers: int, times: int) -> None:
        super().__init__(seat)
        self.deniers = deniers
        self.times = times

    def actors(self, state: TroyesState) -> tuple[int, ...]:
        same = state.standing(self.seat, PALACE) == state.standing(self.seat, BISHOPRIC)
        return () if same else (self.seat,)

    def run(self, state: TroyesState) -> None:
        self.mill(state, self.times)

    def options(self, state: TroyesState, seat: int) -> list[Action]:
        return MILLS[: self.times + 1]

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        self.mill(state, action.args[0])

    def mill(self, state: TroyesState, palace: int) -> None:
        """Deniers for every citizen counted."""
        citizens = palace * state.standing(self.seat, PALACE)
        citizens += (self.times - palace) * state.standing(self.seat, BISHOPRIC)
        state.gain_deniers(self.seat, self.deniers * citizens)

    def ask(self, state: TroyesState, seat: int) -> Message:
        return Message(ASK_MILL, self.times, state.standing(seat, PALACE), state.standing(seat, BISHOPRIC))

    def why_not(self, state: TroyesState, seat: int, action: Action) -> Message | None:
        return Message(TOO_MANY_TIMES, self.times) if action.verb is MILLS[0].verb else None

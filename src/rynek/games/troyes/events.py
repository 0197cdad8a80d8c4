"""Events (R4.8-R4.10, R11.1-R11.5): two new ones each round, then all of the row act from left to right."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, Frame
from rynek.core.message import event
from rynek.games.troyes.black_dice import RollBlackDice
from rynek.games.troyes.board import BUILDING, CITY_HALL, EMPTY, FACE, GREY, LEVEL, PENALTY, ROW_OF_DIE
from rynek.games.troyes.cathedral import highest_built, lowest_free
from rynek.games.troyes.citizens import FORBIDDEN, enter_row, expelled_by
from rynek.games.troyes.combat import put_grey_cubes
from rynek.games.troyes.event_cards import (
    BLACK,
    BUILDS,
    DECKS,
    ENTERS,
    EVENT,
    EVENTS,
    FORGETS,
    NO_DECK,
    PAYS,
    RESISTANCE,
    RESISTS,
    SUPPORTS,
    TEARS_DOWN,
)
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import EVENT_CARD
from rynek.games.troyes.workforce import roll, throws

EVENT_REVEALED: Final = event("event-revealed", "R4.8", event_card=EVENT)
GREY_ENTERS: Final = event("grey-enters", "R11.1", event_card=EVENT, building=BUILDING, face=FACE, roy=None)
GREY_STAYS_OUT: Final = event("grey-stays-out", "R11.1", event_card=EVENT, building=BUILDING, roy=None)
GREY_BUILDS: Final = event("grey-builds", "R11.3", event_card=EVENT, column=FACE, level=LEVEL, roy=None)
WORK_TORN_DOWN: Final = event("work-torn-down", "R11.3", event_card=EVENT, column=FACE, level=LEVEL)
CUBE_REMOVED: Final = event("cube-removed", "B6", event_card=EVENT, target=EVENT)
EVENT_IDLE: Final = event("event-idle", "R4.9", event_card=EVENT)
DENIERS_PAID: Final = event("deniers-paid", "R11.2", seat=SEAT, event_card=EVENT, deniers=None)
INFLUENCE_LOST: Final = event("influence-lost", "R11.2", seat=SEAT, event_card=EVENT, influence=None)
CANNOT_COMPLY: Final = event("cannot-comply", "R4.10", seat=SEAT, event_card=EVENT, points=None)

ROY_BUILDER_POINTS: Final = 1
"""What le Roy gains for the cube of the Traveling Builders (S33)."""


class RevealEvent(Chance[TroyesState]):
    """The top card of a deck joins the row; a red card calls one more of white or yellow (R4.8).

    Which red cards were removed nobody has seen, so every red card not yet revealed is equally likely; for the same
    reason the second red card that Resistance calls is one of those not yet seen (B5).
    """

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def odds(self, state: TroyesState) -> Odds:
        return evenly([Action(EVENT_CARD, card) for card in self.unseen(state)])

    def unseen(self, state: TroyesState) -> list[int]:
        """The cards that may lie on top."""
        seen = state.seen_events()
        found = [card for card in DECKS[self.deck] if not seen >> card & 1]
        if state.has_bonus and self.deck == EVENTS[RESISTANCE].deck and not seen >> RESISTANCE & 1:
            found.append(RESISTANCE)
        return found

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        cards = self.unseen(state)
        return Action(EVENT_CARD, cards[rng.randrange(len(cards))])

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        card = action.args[0]
        state.row.append(card)
        state.tell(EVENT_REVEALED, card)
        if card == RESISTANCE:
            state.then(RevealSecond())
        elif EVENTS[card].calls != NO_DECK:
            state.then(RevealEvent(EVENTS[card].calls))


class RevealSecond(RevealEvent):
    """The second red card, which Resistance calls: it comes from those put away at set-up, not from the deck (B5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(EVENTS[RESISTANCE].calls)


class ActEvents(Frame[TroyesState]):
    """The Events of the row from `place` on act, left to right; `black` dice are in hand so far (R4.9)."""

    __slots__ = ("black", "place")

    def __init__(self, place: int, black: int) -> None:
        self.place = place
        self.black = black

    def run(self, state: TroyesState) -> None:
        if self.place >= len(state.row):
            state.then(RollBlackDice(self.black))
            return
        card = state.row[self.place]
        black = self.black
        if EVENTS[card].effect == BLACK:
            black += EVENTS[card].amount
        else:
            act(state, card)
        after = ActEvents(state.row.index(card) + 1, black)
        if EVENTS[card].effect == ENTERS and state.grey_reserve() > 0:
            state.then(GreyRoll(card), after)
        else:
            state.then(after)


def act(state: TroyesState, card: int) -> None:
    """What an Event without black dice does at once; players pay and lose clockwise from the start player (Q3)."""
    kind, amount = EVENTS[card].effect, EVENTS[card].amount
    if kind == ENTERS:
        if state.grey_reserve() == 0:
            state.tell(GREY_STAYS_OUT, card, amount, int(state.is_solo))
    elif kind == BUILDS:
        grey_builds(state, card)
    elif kind == TEARS_DOWN:
        tear_down(state, card)
    elif kind == SUPPORTS:
        support(state, card, amount)
    elif kind == RESISTS:
        resist(state, card)
    else:
        for seat in state.from_start():
            lose(state, seat, card)


def lose(state: TroyesState, seat: int, card: int) -> None:
    """What an Event takes from each player (R11.2)."""
    kind, amount = EVENTS[card].effect, EVENTS[card].amount
    if kind == FORGETS:
        lose_influence(state, seat, card, amount)
    elif kind == PAYS:
        lose_deniers(state, seat, card, amount)
    else:
        lose_deniers(state, seat, card, amount * state.standing(seat, CITY_HALL))


class GreyRoll(Chance[TroyesState]):
    """A die says where a grey citizen enters, pushing and expelling as usual (R11.1, Q20)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return roll(1, rng)

    def odds(self, state: TroyesState) -> Odds | None:
        return throws(1)

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        building, face = EVENTS[self.card].amount, action.args[0]
        row = ROW_OF_DIE[building * 6 + face - 1]
        if expelled_by(state, GREY, row) == FORBIDDEN:  # only in a position written by hand
            state.tell(GREY_STAYS_OUT, self.card, building, int(state.is_solo))
            return
        state.tell(GREY_ENTERS, self.card, building, face, int(state.is_solo))
        enter_row(state, GREY, row)


def grey_builds(state: TroyesState, card: int) -> None:
    """A grey cube on the lowest free space of the cathedral (R11.3); le Roy gains a point for his (S33)."""
    space = lowest_free(state)
    if space == EMPTY:
        state.tell(EVENT_IDLE, card)
        return
    state.cathedral[space] = GREY
    state.tell(GREY_BUILDS, card, space % 6 + 1, space // 6 + 1, int(state.is_solo))
    if state.is_solo:
        state.gain_roy_points(ROY_BUILDER_POINTS)


def tear_down(state: TroyesState, card: int) -> None:
    """The cube on the highest built space goes back to its owner (R11.3); one of le Roy stays (S13)."""
    space = highest_built(state)
    if space == EMPTY or (state.is_solo and state.cathedral[space] == GREY):
        state.tell(EVENT_IDLE, card)
        return
    state.cathedral[space] = EMPTY
    state.tell(WORK_TORN_DOWN, card, space % 6 + 1, space // 6 + 1)


def support(state: TroyesState, card: int, count: int) -> None:
    """A grey cube on each of the Events directly to the left, the nearer one first (R11.4, Q36)."""
    place = state.row.index(card)
    for target in state.row[max(place - count, 0) : place][::-1]:
        put_grey_cubes(state, target, 1)


def resist(state: TroyesState, card: int) -> None:
    """The last cube of every Event returns to its owner (B6); those of le Roy stay (S36)."""
    for target in state.row:
        flags = state.flags[target]
        if flags and not (state.is_solo and flags[-1] == GREY):
            state.flags[target] = flags[:-1]
            state.tell(CUBE_REMOVED, card, target)


def lose_deniers(state: TroyesState, seat: int, card: int, amount: int) -> None:
    """Pay deniers to the bank, as many as there are."""
    paid = min(amount, state.deniers[seat])
    state.deniers[seat] -= paid
    state.tell(DENIERS_PAID, seat, card, paid)
    if paid < amount:
        cannot_comply(state, seat, card)


def lose_influence(state: TroyesState, seat: int, card: int, amount: int) -> None:
    """Lose influence, as much as there is."""
    lost = min(amount, state.influence[seat])
    state.influence[seat] -= lost
    state.tell(INFLUENCE_LOST, seat, card, lost)
    if lost < amount:
        cannot_comply(state, seat, card)


def cannot_comply(state: TroyesState, seat: int, card: int) -> None:
    """Who cannot carry out an Event completely loses 2 points, for each Event anew (R4.10, Q4)."""
    state.tell(CANNOT_COMPLY, seat, card, state.lose_points(seat, PENALTY))

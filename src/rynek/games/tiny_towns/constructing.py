"""Constructing (chapter 6). What buildings and monuments do at once stands in `at_once`.

Everybody constructs at the same time and unseen: the own town changes at once, the others go on seeing the town of the
start of the step (`state.shown`) until all have stopped.
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame
from rynek.core.message import Message, ask, event, why
from rynek.games.tiny_towns.at_once import (
    BUILDING_MARKED,
    BUILDING_PLACED,
    BUILDING_STANDS,
    CUBE_LIES_THERE,
    DUTIES,
    WATCH_SET,
    Duty,
    mark_due,
    why_not_supplied,
)
from rynek.games.tiny_towns.components import (
    ARCHITECTS_GUILD,
    BLACK,
    BUILDINGS,
    CARD,
    CARDS,
    MONUMENT,
    OPALEYES_WATCH,
    SHRINE,
    TRADING_POST,
    TYPES,
    UNIVERSITY,
)
from rynek.games.tiny_towns.due import DONE, GUILD, IDLE, UNIVERSITY_PUT, UNSEEN, WATCH_CHOICE, Due
from rynek.games.tiny_towns.patterns import BUILD, BUILD_ON, SITE_CARD, SITE_SQUARES
from rynek.games.tiny_towns.sites import open_sites, targets
from rynek.games.tiny_towns.squares import SQUARE, SQUARES, count
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.games.tiny_towns.town import BUILT, EMPTY, Town, resources_in
from rynek.games.tiny_towns.verbs import STOP

BUILDING_BUILT: Final = event("building-built", "R6.2", seat=SEAT, card=CARD, square=SQUARE)
ASK_CONSTRUCT: Final = ask("construct", "R4.3")

NOT_YOUR_MONUMENT: Final = why("not-your-monument", "R6.8", card=CARD)
MONUMENT_STANDS: Final = why("monument-stands", "R7.1", card=CARD)
NO_CUBE_THERE: Final = why("no-cube-there", "R14.26")
PATTERN_NOT_THERE: Final = why("pattern-not-there", "R6.1", card=CARD)
NOT_OF_PATTERN: Final = why("not-of-pattern", "R6.2", square=SQUARE)

_STOP: Final = Action(STOP)


# the step


class Construct(Frame[TinyTownsState]):
    """R4.3: the players asked construct until they stop. For each seat: what it still has to do (see `due`)."""

    __slots__ = ("due", "given", "waiting")

    secret = True
    nested = ("due",)

    def __init__(self, due: tuple[Due, ...]) -> None:
        self.due = due
        waiting: list[int] = []
        given: list[int] = []
        for seat, steps in enumerate(due):
            if not steps or steps[-1] > DONE:
                waiting.append(seat)
            elif steps[-1] == DONE:
                given.append(seat)
        self.waiting = tuple(waiting)
        self.given = tuple(given)

    def actors(self, state: TinyTownsState) -> tuple[int, ...]:
        return self.waiting

    def changers(self, state: TinyTownsState) -> tuple[int, ...]:
        return self.given

    def seen(self, state: TinyTownsState, seat: int | None) -> "Construct":
        """Who is not asked and who has stopped is open, what others still have to do is not."""
        hidden = [each != seat and due not in ((IDLE,), (DONE,)) for each, due in enumerate(self.due)]
        return Construct(tuple([UNSEEN if hidden[each] else due for each, due in enumerate(self.due)]))

    def options(self, state: TinyTownsState, seat: int) -> list[Action]:
        return duty_of(self.due[seat]).options(state, seat, self.due[seat])

    def answer(self, state: TinyTownsState, seat: int, action: Action) -> None:
        steps = duty_of(self.due[seat]).answer(state, seat, self.due[seat], action)
        due = (*self.due[:seat], steps, *self.due[seat + 1 :])
        following = Construct(due)
        if following.waiting:
            state.then(following)
        else:
            _uncover(state, following.given)

    def ask(self, state: TinyTownsState, seat: int) -> Message:
        return duty_of(self.due[seat]).ask(state, self.due[seat])

    def why_not(self, state: TinyTownsState, seat: int, action: Action) -> Message | None:
        return duty_of(self.due[seat]).why_not(state, seat, self.due[seat], action)


def duty_of(steps: Due) -> Duty:
    """What a seat has to do first; nothing is left to do: it may build or stop."""
    return DUTIES[steps[-1]] if steps else BUILDING_ON


def everybody_constructs(state: TinyTownsState) -> Construct:
    """The constructing step of a turn."""
    return Construct(tuple([(IDLE,) if done else () for done in state.completed]))


def _uncover(state: TinyTownsState, seats: tuple[int, ...]) -> None:
    """All have stopped: what was built is seen and told."""
    for seat in state.active():
        _tell_others(state, seat)
    state.uncover()
    if len(seats) > 1:
        state.reveal()


def _tell_others(state: TinyTownsState, seat: int) -> None:
    """The others learn what has changed in a town since the start of the step."""
    before, after = state.shown[seat], state.towns[seat]
    if before is after or state.events is None:
        return
    for square in range(SQUARES):
        thing = after.squares[square]
        if thing >= BUILT and thing != before.squares[square]:
            template = BUILDING_BUILT if after.constructed >> thing - BUILT & 1 else BUILDING_PLACED
            state.tell_others(seat, template, seat, state.card_of(after, thing - BUILT), square)
        if after.upon[square] and after.upon[square] != before.upon[square]:
            resource = resources_in(after.upon[square]).bit_length() - 1
            state.tell_others(seat, BUILDING_MARKED, seat, resource, square)
    if after.watch and after.watch != before.watch and after.constructed >> MONUMENT & 1:
        state.tell_others(seat, WATCH_SET, seat, *_watched(state, after))


def _watched(state: TinyTownsState, town: Town) -> list[int]:
    return [state.cards[of_type] for of_type in range(TYPES) if town.watch >> of_type & 1]


# building


class BuildingOn(Duty):
    """R6.1 to R6.11: one building more, or to stop."""

    __slots__ = ()

    def options(self, state: TinyTownsState, seat: int, steps: Due) -> list[Action]:
        town = state.towns[seat]
        found: list[Action] = []
        for site in open_sites(state, town):
            actions = BUILD_ON[site]
            squares = targets(town, site)
            found += [actions[square] for square in range(SQUARES) if squares >> square & 1]
        found.append(_STOP)
        return found

    def answer(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Due:
        return (DONE,) if action.verb is STOP else construct(state, seat, action.args[0], action.args[1])

    def ask(self, state: TinyTownsState, steps: Due) -> Message:
        return Message(ASK_CONSTRUCT)

    def why_not(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Message | None:
        if action.verb is not BUILD:
            return None
        town, (site, square) = state.towns[seat], action.args
        refusal = _why_not_card(state, town, SITE_CARD[site])
        if refusal is not None:
            return refusal
        if state.black == TRADING_POST and SITE_SQUARES[site] & ~town.squares_with(BLACK) == 0:
            return Message(NO_CUBE_THERE)
        if site not in open_sites(state, town):
            return Message(PATTERN_NOT_THERE, SITE_CARD[site])
        thing = town.squares[square]
        if thing >= BUILT:
            return Message(BUILDING_STANDS, square)
        return Message(NOT_OF_PATTERN if thing == EMPTY else CUBE_LIES_THERE, square)


def _why_not_card(state: TinyTownsState, town: Town, card: int) -> Message | None:
    """Why a town can have no building of a card."""
    if card < BUILDINGS:
        return why_not_supplied(state, town, card)
    if card != town.monument:
        return Message(NOT_YOUR_MONUMENT, card)
    return Message(MONUMENT_STANDS, card) if BUILT + MONUMENT in town.squares else None


def construct(state: TinyTownsState, seat: int, site: int, square: int) -> Due:
    """R6.2: cubes off, the building on; returns what its owner has to do at once."""
    card = SITE_CARD[site]
    of_type = CARDS[card].type
    town = state.towns[seat].with_construction(SITE_SQUARES[site], square, of_type)
    if card == SHRINE:
        town = town.with_notes(count(town.built_squares()), town.watch, town.constructed)
    state.towns[seat] = town
    state.tell_seat(seat, BUILDING_BUILT, seat, card, square)
    if of_type == BLACK:
        return mark_due(state, square)
    if card == ARCHITECTS_GUILD:
        return (GUILD,) if count(town.built_squares()) > 1 else ()
    if card == UNIVERSITY:
        return () if town.is_full() else (UNIVERSITY_PUT,)
    if card == OPALEYES_WATCH:
        return (WATCH_CHOICE,)
    return ()


BUILDING_ON: Final = BuildingOn()

"""Constructing (chapter 6), and what buildings and monuments do at once (R6.12, chapters 14 and 15).

Everybody constructs at the same time and unseen: the own town changes at once, the others go on seeing the town of the
start of the step (`state.shown`) until all have stopped.
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame
from rynek.core.message import Message, Template, ask, event
from rynek.games.tiny_towns.components import (
    ARCHITECTS_GUILD,
    BANK,
    BLACK,
    CARD,
    CARDS,
    FACTORY,
    MONUMENT,
    OPALEYES_WATCH,
    RESOURCE,
    RESOURCES,
    SHRINE,
    TYPES,
    UNIVERSITY,
)
from rynek.games.tiny_towns.constructing_reasons import why_not_constructed
from rynek.games.tiny_towns.due import (
    DONE,
    GUILD,
    GUILD_AFTER,
    IDLE,
    MARK_ON,
    PUT_TYPE,
    UNIVERSITY_PUT,
    WATCH_CHOICE,
    Due,
    is_guild,
    is_mark,
    is_put,
)
from rynek.games.tiny_towns.patterns import BUILD, BUILD_ON, SITE_CARD, SITE_SQUARES
from rynek.games.tiny_towns.sites import open_sites, targets
from rynek.games.tiny_towns.squares import SQUARE, SQUARES, count
from rynek.games.tiny_towns.state import ALL_MARKED, TinyTowns
from rynek.games.tiny_towns.town import BUILT, UPON, Town, resources_in
from rynek.games.tiny_towns.verbs import AGAIN, ENOUGH, EXCHANGE, MARK, PUT, STOP, WATCH

BUILDING_BUILT: Final = event("building-built", seat=SEAT, card=CARD, square=SQUARE)
BUILDING_PLACED: Final = event("building-placed", seat=SEAT, card=CARD, square=SQUARE)
BUILDING_EXCHANGED: Final = event("building-exchanged", seat=SEAT, card=CARD, square=SQUARE, card2=CARD)
BUILDING_MARKED: Final = event("building-marked", seat=SEAT, resource=RESOURCE, square=SQUARE)
WATCH_SET: Final = event("watch-set", seat=SEAT, card=CARD, card2=CARD, card3=CARD)
TAKEN_BACK: Final = event("taken-back", seat=SEAT)

ASK_CONSTRUCT: Final = ask("construct", "R4.3")
ASK_AGAIN: Final = ask("again", "R4.8")
ASK_MARK_BANK: Final = ask("mark-bank", "R14.22", square=SQUARE)
ASK_MARK_FACTORY: Final = ask("mark-factory", "R14.23", square=SQUARE)
ASK_EXCHANGE: Final = ask("exchange", "R15.16", left=None)
ASK_UNIVERSITY: Final = ask("university", "R15.7")
ASK_WATCH: Final = ask("watch", "R15.10")
ASK_PUT: Final = ask("put", "Q14")

_STOP: Final = Action(STOP)
_AGAIN: Final = Action(AGAIN)
_ENOUGH: Final = Action(ENOUGH)
_MARKS: Final = [Action(MARK, resource) for resource in range(RESOURCES)]


# the step


class Construct(Frame[TinyTowns]):
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

    def actors(self, state: TinyTowns) -> tuple[int, ...]:
        return self.waiting

    def changers(self, state: TinyTowns) -> tuple[int, ...]:
        return self.given

    def options(self, state: TinyTowns, seat: int) -> list[Action]:
        steps, town = self.due[seat], state.towns[seat]
        if not steps:
            return building_options(state, town)
        step = steps[-1]
        if step == DONE:
            return [_AGAIN]
        if is_mark(step):
            return mark_options(state, town)
        if is_guild(step):
            return exchange_options(state, town, step)
        if step == WATCH_CHOICE:
            return watch_options(state)
        return put_options(state, town, steps)

    def answer(self, state: TinyTowns, seat: int, action: Action) -> None:
        steps = self._next_steps(state, seat, action)
        due = (*self.due[:seat], steps, *self.due[seat + 1 :])
        following = Construct(due)
        if following.waiting:
            state.then(following)
        else:
            _uncover(state, following.given)

    def _next_steps(self, state: TinyTowns, seat: int, action: Action) -> Due:
        verb, steps = action.verb, self.due[seat]
        if verb is STOP:
            return (DONE,)
        if verb is BUILD:
            return construct(state, seat, action.args[0], action.args[1])
        if verb is AGAIN:
            state.towns[seat] = state.shown[seat]
            state.tell_seat(seat, TAKEN_BACK, seat)
            return ()
        if verb is MARK:
            return _mark(state, seat, steps, action.args[0])
        if verb is EXCHANGE:
            return _exchange(state, seat, steps, action.args[0], CARDS[action.args[1]].type)
        if verb is PUT:
            return _put(state, seat, steps, CARDS[action.args[0]].type, action.args[1])
        if verb is WATCH:
            return _set_watch(state, seat, action.args)
        return steps[:-1]

    def ask(self, state: TinyTowns, seat: int) -> Message:
        steps = self.due[seat]
        if not steps:
            return Message(ASK_CONSTRUCT)
        step = steps[-1]
        if is_mark(step):
            return Message(ASK_MARK_BANK if state.black == BANK else ASK_MARK_FACTORY, step - MARK_ON)
        if is_guild(step):
            return Message(ASK_EXCHANGE, 2 if step == GUILD else 1)
        return Message(_ASKS.get(step, ASK_PUT))

    def why_not(self, state: TinyTowns, seat: int, action: Action) -> Message | None:
        return why_not_constructed(state, seat, self.due[seat], action)


_ASKS: Final[dict[int, Template]] = {DONE: ASK_AGAIN, UNIVERSITY_PUT: ASK_UNIVERSITY, WATCH_CHOICE: ASK_WATCH}


def everybody_constructs(state: TinyTowns) -> Construct:
    """The constructing step of a turn."""
    return Construct(tuple([(IDLE,) if done else () for done in state.completed]))


def _uncover(state: TinyTowns, seats: tuple[int, ...]) -> None:
    """All have stopped: what was built is seen and told."""
    for seat in state.active():
        _tell_others(state, seat)
    state.uncover()
    if len(seats) > 1:
        state.reveal()


def _tell_others(state: TinyTowns, seat: int) -> None:
    """The others learn what has changed in a town since the start of the step."""
    before, after = state.shown[seat], state.towns[seat]
    if before is after or state.events is None:
        return
    for square in range(SQUARES):
        thing = after.squares[square]
        if thing >= BUILT and thing != before.squares[square]:
            template = BUILDING_BUILT if after.constructed >> thing - BUILT & 1 else BUILDING_PLACED
            state.tell_others(seat, template, seat, card_on(state, after, square), square)
        if after.upon[square] and after.upon[square] != before.upon[square]:
            resource = resources_in(after.upon[square]).bit_length() - 1
            state.tell_others(seat, BUILDING_MARKED, seat, resource, square)
    if after.watch and after.watch != before.watch and after.constructed >> MONUMENT & 1:
        state.tell_others(seat, WATCH_SET, seat, *_watched(state, after))


def card_on(state: TinyTowns, town: Town, square: int) -> int:
    """The card of the building on a square."""
    of_type = town.squares[square] - BUILT
    return town.monument if of_type == MONUMENT else state.cards[of_type]


def _watched(state: TinyTowns, town: Town) -> list[int]:
    return [state.cards[of_type] for of_type in range(TYPES) if town.watch >> of_type & 1]


# building


def building_options(state: TinyTowns, town: Town) -> list[Action]:
    """Every building a player may construct now, and to stop."""
    found: list[Action] = []
    for site in open_sites(state, town):
        actions = BUILD_ON[site]
        squares = targets(town, site)
        found += [actions[square] for square in range(SQUARES) if squares >> square & 1]
    found.append(_STOP)
    return found


def construct(state: TinyTowns, seat: int, site: int, square: int) -> Due:
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


# Bank and Factory (R14.22, R14.23)


def mark_due(state: TinyTowns, square: int) -> Due:
    """A new Bank or Factory waits for its resource."""
    return (MARK_ON + square,) if state.black in (BANK, FACTORY) else ()


def mark_options(state: TinyTowns, town: Town) -> list[Action]:
    """A Bank takes a resource that lies on no other Bank, a Factory any."""
    banned = state.banned(town)
    return [_MARKS[resource] for resource in range(RESOURCES) if not banned >> resource & 1]


def _mark(state: TinyTowns, seat: int, steps: Due, resource: int) -> Due:
    square = steps[-1] - MARK_ON
    state.towns[seat] = state.towns[seat].with_upon(square, UPON[resource])
    state.tell_seat(seat, BUILDING_MARKED, seat, resource, square)
    return next_puts(state, seat, steps[:-1])


# Architect's Guild (R15.1, R15.16)


def exchange_options(state: TinyTowns, town: Town, step: int) -> list[Action]:
    """Another building for one of another type, not twice on one square; or enough of it."""
    cards = supply(state, town)
    found: list[Action] = [_ENOUGH]
    for square, thing in enumerate(town.squares):
        if BUILT <= thing < BUILT + TYPES and step != GUILD_AFTER + square:
            found += [Action(EXCHANGE, square, card) for card in cards if CARDS[card].type != thing - BUILT]
    return found


def supply(state: TinyTowns, town: Town) -> list[int]:
    """R14.28: the cards of the game, without the Bank when all five resources are taken; sorted."""
    no_bank = state.banned(town) == ALL_MARKED
    return [card for card in state.cards if not (no_bank and card == BANK)]


def _exchange(state: TinyTowns, seat: int, steps: Due, square: int, of_type: int) -> Due:
    town = state.towns[seat]
    old = card_on(state, town, square)
    state.towns[seat] = town.with_building(square, of_type)
    state.tell_seat(seat, BUILDING_EXCHANGED, seat, old, square, state.cards[of_type])
    rest: Due = (GUILD_AFTER + square,) if steps[-1] == GUILD and count(town.built_squares()) > 2 else ()
    return rest + mark_due(state, square) if of_type == BLACK else rest


# Grove University (R15.7) and buildings from Opaleye's Watch (Q14)


def put_options(state: TinyTowns, town: Town, steps: Due) -> list[Action]:
    """A building of those that must come, on an empty square."""
    cards = supply(state, town)
    if steps[-1] != UNIVERSITY_PUT:
        cards = [card for card in cards if PUT_TYPE + CARDS[card].type in steps]
    empty = town.empty_squares()
    return [Action(PUT, card, square) for card in cards for square in empty]


def _put(state: TinyTowns, seat: int, steps: Due, of_type: int, square: int) -> Due:
    town = state.towns[seat].with_building(square, of_type)
    rest: Due = ()
    if steps[-1] != UNIVERSITY_PUT:
        town = town.with_notes(town.shrine, town.watch & ~(1 << of_type), town.constructed)
        rest = tuple([step for step in steps if step != PUT_TYPE + of_type])
    state.towns[seat] = town
    state.tell_seat(seat, BUILDING_PLACED, seat, state.cards[of_type], square)
    due = rest + mark_due(state, square) if of_type == BLACK else rest
    return due if due and is_mark(due[-1]) else next_puts(state, seat, due)


def next_puts(state: TinyTowns, seat: int, steps: Due) -> Due:
    """What has to be put down still, or nothing when it cannot be (Q14)."""
    if steps and is_put(steps[-1]) and not put_options(state, state.towns[seat], steps):
        return ()
    return steps


# Opaleye's Watch (R15.10)


def watch_options(state: TinyTowns) -> list[Action]:
    """Three buildings of different types for the card."""
    cards = state.cards
    return [
        Action(WATCH, cards[one], cards[two], cards[three])
        for one in range(TYPES)
        for two in range(one + 1, TYPES)
        for three in range(two + 1, TYPES)
    ]


def _set_watch(state: TinyTowns, seat: int, cards: tuple[int, ...]) -> Due:
    town = state.towns[seat]
    chosen = 0
    for card in cards:
        chosen |= 1 << CARDS[card].type
    state.towns[seat] = town.with_notes(town.shrine, chosen, town.constructed)
    state.tell_seat(seat, WATCH_SET, seat, *cards)
    return ()

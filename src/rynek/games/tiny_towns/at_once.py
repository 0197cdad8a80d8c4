"""What buildings and monuments make their owner do at once (R6.12, chapters 14 and 15), in the constructing step.

Each kind of duty is one object: what may be answered, what follows, what is asked, and why an answer is refused. What a
seat has to do is a tuple of numbers (see `due`); every number has its duty in `DUTIES`.
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Message, ask, event, why
from rynek.games.tiny_towns.components import BANK, BLACK, CARD, CARDS, FACTORY, RESOURCE, RESOURCES, TYPES
from rynek.games.tiny_towns.due import (
    DUE,
    GUILD,
    GUILD_AFTER,
    MARK_ON,
    PUT_TYPE,
    UNIVERSITY_PUT,
    WATCH_CHOICE,
    Due,
    is_guild,
    is_mark,
    is_put,
)
from rynek.games.tiny_towns.patterns import BUILD
from rynek.games.tiny_towns.squares import SQUARE, count
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.games.tiny_towns.town import BUILT, EMPTY, UPON, Town
from rynek.games.tiny_towns.verbs import AGAIN, ENOUGH, EXCHANGE, MARK, PUT, STOP, WATCH

BUILDING_PLACED: Final = event("building-placed", "R15.7", seat=SEAT, card=CARD, square=SQUARE)
BUILDING_EXCHANGED: Final = event("building-exchanged", "R15.16", seat=SEAT, card=CARD, square=SQUARE, card2=CARD)
BUILDING_MARKED: Final = event("building-marked", "R6.12", seat=SEAT, resource=RESOURCE, square=SQUARE)
WATCH_SET: Final = event("watch-set", "R15.10", seat=SEAT, card=CARD, card2=CARD, card3=CARD)
TAKEN_BACK: Final = event("taken-back", "R4.8", seat=SEAT)

ASK_AGAIN: Final = ask("again", "R4.8")
ASK_MARK_BANK: Final = ask("mark-bank", "R14.22", square=SQUARE)
ASK_MARK_FACTORY: Final = ask("mark-factory", "R14.23", square=SQUARE)
ASK_EXCHANGE: Final = ask("exchange", "R15.16", left=None)
ASK_UNIVERSITY: Final = ask("university", "R15.7")
ASK_WATCH: Final = ask("watch", "R15.10")
ASK_PUT: Final = ask("put", "Q14")

NOT_THIS_GAME: Final = why("not-this-game", "R3.4", card=CARD)
SIXTH_BANK: Final = why("sixth-bank", "R14.28")
BUILDING_STANDS: Final = why("building-stands", "R6.9", square=SQUARE)
CUBE_LIES_THERE: Final = why("cube-lies-there", "R6.10", square=SQUARE)
FIRST_THIS: Final = why("first-this", "R6.12")
BANK_HAS_IT: Final = why("bank-has-it", "R14.22", resource=RESOURCE)
NO_OTHER_BUILDING: Final = why("no-other-building", "R15.16", square=SQUARE)
SAME_TYPE: Final = why("same-type", "R15.16")
SAME_SQUARE: Final = why("same-square", "R15.16", square=SQUARE)
NOT_ON_WATCH: Final = why("not-on-watch", "Q14", card=CARD)
THREE_DIFFERENT: Final = why("three-different", "R15.10")

_AGAIN: Final = Action(AGAIN)
_ENOUGH: Final = Action(ENOUGH)
_MARKS: Final = [Action(MARK, resource) for resource in range(RESOURCES)]


class Duty:
    """Something a seat has to do in the constructing step; `steps` is all that it has to do, this one last."""

    __slots__ = ()

    def options(self, state: TinyTownsState, seat: int, steps: Due) -> list[Action]:
        """What may be answered, sorted."""
        raise NotImplementedError

    def answer(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Due:
        """An answer takes effect; what is to be done then."""
        raise NotImplementedError

    def ask(self, state: TinyTownsState, steps: Due) -> Message:
        """What is asked."""
        raise NotImplementedError

    def why_not(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Message | None:
        """Why an answer is refused: this comes before building on."""
        return Message(FIRST_THIS) if action.verb in (BUILD, STOP) else None


class ThinkAgain(Duty):
    """R4.8: who has stopped may take everything back until all have."""

    __slots__ = ()

    def options(self, state: TinyTownsState, seat: int, steps: Due) -> list[Action]:
        return [_AGAIN]

    def answer(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Due:
        state.towns[seat] = state.shown[seat]
        state.tell_seat(seat, TAKEN_BACK, seat)
        return ()

    def ask(self, state: TinyTownsState, steps: Due) -> Message:
        return Message(ASK_AGAIN)


class Marking(Duty):
    """R14.22, R14.23: a new Bank takes a resource that lies on no other Bank, a Factory any."""

    __slots__ = ()

    def options(self, state: TinyTownsState, seat: int, steps: Due) -> list[Action]:
        banned = state.banned(state.towns[seat])
        return [_MARKS[resource] for resource in range(RESOURCES) if not banned >> resource & 1]

    def answer(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Due:
        square, resource = steps[-1] - MARK_ON, action.args[0]
        state.towns[seat] = state.towns[seat].with_upon(square, UPON[resource])
        state.tell_seat(seat, BUILDING_MARKED, seat, resource, square)
        return next_puts(state, seat, steps[:-1])

    def ask(self, state: TinyTownsState, steps: Due) -> Message:
        return Message(ASK_MARK_BANK if state.black == BANK else ASK_MARK_FACTORY, steps[-1] - MARK_ON)

    def why_not(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Message | None:
        if action.verb is MARK:
            return Message(BANK_HAS_IT, action.args[0])
        return super().why_not(state, seat, steps, action)


def mark_due(state: TinyTownsState, square: int) -> Due:
    """A new Bank or Factory waits for its resource."""
    return (MARK_ON + square,) if state.black in (BANK, FACTORY) else ()


class Exchanging(Duty):
    """R15.1, R15.16, Architect's Guild: another building for one of another type, not twice on one square."""

    __slots__ = ()

    def options(self, state: TinyTownsState, seat: int, steps: Due) -> list[Action]:
        town = state.towns[seat]
        cards = supply(state, town)
        found: list[Action] = [_ENOUGH]
        for square, thing in enumerate(town.squares):
            if BUILT <= thing < BUILT + TYPES and steps[-1] != GUILD_AFTER + square:
                found += [Action(EXCHANGE, square, card) for card in cards if CARDS[card].type != thing - BUILT]
        return found

    def answer(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Due:
        if action.verb is ENOUGH:
            return steps[:-1]
        town, (square, card) = state.towns[seat], action.args
        old = state.card_of(town, town.squares[square] - BUILT)
        state.towns[seat] = town.with_building(square, CARDS[card].type)
        state.tell_seat(seat, BUILDING_EXCHANGED, seat, old, square, card)
        rest: Due = (GUILD_AFTER + square,) if steps[-1] == GUILD and count(town.built_squares()) > 2 else ()
        return rest + mark_due(state, square) if CARDS[card].type == BLACK else rest

    def ask(self, state: TinyTownsState, steps: Due) -> Message:
        return Message(ASK_EXCHANGE, 2 if steps[-1] == GUILD else 1)

    def why_not(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Message | None:
        if action.verb is not EXCHANGE:
            return super().why_not(state, seat, steps, action)
        town, (square, card) = state.towns[seat], action.args
        thing = town.squares[square]
        if not BUILT <= thing < BUILT + TYPES:
            return Message(NO_OTHER_BUILDING, square)
        refusal = why_not_supplied(state, town, card)
        if refusal is not None and card not in state.cards:
            return refusal
        if CARDS[card].type == thing - BUILT:
            return Message(SAME_TYPE)
        return refusal or Message(SAME_SQUARE, square)


class Putting(Duty):
    """R15.7, Q14: a building of the Grove University, or those from Opaleye's Watch, on an empty square."""

    __slots__ = ()

    def options(self, state: TinyTownsState, seat: int, steps: Due) -> list[Action]:
        town = state.towns[seat]
        cards = supply(state, town)
        if steps[-1] != UNIVERSITY_PUT:
            cards = [card for card in cards if PUT_TYPE + CARDS[card].type in steps]
        empty = town.empty_squares()
        return [Action(PUT, card, square) for card in cards for square in empty]

    def answer(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Due:
        card, square = action.args
        of_type = CARDS[card].type
        town = state.towns[seat].with_building(square, of_type)
        rest: Due = ()
        if steps[-1] != UNIVERSITY_PUT:
            town = town.with_notes(town.shrine, town.watch & ~(1 << of_type), town.constructed)
            rest = tuple([step for step in steps if step != PUT_TYPE + of_type])
        state.towns[seat] = town
        state.tell_seat(seat, BUILDING_PLACED, seat, card, square)
        due = rest + mark_due(state, square) if of_type == BLACK else rest
        return due if due and is_mark(due[-1]) else next_puts(state, seat, due)

    def ask(self, state: TinyTownsState, steps: Due) -> Message:
        return Message(ASK_UNIVERSITY if steps[-1] == UNIVERSITY_PUT else ASK_PUT)

    def why_not(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Message | None:
        if action.verb is not PUT:
            return super().why_not(state, seat, steps, action)
        town, (card, square) = state.towns[seat], action.args
        thing = town.squares[square]
        refusal = why_not_supplied(state, town, card)
        if refusal is not None:
            return refusal
        if thing == EMPTY:
            return Message(NOT_ON_WATCH, card)
        return Message(BUILDING_STANDS if thing >= BUILT else CUBE_LIES_THERE, square)


def next_puts(state: TinyTownsState, seat: int, steps: Due) -> Due:
    """What has to be put down still, or nothing when it cannot be (Q14)."""
    if steps and is_put(steps[-1]) and not PUTTING.options(state, seat, steps):
        return ()
    return steps


class Choosing(Duty):
    """R15.10: three buildings of different types for Opaleye's Watch."""

    __slots__ = ()

    def options(self, state: TinyTownsState, seat: int, steps: Due) -> list[Action]:
        cards = state.cards
        return [
            Action(WATCH, cards[one], cards[two], cards[three])
            for one in range(TYPES)
            for two in range(one + 1, TYPES)
            for three in range(two + 1, TYPES)
        ]

    def answer(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Due:
        town, chosen = state.towns[seat], 0
        for card in action.args:
            chosen |= 1 << CARDS[card].type
        state.towns[seat] = town.with_notes(town.shrine, chosen, town.constructed)
        state.tell_seat(seat, WATCH_SET, seat, *action.args)
        return ()

    def ask(self, state: TinyTownsState, steps: Due) -> Message:
        return Message(ASK_WATCH)

    def why_not(self, state: TinyTownsState, seat: int, steps: Due, action: Action) -> Message | None:
        if action.verb is WATCH:
            return Message(THREE_DIFFERENT)
        return super().why_not(state, seat, steps, action)


def supply(state: TinyTownsState, town: Town) -> list[int]:
    """R14.28: the cards of the game, without the Bank when all five resources are taken; sorted."""
    no_bank = state.black == BANK and state.has_all_banks(town)
    return [card for card in state.cards if not (no_bank and card == BANK)]


def why_not_supplied(state: TinyTownsState, town: Town, card: int) -> Message | None:
    """Why a building cannot come from the supply."""
    if card not in state.cards:
        return Message(NOT_THIS_GAME, card)
    return Message(SIXTH_BANK) if card == BANK and state.has_all_banks(town) else None


def _duty(step: int) -> Duty:
    """What one number of `due` stands for."""
    if is_mark(step):
        return Marking()
    if is_guild(step):
        return Exchanging()
    if step == WATCH_CHOICE:
        return Choosing()
    return PUTTING if step == UNIVERSITY_PUT or is_put(step) else ThinkAgain()


PUTTING: Final = Putting()
DUTIES: Final[list[Duty]] = [_duty(step) for step in range(DUE.size)]
"""By number; a seat that is not asked has nothing to think again, and is never asked to."""

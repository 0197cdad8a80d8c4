"""Placing the resource (chapter 5), the novice rule (chapter 11) and the free turn of the Town Hall (R12.4)."""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.domain import SEAT, Words
from rynek.core.frame import AnyFrame
from rynek.core.message import Message, ask, event, why
from rynek.games.tiny_towns.components import (
    BLACK,
    BLUE,
    CARD,
    COTTAGE,
    FACTORY,
    NOVICE_USES,
    RESOURCE,
    RESOURCES,
    STATUE,
    WAREHOUSE,
    WAREHOUSE_HOLDS,
)
from rynek.games.tiny_towns.simultaneous import AWAITED, IDLE, Simultaneous
from rynek.games.tiny_towns.squares import SQUARE, SQUARES, members
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.games.tiny_towns.town import BUILT, EMPTY, UPON, cubes_in, resources_in
from rynek.games.tiny_towns.verbs import ASIDE, FACTORY_PLACE, PLACE, STATUE_PLACE, STORE, SWAP, TAKE

CUBE_PLACED: Final = event("cube-placed", "R5.1", seat=SEAT, resource=RESOURCE, square=SQUARE)
FACTORY_USED: Final = event("factory-used", "R14.23", seat=SEAT, resource=RESOURCE, square=SQUARE)
CUBE_STORED: Final = event("cube-stored", "R14.25", seat=SEAT, resource=RESOURCE, square=SQUARE)
CUBE_SWAPPED: Final = event("cube-swapped", "R14.25", seat=SEAT, resource=RESOURCE, resource2=RESOURCE, square=SQUARE)
STATUE_USED: Final = event("statue-used", "R15.15", seat=SEAT, resource=RESOURCE, square=SQUARE)
LAID_ASIDE: Final = event("laid-aside", "R11.1", seat=SEAT, resource=RESOURCE)

ASK_PLACE: Final = ask("place", "R4.2", resource=RESOURCE)
ASK_TAKE: Final = ask("take", "R12.4")

NOT_EMPTY: Final = why("not-empty", "R5.1", square=SQUARE)
YOU_NAMED_IT: Final = why("you-named-it", "R5.6")
NO_NOVICE_RULE: Final = why("no-novice-rule", "R11.3")
NOVICE_USED_UP: Final = why("novice-used-up", "R11.1")
NO_SUCH_BUILDING: Final = why("no-such-building", "R5.4", card=CARD, square=SQUARE)
NOT_ON_FACTORY: Final = why("not-on-factory", "R14.23", resource=RESOURCE)
SAME_RESOURCE: Final = why("same-resource", "R5.4", resource=RESOURCE)
WAREHOUSE_FULL: Final = why("warehouse-full", "R14.25", square=SQUARE)
NOT_STORED: Final = why("not-stored", "R14.25", resource=RESOURCE, square=SQUARE)
NO_STATUE: Final = why("no-statue", "R15.15")
COTTAGE_TAKEN: Final = why("cottage-taken", "R15.15", square=SQUARE)
BANK_FORBIDS: Final = why("bank-forbids", "R12.7", resource=RESOURCE)


def _two(verb_actions: list[list[Action]]) -> list[Action]:
    return [action for row in verb_actions for action in row]


# Every answer to a placing step has a number, in the order of the actions, so that a frame can hold the answers.
_ASIDES: Final = [Action(ASIDE)]
_FACTORIES: Final = _two([[Action(FACTORY_PLACE, r, s) for s in range(SQUARES)] for r in range(RESOURCES)])
_PLACES: Final = [Action(PLACE, s) for s in range(SQUARES)]
_STATUES: Final = [Action(STATUE_PLACE, s) for s in range(SQUARES)]
_STORES: Final = [Action(STORE, s) for s in range(SQUARES)]
_SWAPS: Final = [Action(SWAP, w, r, s) for w in range(SQUARES) for r in range(RESOURCES) for s in range(SQUARES)]
_TAKES: Final = _two([[Action(TAKE, r, s) for s in range(SQUARES)] for r in range(RESOURCES)])
ANSWERS: Final = [Action(ASIDE), *_ASIDES, *_FACTORIES, *_PLACES, *_STATUES, *_STORES, *_SWAPS, *_TAKES]
"""By number; the first stands for a seat that is not asked."""
NUMBER: Final[dict[Action, int]] = {action: 1 + i for i, action in enumerate(ANSWERS[1:])}
ASIDE_FROM: Final = 1
FACTORY_FROM: Final = ASIDE_FROM + 1
PLACE_FROM: Final = FACTORY_FROM + RESOURCES * SQUARES
STATUE_FROM: Final = PLACE_FROM + SQUARES
STORE_FROM: Final = STATUE_FROM + SQUARES
SWAP_FROM: Final = STORE_FROM + SQUARES
TAKE_FROM: Final = SWAP_FROM + SQUARES * RESOURCES * SQUARES
ANSWER: Final = Words("answer", ["idle", *["-".join(action.words()) for action in ANSWERS[1:]]], named=False)
"""How positions write an answer: `place-b3`."""


# the ways to place it: the numbers of the answers, what they do, and why they are refused


class Way:
    """One way to answer a placing step; `args` are the arguments of its verb."""

    __slots__ = ()

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        """The answers a seat may give, sorted."""
        raise NotImplementedError

    def carry_out(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> None:
        """An answer takes effect under everybody's eyes."""
        raise NotImplementedError

    def why_not(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> Message:
        """Why a seat may not answer so."""
        raise NotImplementedError


class OnSquare(Way):
    """R5.1: the named cube on an empty square."""

    __slots__ = ()

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        return [PLACE_FROM + square for square in state.towns[seat].empty_squares()]

    def carry_out(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> None:
        state.set_town(seat, state.towns[seat].with_cube(args[0], state.named))
        state.tell(CUBE_PLACED, seat, state.named, args[0])

    def why_not(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> Message:
        return Message(NOT_EMPTY, args[0])


class LaidAside(Way):
    """R11.1: the novice rule."""

    __slots__ = ()

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        return [ASIDE_FROM] if state.novice and state.aside[seat] < NOVICE_USES else []

    def carry_out(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> None:
        state.aside[seat] += 1
        state.tell(LAID_ASIDE, seat, state.named)

    def why_not(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> Message:
        return Message(NOVICE_USED_UP if state.novice else NO_NOVICE_RULE)


class ByFactory(Way):
    """R5.4a: another resource in place of one that lies on a Factory."""

    __slots__ = ()

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        if not self._has_named(state, seat):
            return []
        empty = state.towns[seat].empty_squares()
        others = [resource for resource in range(RESOURCES) if resource != state.named]
        return [FACTORY_FROM + SQUARES * resource + square for resource in others for square in empty]

    def _has_named(self, state: TinyTownsState, seat: int) -> bool:
        return state.black == FACTORY and state.towns[seat].marked() >> state.named & 1 == 1

    def carry_out(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> None:
        state.set_town(seat, state.towns[seat].with_cube(args[1], args[0]))
        state.tell(FACTORY_USED, seat, args[0], args[1])

    def why_not(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> Message:
        if not self._has_named(state, seat):
            return Message(NOT_ON_FACTORY, state.named)
        return Message(SAME_RESOURCE, args[0]) if args[0] == state.named else Message(NOT_EMPTY, args[1])


class OnCottage(Way):
    """R15.15: the Statue of the Bondmaker lets a cube lie on a Cottage."""

    __slots__ = ()

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        town = state.towns[seat]
        if not town.has_built(STATUE):
            return []
        return [STATUE_FROM + square for square in members(town.squares_with(BLUE)) if not town.upon[square]]

    def carry_out(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> None:
        state.set_town(seat, state.towns[seat].with_upon(args[0], UPON[state.named]))
        state.tell(STATUE_USED, seat, state.named, args[0])

    def why_not(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> Message:
        town, square = state.towns[seat], args[0]
        if not town.has_built(STATUE):
            return Message(NO_STATUE)
        is_cottage = town.squares[square] == BUILT + BLUE
        return Message(COTTAGE_TAKEN, square) if is_cottage else Message(NO_SUCH_BUILDING, COTTAGE, square)


class InWarehouse(Way):
    """R5.4b: the named cube is stored in a Warehouse."""

    __slots__ = ()

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        upon = state.towns[seat].upon
        return [STORE_FROM + house for house in warehouses(state, seat) if len(cubes_in(upon[house])) < WAREHOUSE_HOLDS]

    def carry_out(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> None:
        state.set_town(seat, state.towns[seat].with_upon(args[0], UPON[state.named]))
        state.tell(CUBE_STORED, seat, state.named, args[0])

    def why_not(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> Message:
        if args[0] not in warehouses(state, seat):
            return Message(NO_SUCH_BUILDING, WAREHOUSE, args[0])
        return Message(WAREHOUSE_FULL, args[0])


class FromWarehouse(Way):
    """R5.4c: the named cube is swapped for a stored one."""

    __slots__ = ()

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        town = state.towns[seat]
        found: list[int] = []
        for house in warehouses(state, seat):
            stored = resources_in(town.upon[house])
            for resource in range(RESOURCES):
                if stored >> resource & 1:
                    start = SWAP_FROM + SQUARES * (RESOURCES * house + resource)
                    found += [start + square for square in town.empty_squares()]
        return found

    def carry_out(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> None:
        house, resource, square = args
        swapped = state.towns[seat].with_upon(house, UPON[state.named] - UPON[resource])
        state.set_town(seat, swapped.with_cube(square, resource))
        state.tell(CUBE_SWAPPED, seat, state.named, resource, square)

    def why_not(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> Message:
        house, resource, square = args
        if house not in warehouses(state, seat):
            return Message(NO_SUCH_BUILDING, WAREHOUSE, house)
        if not resources_in(state.towns[seat].upon[house]) >> resource & 1:
            return Message(NOT_STORED, resource, house)
        return Message(NOT_EMPTY, square)


def warehouses(state: TinyTownsState, seat: int) -> list[int]:
    """The squares with Warehouses."""
    return members(state.towns[seat].squares_with(BLACK)) if state.black == WAREHOUSE else []


class OwnChoice(Way):
    """R12.4, R12.7: a resource of one's own choice in the free turn, none that lies on one's Banks."""

    __slots__ = ()

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        town = state.towns[seat]
        banned, empty = state.banned(town), town.empty_squares()
        free = [resource for resource in range(RESOURCES) if not banned >> resource & 1]
        return [TAKE_FROM + SQUARES * resource + square for resource in free for square in empty]

    def carry_out(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> None:
        state.set_town(seat, state.towns[seat].with_cube(args[1], args[0]))
        state.tell(CUBE_PLACED, seat, args[0], args[1])

    def why_not(self, state: TinyTownsState, seat: int, args: tuple[int, ...]) -> Message:
        if state.towns[seat].squares[args[1]] != EMPTY:
            return Message(NOT_EMPTY, args[1])
        return Message(BANK_FORBIDS, args[0])


ON_SQUARE: Final = OnSquare()
OWN_CHOICE: Final = OwnChoice()
WAYS: Final[dict[Verb, Way]] = {
    ASIDE: LaidAside(),
    FACTORY_PLACE: ByFactory(),
    PLACE: ON_SQUARE,
    STATUE_PLACE: OnCottage(),
    STORE: InWarehouse(),
    SWAP: FromWarehouse(),
    TAKE: OWN_CHOICE,
}
WITH_NAMED: Final[list[Way]] = [way for verb, way in WAYS.items() if verb is not TAKE]
"""The ways of a resource that somebody else has named (R5.4, R5.6), in the order of their numbers."""


# the steps


class Placing(Simultaneous):
    """A step in which cubes are placed."""

    __slots__ = ()

    def action(self, number: int) -> Action:
        return ANSWERS[number]

    def number(self, action: Action) -> int:
        return NUMBER[action]

    def carry_out(self, state: TinyTownsState, seat: int, number: int) -> None:
        action = ANSWERS[number]
        WAYS[action.verb].carry_out(state, seat, action.args)


class Place(Placing):
    """R4.2: every active player places the named resource, or uses one of the replacements (R5.4)."""

    __slots__ = ()

    def with_answers(self, answers: tuple[int, ...]) -> Simultaneous:
        return Place(answers)

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        if not state.named_by_other(seat):
            return ON_SQUARE.numbers(state, seat)
        found: list[int] = []
        for way in WITH_NAMED:
            found += way.numbers(state, seat)
        return found

    def ask(self, state: TinyTownsState, seat: int) -> Message:
        return Message(ASK_PLACE, state.named)

    def why_not(self, state: TinyTownsState, seat: int, action: Action) -> Message | None:
        if action.verb is TAKE or action.verb not in WAYS:
            return None
        if action.verb is not PLACE and not state.named_by_other(seat):
            return Message(YOU_NAMED_IT)
        return WAYS[action.verb].why_not(state, seat, action.args)


class Take(Placing):
    """R12.4: in the free turn every active player chooses a resource for himself and places it."""

    __slots__ = ()

    def with_answers(self, answers: tuple[int, ...]) -> Simultaneous:
        return Take(answers)

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        return OWN_CHOICE.numbers(state, seat)

    def ask(self, state: TinyTownsState, seat: int) -> Message:
        return Message(ASK_TAKE)

    def why_not(self, state: TinyTownsState, seat: int, action: Action) -> Message | None:
        return OWN_CHOICE.why_not(state, seat, action.args) if action.verb is TAKE else None


def everybody_places(state: TinyTownsState) -> Place:
    """The placing step of a turn whose resource is known."""
    return Place(tuple([IDLE if done else AWAITED for done in state.completed]))


def everybody_takes(state: TinyTownsState) -> list[AnyFrame]:
    """The placing step of a free turn; those who are barred take nothing (R12.8)."""
    seats = range(state.players)
    return [Take(tuple([IDLE if state.completed[s] or state.is_barred(s) else AWAITED for s in seats]))]

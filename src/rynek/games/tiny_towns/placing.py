"""Placing the resource (chapter 5), the novice rule (chapter 11) and the free turn of the Town Hall (R12.4)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT, Words
from rynek.core.frame import AnyFrame
from rynek.core.message import Message, ask, event
from rynek.games.tiny_towns.components import (
    BLACK,
    BLUE,
    FACTORY,
    NOVICE_USES,
    RESOURCE,
    RESOURCES,
    STATUE,
    WAREHOUSE,
    WAREHOUSE_HOLDS,
)
from rynek.games.tiny_towns.placing_reasons import why_not_placed, why_not_taken
from rynek.games.tiny_towns.simultaneous import IDLE, Simultaneous
from rynek.games.tiny_towns.squares import SQUARE, SQUARES, members
from rynek.games.tiny_towns.state import TinyTowns
from rynek.games.tiny_towns.town import UPON, Town, cubes_in, resources_in
from rynek.games.tiny_towns.verbs import ASIDE, FACTORY_PLACE, PLACE, STATUE_PLACE, STORE, SWAP, TAKE

CUBE_PLACED: Final = event("cube-placed", seat=SEAT, resource=RESOURCE, square=SQUARE)
FACTORY_USED: Final = event("factory-used", seat=SEAT, resource=RESOURCE, square=SQUARE)
CUBE_STORED: Final = event("cube-stored", seat=SEAT, resource=RESOURCE, square=SQUARE)
CUBE_SWAPPED: Final = event("cube-swapped", seat=SEAT, resource=RESOURCE, resource2=RESOURCE, square=SQUARE)
STATUE_USED: Final = event("statue-used", seat=SEAT, resource=RESOURCE, square=SQUARE)
LAID_ASIDE: Final = event("laid-aside", seat=SEAT, resource=RESOURCE)

ASK_PLACE: Final = ask("place", "R4.2", resource=RESOURCE)
ASK_TAKE: Final = ask("take", "R12.4")


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


class Placing(Simultaneous):
    """A step in which cubes are placed."""

    __slots__ = ()

    def action(self, number: int) -> Action:
        return ANSWERS[number]

    def number(self, action: Action) -> int:
        return NUMBER[action]

    def carry_out(self, state: TinyTowns, seat: int, number: int) -> None:
        place_cube(state, seat, ANSWERS[number])


class Place(Placing):
    """R4.2: every active player places the named resource, or uses one of the replacements (R5.4)."""

    __slots__ = ()

    def with_answers(self, answers: tuple[int, ...]) -> Simultaneous:
        return Place(answers)

    def numbers(self, state: TinyTowns, seat: int) -> list[int]:
        town = state.towns[seat]
        empty = town.empty_squares()
        plain = [PLACE_FROM + square for square in empty]
        if not state.named_by_other(seat):
            return plain
        found: list[int] = []
        if state.novice and state.aside[seat] < NOVICE_USES:
            found.append(ASIDE_FROM)
        if state.black == FACTORY:
            found += factory_numbers(town, state.named, empty)
        found += plain
        if town.has_built(STATUE):
            found += [STATUE_FROM + s for s in members(town.squares_with(BLUE)) if not town.upon[s]]
        if state.black == WAREHOUSE:
            found += warehouse_numbers(town, empty)
        return found

    def ask(self, state: TinyTowns, seat: int) -> Message:
        return Message(ASK_PLACE, state.named)

    def why_not(self, state: TinyTowns, seat: int, action: Action) -> Message | None:
        return why_not_placed(state, seat, action)


class Take(Placing):
    """R12.4: in the free turn every active player chooses a resource for himself and places it."""

    __slots__ = ()

    def with_answers(self, answers: tuple[int, ...]) -> Simultaneous:
        return Take(answers)

    def numbers(self, state: TinyTowns, seat: int) -> list[int]:
        town = state.towns[seat]
        banned = state.banned(town)
        empty = town.empty_squares()
        return [
            TAKE_FROM + SQUARES * resource + square
            for resource in range(RESOURCES)
            if not banned >> resource & 1
            for square in empty
        ]

    def ask(self, state: TinyTowns, seat: int) -> Message:
        return Message(ASK_TAKE)

    def why_not(self, state: TinyTowns, seat: int, action: Action) -> Message | None:
        return why_not_taken(state, seat, action)


def factory_numbers(town: Town, named: int, empty: list[int]) -> list[int]:
    """R5.4a: another resource in place of one that lies on a Factory."""
    if not town.marked() >> named & 1:
        return []
    others = [resource for resource in range(RESOURCES) if resource != named]
    return [FACTORY_FROM + SQUARES * resource + square for resource in others for square in empty]


def warehouse_numbers(town: Town, empty: list[int]) -> list[int]:
    """R5.4b, R5.4c: the named cube is stored, or swapped for a stored one."""
    stores: list[int] = []
    swaps: list[int] = []
    for house in members(town.squares_with(BLACK)):
        stored = town.upon[house]
        if len(cubes_in(stored)) < WAREHOUSE_HOLDS:
            stores.append(STORE_FROM + house)
        for resource in range(RESOURCES):
            if resources_in(stored) >> resource & 1:
                start = SWAP_FROM + SQUARES * (RESOURCES * house + resource)
                swaps += [start + square for square in empty]
    return stores + swaps


def everybody_places(state: TinyTowns) -> Place:
    """The placing step of a turn whose resource is known."""
    return Place(tuple([IDLE if done else -1 for done in state.completed]))


def everybody_takes(state: TinyTowns) -> list[AnyFrame]:
    """The placing step of a free turn; those who are barred take nothing (R12.8)."""
    seats = range(state.players)
    return [Take(tuple([IDLE if state.completed[s] or state.is_barred(s) else -1 for s in seats]))]


def place_cube(state: TinyTowns, seat: int, action: Action) -> None:
    """An answer takes effect under everybody's eyes."""
    verb, args, named, town = action.verb, action.args, state.named, state.towns[seat]
    if verb is PLACE:
        state.set_town(seat, town.with_cube(args[0], named))
        state.tell(CUBE_PLACED, seat, named, args[0])
    elif verb is TAKE:
        state.set_town(seat, town.with_cube(args[1], args[0]))
        state.tell(CUBE_PLACED, seat, args[0], args[1])
    elif verb is FACTORY_PLACE:
        state.set_town(seat, town.with_cube(args[1], args[0]))
        state.tell(FACTORY_USED, seat, args[0], args[1])
    elif verb is STORE:
        state.set_town(seat, town.with_upon(args[0], UPON[named]))
        state.tell(CUBE_STORED, seat, named, args[0])
    elif verb is SWAP:
        swapped = town.with_upon(args[0], UPON[named] - UPON[args[1]])
        state.set_town(seat, swapped.with_cube(args[2], args[1]))
        state.tell(CUBE_SWAPPED, seat, named, args[1], args[2])
    elif verb is STATUE_PLACE:
        state.set_town(seat, town.with_upon(args[0], UPON[named]))
        state.tell(STATUE_USED, seat, named, args[0])
    else:
        state.aside[seat] += 1
        state.tell(LAID_ASIDE, seat, named)

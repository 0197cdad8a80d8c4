"""Whether a position can be: what lies on the table, and the steps that are open."""

from rynek.core.frame import AnyFrame
from rynek.core.reader import impossible
from rynek.games.tiny_towns.components import (
    ARCHITECTS_GUILD,
    BANK,
    BLACK,
    BLUE,
    CARDS_PER_RESOURCE,
    FACTORY,
    MONUMENT,
    NOT_IN_SOLO,
    OPALEYES_WATCH,
    RESOURCE_CARDS,
    RESOURCES,
    SHRINE,
    STATUE,
    TYPES,
    UNIVERSITY,
    WAREHOUSE,
    WAREHOUSE_HOLDS,
)
from rynek.games.tiny_towns.constructing import Construct
from rynek.games.tiny_towns.course import check_course
from rynek.games.tiny_towns.due import (
    DONE,
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
from rynek.games.tiny_towns.placing import Place, Placing
from rynek.games.tiny_towns.resource_cards import CARDS_PER_PILE, ROW, PutUnder, TakePlace, TurnUp
from rynek.games.tiny_towns.setup import Deal, Keep, OpenCard
from rynek.games.tiny_towns.simultaneous import IDLE as NOT_ASKED
from rynek.games.tiny_towns.simultaneous import Simultaneous
from rynek.games.tiny_towns.squares import SQUARE
from rynek.games.tiny_towns.state import SOLO, TOWN_HALL, TinyTowns
from rynek.games.tiny_towns.town import BUILT, Town, cubes_in
from rynek.games.tiny_towns.turn import EndTurn, Name, PlaceAll


def check(state: TinyTowns) -> None:
    """Raise BadPosition when the parts of the table do not fit together."""
    dealt = [card for card in state.dealt if card >= 0]
    if len(set(dealt)) < len(dealt):
        raise impossible("dealt: one monument card twice")
    if dealt and not state.options["monuments"]:
        raise impossible("dealt: this game is without monuments")
    if state.players == 1 and any(card in NOT_IN_SOLO for card in dealt):
        raise impossible("dealt: a card that is out of the solo game")
    for seat in range(state.players):
        for town in (state.towns[seat], state.shown[seat]):
            check_town(state, f"towns[{seat}]", town)
        if state.completed[seat] > state.turn:
            raise impossible(f"towns[{seat}].completed: in a turn that has not been")
        if state.aside[seat] and not state.novice:
            raise impossible(f"towns[{seat}].aside: this game is without the novice rule")
    _check_resource_cards(state)
    check_steps(state)


def _check_resource_cards(state: TinyTowns) -> None:
    cards = state.row + state.under
    if len(state.row) > ROW or len(state.under) > RESOURCE_CARDS - ROW:
        raise impossible("row, under: more cards than there are")
    if any(cards.count(resource) > CARDS_PER_RESOURCE for resource in range(RESOURCES)):
        raise impossible("row, under: more cards of a resource than there are")
    if sum(state.turned) > CARDS_PER_PILE:
        raise impossible("turned: a pile has 10 cards")


def check_town(state: TinyTowns, where: str, town: Town) -> None:
    """Raise BadPosition when a town cannot be."""
    monuments = town.squares.count(BUILT + MONUMENT)
    if monuments > 1 or (monuments and town.monument < 0):
        raise impossible(f"{where}: a monument stands there that its owner does not have")
    for square, cubes in enumerate(town.upon):
        if cubes and len(cubes_in(cubes)) > holds(state, town, square):
            raise impossible(f"{where}.upon: too many cubes on {SQUARE.word(square)}")
    if state.black == BANK:
        marks = [cubes for square, cubes in enumerate(town.upon) if cubes and town.squares[square] == BUILT + BLACK]
        if len(set(marks)) < len(marks):
            raise impossible(f"{where}.upon: two Banks with one resource")
        if town.squares.count(BUILT + BLACK) > RESOURCES:
            raise impossible(f"{where}.board: a town has at most five Banks")
    if town.shrine and not town.has_built(SHRINE):
        raise impossible(f"{where}.shrine: there is no Shrine")
    if town.watch and (not town.has_built(OPALEYES_WATCH) or town.watch.bit_count() > 3):
        raise impossible(f"{where}.watch: there is no Watch, or too much on it")
    if any(thing >= BUILT and thing < BUILT + TYPES and state.cards[thing - BUILT] < 0 for thing in town.squares):
        raise impossible(f"{where}.board: a building whose card is not in this game")


def holds(state: TinyTowns, town: Town, square: int) -> int:
    """How many cubes may lie upon a square."""
    thing = town.squares[square]
    if thing == BUILT + BLACK:
        return WAREHOUSE_HOLDS if state.black == WAREHOUSE else 1 if state.black in (BANK, FACTORY) else 0
    return 1 if thing == BUILT + BLUE and town.has_built(STATUE) else 0


def check_steps(state: TinyTowns) -> None:
    """Raise BadPosition when an open step does not fit the table."""
    opening = [frame.of_type for frame in state.stack if isinstance(frame, OpenCard)]
    if any(card < 0 and of_type not in opening for of_type, card in enumerate(state.cards)):
        raise impossible("cards: a type without a card")
    check_course(state.stack)
    for frame in state.stack:
        check_step(state, frame)


def check_step(state: TinyTowns, frame: AnyFrame) -> None:
    """Raise BadPosition when one step does not fit the table."""
    if isinstance(frame, Deal) and not 0 <= frame.to < state.players:
        raise impossible("steps: monuments for a seat that is not there")
    if isinstance(frame, Name) and (not 0 <= frame.seat < state.players or state.completed[frame.seat]):
        raise impossible("steps: a resource named by a seat that is not there or has completed its town")
    if isinstance(frame, (Name, PlaceAll, Place)) and any(state.towns[seat].is_full() for seat in state.active()):
        raise impossible("towns: a full town is completed before the next turn")
    _check_named(state, frame)
    if isinstance(frame, Simultaneous):
        _check_answers(state, frame)
    elif isinstance(frame, Construct):
        _check_due(state, frame)


def _check_named(state: TinyTowns, frame: AnyFrame) -> None:
    """What is placed has been named, or is turned up first; what goes under the pile lies open."""
    if isinstance(frame, (Place, PlaceAll)) and state.named < 0:
        sooner = state.stack[state.stack.index(frame) :]
        if state.mode != TOWN_HALL or not any(isinstance(step, TurnUp) for step in sooner):
            raise impossible("named: nothing is named, but it is to be placed")
    if isinstance(frame, (PutUnder, TakePlace)) and state.mode != SOLO:
        raise impossible("steps: cards go under the pile only in solo")
    if isinstance(frame, (EndTurn, PutUnder)) and state.mode == SOLO and state.named not in state.row:
        raise impossible("named: not among the open cards")


def _check_answers(state: TinyTowns, frame: Simultaneous) -> None:
    if len(frame.answers) != state.players:
        raise impossible(f"steps: {state.players} answers wanted")
    if frame.given and not frame.waiting:
        raise impossible("steps: no answer is awaited any more")
    for seat, answer in enumerate(frame.answers):
        if isinstance(frame, Keep) and answer == NOT_ASKED:
            raise impossible("steps: everybody keeps a monument")
        if isinstance(frame, Placing) and answer != NOT_ASKED and state.completed[seat]:
            raise impossible("steps: a completed town is asked")
        if answer > NOT_ASKED and (frame is not state.stack[-1] or answer not in frame.numbers(state, seat)):
            raise impossible("steps: an answer that was not allowed")


def _check_due(state: TinyTowns, frame: Construct) -> None:
    if len(frame.due) != state.players:
        raise impossible(f"steps: {state.players} lists wanted")
    if not frame.waiting:
        raise impossible("steps: due: nobody is left who constructs")
    for seat, due in enumerate(frame.due):
        if due and (IDLE in due or DONE in due) and len(due) > 1:
            raise impossible("steps: idle and done stand alone")
        if due != (IDLE,) and state.completed[seat]:
            raise impossible("steps: a completed town is asked")
        for step in due:
            _check_one_due(state, state.towns[seat], step, due)


def _check_one_due(state: TinyTowns, town: Town, step: int, due: Due) -> None:
    if is_mark(step):
        square = step - MARK_ON
        if step != due[-1] or town.squares[square] != BUILT + BLACK or town.upon[square]:
            raise impossible(f"steps: {SQUARE.word(square)} waits for no resource")
        if state.black not in (BANK, FACTORY):
            raise impossible("steps: this black building takes no resource")
    if is_put(step) and not town.watch >> step - PUT_TYPE & 1:
        raise impossible("steps: a building that is not on the Watch")
    _check_monument_due(town, step)


def _check_monument_due(town: Town, step: int) -> None:
    """What a monument makes its owner do is done by those who have built it."""
    if is_guild(step) and not town.has_built(ARCHITECTS_GUILD):
        raise impossible("steps: exchange: there is no Architect's Guild")
    if is_guild(step) and step >= GUILD_AFTER and town.squares[step - GUILD_AFTER] < BUILT:
        raise impossible("steps: exchange: no building has been exchanged there")
    if step == UNIVERSITY_PUT and not town.has_built(UNIVERSITY):
        raise impossible("steps: university: there is no Grove University")
    if step == WATCH_CHOICE and not town.has_built(OPALEYES_WATCH):
        raise impossible("steps: watch: there is no Opaleye's Watch")

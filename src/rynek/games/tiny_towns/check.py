"""Checks: what must be true of every table and of the steps that are open on it."""

from collections.abc import Callable
from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame
from rynek.core.reader import demand
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
from rynek.games.tiny_towns.placing import Place, Placing, Take
from rynek.games.tiny_towns.resource_cards import (
    CARDS_PER_PILE,
    PILE_UNDER,
    ROW,
    PutUnder,
    Shuffle,
    TakePlace,
    TurnUp,
)
from rynek.games.tiny_towns.setup import Deal, Keep, OpenCard
from rynek.games.tiny_towns.simultaneous import AWAITED, Simultaneous
from rynek.games.tiny_towns.simultaneous import IDLE as NOT_ASKED
from rynek.games.tiny_towns.squares import SQUARE
from rynek.games.tiny_towns.state import SOLO, STANDARD, TOWN_HALL, TinyTownsState
from rynek.games.tiny_towns.town import BUILT, Town, cubes_in
from rynek.games.tiny_towns.turn import EndTurn, Name, PlaceAll


def check(state: TinyTownsState) -> None:
    """Raise BadPosition when the parts of the table do not fit together."""
    check_course(state.stack)
    _check_cards(state)
    for seat in range(state.players):
        _check_seat(state, seat)
    _check_resource_cards(state)
    for frame in state.stack:
        _check_step(state, frame)


def _has(state: TinyTownsState, kind: type) -> bool:
    return any(isinstance(frame, kind) for frame in state.stack)


def _check_cards(state: TinyTownsState) -> None:
    """A card of every type, unless it is still to be opened; every monument once (R3.4, R3.8, R13.1)."""
    opening = [frame.of_type for frame in state.stack if isinstance(frame, OpenCard)]
    missing = [of_type for of_type, card in enumerate(state.cards) if card < 0]
    demand(sorted(opening) == missing, "cards-missing")
    dealt = [card for card in state.dealt if card >= 0]
    demand(len(set(dealt)) == len(dealt), "dealt-twice")
    demand(bool(state.options["monuments"]) or not dealt, "no-monuments")
    demand(state.players > 1 or not any(card in NOT_IN_SOLO for card in (*state.cards, *dealt)), "not-in-solo")
    demand(state.hammer < state.players, "no-seat")


def _check_seat(state: TinyTownsState, seat: int) -> None:
    letter, town, shown = SEAT.word(seat), state.towns[seat], state.shown[seat]
    demand(state.completed[seat] <= state.turn, "completed-later", seat=letter)
    demand(state.novice or not state.aside[seat], "no-novice", seat=letter)
    demand(town.monument < 0 or town.monument in state.dealt[2 * seat : 2 * seat + 2], "kept-dealt", seat=letter)
    _check_town(state, letter, town)
    if shown is not town:
        constructs = bool(state.stack) and isinstance(state.stack[-1], Construct)
        demand((constructs and shown.monument == town.monument) or town.is_like(shown), "before", seat=letter)
        _check_town(state, letter, shown)


def _check_town(state: TinyTownsState, seat: str, town: Town) -> None:
    """Whether a town can be, whatever step is open."""
    monuments, black = town.squares.count(BUILT + MONUMENT), town.squares.count(BUILT + BLACK)
    demand(monuments <= (town.monument >= 0), "foreign-monument", seat=seat)
    for square, cubes in enumerate(town.upon):
        demand(not cubes or len(cubes_in(cubes)) <= _holds(state, town, square), "upon", where=SQUARE.word(square))
    if state.black == BANK:
        marks = [cubes for square, cubes in enumerate(town.upon) if cubes and town.squares[square] == BUILT + BLACK]
        demand(len(set(marks)) == len(marks), "bank-twice", seat=seat)
        demand(black <= RESOURCES, "six-banks", seat=seat)
    demand(not town.shrine or town.has_built(SHRINE), "no-shrine", seat=seat)
    demand(not town.watch or (town.has_built(OPALEYES_WATCH) and town.watch.bit_count() <= 3), "no-watch", seat=seat)
    types = [thing - BUILT for thing in town.squares if BUILT <= thing < BUILT + TYPES]
    demand(all(state.cards[of_type] >= 0 for of_type in types), "cards-missing")


def _holds(state: TinyTownsState, town: Town, square: int) -> int:
    """How many cubes may lie upon a square."""
    thing = town.squares[square]
    if thing == BUILT + BLACK:
        return WAREHOUSE_HOLDS if state.black == WAREHOUSE else 1 if state.black in (BANK, FACTORY) else 0
    return 1 if thing == BUILT + BLUE and town.has_built(STATUE) else 0


def _check_resource_cards(state: TinyTownsState) -> None:
    """Fifteen cards, three of a resource; ten of them in a Town Hall pile (R12.2, R13.3)."""
    cards = state.row + state.under
    turning = sum(isinstance(frame, TurnUp) for frame in state.stack)
    demand(all(cards.count(resource) <= CARDS_PER_RESOURCE for resource in range(RESOURCES)), "three-cards")
    demand(len(state.under) <= PILE_UNDER and len(state.row) <= ROW, "row-three")
    if state.mode == SOLO:
        demand(len(state.row) + turning <= ROW, "row-three")
    elif state.mode == TOWN_HALL:
        left = 1 if _has(state, Shuffle) else CARDS_PER_PILE - sum(state.turned)
        demand(left >= 0 and turning <= min(left, 1), "ten-cards")


# steps


def _check_step(state: TinyTownsState, frame: AnyFrame) -> None:
    """Whether one step fits the table."""
    for kind, fits in FITTING:
        if isinstance(frame, kind):
            fits(state, frame)


def _check_deal(state: TinyTownsState, frame: Deal) -> None:
    demand(0 <= frame.to < state.players, "no-seat")
    seats = [other.to for other in state.stack if isinstance(other, Deal)]
    demand(seats.count(frame.to) == 1 and state.dealt[2 * frame.to] < 0, "dealt-again", seat=SEAT.word(frame.to))
    demand(bool(state.options["monuments"]), "no-monuments")


def _check_keep(state: TinyTownsState, frame: Keep) -> None:
    to_be_dealt = [other.to for other in state.stack if isinstance(other, Deal)]
    for seat, answer in enumerate(frame.answers):
        dealt = state.dealt[2 * seat] >= 0 or seat in to_be_dealt
        demand(answer != NOT_ASKED and dealt and state.towns[seat].monument < 0, "all-keep")


def _check_name(state: TinyTownsState, frame: Name) -> None:
    demand(0 <= frame.seat < state.players, "no-seat")
    demand(state.mode != TOWN_HALL, "names-nobody")
    may_name = not state.completed[frame.seat] and not state.is_barred(frame.seat)
    demand(may_name and (state.mode == STANDARD or bool(state.row) or _has(state, TurnUp)), "cannot-name")


def _check_placing(state: TinyTownsState, frame: AnyFrame) -> None:
    """Nobody places in a full town, and what is placed has been named or is turned up first (R4.2, R9.2)."""
    demand(not any(state.towns[seat].is_full() for seat in state.active()), "full-town")
    if isinstance(frame, (Place, PlaceAll)):
        sooner = state.stack[state.stack.index(frame) :]
        turns_up = state.mode == TOWN_HALL and any(isinstance(step, TurnUp) for step in sooner)
        demand(state.named >= 0 or turns_up, "nothing-named")


def _check_take(state: TinyTownsState, frame: Take) -> None:
    demand(state.mode == TOWN_HALL, "only-town-hall")
    asked = [seat for seat, answer in enumerate(frame.answers) if answer == AWAITED and seat < state.players]
    demand(not any(state.is_barred(seat) for seat in asked), "cannot-name")


def _check_card_step(state: TinyTownsState, frame: AnyFrame) -> None:
    """Cards are turned up in Town Hall and solo, a pile is made anew in Town Hall, one has a row in solo."""
    demand(state.mode != STANDARD, "no-resource-cards")
    demand(state.mode == TOWN_HALL or not isinstance(frame, Shuffle), "only-town-hall")
    demand(state.mode == SOLO or not isinstance(frame, (PutUnder, TakePlace)), "only-solo")
    demand(not isinstance(frame, TakePlace) or frame.place >= 0, "no-place")


def _check_end(state: TinyTownsState, frame: AnyFrame) -> None:
    demand(state.mode != SOLO or state.named in state.row, "named-in-row")


def _check_answers(state: TinyTownsState, frame: Simultaneous) -> None:
    demand(len(frame.answers) == state.players, "answers-count", players=state.players)
    demand(not frame.given or bool(frame.waiting), "all-answered")
    for seat, answer in enumerate(frame.answers):
        demand(not state.completed[seat] or answer == NOT_ASKED, "completed-asked", seat=SEAT.word(seat))
        allowed = frame is state.stack[-1] and answer in frame.numbers(state, seat) if answer > NOT_ASKED else True
        demand(allowed, "answer-refused", seat=SEAT.word(seat))


# constructing


def _check_construct(state: TinyTownsState, frame: Construct) -> None:
    demand(len(frame.due) == state.players, "answers-count", players=state.players)
    demand(bool(frame.waiting), "all-answered")
    for seat, due in enumerate(frame.due):
        letter = SEAT.word(seat)
        demand(due == (IDLE,) or not state.completed[seat], "completed-asked", seat=letter)
        demand(frame is state.stack[-1] or due in ((), (IDLE,)), "due-later", seat=letter)
        demand(_can_be_due(due), "due-order", seat=letter)
        for step in due:
            demand(_is_cause(state, state.towns[seat], step), "due-cause", seat=letter)


def _can_be_due(due: Due) -> bool:
    """One thing at a time; several buildings of the Watch, and a mark before what else is left."""
    rest = due[:-1] if due and is_mark(due[-1]) else due
    if rest and is_put(rest[0]):
        return all(is_put(step) for step in rest) and len(set(rest)) == len(rest)
    return not rest or (len(rest) == 1 and (len(due) == 1 or rest[0] >= GUILD_AFTER) and not is_mark(rest[0]))


def _is_cause(state: TinyTownsState, town: Town, step: int) -> bool:
    """Whether there stands in a town what makes its owner do this."""
    if is_mark(step):
        square = step - MARK_ON
        return state.black in (BANK, FACTORY) and town.squares[square] == BUILT + BLACK and not town.upon[square]
    if is_put(step):
        return town.watch >> step - PUT_TYPE & 1 == 1
    if is_guild(step):
        exchanged = step < GUILD_AFTER or town.squares[step - GUILD_AFTER] >= BUILT
        return exchanged and town.has_built(ARCHITECTS_GUILD)
    if step in (UNIVERSITY_PUT, WATCH_CHOICE):
        return town.has_built(UNIVERSITY if step == UNIVERSITY_PUT else OPALEYES_WATCH)
    return step in (IDLE, DONE)


FITTING: Final[tuple[tuple[Any, Callable[[TinyTownsState, Any], None]], ...]] = (
    (Deal, _check_deal),
    (Simultaneous, _check_answers),
    (Keep, _check_keep),
    (Name, _check_name),
    ((Placing, Name, PlaceAll), _check_placing),
    (Take, _check_take),
    ((TurnUp, Shuffle, PutUnder), _check_card_step),
    ((EndTurn, PutUnder), _check_end),
    (Construct, _check_construct),
)
"""By kind of step: when it fits the table."""

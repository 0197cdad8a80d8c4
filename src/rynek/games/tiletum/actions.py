"""Actions: action points from a die or from an effect, and what they are spent on."""

from collections.abc import Callable
from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame, Frame
from rynek.core.message import Message, ask, event, why
from rynek.games.tiletum import architect, character, contract, merchant
from rynek.games.tiletum.any_goods import BY_EXCHANGE, AnyGoods
from rynek.games.tiletum.goods import ACTION, ARCHITECT, CHARACTER, CONTRACT, KING, MERCHANT, UNIVERSAL
from rynek.games.tiletum.kingstrack import forward
from rynek.games.tiletum.openings import ANY_GOOD, ROOM, could_open
from rynek.games.tiletum.playerboard import BUILDING_NUMBER, OCCUPIED, ROOM_COUNT
from rynek.games.tiletum.state import InTurn, TiletumState
from rynek.games.tiletum.storehouse import is_full
from rynek.games.tiletum.verbs import (
    BONUS_ACTIONS,
    BUY,
    CHOOSE_ACTIONS,
    END_ACTION,
    END_THE_ACTION,
    END_THE_TURN,
    END_TURN,
    EXCHANGE,
    HIRE,
    HOUSE,
    MOVE_ARCHITECT,
    MOVE_MERCHANT,
    PILLAR,
    PLACE,
    REPLACE,
    TAKE_BONUS,
)

ACTION_STARTED: Final = event("action-started", "R5.10", seat=SEAT, action=ACTION, points=None)
ACTION_LOST: Final = event("action-lost", "R13.6", seat=SEAT, action=ACTION, points=None)
POINTS_ADDED: Final = event("points-added", "R13.2", seat=SEAT, points=None, action=ACTION)
BUILDING_COMPLETED: Final = event("building-completed", "R12.4", seat=SEAT, building=BUILDING_NUMBER)
MARKER_PLACED: Final = event("marker-placed", "R12.5", seat=SEAT, points=None, action=ACTION)

ASK_DIE_ACTION: Final = ask("die-action", "R5.10", action=ACTION, points=None)
ASK_NESTED: Final = ask("nested-action", "Q16", action=ACTION, points=None)
ASK_WAITING: Final = ask("effect-waits", "Q16")
ASK_ACTION: Final = ask("choose-action", "R9.20", points=None)
ASK_HELPER_ACTION: Final = ask("choose-helper-action", "R13.1", points=None)

NO_POINTS: Final = why("no-points", "R5.10", points=None)
FLOOR_TOO_DEAR: Final = why("floor-too-dear", "R9.12", floor=None, points=None)
OTHER_ACTION: Final = why("other-action", "R5.10", action=ACTION)


class Points(InTurn):
    """Action points of one kind of action, still to be spent."""

    __slots__ = ("kind", "points")

    def __init__(self, seat: int, kind: int, points: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.points = points

    def ending(self) -> Action:
        """The move that ends the action."""
        return END_THE_ACTION

    def less(self, points: int) -> "Points":
        """The same action with fewer points."""
        return Points(self.seat, self.kind, self.points - points)

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        if self.points == 0:
            return [self.ending()]
        if self.kind == CONTRACT:
            found = contract.purchases(state, seat, self.points)
            found.append(self.ending())
            found += contract.exchanges(state, seat)
            return found
        found = [self.ending()]
        found += spendings(state, seat, self.kind, self.points)
        return found

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        if action.verb is END_TURN or action.verb is END_ACTION:
            return
        state.then(self.less(price(state, action)))
        perform(state, seat, action, self.kind)

    def why_not(self, state: TiletumState, seat: int, action: Action) -> Message | None:
        spending = SPENDINGS.get(action.verb.name)
        if spending is None:
            return None
        several = spending.kind < 0 and self.kind in (MERCHANT, ARCHITECT)
        if spending.kind != self.kind and not several:
            return Message(OTHER_ACTION, self.kind)
        if self.points == 0:
            return Message(NO_POINTS, self.points)
        if action.verb is PLACE and action.args[2] > self.points:
            return Message(FLOOR_TOO_DEAR, action.args[2], self.points)
        return spending.why_not(state, seat, action.args, self.kind, self.points)


class DieAction(Points):
    """The action of this turn's die; it ends when the player ends the turn (Q7)."""

    __slots__ = ()

    def ending(self) -> Action:
        return END_THE_TURN

    def less(self, points: int) -> Points:
        return DieAction(self.seat, self.kind, self.points - points)

    def ask(self, state: TiletumState, seat: int) -> Message:
        return Message(ASK_DIE_ACTION, self.kind, self.points)


class NestedAction(Points):
    """An action given by an effect, with points of its own (Q16).

    It ends by itself when nothing is possible, unless a task could still open something.
    """

    __slots__ = ()

    def less(self, points: int) -> Points:
        return NestedAction(self.seat, self.kind, self.points - points)

    def actors(self, state: TiletumState) -> tuple[int, ...]:
        if self.points == 0 or (self.is_stuck(state) and not could_open(state, self.seat, self.lacking(state))):
            return ()
        return (self.seat,)

    def is_stuck(self, state: TiletumState) -> bool:
        """Whether the points find no use now."""
        return is_stuck(state, self.seat, self.kind, self.points)

    def lacking(self, state: TiletumState) -> int:
        """What the points would find a use with: room for a tile of a market, a good to exchange."""
        room = ROOM if is_full(state, self.seat) else 0
        return room | ANY_GOOD if self.kind == CONTRACT else room

    def run(self, state: TiletumState) -> None:
        """The points are spent, or nothing can be done with them."""
        if self.points:
            state.tell(ACTION_LOST, self.seat, self.kind, self.points)

    def ask(self, state: TiletumState, seat: int) -> Message:
        return Message(ASK_WAITING) if self.is_stuck(state) else Message(ASK_NESTED, self.kind, self.points)


def is_stuck(state: TiletumState, seat: int, kind: int, points: int) -> bool:
    """Whether points of an action find no use: pieces can always step, a market of characters be replaced."""
    if kind == CONTRACT:
        return not contract.exchanges(state, seat) and not contract.purchases(state, seat, points)
    return kind == CHARACTER and not character.can_replace(state) and not character.options(state, seat, points)


def spendings(state: TiletumState, seat: int, kind: int, points: int) -> list[Action]:
    """What points of an action other than the contract action may be spent on; king's points are never kept."""
    if kind == MERCHANT:
        return merchant.options(state, seat)
    return architect.options(state, seat) if kind == ARCHITECT else character.options(state, seat, points)


def price(state: TiletumState, action: Action) -> int:
    """The action points a move costs."""
    if action.verb is PLACE:
        return action.args[2]
    if action.verb is BUY:
        return contract.price(state, action.args[0])
    return 1


def perform(state: TiletumState, seat: int, action: Action, kind: int) -> None:
    """Do what the points of an action (-1: an effect) were spent on."""
    # A chain and no table of functions: this runs at every decision, and calls by name compile well.
    verb, args = action.verb, action.args
    if verb is MOVE_MERCHANT:
        merchant.move(state, seat, args[0])
    elif verb is MOVE_ARCHITECT:
        architect.move(state, seat, args[0])
    elif verb is HOUSE:
        merchant.place_house(state, seat, args[0], args[1])
    elif verb is PILLAR:
        architect.place_pillar(state, seat, args[0])
    elif verb is TAKE_BONUS:
        merchant.take_tile(state, seat, place_of_piece(state, seat, kind), args[0])
    elif verb is HIRE:
        character.hire(state, seat, args[0])
    elif verb is REPLACE:
        character.replace(state, seat)
    elif verb is PLACE:
        place_character(state, seat, args[0], args[1] - 1, args[2])
    elif verb is BUY:
        contract.buy(state, seat, args[0])
    else:
        exchange(state, seat, args[0], args[1])


def place_character(state: TiletumState, seat: int, tile: int, building: int, floor: int) -> None:
    """Move a character in, then see whether the building is complete, then gain the bonus (R9.12, R9.15)."""
    character.move_in(state, seat, tile, building, floor)
    check_completion(state, seat, building)
    state.do_free(seat, BONUS_ACTIONS[tile])


def exchange(state: TiletumState, seat: int, given: int, got: int) -> None:
    """Exchange a good; the first exchange of a turn brings an extra one (R9.18)."""
    if contract.exchange(state, seat, given, got):
        state.then(AnyGoods(seat, 1, BY_EXCHANGE))


def place_of_piece(state: TiletumState, seat: int, kind: int) -> int:
    """Where the piece of a merchant or architect action stands."""
    return state.merchants[seat] if kind == MERCHANT else state.architects[seat]


# completed buildings


def check_completion(state: TiletumState, seat: int, building: int) -> None:
    """A building that is now complete strengthens its action, at once when it is the die's (R12.5, R12.7)."""
    if not state.is_completed(seat, building):
        return
    state.tell(BUILDING_COMPLETED, seat, building + 1)
    if building == OCCUPIED:
        return
    kind = state.building_kind(seat, building)
    state.tell(MARKER_PLACED, seat, ROOM_COUNT[building], kind)
    place = die_action_place(state)
    action = state.stack[place] if place >= 0 else None
    if isinstance(action, DieAction) and action.kind == kind:
        add_points(state, place, ROOM_COUNT[building])


def die_action_place(state: TiletumState) -> int:
    """Where in the stack the action of the die that was taken waits or is being performed, or -1 without a die."""
    for place in range(len(state.stack) - 1, -1, -1):
        if is_of_die(state.stack[place]):
            return place
    return -1


def is_of_die(frame: AnyFrame) -> bool:
    """Whether a step is the action of the die that was taken."""
    return isinstance(frame, (DieAction, PerformAction)) or (isinstance(frame, ChooseAction) and frame.die == 1)


def add_points(state: TiletumState, place: int, points: int) -> None:
    """Add points to the die's action; a king's marker moves on at once (Q7)."""
    action = state.stack[place]
    if isinstance(action, DieAction):
        state.tell(POINTS_ADDED, action.seat, points, action.kind)
        if action.kind == KING:
            forward(state, action.seat, points)
        else:
            state.stack[place] = DieAction(action.seat, action.kind, action.points + points)
    elif isinstance(action, PerformAction):
        state.tell(POINTS_ADDED, action.seat, points, state.spaces[action.space])
        state.stack[place] = PerformAction(action.seat, action.space, action.points + points)
    elif isinstance(action, ChooseAction):
        state.tell(POINTS_ADDED, action.seat, points, UNIVERSAL)
        state.stack[place] = ChooseAction(action.seat, action.points + points, action.die)


# opening actions


class PerformAction(Frame[TiletumState]):
    """The action of the die's space with 7 - value points, a free choice on the universal space (R5.10, R9.20)."""

    __slots__ = ("points", "seat", "space")

    def __init__(self, seat: int, space: int, points: int) -> None:
        self.seat = seat
        self.space = space
        self.points = points

    def run(self, state: TiletumState) -> None:
        kind = state.spaces[self.space]
        if kind == UNIVERSAL:
            state.then(ChooseAction(self.seat, self.points, 1))
        else:
            start_die_action(state, self.seat, kind, self.points)


def start_die_action(state: TiletumState, seat: int, kind: int, points: int) -> None:
    """Begin the action of a die, bonus points of the own marker included (R5.10, R12.6)."""
    strength = points + state.marker(seat, kind)
    state.tell(ACTION_STARTED, seat, kind, strength)
    if kind == KING:
        state.then(DieAction(seat, kind, 0))
        forward(state, seat, strength)
    else:
        state.then(DieAction(seat, kind, strength))


def start_nested(state: TiletumState, seat: int, kind: int, points: int) -> None:
    """Begin an action that an effect gives (R13.1, R13.6)."""
    if kind == UNIVERSAL:
        state.then(ChooseAction(seat, points, 0))
        return
    state.tell(ACTION_STARTED, seat, kind, points)
    if kind == KING:
        forward(state, seat, points)
    else:
        state.then(NestedAction(seat, kind, points))


class ChooseAction(InTurn):
    """Which of the five actions: by a die on the universal space, or by a helper (R9.20, R13.1)."""

    __slots__ = ("die", "points")

    def __init__(self, seat: int, points: int, die: int) -> None:
        super().__init__(seat)
        self.points = points
        self.die = die

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        return CHOOSE_ACTIONS[:]

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        if self.die:
            start_die_action(state, seat, action.args[0], self.points)
        else:
            start_nested(state, seat, action.args[0], self.points)

    def ask(self, state: TiletumState, seat: int) -> Message:
        return Message(ASK_ACTION if self.die else ASK_HELPER_ACTION, self.points)


def why_no_tile(state: TiletumState, seat: int, tile: int, kind: int) -> Message | None:
    """Why a bonus tile cannot be taken where the piece of the action stands."""
    missing = merchant.NO_SUCH_TILE if kind == MERCHANT else architect.NO_SUCH_TILE
    return merchant.why_no_tile(state, seat, place_of_piece(state, seat, kind), tile, missing)


# reasons

Refusing = Callable[[TiletumState, int, tuple[int, ...], int, int], Message | None]
"""Of the seat, the arguments of its move, the kind of action and the points there are."""


class Spending:
    """What points may be spent on: the action it belongs to (-1: several), and why it is not possible."""

    __slots__ = ("kind", "why_not")

    def __init__(self, kind: int, why_not: Refusing) -> None:
        self.kind = kind
        self.why_not = why_not


SPENDINGS: Final[dict[str, Spending]] = {
    MOVE_MERCHANT.name: Spending(
        MERCHANT,
        lambda state, seat, args, kind, points: merchant.why_no_step(state.merchants[seat], args[0]),
    ),
    MOVE_ARCHITECT.name: Spending(
        ARCHITECT,
        lambda state, seat, args, kind, points: architect.why_no_step(state.architects[seat], args[0]),
    ),
    HOUSE.name: Spending(
        MERCHANT,
        lambda state, seat, args, kind, points: merchant.why_no_house(state, seat, args[0], args[1], anywhere=False),
    ),
    PILLAR.name: Spending(
        ARCHITECT,
        lambda state, seat, args, kind, points: architect.why_no_pillar(state, seat, args[0], anywhere=False),
    ),
    TAKE_BONUS.name: Spending(
        -1,
        lambda state, seat, args, kind, points: why_no_tile(state, seat, args[0], kind),
    ),
    HIRE.name: Spending(
        CHARACTER,
        lambda state, seat, args, kind, points: character.why_not_hire(state, seat, args[0]),
    ),
    REPLACE.name: Spending(
        CHARACTER,
        lambda state, seat, args, kind, points: None,
    ),
    PLACE.name: Spending(
        CHARACTER,
        lambda state, seat, args, kind, points: character.why_no_room(state, seat, args[0], args[1] - 1, args[2]),
    ),
    BUY.name: Spending(
        CONTRACT,
        lambda state, seat, args, kind, points: contract.why_not_buy(state, seat, args[0], points),
    ),
    EXCHANGE.name: Spending(
        CONTRACT,
        lambda state, seat, args, kind, points: contract.why_no_exchange(state, seat, args[0], args[1]),
    ),
}

"""The wheel and the turn around it: rolling, choosing a die, the tile of its space, its goods, its action."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Rng, pick
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, Frame
from rynek.core.message import Message, ask, event, why
from rynek.games.tiletum.actions import PerformAction
from rynek.games.tiletum.contract import slide
from rynek.games.tiletum.goods import (
    COLOUR,
    DIE,
    GOLD,
    GOLD_FOR_A_STEP,
    GOOD,
    GOODS,
    MOST_STEPS,
    VALUE,
    die,
    die_colour,
    die_value,
    step_price,
)
from rynek.games.tiletum.helper_tiles import discard_helper
from rynek.games.tiletum.state import InTurn, TiletumState
from rynek.games.tiletum.storehouse import NOT_IN_STOREHOUSE, can_take, store, why_not_take
from rynek.games.tiletum.tasks import tasks_of
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.verbs import (
    DYE_DIE,
    LEAVE_THE_TILE,
    ROLL,
    TAKE_DIE,
    TAKE_THE_TILE,
    TAKE_TILE,
)

DICE_ROLLED: Final = event("dice-rolled", "R4.1", count=None)
DIE_TAKEN: Final = event("die-taken", "R5.4", seat=SEAT, colour=COLOUR, value=VALUE)
DIE_TURNED: Final = event("die-turned", "R5.5", seat=SEAT, gold=None, value=VALUE)
GOODS_DYED: Final = event("goods-dyed", "R13.3", seat=SEAT, good=GOOD)
TILE_LEFT: Final = event("tile-left", "R5.8", seat=SEAT, tile=TILE)

ASK_DIE: Final = ask("choose-die", "R5.4")
ASK_DYED_DIE: Final = ask("choose-dyed-die", "R13.3", good=GOOD)
ASK_TILE: Final = ask("space-tile", "R5.8", tile=TILE)
ASK_BARRED_TILE: Final = ask("barred-tile", "Q5", tile=TILE)

NO_SUCH_DIE: Final = why("no-such-die", "R5.4", colour=COLOUR, value=VALUE)
TURN_TOO_DEAR: Final = why("turn-too-dear", "R5.5", gold=None)
DYED_ALREADY: Final = why("dyed-already", "R13.3", good=GOOD)

DIE_COLOUR: Final = TILE.value("die_colour")
DYES: Final[list[Action]] = [Action(DYE_DIE, good) for good in range(GOODS)]


def turnings(code: int, gold: int) -> list[Action]:
    """A die with every value the gold allows (R5.5, Q27)."""
    colour, value = die_colour(code), die_value(code)
    wanted = [other for other in range(1, 7) if step_price(value, other) <= gold]
    return [Action(TAKE_DIE, colour, value, other) for other in wanted]


TURNINGS: Final[list[list[Action]]] = [
    turnings(code, GOLD_FOR_A_STEP * steps) for code in range(DIE.size) for steps in range(MOST_STEPS + 1)
]
"""Die * 4 + steps that can be paid."""


class RollDice(Chance[TiletumState]):
    """Dice drawn from the full bag, rolled, and put at the segments of their values (R4.1). Too many ways for odds."""

    __slots__ = ()

    def sample(self, state: TiletumState, rng: Rng) -> Action:
        bag = [state.players] * GOODS
        rolled: list[int] = []
        for _ in range(3 * state.players + 2):
            colour = pick(bag, rng)
            bag[colour] -= 1
            rolled.append(die(colour, rng.randrange(6) + 1))
        return Action(ROLL, *sorted(rolled))

    def accepts(self, state: TiletumState, seat: int, action: Action) -> bool:
        dice = list(action.args)
        if action.verb is not ROLL or len(dice) != 3 * state.players + 2 or dice != sorted(dice):
            return False
        colours = [die_colour(code) for code in dice]
        return all(colours.count(colour) <= state.players for colour in range(GOODS))

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        state.wheel = list(action.args)
        state.tell(DICE_ROLLED, len(state.wheel))


class Turn(Frame[TiletumState]):
    """One turn of a seat: a die, its goods, its action; then the contract market slides (R5.4, R5.11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: TiletumState) -> None:
        state.then(ChooseDie(self.seat, -1), EndTurn(self.seat))


class EndTurn(Frame[TiletumState]):
    """The end of a turn: the extra good is due again, the contract market slides (R5.11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: TiletumState) -> None:
        state.exchanged = False
        slide(state)


class ChooseDie(InTurn):
    """Which die, turned to which value; `good` is the kind chosen with a die colour helper, or -1 (R5.4-R5.7)."""

    __slots__ = ("good",)

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good = good

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        found: list[Action] = []
        if self.good < 0 and DIE_COLOUR in state.storehouses[seat]:
            found += DYES
        steps = min(state.goods[seat * GOODS + GOLD] // GOLD_FOR_A_STEP, MOST_STEPS)
        last = -1
        for code in state.wheel:
            if code != last:
                last = code
                found += TURNINGS[code * (MOST_STEPS + 1) + steps]
        return found

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        if action.verb is DYE_DIE:
            discard_helper(state, seat, DIE_COLOUR)
            state.tell(GOODS_DYED, seat, action.args[0])
            state.then(ChooseDie(seat, action.args[0]))
            return
        colour, value, wanted = action.args
        take_die(state, seat, colour, value, wanted)
        space = state.space_of_value(wanted)
        good = self.good if self.good >= 0 else colour
        state.then(DieGoods(seat, good, wanted), PerformAction(seat, space, 7 - wanted))
        tile = state.space_tiles[space]
        if tile >= 0 and (can_take(state, seat, tile) or tasks_of(state, seat)):
            state.then(OfferTile(seat, space))

    def ask(self, state: TiletumState, seat: int) -> Message:
        return Message(ASK_DIE) if self.good < 0 else Message(ASK_DYED_DIE, self.good)

    def why_not(self, state: TiletumState, seat: int, action: Action) -> Message | None:
        if action.verb is DYE_DIE:
            return Message(NOT_IN_STOREHOUSE, DIE_COLOUR) if self.good < 0 else Message(DYED_ALREADY, self.good)
        if action.verb is not TAKE_DIE:
            return None
        colour, value, wanted = action.args
        if die(colour, value) not in state.wheel:
            return Message(NO_SUCH_DIE, colour, value)
        return Message(TURN_TOO_DEAR, step_price(value, wanted))


def take_die(state: TiletumState, seat: int, colour: int, value: int, wanted: int) -> None:
    """Pay for the turning of a die and move it to the next dice slot (R5.5, R5.7)."""
    gold = step_price(value, wanted)
    state.pay(seat, GOLD, gold)
    state.wheel.remove(die(colour, value))
    state.dice[seat].append(die(colour, wanted))
    state.tell(DIE_TAKEN, seat, colour, value)
    if gold:
        state.tell(DIE_TURNED, seat, gold, wanted)


class OfferTile(InTurn):
    """Whether to take the bonus tile of the die's action space (R5.8, Q5)."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        if can_take(state, seat, state.space_tiles[self.space]):
            return [LEAVE_THE_TILE, TAKE_THE_TILE]
        return [LEAVE_THE_TILE]

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        tile = state.space_tiles[self.space]
        if action.verb is TAKE_TILE:
            state.space_tiles[self.space] = -1
            store(state, seat, tile)
        else:
            state.tell(TILE_LEFT, seat, tile)

    def ask(self, state: TiletumState, seat: int) -> Message:
        tile = state.space_tiles[self.space]
        return Message(ASK_TILE if can_take(state, seat, tile) else ASK_BARRED_TILE, tile)

    def why_not(self, state: TiletumState, seat: int, action: Action) -> Message | None:
        return why_not_take(state, seat, state.space_tiles[self.space]) if action.verb is TAKE_TILE else None


class DieGoods(Frame[TiletumState]):
    """As many goods as the value of the die (R5.9)."""

    __slots__ = ("good", "seat", "value")

    def __init__(self, seat: int, good: int, value: int) -> None:
        self.seat = seat
        self.good = good
        self.value = value

    def run(self, state: TiletumState) -> None:
        state.gain_good(self.seat, self.good, self.value)

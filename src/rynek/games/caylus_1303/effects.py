"""Effects of buildings: what a player may do with one, and what follows (chapter 11, R5.1-R5.3)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.caylus_1303.building import build, builds, why_not_build
from rynek.games.caylus_1303.buildings import (
    BUILD_STONE,
    BUILD_STONE_CHEAPLY,
    BUILD_WOOD,
    BUILDING,
    BUILDINGS,
    EXCHANGE,
    MOVE_PROVOST,
    PLACE_HOUSE,
    STONY,
    WOODEN,
    Effect,
)
from rynek.games.caylus_1303.provost import TOLL_STEPS, move_provost, provost_moves, why_not_so_far
from rynek.games.caylus_1303.residences import house_targets, place_house, why_no_house
from rynek.games.caylus_1303.resources import BASIC_KINDS, RESOURCE
from rynek.games.caylus_1303.state import CaylusState
from rynek.games.caylus_1303.verbs import (
    BUILD_TILE,
    DECLINE,
    DECLINES,
    GAIN,
    GAINS,
    HOUSE,
    PROVOST,
    SPEND,
    SPEND_TWO,
    SPENDS,
    SPENDS_TWO,
    USE,
    USES,
)

USED_BUILDING: Final = event("used", "R5.1", seat=SEAT, building=BUILDING)
NO_USE: Final = event("no-use", "R5.3", seat=SEAT, building=BUILDING)
DECLINED: Final = event("declined", "R5.1", seat=SEAT, building=BUILDING)
USE_BUILDING: Final = ask("use", "R5.1", building=BUILDING)
ASK_BUILD: Final = ask("build", "R5.6", building=BUILDING)
ASK_BUILD_STONE: Final = ask("build-stone", "R11.3", building=BUILDING)
ASK_BUILD_CHEAPLY: Final = ask("build-cheaply", "R11.4", building=BUILDING)
ASK_HOUSE: Final = ask("house", "R5.5", building=BUILDING)
ASK_TOLL: Final = ask("toll", "R5.7", building=BUILDING)
ASKS: Final = {
    EXCHANGE: USE_BUILDING,
    BUILD_WOOD: ASK_BUILD,
    BUILD_STONE: ASK_BUILD_STONE,
    BUILD_STONE_CHEAPLY: ASK_BUILD_CHEAPLY,
    PLACE_HOUSE: ASK_HOUSE,
    MOVE_PROVOST: ASK_TOLL,
}
NOT_ITS_EFFECT: Final = why("not-its-effect", "R5.1", building=BUILDING)
CANNOT_AFFORD: Final = why("cannot-afford", "R5.3", building=BUILDING)
LACKS: Final = why("lacks", "R5.3", resource=RESOURCE)


def ways_to_use(state: CaylusState, seat: int, building: int, side: int) -> list[Action]:
    """Every way a seat can use a building now, sorted; declining is not among them."""
    effects = BUILDINGS[building].sides[side]
    act = effects[0].act
    if act == EXCHANGE:
        return exchanges(state, seat, effects)
    if act == PLACE_HOUSE:
        return house_targets(state, seat)
    if act == MOVE_PROVOST:
        return provost_moves(state, TOLL_STEPS)
    kind = WOODEN if act == BUILD_WOOD else STONY
    return builds(state, seat, kind, cheaply=act == BUILD_STONE_CHEAPLY)


def exchanges(state: CaylusState, seat: int, effects: tuple[Effect, ...]) -> list[Action]:
    """The exchanges a seat can pay in full (R5.3)."""
    found: list[Action] = []
    for way, effect in enumerate(effects):
        if effect.price.choice == 1:
            found.extend([SPENDS[kind] for kind in range(BASIC_KINDS) if state.has(seat, kind)])
        elif effect.price.choice == 2:
            found.extend([pair for pair in SPENDS_TWO if has_pair(state, seat, pair.args[0], pair.args[1])])
        elif not state.can_pay(seat, effect.price):
            continue
        elif effect.gain.choice:
            found.extend(GAINS)
        else:
            found.append(USES[way])
    return found


def has_pair(state: CaylusState, seat: int, kind: int, other: int) -> bool:
    """Whether a seat has two tokens of these kinds, equal or different (Q17)."""
    return state.has(seat, kind) >= (2 if kind == other else 1) and state.has(seat, other) >= 1


class UseBuilding(OneSeat[CaylusState]):
    """A player may use the effect of a building once, or decline (R5.1)."""

    __slots__ = ("building", "side")

    def __init__(self, seat: int, building: int, side: int) -> None:
        super().__init__(seat)
        self.building = building
        self.side = side

    def options(self, state: CaylusState, seat: int) -> list[Action]:
        found = ways_to_use(state, seat, self.building, self.side)
        verb = found[0].verb if found else USE
        if verb is PROVOST:
            # Moving the provost by 0 steps is declining.
            return found
        if verb is BUILD_TILE:
            return [*found, DECLINES]
        return [DECLINES, *found]

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        if action.verb is DECLINE:
            state.tell(DECLINED, seat, self.building)
        else:
            state.tell(USED_BUILDING, seat, self.building)
            carry_out(state, seat, BUILDINGS[self.building].sides[self.side], action)

    def ask(self, state: CaylusState, seat: int) -> Message:
        act = BUILDINGS[self.building].sides[self.side][0].act
        return Message(ASKS[act], self.building)

    def why_not(self, state: CaylusState, seat: int, action: Action) -> Message | None:
        effects = BUILDINGS[self.building].sides[self.side]
        act = effects[0].act
        if act == PLACE_HOUSE:
            special = why_no_house(state, seat, action)
        elif act == MOVE_PROVOST:
            special = why_not_so_far(state, seat, action, TOLL_STEPS, 0)
        elif act != EXCHANGE:
            special = why_not_build(state, seat, action, WOODEN if act == BUILD_WOOD else STONY)
        else:
            special = why_no_exchange(state, seat, action, effects, self.building)
        return special or Message(NOT_ITS_EFFECT, self.building)


def carry_out(state: CaylusState, seat: int, effects: tuple[Effect, ...], action: Action) -> None:
    """Do what an action says with the effects of a building."""
    verb = action.verb
    if verb is BUILD_TILE:
        build(state, seat, action, cheaply=effects[0].act == BUILD_STONE_CHEAPLY)
    elif verb is HOUSE:
        place_house(state, seat, action)
    elif verb is PROVOST:
        move_provost(state, seat, action.args[0])
    else:
        effect = effect_of(effects, action)
        exchange(state, seat, effect, action)


def effect_of(effects: tuple[Effect, ...], action: Action) -> Effect:
    """The alternative an exchange uses."""
    if action.verb is USE:
        return effects[action.args[0] - 1]
    return effects[1] if action.verb is SPEND_TWO else effects[0]


def exchange(state: CaylusState, seat: int, effect: Effect, action: Action) -> None:
    """Pay the price, then take the gain (favours are taken by the step that used the building)."""
    state.pay(seat, effect.price)
    if action.verb is SPEND or action.verb is SPEND_TWO:
        for kind in action.args:
            state.spend(seat, kind, 1)
    if action.verb is GAIN:
        state.gain(seat, action.args[0], 1)
    state.receive(seat, effect.gain)


def why_no_exchange(
    state: CaylusState, seat: int, action: Action, effects: tuple[Effect, ...], building: int
) -> Message | None:
    """Why an exchange is refused; None when the building has no such exchange."""
    prices = [effect.price.choice for effect in effects]
    if (action.verb is SPEND and 1 in prices) or (action.verb is SPEND_TWO and 2 in prices):
        lacking = [kind for kind in action.args if state.has(seat, kind) < action.args.count(kind)]
        return Message(LACKS, lacking[0]) if lacking else None
    plain = action.verb is USE and max(prices) == 0 and action.args[0] <= len(effects)
    if (plain and not effects[0].gain.choice) or (action.verb is GAIN and effects[0].gain.choice):
        return Message(CANNOT_AFFORD, building)
    return None

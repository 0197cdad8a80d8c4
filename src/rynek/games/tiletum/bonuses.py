"""Bonuses of characters and crest spaces: goods, points, actions, steps, houses, pillars."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT, Words
from rynek.core.message import Message, ask, event, why
from rynek.games.tiletum import architect, merchant
from rynek.games.tiletum.actions import ASK_WAITING, perform, start_nested
from rynek.games.tiletum.any_goods import BY_CHARACTER, BY_CREST, AnyGoods
from rynek.games.tiletum.building_bonuses import BONUS_DECLINED, BONUS_LOST
from rynek.games.tiletum.openings import A_HOUSE, A_PILLAR, OTHER_CATHEDRAL, OTHER_CITY, could_open
from rynek.games.tiletum.playerboard import (
    ARCHITECT_ANYWHERE,
    FIVE_POINTS,
    HOUSE_ANYWHERE,
    MERCHANT_ANYWHERE,
    PILLAR_ANYWHERE,
    TWO_GOODS,
)
from rynek.games.tiletum.state import CHARACTERS_VP, CREST_SPACES_VP, InTurn, TiletumState
from rynek.games.tiletum.tiles import CHARACTER_TILE, character_of
from rynek.games.tiletum.verbs import (
    ARCHITECT_ACTIONS,
    ARCHITECT_STEPS,
    DECLINE,
    DECLINE_IT,
    HOUSE,
    MERCHANT_ACTIONS,
    MERCHANT_STEPS,
    MOVE_ARCHITECT,
    MOVE_MERCHANT,
    PILLAR,
    PILLAR_ACTIONS,
)

ANYWHERE: Final = Words("anywhere", ["house", "pillar", "merchant", "architect"], named=False)

BONUS_GAINED: Final = event("bonus-gained", "R13.5", seat=SEAT, tile=CHARACTER_TILE)
CREST_BONUS_LOST: Final = event("crest-bonus-lost", "R13.15", seat=SEAT)

ASK_STEPS: Final = ask("piece-steps", "R13.7")
ASK_CONTRACT_STEP: Final = ask("piece-steps", "R13.11")
ASK_PIECES: Final = ask("piece-bonus", "R13.8")
ASK_PLACING: Final = ask("piece-placing", "R13.9")
ASK_HOUSE: Final = ask("house-anywhere", "R13.15")
ASK_PILLAR: Final = ask("pillar-anywhere", "R13.15")
ASK_MERCHANT: Final = ask("merchant-anywhere", "R13.15")
ASK_ARCHITECT: Final = ask("architect-anywhere", "R13.15")

NO_STEPS: Final = why("no-steps", "R13.7")
NO_PLACING: Final = why("no-placing", "R13.8")
SAME_SPACE: Final = why("same-space", "Q22")


def gain_bonus(state: TiletumState, seat: int, tile: int) -> None:
    """Gain the bonus of a character: goods and points at once, a good of choice before an action (R13.5-R13.9)."""
    printed = character_of(tile)
    state.tell(BONUS_GAINED, seat, tile)
    for good in printed.goods:
        state.gain_good(seat, good, 1)
    state.gain_points(seat, CHARACTERS_VP, printed.vp)
    if printed.merchant or printed.architect or printed.house or printed.pillar:
        state.then(PieceBonus(seat, printed.merchant, printed.architect, printed.house, printed.pillar))
    if printed.points:
        start_nested(state, seat, printed.kind, printed.points)
    if printed.any_goods:
        state.then(AnyGoods(seat, printed.any_goods, BY_CHARACTER))


class PieceBonus(InTurn):
    """Steps of the merchant and the architect, a house, a pillar: in any order, each optional (R13.7-R13.9).

    A house or pillar that cannot be placed waits while a task could still open a place or bring one (Q16).
    """

    __slots__ = ("architect", "house", "merchant", "pillar")

    def __init__(self, seat: int, merchant: int, architect: int, house: int, pillar: int) -> None:
        super().__init__(seat)
        self.merchant = merchant
        self.architect = architect
        self.house = house
        self.pillar = pillar

    def actors(self, state: TiletumState) -> tuple[int, ...]:
        if not self.is_stuck(state) or could_open(state, self.seat, self.lacking(state)):
            return (self.seat,)
        return ()

    def is_stuck(self, state: TiletumState) -> bool:
        """Whether nothing of it is possible now."""
        return not (self.merchant or self.architect or self.houses(state) or self.pillars(state))

    def lacking(self, state: TiletumState) -> int:
        """What a house or pillar still to be placed would need: the piece itself, or another place for it."""
        found = 0
        if self.house:
            found |= OTHER_CITY if state.house_supply(self.seat) else A_HOUSE
        if self.pillar:
            found |= OTHER_CATHEDRAL if state.pillar_supply(self.seat) else A_PILLAR
        return found

    def run(self, state: TiletumState) -> None:
        """Nothing of it is left, or nothing is possible."""
        if self.house or self.pillar:
            state.tell(BONUS_LOST, self.seat)

    def houses(self, state: TiletumState) -> list[Action]:
        """The houses that may be placed where the merchant stands."""
        return merchant.houses_at(state, self.seat, state.merchants[self.seat]) if self.house else []

    def pillars(self, state: TiletumState) -> list[Action]:
        """The pillar that may be placed where the architect stands."""
        here = state.architects[self.seat]
        return [PILLAR_ACTIONS[here]] if self.pillar and architect.can_build(state, self.seat, here) else []

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        found = [DECLINE_IT]
        found += self.houses(state)
        if self.architect:
            found += ARCHITECT_STEPS[state.architects[seat]]
        if self.merchant:
            found += MERCHANT_STEPS[state.merchants[seat]]
        found += self.pillars(state)
        return found

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        verb = action.verb
        if verb is DECLINE:
            state.tell(BONUS_DECLINED, seat)
            return
        rest = PieceBonus(
            seat,
            self.merchant - (verb is MOVE_MERCHANT),
            self.architect - (verb is MOVE_ARCHITECT),
            self.house - (verb is HOUSE),
            self.pillar - (verb is PILLAR),
        )
        state.then(rest)
        perform(state, seat, action, -1)

    def ask(self, state: TiletumState, seat: int) -> Message:
        if self.is_stuck(state):
            return Message(ASK_WAITING)
        if not self.house and not self.pillar:
            return Message(ASK_STEPS)
        return Message(ASK_PIECES) if self.merchant or self.architect else Message(ASK_PLACING)

    def why_not(self, state: TiletumState, seat: int, action: Action) -> Message | None:
        verb, args = action.verb, action.args
        if verb is MOVE_MERCHANT:
            return merchant.why_no_step(state.merchants[seat], args[0]) if self.merchant else Message(NO_STEPS)
        if verb is MOVE_ARCHITECT:
            return architect.why_no_step(state.architects[seat], args[0]) if self.architect else Message(NO_STEPS)
        if verb is HOUSE and self.house:
            return merchant.why_no_house(state, seat, args[0], args[1], anywhere=False)
        if verb is PILLAR and self.pillar:
            return architect.why_no_pillar(state, seat, args[0], anywhere=False)
        return Message(NO_PLACING) if verb is HOUSE or verb is PILLAR else None


class MerchantStep(PieceBonus):
    """The step of the merchant that a wool contract gives (R13.11)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 1, 0, 0, 0)

    def ask(self, state: TiletumState, seat: int) -> Message:
        return Message(ASK_CONTRACT_STEP)


class Anywhere(InTurn):
    """A crest space that places a house or a pillar, or moves a piece, anywhere on the map (R13.15, Q22)."""

    __slots__ = ("what",)

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def actors(self, state: TiletumState) -> tuple[int, ...]:
        return () if self.is_stuck(state) and not could_open(state, self.seat, self.lacking(state)) else (self.seat,)

    def is_stuck(self, state: TiletumState) -> bool:
        """Whether there is nowhere to place; the two moves come last, and are always possible."""
        return self.what < MERCHANT_ANYWHERE and not self.targets(state)

    def lacking(self, state: TiletumState) -> int:
        """The piece, when none is in the supply."""
        if self.what == HOUSE_ANYWHERE:
            return 0 if state.house_supply(self.seat) else A_HOUSE
        return 0 if state.pillar_supply(self.seat) else A_PILLAR

    def run(self, state: TiletumState) -> None:
        """A bonus that cannot be used, and that no task could open, is lost (Q16, Q17)."""
        state.tell(CREST_BONUS_LOST, self.seat)

    def targets(self, state: TiletumState) -> list[Action]:
        """Where to; never empty for the two moves."""
        seat = self.seat
        if self.what == HOUSE_ANYWHERE:
            return merchant.houses_anywhere(state, seat)
        if self.what == PILLAR_ANYWHERE:
            return architect.pillars_anywhere(state, seat)
        here = state.merchants[seat] if self.what == MERCHANT_ANYWHERE else state.architects[seat]
        found = MERCHANT_ACTIONS[:] if self.what == MERCHANT_ANYWHERE else ARCHITECT_ACTIONS[:]
        found.pop(here)
        return found

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        found = [DECLINE_IT]
        found += self.targets(state)
        return found

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        if action.verb is DECLINE:
            state.tell(BONUS_DECLINED, seat)
        else:
            perform(state, seat, action, -1)

    def ask(self, state: TiletumState, seat: int) -> Message:
        if self.is_stuck(state):
            return Message(ASK_WAITING)
        return Message([ASK_HOUSE, ASK_PILLAR, ASK_MERCHANT, ASK_ARCHITECT][self.what])

    def why_not(self, state: TiletumState, seat: int, action: Action) -> Message | None:
        if action.verb is HOUSE and self.what == HOUSE_ANYWHERE:
            return merchant.why_no_house(state, seat, action.args[0], action.args[1], anywhere=True)
        if action.verb is PILLAR and self.what == PILLAR_ANYWHERE:
            return architect.why_no_pillar(state, seat, action.args[0], anywhere=True)
        moves = (action.verb is MOVE_MERCHANT and self.what == MERCHANT_ANYWHERE) or (
            action.verb is MOVE_ARCHITECT and self.what == ARCHITECT_ANYWHERE
        )
        return Message(SAME_SPACE) if moves else None


def gain_crest_bonus(state: TiletumState, seat: int, building: int) -> None:
    """Gain what is printed on the crest space of a building (R13.15)."""
    if building == TWO_GOODS:
        state.then(AnyGoods(seat, 2, BY_CREST))
    elif building == FIVE_POINTS:
        state.gain_points(seat, CREST_SPACES_VP, 5)
    else:
        state.then(Anywhere(seat, building))

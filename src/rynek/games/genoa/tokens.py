"""Special tokens played inside an action window: Any Good, Trade 1:1 and Building Use (R12)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.assets import FIRST_CARD, FIRST_TOKEN, MARKER
from rynek.games.genoa.buildings import Draw, Villa, main_effect
from rynek.games.genoa.cards import LARGE_ORDER, PILE_COUNT, cards_in
from rynek.games.genoa.city import BUILDING_COUNT, SPACE
from rynek.games.genoa.deferred import STILL_OWES, Promise, will_pay
from rynek.games.genoa.goods import ANY_GOOD, BUILDING_USE, GOOD, GOOD_COUNT, TOKEN, TOKEN_COUNT, TRADE
from rynek.games.genoa.orders import may_hold
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.verbs import ANY, GIVEN, TAKE, TAKEN, TRADE_AWAY, USE
from rynek.games.genoa.yields import changes_something, is_villa

SWAPPED_TOKEN: Final = event("swapped-token", "R12.5", seat=SEAT, good=GOOD)
TRADED: Final = event("traded", "R12.6", seat=SEAT, given=GIVEN, taken=TAKEN)
USED_BUILDING: Final = event("used-building", "R12.7", seat=SEAT, space=SPACE)
ASK_TAKE: Final = ask("take", "R12.6", given=GIVEN)
NO_TOKEN: Final = why("no-token", "R12.1", token=TOKEN)
NO_MORE_GOODS: Final = why("no-more-goods", "R12.5", good=GOOD)
CHANGES_NOTHING: Final = why("changes-nothing", "Q43", space=SPACE)
NOT_OWNER: Final = why("not-owner", "R12.7", space=SPACE)
NOTHING_TO_GIVE: Final = why("nothing-to-give", "R12.6", given=GIVEN)
NOT_IN_SUPPLY: Final = why("not-in-supply", "R12.6", taken=TAKEN)

ANY_ACTIONS: Final = [Action(ANY, good) for good in range(GOOD_COUNT)]
TRADE_ACTIONS: Final = [Action(TRADE_AWAY, item) for item in range(GIVEN.size)]
TAKE_ACTIONS: Final = [Action(TAKE, item) for item in range(TAKEN.size)]
USE_ACTIONS: Final = [Action(USE, space) for space in range(BUILDING_COUNT)]
FIRST_TAKEN_PILE: Final = MARKER + 1


def may_play(state: GenoaState, seat: int) -> bool:
    """Whether a seat has a token that it can play inside an action window: all can see this."""
    if state.token(seat, ANY_GOOD) and any(state.good_supply):
        return True
    if use_options(state, seat):
        return True
    return state.token(seat, TRADE) > 0 and bool(tradeable(state, seat)) and bool(takeable(state, seat))


def any_good_options(state: GenoaState, seat: int) -> list[Action]:
    """Any Good: the goods in the supply."""
    if not state.token(seat, ANY_GOOD):
        return []
    return [ANY_ACTIONS[good] for good in range(GOOD_COUNT) if state.good_supply[good]]


def use_options(state: GenoaState, seat: int) -> list[Action]:
    """Building Use: the buildings the seat owns now, where a use would change anything (Q43)."""
    if not state.token(seat, BUILDING_USE) or seat not in state.owner:
        return []
    return [
        USE_ACTIONS[space] for space in range(BUILDING_COUNT) if state.owner[space] == seat and changes_something(space)
    ]


def trade_options(state: GenoaState, seat: int) -> list[Action]:
    """Trade 1:1: what the seat may give away."""
    if not state.token(seat, TRADE) or not takeable(state, seat):
        return []
    return [TRADE_ACTIONS[item] for item in tradeable(state, seat)]


def tradeable(state: GenoaState, seat: int) -> list[int]:
    """What a seat may give in a Trade 1:1; the token being played does not count (Q32)."""
    items = [good for good in range(GOOD_COUNT) if state.good(seat, good)]
    items += [FIRST_TOKEN + t for t in range(TOKEN_COUNT) if state.token(seat, t) > (1 if t == TRADE else 0)]
    if state.markers[seat]:
        items.append(MARKER)
    return items + [FIRST_CARD + card for card in cards_in(state.hands[seat] & ~state.reserved)]


def takeable(state: GenoaState, seat: int) -> list[int]:
    """What a seat may take in a Trade 1:1: a good or token in the supply, a marker, the top card of a pile (Q32)."""
    items = [good for good in range(GOOD_COUNT) if state.good_supply[good]]
    items += [FIRST_TOKEN + token for token in range(TOKEN_COUNT) if state.token_supply[token]]
    if state.markers_left(seat) > 0:
        items.append(MARKER)
    return items + [FIRST_TAKEN_PILE + pile for pile in range(PILE_COUNT) if state.deck[pile]]


def play_any_good(state: GenoaState, seat: int, good: int) -> None:
    """Swap an Any Good token for a good."""
    state.return_token(seat, ANY_GOOD)
    state.gain_good(seat, good)
    state.tell(SWAPPED_TOKEN, seat, good)


def play_building_use(state: GenoaState, seat: int, space: int, done: bool, orders: int) -> None:
    """Carry out the main effect of an own building. No owner's pay, and it is not the building's action (Q11).

    `done` and `orders` are those of the action window: whether its main effect is behind the seat, how many orders its
    action has delivered.
    """
    state.return_token(seat, BUILDING_USE)
    state.tell(USED_BUILDING, seat, space)
    if is_villa(space) and may_hold(state, seat, LARGE_ORDER, space):
        state.then(Villa(seat, space, done, orders))
    else:
        main_effect(state, seat, space)


def begin_trade(state: GenoaState, seat: int, given: int, done: bool, orders: int) -> None:
    """Trade 1:1: name what is given. A card is set aside at once, so that nobody delivers it while he gives it away."""
    if given >= FIRST_CARD:
        state.reserved |= 1 << (given - FIRST_CARD)
    state.then(TradeTake(seat, given, done, orders))


class TradeTake(OneSeat[GenoaState]):
    """The second half of a Trade 1:1: what to take. First it is taken, then the other thing is returned (Q32).

    `done` and `orders` are those of the action window the token is played in.
    """

    __slots__ = ("done", "given", "orders")

    def __init__(self, seat: int, given: int, done: bool = False, orders: int = 0) -> None:
        super().__init__(seat)
        self.given = given
        self.done = done
        self.orders = orders

    def seen(self, state: GenoaState, seat: int | None) -> "TradeTake":
        """A card is set aside face down: the others see its back, among the cards set aside."""
        if self.given < FIRST_CARD or seat == self.seat:
            return self
        return TradeTake(self.seat, -1, self.done, self.orders)

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        found = takeable(state, seat)
        deal = state.deal_of(seat)
        if deal is not None and deal.due:
            promise = Promise(deal.due, self.done, self.orders)
            found = self.kept(state, seat, promise) or self.kept(state, seat, promise.helped()) or found
        return [TAKE_ACTIONS[item] for item in found]

    def kept(self, state: GenoaState, seat: int, promise: Promise) -> list[int]:
        """What may be taken so that the player can still hand over all that he owes (R7.15)."""
        return [item for item in takeable(state, seat) if self.keeps_promise(state, seat, item, promise)]

    def keeps_promise(self, state: GenoaState, seat: int, item: int, promise: Promise) -> bool:
        """Whether with this thing taken the player can still hand over all that he owes."""
        after = state.copy()
        after.return_token(seat, TRADE)
        take_up(after, seat, item)
        give_up(after, seat, self.given)
        return will_pay(after, seat, promise)

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        item = action.args[0]
        state.return_token(seat, TRADE)
        state.then(GiveBack(seat, self.given))
        if self.given >= FIRST_CARD:
            show_all(state, seat, self.given - FIRST_CARD)
        state.tell(TRADED, seat, self.given, item)
        take_up(state, seat, item)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_TAKE, self.given)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        if action.verb is not TAKE:
            return None
        there = action.args[0] in takeable(state, seat)
        return Message(STILL_OWES) if there else Message(NOT_IN_SUPPLY, action.args[0])


def show_all(state: GenoaState, seat: int, card: int) -> None:
    """A card about to go face up under its pile is shown to everybody."""
    state.reveal()
    for other in range(state.players):
        if other != seat:
            state.show_card(other, card)


class GiveBack(OneSeat[GenoaState]):
    """The end of a Trade 1:1: the thing given away goes to the supply, a card face up under its pile."""

    __slots__ = ("given",)

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return ()

    def run(self, state: GenoaState) -> None:
        give_up(state, self.seat, self.given)


def take_up(state: GenoaState, seat: int, item: int) -> None:
    """Take one thing from the supply; a card is drawn."""
    if item < FIRST_TOKEN:
        state.gain_good(seat, item)
    elif item < MARKER:
        state.gain_token(seat, item - FIRST_TOKEN)
    elif item == MARKER:
        state.markers[seat] += 1
    else:
        state.then(Draw(seat, item - FIRST_TAKEN_PILE, 1, 0))


def give_up(state: GenoaState, seat: int, item: int) -> None:
    """Return one thing to the supply."""
    if item < FIRST_TOKEN:
        state.return_good(seat, item)
    elif item < MARKER:
        state.return_token(seat, item - FIRST_TOKEN)
    elif item == MARKER:
        state.markers[seat] -= 1
    else:
        state.reserved &= ~(1 << (item - FIRST_CARD))
        state.return_card(seat, item - FIRST_CARD)


def token_fault(state: GenoaState, seat: int, action: Action) -> Message | None:
    """Why a token cannot be played like this; None when there is nothing to say."""
    verb, value = action.verb, action.args[0] if action.args else 0
    if verb is ANY:
        return Message(NO_MORE_GOODS, value) if state.token(seat, ANY_GOOD) else Message(NO_TOKEN, ANY_GOOD)
    if verb is USE:
        return use_fault(state, seat, value)
    if verb is TRADE_AWAY:
        return Message(NOTHING_TO_GIVE, value) if state.token(seat, TRADE) else Message(NO_TOKEN, TRADE)
    return None


def use_fault(state: GenoaState, seat: int, space: int) -> Message:
    """Why a Building Use token cannot be played for a building."""
    if not state.token(seat, BUILDING_USE):
        return Message(NO_TOKEN, BUILDING_USE)
    owned = space < BUILDING_COUNT and state.owner[space] == seat
    return Message(CHANGES_NOTHING if owned else NOT_OWNER, space)

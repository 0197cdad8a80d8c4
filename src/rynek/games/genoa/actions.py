"""Actions: who has the right, and the action window with its main effect, orders and tokens (R6, R7.15, R8.8)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.assets import LATER_PILE, Bundle, counts_of
from rynek.games.genoa.buildings import Villa, main_effect, promised_cards
from rynek.games.genoa.cards import LARGE_ORDER, PILE_COUNT, SMALL_ORDER
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deferred import STILL_OWES, Promise, can_pay, will_pay, will_pay_by_work
from rynek.games.genoa.goods import EXTRA_ACTION, ORDERS_AN_ACTION, OWNER_PAY, TRADE
from rynek.games.genoa.orders import (
    FILL_ACTIONS,
    ONE_ORDER,
    ORDER_ACTIONS,
    deliver_large,
    fill,
    fillable,
    may_hold,
    order_fault,
    rewards_keeping,
)
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.tokens import (
    TradeTake,
    any_good_options,
    begin_trade,
    give_up,
    may_play,
    play_any_good,
    play_building_use,
    token_fault,
    trade_options,
    use_options,
)
from rynek.games.genoa.verbs import (
    ACT,
    ANY,
    CLOSE,
    CONTRACT_VERB,
    DO_ACT,
    DO_CLOSE,
    DO_CONTRACT,
    DO_DECLINE,
    DO_WORK,
    FILL,
    ORDER,
    TRADE_AWAY,
    USE,
    WORK,
)
from rynek.games.genoa.yields import is_villa

ACTS: Final = event("acts", "R6.7", seat=SEAT, space=SPACE)
SPENT_EXTRA: Final = event("spent-extra", "R12.2", seat=SEAT)
OWNER_PAID: Final = event("owner-paid", "R8.8", seat=SEAT, space=SPACE, pay=None)
DECLINED: Final = event("declined", "R7.16", seat=SEAT, space=SPACE)
ASK_RIGHT: Final = ask("right", "R7.13", space=SPACE)
ASK_WINDOW: Final = ask("window", "R6.7", space=SPACE)
ASK_WINDOW_DONE: Final = ask("window-done", "R6.7", space=SPACE)
MUST_WORK: Final = why("must-work", "R6.7", space=SPACE)
WORK_DONE: Final = why("work-done", "R6.7", space=SPACE)


def begin_action(state: GenoaState, seat: int, space: int) -> None:
    """Use up an action (the standard one first, Q13), pay the owner (R8.8), and open the action window."""
    state.tell(ACTS, seat, space)
    if state.standard_left(seat) > 0:
        state.standard[seat] += 1
    else:
        state.return_token(seat, EXTRA_ACTION)
        state.tell(SPENT_EXTRA, seat)
    owner = state.owner[space]
    if owner >= 0 and owner != seat:
        state.money[owner] += OWNER_PAY
        state.tell(OWNER_PAID, owner, space, OWNER_PAY)
    state.then(Window(seat, space, False))


def due_of(state: GenoaState, seat: int) -> Bundle:
    """What a seat has promised out of its action."""
    deal = state.deal_of(seat)
    return () if deal is None else deal.due


class Covered(OneSeat[GenoaState]):
    """The buyer of the right decides whether to act (D-4). Who owes deferred items must act, and is not asked."""

    __slots__ = ()

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return () if due_of(state, self.seat) else (self.seat,)

    def run(self, state: GenoaState) -> None:
        begin_action(state, self.seat, state.tower)

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        return [DO_ACT, DO_DECLINE]

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if action.verb is ACT:
            begin_action(state, seat, state.tower)
        else:
            state.tell(DECLINED, seat, state.tower)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_RIGHT, state.tower)


class Window(OneSeat[GenoaState]):
    """One player's action at one building: the main effect once, and any tokens and one order around it (Q9).

    The player is asked only when, as far as all can see, there may be a choice; otherwise the main effect happens by
    itself. So the pause of a window tells nothing about a hand.
    """

    __slots__ = ("done", "orders", "space")

    def __init__(self, seat: int, space: int, done: bool, orders: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.done = done
        self.orders = orders

    @property
    def delivers(self) -> bool:
        """Whether the action may still deliver an order."""
        return self.orders < ORDERS_AN_ACTION

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        if may_play(state, self.seat) or (self.delivers and may_hold(state, self.seat, SMALL_ORDER, self.space)):
            return (self.seat,)
        may_order = not self.done and self.delivers and is_villa(self.space)
        if may_order and may_hold(state, self.seat, LARGE_ORDER, self.space):
            return (self.seat,)
        due = due_of(state, self.seat)
        if due and (self.done or is_villa(self.space)) and not can_pay(state, self.seat, due):
            return (self.seat,)
        return ()

    def run(self, state: GenoaState) -> None:
        if not self.done:
            state.then(Window(self.seat, self.space, True, self.orders))
            main_effect(state, self.seat, self.space, promised_cards(state, self.seat))

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        found = self.all_options(state, seat)
        due = due_of(state, seat)
        if not due:
            return found
        promise = Promise(due, self.done, self.orders)
        if not will_pay(state, seat, promise):
            promise = promise.helped()
        return [action for action in found if self.keeps_promise(state, seat, action, promise)]

    def all_options(self, state: GenoaState, seat: int) -> list[Action]:
        """What the window offers, promises to the Trader apart; in the order of the verbs' names."""
        villa = is_villa(self.space)
        found = any_good_options(state, seat)
        if self.done:
            found.append(DO_CLOSE)
        elif villa:
            found.append(DO_CONTRACT)
        if self.delivers:
            found += [FILL_ACTIONS[card] for card in fillable(state, seat, SMALL_ORDER, self.space)]
        if villa and self.delivers and not self.done:
            found += [ORDER_ACTIONS[card] for card in fillable(state, seat, LARGE_ORDER, self.space)]
        found += trade_options(state, seat)
        found += use_options(state, seat)
        if not villa and not self.done:
            found.append(DO_WORK)
        return found

    def keeps_promise(self, state: GenoaState, seat: int, action: Action, promise: Promise) -> bool:
        """Whether after this the player can still hand over all that he owes (R7.15)."""
        verb = action.verb
        if verb is CLOSE:
            return can_pay(state, seat, promise.due)
        if verb is WORK:
            return True
        if verb is CONTRACT_VERB:
            return will_pay_by_work(state, seat, promise)
        if not self.done and any(counts_of(promise.due, LATER_PILE, PILE_COUNT)):
            return False  # promised cards are drawn before anything else can empty their pile
        if verb is TRADE_AWAY:
            return self.trade_keeps_promise(state, seat, action.args[0], promise)
        after = state.copy()
        self.answer(after, seat, action)
        top = after.stack[-1]
        if verb is ORDER:
            ended = promise.after(done=True, orders=self.orders + 1)
            return will_pay(after, seat, ended) or bool(rewards_keeping(after, seat, ended))
        if verb is USE and isinstance(top, Villa):
            return bool(top.kept(after, seat, promise))
        return will_pay(after, seat, promise.after(done=self.done, orders=self.orders + (verb is FILL)))

    def trade_keeps_promise(self, state: GenoaState, seat: int, given: int, promise: Promise) -> bool:
        """Whether the promise is kept without what is given away, or by what can be taken for it."""
        after = state.copy()
        after.return_token(seat, TRADE)
        give_up(after, seat, given)
        if will_pay(after, seat, promise):
            return True
        return promise.swaps and bool(TradeTake(seat, given, self.done, self.orders).kept(state, seat, promise))

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        verb = action.verb
        if verb is CLOSE:
            return
        done = self.done or verb is WORK or verb is ORDER or verb is CONTRACT_VERB
        orders = self.orders + (verb is ORDER or verb is FILL)
        state.then(Window(seat, self.space, done, orders))
        if verb is WORK or verb is CONTRACT_VERB:
            main_effect(state, seat, self.space, promised_cards(state, seat))
        elif verb is ORDER:
            deliver_large(state, seat, action.args[0], True, orders)
        elif verb is FILL:
            fill(state, seat, action.args[0])
        elif verb is ANY:
            play_any_good(state, seat, action.args[0])
        elif verb is TRADE_AWAY:
            begin_trade(state, seat, action.args[0], self.done, self.orders)
        else:
            play_building_use(state, seat, action.args[0], self.done, self.orders)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_WINDOW_DONE if self.done else ASK_WINDOW, self.space)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        verb = action.verb
        if verb is CLOSE and not self.done:
            return Message(MUST_WORK, self.space)
        if self.done and verb in (WORK, CONTRACT_VERB, ORDER):
            return Message(WORK_DONE, self.space)
        if action in self.all_options(state, seat):
            return Message(STILL_OWES)
        if not self.delivers and verb in (FILL, ORDER):
            return Message(ONE_ORDER)
        if verb is FILL:
            return order_fault(state, seat, action.args[0], SMALL_ORDER, self.space)
        if verb is ORDER:
            return order_fault(state, seat, action.args[0], LARGE_ORDER, self.space)
        return token_fault(state, seat, action) if verb in (ANY, USE, TRADE_AWAY) else None

"""Actions: who has the right, and the action window with its main effect, orders and tokens (R6, R7.15, R8.8)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.assets import LATER_PILE, Bundle, counts_of
from rynek.games.genoa.buildings import main_effect, promised_cards
from rynek.games.genoa.cards import LARGE_ORDER, PILE_COUNT, SMALL_ORDER
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deferred import STILL_OWES, can_pay, owes_large_order, will_pay
from rynek.games.genoa.goods import EXTRA_ACTION, OWNER_PAY, TRADE
from rynek.games.genoa.orders import (
    FILL_ACTIONS,
    ORDER_ACTIONS,
    deliver_large,
    fill,
    fillable,
    may_hold,
    order_fault,
)
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.tokens import (
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

ACTS: Final = event("acts", seat=SEAT, space=SPACE)
SPENT_EXTRA: Final = event("spent-extra", seat=SEAT)
OWNER_PAID: Final = event("owner-paid", seat=SEAT, space=SPACE, pay=None)
DECLINED: Final = event("declined", seat=SEAT, space=SPACE)
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
    """One player's action at one building: the main effect once, and any tokens and Small Orders around it.

    The player is asked only when, as far as all can see, there may be a choice; otherwise the main effect happens by
    itself. So the pause of a window tells nothing about a hand.
    """

    __slots__ = ("done", "space")

    def __init__(self, seat: int, space: int, done: bool) -> None:
        super().__init__(seat)
        self.space = space
        self.done = done

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        if may_play(state, self.seat) or may_hold(state, self.seat, SMALL_ORDER, self.space):
            return (self.seat,)
        if not self.done and is_villa(self.space) and may_hold(state, self.seat, LARGE_ORDER, self.space):
            return (self.seat,)
        due = due_of(state, self.seat)
        if due and (self.done or is_villa(self.space)) and not can_pay(state, self.seat, due):
            return (self.seat,)
        return ()

    def run(self, state: GenoaState) -> None:
        if not self.done:
            self.go_on(state, True)
            main_effect(state, self.seat, self.space, promised_cards(state, self.seat))

    def go_on(self, state: GenoaState, done: bool) -> None:
        """The window stays open after what happens next."""
        state.then(Window(self.seat, self.space, done))

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        found = self.all_options(state, seat)
        due = due_of(state, seat)
        return [action for action in found if self.keeps_promise(state, seat, action, due)] if due else found

    def all_options(self, state: GenoaState, seat: int) -> list[Action]:
        """What the window offers, promises to the Trader apart; in the order of the verbs' names."""
        villa = is_villa(self.space)
        found = any_good_options(state, seat)
        if self.done:
            found.append(DO_CLOSE)
        elif villa:
            found.append(DO_CONTRACT)
        found += [FILL_ACTIONS[card] for card in fillable(state, seat, SMALL_ORDER, self.space)]
        if villa and not self.done:
            found += [ORDER_ACTIONS[card] for card in fillable(state, seat, LARGE_ORDER, self.space)]
        found += trade_options(state, seat)
        found += use_options(state, seat)
        if not villa and not self.done:
            found.append(DO_WORK)
        return found

    def keeps_promise(self, state: GenoaState, seat: int, action: Action, due: Bundle) -> bool:
        """Whether after this the player can still hand over all that he owes (R7.15)."""
        verb = action.verb
        if verb is CLOSE:
            return can_pay(state, seat, due)
        if (
            not self.done
            and verb is not WORK
            and verb is not CONTRACT_VERB
            and any(counts_of(due, LATER_PILE, PILE_COUNT))
        ):
            return False  # promised cards are drawn before anything else can empty their pile
        if verb is WORK or verb is ORDER:
            return True
        if verb is CONTRACT_VERB:
            return not owes_large_order(state, seat, self.space, due)
        after = state.copy()
        if verb is TRADE_AWAY:
            after.return_token(seat, TRADE)
            give_up(after, seat, action.args[0])
        else:
            Window(seat, self.space, self.done).answer(after, seat, action)
        return will_pay(after, seat, self.space, due, done=self.done)

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        verb = action.verb
        if verb is CLOSE:
            return
        self.go_on(state, self.done or verb is WORK or verb is ORDER or verb is CONTRACT_VERB)
        if verb is WORK or verb is CONTRACT_VERB:
            main_effect(state, seat, self.space, promised_cards(state, seat))
        elif verb is ORDER:
            deliver_large(state, seat, action.args[0], True)
        elif verb is FILL:
            fill(state, seat, action.args[0])
        elif verb is ANY:
            play_any_good(state, seat, action.args[0])
        elif verb is TRADE_AWAY:
            begin_trade(state, seat, action.args[0])
        else:
            play_building_use(state, seat, action.args[0], self.done)

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
        if verb is FILL:
            return order_fault(state, seat, action.args[0], SMALL_ORDER, self.space)
        if verb is ORDER:
            return order_fault(state, seat, action.args[0], LARGE_ORDER, self.space)
        return token_fault(state, seat, action) if verb in (ANY, USE, TRADE_AWAY) else None

"""Buildings not covered by a deal: the Trader acts, or must sell the action to somebody who offers (R7.17 to R7.23).

Uncovered   the Trader: act at once, or hear offers (leave it, when nobody could offer)
Bidding     all others who can act, at once: one standing offer each, or pass
Sale        the Trader: act | accept | call new bids (two or more offers) | leave (no offer that obliges him)
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.actions import Covered, begin_action
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deals import Owe, accept
from rynek.games.genoa.goods import REBID_ROUNDS
from rynek.games.genoa.menu import HERE_VERBS, here_menu
from rynek.games.genoa.offer import HERE
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.table_talk import (
    accept_fault,
    acceptances,
    find_offer,
    place_offer,
    said_fault,
    withdraw_offer,
    withdrawals,
    without,
)
from rynek.games.genoa.verbs import (
    ACCEPT,
    ACT,
    DO_ACT,
    DO_HEAR,
    DO_LEAVE,
    DO_PASS,
    DO_REBID,
    HEAR,
    LEAVE,
    PASS,
    REBID,
    WITHDRAW,
)

LEFT_UNUSED: Final = event("left-unused", seat=SEAT, space=SPACE)
NEW_BIDS: Final = event("new-bids", seat=SEAT)
ASK_UNCOVERED: Final = ask("uncovered", "R7.19", space=SPACE)
ASK_BID: Final = ask("bid", "R7.17", trader=SEAT, space=SPACE)
ASK_SALE: Final = ask("sale", "R7.20", space=SPACE)
NO_ACTION_LEFT: Final = why("no-action-left", "R6.2")
MUST_SELL: Final = why("must-sell", "R7.20")
HEAR_FIRST: Final = why("hear-first", "R7.17")
NO_BARGAINING: Final = why("no-bargaining", "R7.21")


def bidders(state: GenoaState) -> tuple[int, ...]:
    """The other players who could act here (R7.10)."""
    return tuple([seat for seat in state.buyers if state.can_act(seat)])


class Uncovered(OneSeat[GenoaState]):
    """Nobody holds the right to act here. The Trader may declare at once that he acts (U0)."""

    __slots__ = ()

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return (self.seat,) if state.can_act(self.seat) else ()

    def run(self, state: GenoaState) -> None:
        """The Trader has no action left: the others are asked, if any of them has."""
        if bidders(state):
            open_bidding(state)

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        return [DO_ACT, DO_HEAR if bidders(state) else DO_LEAVE]

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if action.verb is ACT:
            begin_action(state, seat, state.tower)
        elif action.verb is HEAR:
            open_bidding(state)
        else:
            state.tell(LEFT_UNUSED, seat, state.tower)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_UNCOVERED, state.tower)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        return Message(HEAR_FIRST) if action.verb is LEAVE else None


def open_bidding(state: GenoaState) -> None:
    """The first round of offers for the action here."""
    state.offers = []
    state.then(Bidding(bidders(state), 0), Sale(state.trader, 0))


class Bidding(Frame[GenoaState]):
    """Offers for the action here: each player has one answer; `pass` keeps an offer of an earlier round."""

    __slots__ = ("turn", "waiting")

    def __init__(self, waiting: tuple[int, ...], turn: int) -> None:
        self.waiting = waiting
        self.turn = turn

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return self.waiting

    def run(self, state: GenoaState) -> None:
        """All have answered: the Trader chooses."""

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        found = here_menu(state, seat)
        found.append(DO_PASS)
        return found + withdrawals(state, seat)

    def accepts(self, state: GenoaState, seat: int, action: Action) -> bool:
        if action.verb in HERE_VERBS:
            return said_fault(state, seat, action) is None
        return action in self.options(state, seat)

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        state.then(Bidding(without(self.waiting, seat), self.turn))
        if action.verb is WITHDRAW:
            withdraw_offer(state, seat, HERE, state.tower)
        elif action.verb is not PASS:
            place_offer(state, seat, action)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_BID, state.trader, state.tower)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        return said_fault(state, seat, action) if action.verb in HERE_VERBS else None


class Sale(OneSeat[GenoaState]):
    """The Trader answers the offers for the action here. With one that asks nothing of him he must act or sell."""

    __slots__ = ("turn",)

    def __init__(self, seat: int, turn: int) -> None:
        super().__init__(seat)
        self.turn = turn

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return (self.seat,) if state.offers or state.can_act(self.seat) else ()

    def run(self, state: GenoaState) -> None:
        state.tell(LEFT_UNUSED, self.seat, state.tower)

    def forcing(self, state: GenoaState) -> int:
        """How many offers oblige the Trader (R7.22)."""
        return sum(offer.is_forcing for offer in state.offers)

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        found = acceptances(state, state.offers)
        if state.can_act(seat):
            found.append(DO_ACT)
        if not self.forcing(state):
            found.append(DO_LEAVE)
        if self.forcing(state) > 1 and self.turn < REBID_ROUNDS:
            found.append(DO_REBID)
        return found

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if action.verb is REBID:
            state.tell(NEW_BIDS, seat)
            state.then(Bidding(bidders(state), self.turn + 1), Sale(seat, self.turn + 1))
            return
        if action.verb is ACCEPT:
            self.sell(state, action)
        elif action.verb is ACT:
            begin_action(state, seat, state.tower)
        else:
            state.tell(LEFT_UNUSED, seat, state.tower)
        state.offers = []

    def sell(self, state: GenoaState, action: Action) -> None:
        """The buyer pays and may act at once; nothing moves (R7.23)."""
        offer = find_offer(state, action)
        assert offer is not None
        accept(state, offer)
        state.then(Covered(offer.buyer), Owe(offer.buyer))

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_SALE, state.tower)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        if action.verb is ACCEPT:
            return accept_fault(state, action)
        if action.verb is ACT:
            return Message(NO_ACTION_LEFT)
        if action.verb is LEAVE:
            return Message(MUST_SELL)
        return Message(NO_BARGAINING) if action.verb is REBID else None

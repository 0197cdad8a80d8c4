"""Buildings not covered by a deal: the Trader acts, or must sell the action to somebody who offers (R7.17 to R7.23).

Uncovered   the Trader: act at once, or hear offers (leave it, when nobody could offer)
Bidding     all others who can act, at once: one standing offer each, or pass
Sale        the Trader: act | accept | propose | call new bids (two or more offers) | leave (no offer that obliges him)
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.actions import Covered, begin_action
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deals import Owe, accept
from rynek.games.genoa.goods import OFFERS_A_ROUND, PROPOSALS_A_MOVE, REBID_ROUNDS
from rynek.games.genoa.menu import here_menu, proposal_from
from rynek.games.genoa.offer import Offer
from rynek.games.genoa.proposals import NO_MORE_TALK, propose, said_proposal_fault
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.table_talk import (
    Talk,
    accept_fault,
    acceptances,
    ask_speaker,
    bidders,
    find_offer,
    may_say,
    speak,
    speakers,
    speech,
    talk_fault,
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
    PROPOSE_HERE,
    REBID,
    SUGGEST_ACTION,
    SUGGEST_MOVE,
)

LEFT_UNUSED: Final = event("left-unused", "R7.18", seat=SEAT, space=SPACE)
NEW_BIDS: Final = event("new-bids", "R7.21", seat=SEAT)
ASK_UNCOVERED: Final = ask("uncovered", "R7.19", space=SPACE)
ASK_BID: Final = ask("bid", "R7.17", trader=SEAT, space=SPACE)
ASK_SALE: Final = ask("sale", "R7.20", space=SPACE)
NO_ACTION_LEFT: Final = why("no-action-left", "R6.2")
MUST_SELL: Final = why("must-sell", "R7.20")
HEAR_FIRST: Final = why("hear-first", "R7.17")
NO_BARGAINING: Final = why("no-bargaining", "R7.21")


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
    state.said = [0] * state.players
    state.then(Bidding(bidders(state), 0), Sale(state.trader, 0))


class Bidding(Frame[GenoaState]):
    """Offers for the action here: each player is waited for once; `pass` keeps an offer of an earlier round.

    Who has answered may still speak until the Trader has accepted (R7.9).
    """

    __slots__ = ("turn", "waiting")

    def __init__(self, waiting: tuple[int, ...], turn: int) -> None:
        self.waiting = waiting
        self.turn = turn

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return self.waiting

    def changers(self, state: GenoaState) -> tuple[int, ...]:
        return speakers(state, self.waiting, True)

    def run(self, state: GenoaState) -> None:
        """All have answered: the Trader chooses."""

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        if seat not in self.waiting:
            return speech(state, seat, True)
        found = here_menu(state, seat) if state.said[seat] < OFFERS_A_ROUND else []
        found.append(DO_PASS)
        return found + withdrawals(state, seat)

    def accepts(self, state: GenoaState, seat: int, action: Action) -> bool:
        if action.verb is PASS:
            return seat in self.waiting
        return may_say(state, seat, action, True)

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        still = action.verb is SUGGEST_MOVE or action.verb is SUGGEST_ACTION
        state.then(self if still else Bidding(without(self.waiting, seat), self.turn))
        if action.verb is not PASS:
            speak(state, seat, action)

    def ask(self, state: GenoaState, seat: int) -> Message:
        if seat not in self.waiting:
            return ask_speaker(state, seat)
        return Message(ASK_BID, state.trader, state.tower)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        return talk_fault(state, seat, action, True)


class Sale(Talk):
    """The Trader answers the offers for the action here. With one that asks nothing of him he must act or sell.

    `turn` new rounds have been called, `proposals` made. When one has been agreed to, the action is sold.
    """

    __slots__ = ("proposals", "turn")

    def __init__(self, seat: int, turn: int, proposals: int = 0) -> None:
        super().__init__(seat)
        self.turn = turn
        self.proposals = proposals

    def is_here(self, state: GenoaState) -> bool:
        return True

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return (self.seat,) if not state.deals and (state.offers or state.can_act(self.seat)) else ()

    def run(self, state: GenoaState) -> None:
        if state.deals:
            self.hand_over(state, state.deals[0].buyer)
        else:
            state.tell(LEFT_UNUSED, self.seat, state.tower)

    def forcing(self, state: GenoaState) -> list[Offer]:
        """The offers that oblige the Trader (R7.22)."""
        return [offer for offer in state.offers if offer.is_forcing]

    def choices(self, state: GenoaState) -> list[Action]:
        found = acceptances(state, state.offers)
        if state.can_act(self.seat):
            found.append(DO_ACT)
        forcing = len(self.forcing(state))
        if not forcing:
            found.append(DO_LEAVE)
        if forcing > 1 and self.turn < REBID_ROUNDS:
            found.append(DO_REBID)
        return found

    def allows(self, state: GenoaState, action: Action) -> bool:
        if action.verb is PROPOSE_HERE:
            return self.proposal_fault(state, action) is None
        return action in self.choices(state)

    def proposal_fault(self, state: GenoaState, action: Action) -> Message | None:
        """Why the Trader may not propose this; None when he may. One offer that obliges is not bargained about."""
        if self.proposals >= PROPOSALS_A_MOVE:
            return Message(NO_MORE_TALK)
        forcing = self.forcing(state)
        if len(forcing) == 1 and forcing[0].buyer == action.args[0]:
            return Message(NO_BARGAINING)
        return said_proposal_fault(state, action)

    def decided(self, state: GenoaState, action: Action) -> None:
        if action.verb is REBID:
            state.tell(NEW_BIDS, self.seat)
            state.said = [0] * state.players
            state.then(Bidding(bidders(state), self.turn + 1), Sale(self.seat, self.turn + 1, self.proposals))
        elif action.verb is PROPOSE_HERE:
            propose(state, proposal_from(state, action), Sale(self.seat, self.turn, self.proposals + 1))
        elif action.verb is ACCEPT:
            self.sell(state, action)
        else:
            self.keep(state, action)

    def keep(self, state: GenoaState, action: Action) -> None:
        """The Trader acts himself, or nobody does."""
        state.offers = []
        if action.verb is ACT:
            begin_action(state, self.seat, state.tower)
        else:
            state.tell(LEFT_UNUSED, self.seat, state.tower)

    def sell(self, state: GenoaState, action: Action) -> None:
        """Accept a standing offer."""
        offer = find_offer(state, action)
        assert offer is not None
        accept(state, offer)
        self.hand_over(state, offer.buyer)

    def hand_over(self, state: GenoaState, buyer: int) -> None:
        """The buyer has paid and may act at once; nothing moves (R7.23)."""
        state.offers = []
        state.then(Covered(buyer), Owe(buyer))

    def question(self, state: GenoaState) -> Message:
        return Message(ASK_SALE, state.tower)

    def fault(self, state: GenoaState, action: Action) -> Message | None:
        if action.verb is PROPOSE_HERE:
            return self.proposal_fault(state, action)
        if action.verb is ACCEPT:
            return accept_fault(state, action)
        if action.verb is ACT:
            return Message(NO_ACTION_LEFT)
        if action.verb is LEAVE:
            return Message(MUST_SELL)
        return Message(NO_BARGAINING) if action.verb is REBID else None

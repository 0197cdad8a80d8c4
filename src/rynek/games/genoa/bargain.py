"""Bargaining before a move: the floor, the Trader's answer (R7.9 to R7.13, step machine 7e).

How it goes, from top to bottom of this file:

    Depart   nothing to move, or nowhere to go: phase 2 is over. Otherwise:
    Floor    every other player at once: any offers for a neighbouring space, then `pass`
    Decide   the Trader: accept | propose (`proposals.py`) | reopen the floor | go freely | stop
    Join     after an acceptance: also take others' offers for the same move (Q19), then go

Offers lie in `state.offers`; an accepted one moves to `state.deals`, is paid at once, and binds. Until then who has
passed may still speak. All talk is counted (Q35), so that every turn ends.
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event
from rynek.games.genoa.arrival import Arrive, Move
from rynek.games.genoa.assets import ITEM
from rynek.games.genoa.city import SPACE, SPACE_COUNT
from rynek.games.genoa.deals import accept, said
from rynek.games.genoa.goods import FLOOR_ROUNDS, MENU_OFFERS, OFFERS_A_ROUND, PROPOSALS_A_MOVE
from rynek.games.genoa.menu import PROPOSAL_VERBS, floor_menu, proposal_from, proposal_menu
from rynek.games.genoa.offer import ACTION, Offer
from rynek.games.genoa.proposals import NO_MORE_TALK, propose, said_proposal_fault
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.table_talk import (
    Talk,
    accept_fault,
    acceptances,
    ask_speaker,
    find_offer,
    may_say,
    offers_of,
    speak,
    speakers,
    speech,
    talk_fault,
    withdrawals,
    without,
)
from rynek.games.genoa.validity import NOT_BESIDE, VISITED
from rynek.games.genoa.verbs import ACCEPT, DO_PASS, DO_REOPEN, DO_STOP, GO, PASS, REOPEN, STOP

REOPENED: Final = event("reopened", "R7.9", seat=SEAT)
STOPPED: Final = event("stopped", "R5.6", seat=SEAT)
ASK_FLOOR: Final = ask("floor", "R7.9", trader=SEAT)
ASK_MORE: Final = ask("more", "R7.9", rest=ITEM, trader=SEAT, count=None)
ASK_DECIDE: Final = ask("decide", "R7.12")
ASK_JOIN: Final = ask("join", "Q19", space=SPACE)

GO_ACTIONS: Final = [Action(GO, space) for space in range(SPACE_COUNT)]


class Depart(Frame[GenoaState]):
    """Before each move: open the floor, if the tower can move at all (R5.3, R7.9)."""

    __slots__ = ()

    def run(self, state: GenoaState) -> None:
        state.offers = []
        if state.targets:
            open_floor(state, 1, 0)


def open_floor(state: GenoaState, turn: int, proposals: int) -> None:
    """All others may speak again, then the Trader decides."""
    state.said = [0] * state.players
    state.then(Floor(state.buyers, turn), Decide(state.trader, turn, proposals))


class Floor(Frame[GenoaState]):
    """The floor is open: all other players may make offers, until each has passed; and even then (R7.9).

    `waiting` are the seats still to pass, `turn` is the number of the round.
    """

    __slots__ = ("turn", "waiting")

    def __init__(self, waiting: tuple[int, ...], turn: int) -> None:
        self.waiting = waiting
        self.turn = turn

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return self.waiting

    def changers(self, state: GenoaState) -> tuple[int, ...]:
        return speakers(state, self.waiting, False) if len(self.waiting) < len(state.buyers) else ()

    def run(self, state: GenoaState) -> None:
        """Everybody has passed: the Trader decides."""

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        if seat not in self.waiting:
            return speech(state, seat, False)
        found = floor_menu(state, seat) if state.said[seat] < MENU_OFFERS else []
        found.append(DO_PASS)
        if state.offers:
            found += withdrawals(state, seat)
        return found

    def accepts(self, state: GenoaState, seat: int, action: Action) -> bool:
        if action.verb is PASS:
            return seat in self.waiting
        return may_say(state, seat, action, False)

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if action.verb is not PASS:
            speak(state, seat, action)
        silent = action.verb is PASS or state.said[seat] >= OFFERS_A_ROUND
        state.then(Floor(without(self.waiting, seat), self.turn) if silent else self)

    def ask(self, state: GenoaState, seat: int) -> Message:
        if seat not in self.waiting:
            return ask_speaker(state, seat)
        own = offers_of(state, seat)
        return Message(ASK_MORE, state.trader, len(own), *said(own[-1])) if own else Message(ASK_FLOOR, state.trader)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        return talk_fault(state, seat, action, False)


class Decide(Talk):
    """The Trader decides before a move. `turn` floors have been held, `proposals` made.

    When a proposal of his has been agreed to, the move is sold and nothing is left to decide.
    """

    __slots__ = ("proposals", "turn")

    def __init__(self, seat: int, turn: int, proposals: int) -> None:
        super().__init__(seat)
        self.turn = turn
        self.proposals = proposals

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return () if state.deals else (self.seat,)

    def run(self, state: GenoaState) -> None:
        state.then(Join(self.seat))

    def choices(self, state: GenoaState) -> list[Action]:
        found = acceptances(state, state.offers) if state.offers else []
        if self.proposals < PROPOSALS_A_MOVE:
            found += proposal_menu(state)
        found += [GO_ACTIONS[space] for space in state.targets]
        if self.turn < FLOOR_ROUNDS:
            found.append(DO_REOPEN)
        found.append(DO_STOP)
        return found

    def allows(self, state: GenoaState, action: Action) -> bool:
        if action.verb in PROPOSAL_VERBS:
            return self.proposal_fault(state, action) is None
        return action in self.choices(state)

    def proposal_fault(self, state: GenoaState, action: Action) -> Message | None:
        """Why the Trader may not propose this; None when he may."""
        return Message(NO_MORE_TALK) if self.proposals >= PROPOSALS_A_MOVE else said_proposal_fault(state, action)

    def decided(self, state: GenoaState, action: Action) -> None:
        verb = action.verb
        if verb is GO:
            state.then(Move(action.args[0]), Arrive(), Depart())
        elif verb is STOP:
            state.offers = []
            state.tell(STOPPED, self.seat)
        elif verb is REOPEN:
            state.tell(REOPENED, self.seat)
            open_floor(state, self.turn + 1, self.proposals)
        elif verb is ACCEPT:
            take_offer(state, action)
        else:
            again = Decide(self.seat, self.turn, self.proposals + 1)
            propose(state, proposal_from(state, action), again)

    def question(self, state: GenoaState) -> Message:
        return Message(ASK_DECIDE)

    def fault(self, state: GenoaState, action: Action) -> Message | None:
        verb = action.verb
        if verb in PROPOSAL_VERBS:
            return self.proposal_fault(state, action)
        if verb is ACCEPT:
            return accept_fault(state, action)
        if verb is GO:
            return Message(VISITED if state.visited >> action.args[0] & 1 else NOT_BESIDE, action.args[0])
        return Message(NO_MORE_TALK) if verb is REOPEN else None


def take_offer(state: GenoaState, action: Action) -> None:
    """Accept a standing offer: it is paid at once and binds the next move."""
    offer = find_offer(state, action)
    assert offer is not None
    accept(state, offer)
    state.then(Join(state.trader))


class Join(OneSeat[GenoaState]):
    """A move is sold. Others may pay for the same move as well; at most one gets the right to act (Q19)."""

    __slots__ = ()

    def joinable(self, state: GenoaState) -> list[Offer]:
        """Standing offers for the space that is sold; who has a deal has no other offer."""
        space = state.deals[0].space
        right_sold = any(deal.deal == ACTION for deal in state.deals)
        return [offer for offer in state.offers if offer.space == space and not (right_sold and offer.deal == ACTION)]

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return (self.seat,) if acceptances(state, self.joinable(state)) else ()

    def run(self, state: GenoaState) -> None:
        state.then(Move(state.deals[0].space), Arrive(), Depart())

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        return [*acceptances(state, self.joinable(state)), GO_ACTIONS[state.deals[0].space]]

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if action.verb is ACCEPT:
            take_offer(state, action)
        else:
            self.run(state)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_JOIN, state.deals[0].space)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        return accept_fault(state, action) if action.verb is ACCEPT else None

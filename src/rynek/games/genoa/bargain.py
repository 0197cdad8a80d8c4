"""Bargaining before a move: the floor, the Trader's answer, his own proposals (R7.9 to R7.13, step machine 7e).

How it goes, from top to bottom of this file:

    Depart   nothing to move, or nowhere to go: phase 2 is over. Otherwise:
    Floor    every other player at once: any offers for a neighbouring space, then `pass`
    Decide   the Trader: accept | propose | reopen the floor | go freely | stop
    Reply    a player answers a proposal: agree | refuse, then Decide again
    Join     after an acceptance: also take others' offers for the same move (Q19), then go

Offers lie in `state.offers`; an accepted one moves to `state.deals`, is paid at once, and binds. All talk is counted
(Q35), so that every turn ends.
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.arrival import Arrive, Move
from rynek.games.genoa.assets import ITEM, Bundle, unseen
from rynek.games.genoa.city import ADJACENT, SPACE, SPACE_COUNT
from rynek.games.genoa.deals import accept, said, show_cards, tell_parties
from rynek.games.genoa.goods import FLOOR_ROUNDS, MENU_OFFERS, OFFERS_A_ROUND, PROPOSALS_A_MOVE
from rynek.games.genoa.menu import OFFER_VERBS, PROPOSAL_VERBS, floor_menu, items_said, proposal_from, proposal_menu
from rynek.games.genoa.offer import ACTION, DEAL, MOVE, Offer
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
from rynek.games.genoa.validity import (
    NOT_BESIDE,
    VISITED,
    bundle_fault,
    proposal_fault,
    purse_fault,
    trader_can_give,
)
from rynek.games.genoa.verbs import (
    ACCEPT,
    AGREE,
    DO_AGREE,
    DO_PASS,
    DO_REFUSE,
    DO_REOPEN,
    DO_STOP,
    GO,
    PASS,
    REOPEN,
    STOP,
    SUGGEST,
    WITHDRAW,
)

SUGGESTED: Final = event("suggested", rest=ITEM, seat=SEAT, space=SPACE)
PROPOSED: Final = event("proposed", rest=ITEM, seat=SEAT, buyer=SEAT, deal=DEAL, space=SPACE)
REFUSED: Final = event("refused", seat=SEAT, buyer=SEAT)
REOPENED: Final = event("reopened", seat=SEAT)
STOPPED: Final = event("stopped", seat=SEAT)
ASK_FLOOR: Final = ask("floor", "R7.9", trader=SEAT)
ASK_DECIDE: Final = ask("decide", "R7.12")
ASK_REPLY: Final = ask("reply", "R7.9", rest=ITEM, trader=SEAT, deal=DEAL, space=SPACE)
ASK_JOIN: Final = ask("join", "Q19", space=SPACE)
NO_MORE_TALK: Final = why("no-more-talk", "Q35")
BESIDE_ALREADY: Final = why("beside-already", "R7.11", space=SPACE)
TO_HIMSELF: Final = why("to-himself", "R7.1")

GO_ACTIONS: Final = [Action(GO, space) for space in range(SPACE_COUNT)]


# the steps


class Depart(Frame[GenoaState]):
    """Before each move: open the floor, if the tower can move at all (R5.3, R7.9)."""

    __slots__ = ()

    def run(self, state: GenoaState) -> None:
        state.offers = []
        if state.targets:
            state.then(Floor(state.buyers, (0,) * state.players, 1), Decide(state.trader, 1, 0))


class Floor(Frame[GenoaState]):
    """The floor is open: all other players may make offers, until each has passed.

    `waiting` are the seats still to pass, `said` how much each seat has said, `turn` the number of the round.
    """

    __slots__ = ("said", "turn", "waiting")

    def __init__(self, waiting: tuple[int, ...], said: tuple[int, ...], turn: int) -> None:
        self.waiting = waiting
        self.said = said
        self.turn = turn

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return self.waiting

    def run(self, state: GenoaState) -> None:
        """Everybody has passed: the Trader decides."""

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        found = floor_menu(state, seat) if self.said[seat] < MENU_OFFERS else []
        found.append(DO_PASS)
        if state.offers:
            found += withdrawals(state, seat)
        return found

    def accepts(self, state: GenoaState, seat: int, action: Action) -> bool:
        if action.verb in OFFER_VERBS:
            return said_fault(state, seat, action) is None
        if action.verb is SUGGEST:
            return suggestion_fault(state, action) is None
        return action.verb is PASS or action in withdrawals(state, seat)

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        spoken = list(self.said)
        spoken[seat] += 1
        silent = action.verb is PASS or spoken[seat] >= OFFERS_A_ROUND
        waiting = without(self.waiting, seat) if silent else self.waiting
        state.then(Floor(waiting, tuple(spoken), self.turn))
        if action.verb is WITHDRAW:
            withdraw_offer(state, seat, action.args[0], action.args[1])
        elif action.verb is SUGGEST:
            suggest(state, seat, action.args[0], unseen(action.args[1:]))
        elif action.verb is not PASS:
            place_offer(state, seat, action)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_FLOOR, state.trader)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        if action.verb in OFFER_VERBS:
            return said_fault(state, seat, action)
        return suggestion_fault(state, action) if action.verb is SUGGEST else None


def suggest(state: GenoaState, seat: int, space: int, items: Bundle) -> None:
    """Talk of a space farther away: heard by all, binding nobody (R7.11)."""
    state.suggestions = [s for s in state.suggestions if s.buyer != seat or s.space != space]
    state.suggestions.append(Offer(seat, MOVE, space, items))
    state.tell(SUGGESTED, seat, space, *items)


def suggestion_fault(state: GenoaState, action: Action) -> Message | None:
    """Why this is no suggestion for later; None when it is one."""
    space = action.args[0]
    if state.visited >> space & 1:
        return Message(VISITED, space)
    if space in ADJACENT[state.tower]:
        return Message(BESIDE_ALREADY, space)
    return bundle_fault(action.args[1:])


class Decide(OneSeat[GenoaState]):
    """The Trader decides before a move. `turn` floors have been held, `proposals` made."""

    __slots__ = ("proposals", "turn")

    def __init__(self, seat: int, turn: int, proposals: int) -> None:
        super().__init__(seat)
        self.turn = turn
        self.proposals = proposals

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        found = acceptances(state, state.offers) if state.offers else []
        if self.proposals < PROPOSALS_A_MOVE:
            found += proposal_menu(state)
        found += [GO_ACTIONS[space] for space in state.targets]
        if self.turn < FLOOR_ROUNDS:
            found.append(DO_REOPEN)
        found.append(DO_STOP)
        return found

    def accepts(self, state: GenoaState, seat: int, action: Action) -> bool:
        if action.verb in PROPOSAL_VERBS:
            return self.proposal_fault(state, action) is None
        return action in self.options(state, seat)

    def proposal_fault(self, state: GenoaState, action: Action) -> Message | None:
        """Why the Trader may not propose this; None when he may."""
        if self.proposals >= PROPOSALS_A_MOVE:
            return Message(NO_MORE_TALK)
        if action.args[0] == self.seat or action.args[0] >= state.players:
            return Message(TO_HIMSELF)
        return bundle_fault(items_said(action)) or proposal_fault(state, proposal_from(action))

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        verb = action.verb
        if verb is GO:
            state.then(Move(action.args[0]), Arrive(), Depart())
        elif verb is STOP:
            state.offers = []
            state.tell(STOPPED, seat)
        elif verb is REOPEN:
            state.tell(REOPENED, seat)
            again = Floor(state.buyers, (0,) * state.players, self.turn + 1)
            state.then(again, Decide(seat, self.turn + 1, self.proposals))
        elif verb is ACCEPT:
            take_offer(state, action)
        else:
            self.propose(state, proposal_from(action))

    def propose(self, state: GenoaState, offer: Offer) -> None:
        """Put a deal to one player; should he refuse, the Trader decides again."""
        show_cards(state, offer.buyer, offer.gets)
        names = (self.seat, offer.buyer, offer.deal, offer.space)
        tell_parties(state, self.seat, offer.buyer, PROPOSED, names, said(offer))
        state.then(
            Reply(offer.buyer, offer.deal, offer.space, offer.pays, offer.gets),
            Decide(self.seat, self.turn, self.proposals + 1),
        )

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_DECIDE)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        verb = action.verb
        if verb in PROPOSAL_VERBS:
            return self.proposal_fault(state, action)
        if verb is ACCEPT:
            return accept_fault(state, action)
        if verb is GO:
            return Message(VISITED if state.visited >> action.args[0] & 1 else NOT_BESIDE, action.args[0])
        return Message(NO_MORE_TALK) if verb is REOPEN else None


class Reply(OneSeat[GenoaState]):
    """A player answers the Trader's proposal. The Trader's next decision lies below, for a refusal."""

    __slots__ = ("deal", "gets", "pays", "space")

    def __init__(self, seat: int, deal: int, space: int, pays: Bundle, gets: Bundle) -> None:
        super().__init__(seat)
        self.deal = deal
        self.space = space
        self.pays = pays
        self.gets = gets

    @property
    def offer(self) -> Offer:
        """The deal proposed."""
        return Offer(self.seat, self.deal, self.space, self.pays, self.gets)

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        fits = purse_fault(state, self.offer) is None and trader_can_give(state, self.offer)
        return [DO_AGREE, DO_REFUSE] if fits else [DO_REFUSE]

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if action.verb is AGREE:
            if state.stack and isinstance(state.stack[-1], Decide):
                state.stack.pop()
            accept(state, self.offer)
            state.then(Join(state.trader))
        else:
            state.tell(REFUSED, seat, state.trader)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return Message(ASK_REPLY, state.trader, self.deal, self.space, *said(self.offer))

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        return purse_fault(state, self.offer) if action.verb is AGREE else None


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

"""Proposals: the Trader puts a deal to one player, who agrees, refuses, or names other terms, once (R7.9, 7e).

    propose   the Trader, before a move or at a building nobody has bought
    Reply     the player asked: agree | refuse | counter
    Counter   the Trader: agree | refuse

An agreed deal is paid at once and lies in `state.deals`; the Trader's own step below then goes on with it. After a
refusal he decides again.
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.assets import ITEM, Bundle, unseen
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.deals import accept, said, show_cards, tell_parties
from rynek.games.genoa.menu import items_said, proposal_from
from rynek.games.genoa.offer import DEAL, HERE, Offer
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.table_talk import CANNOT_GIVE, Talk
from rynek.games.genoa.validity import (
    bundle_fault,
    offer_fault,
    offer_of,
    proposal_fault,
    purse_fault,
    trader_can_give,
)
from rynek.games.genoa.verbs import AGREE, COUNTER, DO_AGREE, DO_REFUSE

PROPOSED: Final = event("proposed", "R7.9", rest=ITEM, seat=SEAT, buyer=SEAT, deal=DEAL, space=SPACE)
COUNTERED: Final = event("countered", "Q45", rest=ITEM, seat=SEAT, buyer=SEAT, deal=DEAL, space=SPACE)
REFUSED: Final = event("refused", "R7.12", seat=SEAT, buyer=SEAT)
ASK_REPLY: Final = ask("reply", "R7.9", rest=ITEM, trader=SEAT, deal=DEAL, space=SPACE)
ASK_COUNTER: Final = ask("counter", "R7.9", rest=ITEM, buyer=SEAT, deal=DEAL, space=SPACE)
TO_HIMSELF: Final = why("to-himself", "R7.1")
NO_MORE_TALK: Final = why("no-more-talk", "Q35")


def propose(state: GenoaState, offer: Offer, again: AnyFrame) -> None:
    """Put a deal to one player; should he refuse, the Trader decides again."""
    show_cards(state, offer.buyer, offer.gets)
    names = (state.trader, offer.buyer, offer.deal, offer.space)
    tell_parties(state, state.trader, offer.buyer, PROPOSED, names, said(offer))
    state.then(Reply(offer.buyer, offer.deal, offer.space, offer.pays, offer.gets), again)


def said_proposal_fault(state: GenoaState, action: Action) -> Message | None:
    """Why the Trader may not propose what he says; None when he may."""
    if action.args[0] == state.trader or action.args[0] >= state.players:
        return Message(TO_HIMSELF)
    return bundle_fault(items_said(action)) or proposal_fault(state, proposal_from(state, action))


class Reply(Talk):
    """A player answers the Trader's proposal. The Trader's next decision lies below."""

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

    def seen(self, state: GenoaState, seat: int | None) -> "Reply":
        """The faces of cards are for the two parties (Q25)."""
        if seat in (self.seat, state.trader):
            return self
        return Reply(self.seat, self.deal, self.space, unseen(self.pays), unseen(self.gets))

    def is_here(self, state: GenoaState) -> bool:
        return self.deal == HERE

    def choices(self, state: GenoaState) -> list[Action]:
        fits = purse_fault(state, self.offer) is None and trader_can_give(state, self.offer)
        return [DO_AGREE, DO_REFUSE] if fits else [DO_REFUSE]

    def allows(self, state: GenoaState, action: Action) -> bool:
        if action.verb is COUNTER:
            return self.counter_fault(state, action) is None
        return action in self.choices(state)

    def counter_fault(self, state: GenoaState, action: Action) -> Message | None:
        """Why the player may not name these terms; None when he may."""
        return bundle_fault(action.args) or offer_fault(state, self.countered(action))

    def countered(self, action: Action) -> Offer:
        """The same deal on other terms."""
        return offer_of(self.seat, self.deal, self.space, action.args)

    def decided(self, state: GenoaState, action: Action) -> None:
        if action.verb is AGREE:
            accept(state, self.offer)
        elif action.verb is COUNTER:
            self.counter(state, self.countered(action))
        else:
            state.tell(REFUSED, self.seat, state.trader)

    def counter(self, state: GenoaState, offer: Offer) -> None:
        """Put other terms to the Trader, who takes or leaves them."""
        show_cards(state, state.trader, offer.pays)
        names = (self.seat, state.trader, offer.deal, offer.space)
        tell_parties(state, self.seat, state.trader, COUNTERED, names, said(offer))
        state.then(Counter(state.trader, self.seat, offer.deal, offer.space, offer.pays, offer.gets))

    def question(self, state: GenoaState) -> Message:
        return Message(ASK_REPLY, state.trader, self.deal, self.space, *said(self.offer))

    def fault(self, state: GenoaState, action: Action) -> Message | None:
        if action.verb is COUNTER:
            return self.counter_fault(state, action)
        return purse_fault(state, self.offer) if action.verb is AGREE else None


class Counter(Talk):
    """The Trader takes or leaves a counter-proposal. It falls when its maker can no longer keep it (Q41)."""

    __slots__ = ("buyer", "deal", "gets", "pays", "space")

    def __init__(self, seat: int, buyer: int, deal: int, space: int, pays: Bundle, gets: Bundle) -> None:
        super().__init__(seat)
        self.buyer = buyer
        self.deal = deal
        self.space = space
        self.pays = pays
        self.gets = gets

    @property
    def offer(self) -> Offer:
        """The deal on the buyer's terms."""
        return Offer(self.buyer, self.deal, self.space, self.pays, self.gets)

    def seen(self, state: GenoaState, seat: int | None) -> "Counter":
        """The faces of cards are for the two parties (Q25)."""
        if seat in (self.seat, self.buyer):
            return self
        return Counter(self.seat, self.buyer, self.deal, self.space, unseen(self.pays), unseen(self.gets))

    def is_here(self, state: GenoaState) -> bool:
        return self.deal == HERE

    def actors(self, state: GenoaState) -> tuple[int, ...]:
        return (self.seat,) if purse_fault(state, self.offer) is None else ()

    def run(self, state: GenoaState) -> None:
        """It has fallen: the Trader decides again."""

    def choices(self, state: GenoaState) -> list[Action]:
        return [DO_AGREE, DO_REFUSE] if trader_can_give(state, self.offer) else [DO_REFUSE]

    def decided(self, state: GenoaState, action: Action) -> None:
        if action.verb is AGREE:
            accept(state, self.offer)
        else:
            state.tell(REFUSED, self.seat, self.buyer)

    def question(self, state: GenoaState) -> Message:
        return Message(ASK_COUNTER, self.buyer, self.deal, self.space, *said(self.offer))

    def fault(self, state: GenoaState, action: Action) -> Message | None:
        return Message(CANNOT_GIVE, self.buyer) if action.verb is AGREE else None

"""Messages: delivered by whoever holds them, at any moment, once both buildings hold discs (R11.6, R11.7)."""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.domain import SEAT
from rynek.core.message import Message, event, why
from rynek.games.genoa.cards import CARD, CARD_COUNT, CARDS, IN_PILE, MESSAGE, PILE_OF, TARGETS, cards_in
from rynek.games.genoa.city import SPACE
from rynek.games.genoa.goods import DISCS, MESSAGE_PAY
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.validity import drop_broken

DELIVER: Final = Verb("deliver", CARD, free=True)
DELIVERED: Final = event("delivered", "R11.6", seat=SEAT, card=CARD, pay=None)

NOT_A_MESSAGE: Final = why("not-a-message", "R11.6", card=CARD)
NO_DISCS_YET: Final = why("no-discs-yet", "R11.6", card=CARD, space=SPACE)
NOT_HELD: Final = why("not-held", "R11.6", card=CARD)

DELIVER_ACTIONS: Final = [Action(DELIVER, card) for card in range(CARD_COUNT)]

MESSAGES: Final = cards_in(IN_PILE[MESSAGE])


def deliverable(state: GenoaState, seat: int) -> list[int]:
    """The Messages in a hand whose two buildings hold discs, and that are not promised to the Trader."""
    held = state.hands[seat] & IN_PILE[MESSAGE] & ~state.reserved
    visited = state.visited
    return [card for card in MESSAGES if held >> card & 1 and visited & TARGETS[card] == TARGETS[card]]


def may_deliver(state: GenoaState, seat: int) -> bool:
    """Whether, as far as all can see, a seat might hold a Message that it can deliver now."""
    if not state.hands[seat] & IN_PILE[MESSAGE]:
        return False
    visited = state.visited
    hidden = ~state.face_up[MESSAGE]
    return any(hidden >> card & 1 and visited & TARGETS[card] == TARGETS[card] for card in MESSAGES)


def deliveries(state: GenoaState, seat: int) -> list[Action]:
    """The free acts of a seat."""
    if not state.hands[seat] & IN_PILE[MESSAGE] or state.height == DISCS:
        return []  # a tower that has not moved yet has visited one building at most
    return [DELIVER_ACTIONS[card] for card in deliverable(state, seat)]


def deliver(state: GenoaState, seat: int, card: int) -> None:
    """Deliver a Message: 30 ducats, and the card goes under its pile. Offers that leaned on the card fall."""
    state.return_card(seat, card)
    state.money[seat] += MESSAGE_PAY
    state.reveal()
    state.tell(DELIVERED, seat, card, MESSAGE_PAY)
    drop_broken(state)


def delivery_fault(state: GenoaState, seat: int, card: int) -> Message | None:
    """Why a card cannot be delivered now; None when it can."""
    if PILE_OF[card] != MESSAGE:
        return Message(NOT_A_MESSAGE, card)
    if not state.hands[seat] & ~state.reserved & 1 << card:
        return Message(NOT_HELD, card)
    bare = [space for space in CARDS[card].buildings if not state.visited >> space & 1]
    return Message(NO_DISCS_YET, card, bare[0]) if bare else None

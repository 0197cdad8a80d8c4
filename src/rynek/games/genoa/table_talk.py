"""Offers on the table: made, replaced, withdrawn, accepted; used before a move and at a building alike.

Who has passed is waited for no longer, but may still speak until the Trader has accepted or moved (R7.9, R7.11):
`Talk` is the step in which one seat is asked and the others may.
"""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.genoa.assets import ITEM, unseen
from rynek.games.genoa.city import ADJACENT, SPACE, SPACE_COUNT, has_action
from rynek.games.genoa.deals import said, show_cards, tell_parties
from rynek.games.genoa.goods import MOST_PLAYERS, OFFERS_A_ROUND
from rynek.games.genoa.menu import HERE_VERBS, OFFER_VERBS, floor_menu, here_menu, items_said, offer_from
from rynek.games.genoa.offer import ACTION, DEAL, MOVE, Offer
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.validity import (
    NO_ACTION_THERE,
    VISITED,
    bundle_fault,
    offer_fault,
    offer_of,
    trader_can_give,
)
from rynek.games.genoa.verbs import ACCEPT, SUGGEST_ACTION, SUGGEST_MOVE, WITHDRAW

OFFERED: Final = event("offered", "R7.9", rest=ITEM, seat=SEAT, deal=DEAL, space=SPACE)
WITHDREW: Final = event("withdrew", "R7.9", seat=SEAT, deal=DEAL, space=SPACE)
SUGGESTED: Final = event("suggested", "R7.11", rest=ITEM, seat=SEAT, deal=DEAL, space=SPACE)
ASK_SPEAK: Final = ask("speak", "R7.9", trader=SEAT)
ASK_CHANGE: Final = ask("change", "R7.9", rest=ITEM, trader=SEAT, count=None)
NO_SUCH_OFFER: Final = why("no-such-offer", "R7.13", seat=SEAT)
CANNOT_GIVE: Final = why("cannot-give", "R7.4", seat=SEAT)
BESIDE_ALREADY: Final = why("beside-already", "R7.11", space=SPACE)
SAID_ENOUGH: Final = why("said-enough", "Q35")

WITHDRAW_ACTIONS: Final = [[Action(WITHDRAW, deal, space) for space in range(SPACE_COUNT)] for deal in range(DEAL.size)]
ACCEPT_ACTIONS: Final = [
    [[Action(ACCEPT, seat, deal, space) for space in range(SPACE_COUNT)] for deal in range(DEAL.size)]
    for seat in range(MOST_PLAYERS)
]


# offers


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats still to be heard when one has answered."""
    return tuple([other for other in seats if other != seat])


def place_offer(state: GenoaState, seat: int, action: Action) -> None:
    """Put an offer on the table, in place of the same player's offer for the same deal."""
    offer = offer_from(state, seat, action)
    state.offers = [o for o in state.offers if not o.same_place(offer.buyer, offer.deal, offer.space)]
    state.offers.append(offer)
    show_cards(state, state.trader, offer.pays)
    names = (offer.buyer, offer.deal, offer.space)
    tell_parties(state, offer.buyer, state.trader, OFFERED, names, said(offer))


def withdraw_offer(state: GenoaState, seat: int, deal: int, space: int) -> None:
    """Take an offer off the table."""
    state.offers = [o for o in state.offers if not o.same_place(seat, deal, space)]
    state.tell(WITHDREW, seat, deal, space)


def withdrawals(state: GenoaState, seat: int) -> list[Action]:
    """The seat's own offers that it may take back."""
    found = [WITHDRAW_ACTIONS[offer.deal][offer.space] for offer in state.offers if offer.buyer == seat]
    return sorted(found) if len(found) > 1 else found


def acceptances(state: GenoaState, offers: list[Offer]) -> list[Action]:
    """The offers the Trader may accept: those he can give his part of."""
    found = [ACCEPT_ACTIONS[o.buyer][o.deal][o.space] for o in offers if trader_can_give(state, o)]
    return sorted(found) if len(found) > 1 else found


def offers_of(state: GenoaState, seat: int) -> list[Offer]:
    """What a seat has on the table, the newest last."""
    return [offer for offer in state.offers if offer.buyer == seat]


def ask_speaker(state: GenoaState, seat: int) -> Message:
    """What one who is not waited for is told: what he has on the table, and that he may still change it."""
    own = offers_of(state, seat)
    return Message(ASK_CHANGE, state.trader, len(own), *said(own[-1])) if own else Message(ASK_SPEAK, state.trader)


def find_offer(state: GenoaState, action: Action) -> Offer | None:
    """The standing offer that an acceptance names."""
    for offer in state.offers:
        if offer.same_place(action.args[0], action.args[1], action.args[2]):
            return offer
    return None


def accept_fault(state: GenoaState, action: Action) -> Message:
    """Why the Trader may not accept: there is no such offer, or he lacks what it asks of him."""
    return Message(NO_SUCH_OFFER if find_offer(state, action) is None else CANNOT_GIVE, action.args[0])


def said_fault(state: GenoaState, seat: int, action: Action) -> Message | None:
    """Why an offer cannot be made as it was said; None when it can."""
    return bundle_fault(items_said(action)) or offer_fault(state, offer_from(state, seat, action))


# suggestions


def suggest(state: GenoaState, seat: int, action: Action) -> None:
    """Talk of a space farther away: heard by all, binding nobody; cards are not shown (R7.11)."""
    deal = MOVE if action.verb is SUGGEST_MOVE else ACTION
    offer = offer_of(seat, deal, action.args[0], unseen(action.args[1:]))
    state.suggestions = [s for s in state.suggestions if not s.same_place(seat, deal, offer.space)]
    state.suggestions.append(offer)
    state.tell(SUGGESTED, seat, deal, offer.space, *said(offer))


def suggestion_fault(state: GenoaState, action: Action) -> Message | None:
    """Why this is no suggestion for later; None when it is one."""
    space = action.args[0]
    if state.visited >> space & 1:
        return Message(VISITED, space)
    if space in ADJACENT[state.tower]:
        return Message(BESIDE_ALREADY, space)
    if action.verb is SUGGEST_ACTION and not has_action(space):
        return Message(NO_ACTION_THERE, space)
    return bundle_fault(action.args[1:])


# who may speak


def bidders(state: GenoaState) -> tuple[int, ...]:
    """The other players who could act here (R7.10)."""
    return tuple([seat for seat in state.buyers if state.can_act(seat)])


def speakers(state: GenoaState, asked: tuple[int, ...], here: bool) -> tuple[int, ...]:
    """Those who are not asked and may still speak: before a move everybody, at a building who could act there."""
    seats = bidders(state) if here else state.buyers
    return tuple([seat for seat in seats if seat not in asked and speech(state, seat, here)])


def speech(state: GenoaState, seat: int, here: bool) -> list[Action]:
    """The menu of one who is not asked: offers, as long as he has not said enough (Q35), and withdrawals."""
    if state.said[seat] >= OFFERS_A_ROUND:
        return withdrawals(state, seat)
    return (here_menu(state, seat) if here else floor_menu(state, seat)) + withdrawals(state, seat)


def may_say(state: GenoaState, seat: int, action: Action, here: bool) -> bool:
    """Whether a player may say this now: an offer, a suggestion, a withdrawal."""
    if action.verb is WITHDRAW:
        return action in withdrawals(state, seat)
    return is_talk(action, here) and talk_fault(state, seat, action, here) is None


def is_talk(action: Action, here: bool) -> bool:
    """Whether a move is an offer that fits the step, or a suggestion."""
    verb = action.verb
    return verb is SUGGEST_MOVE or verb is SUGGEST_ACTION or verb in (HERE_VERBS if here else OFFER_VERBS)


def talk_fault(state: GenoaState, seat: int, action: Action, here: bool) -> Message | None:
    """Why a player may not make an offer or a suggestion; None when he may, or when it is neither."""
    if not is_talk(action, here):
        return None
    if state.said[seat] >= OFFERS_A_ROUND:
        return Message(SAID_ENOUGH)
    if action.verb is SUGGEST_MOVE or action.verb is SUGGEST_ACTION:
        return suggestion_fault(state, action)
    return said_fault(state, seat, action)


def speak(state: GenoaState, seat: int, action: Action) -> None:
    """Say it, and count it."""
    state.said[seat] += 1
    if action.verb is WITHDRAW:
        withdraw_offer(state, seat, action.args[0], action.args[1])
    elif action.verb is SUGGEST_MOVE or action.verb is SUGGEST_ACTION:
        suggest(state, seat, action)
    else:
        place_offer(state, seat, action)


class Talk(OneSeat[GenoaState]):
    """One seat is asked; meanwhile the others may still change their offers and speak. Nobody waits for them."""

    __slots__ = ()

    def is_here(self, state: GenoaState) -> bool:
        """Whether the talk is about the action where the tower stands, not about a move."""
        return False

    def choices(self, state: GenoaState) -> list[Action]:
        """What the seat that is asked may answer."""
        raise NotImplementedError

    def allows(self, state: GenoaState, action: Action) -> bool:
        """Whether the seat that is asked may answer this."""
        return action in self.choices(state)

    def decided(self, state: GenoaState, action: Action) -> None:
        """What follows from the answer."""
        raise NotImplementedError

    def question(self, state: GenoaState) -> Message:
        """What the seat is asked."""
        raise NotImplementedError

    def fault(self, state: GenoaState, action: Action) -> Message | None:
        """Why the seat that is asked may not answer this."""
        return None

    def changers(self, state: GenoaState) -> tuple[int, ...]:
        return speakers(state, (self.seat,), self.is_here(state))

    def options(self, state: GenoaState, seat: int) -> list[Action]:
        return self.choices(state) if seat == self.seat else speech(state, seat, self.is_here(state))

    def accepts(self, state: GenoaState, seat: int, action: Action) -> bool:
        return self.allows(state, action) if seat == self.seat else may_say(state, seat, action, self.is_here(state))

    def answer(self, state: GenoaState, seat: int, action: Action) -> None:
        if seat == self.seat:
            self.decided(state, action)
        else:
            state.then(self)
            speak(state, seat, action)

    def ask(self, state: GenoaState, seat: int) -> Message:
        return self.question(state) if seat == self.seat else ask_speaker(state, seat)

    def why_not(self, state: GenoaState, seat: int, action: Action) -> Message | None:
        return self.fault(state, action) if seat == self.seat else talk_fault(state, seat, action, self.is_here(state))

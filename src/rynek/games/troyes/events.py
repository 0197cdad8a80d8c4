"""Events (R4.8-R4.10, R11.1-R11.4): two new ones each round, then all of the row act from left to right."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Rng
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.troyes import event_cards
from rynek.games.troyes.black_dice import RollBlackDice
from rynek.games.troyes.board import BUILDING, COLOUR, FACE, GREY, LEVEL, PENALTY, ROW_OF_DIE
from rynek.games.troyes.cathedral import LEVELS
from rynek.games.troyes.citizens import FORBIDDEN, enter_row, expelled_by
from rynek.games.troyes.dice import PER_DISTRICT, die_number
from rynek.games.troyes.event_cards import DECKS, EVENT, EVENTS, FLAG, NO_DECK
from rynek.games.troyes.state import Troyes
from rynek.games.troyes.verbs import DISCARD, DISCARDS, EVENT_CARD, GIVE_FLAG, GIVE_FLAGS, GIVE_UP, GIVE_UPS

EVENT_REVEALED: Final = event("event-revealed", event_card=EVENT)
GREY_ENTERS: Final = event("grey-enters", event_card=EVENT, building=BUILDING)
GREY_STAYS_OUT: Final = event("grey-stays-out", event_card=EVENT, building=BUILDING)
DIE_DISCARDED: Final = event("die-discarded", seat=SEAT, event_card=EVENT, colour=COLOUR, face=FACE)
CATHEDRAL_GREYED: Final = event("cathedral-greyed", seat=SEAT, event_card=EVENT, column=FACE, level=LEVEL)
FLAG_GREYED: Final = event("flag-greyed", seat=SEAT, event_card=EVENT, target=EVENT, flag=FLAG)
DENIERS_PAID: Final = event("deniers-paid", seat=SEAT, event_card=EVENT, deniers=None)
INFLUENCE_LOST: Final = event("influence-lost", seat=SEAT, event_card=EVENT, influence=None)
CANNOT_COMPLY: Final = event("cannot-comply", seat=SEAT, event_card=EVENT, points=None)
ASK_DISCARD: Final = ask("discard", "R11.2", event_card=EVENT, colour=COLOUR)
ASK_GIVE_UP: Final = ask("give-up", "R11.2", event_card=EVENT)
ASK_GIVE_FLAG: Final = ask("give-flag", "R11.2", event_card=EVENT)
NO_SUCH_DIE: Final = why("no-such-die", "R11.2", colour=COLOUR, face=FACE)
NOT_YOUR_CUBE: Final = why("not-your-cube", "R11.2")


class RevealEvent(Chance[Troyes]):
    """The top card of a deck joins the row; a red card calls one more of white or yellow (R4.8).

    Which red cards were removed nobody has seen, so every red card not yet revealed is equally likely.
    """

    __slots__ = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def options(self, state: Troyes, seat: int) -> list[Action]:
        return [Action(EVENT_CARD, card) for card in self.unseen(state)]

    def unseen(self, state: Troyes) -> list[int]:
        """The cards that may lie on top."""
        seen = state.seen_events()
        return [card for card in DECKS[self.deck] if not seen >> card & 1]

    def sample(self, state: Troyes, rng: Rng) -> Action:
        cards = self.unseen(state)
        return Action(EVENT_CARD, cards[rng.randrange(len(cards))])

    def answer(self, state: Troyes, seat: int, action: Action) -> None:
        card = action.args[0]
        state.row.append(card)
        state.tell(EVENT_REVEALED, card)
        if EVENTS[card].calls != NO_DECK:
            state.then(RevealEvent(EVENTS[card].calls))


class ActEvents(Frame[Troyes]):
    """The Events of the row from `place` on act, left to right; `black` dice are in hand so far (R4.9)."""

    __slots__ = ("black", "place")

    def __init__(self, place: int, black: int) -> None:
        self.place = place
        self.black = black

    def run(self, state: Troyes) -> None:
        black = self.black
        for place in range(self.place, len(state.row)):
            card = state.row[place]
            if EVENTS[card].effect == event_cards.BLACK:
                black += EVENTS[card].amount
            else:
                choices = effect(state, card)
                if choices:
                    state.then(*choices, ActEvents(place + 1, black))
                    return
        state.then(RollBlackDice(black))


def effect(state: Troyes, card: int) -> list[Frame[Troyes]]:
    """What an Event without black dice does; the choices it asks for, clockwise from the start player (Q3)."""
    kind, amount = EVENTS[card].effect, EVENTS[card].amount
    if kind == event_cards.ENTERS:
        grey_enters(state, card, amount)
    elif kind == event_cards.DISCARDS:
        return [DiscardDie(seat, card) for seat in state.from_start()]
    elif kind == event_cards.GREYS_CATHEDRAL:
        return [GreyCathedral(seat, card) for seat in state.from_start()]
    elif kind == event_cards.GREYS_FLAG:
        return [GreyFlag(seat, card) for seat in state.from_start()]
    elif kind == event_cards.PAYS:
        for seat in state.from_start():
            lose_deniers(state, seat, card, amount)
    elif kind == event_cards.FORGETS:
        for seat in state.from_start():
            lose_influence(state, seat, card, amount)
    return []


def grey_enters(state: Troyes, card: int, building: int) -> None:
    """A grey citizen enters as with a 6, unless none is left, protection forbids it or grey is there (R11.1, Q20)."""
    row = ROW_OF_DIE[building * 6 + 5]
    expelled = expelled_by(state, GREY, row)
    in_palace = building == 0 and state.spaces[5] == GREY
    if state.grey_reserve() == 0 or expelled == FORBIDDEN or in_palace:
        state.tell(GREY_STAYS_OUT, card, building)
    else:
        state.tell(GREY_ENTERS, card, building)
        enter_row(state, GREY, row)


def lose_deniers(state: Troyes, seat: int, card: int, amount: int) -> None:
    """Pay deniers to the bank, as many as there are."""
    paid = min(amount, state.deniers[seat])
    state.deniers[seat] -= paid
    state.tell(DENIERS_PAID, seat, card, paid)
    if paid < amount:
        cannot_comply(state, seat, card)


def lose_influence(state: Troyes, seat: int, card: int, amount: int) -> None:
    """Lose influence, as much as there is."""
    lost = min(amount, state.influence[seat])
    state.influence[seat] -= lost
    state.tell(INFLUENCE_LOST, seat, card, lost)
    if lost < amount:
        cannot_comply(state, seat, card)


def cannot_comply(state: Troyes, seat: int, card: int) -> None:
    """Who cannot carry out an Event completely loses 2 points, for each Event anew (R4.10, Q4)."""
    state.tell(CANNOT_COMPLY, seat, card, state.lose_points(seat, PENALTY))


class Victim(OneSeat[Troyes]):
    """A player chooses what an Event takes; one choice is made at once, none costs points."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def actors(self, state: Troyes) -> tuple[int, ...]:
        return (self.seat,) if len(self.options(state, self.seat)) > 1 else ()

    def run(self, state: Troyes) -> None:
        only = self.options(state, self.seat)
        if only:
            self.answer(state, self.seat, only[0])
        else:
            cannot_comply(state, self.seat, self.card)


class DiscardDie(Victim):
    """Discard one die of a colour of the own district (R11.2)."""

    __slots__ = ()

    def options(self, state: Troyes, seat: int) -> list[Action]:
        colour = EVENTS[self.card].amount
        first = seat * PER_DISTRICT
        return [DISCARDS[i] for i in range(colour * 6, colour * 6 + 6) if state.dice[first + i]]

    def answer(self, state: Troyes, seat: int, action: Action) -> None:
        colour, face = action.args
        state.dice[die_number(seat, colour, face)] -= 1
        state.tell(DIE_DISCARDED, seat, self.card, colour, face)

    def ask(self, state: Troyes, seat: int) -> Message:
        return Message(ASK_DISCARD, self.card, EVENTS[self.card].amount)

    def why_not(self, state: Troyes, seat: int, action: Action) -> Message | None:
        return Message(NO_SUCH_DIE, *action.args) if action.verb is DISCARD else None


class GreyCathedral(Victim):
    """Replace one own cube of the cathedral by a grey one; the space stays built (R11.2, R11.3)."""

    __slots__ = ()

    def options(self, state: Troyes, seat: int) -> list[Action]:
        cathedral = state.cathedral
        return [GIVE_UPS[i] for i in range(len(GIVE_UPS)) if cathedral[i % LEVELS * 6 + i // LEVELS] == seat]

    def answer(self, state: Troyes, seat: int, action: Action) -> None:
        column, level = action.args
        state.cathedral[(level - 1) * 6 + column - 1] = GREY
        state.tell(CATHEDRAL_GREYED, seat, self.card, column, level)

    def ask(self, state: Troyes, seat: int) -> Message:
        return Message(ASK_GIVE_UP, self.card)

    def why_not(self, state: Troyes, seat: int, action: Action) -> Message | None:
        return Message(NOT_YOUR_CUBE) if action.verb is GIVE_UP else None


class GreyFlag(Victim):
    """Replace one own cube of an Event by a grey one, which keeps the flag (R11.2-R11.4)."""

    __slots__ = ()

    def options(self, state: Troyes, seat: int) -> list[Action]:
        found: list[Action] = []
        for target in sorted(state.row):
            for flag, owner in enumerate(state.flags[target]):
                if owner == seat:
                    found.append(GIVE_FLAGS[target * FLAG.size + flag])
        return found

    def answer(self, state: Troyes, seat: int, action: Action) -> None:
        target, flag = action.args
        flags = state.flags[target]
        state.flags[target] = (*flags[: flag - 1], GREY, *flags[flag:])
        state.tell(FLAG_GREYED, seat, self.card, target, flag)

    def ask(self, state: Troyes, seat: int) -> Message:
        return Message(ASK_GIVE_FLAG, self.card)

    def why_not(self, state: Troyes, seat: int, action: Action) -> Message | None:
        return Message(NOT_YOUR_CUBE) if action.verb is GIVE_FLAG else None

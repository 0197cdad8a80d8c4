"""The round (R4.1-R4.3) and its end (R4.29, R4.30)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Rng
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, Frame
from rynek.core.message import event
from rynek.games.troyes.actions import NextTurn
from rynek.games.troyes.activity_cards import CARD, CARDS
from rynek.games.troyes.board import SEATS
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.events import ActEvents, RevealEvent
from rynek.games.troyes.income import Income
from rynek.games.troyes.state import Troyes
from rynek.games.troyes.verbs import REVEAL
from rynek.games.troyes.workforce import WorkForce

ROUND_STARTS: Final = event("round-starts", round=None, rounds=None)
ACTIVITY_REVEALED: Final = event("activity-revealed", card=CARD)
PURSE_TAKEN: Final = event("purse-taken", seat=SEAT, deniers=None)
CITIZENS_RETURN: Final = event("citizens-return", seat=SEAT, citizens=None)
NEXT_START: Final = event("next-start", seat=SEAT)
GAME_ENDS: Final = event("game-ends")
CHARACTER_SHOWN: Final = event("character-shown", seat=SEAT, character=CHARACTER)

REVEAL_ROUNDS: Final = 3
RED_DECK: Final = 0


class StartRound(Frame[Troyes]):
    """One more round, phase by phase (R4.2)."""

    __slots__ = ()

    def run(self, state: Troyes) -> None:
        state.round += 1
        state.tell(ROUND_STARTS, state.round, state.rounds)
        state.then(
            RevealActivities(),
            Income(),
            WorkForce(),
            RevealEvent(RED_DECK),
            ActEvents(0, 0),
            NextTurn(state.start),
            EndOfRound(),
        )


class RevealActivities(Chance[Troyes]):
    """In rounds 1 to 3 a card of each colour is turned up (R4.3): one of three that could lie there (R2.4)."""

    __slots__ = ()

    def actors(self, state: Troyes) -> tuple[int, ...]:
        return super().actors(state) if state.round <= REVEAL_ROUNDS else ()

    def run(self, state: Troyes) -> None:
        """From round 4 on there is nothing to reveal."""

    def sample(self, state: Troyes, rng: Rng) -> Action:
        first = (state.round - 1) * 3
        return Action(REVEAL, *[colour * 9 + first + rng.randrange(3) for colour in range(3)])

    def accepts(self, state: Troyes, seat: int, action: Action) -> bool:
        slots = [CARDS[card].slot for card in action.args]
        return action.verb is REVEAL and slots == [colour * 3 + state.round - 1 for colour in range(3)]

    def answer(self, state: Troyes, seat: int, action: Action) -> None:
        for card in action.args:
            state.cards[CARDS[card].slot] = card
            state.tell(ACTIVITY_REVEALED, card)


class EndOfRound(Frame[Troyes]):
    """Deniers, lying citizens, dice, start player card; then the next round or the end of the game."""

    __slots__ = ()

    def run(self, state: Troyes) -> None:
        for seat in range(state.players):
            self.take_purse(state, seat)
            self.take_lying(state, seat)
        state.remove_dice()
        if state.round == state.rounds:
            show_characters(state)
            return
        state.start = state.next_seat(state.start)
        state.tell(NEXT_START, state.start)
        state.then(StartRound())

    def take_purse(self, state: Troyes, seat: int) -> None:
        """The deniers of passing leave the district for their owner."""
        if state.purse[seat]:
            state.tell(PURSE_TAKEN, seat, state.purse[seat])
        state.deniers[seat] += state.purse[seat]
        state.purse[seat] = 0

    def take_lying(self, state: Troyes, seat: int) -> None:
        """Lying citizens return to the private supply."""
        returned = sum(state.lying[building * SEATS + seat] for building in range(3))
        if not returned:
            return
        for building in range(3):
            state.lying[building * SEATS + seat] = 0
        state.supply[seat] += returned
        state.tell(CITIZENS_RETURN, seat, returned)


def show_characters(state: Troyes) -> None:
    """The game is over: all dealt Characters are revealed and score for everybody (R9.1)."""
    state.tell(GAME_ENDS)
    state.reveal()
    for seat in range(state.players):
        for character in state.characters[seat]:
            state.tell(CHARACTER_SHOWN, seat, character)

"""The round (R4.1-R4.3) and its end (R4.29, R4.30)."""

from itertools import product
from typing import Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, Frame
from rynek.core.message import event
from rynek.games.troyes.actions import NextTurn
from rynek.games.troyes.activity_cards import BONUS, CARD, CARDS, PILES
from rynek.games.troyes.board import GREY, OWNERS
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.events import ActEvents, RevealEvent
from rynek.games.troyes.income import Income
from rynek.games.troyes.scoring import RANK, rank_of, solo_result
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import REVEAL
from rynek.games.troyes.workforce import WorkForce

ROUND_STARTS: Final = event("round-starts", "R4.2", round=None, rounds=None)
ACTIVITY_REVEALED: Final = event("activity-revealed", "R4.3", card=CARD)
PURSE_TAKEN: Final = event("purse-taken", "R4.29", seat=SEAT, deniers=None)
CITIZENS_RETURN: Final = event("citizens-return", "R4.29", seat=SEAT, citizens=None)
GREY_RETURNS: Final = event("grey-returns", "R5.7", citizens=None, roy=None)
NEXT_START: Final = event("next-start", "R4.29", seat=SEAT)
ROY_STARTS: Final = event("roy-starts", "S10")
GAME_ENDS: Final = event("game-ends", "R9.1")
SOLO_RANK: Final = event("solo-rank", "S30", result=None, rank=RANK)
CHARACTER_SHOWN: Final = event("character-shown", "R9.1", seat=SEAT, character=CHARACTER)

REVEAL_ROUNDS: Final = 3
RED_DECK: Final = 0


class StartRound(Frame[TroyesState]):
    """One more round, phase by phase (R4.2)."""

    __slots__ = ()

    def run(self, state: TroyesState) -> None:
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


class RevealActivities(Chance[TroyesState]):
    """In rounds 1 to 3 a card of each colour is turned up (R4.3): one of those that could lie there (R2.4, B1)."""

    __slots__ = ()

    def actors(self, state: TroyesState) -> tuple[int, ...]:
        return super().actors(state) if state.round <= REVEAL_ROUNDS else ()

    def run(self, state: TroyesState) -> None:
        """From round 4 on there is nothing to reveal."""

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return Action(REVEAL, *[cards[rng.randrange(len(cards))] for cards in piles(state)])

    def odds(self, state: TroyesState) -> Odds:
        return evenly([Action(REVEAL, *cards) for cards in product(*piles(state))])

    def accepts(self, state: TroyesState, seat: int, action: Action) -> bool:
        cards = action.args
        if action.verb is not REVEAL or len(cards) != 3:
            return False
        return all(card in pile for card, pile in zip(cards, piles(state), strict=True))

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        for card in action.args:
            state.cards[CARDS[card].slot] = card
            state.tell(ACTIVITY_REVEALED, card)


def piles(state: TroyesState) -> list[list[int]]:
    """By colour the cards that may lie face down on the slot of the round."""
    slots = [PILES[colour * 3 + state.round - 1] for colour in range(3)]
    return [sorted([card for card in cards if card < BONUS or state.has_bonus]) for cards in slots]


class EndOfRound(Frame[TroyesState]):
    """Deniers, lying citizens, dice, start player card; then the next round or the end of the game."""

    __slots__ = ()

    def run(self, state: TroyesState) -> None:
        for seat in range(state.players):
            self.take_purse(state, seat)
            self.take_lying(state, seat)
        self.take_grey(state)
        state.remove_dice()
        if state.round == state.rounds:
            end_game(state)
            return
        state.start = state.next_seat(state.start)
        if state.start == GREY:
            state.tell(ROY_STARTS)
        else:
            state.tell(NEXT_START, state.start)
        state.then(StartRound())

    def take_purse(self, state: TroyesState, seat: int) -> None:
        """The deniers of passing leave the district for their owner."""
        if state.purse[seat]:
            state.tell(PURSE_TAKEN, seat, state.purse[seat])
        state.deniers[seat] += state.purse[seat]
        state.purse[seat] = 0

    def take_lying(self, state: TroyesState, seat: int) -> None:
        """Lying citizens return to the private supply."""
        returned = self.rise(state, seat)
        if returned:
            state.supply[seat] += returned
            state.tell(CITIZENS_RETURN, seat, returned)

    def take_grey(self, state: TroyesState) -> None:
        """Grey citizens return to the general supply, le Roy's to his own (R5.7, S21)."""
        returned = self.rise(state, GREY)
        if returned:
            state.tell(GREY_RETURNS, returned, int(state.is_solo))

    def rise(self, state: TroyesState, owner: int) -> int:
        """Nobody of an owner lies on a building any more; how many did."""
        returned = 0
        for place in range(owner, 3 * OWNERS, OWNERS):
            returned += state.lying[place]
            state.lying[place] = 0
        return returned


def end_game(state: TroyesState) -> None:
    """The game is over: all dealt Characters are revealed and score for everybody (R9.1); alone, the rank (S30)."""
    state.tell(GAME_ENDS)
    if state.is_solo:
        result = solo_result(state)
        state.tell(SOLO_RANK, result, rank_of(result))
        return
    state.reveal()
    for seat in range(state.players):
        for character in state.characters[seat]:
            state.tell(CHARACTER_SHOWN, seat, character)

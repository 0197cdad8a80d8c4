"""Set-up (R2.1-R2.6, S1-S4, B1): the table before the first citizen is placed."""

from itertools import permutations
from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly, sample
from rynek.core.domain import SEAT
from rynek.core.frame import Chance
from rynek.core.message import event
from rynek.core.option import Option
from rynek.games.troyes.activity_cards import SLOTS
from rynek.games.troyes.board import (
    CITIZENS,
    EMPTY,
    GREY,
    OWNERS,
    PLAYERS,
    SEATS,
    SPACE,
    SPACES,
    TWO_PLAYER_GREY,
)
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.event_cards import EVENTS, MARAUDING
from rynek.games.troyes.placement import FillWithGrey, InitialPlacement
from rynek.games.troyes.rounds import StartRound
from rynek.games.troyes.solo_placement import batches
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import DEAL, FIRST

START_PLAYER: Final = event("start-player", "R2.6", seat=SEAT)
CHARACTER_DEALT: Final = event("character-dealt", "R2.3", character=CHARACTER)
CHARACTERS_DEALT: Final = event("characters-dealt", "R2.3", cards=None)
PILE_LAID: Final = event("pile-laid", "S3", rest=CHARACTER)

OPTIONS: Final = (Option("bonus_cards", False),)

START_DENIERS: Final = 5
START_INFLUENCE: Final = 4


def empty_table(players: int, options: dict[str, Any]) -> TroyesState:
    """A table with everything in the boxes: nobody placed, no card revealed, no die rolled."""
    state = TroyesState(players, options)
    citizens = PLAYERS[players].citizens
    state.deniers = [START_DENIERS] * players
    state.influence = [START_INFLUENCE] * players
    state.points = [0] * players
    state.supply = [citizens] * players
    state.reserve = [CITIZENS - citizens] * players
    state.purse = [0] * players
    state.won = [0] * players
    state.characters = [()] * players
    state.cards = [EMPTY] * SLOTS
    state.tradesmen = [EMPTY] * (SLOTS * 2)
    state.pictures = [0] * SLOTS
    state.cubes = [0] * (SLOTS * SEATS)
    state.spaces = [EMPTY] * SPACES
    state.lying = [0] * (3 * OWNERS)
    state.cathedral = [EMPTY] * 18
    state.row = [MARAUDING]
    state.flags = [()] * len(EVENTS)
    state.remove_dice()
    return state


def set_up(players: int, options: dict[str, Any]) -> TroyesState:
    """A new table; chance first gives the start player card (alone the person has it, S10) and the Characters."""
    state = empty_table(players, options)
    if players == 2:
        for word in TWO_PLAYER_GREY:
            state.spaces[SPACE.value(word)] = GREY
    if state.is_solo:
        state.then(DealCharacters(), *batches(), StartRound())
    else:
        state.then(ChooseStartPlayer(), DealCharacters(), InitialPlacement(0), FillWithGrey(), StartRound())
    return state


class ChooseStartPlayer(Chance[TroyesState]):
    """Who has read a history book most recently nobody knows: chance gives the card (R2.6)."""

    __slots__ = ()

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return Action(FIRST, rng.randrange(state.players))

    def odds(self, state: TroyesState) -> Odds:
        return evenly([Action(FIRST, player) for player in range(state.players)])

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        state.start = action.args[0]
        state.tell(START_PLAYER, state.start)


class DealCharacters(Chance[TroyesState]):
    """One secret Character each, two with two players; the rest is put away unseen (R2.3).

    Alone all six lie in an open pile, the top one first (S3).
    """

    __slots__ = ()

    def sample(self, state: TroyesState, rng: Rng) -> Action:
        return Action(DEAL, *sample(list(range(CHARACTER.size)), dealt(state), rng))

    def odds(self, state: TroyesState) -> Odds:
        return evenly([Action(DEAL, *cards) for cards in permutations(range(CHARACTER.size), dealt(state))])

    def accepts(self, state: TroyesState, seat: int, action: Action) -> bool:
        cards, size = action.args, dealt(state)
        return action.verb is DEAL and len(cards) == size and len(set(cards)) == size

    def answer(self, state: TroyesState, seat: int, action: Action) -> None:
        if state.is_solo:
            state.pile = action.args
            state.tell(PILE_LAID, *state.pile)
            return
        each = PLAYERS[state.players].characters
        state.tell(CHARACTERS_DEALT, each)
        for player in range(state.players):
            hand = action.args[player * each : player * each + each]
            state.characters[player] = tuple(sorted(hand))
            for character in state.characters[player]:
                state.tell_seat(player, CHARACTER_DEALT, character)


def dealt(state: TroyesState) -> int:
    """How many Characters are in play."""
    return CHARACTER.size if state.is_solo else PLAYERS[state.players].characters * state.players

"""Whether a position can be: everything in the box is somewhere, once, and the unfinished steps fit the table."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame
from rynek.core.reader import impossible
from rynek.games.troyes.actions import Group, NextTurn, Turn
from rynek.games.troyes.activities import Activate, ChooseTimes, Hire, Mill, activation_limit
from rynek.games.troyes.activity_cards import ANY, BONUS, CARD, CARDS, SLOTS
from rynek.games.troyes.black_dice import Counter, Defend, RollBlackDice, district_strength
from rynek.games.troyes.board import (
    BLACK_DICE,
    CITIZENS,
    COLOUR,
    DICE_OF_A_COLOUR,
    EMPTY,
    GREY,
    INFLUENCE_LIMIT,
    PLAYERS,
    ROWS,
    SEATS,
)
from rynek.games.troyes.citizens import Settle
from rynek.games.troyes.dice import COLOUR_OF, DIE_NUMBERS, OWNER_OF
from rynek.games.troyes.event_cards import ENTERS, EVENT, EVENTS, MARAUDING, RESISTANCE
from rynek.games.troyes.event_cubes import ArcherCube, ArcherShot, EventCubes
from rynek.games.troyes.events import ActEvents, GreyRoll, RevealEvent
from rynek.games.troyes.groups import GROUP_MOST, NO_CUBE, change, may_mix, price
from rynek.games.troyes.influence import TURN_MOST, TurnMore
from rynek.games.troyes.le_roy import RoyTurn
from rynek.games.troyes.placement import FillWithGrey, InitialPlacement
from rynek.games.troyes.position import citizens_out, due_from, reds_seen
from rynek.games.troyes.rounds import StartRound
from rynek.games.troyes.solo_placement import OwnPlaces, RoyPlaces
from rynek.games.troyes.state import Troyes
from rynek.games.troyes.verbs import TIMES

MOST_EVENT_CUBES: Final = 18
"""Chivalry with three yellow sixes that a Militia counts as red, and all six red dice in the own district."""


def check(state: Troyes) -> None:
    """Raise BadPosition when the parts of a position do not fit together."""
    for seat in range(state.players):
        check_seat(state, seat)
    check_characters(state)
    check_cards(state)
    check_events(state)
    check_dice(state)
    check_steps(state)
    if state.grey_reserve() < 0:
        raise impossible("spaces: more grey citizens than there are")


def check_seat(state: Troyes, seat: int) -> None:
    """Twelve citizens, no debts, influence within its track."""
    word = SEAT.word(seat)
    if citizens_out(state, seat) + state.reserve[seat] != CITIZENS or state.reserve[seat] < 0:
        raise impossible(f"seats.{word}: not twelve citizens")
    if min(state.deniers[seat], state.points[seat], state.supply[seat], state.purse[seat]) < 0:
        raise impossible(f"seats.{word}: a debt")
    if not 0 <= state.influence[seat] <= INFLUENCE_LIMIT:
        raise impossible(f"seats.{word}: influence off its track")
    if state.purse[seat] == 1:
        raise impossible(f"seats.{word}: passing puts at least 2 deniers into the district")


def check_characters(state: Troyes) -> None:
    """Every player holds the right number, no Character twice; before the deal nobody holds any; alone none ever."""
    if len(set(state.pile)) < len(state.pile):
        raise impossible("le_roy.pile: a Character twice")
    each = PLAYERS[state.players].characters
    hands = [character for hand in state.characters for character in hand]
    sizes = {len(hand) for hand in state.characters}
    if len(set(hands)) < len(hands) or not (sizes == {each} or (sizes == {0} and state.round == 0)):
        raise impossible("characters: dealt wrongly")


def check_cards(state: Troyes) -> None:
    """Cards are revealed by the round; tradesmen stand on cards, each player once, and pictures only fill up last."""
    for slot in range(SLOTS):
        if state.cards[slot] == EMPTY:
            used = state.pictures[slot] or state.tradesmen[slot * 2 : slot * 2 + 2] != [EMPTY, EMPTY]
            if used or any(state.cubes[slot * SEATS : slot * SEATS + SEATS]):
                raise impossible("activities: a face-down card is in use")
            continue
        if slot % 3 + 1 > state.round:
            raise impossible(f"activities: {CARD.word(state.cards[slot])} is revealed in a later round")
        if state.cards[slot] >= BONUS and not state.has_bonus:
            raise impossible(f"activities: {CARD.word(state.cards[slot])} is a bonus card")
        first, second = state.tradesmen[slot * 2], state.tradesmen[slot * 2 + 1]
        twice = first != EMPTY and first == second
        if twice or any(o != EMPTY and state.pictures[slot] >> o & 1 for o in (first, second)):
            raise impossible(f"activities: {CARD.word(state.cards[slot])} has two tradesmen of one player")
        if CARDS[state.cards[slot]].instant and any(state.cubes[slot * SEATS : slot * SEATS + SEATS]):
            raise impossible(f"activities: {CARD.word(state.cards[slot])} holds no cubes")


def check_events(state: Troyes) -> None:
    """Every Event once, none full, as many red ones as rounds, and a white or yellow one for each that was called."""
    places = [*state.row[1:], *[i for mask in (*state.won, state.removed) for i in range(len(EVENTS)) if mask >> i & 1]]
    if len(set(places)) < len(places) or MARAUDING in places or state.row[0] != MARAUDING:
        raise impossible("events: one stands twice, or Marauding is not the first of the row")
    for place in range(len(EVENTS)):
        most = EVENTS[place].flags - 1 if place in state.row else 0
        if len(state.flags[place]) > most:
            raise impossible(f"events: {EVENT.word(place)} has too many cubes")
    if RESISTANCE in places and not state.has_bonus:
        raise impossible(f"events: {EVENT.word(RESISTANCE)} is a bonus card")
    waiting = [frame.deck for frame in state.stack if isinstance(frame, RevealEvent)]
    reds = reds_seen(state) + waiting.count(0)
    if reds != state.round:
        raise impossible(f"events: {reds} red ones in round {state.round}")
    for deck in (1, 2):
        if due_from(places, deck) != waiting.count(deck):
            raise impossible(f"events: the {COLOUR.word(deck)} ones are not those that red ones have called")


def check_dice(state: Troyes) -> None:
    """Six dice of each colour, black ones included."""
    for colour in range(3):
        count = sum([state.dice[die] for die in range(DIE_NUMBERS) if COLOUR_OF[die] == colour])
        if count > DICE_OF_A_COLOUR:
            raise impossible(f"dice: {count} of {COLOUR.word(colour)}")
    if len(state.black) > BLACK_DICE or min(state.dice) < 0:
        raise impossible("dice: more or fewer than there are")


def check_steps(state: Troyes) -> None:
    """Unfinished steps speak of seats at the table, of dice on the square and of cards that lie face up."""
    for frame in state.stack:
        seat = getattr(frame, "seat", 0)
        is_roy = state.is_solo and seat == GREY and isinstance(frame, (NextTurn, Defend))
        if isinstance(seat, int) and not 0 <= seat < state.players and not is_roy:
            raise impossible("steps: a seat that is not at the table")
        if isinstance(frame, Group):
            check_group(state, frame)
        elif isinstance(frame, Counter):
            check_counter(state, frame)
        elif isinstance(frame, (Hire, ChooseTimes, Activate)):
            times = 0 if isinstance(frame, Hire) else frame.most if isinstance(frame, ChooseTimes) else frame.times
            check_activation(state, frame.seat, frame.card, times)
        elif not is_within_limits(state, frame):
            raise impossible(f"steps: {type(frame).__name__} with what the rules never give it")
    if state.round + sum([isinstance(frame, StartRound) for frame in state.stack]) > state.rounds:
        raise impossible(f"steps: one more round after the {state.rounds} of the game")


def is_within_limits(state: Troyes, frame: AnyFrame) -> bool:
    """Whether the numbers and cards of a step are such as the rules can reach."""
    if isinstance(frame, Turn):
        return state.purse[frame.seat] == 0
    if isinstance(frame, EventCubes):
        return 0 <= frame.left <= MOST_EVENT_CUBES
    if isinstance(frame, (ArcherShot, ArcherCube)):
        return isinstance(frame, ArcherCube) <= frame.left <= TIMES.high
    if isinstance(frame, Mill):
        return frame.deniers > 0 and 0 < frame.times <= TIMES.high
    if isinstance(frame, ActEvents):
        return 0 <= frame.place <= len(state.row) and frame.black >= 0
    if isinstance(frame, GreyRoll):
        return EVENTS[frame.card].effect == ENTERS and state.grey_reserve() > 0
    if isinstance(frame, Settle):
        return 0 <= frame.row < len(ROWS)
    if isinstance(frame, TurnMore):
        return 0 < len(frame.turned) <= TURN_MOST and are_own(state, frame.seat, frame.turned)
    if isinstance(frame, InitialPlacement):
        return frame.placed >= 0 and isinstance(frame, OwnPlaces) == state.is_solo
    if isinstance(frame, FillWithGrey):
        return state.spaces.count(EMPTY) - sum(state.supply) <= state.grey_reserve()
    if isinstance(frame, (RoyTurn, RoyPlaces)):
        return state.is_solo and (isinstance(frame, RoyPlaces) or state.any_dice(GREY))
    return not isinstance(frame, RollBlackDice) or frame.count >= 0


def are_own(state: Troyes, seat: int, dice: tuple[int, ...]) -> bool:
    """Whether these dice lie in the district of a player."""
    return all(OWNER_OF[die] == seat and dice.count(die) <= state.dice[die] for die in dice)


def check_activation(state: Troyes, seat: int, card: int, times: int) -> None:
    """A card that lies face up can be activated so many times with what its player holds (0: only hired for)."""
    if card not in state.cards:
        raise impossible(f"steps: {CARD.word(card)} does not lie face up")
    slot, needed = CARDS[card].slot, max(times, 1)
    limit = activation_limit(state, seat, slot, needed * CARDS[card].divisor, state.deniers[seat])
    if not 0 <= times < TIMES.size or limit < needed or (times == 0 and state.has_tradesman(seat, slot)):
        raise impossible(f"steps: {CARD.word(card)} cannot be activated like this")


def check_group(state: Troyes, group: Group) -> None:
    """A group is made of dice on the square and of a cube that is there and fits them."""
    held = group.cube == NO_CUBE or state.cubes[CARDS[group.cube].slot * SEATS + group.seat] > 0
    if not held or (group.cube != NO_CUBE and group.cube not in state.cards):
        raise impossible("steps: a cube that is not there")
    if state.purse[group.seat] or (group.cube == NO_CUBE and not group.dice):
        raise impossible("steps: a group of nothing, or of a player who has passed")
    dice = group.dice
    if any(dice.count(die) > state.dice[die] for die in dice) or len(dice) > GROUP_MOST:
        raise impossible("steps: a group of dice that are not on the square")
    if len({COLOUR_OF[die] for die in dice}) > 1 and not may_mix(state, group.cube):
        raise impossible("steps: a group of several colours")
    if dice and price(state, group.seat, group.cube, dice) > state.deniers[group.seat]:
        raise impossible("steps: a group that cannot be paid for")
    changed = change(group.cube)
    if (dice and changed.dice not in (ANY, COLOUR_OF[dice[0]])) or len(dice) > changed.most:
        raise impossible("steps: a group that its cube does not allow")


def check_counter(state: Troyes, counter: Counter) -> None:
    """A defence is made of own dice on the square against black dice, the highest among them."""
    if not are_own(state, counter.seat, counter.dice):
        raise impossible("steps: a defence with dice that are not there")
    black = counter.black
    if not black or black[:1] != state.black[:1] or any(black.count(f) > state.black.count(f) for f in black):
        raise impossible("steps: a defence against black dice that are not there")
    if sum(black) > district_strength(state, counter.seat):
        raise impossible("steps: a defence that cannot succeed")

"""Checks: what must be true of every table: everything in the box is somewhere, once, and the steps fit it."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.frame import AnyFrame
from rynek.core.reader import demand
from rynek.games.troyes.actions import Group, Turn
from rynek.games.troyes.activities import Activate, ChooseTimes, Hire, Mill, activation_limit
from rynek.games.troyes.activity_cards import ANY, BONUS, CARD, CARDS, SLOTS
from rynek.games.troyes.black_dice import Counter, RollBlackDice, district_strength
from rynek.games.troyes.board import (
    BLACK_DICE,
    CITIZENS,
    COLOUR,
    DICE_OF_A_COLOUR,
    EMPTY,
    GREY,
    OWNERS,
    PLAYERS,
    ROWS,
    SEATS,
)
from rynek.games.troyes.citizens import Settle
from rynek.games.troyes.course import check_course, has_step
from rynek.games.troyes.dice import COLOUR_OF, DIE_NUMBERS, OWNER_OF
from rynek.games.troyes.event_cards import ENTERS, EVENT, EVENTS, MARAUDING, RESISTANCE, due_from
from rynek.games.troyes.event_cubes import ArcherCube, ArcherShot, EventCubes
from rynek.games.troyes.events import ActEvents, GreyRoll, RevealEvent, RevealSecond
from rynek.games.troyes.groups import GROUP_MOST, NO_CUBE, change, may_mix, price
from rynek.games.troyes.influence import TURN_MOST, Reroll, TurnMore
from rynek.games.troyes.placement import InitialPlacement
from rynek.games.troyes.rounds import REVEAL_ROUNDS
from rynek.games.troyes.solo_placement import OWN_BATCH, ROY_BATCH, OwnPlaces
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.verbs import TIMES

MOST_EVENT_CUBES: Final = 18
"""Chivalry with three yellow sixes that a Militia counts as red, and all six red dice in the own district."""


def check(state: TroyesState) -> None:
    """Raise BadPosition when the parts of a position do not fit together."""
    _check_owners(state)
    for seat in range(state.players):
        _check_seat(state, seat)
    check_course(state)
    _check_characters(state)
    _check_cards(state)
    _check_events(state)
    _check_dice(state)
    for frame in state.stack:
        _check_step(state, frame)
    _check_placement(state)


def _check_owners(state: TroyesState) -> None:
    """Everything on the board belongs to a player at the table, or to grey; only le Roy trades and starts."""
    seats = [*range(state.players), *([GREY] if state.is_solo else [])]
    everybody = [*range(state.players), GREY]
    flags = [owner for row in state.flags for owner in row]
    lying = [place % OWNERS for place, count in enumerate(state.lying) if count]
    dice = [OWNER_OF[die] for die in range(DIE_NUMBERS) if state.dice[die]]
    on_board = {*state.spaces, *state.cathedral, *flags, *lying, *dice} - {EMPTY}
    on_cards = {*state.tradesmen} - {EMPTY}
    pictures = [owner for owner in range(OWNERS) if any(bits >> owner & 1 for bits in state.pictures)]
    cubes = [place % SEATS for place, count in enumerate(state.cubes) if count]
    demand(on_board.issubset(everybody) and max(cubes, default=0) < state.players, "no-owner")
    demand(on_cards.union(pictures, [state.start]).issubset(seats), "no-trader")
    demand(max(state.lying) <= 1, "lying-once")
    demand(state.grey_reserve() >= 0, "grey-many")


def _check_seat(state: TroyesState, seat: int) -> None:
    """Twelve citizens; a player who has passed has at least two deniers in the district (R4.27)."""
    letter = SEAT.word(seat)
    whole = state.citizens_out(seat) + state.reserve[seat] == CITIZENS
    demand(whole and state.reserve[seat] >= 0, "twelve-citizens", letter=letter)
    demand(state.purse[seat] != 1, "purse-two", letter=letter)


def _check_characters(state: TroyesState) -> None:
    """Every player holds the right number, no Character twice; before the deal nobody holds any; alone none ever."""
    each = 0 if has_step(state, "DealCharacters") else PLAYERS[state.players].characters
    hands = [character for hand in state.characters for character in hand]
    demand({len(hand) for hand in state.characters} == {each}, "characters-each", count=each)
    demand(len(set(hands)) == len(hands) and len(set(state.pile)) == len(state.pile), "character-twice")
    demand(not (state.pile and has_step(state, "DealCharacters")), "pile-early")


def _check_cards(state: TroyesState) -> None:
    """Cards are revealed by the round; a player has one tradesman on a card; cubes lie on delayed ones."""
    waits = has_step(state, "RevealActivities") and state.round <= REVEAL_ROUNDS
    for slot in range(SLOTS):
        card = state.cards[slot]
        if card == EMPTY:
            continue
        name = CARD.word(card)
        demand(slot % 3 + 1 <= state.round - waits, "card-later", card=name)
        demand(card < BONUS or state.has_bonus, "bonus-card", card=name)
        there = [owner for owner in state.tradesmen[slot * 2 : slot * 2 + 2] if owner != EMPTY]
        there += [owner for owner in range(OWNERS) if state.pictures[slot] >> owner & 1]
        demand(len(set(there)) == len(there), "tradesman-twice", card=name)
        cubes = any(state.cubes[slot * SEATS : slot * SEATS + SEATS])
        demand(not cubes or CARDS[card].instant is None, "card-cubes", card=name)


def _check_events(state: TroyesState) -> None:
    """Every Event once, none full, as many red ones as rounds, and a white or yellow one for each that was called."""
    taken = [i for mask in (*state.won, state.removed) for i in range(len(EVENTS)) if mask >> i & 1]
    places = [*state.row, *taken]
    for place in range(len(EVENTS)):
        demand(places.count(place) <= 1, "event-twice", event=EVENT.word(place))
        most = EVENTS[place].flags - 1 if place in state.row else 0
        demand(len(state.flags[place]) <= most, "flags-many", event=EVENT.word(place))
    demand(state.row[0] == MARAUDING, "event-twice", event=EVENT.word(MARAUDING))
    demand(RESISTANCE not in places or state.has_bonus, "bonus-card", card=EVENT.word(RESISTANCE))
    waiting = [frame.deck for frame in state.stack if isinstance(frame, RevealEvent)]
    demand(min(waiting, default=0) >= 0, "step-fits", step="RevealEvent")
    demand(state.reds_seen() + waiting.count(0) == state.round, "red-events", round=state.round)
    demand(all(due_from(places, deck) == waiting.count(deck) for deck in (1, 2)), "called-events")
    called = any(isinstance(frame, RevealSecond) for frame in state.stack)
    demand(not called or state.row[-1] == RESISTANCE, "second-event")


def _check_dice(state: TroyesState) -> None:
    """Six dice of each colour, black ones included; none before they are rolled."""
    in_hand = [frame.colour for frame in state.stack if isinstance(frame, Reroll)]
    for colour in range(3):
        count = sum([state.dice[die] for die in range(DIE_NUMBERS) if COLOUR_OF[die] == colour])
        count += in_hand.count(colour)
        demand(count <= DICE_OF_A_COLOUR, "dice-many", colour=COLOUR.word(colour), count=count)
    demand(len(state.black) <= BLACK_DICE, "black-many")
    rolled = any(state.dice) and (has_step(state, "WorkForce") or has_step(state, "StartRound"))
    demand(not rolled, "dice-early")


# unfinished steps


def _check_step(state: TroyesState, frame: AnyFrame) -> None:
    """The numbers, cards and dice of an unfinished step are such as the rules can bring."""
    if isinstance(frame, Group):
        _check_group(state, frame)
    elif isinstance(frame, Counter):
        _check_counter(state, frame)
    elif isinstance(frame, Hire):
        _check_activation(state, frame.seat, frame.card, 1)
        demand(not state.has_tradesman(frame.seat, CARDS[frame.card].slot), "activation", card=CARD.word(frame.card))
    elif isinstance(frame, ChooseTimes):
        demand(frame.most > 1, "step-fits", step="ChooseTimes")
        _check_activation(state, frame.seat, frame.card, frame.most)
    elif isinstance(frame, Activate):
        demand(frame.times > 0, "step-fits", step="Activate")
        _check_activation(state, frame.seat, frame.card, frame.times)
    else:
        demand(_is_within_limits(state, frame), "step-fits", step=type(frame).__name__)


def _is_within_limits(state: TroyesState, frame: AnyFrame) -> bool:
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
    if isinstance(frame, Reroll):
        return frame.colour >= 0
    if isinstance(frame, TurnMore):
        return 0 < len(frame.turned) <= TURN_MOST and _are_own(state, frame.seat, frame.turned)
    return not isinstance(frame, RollBlackDice) or frame.count >= 0


def _are_own(state: TroyesState, seat: int, dice: tuple[int, ...]) -> bool:
    """Whether these dice lie in the district of a player."""
    return all(die >= 0 and OWNER_OF[die] == seat and dice.count(die) <= state.dice[die] for die in dice)


def _check_activation(state: TroyesState, seat: int, card: int, times: int) -> None:
    """A card that lies face up can be activated so many times with what its player holds."""
    demand(card >= 0 and card in state.cards, "card-hidden", card=CARD.word(max(card, 0)))
    slot = CARDS[card].slot
    limit = activation_limit(state, seat, slot, times * CARDS[card].divisor, state.deniers[seat])
    demand(times < TIMES.size and limit >= times, "activation", card=CARD.word(card))


def _check_group(state: TroyesState, group: Group) -> None:
    """A group is made of dice on the square and of a cube that is there and fits them."""
    cube, dice = group.cube, group.dice
    there = cube == NO_CUBE or (cube in state.cards and state.cubes[CARDS[cube].slot * SEATS + group.seat] > 0)
    demand(there, "group-cube")
    demand(state.purse[group.seat] == 0 and (cube != NO_CUBE or len(dice) > 0), "group-empty")
    lie = all(die >= 0 and dice.count(die) <= state.dice[die] for die in dice)
    demand(lie and len(dice) <= min(GROUP_MOST, change(cube).most), "group-dice")
    if dice:
        colours = {COLOUR_OF[die] for die in dice}
        demand(len(colours) == 1 or may_mix(state, cube), "group-colours")
        demand(price(state, group.seat, cube, dice) <= state.deniers[group.seat], "group-dear")
        demand(change(cube).dice in (ANY, COLOUR_OF[dice[0]]), "group-colours")


def _check_counter(state: TroyesState, counter: Counter) -> None:
    """A defence is made of own dice on the square against black dice, the highest among them."""
    black = counter.black
    demand(len(counter.dice) > 0 and _are_own(state, counter.seat, counter.dice), "counter-dice")
    highest = len(black) > 0 and black[:1] == state.black[:1]
    demand(highest and all(black.count(face) <= state.black.count(face) for face in black), "counter-black")
    demand(sum(black) <= district_strength(state, counter.seat), "counter-weak")


def _check_placement(state: TroyesState) -> None:
    """The citizens still to be placed find their spaces, and grey can fill the rest (R3.3-R3.5, S5-S9)."""
    empty = state.spaces.count(EMPTY)
    own = 0
    for frame in state.stack:
        if isinstance(frame, OwnPlaces):
            demand(0 <= frame.placed <= OWN_BATCH, "step-fits", step="OwnPlaces")
            own += OWN_BATCH - frame.placed
        elif isinstance(frame, InitialPlacement):
            starts = (
                range(state.players) if has_step(state, "ChooseStartPlayer") else range(state.start, state.start + 1)
            )
            demand(
                frame.placed >= 0 and all(_is_in_turn(state, frame.placed, start) for start in starts), "supply-turn"
            )
            own = sum(state.supply)
    roy = ROY_BATCH * sum([type(frame).__name__ == "RoyPlaces" for frame in state.stack])
    demand(empty >= own + roy or not (own or roy), "spaces-few")
    if has_step(state, "FillWithGrey"):
        demand(empty - min(own, sum(state.supply)) <= state.grey_reserve(), "grey-few")


def _is_in_turn(state: TroyesState, placed: int, start: int) -> bool:
    """Whether all citizens can be placed in snake order from here on."""
    supply, count = state.supply[:], state.players
    while True:
        step = placed % count
        seat = (start + (count - 1 - step if placed // count % 2 else step)) % count
        if not supply[seat]:
            return not any(supply)
        supply[seat] -= 1
        placed += 1

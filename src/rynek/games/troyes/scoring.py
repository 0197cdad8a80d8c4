"""End of the game (R9.1-R9.3, S29, S30) and the Characters (R12.1): the final score and where it comes from."""

from typing import Final

from rynek.core.domain import Words
from rynek.core.message import EVERYBODY, NOBODY, Message, Points, Template, only
from rynek.core.message import score as source
from rynek.games.troyes import character_cards
from rynek.games.troyes.activities import events_held
from rynek.games.troyes.activity_cards import CARDS, SLOTS
from rynek.games.troyes.board import GREY, PENALTY
from rynek.games.troyes.cathedral import cubes_of, empty_levels
from rynek.games.troyes.character_cards import CHARACTER, CHARACTERS
from rynek.games.troyes.state import TroyesState

TOKENS: Final = source("tokens", "R9.1")
OPEN_EVENTS: Final = source("open-events", "R9.1", events=None)
TRADESMEN: Final = source("tradesmen", "R6.10", tradesmen=None)
EMPTY_LEVELS: Final = source("empty-levels", "R9.1", levels=None)
BY_CHARACTER: Final = source("character", "R12.1", character=CHARACTER, count=None)
ROY_TOKENS: Final = source("roy-tokens", "S29")
ROY_OPEN_EVENTS: Final = source("roy-open-events", "S29", events=None)
ROY_TRADESMEN: Final = source("roy-tradesmen", "S29", tradesmen=None)
ROY_EMPTY_LEVELS: Final = source("roy-empty-levels", "SQ11", levels=None)
ROY_CHARACTER: Final = source("roy-character", "S27", character=CHARACTER, count=None)

RANK: Final = Words("rank", ["defeat", "condemned", "average", "promising", "worrying", "masterly"])
RANK_FROM: Final = (1, 6, 11, 16, 21)
"""The results at which the second, third … rank begins (S30, SQ12)."""


def tradesmen_points(state: TroyesState, owner: int) -> int:
    """The points of the Activity card spaces an owner's tradesmen occupy (R6.10)."""
    points = 0
    for slot in range(SLOTS):
        for place in range(2):
            if state.tradesmen[slot * 2 + place] == owner:
                points += CARDS[state.cards[slot]].spaces[place]
    return points


def tokens_of(state: TroyesState, owner: int) -> int:
    """The points gained during the game by a player, or by le Roy."""
    return state.roy if owner == GREY else state.points[owner]


def cathedral_loss(state: TroyesState, seat: int, held: int) -> int:
    """The points lost for levels without an own cube, never more than are held by then (R9.2, Q17)."""
    return min(held, PENALTY * empty_levels(state, seat))


def count_for(state: TroyesState, seat: int, character: int) -> int:
    """What a Character counts; le Roy (GREY) has neither influence nor deniers (S27)."""
    kind = CHARACTERS[character].counts
    if kind == character_cards.EVENTS_WON:
        return (state.removed if seat == GREY else state.won[seat]).bit_count()
    if kind == character_cards.INFLUENCE:
        return 0 if seat == GREY else state.influence[seat]
    if kind == character_cards.DENIERS:
        return 0 if seat == GREY else state.deniers[seat]
    if kind == character_cards.CUBES_ON_CATHEDRAL:
        return cubes_of(state, seat)
    if kind == character_cards.TRADESMEN:
        return state.tradesmen_of(seat)
    return state.spaces.count(seat)


def character_points(state: TroyesState, seat: int, character: int) -> int:
    """The points a Character gives to a player: every dealt one scores for everybody."""
    return CHARACTERS[character].points(count_for(state, seat, character), state.players)


def in_play(state: TroyesState) -> list[int]:
    """The dealt Characters; in the solo game those still in the pile."""
    if state.is_solo:
        return list(state.pile)
    return sorted([character for hand in state.characters for character in hand])


def table_score(state: TroyesState, seat: int) -> int:
    """The points before the Characters speak: tokens, open Events, tradesmen, less the empty levels."""
    held = tokens_of(state, seat) + events_held(state, seat) + tradesmen_points(state, seat)
    return held - cathedral_loss(state, seat, held)


def final_score(state: TroyesState, seat: int) -> int:
    """The points of a player, or of le Roy, as the table stands."""
    points = table_score(state, seat)
    for hand in state.characters:
        for character in hand:
            points += character_points(state, seat, character)
    for character in state.pile:
        points += character_points(state, seat, character)
    return points


def solo_result(state: TroyesState) -> int:
    """The points of the person less those of le Roy (S30)."""
    return final_score(state, 0) - final_score(state, GREY)


def score(state: TroyesState, seat: int) -> int:
    """The points of a player as the table stands; in the solo game the result against le Roy."""
    return solo_result(state) if state.is_solo else final_score(state, seat)


def rank_of(result: int) -> int:
    """The rank of a result against le Roy (S30)."""
    return sum([result >= first for first in RANK_FROM])


def breakdown(state: TroyesState, seat: int) -> list[Points]:
    """Where the points of a player come from. Until the end points and Characters are their owner's secret (R8.2).

    In the solo game nothing is, and the points of le Roy are taken off.
    """
    lines = table_lines(state, seat, (TOKENS, OPEN_EVENTS, TRADESMEN, EMPTY_LEVELS), 1)
    lines += character_lines(state, seat, BY_CHARACTER, 1)
    if state.is_solo:
        lines += table_lines(state, GREY, (ROY_TOKENS, ROY_OPEN_EVENTS, ROY_TRADESMEN, ROY_EMPTY_LEVELS), -1)
        lines += character_lines(state, GREY, ROY_CHARACTER, -1)
    return lines


def audience_of(state: TroyesState, owner: int) -> int:
    """Who may see the points of an owner."""
    return EVERYBODY if state.over or state.is_solo else only(owner)


def table_lines(state: TroyesState, owner: int, said: tuple[Template, ...], sign: int) -> list[Points]:
    """The points of an owner before the Characters; those of le Roy are taken off."""
    tokens, held, trade = tokens_of(state, owner), events_held(state, owner), tradesmen_points(state, owner)
    loss = cathedral_loss(state, owner, tokens + held + trade)
    audience = audience_of(state, owner)
    return [
        Points(Message(said[0]), sign * tokens, (), audience),
        Points(Message(said[1], held), sign * held, (), audience),
        Points(Message(said[2], state.tradesmen_of(owner)), sign * trade, (), audience),
        Points(Message(said[3], empty_levels(state, owner)), -sign * loss, (), audience),
    ]


def character_lines(state: TroyesState, owner: int, said: Template, sign: int) -> list[Points]:
    """The points that Characters give to an owner, who knows only the own ones until the end."""
    audience = audience_of(state, owner)
    lines: list[Points] = []
    for character in in_play(state):
        message = Message(said, character, count_for(state, owner, character))
        is_known = audience == EVERYBODY or character in state.characters[owner]
        points = sign * character_points(state, owner, character)
        lines.append(Points(message, points, (), audience if is_known else NOBODY))
    return lines

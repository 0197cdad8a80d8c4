"""End of the game (R9.1-R9.3) and the Characters (R12.1): the final score and where it comes from."""

from typing import Final

from rynek.core.message import EVERYBODY, NOBODY, Message, Points, only, score
from rynek.games.troyes import character_cards
from rynek.games.troyes.activities import events_held
from rynek.games.troyes.activity_cards import CARDS, SLOTS
from rynek.games.troyes.board import PENALTY
from rynek.games.troyes.cathedral import cubes_of, empty_levels
from rynek.games.troyes.character_cards import CHARACTER, CHARACTERS
from rynek.games.troyes.state import Troyes

TOKENS: Final = score("tokens", "R9.1")
OPEN_EVENTS: Final = score("open-events", "R9.1", events=None)
TRADESMEN: Final = score("tradesmen", "R6.10", tradesmen=None)
EMPTY_LEVELS: Final = score("empty-levels", "R9.1", levels=None)
BY_CHARACTER: Final = score("character", "R12.1", character=CHARACTER, count=None)


def tradesmen_points(state: Troyes, seat: int) -> int:
    """The points of the Activity card spaces a player's tradesmen occupy (R6.10)."""
    points = 0
    for slot in range(SLOTS):
        for place in range(2):
            if state.tradesmen[slot * 2 + place] == seat:
                points += CARDS[state.cards[slot]].spaces[place]
    return points


def cathedral_loss(state: Troyes, seat: int, held: int) -> int:
    """The points lost for levels without an own cube, never more than are held by then (R9.2, Q17)."""
    return min(held, PENALTY * empty_levels(state, seat))


def count_for(state: Troyes, seat: int, character: int) -> int:
    """What a Character counts."""
    kind = CHARACTERS[character].counts
    if kind == character_cards.EVENTS_WON:
        return state.won[seat].bit_count()
    if kind == character_cards.INFLUENCE:
        return state.influence[seat]
    if kind == character_cards.DENIERS:
        return state.deniers[seat]
    if kind == character_cards.CUBES_ON_CATHEDRAL:
        return cubes_of(state, seat)
    if kind == character_cards.TRADESMEN:
        return state.tradesmen_of(seat)
    return state.spaces.count(seat)


def character_points(state: Troyes, seat: int, character: int) -> int:
    """The points a Character gives to a player: every dealt one scores for everybody."""
    return CHARACTERS[character].points(count_for(state, seat, character))


def in_play(state: Troyes) -> list[int]:
    """The dealt Characters."""
    return sorted([character for hand in state.characters for character in hand])


def table_score(state: Troyes, seat: int) -> int:
    """The points before the Characters speak: tokens, open Events, tradesmen, less the empty levels."""
    held = state.points[seat] + events_held(state, seat) + tradesmen_points(state, seat)
    return held - cathedral_loss(state, seat, held)


def final_score(state: Troyes, seat: int) -> int:
    """The final score as the table stands."""
    points = table_score(state, seat)
    for hand in state.characters:
        for character in hand:
            points += character_points(state, seat, character)
    return points


def breakdown(state: Troyes, seat: int) -> list[Points]:
    """Where the points of a player come from. Until the end points and Characters are their owner's secret (R8.2)."""
    audience = EVERYBODY if state.over else only(seat)
    tokens, held, trade = state.points[seat], events_held(state, seat), tradesmen_points(state, seat)
    loss = cathedral_loss(state, seat, tokens + held + trade)
    lines = [
        Points(Message(TOKENS), tokens, (), audience),
        Points(Message(OPEN_EVENTS, held), held, (), audience),
        Points(Message(TRADESMEN, state.tradesmen_of(seat)), trade, (), audience),
        Points(Message(EMPTY_LEVELS, empty_levels(state, seat)), -loss, (), audience),
    ]
    for character in in_play(state):
        message = Message(BY_CHARACTER, character, count_for(state, seat, character))
        known = audience if state.over or character in state.characters[seat] else NOBODY
        lines.append(Points(message, character_points(state, seat, character), (), known))
    return lines

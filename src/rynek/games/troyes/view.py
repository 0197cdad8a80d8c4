"""What a seat sees (R8.1, R8.2): everything but the rivals' Characters; their tokens lie face down but are known."""

from rynek.core.domain import SEAT
from rynek.core.fields import word
from rynek.core.reader import counted
from rynek.core.view import head_of
from rynek.games.troyes.activity_cards import CARD, SLOTS
from rynek.games.troyes.board import BUILDING, COLOUR, GREY, OWNER, OWNERS, SEATS, SPACE, SPACES
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.dice import COLOUR_OF, DIE_NUMBERS, FACE_OF, OWNER_OF
from rynek.games.troyes.event_cards import DECKS, EVENT, names_of
from rynek.games.troyes.events import RevealSecond
from rynek.games.troyes.income import wages
from rynek.games.troyes.plans import view_counter, view_group, view_threats
from rynek.games.troyes.scoring import breakdown, character_points, count_for, final_score, in_play, table_score
from rynek.games.troyes.setup import dealt
from rynek.games.troyes.state import TroyesState
from rynek.games.troyes.view_types import ActivityView, DieView, EventView, NoteView, RoyView, SeatView, TroyesView


def view_of(state: TroyesState, seat: int | None) -> TroyesView:
    """The table as a seat (None: a spectator) sees it, in names."""
    return {
        **head_of(state, seat, state.round),
        "rounds": state.rounds,
        "start": OWNER.word(state.start),
        "spaces": {SPACE.word(space): word(OWNER, state.spaces[space]) for space in range(SPACES)},
        "lying": view_lying(state),
        "activities": [view_activity(state, slot) for slot in range(SLOTS)],
        "events": [view_event(state, place) for place in state.row],
        "decks": view_decks(state),
        "cathedral": [[word(OWNER, o) for o in state.cathedral[level * 6 : level * 6 + 6]] for level in range(3)],
        "dice": view_dice(state),
        "black": list(state.black),
        "group": view_group(state),
        "counter": view_counter(state),
        "threats": view_threats(state),
        "notes": view_notes(state, seat),
        "pile": [CHARACTER.word(character) for character in state.pile],
        "le_roy": view_le_roy(state) if state.is_solo else None,
        "seats": [view_seat(state, player, seat) for player in range(state.players)],
        "known": {"tokens": {SEAT.word(player): state.points[player] for player in range(state.players)}},
    }


def sees_all(state: TroyesState, player: int, seat: int | None) -> bool:
    """Whether a viewer sees the hidden things of a player."""
    return state.over or state.is_solo or player == seat


def view_seat(state: TroyesState, player: int, seat: int | None) -> SeatView:
    """What lies before a player."""
    known = sees_all(state, player, seat)
    hand = state.characters[player]
    lines = [line for line in breakdown(state, player) if line.seen_by(seat)] if known else []
    return {
        "seat": SEAT.word(player),
        "deniers": state.deniers[player],
        "influence": state.influence[player],
        "supply": state.supply[player],
        "reserve": state.reserve[player],
        "wages": wages(state, player),
        "purse": state.purse[player],
        "passed": state.purse[player] > 0,
        "won": names_of(state.won[player]),
        "tradesmen": state.tradesmen_of(player),
        "hand": len(hand),
        "characters": [CHARACTER.word(character) for character in hand] if known else None,
        "tokens": state.points[player] if known else None,
        "points": sum(line.points for line in lines) if known else None,
        "table_points": table_score(state, player) if known else None,
    }


def view_lying(state: TroyesState) -> dict[str, dict[str, int]]:
    """The citizens lying on each building."""
    rows = [state.lying[building * OWNERS : building * OWNERS + OWNERS] for building in range(3)]
    return {BUILDING.word(building): counted(row, OWNER) for building, row in enumerate(rows)}


def view_activity(state: TroyesState, slot: int) -> ActivityView:
    """A slot of an Activity card, face up or face down."""
    card = state.cards[slot]
    cubes = state.cubes[slot * SEATS : slot * SEATS + SEATS]
    return {
        "colour": COLOUR.word(slot // 3),
        "round": slot % 3 + 1,
        "card": word(CARD, card),
        "tradesmen": [word(OWNER, owner) for owner in state.tradesmen[slot * 2 : slot * 2 + 2]],
        "picture": [OWNER.word(owner) for owner in range(OWNERS) if state.pictures[slot] >> owner & 1],
        "cubes": counted(cubes, SEAT),
    }


def view_event(state: TroyesState, place: int) -> EventView:
    """An Event of the row with the owners of its cubes in order."""
    return {"event": EVENT.word(place), "flags": [OWNER.word(owner) for owner in state.flags[place]]}


def view_decks(state: TroyesState) -> dict[str, int]:
    """How many cards each deck still holds; of the red ones only those that will be revealed count."""
    seen = state.seen_events()
    left = [sum(not seen >> card & 1 for card in deck) for deck in DECKS]
    # The card that Resistance has called does not come from the deck, Resistance itself did (B5).
    called = bool(state.stack) and isinstance(state.stack[-1], RevealSecond)
    left[0] = state.rounds - state.reds_seen() - called
    return {COLOUR.word(colour): left[colour] for colour in range(3)}


def view_dice(state: TroyesState) -> dict[str, list[DieView]]:
    """The dice of each district, the same ones together."""
    found: dict[str, list[DieView]] = {OWNER.word(o): [] for o in (*range(state.players), GREY)}
    for die in range(DIE_NUMBERS):
        if state.dice[die]:
            entry: DieView = {"colour": COLOUR.word(COLOUR_OF[die]), "face": FACE_OF[die], "count": state.dice[die]}
            found[OWNER.word(OWNER_OF[die])].append(entry)
    return found


def view_notes(state: TroyesState, seat: int | None) -> list[NoteView]:
    """The note pad: the Characters the seat knows, how likely the others are in play, and what each would give."""
    open_to_all = state.over or state.is_solo
    own = set(in_play(state)) if open_to_all else set() if seat is None else set(state.characters[seat])
    unknown = CHARACTER.size - len(own)
    chance = 100 * (dealt(state) - len(own)) // unknown if unknown and not open_to_all else 0
    rivals = [*range(state.players), GREY] if state.is_solo else list(range(state.players))
    return [
        {
            "character": CHARACTER.word(character),
            "known": character in own,
            "chance": 100 if character in own else chance,
            "counts": [count_for(state, rival, character) for rival in rivals],
            "points": [character_points(state, rival, character) for rival in rivals],
        }
        for character in range(CHARACTER.size)
    ]


def view_le_roy(state: TroyesState) -> RoyView:
    """What le Roy holds: his pieces are the grey ones, and nothing of his is hidden (S2)."""
    return {
        "points": final_score(state, GREY),
        "tokens": state.roy,
        "supply": state.grey_reserve(),
        "tradesmen": state.tradesmen_of(GREY),
        "won": names_of(state.removed),
    }

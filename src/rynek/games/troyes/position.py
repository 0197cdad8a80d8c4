"""Positions: the table as JSON with names, read back with defaults, and refused when it cannot be."""

from typing import Any, Final

from rynek.core.domain import SEAT
from rynek.core.reader import Reader, counted, impossible
from rynek.games.troyes.activity_cards import CARD, CARDS
from rynek.games.troyes.board import (
    BUILDING,
    CITIZENS,
    EMPTY,
    FACE,
    GREY,
    INFLUENCE_LIMIT,
    OWNER,
    OWNERS,
    PLAYERS,
    SEATS,
    SPACE,
)
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.dice import DIE, DIE_NUMBERS, DIE_WORDS, OWNER_OF
from rynek.games.troyes.event_cards import DECKS, EVENT, EVENTS, MARAUDING
from rynek.games.troyes.setup import START_DENIERS, START_INFLUENCE, empty_table
from rynek.games.troyes.state import Troyes

MOST: Final = 10_000


# writing


def write(state: Troyes) -> dict[str, Any]:
    """The table as JSON."""
    found: dict[str, Any] = {
        "round": state.round,
        "start": OWNER.word(state.start),
        "seats": {SEAT.word(seat): write_seat(state, seat) for seat in range(state.players)},
        "spaces": {SPACE.word(i): OWNER.word(owner) for i, owner in enumerate(state.spaces) if owner != EMPTY},
        "lying": write_lying(state),
        "activities": {CARD.word(card): write_activity(state, card) for card in state.cards if card != EMPTY},
        "events": [{"event": EVENT.word(p), "flags": [OWNER.word(o) for o in state.flags[p]]} for p in state.row],
        "removed": events_of(state.removed),
        "cathedral": write_cathedral(state),
        "dice": [DIE_WORDS[die] for die in range(DIE_NUMBERS) for _ in range(state.dice[die])],
        "black": list(state.black),
    }
    if state.is_solo:
        found["le_roy"] = {"points": state.roy, "pile": [CHARACTER.word(character) for character in state.pile]}
    return found


def write_seat(state: Troyes, seat: int) -> dict[str, Any]:
    """What lies before a player. What is left of the twelve citizens is in the general supply."""
    return {
        "deniers": state.deniers[seat],
        "influence": state.influence[seat],
        "points": state.points[seat],
        "supply": state.supply[seat],
        "purse": state.purse[seat],
        "characters": [CHARACTER.word(character) for character in state.characters[seat]],
        "won": events_of(state.won[seat]),
    }


def events_of(mask: int) -> list[str]:
    """The Events of a bit mask."""
    return [event.name for i, event in enumerate(EVENTS) if mask >> i & 1]


def write_lying(state: Troyes) -> dict[str, dict[str, int]]:
    """Lying citizens by building and owner."""
    rows = {BUILDING.word(b): counted(state.lying[b * OWNERS : b * OWNERS + OWNERS], OWNER) for b in range(3)}
    return {word: row for word, row in rows.items() if row}


def write_activity(state: Troyes, card: int) -> dict[str, Any]:
    """A face-up card with its tradesmen and cubes."""
    slot = CARDS[card].slot
    spaces = state.tradesmen[slot * 2 : slot * 2 + 2]
    return {
        "tradesmen": [None if owner == EMPTY else OWNER.word(owner) for owner in spaces],
        "picture": [OWNER.word(owner) for owner in range(OWNERS) if state.pictures[slot] >> owner & 1],
        "cubes": counted(state.cubes[slot * SEATS : slot * SEATS + state.players], SEAT),
    }


def write_cathedral(state: Troyes) -> dict[str, list[str]]:
    """The owners of each column's cubes from the ground up."""
    columns = {str(c + 1): [state.cathedral[level * 6 + c] for level in range(3)] for c in range(6)}
    built = {word: [OWNER.word(owner) for owner in owners if owner != EMPTY] for word, owners in columns.items()}
    return {word: owners for word, owners in built.items() if owners}


# reading


def read(reader: Reader, players: int, options: dict[str, Any]) -> Troyes:
    """The table from JSON. Left out: an empty board, money as at the start, no citizen in a private supply."""
    state = empty_table(players, options)
    state.supply = [0] * players
    read_board(reader, state)
    read_events(reader, state)
    read_activities(reader, state)
    seats = reader.table("seats")
    for seat in range(players):
        read_seat(seats.table(SEAT.word(seat)), state, seat)
    seats.done()
    deal_missing(state, seats)
    read_le_roy(reader, state)
    newest = max([CARDS[card].round for card in state.cards if card != EMPTY], default=1)
    state.round = reader.number("round", max(newest, reds_seen(state)), 0, state.rounds)
    if not reader.has("removed"):
        remove_missing(state, state.round - awaits_event(reader))
    state.start = owner_of(reader, "start", reader.raw("start", "A"), state)
    if state.start == GREY and not state.is_solo:
        raise reader.bad("start", "grey", f"A-{SEAT.word(players - 1)}")
    state.reserve = [CITIZENS - citizens_out(state, seat) for seat in range(players)]
    return state


def seat_of(reader: Reader, key: str, seat: int, players: int) -> int:
    """A seat of this table."""
    if seat >= players:
        raise reader.bad(key, SEAT.word(seat), f"A-{SEAT.word(players - 1)}")
    return seat


def owner_of(reader: Reader, key: str, word: Any, state: Troyes) -> int:
    """A seat of this table, or grey, who is le Roy in the solo game."""
    owner = reader.value(key, word, OWNER)
    return owner if owner == GREY else seat_of(reader, key, owner, state.players)


def tradesman_of(reader: Reader, key: str, word: Any, state: Troyes) -> int:
    """Who may stand on an Activity card: players, and le Roy, but no grey citizen."""
    owner = owner_of(reader, key, word, state)
    if owner == GREY and not state.is_solo:
        raise reader.bad(key, word, f"A-{SEAT.word(state.players - 1)}")
    return owner


def read_board(reader: Reader, state: Troyes) -> None:
    """Spaces, lying citizens, cathedral and dice."""
    spaces = reader.table("spaces")
    for word, owner in spaces.data.items():
        state.spaces[reader.value("spaces", word, SPACE)] = owner_of(spaces, word, owner, state)
    lying = reader.table("lying")
    for word in lying.data:
        building = reader.value("lying", word, BUILDING)
        counts = lying.counts(word, OWNER, CITIZENS)
        state.lying[building * OWNERS : building * OWNERS + OWNERS] = counts
        if any(counts[state.players : GREY]):
            raise impossible(f"lying.{word}: a seat that is not at the table")
    read_cathedral(reader, state)
    for die in reader.words("dice", DIE):
        if state.players <= OWNER_OF[die] < GREY:
            raise impossible(f"dice: {DIE.word(die)}")
        state.dice[die] += 1
    black = reader.words("black", FACE)
    state.black = tuple(sorted(black, reverse=True))


def read_cathedral(reader: Reader, state: Troyes) -> None:
    """Columns from the ground up, so that no level floats."""
    cathedral = reader.table("cathedral")
    for word in cathedral.data:
        column = reader.value("cathedral", word, FACE)
        owners = cathedral.items(word)
        if len(owners) > 3:
            raise impossible(f"cathedral.{word}: more than three levels")
        for level, owner in enumerate(owners):
            state.cathedral[level * 6 + column - 1] = owner_of(cathedral, word, owner, state)


def read_events(reader: Reader, state: Troyes) -> None:
    """The row, which begins with Marauding whether it is named or not."""
    for entry in reader.tables("events"):
        place = entry.word("event", EVENT)
        if place not in state.row:
            state.row.append(place)
        elif place != MARAUDING or len(state.row) > 1 or state.flags[MARAUDING]:
            raise impossible(f"events: {EVENT.word(place)} stands twice or not at its place")
        state.flags[place] = tuple([owner_of(entry, "flags", o, state) for o in entry.items("flags")])
        entry.done()
    state.removed = mask_of(reader, "removed")


def mask_of(reader: Reader, key: str) -> int:
    """A list of Events as a bit mask."""
    events = reader.words(key, EVENT)
    if len(set(events)) < len(events):
        raise impossible(f"{reader.where(key)}: an Event twice")
    return sum([1 << event for event in events])


def read_activities(reader: Reader, state: Troyes) -> None:
    """The face-up Activity cards."""
    activities = reader.table("activities")
    for word in activities.data:
        card = reader.value("activities", word, CARD)
        slot = CARDS[card].slot
        if state.cards[slot] != EMPTY:
            raise impossible(f"activities: two cards on the slot of {word}")
        state.cards[slot] = card
        read_activity(activities.table(word), state, slot)


def read_activity(entry: Reader, state: Troyes, slot: int) -> None:
    """Tradesmen on the two spaces and on the picture, and cubes."""
    spaces = entry.items("tradesmen")
    if len(spaces) > 2:
        raise impossible(f"{entry.path}: two spaces for tradesmen")
    for place, word in enumerate(spaces):
        if word is not None:
            state.tradesmen[slot * 2 + place] = tradesman_of(entry, "tradesmen", word, state)
    for word in entry.items("picture"):
        owner = tradesman_of(entry, "picture", word, state)
        if state.pictures[slot] >> owner & 1:
            raise impossible(f"{entry.path}: two tradesmen of one player")
        state.pictures[slot] |= 1 << owner
    counts = entry.counts("cubes", SEAT, MOST)
    if any(counts[state.players :]):
        raise impossible(f"{entry.path}: cubes of a seat that is not at the table")
    state.cubes[slot * SEATS : slot * SEATS + SEATS] = counts[:SEATS]
    entry.done()


def read_seat(entry: Reader, state: Troyes, seat: int) -> None:
    """What lies before a player."""
    state.deniers[seat] = entry.number("deniers", START_DENIERS, 0, MOST)
    state.influence[seat] = entry.number("influence", START_INFLUENCE, 0, INFLUENCE_LIMIT)
    state.points[seat] = entry.number("points", 0, 0, MOST)
    state.supply[seat] = entry.number("supply", 0, 0, CITIZENS)
    state.purse[seat] = entry.number("purse", 0, 0, MOST)
    state.characters[seat] = tuple(sorted(entry.words("characters", CHARACTER)))
    state.won[seat] = mask_of(entry, "won")
    entry.done()


def deal_missing(state: Troyes, seats: Reader) -> None:
    """Seats that say nothing of Characters get the first ones that nobody holds."""
    each = PLAYERS[state.players].characters
    for seat in range(state.players):
        said = seats.data.get(SEAT.word(seat), {})
        if "characters" not in said:
            held = {character for hand in state.characters for character in hand}
            free = [character for character in range(CHARACTER.size) if character not in held]
            state.characters[seat] = tuple(free[:each])


def read_le_roy(reader: Reader, state: Troyes) -> None:
    """Points of le Roy and the pile of Characters; all six of them when nothing is said."""
    if not state.is_solo:
        return
    entry = reader.table("le_roy")
    state.roy = entry.number("points", 0, 0, MOST)
    state.pile = tuple(entry.words("pile", CHARACTER)) if entry.has("pile") else tuple(range(CHARACTER.size))
    entry.done()


def citizens_out(state: Troyes, seat: int) -> int:
    """The citizens of a player who are not in the general supply."""
    lying = sum([state.lying[building * OWNERS + seat] for building in range(3)])
    return state.supply[seat] + lying + state.spaces.count(seat) + state.tradesmen_of(seat)


def reds_seen(state: Troyes) -> int:
    """How many red Events have been revealed, Resistance left out: it brings a second one with it (B5)."""
    seen = state.seen_events()
    return sum([seen >> card & 1 for card in DECKS[0]])


def awaits_event(reader: Reader) -> bool:
    """Whether the steps of a position still reveal the red Event of the round."""
    steps = reader.data.get("steps")
    named = [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []
    return any(step.get("step") == "RevealEvent" and step.get("deck") == "red" for step in named)


def remove_missing(state: Troyes, reds: int) -> None:
    """Events that must have been revealed by now and are not named count as removed, with those they called."""
    while True:
        seen = state.seen_events()
        known = [i for i in range(len(EVENTS)) if seen >> i & 1]
        wanted = [due_from(known, deck) for deck in range(3)]
        if min(wanted) < 0:
            fits = [i for i in DECKS[0] if wanted[EVENTS[i].calls] < 0 and i not in known]
        elif max(wanted) > 0:
            fits = [i for i in range(len(EVENTS)) if wanted[EVENTS[i].deck] > 0 and i not in known and i != MARAUDING]
        elif reds_seen(state) < reds:
            fits = [i for i in DECKS[0] if i not in known]
        else:
            return
        if not fits:
            return
        state.removed |= 1 << fits[-1]


def due_from(events: list[int], deck: int) -> int:
    """How many more cards of a deck red Events have called than were revealed."""
    called = sum([EVENTS[i].calls == deck for i in events])
    return called - sum([EVENTS[i].deck == deck for i in events]) if deck else 0

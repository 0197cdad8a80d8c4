"""Positions: the fields of the table in the words of docs/positions, with defaults for what is left out."""

from typing import Any, Final

from rynek.core.domain import Words
from rynek.core.fields import (
    TABLE,
    By,
    Counts,
    Each,
    Field,
    Group,
    Listed,
    Members,
    Number,
    Own,
    Places,
    Seats,
    Sorted,
    Word,
    part_of,
    put_part,
)
from rynek.core.reader import Reader, counted, demand, impossible
from rynek.games.troyes.activity_cards import CARD, CARDS, SLOTS
from rynek.games.troyes.board import BUILDING, CITIZENS, EMPTY, FACE, INFLUENCE_LIMIT, OWNER, OWNERS, PLAYERS, SPACE
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.dice import DIE, DIE_NUMBERS
from rynek.games.troyes.event_cards import DECKS, EVENT, EVENTS, MARAUDING, due_from
from rynek.games.troyes.setup import empty_table
from rynek.games.troyes.state import TroyesState

MOST: Final = 10_000
NOT_SAID: Final = (-1,)
"""The Characters of a seat that a position says nothing of."""
PLAYER: Final = Words("seat", OWNER.words[:-1], named=False)
BEFORE_ROUND_ONE: Final = [
    "ChooseStartPlayer",
    "DealCharacters",
    "InitialPlacement",
    "RoyPlaces",
    "OwnPlaces",
    "FillWithGrey",
    "StartRound",
]


def blank(players: int, options: dict[str, Any]) -> TroyesState:
    """What a position begins from: an empty board, money as at the start, no citizen in a private supply."""
    state = empty_table(players, options)
    state.supply = [0] * players
    state.characters = [NOT_SAID] * players
    state.pile = NOT_SAID if state.is_solo else ()
    return state


def steps_of(reader: Reader) -> list[dict[str, Any]]:
    """The unfinished steps as they are written: some defaults hang on them."""
    steps = reader.data.get("steps")
    return [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []


def awaited(reader: Reader, name: str, **fields: str) -> int:
    """How many steps of a name, with such fields, a position holds."""
    return sum([step.get("step") == name and fields.items() <= step.items() for step in steps_of(reader)])


def reds_awaited(reader: Reader) -> int:
    """How many red Events are still to be revealed."""
    return awaited(reader, "RevealEvent", deck="red") + awaited(reader, "RevealSecond")


class Lying(Field):
    """Lying citizens by building and owner."""

    def parts(self) -> tuple[Field, ...]:
        return (Each("building", 3, Counts("citizens", OWNER, CITIZENS, "lying")),)

    def write(self, state: Any, seat: int = TABLE) -> Any:
        rows = {BUILDING.word(b): counted(part_of(state.lying, OWNERS, b), OWNER) for b in range(3)}
        return {name: row for name, row in rows.items() if row}

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        table = reader.table(self.key)
        for name in table.data:
            put_part(state.lying, OWNERS, reader.value(self.key, name, BUILDING), table.counts(name, OWNER, CITIZENS))


class Activities(Group):
    """The face-up Activity cards; their fields are lists by slot."""

    @property
    def attributes(self) -> list[str]:
        return ["cards", "tradesmen", "pictures", "cubes"]

    def parts(self) -> tuple[Field, ...]:
        return (Places("cards", CARD, SLOTS), Each("slot", SLOTS, *self.fields))

    def write(self, state: Any, seat: int = TABLE) -> Any:
        cards = [card for card in state.cards if card != EMPTY]
        return {CARD.word(card): Group.write(self, state, CARDS[card].slot) for card in cards}

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        table = reader.table(self.key)
        for name in table.data:
            card = reader.value(self.key, name, CARD)
            slot = CARDS[card].slot
            demand(state.cards[slot] == EMPTY, "slot-twice", card=name)
            state.cards[slot] = card
            self.read_all(table.table(name), state, slot)


def write_events(state: TroyesState, seat: int) -> list[dict[str, Any]]:
    """The row in its order with the owners of the cubes."""
    return [{"event": EVENT.word(p), "flags": [OWNER.word(o) for o in state.flags[p]]} for p in state.row]


def read_events(reader: Reader, state: TroyesState, seat: int) -> None:
    """The row, which begins with Marauding whether it is named or not."""
    for number, entry in enumerate(reader.tables("events")):
        place = entry.word("event", EVENT)
        if place not in state.row:
            state.row.append(place)
        elif place != MARAUDING or number:
            raise impossible("event-twice", event=EVENT.word(place))
        state.flags[place] = tuple(entry.words("flags", OWNER))
        entry.done()


def write_cathedral(state: TroyesState, seat: int) -> dict[str, list[str]]:
    """The owners of each column's cubes from the ground up."""
    columns = {str(c + 1): [state.cathedral[level * 6 + c] for level in range(3)] for c in range(6)}
    built = {name: [OWNER.word(owner) for owner in owners if owner != EMPTY] for name, owners in columns.items()}
    return {name: owners for name, owners in built.items() if owners}


def read_cathedral(reader: Reader, state: TroyesState, seat: int) -> None:
    """Columns from the ground up, so that no level floats."""
    table = reader.table("cathedral")
    for name in table.data:
        column, owners = reader.value("cathedral", name, FACE), table.words(name, OWNER)
        demand(len(owners) <= 3, "cathedral-high", column=column)
        for level, owner in enumerate(owners):
            state.cathedral[level * 6 + column - 1] = owner


def read_dice(reader: Reader, state: TroyesState, seat: int) -> None:
    """Each die is one word."""
    for die in reader.words("dice", DIE):
        state.dice[die] += 1


class Falling(Listed):
    """Values kept highest first."""

    def value(self, reader: Reader, state: Any) -> Any:
        return sorted(super().value(reader, state), reverse=True)


def read_supply(reader: Reader, state: TroyesState, seat: int) -> None:
    """The private supply; what is left of twelve citizens is in the general one."""
    state.supply[seat] = reader.number("supply", 0, 0, CITIZENS)
    state.reserve[seat] = CITIZENS - state.citizens_out(seat)


class Hands(Seats):
    """Seats that say nothing of Characters get the first ones that nobody holds, unless they are still to be dealt."""

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        super().read(reader, state, seat)
        each = 0 if awaited(reader, "DealCharacters") else PLAYERS[state.players].characters
        for player in range(state.players):
            if state.characters[player] == NOT_SAID:
                held = [character for hand in state.characters for character in hand]
                free = [character for character in range(CHARACTER.size) if character not in held]
                state.characters[player] = tuple(free[:each])


class LeRoy(Group):
    """The solo game alone has le Roy; the pile left out: all six Characters, unless they are still to be laid."""

    def applies(self, state: Any) -> bool:
        return bool(state.is_solo)

    def read(self, reader: Reader, state: Any, seat: int = TABLE) -> None:
        super().read(reader, state, seat)
        if state.pile == NOT_SAID:
            state.pile = () if awaited(reader, "DealCharacters") else tuple(range(CHARACTER.size))


def read_round(reader: Reader, state: TroyesState, seat: int) -> None:
    """Left out: as late as cards and Events demand, 0 before the first. A game without steps is over after the last."""
    first = 0 if any(awaited(reader, name) for name in BEFORE_ROUND_ONE) else 1
    newest = max([CARDS[card].round for card in state.cards if card != EMPTY], default=first)
    least = max(newest, state.reds_seen() + reds_awaited(reader), first)
    state.round = reader.number("round", min(least, state.rounds), 0, state.rounds)
    demand(reader.data.get("steps") != [] or state.round == state.rounds, "no-steps")


def read_removed(reader: Reader, state: TroyesState, seat: int) -> None:
    """Left out: Events that must have been revealed by now and are not named, with those they called."""
    if reader.has("removed"):
        state.removed = Members("removed", EVENT).value(reader, state)
    else:
        remove_missing(state, reader)


def remove_missing(state: TroyesState, reader: Reader) -> None:
    """One Event after another, until those that are seen fit the round."""
    waits = [reds_awaited(reader), awaited(reader, "RevealEvent", deck="white")]
    waits.append(awaited(reader, "RevealEvent", deck="yellow"))
    while True:
        seen = state.seen_events()
        known = [card for card in range(len(EVENTS)) if seen >> card & 1]
        wanted = [0, due_from(known, 1) - waits[1], due_from(known, 2) - waits[2]]
        hidden = [card for card in DECKS[0] + DECKS[1] + DECKS[2] if card not in known]
        if min(wanted) < 0:
            fits = [card for card in hidden if wanted[EVENTS[card].calls] < 0 and EVENTS[card].deck == 0]
        elif max(wanted) > 0:
            fits = [card for card in hidden if wanted[EVENTS[card].deck] > 0]
        else:
            fits = [card for card in hidden if EVENTS[card].deck == 0 and state.reds_seen() < state.round - waits[0]]
        if not fits:
            return
        state.removed |= 1 << fits[-1]


FIELDS: Final[tuple[Field, ...]] = (
    Word("start", OWNER),
    By("spaces", SPACE, OWNER),
    Lying("lying"),
    Activities(
        "activities",
        Places("tradesmen", OWNER, 2),
        Members("picture", OWNER, "pictures"),
        Counts("cubes", PLAYER, MOST),
    ),
    Own(
        "events",
        write_events,
        read_events,
        Listed("row", EVENT),
        Each("event", EVENT.size, Sorted("cubes", OWNER, "flags")),
    ),
    Own("cathedral", write_cathedral, read_cathedral, Places("cubes", OWNER, 18, "cathedral")),
    Own(
        "dice",
        lambda state, _: [DIE.word(die) for die in range(DIE_NUMBERS) for _ in range(state.dice[die])],
        read_dice,
        Counts("left", DIE, CITIZENS, "dice"),
    ),
    Falling("black", FACE),
    Hands(
        "seats",
        Number("deniers", 0, MOST),
        Number("influence", 0, INFLUENCE_LIMIT),
        Number("points", 0, MOST),
        Own(
            "supply",
            lambda state, seat: state.supply[seat],
            read_supply,
            Number("own", 0, CITIZENS, "supply"),
            "reserve",
        ),
        Number("purse", 0, MOST),
        Sorted("characters", CHARACTER, secret=True),
        Members("won", EVENT),
        by_letter=True,
    ),
    LeRoy("le_roy", Number("points", 0, MOST, "roy"), Listed("pile", CHARACTER)),
    Own("round", lambda state, _: state.round, read_round, Number("number", 0, 9, "round")),
    Own(
        "removed",
        lambda state, _: Members("removed", EVENT).write(state),
        read_removed,
        Members("events", EVENT, "removed"),
    ),
)

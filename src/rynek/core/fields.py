"""Fields: what lies on a table, declared once: its name, its domain, how it is indexed. Positions are read off this.

A game lists its fields in `position.py`. The list writes and reads the table, refuses what is outside a domain, and
tells tests and encodings what a state is made of. `Seats` holds the fields that every player has: there the attribute
is a list by seat, and fields of a fixed size take the seat's slice of it. A shape of its own is an `Own` field.
"""

from collections.abc import Callable
from typing import Any, Final

from rynek.core.domain import SEAT, Domain
from rynek.core.reader import Reader, counted, impossible
from rynek.core.state import State

TABLE: Final = -1
"""Instead of a seat: a field that the table has once."""


class Field:
    """One entry of a position: its key, and the attribute of the state that holds it.

    A key left out, or null, leaves the attribute as set-up made it. `secret` marks what only its owner may know.
    """

    def __init__(self, key: str, attribute: str = "", *, secret: bool = False) -> None:
        self.key = key
        self.attribute = attribute or key
        self.secret = secret

    @property
    def attributes(self) -> list[str]:
        """The attributes of the state that are declared here."""
        return [self.attribute]

    def applies(self, state: State) -> bool:
        """Whether a table of this kind has the field at all; some belong to one way of playing."""
        return True

    def get(self, state: State, seat: int) -> Any:
        """What the table or a seat has."""
        value = getattr(state, self.attribute)
        return value if seat == TABLE else value[seat]

    def known(self, state: State, seat: int, viewer: int) -> Any:
        """What the table or a seat has as another seat may know it."""
        return self.get(state, seat)

    def parts(self) -> "tuple[Field, ...]":
        """The plain fields it is made of, for encodings: itself, unless its shape is its own."""
        return (self,)

    def put(self, state: State, seat: int, value: Any) -> None:
        """Change what the table or a seat has."""
        if seat == TABLE:
            setattr(state, self.attribute, value)
        else:
            getattr(state, self.attribute)[seat] = value

    def write(self, state: State, seat: int = TABLE) -> Any:
        """The entry as JSON."""
        raise NotImplementedError

    def read(self, reader: Reader, state: State, seat: int = TABLE) -> None:
        """Take the entry from JSON, when it is there."""
        if reader.has(self.key):
            self.put(state, seat, self.value(reader, state))

    def value(self, reader: Reader, state: State) -> Any:
        """What the JSON says."""
        raise NotImplementedError


class Number(Field):
    """A whole number within bounds."""

    def __init__(self, key: str, low: int, high: int, attribute: str = "", *, secret: bool = False) -> None:
        super().__init__(key, attribute, secret=secret)
        self.low = low
        self.high = high

    def write(self, state: State, seat: int = TABLE) -> Any:
        return self.get(state, seat)

    def value(self, reader: Reader, state: State) -> Any:
        return reader.number(self.key, None, self.low, self.high)


class Flag(Field):
    """True or false."""

    def write(self, state: State, seat: int = TABLE) -> Any:
        return self.get(state, seat)

    def value(self, reader: Reader, state: State) -> Any:
        return reader.flag(self.key, False)


class Word(Field):
    """One value of a domain; -1 is written as null."""

    def __init__(self, key: str, domain: Domain, attribute: str = "", *, secret: bool = False) -> None:
        super().__init__(key, attribute, secret=secret)
        self.domain = domain

    def write(self, state: State, seat: int = TABLE) -> Any:
        return word(self.domain, self.get(state, seat))

    def value(self, reader: Reader, state: State) -> Any:
        return value_of(reader, self.key, reader.raw(self.key), self.domain, state.players)


class Listed(Word):
    """Any number of values of a domain in an order that matters: a list, or a tuple where the state has one."""

    def __init__(self, key: str, domain: Domain, attribute: str = "", most: int = 99, *, secret: bool = False) -> None:
        super().__init__(key, domain, attribute, secret=secret)
        self.most = most

    def write(self, state: State, seat: int = TABLE) -> Any:
        return [word(self.domain, value) for value in self.get(state, seat)]

    def put(self, state: State, seat: int, value: Any) -> None:
        old = self.get(state, seat)
        super().put(state, seat, tuple(value) if isinstance(old, tuple) else value)

    def value(self, reader: Reader, state: State) -> Any:
        items = reader.items(self.key)
        if len(items) > self.most:
            raise reader.bad(self.key, len(items), f"0-{self.most}")
        return [value_of(reader, f"{self.key}[{i}]", w, self.domain, state.players) for i, w in enumerate(items)]


class Sorted(Listed):
    """Any number of values whose order does not matter: kept sorted."""

    def value(self, reader: Reader, state: State) -> Any:
        return sorted(super().value(reader, state))


class Members(Word):
    """A set of values of a domain, or of some of them, kept as a number whose bit i stands for value i."""

    def __init__(
        self, key: str, domain: Domain, attribute: str = "", *, only: tuple[int, ...] = (), secret: bool = False
    ) -> None:
        super().__init__(key, domain, attribute, secret=secret)
        self.only = only

    def write(self, state: State, seat: int = TABLE) -> Any:
        bits: int = self.get(state, seat)
        return [self.domain.word(value) for value in range(self.domain.size) if bits >> value & 1]

    def value(self, reader: Reader, state: State) -> Any:
        bits = 0
        for i, item in enumerate(reader.items(self.key)):
            value = value_of(reader, f"{self.key}[{i}]", item, self.domain, state.players)
            if self.only and value not in self.only:
                raise reader.bad(self.key, item, ", ".join([self.domain.word(one) for one in self.only]))
            if bits >> value & 1:
                raise reader.bad(self.key, item, "each once")
            bits |= 1 << value
        return bits


class Places(Word):
    """So many places in a row, each with a value or empty (-1, written null); a short list leaves the rest empty."""

    def __init__(self, key: str, domain: Domain, size: int, attribute: str = "", *, secret: bool = False) -> None:
        super().__init__(key, domain, attribute, secret=secret)
        self.size = size

    def get(self, state: State, seat: int) -> Any:
        return part_of(getattr(state, self.attribute), self.size, seat)

    def put(self, state: State, seat: int, value: Any) -> None:
        put_part(getattr(state, self.attribute), self.size, seat, value)

    def write(self, state: State, seat: int = TABLE) -> Any:
        return [word(self.domain, value) for value in self.get(state, seat)]

    def value(self, reader: Reader, state: State) -> Any:
        items = reader.items(self.key)
        if len(items) > self.size:
            raise reader.bad(self.key, len(items), f"0-{self.size}")
        found = [
            -1 if item is None else value_of(reader, f"{self.key}[{i}]", item, self.domain, state.players)
            for i, item in enumerate(items)
        ]
        return found + [-1] * (self.size - len(found))


class Counts(Places):
    """How many of each value of a domain, written {word: number} without zeros."""

    def __init__(
        self, key: str, domain: Domain, high: int, attribute: str = "", *, low: int = 0, secret: bool = False
    ) -> None:
        super().__init__(key, domain, domain.size, attribute, secret=secret)
        self.low = low
        self.high = high

    def write(self, state: State, seat: int = TABLE) -> Any:
        return counted(self.get(state, seat), self.domain)

    def value(self, reader: Reader, state: State) -> Any:
        table = reader.table(self.key)
        found = [0] * self.size
        for name in table.data:
            place = self.domain.number(value_of(reader, self.key, name, self.domain, state.players))
            found[place] = table.number(name, None, self.low, self.high)
        return found


class By(Word):
    """Values of a domain by the words of another, written {word: word} without the empty ones (-1)."""

    def __init__(self, key: str, index: Domain, domain: Domain, attribute: str = "") -> None:
        super().__init__(key, domain, attribute)
        self.index = index

    def write(self, state: State, seat: int = TABLE) -> Any:
        row = self.get(state, seat)
        places = [self.index.at(number) for number in range(self.index.size)]
        return {self.index.word(place): word(self.domain, row[place]) for place in places if row[place] >= 0}

    def read(self, reader: Reader, state: State, seat: int = TABLE) -> None:
        table, row = reader.table(self.key), self.get(state, seat)
        for name in table.data:
            place = value_of(reader, self.key, name, self.index, state.players)
            row[place] = value_of(table, name, table.raw(name), self.domain, state.players)


class Held(Word):
    """The pieces that a seat, or a place of the table, has; the attribute says for every piece where it is."""

    def __init__(self, key: str, domain: Domain, attribute: str, *, nowhere: int, place: int = TABLE) -> None:
        super().__init__(key, domain, attribute)
        self.nowhere = nowhere
        self.place = place

    def holder(self, seat: int) -> int:
        """Who or what holds the pieces of this field."""
        return self.place if seat == TABLE else seat

    def write(self, state: State, seat: int = TABLE) -> Any:
        where: list[int] = getattr(state, self.attribute)
        holder = self.holder(seat)
        return [self.domain.word(piece) for piece in range(self.domain.size) if where[piece] == holder]

    def read(self, reader: Reader, state: State, seat: int = TABLE) -> None:
        where: list[int] = getattr(state, self.attribute)
        for piece in reader.words(self.key, self.domain):
            if where[piece] != self.nowhere:
                raise impossible("two-places", what=self.domain.word(piece))
            where[piece] = self.holder(seat)


class Numbers(Places):
    """So many whole numbers in a row, all of them given."""

    def __init__(self, key: str, size: int, low: int, high: int, attribute: str = "", *, secret: bool = False) -> None:
        super().__init__(key, SEAT, size, attribute, secret=secret)
        self.low = low
        self.high = high

    def write(self, state: State, seat: int = TABLE) -> Any:
        return list(self.get(state, seat))

    def value(self, reader: Reader, state: State) -> Any:
        items = reader.items(self.key)
        if len(items) != self.size:
            raise reader.bad(self.key, len(items), str(self.size))
        return [number_in(reader, f"{self.key}[{i}]", item, self.low, self.high) for i, item in enumerate(items)]


class Own(Field):
    """A field with a shape of its own: a pair of functions of the game, and the attributes they fill.

    An attribute is named, or given as the plain field it would be by itself, which tells encodings its domain.
    """

    def __init__(
        self,
        key: str,
        write: Callable[[Any, int], Any],
        read: Callable[[Reader, Any, int], None],
        *attributes: "str | Field",
        when: Callable[[Any], bool] | None = None,
        secret: bool = False,
    ) -> None:
        super().__init__(key, secret=secret)
        self._write = write
        self._read = read
        self._when = when
        self._named = [name for name in attributes if isinstance(name, str)]
        self.inner: tuple[Field, ...] = tuple([field for field in attributes if isinstance(field, Field)])

    @property
    def attributes(self) -> list[str]:
        return self._named + [name for field in self.inner for name in field.attributes]

    def parts(self) -> tuple[Field, ...]:
        return self.inner

    def applies(self, state: State) -> bool:
        return self._when is None or self._when(state)

    def write(self, state: State, seat: int = TABLE) -> Any:
        return self._write(state, seat)

    def read(self, reader: Reader, state: State, seat: int = TABLE) -> None:
        """The game's own function asks the reader itself, also for a key left out: its default may hang on others."""
        reader.known.add(self.key)
        self._read(reader, state, seat)


class Group(Field):
    """Several fields under one key."""

    def __init__(self, key: str, *fields: Field) -> None:
        super().__init__(key)
        self.fields: tuple[Field, ...] = fields

    @property
    def attributes(self) -> list[str]:
        return [name for field in self.fields for name in field.attributes]

    def parts(self) -> tuple[Field, ...]:
        return self.fields

    def write(self, state: State, seat: int = TABLE) -> Any:
        return {field.key: field.write(state, seat) for field in self.fields if field.applies(state)}

    def read(self, reader: Reader, state: State, seat: int = TABLE) -> None:
        self.read_all(reader.table(self.key), state, seat)

    def read_all(self, table: Reader, state: State, seat: int) -> None:
        """Every field of a table, and no other key."""
        for field in self.fields:
            if field.applies(state):
                field.read(table, state, seat)
        table.done()


class Each(Group):
    """Fields that every one of so many things has, by number: part of a shape of its own, for encodings."""

    def __init__(self, key: str, count: int, *fields: Field) -> None:
        super().__init__(key, *fields)
        self.count = count


class Seats(Group):
    """The fields of every player, written as a list in the order of the seats, or by letter."""

    def __init__(self, key: str, *fields: Field, by_letter: bool = False) -> None:
        super().__init__(key, *fields)
        self.by_letter = by_letter

    def write(self, state: State, seat: int = TABLE) -> Any:
        rows = [super(Seats, self).write(state, each) for each in range(state.players)]
        return {SEAT.words[each]: row for each, row in enumerate(rows)} if self.by_letter else rows

    def read(self, reader: Reader, state: State, seat: int = TABLE) -> None:
        """Also seats left out are read: the default of an own field may hang on others."""
        tables = self._by_letter(reader, state) if self.by_letter else self._in_order(reader, state)
        for each, table in enumerate(tables):
            self.read_all(table, state, each)

    def _in_order(self, reader: Reader, state: State) -> list[Reader]:
        tables = reader.tables(self.key)
        if len(tables) > state.players:
            raise reader.bad(self.key, len(tables), f"0-{state.players}")
        return tables + [Reader({}, f"{self.key}[{each}]") for each in range(len(tables), state.players)]

    def _by_letter(self, reader: Reader, state: State) -> list[Reader]:
        whole = reader.table(self.key)
        tables = [whole.table(letter) for letter in SEAT.words[: state.players]]
        whole.done()
        return tables


def word(domain: Domain, value: int) -> str | None:
    """The word of a value; None for an empty place."""
    return None if value < 0 and not domain.holds(value) else domain.word(value)


def value_of(reader: Reader, key: str, item: Any, domain: Domain, players: int) -> int:
    """The value a word stands for; a seat must be at the table."""
    found = reader.value(key, item, domain)
    if domain is SEAT and found >= players:
        raise reader.bad(key, item, ", ".join(SEAT.words[:players]))
    return found


def number_in(reader: Reader, key: str, item: Any, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
        raise reader.bad(key, item, f"{low}-{high}")
    return item


def part_of(row: Any, size: int, seat: int) -> Any:
    """The whole row, the row of a seat in a list of rows, or a seat's slice of one long row."""
    if seat == TABLE:
        return row
    return row[seat] if row and isinstance(row[0], list) else row[seat * size : seat * size + size]


def put_part(row: list[Any], size: int, seat: int, values: list[int]) -> None:
    """Change what `part_of` gives."""
    if seat == TABLE:
        row[:] = values
    elif row and isinstance(row[0], list):
        row[seat] = values
    else:
        row[seat * size : seat * size + size] = values


def undeclared(fields: tuple[Field, ...], slots: tuple[str, ...]) -> list[str]:
    """Attributes of a state that no field declares: they would be lost in positions."""
    declared = {name for field in fields for name in field.attributes}
    return [name for name in slots if name not in declared]

"""Encoding: what a seat may know as a row of numbers of fixed length, and the names of its parts.

It is made from the declared fields and steps of a game, for all games by the same code: the own seat first, rivals in
turn order. What a field marks as secret is written for the own seat alone; a step is written as the seat sees it.
Values of a domain have an entry each, amounts are scaled: a hundred or less by their highest, others by hundreds.
"""

from array import array
from collections.abc import Callable
from typing import Any, Final

from rynek.core.action_numbers import ActionNumbers
from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT, Domain
from rynek.core.fields import (
    TABLE,
    By,
    Counts,
    Each,
    Field,
    Flag,
    Group,
    Held,
    Listed,
    Members,
    Number,
    Numbers,
    Own,
    Places,
    Seats,
    Sorted,
    Word,
)
from rynek.core.frame import AnyFrame
from rynek.core.game import AnyGame
from rynek.core.state import State

HUNDRED: Final = 100
MOST_PLACES: Final = 6
"""A list longer than this is written place by place only so far; how often each value stands in it is written too."""
STEP_NUMBERS: Final = 8
"""So many of the numbers without a domain that a field of a step may hold."""


class Slice:
    """A part of the row: its name, where it lies, what its entries mean and between which bounds they are.

    Of a `choice` one entry is 1, or none when there is nothing; of a `set` any number are; an `amount` counts in units
    of `unit`.
    """

    __slots__ = ("high", "kind", "low", "name", "size", "start", "unit", "words")

    def __init__(
        self, name: str, kind: str, start: int, words: list[str], low: float = 0.0, high: float = 1.0, unit: int = 1
    ) -> None:
        self.name = name
        self.kind = kind
        self.start = start
        self.size = len(words)
        self.words = words
        self.low = low
        self.high = high
        self.unit = unit

    def explain(self, row: Any) -> Any:
        """The part in words."""
        entries = [float(row[self.start + i]) for i in range(self.size)]
        if self.kind == "amount":
            return {word: round(x * self.unit, 3) for word, x in zip(self.words, entries, strict=True) if x}
        return [word for word, x in zip(self.words, entries, strict=True) if x]

    def __repr__(self) -> str:
        return f"<{self.name}: {self.kind} [{self.start}:{self.start + self.size}]>"


class Order:
    """The places of a domain's values for each viewer: seats are counted from the own one.

    A seat is a word of its own, or what stands before the first dash of a word: `A-red-1`, a die of seat A.
    """

    __slots__ = ("places", "words")

    def __init__(self, domain: Domain, players: int) -> None:
        values = [domain.at(number) for number in range(players if domain is SEAT else domain.size)]
        words = [domain.word(value) for value in values]
        if not set(SEAT.words[:players]) <= {word.partition("-")[0] for word in words}:
            players = 0
        self.words = [turned(word, 0, players, seat_name) for word in words]
        self.places: list[list[int]] = []
        for viewer in range(max(1, players)):
            seen = [-1] * (max(values) + 2)
            for value, word in zip(values, words, strict=True):
                seen[value + 1] = words.index(turned(word, viewer, players, SEAT.word))
            self.places.append(seen)

    def seen_by(self, viewer: int) -> list[int]:
        """The places of the values for a viewer, from that of -1 on; -1 for what has none. `place_of` reads it."""
        return self.places[viewer % len(self.places)]


def place_of(value: int, places: list[int]) -> int:
    """The place of a value in a part of the row; -1: none."""
    return places[value + 1] if -1 <= value < len(places) - 1 else -1


def turned(word: str, viewer: int, players: int, name: Callable[[int], str]) -> str:
    """A word with the name of the turn after the viewer's in the place of its seat; other words stay."""
    seat, dash, rest = word.partition("-")
    if seat not in SEAT.words[:players]:
        return word
    return f"{name((SEAT.value(seat) - viewer) % players)}{dash}{rest}"


def seat_name(turn: int) -> str:
    """A seat by its turn after the own one."""
    return "own" if turn == 0 else f"rival {turn}"


class Writer:
    """Writes one field of the table, or of one seat, into its place in the row."""

    __slots__ = ("field", "place", "start", "turn")

    def __init__(self, field: Field, start: int, turn: int) -> None:
        self.field = field
        self.start = start
        self.turn = turn
        self.place = TABLE  # of a field that many things have: which of them

    def owner(self, state: State, viewer: int) -> int:
        """Whose field it is: a seat's, a thing's or the table's."""
        return self.place if self.turn == TABLE else (viewer + self.turn) % state.players

    def write(self, state: State, viewer: int, row: Any) -> None:
        """Fill in what the seat sees."""
        if self.field.applies(state):
            self.fill(self.field.known(state, self.owner(state, viewer), viewer), viewer, row)

    def fill(self, value: Any, viewer: int, row: Any) -> None:
        """Write a value."""
        raise NotImplementedError


class Amounts(Writer):
    """One number, or several in a row."""

    __slots__ = ("factor", "order", "straight")

    def __init__(self, field: Field, start: int, turn: int, unit: int, order: Order | None) -> None:
        super().__init__(field, start, turn)
        self.factor = 1.0 / unit
        self.order = order
        self.straight: list[int] = list(range(-1, field.size)) if isinstance(field, Numbers) else [-1, 0]

    def fill(self, value: Any, viewer: int, row: Any) -> None:
        if isinstance(value, (int, bool)):
            row[self.start] = value * self.factor
            return
        amounts = as_list(value)
        places = self.straight if self.order is None else self.order.seen_by(viewer)
        for i in range(len(amounts)):
            if amounts[i] != 0:
                place = place_of(i, places)
                if place >= 0:
                    row[self.start + place] = amounts[i] * self.factor


def as_list(value: Any) -> list[int]:
    """Numbers in a row as the compiler reads them quickest."""
    return value if isinstance(value, list) else list(value)


class Choices(Writer):
    """Values of a domain, one or several in a row, and where asked for how often each stands there."""

    __slots__ = ("most", "order", "tally", "width")

    def __init__(self, field: Field, start: int, turn: int, order: Order, most: int, tally: int) -> None:
        super().__init__(field, start, turn)
        self.order = order
        self.width = len(order.words)
        self.most = most
        self.tally = tally  # where the counts begin; -1: none

    def fill(self, value: Any, viewer: int, row: Any) -> None:
        places = self.order.seen_by(viewer)
        if isinstance(value, int):
            place = place_of(value, places)
            if place >= 0:
                row[self.start + place] = 1.0
            return
        values = as_list(value)
        for i in range(len(values)):
            place = place_of(values[i], places)
            if place >= 0:
                if i < self.most:
                    row[self.start + i * self.width + place] = 1.0
                if self.tally >= 0:
                    row[self.tally + place] += 1.0


class ByIndex(Choices):
    """Values of a domain by the values of another, in whose order they are written."""

    __slots__ = ("rows",)

    def __init__(self, field: Field, start: int, turn: int, order: Order, index: Order) -> None:
        super().__init__(field, start, turn, order, 0, -1)
        self.rows = index

    def fill(self, value: Any, viewer: int, row: Any) -> None:
        places = self.order.seen_by(viewer)
        for index, line in enumerate(self.rows.seen_by(viewer)[1:]):
            place = place_of(value[index], places) if line >= 0 else -1
            if place >= 0:
                row[self.start + line * self.width + place] = 1.0


class Bits(Writer):
    """A set, or the pieces that a seat or a place holds."""

    __slots__ = ("order",)

    def __init__(self, field: Field, start: int, turn: int, order: Order) -> None:
        super().__init__(field, start, turn)
        self.order = order

    def write(self, state: State, viewer: int, row: Any) -> None:
        field = self.field
        if not isinstance(field, Held):
            super().write(state, viewer, row)
            return
        holder = field.holder(self.owner(state, viewer))
        where: list[int] = getattr(state, field.attribute)
        for piece, at in enumerate(where):
            if at == holder:
                row[self.start + piece] = 1.0

    def fill(self, value: Any, viewer: int, row: Any) -> None:
        bits: int = value
        places = self.order.seen_by(viewer)
        while bits:
            one = bits.bit_length() - 1
            bits -= 1 << one
            place = place_of(one, places)
            if place >= 0:
                row[self.start + place] = 1.0


class StepWriter:
    """Writes one kind of step: how often it waits, whether it is asked now, and what the first one holds."""

    __slots__ = ("cls", "fields", "start")

    def __init__(self, cls: type[AnyFrame], start: int) -> None:
        self.cls = cls
        self.start = start
        self.fields: list[tuple[str, int, Order | None]] = []

    def fill(self, frame: AnyFrame, viewer: int, row: Any) -> None:
        """What a step holds."""
        for name, start, order in self.fields:
            value = getattr(frame, name)
            if order is None:
                write_numbers(value, start, row)
            else:
                write_values(value, start, order.seen_by(viewer), row)


def write_numbers(value: Any, start: int, row: Any) -> None:
    """Numbers of a step: in tens, cut at 100."""
    if isinstance(value, int):
        row[start] = max(-HUNDRED, min(HUNDRED, value)) / 10
        return
    for i, number in enumerate(flat(value)[:STEP_NUMBERS]):
        row[start + i] = max(-HUNDRED, min(HUNDRED, number)) / 10


def write_values(value: Any, start: int, places: list[int], row: Any) -> None:
    """Values of a step: how often each is named."""
    if isinstance(value, int):
        place = place_of(value, places)
        if place >= 0:
            row[start + place] = 1.0
        return
    for number in flat(value):
        place = place_of(number, places)
        if place >= 0:
            row[start + place] += 1.0


def flat(value: Any) -> list[int]:
    """A number, or all numbers of a tuple, also of tuples in it."""
    if isinstance(value, tuple):
        return [number for entry in value for number in flat(entry)]
    return [int(value)]


class Encoding:
    """The row of one game at a table of so many."""

    def __init__(self, game: AnyGame, players: int) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.layout: list[Slice] = []
        self.size = 0
        self._orders: dict[int, Order] = {}
        self._writers: list[Writer] = []
        self._steps: dict[type[AnyFrame], StepWriter] = {}
        self._seat = self._add("seat", "choice", SEAT.words[:players])
        self._to_act = self._add("to act", "set", self._order(SEAT).words)
        for field in game.fields:
            self._declare(field, "", TABLE)
        for kind in game.codec.kinds.values():
            self._declare_step(kind)
        self._blank = array("f", bytes(4 * self.size))
        self.actions = ActionNumbers(game, players)

    # writing

    def encode(self, state: State, seat: int) -> "array[float]":
        """What a seat knows of a table."""
        row = self._blank[:]
        row[self._seat + seat] = 1.0
        for actor in state.to_act:
            if actor >= 0:
                row[self._to_act + (actor - seat) % self.players] = 1.0
        for writer in self._writers:
            writer.write(state, seat, row)
        self._write_steps(state, seat, row)
        return row

    def _write_steps(self, state: State, seat: int, row: Any) -> None:
        top = True
        for frame in state.stack[::-1]:
            step = self._steps[type(frame)]
            if not row[step.start]:
                step.fill(frame.seen(state, seat), seat, row)
            row[step.start] += 1.0
            if top:
                row[step.start + 1] = 1.0
                top = False

    def explain(self, row: Any) -> dict[str, Any]:
        """A row in words: by the name of each part what it says, without the parts that say nothing."""
        said = {part.name: part.explain(row) for part in self.layout}
        return {name: words for name, words in said.items() if words}

    # the layout

    def _add(self, name: str, kind: str, words: list[str], low: float = 0.0, high: float = 1.0, unit: int = 1) -> int:
        start = self.size
        self.layout.append(Slice(name, kind, start, words, low, high, unit))
        self.size += len(words)
        return start

    def _order(self, domain: Domain) -> Order:
        key = id(domain)
        if key not in self._orders:
            self._orders[key] = Order(domain, self.players)
        return self._orders[key]

    def _declare(self, field: Field, path: str, turn: int) -> None:
        """A field's parts and writer; what only its owner may know has no place for others."""
        name = f"{path}{field.key}"
        if isinstance(field, Seats):
            for each in range(self.players):
                for inner in field.parts():
                    self._declare(inner, f"{path}{seat_name(each)}.", each)
        elif field.secret and turn != 0:
            return
        elif isinstance(field, Each):
            for number in range(field.count):
                before = len(self._writers)
                for inner in field.parts():
                    self._declare(inner, f"{name}.{number + 1}.", turn)
                for writer in self._writers[before:]:
                    writer.place = number
        elif isinstance(field, (Group, Own)) or field.parts() != (field,):
            for inner in field.parts():
                self._declare(inner, f"{name}.", turn)
        else:
            self._declare_plain(field, name, turn)

    def _declare_plain(self, field: Field, name: str, turn: int) -> None:
        if isinstance(field, (Number, Numbers, Counts, Flag)):
            self._declare_amounts(field, name, turn)
        elif isinstance(field, (Members, Held)):
            order = self._order(field.domain)
            self._writers.append(Bits(field, self._add(name, "set", order.words), turn, order))
        elif isinstance(field, By):
            order, index = self._order(field.domain), self._order(field.index)
            start = self._add_rows(name, order, index.words)
            self._writers.append(ByIndex(field, start, turn, order, index))
        elif isinstance(field, Word):
            self._declare_choices(field, name, turn)

    def _declare_amounts(self, field: Field, name: str, turn: int) -> None:
        order, words, low, high = None, [name], 0, 1
        if isinstance(field, Counts):
            order = self._order(field.domain)
            words, low, high = order.words, field.low, field.high
        elif isinstance(field, Numbers):
            words, low, high = [str(i + 1) for i in range(field.size)], field.low, field.high
        elif isinstance(field, Number):
            low, high = field.low, field.high
        unit = max(1, min(HUNDRED, high))
        start = self._add(name, "amount", words, min(0, low) / unit, high / unit, unit)
        self._writers.append(Amounts(field, start, turn, unit, order))

    def _declare_choices(self, field: Word, name: str, turn: int) -> None:
        order = self._order(field.domain)
        most, counted = 1, False
        if isinstance(field, Sorted):
            most, counted = 0, True
        elif isinstance(field, Listed):
            small = field.most <= MOST_PLACES or len(order.words) <= MOST_PLACES
            most, counted = min(field.most, MOST_PLACES) if small else 0, field.most > MOST_PLACES
        elif isinstance(field, Places):
            most = field.size
        start = self._add(name, "choice", order.words) if most == 1 else self._add_rows(name, order, numbered(most))
        tally = self._add(f"{name} counted", "amount", order.words, 0, HUNDRED) if counted else -1
        self._writers.append(Choices(field, start, turn, order, most, tally))

    def _add_rows(self, name: str, order: Order, rows: list[str]) -> int:
        start = self.size
        for row in rows:
            self._add(f"{name}.{row}", "choice", order.words)
        return start

    def _declare_step(self, kind: FrameKind) -> None:
        name = f"step {kind.name}"
        start = self._add(f"{name}.waits", "amount", ["steps"], 0, HUNDRED)
        self._add(f"{name}.asked", "set", ["asked"])
        step = StepWriter(kind.cls, start)
        for field in kind.fields:
            domain = kind.domains.get(field)
            if domain is None:
                at = self._add(f"{name}.{field}", "amount", numbered(STEP_NUMBERS), -10, 10, 10)
                step.fields.append((field, at, None))
            else:
                order = self._order(domain)
                at = self._add(f"{name}.{field}", "amount", order.words, 0, HUNDRED)
                step.fields.append((field, at, order))
        self._steps[kind.cls] = step


def numbered(count: int) -> list[str]:
    """Words for places in a row."""
    return [str(i + 1) for i in range(count)]

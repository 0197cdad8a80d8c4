"""Domains: the named sets of values that arguments of moves and messages are drawn from."""

from collections.abc import Sequence
from typing import Final

MOST_LISTED: Final = 24
"""A message names no more words than these."""


def listed(words: list[str]) -> str:
    """Words side by side, cut where they are too many for a message."""
    return ", ".join(words if len(words) <= MOST_LISTED else [*words[:MOST_LISTED], "…"])


class Domain:
    """A finite set of small integers, each with a word a person can type."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    @property
    def size(self) -> int:
        """How many values there are."""
        raise NotImplementedError

    def word(self, value: int) -> str:
        """The word for a value; ValueError when the value is not in the domain."""
        raise NotImplementedError

    def value(self, word: str) -> int:
        """The value of a word; ValueError when there is no such word."""
        raise NotImplementedError

    def number(self, value: int) -> int:
        """The place of a value in the domain, counted from 0; ValueError when it is not in it."""
        raise NotImplementedError

    def at(self, number: int) -> int:
        """The value at a place; the inverse of `number`."""
        raise NotImplementedError

    def holds(self, value: int) -> bool:
        """Whether a value is in the domain."""
        raise NotImplementedError

    def choices(self) -> str:
        """The words that may be typed, for messages; a long list is cut."""
        return listed([self.word(self.at(number)) for number in range(min(self.size, MOST_LISTED + 1))])

    @property
    def is_named(self) -> bool:
        """Whether the values have names in the language files (numbers have none)."""
        return True

    def inner_of(self, value: int) -> "tuple[Domain, int]":
        """The domain that names a value, and the value there: this one, unless it is made of others."""
        return self, value

    def breaks(self, value: int) -> bool:
        """Whether a value stands between two groups of a list instead of in one: `pepper, wine FOR silk`."""
        return False


class Words(Domain):
    """Values 0, 1, 2 … that stand for words: cards, goods, places."""

    __slots__ = ("_index", "named", "words")

    def __init__(self, name: str, words: Sequence[str], *, named: bool = True) -> None:
        super().__init__(name)
        self.words: list[str] = list(words)
        self.named = named
        self._index: dict[str, int] = {word: i for i, word in enumerate(self.words)}

    @property
    def size(self) -> int:
        return len(self.words)

    def word(self, value: int) -> str:
        if not self.holds(value):
            raise ValueError(f"{value} is no {self.name}")
        return self.words[value]

    def value(self, word: str) -> int:
        found = self._index.get(word)
        if found is None:
            raise ValueError(f"{word!r} is no {self.name}")
        return found

    def number(self, value: int) -> int:
        if not self.holds(value):
            raise ValueError(f"{value} is no {self.name}")
        return value

    def at(self, number: int) -> int:
        return self.number(number)

    def holds(self, value: int) -> bool:
        return 0 <= value < len(self.words)

    @property
    def is_named(self) -> bool:
        return self.named


class Numbers(Domain):
    """Whole numbers from `low` to `high`, both included, in steps."""

    __slots__ = ("high", "low", "step")

    def __init__(self, name: str, low: int, high: int, step: int = 1) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.step = step

    @property
    def size(self) -> int:
        return (self.high - self.low) // self.step + 1

    @property
    def signs(self) -> tuple[str, ...]:
        """What may stand before the digits: numbers on both sides of 0 may be written with a plus."""
        return ("-", "+") if self.low < 0 else ()

    def choices(self) -> str:
        if self.size <= 7:
            return super().choices()
        first = f"{self.low}, {self.low + self.step}" if self.step > 1 else str(self.low)
        return f"{first} … {self.high}"

    def word(self, value: int) -> str:
        if not self.holds(value):
            raise ValueError(f"{value} is no {self.name}")
        return str(value)

    def value(self, word: str) -> int:
        digits = word[1:] if word[:1] in self.signs else word
        if digits.isdecimal() and digits.isascii() and len(digits) < 10:
            found = int(word)
            if self.holds(found):
                return found
        raise ValueError(f"{word!r} is no {self.name}")

    def number(self, value: int) -> int:
        if not self.holds(value):
            raise ValueError(f"{value} is no {self.name}")
        return (value - self.low) // self.step

    def at(self, number: int) -> int:
        if not 0 <= number < self.size:
            raise ValueError(f"{number} is no place in {self.name}")
        return self.low + number * self.step

    def holds(self, value: int) -> bool:
        return self.low <= value <= self.high and (value - self.low) % self.step == 0

    @property
    def is_named(self) -> bool:
        return False


class OneOf(Domain):
    """The values of several domains, one domain after another; the words of all of them must differ."""

    __slots__ = ("breakers", "parts", "starts")

    def __init__(self, name: str, *parts: Domain, breakers: tuple[int, ...] = ()) -> None:
        super().__init__(name)
        self.parts: tuple[Domain, ...] = parts
        self.breakers = breakers
        self.starts: list[int] = [sum(part.size for part in parts[:i]) for i in range(len(parts))]

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)

    def inner_of(self, value: int) -> tuple[Domain, int]:
        for part, start in zip(self.parts, self.starts, strict=True):
            if start <= value < start + part.size:
                return part.inner_of(part.at(value - start))
        raise ValueError(f"{value} is no {self.name}")

    def word(self, value: int) -> str:
        inner, found = self.inner_of(value)
        return inner.word(found)

    def value(self, word: str) -> int:
        for part, start in zip(self.parts, self.starts, strict=True):
            try:
                return start + part.number(part.value(word))
            except ValueError:
                continue
        raise ValueError(f"{word!r} is no {self.name}")

    def number(self, value: int) -> int:
        if not self.holds(value):
            raise ValueError(f"{value} is no {self.name}")
        return value

    def at(self, number: int) -> int:
        return self.number(number)

    def holds(self, value: int) -> bool:
        return 0 <= value < self.size

    def breaks(self, value: int) -> bool:
        return value in self.breakers

    def choices(self) -> str:
        return ", ".join([part.choices() for part in self.parts])


class Maybe(Domain):
    """Another domain, or nothing, which is -1 and the word `-`."""

    __slots__ = ("inner",)

    def __init__(self, inner: Domain) -> None:
        super().__init__(inner.name)
        self.inner = inner

    @property
    def size(self) -> int:
        return self.inner.size + 1

    def word(self, value: int) -> str:
        return "-" if value == -1 else self.inner.word(value)

    def value(self, word: str) -> int:
        return -1 if word == "-" else self.inner.value(word)

    def number(self, value: int) -> int:
        return 0 if value == -1 else self.inner.number(value) + 1

    def at(self, number: int) -> int:
        return -1 if number == 0 else self.inner.at(number - 1)

    def holds(self, value: int) -> bool:
        return value == -1 or self.inner.holds(value)

    @property
    def is_named(self) -> bool:
        return self.inner.is_named

    def inner_of(self, value: int) -> tuple[Domain, int]:
        return (self, value) if value == -1 else self.inner.inner_of(value)


class Pairs(Words):
    """Values of two domains taken together, of which only some pairs can be: a card and the squares it covers.

    The value is the place of the pair in the list, the word is written `chapel:a1b1c1`. In sentences each half goes by
    the name of its own domain, and each may be typed in every way its domain understands.
    """

    __slots__ = ("_places", "first", "pairs", "second")

    def __init__(self, name: str, first: Domain, second: Domain, pairs: Sequence[tuple[int, int]]) -> None:
        super().__init__(name, [f"{first.word(one)}:{second.word(other)}" for one, other in pairs], named=False)
        self.first = first
        self.second = second
        self.pairs: list[tuple[int, int]] = list(pairs)
        self._places: dict[tuple[int, int], int] = {pair: place for place, pair in enumerate(self.pairs)}

    def value(self, word: str) -> int:
        one, colon, other = word.partition(":")
        found = self._places.get((self.first.value(one), self.second.value(other))) if colon else None
        if found is None:
            raise ValueError(f"{word!r} is no {self.name}")
        return found

    def choices(self) -> str:
        return f"{self.words[0]} …"


SEAT: Final = Words("seat", ["A", "B", "C", "D", "E", "F"])

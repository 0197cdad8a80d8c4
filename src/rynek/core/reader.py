"""Reader: walks a hand-written position and says plainly where it is wrong."""

from collections.abc import Sequence
from typing import Any, Final

from rynek.core.domain import Domain
from rynek.core.errors import BadPosition
from rynek.core.message import Message, Template, why

BAD_VALUE: Final = why("position-value", where=None, value=None, wanted=None)
MISSING: Final = why("position-missing", where=None)
UNKNOWN_KEY: Final = why("position-key", where=None, known=None)
IMPOSSIBLE: Final = why("position-impossible", detail=None)


def impossible(fault: str, **values: object) -> BadPosition:
    """The refusal of a position whose parts do not fit together; `fault` is a text `position-<fault>` of the game."""
    detail = Message(Template(f"position-{fault}", "", dict.fromkeys(values)), *values.values())
    return BadPosition(Message(IMPOSSIBLE, detail))


def demand(claim: bool, fault: str, **values: object) -> None:
    """Refuse a position when something that must be true of it is not."""
    if not claim:
        raise impossible(fault, **values)


def listed(domain: Domain) -> str:
    """The words of a domain, shortened when there are many."""
    words = [domain.word(domain.at(i)) for i in range(min(domain.size, 40))]
    return ", ".join(words) + (" …" if domain.size > len(words) else "")


class Reader:
    """One JSON object of a position, with the path that leads to it.

    Every key that is asked for counts as known; `done` refuses the others. Keys left out take the default; a default of
    None makes the key compulsory.
    """

    __slots__ = ("data", "known", "path")

    def __init__(self, data: Any, path: str) -> None:
        self.path = path
        self.known: set[str] = set()
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            raise BadPosition(Message(BAD_VALUE, path or "position", str(data)[:60], "{…}"))
        self.data: dict[str, Any] = data

    def where(self, key: str) -> str:
        """The path of a key, for messages."""
        return f"{self.path}.{key}" if self.path else key

    def bad(self, key: str, value: Any, wanted: str) -> BadPosition:
        """The refusal of a value."""
        return BadPosition(Message(BAD_VALUE, self.where(key), str(value)[:60], wanted))

    def has(self, key: str) -> bool:
        """Whether a key is given (and not null)."""
        self.known.add(key)
        return self.data.get(key) is not None

    def raw(self, key: str, default: Any = None) -> Any:
        """The value of a key as it stands."""
        if self.has(key):
            return self.data[key]
        if default is None:
            raise BadPosition(Message(MISSING, self.where(key)))
        return default

    def number(self, key: str, default: int | None, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.raw(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(key, value, f"{low}-{high}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.raw(key, default)
        if not isinstance(value, bool):
            raise self.bad(key, value, "true, false")
        return value

    def word(self, key: str, domain: Domain) -> int:
        """A compulsory word of a domain."""
        return self.value(key, self.raw(key), domain)

    def word_or(self, key: str, domain: Domain, default: int) -> int:
        """A word of a domain, or the default when the key is left out or null."""
        return self.value(key, self.data[key], domain) if self.has(key) else default

    def value(self, key: str, word: Any, domain: Domain) -> int:
        """The value a word stands for (numbers may be written as numbers)."""
        text = str(word) if isinstance(word, int) and not isinstance(word, bool) else word
        if not isinstance(text, str):
            raise self.bad(key, word, listed(domain))
        try:
            return domain.value(text)
        except ValueError:
            raise self.bad(key, word, listed(domain)) from None

    def items(self, key: str) -> list[Any]:
        """A list; empty when left out."""
        value = self.raw(key, [])
        if not isinstance(value, list):
            raise self.bad(key, value, "[…]")
        return value

    def words(self, key: str, domain: Domain) -> list[int]:
        """A list of words of a domain; empty when left out."""
        return [self.value(f"{key}[{i}]", word, domain) for i, word in enumerate(self.items(key))]

    def counts(self, key: str, domain: Domain, high: int) -> list[int]:
        """How many of each word, written {word: number}; all 0 when left out. Indexed by place in the domain."""
        table = self.table(key)
        found = [0] * domain.size
        for word in table.data:
            found[domain.number(self.value(key, word, domain))] = table.number(word, None, 0, high)
        return found

    def table(self, key: str) -> "Reader":
        """An object below this one; empty when left out."""
        return Reader(self.raw(key, {}), self.where(key))

    def tables(self, key: str) -> "list[Reader]":
        """A list of objects; empty when left out."""
        return [Reader(item, f"{self.where(key)}[{i}]") for i, item in enumerate(self.items(key))]

    def done(self) -> None:
        """Refuse keys nobody asked for: a misspelt key must not pass as a default."""
        for key in self.data:
            if key not in self.known:
                raise BadPosition(Message(UNKNOWN_KEY, self.where(key), ", ".join(sorted(self.known))))


def counted(counts: Sequence[int], domain: Domain) -> dict[str, int]:
    """How many of each word, without the zeros: what `Reader.counts` reads."""
    return {domain.word(domain.at(i)): count for i, count in enumerate(counts) if count}

"""Options of a table: what may be chosen before a game starts, and its check."""

from typing import Any, Final

from rynek.core.domain import Domain
from rynek.core.errors import BadOptions
from rynek.core.message import Message, why

UNKNOWN_OPTION: Final = why("unknown-option", option=None, known=None)
BAD_OPTION: Final = why("bad-option", option=None, value=None, allowed=None)


class Option:
    """One thing to choose: a switch, one of several words, a number, or a list of words from a domain."""

    __slots__ = ("choices", "default", "domain", "high", "low", "most", "name")

    def __init__(
        self,
        name: str,
        default: Any,
        *,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        domain: Domain | None = None,
        most: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.low = low
        self.high = high
        self.domain = domain
        self.most = most

    @property
    def kind(self) -> str:
        """`switch`, `choice`, `list` or `number`."""
        if isinstance(self.default, bool):
            return "switch"
        if self.choices:
            return "choice"
        return "number" if self.domain is None else "list"

    @property
    def allowed(self) -> str:
        """The allowed values, for a person."""
        if self.kind == "switch":
            return "true, false"
        if self.choices:
            return ", ".join(self.choices)
        if self.domain is None:
            return f"{self.low}-{self.high}"
        return f"<= {self.most}: " + ", ".join(self.domain.word(self.domain.at(i)) for i in range(self.domain.size))

    def check(self, value: Any) -> Any:
        """The value, or BadOptions when it is not allowed."""
        if not self.allows(value):
            raise BadOptions(Message(BAD_OPTION, self.name, str(value)[:80], self.allowed))
        return list(value) if self.kind == "list" else value

    def allows(self, value: Any) -> bool:
        """Whether a value may be chosen."""
        if self.kind == "switch":
            return isinstance(value, bool)
        if self.choices:
            return isinstance(value, str) and value in self.choices
        if self.domain is None:
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        return self._allows_list(self.domain, value)

    def _allows_list(self, domain: Domain, value: Any) -> bool:
        if not isinstance(value, (list, tuple)) or len(value) > self.most:
            return False
        words = {domain.word(domain.at(i)) for i in range(domain.size)}
        named = [word for word in value if isinstance(word, str)]
        return len(named) == len(value) and len(set(named)) == len(named) and words.issuperset(named)


def resolve(options: tuple[Option, ...], chosen: dict[str, Any]) -> dict[str, Any]:
    """Every option with its chosen or default value; BadOptions for unknown names and values."""
    if not isinstance(chosen, dict):
        raise BadOptions(Message(BAD_OPTION, "options", str(chosen)[:80], "{…}"))
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOptions(Message(UNKNOWN_OPTION, str(name)[:80], ", ".join(known)))
    return {name: option.check(chosen.get(name, option.default)) for name, option in known.items()}

"""Messages: what is to be said, as a key and values; the language files hold the sentences."""

from typing import Final

from rynek.core.domain import Domain

EVERYBODY: Final = -1
"""The audience of an event that all seats and spectators see."""

NOBODY: Final = 0
"""The audience of what no seat can know yet."""

SPECTATOR_BIT: Final = 30
"""The bit of an audience that stands for spectators."""


def only(seat: int) -> int:
    """The audience of what one seat alone may know."""
    return 1 << seat


def in_audience(audience: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) belongs to an audience."""
    return bool(audience >> (SPECTATOR_BIT if seat is None else seat) & 1)


class Template:
    """A sentence still without words: its key, the rule behind it, and the named domains of its values.

    A value whose domain is None is passed on as it is: a number or a text. `rest` is the domain of any number of
    further values, said as one list.
    """

    __slots__ = ("clause", "domains", "key", "names", "rest")

    def __init__(self, key: str, clause: str, domains: dict[str, Domain | None], rest: Domain | None = None) -> None:
        self.key = key
        self.clause = clause
        self.rest = rest
        self.names: tuple[str, ...] = tuple(domains)
        self.domains: tuple[Domain | None, ...] = tuple(domains.values())

    def __repr__(self) -> str:
        return f"Template({self.key!r})"


def event(key: str, clause: str = "", *, rest: Domain | None = None, **domains: Domain | None) -> Template:
    """What happened: a line of the log, and the clause by which it did, where one alone is behind it."""
    return Template(f"event-{key}", clause, dict(domains), rest)


def ask(key: str, clause: str, *, rest: Domain | None = None, **domains: Domain | None) -> Template:
    """What is asked of a seat, and by which clause of the rules."""
    return Template(f"ask-{key}", clause, dict(domains), rest)


def why(key: str, clause: str = "", **domains: Domain | None) -> Template:
    """Why a move or an input is refused."""
    return Template(f"why-{key}", clause, dict(domains))


def score(key: str, clause: str = "", **domains: Domain | None) -> Template:
    """A source of points."""
    return Template(f"score-{key}", clause, dict(domains))


class Message:
    """A template with its values."""

    __slots__ = ("args", "template")

    def __init__(self, template: Template, *args: object) -> None:
        self.template = template
        self.args: tuple[object, ...] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.template is other.template and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.template.key, self.args))

    def __repr__(self) -> str:
        values = ", ".join(f"{n}={v!r}" for n, v in zip(self.template.names, self.args, strict=False))
        return f"{self.template.key}({values})"


class Event:
    """Something that happened at the table, and the seats that may know of it.

    `audience` is EVERYBODY or a bit mask of seats.
    """

    __slots__ = ("args", "audience", "template")

    def __init__(self, template: Template, args: tuple[int, ...], audience: int = EVERYBODY) -> None:
        self.template = template
        self.args = args
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of it."""
        return in_audience(self.audience, seat)

    @property
    def message(self) -> Message:
        """The event as something to be said."""
        return Message(self.template, *self.args)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return self.template is other.template and self.args == other.args and self.audience == other.audience

    def __hash__(self) -> int:
        return hash((self.template.key, self.args))

    def __repr__(self) -> str:
        return repr(self.message)


class Points:
    """A line of a score breakdown: where points come from, how many, on which places, and who may see it now."""

    __slots__ = ("audience", "message", "points", "where")

    def __init__(self, message: Message, points: int, where: tuple[str, ...] = (), audience: int = EVERYBODY) -> None:
        self.message = message
        self.points = points
        self.where = where
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see this line."""
        return in_audience(self.audience, seat)

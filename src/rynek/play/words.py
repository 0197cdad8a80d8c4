"""Words: messages, moves and names become sentences of a language."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, TypeVar

from fluent.runtime import FluentBundle, FluentResource

from rynek.core.action import Action
from rynek.core.domain import SEAT, Domain, Maybe, Pairs
from rynek.core.errors import SPEAKER
from rynek.core.message import Message
from rynek.games import REGISTRY

LANGUAGES: Final = ("en", "pl")
CASES: Final = ("gen", "dat", "acc", "ins", "loc")
"""Attributes of a name that sentences may use as `$name_gen` and so on; a name without them keeps its first form."""


NOTHING: Final = "–"
"""What is said where an optional value is left out."""

MOST_KEPT: Final = 20_000
"""So many sentences of each kind are remembered; then the memory is emptied and fills again with what is in use."""

Said = tuple[Message, tuple[str, ...]]
"""A message, and the names of the players it may name."""


K = TypeVar("K")
T = TypeVar("T")


class MissingWords(LookupError):
    """A text is missing in a language, or its sentence does not fit its values."""


class Words:
    """The words of one game (None: of the house alone) in one language."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        if lang not in LANGUAGES:
            raise MissingWords(f"no language {lang!r}")
        self.lang = lang
        self.game = game
        self.bundle = FluentBundle([lang], use_isolating=False)
        # Boards, moves and scores say the same again and again, and wording it takes long.
        self.plain: dict[str, str] = {}
        self.filled: dict[tuple[str, tuple[tuple[str, object], ...]], str] = {}
        self.called: dict[tuple[Domain, int], str] = {}
        self.infos: dict[tuple[Domain, int], str] = {}
        self.declined: dict[tuple[str, Domain, int, str], dict[str, object]] = {}
        self.messages: dict[Said, str] = {}
        self.sources: dict[Said, str] = {}
        self.there: dict[str, bool] = {}
        self.bundle.add_resource(FluentResource(_source("rynek.play", lang)))
        if game is not None:
            self.bundle.add_resource(FluentResource(_source(REGISTRY[game], lang)), allow_overrides=True)

    def add(self, package: str) -> "Words":
        """Add the texts of another package of ours, such as the command line."""
        self.bundle.add_resource(FluentResource(_source(package, self.lang)))
        self.there.clear()
        return self

    def has(self, key: str) -> bool:
        """Whether there is a text with this key (`name` or `name.attribute`)."""
        found = self.there.get(key)
        if found is None:
            found = self.there[key] = self._has(key)
        return found

    def _has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, **values: object) -> str:
        """The text with this key (`name` or `name.attribute`), its values put in."""
        if not values:
            return self.plain[key] if key in self.plain else _keep(self.plain, key, self._worded(key, values))
        said = (key, tuple(values.items()))
        found = self.filled.get(said)
        return _keep(self.filled, said, self._worded(key, values)) if found is None else found

    def _worded(self, key: str, values: dict[str, object]) -> str:
        if not self.has(key):
            raise MissingWords(f"{self.game}: no text {key!r} in {self.lang!r}")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWords(f"{self.game}: text {key!r} in {self.lang!r}: {errors[0]}")
        return str(said)

    def name(self, domain: Domain, value: int, names: tuple[str, ...] = ()) -> str:
        """The name of a value of a domain: a card, a good, a player."""
        if domain is SEAT and 0 <= value < len(names) and names[value]:
            return names[value]
        found = self.called.get((domain, value))
        return _keep(self.called, (domain, value), self._name(domain, value)) if found is None else found

    def _name(self, domain: Domain, value: int) -> str:
        if not domain.holds(value):
            return str(value)
        inner, found = domain.inner_of(value)
        if isinstance(inner, Maybe):
            return NOTHING
        if not inner.is_named:
            return self._amount(inner, found)
        return self.text(name_key(inner, found))

    def _amount(self, domain: Domain, value: int) -> str:
        """A number with its unit where the game names one (`ducats-amount`), else the bare word."""
        key = f"{domain.name}-amount".replace("_", "-")
        return self.text(key, amount=value) if self.has(key) else domain.word(value)

    def listed(self, domain: Domain, values: tuple[int, ...], names: tuple[str, ...] = ()) -> str:
        """Several values as one list, with a value that breaks the list standing between the groups."""
        said = ""
        for place, value in enumerate(values):
            gap = domain.breaks(value) or (place > 0 and domain.breaks(values[place - 1]))
            said += ("" if place == 0 else " " if gap else ", ") + self.name(domain, value, names)
        return said

    def info(self, domain: Domain, value: int) -> str:
        """The explanation of a component, or nothing when it needs none."""
        found = self.infos.get((domain, value))
        return _keep(self.infos, (domain, value), self._info(domain, value)) if found is None else found

    def _info(self, domain: Domain, value: int) -> str:
        key = name_key(domain, value) + ".info"
        return self.text(key) if domain.is_named and self.has(key) else ""

    def message(self, message: Message, names: tuple[str, ...] = ()) -> str:
        """A message as a sentence. `names` are the names of the players by seat."""
        found = self.messages.get((message, names))
        if found is None:
            found = self.text(message.template.key, **self._values(message, names))
            _keep(self.messages, (message, names), found)
        return found

    def heading(self, message: Message, names: tuple[str, ...] = ()) -> str:
        """The heading of a new chapter of the log, where a game says that one begins with this event; else nothing."""
        return self._aside("heading", message, names)

    def recap(self, message: Message, names: tuple[str, ...] = ()) -> str:
        """What an event means to those who come back to the table, in few words without a subject; or nothing."""
        return self._aside("recap", message, names)

    def _aside(self, attribute: str, message: Message, names: tuple[str, ...]) -> str:
        key = f"{message.template.key}.{attribute}"
        return self.text(key, **self._values(message, names)) if self.has(key) else ""

    def source(self, message: Message, names: tuple[str, ...] = ()) -> str:
        """What a line of a score is listed under beside other players' lines: without details, where a game says so."""
        found = self.sources.get((message, names))
        if found is None:
            key = f"{message.template.key}.source"
            found = self.text(key if self.has(key) else message.template.key, **self._values(message, names))
            _keep(self.sources, (message, names), found)
        return found

    def reason(self, message: Message, names: tuple[str, ...] = (), **more: object) -> str:
        """A line of a score as the reason of a hint: so many points more or fewer, and what for."""
        return self.text(f"{message.template.key}.hint", **self._values(message, names), **more)

    def _values(self, message: Message, names: tuple[str, ...]) -> dict[str, object]:
        values: dict[str, object] = {}
        template = message.template
        fixed = len(template.names) if template.rest is not None else len(message.args)
        for name, domain, value in zip(template.names, template.domains, message.args[:fixed], strict=True):
            self._put(values, name, domain, value, names)
        if template.rest is not None:
            values["rest"] = self.listed(
                template.rest, tuple(v for v in message.args[fixed:] if isinstance(v, int)), names
            )
        return values

    def move(self, action: Action, names: tuple[str, ...] = ()) -> str:
        """A move as the label of a button."""
        return self.text(f"move-{action.verb.name}", **self._arguments(action, names))

    def short(self, action: Action, names: tuple[str, ...] = ()) -> str:
        """What is left to say of a move whose group and place are known, such as its price; or nothing."""
        key = f"move-{action.verb.name}.short"
        return self.text(key, **self._arguments(action, names)) if self.has(key) else ""

    def _arguments(self, action: Action, names: tuple[str, ...]) -> dict[str, object]:
        """The arguments of a move as values for its sentence."""
        values: dict[str, object] = {}
        verb = action.verb
        for place, domain in enumerate(verb.domains):
            self._put(values, argument_name(action, place), domain, action.args[place], names)
        if verb.rest is not None:
            values["rest"] = self.listed(verb.rest, action.args[len(verb.domains) :], names)
        return values

    def _put(
        self, values: dict[str, object], name: str, domain: Domain | None, value: object, names: tuple[str, ...]
    ) -> None:
        if isinstance(value, Message):
            values[name] = self.message(value, names)
        elif domain is None or not isinstance(value, int):
            values[name] = value if isinstance(value, (int, str)) else str(value)
        elif isinstance(domain, Pairs):
            one, other = domain.pairs[value]
            self._put(values, domain.first.name, domain.first, one, names)
            self._put(values, domain.second.name, domain.second, other, names)
        elif not domain.is_named:
            values[name] = (
                value if domain.holds(value) and domain.word(value) == str(value) else self.name(domain, value)
            )
        else:
            self._put_name(values, name, domain, value, names)

    def _put_name(
        self, values: dict[str, object], name: str, domain: Domain, value: int, names: tuple[str, ...]
    ) -> None:
        said = self.name(domain, value, names)
        key = (name, domain, value, said)
        found = self.declined.get(key)
        if found is None:
            found = _keep(self.declined, key, self._declined(*key))
        values.update(found)

    def _declined(self, name: str, domain: Domain, value: int, said: str) -> dict[str, object]:
        """A name in all its cases, and the word of its value."""
        values: dict[str, object] = {name: said, f"{name}_key": domain.word(value) if domain.holds(value) else ""}
        inner, found = domain.inner_of(value) if domain.holds(value) else (domain, value)
        for case in CASES:
            key = f"{name_key(inner, found)}.{case}" if inner.holds(found) else ""
            declined = domain is not SEAT and key != "" and self.has(key)
            values[f"{name}_{case}"] = self.text(key) if declined else said
        return values


def _keep(kept: dict[K, T], key: K, said: T) -> T:
    """Remember what was said, without ever remembering too much."""
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = said
    return said


@lru_cache(MOST_KEPT)
def name_key(domain: Domain, value: int) -> str:
    """The key of a value's name in the language files: `good-pepper`, `value 0: good-none`."""
    return f"{domain.name}-{domain.word(value)}".replace("_", "-")


def argument_name(action: Action, place: int) -> str:
    """The name under which a sentence gets an argument: its domain, numbered when the domain occurs again."""
    domains = action.verb.domains
    name = domains[place].name
    before = sum(domain.name == name for domain in domains[:place])
    return name if before == 0 else f"{name}{before + 1}"


def _source(package: str, lang: str) -> str:
    return (files(package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def words(lang: str, game: str | None = None) -> Words:
    """The words of a language, loaded once."""
    return Words(lang, game)


def say_english(message: Message, game: str | None) -> str:
    """A message in English, for errors shown to programmers."""
    try:
        return words("en", game).message(message)
    except (MissingWords, KeyError):
        return repr(message)


SPEAKER.say = say_english

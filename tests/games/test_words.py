"""Every message, verb, option and component of every game has words in every language, and the same ones in each."""

import pkgutil
from importlib import import_module

import pytest
from fluent.syntax import FluentParser, ast

import rynek
from rynek.core.action import Verb
from rynek.core.domain import Domain, Maybe, Words
from rynek.core.message import Template
from rynek.play.words import LANGUAGES, _source, name_key, words


def parts_of(package: str) -> list[object]:
    """All module-level objects of a package."""
    root = import_module(package)
    modules = [import_module(info.name) for info in pkgutil.walk_packages(root.__path__, package + ".")]
    return [value for module in [root, *modules] for value in vars(module).values()]


def keys(package: str, lang: str) -> set[str]:
    """Every key of a language file, attributes included; a broken file fails here."""
    found: set[str] = set()
    for entry in FluentParser().parse(_source(package, lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
            # Polish declines names, English does not: cases are no texts of their own.
            cases = ("gen", "dat", "acc", "ins", "loc")
            found |= {f"{entry.id.name}.{a.id.name}" for a in entry.attributes if a.id.name not in cases}
    return found


@pytest.mark.parametrize("package", ["rynek.play", *[f"rynek.games.{name}" for name in rynek.all_games()]])
def test_languages_hold_the_same_texts(package: str) -> None:
    assert keys(package, "en") == keys(package, "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rynek.all_games())
def test_everything_has_words(name: str, lang: str) -> None:
    speech = words(lang, name)
    missing = [key for key in sorted(wanted(name)) if not speech.has(key)]
    assert missing == []


def wanted(name: str) -> set[str]:
    """The keys a game needs."""
    found = {"game-title", "game-blurb"}
    for part in parts_of("rynek.core") + parts_of(f"rynek.games.{name}"):
        if isinstance(part, Template):
            found.add(part.key)
        elif isinstance(part, Verb):
            found.add(f"move-{part.name}")
        elif isinstance(part, Domain):
            found |= named_values(part)
    for option in rynek.game(name).options:
        found |= {f"option-{option.name}".replace("_", "-"), f"option-{option.name}.info".replace("_", "-")}
        found |= {f"option-{option.name}-{choice}".replace("_", "-") for choice in option.choices}
    return found


def named_values(domain: Domain) -> set[str]:
    """The keys of the names of a domain's values."""
    inner = domain.inner if isinstance(domain, Maybe) else domain
    if not isinstance(inner, Words) or not inner.is_named:
        return set()
    return {name_key(inner, value) for value in range(inner.size)}

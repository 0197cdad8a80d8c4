"""Every message, verb, option and component of every game has words in every language, and the same ones in each."""

import ast as python
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import rynek
from rynek.core.action import Verb
from rynek.core.domain import Domain, Maybe, Words
from rynek.core.message import Message, Template
from rynek.games import REGISTRY
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


@pytest.mark.parametrize("package", ["rynek.play", *[REGISTRY[name] for name in rynek.all_games()]])
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
    for part in parts_of("rynek.core") + parts_of(REGISTRY[name]):
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


def faults(package: str) -> set[str]:
    """The keys of what may be wrong with a position: first texts given to `impossible`, second to `demand`."""
    found: set[str] = set()
    for path in Path(next(iter(import_module(package).__path__))).rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name):
                place = {"impossible": 0, "demand": 1}.get(node.func.id, 99)
                said = [word for argument in node.args[place : place + 1] for word in python.walk(argument)]
                texts = [word.value for word in said if isinstance(word, python.Constant)]
                found |= {text for text in texts if isinstance(text, str)}
    return {f"position-{key}" for key in found}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rynek.all_games())
def test_everything_wrong_with_a_position_has_words(name: str, lang: str) -> None:
    speech = words(lang, name)
    wrong = faults("rynek.core") | faults(REGISTRY[name])

    assert len(wrong) > 10
    assert [key for key in sorted(wrong) if not speech.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rynek.all_games())
def test_recaps_and_headings_fit_the_values_of_their_events(name: str, lang: str) -> None:
    speech = words(lang, name)
    templates = {part.key: part for part in parts_of(REGISTRY[name]) if isinstance(part, Template)}
    events = [Message(one, *[0 for _ in one.domains]) for key, one in templates.items() if key.startswith("event-")]

    assert len([event for event in events if speech.recap(event)]) > 8
    assert [event for event in events if speech.heading(event)] != []

"""The server's sentences: the same in both languages, one for every refusal it can make."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import rynek.cli
import rynek.server
from rynek.bots import LEVELS
from rynek.core.errors import BadNotation
from rynek.games import game
from rynek.server.trouble import Trouble
from rynek.server.wording import house, language, refusal

SOURCES = [
    *Path(rynek.server.__file__).parent.glob("*.py"),
    *Path(rynek.cli.__file__).parent.glob("*.py"),
]


def keys(lang: str) -> set[str]:
    source = (files("rynek.server") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


def test_both_languages_say_the_same() -> None:
    assert keys("pl") == keys("en")


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_refusal_and_every_bot_has_words(lang: str) -> None:
    codes = {code for path in SOURCES for code in re.findall(r'Trouble\(\s*"([\w-]+)"', path.read_text("utf-8"))}
    wanted = {f"error-{code}" for code in codes} | {f"bot-{level}" for level in LEVELS}

    assert len(codes) > 20
    assert [key for key in sorted(wanted) if not house(lang).has(key)] == []
    unused = {key for key in keys(lang) if key.startswith("error-")} - wanted
    assert unused == set()


def test_the_language_is_the_one_asked_for_or_the_browsers() -> None:
    assert language("pl", "en") == "pl"
    assert language("xx", "de-DE,de;q=0.9,pl;q=0.8,en;q=0.7") == "pl"
    assert language(None, "") == "en"


def test_refusals_carry_code_words_and_clause() -> None:
    own = refusal(Trouble("no-such-bot", level="god"), "pl")
    with pytest.raises(BadNotation) as rules:
        game("tiny_towns").parse("dance")

    assert own["code"] == "no-such-bot"
    assert "god" in own["text"]
    assert refusal(rules.value, "pl", "tiny_towns")["code"] == "why-unknown-verb"

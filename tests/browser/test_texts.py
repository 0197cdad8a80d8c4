"""The words of the page: the same in both languages, complete, and all in use."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

import rynek

STATIC = Path(str(files("rynek") / "server" / "static"))
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}
# Keys put together in the code: t(`theme-${theme}`) and the like.
MADE = re.compile(r"t\(`([a-z-]+-)\$\{")
USED = re.compile(r'"([a-z][a-z-]*)"')


def texts(lang: str) -> dict[str, str | dict[str, str]]:
    found: dict[str, str | dict[str, str]] = json.loads((STATIC / "text" / f"{lang}.json").read_text(encoding="utf-8"))
    return found


def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(STATIC.rglob("*.js")))


def test_languages_hold_the_same_texts() -> None:
    assert list(texts("en")) == list(texts("pl"))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_plurals_are_complete_and_values_the_same(lang: str) -> None:
    for key, text in texts(lang).items():
        forms = text if isinstance(text, dict) else {"other": text}
        if isinstance(text, dict):
            assert set(text) == PLURALS[lang], key
        english = texts("en")[key]
        wanted = english["other"] if isinstance(english, dict) else english
        for form in forms.values():
            assert set(re.findall(r"\{\w+\}", form)) == set(re.findall(r"\{\w+\}", wanted)), key


def test_every_text_asked_for_exists_and_none_is_left_over() -> None:
    source = code()
    asked = set(re.findall(r'\bt\("([a-z-]+)"', source))
    known = set(texts("en"))
    used, made = set(USED.findall(source)), tuple(MADE.findall(source))
    # A game may have words of its own for what it counts: `counted.js` asks for them with the name of the game before.
    own = {f"{name}-{key}" for name in rynek.all_games() for key in used}

    assert asked - known == set()
    assert {key for key in known - used - own if not key.startswith(made)} == set()


def test_the_page_loads_nothing_from_elsewhere() -> None:
    for path in STATIC.rglob("*"):
        if path.suffix in {".js", ".css", ".html", ".svg"}:
            addresses = re.findall(r"https?://[^\s\"'`)]+", path.read_text(encoding="utf-8"))
            assert [one for one in addresses if one != "http://www.w3.org/2000/svg"] == [], path.name


def test_no_script_or_style_stands_in_the_page_itself() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")

    assert re.findall(r"<style|\sstyle=|\son\w+=", page) == []
    assert re.findall(r"<script(?![^>]*\ssrc=)", page) == []

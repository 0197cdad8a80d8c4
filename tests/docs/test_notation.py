"""docs/notation.md explains every verb of every game with an example that is a move."""

import re

import pytest

import rynek
from rynek.core.game import pattern
from rynek.play.words import words
from tools.notation import DOC, TABLE

ROW = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \| (.+) \|$", re.MULTILINE)
TABLES = {found[2]: found[0] for found in TABLE.finditer(DOC.read_text(encoding="utf-8"))}
TYPED = re.compile(r"`((?:offer|suggest|propose)-[a-z]+ [^`<…]+)`")


@pytest.mark.parametrize("name", rynek.all_games())
def test_every_verb_is_explained_by_an_example(name: str) -> None:
    game, speech = rynek.game(name), words("en", name)
    rows = ROW.findall(TABLES[name])
    explained = {example.split()[0]: (typed, example, meaning) for typed, example, meaning in rows}

    assert sorted(explained) == sorted(game.verbs), "run `python -m tools.notation`"
    for verb, (typed, example, meaning) in explained.items():
        action = game.parse(example)
        assert typed == pattern(game.verbs[verb])
        assert str(action) == example
        assert meaning == speech.move(action).replace("|", "/")


def test_the_offers_of_the_page_are_offers() -> None:
    typed = TYPED.findall(DOC.read_text(encoding="utf-8"))
    game = rynek.game("genoa")

    assert len(typed) >= 4
    for text in typed:
        assert str(game.parse(text)).split()[0] == text.split()[0]

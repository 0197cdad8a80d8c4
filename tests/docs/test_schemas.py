"""The schemas of views beside the positions are true: up to date, and every view of a game fits its own."""

import json
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import rynek
from tools.schemas import DOCS, text


@pytest.mark.parametrize("name", rynek.all_games())
def test_the_schema_is_up_to_date(name: str) -> None:
    written = (DOCS / f"{name}.schema.json").read_text(encoding="utf-8")

    assert written == text(name), "run `python -m tools.schemas`"


@pytest.mark.parametrize("name", rynek.all_games())
def test_views_fit_their_schema(name: str) -> None:
    game, chooser = rynek.game(name), Random(6)
    judge: Any = Draft202012Validator(json.loads(text(name)))
    match = rynek.Match(game, game.max_players, seed=6)
    while not match.state.over:
        if match.position % 23 == 0:
            for seat in (None, match.position % match.players):
                judge.validate(match.view(seat))
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
    judge.validate(match.view(None))

"""Catalog: the games on offer with their options, the bots, and the help, in the reader's language."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser, ast

from rynek.bots import LEVELS
from rynek.core.game import AnyGame
from rynek.core.option import Option
from rynek.draw import drawing, sheet
from rynek.games import REGISTRY, all_games
from rynek.games import game as find_game
from rynek.play.lessons import course
from rynek.play.words import LANGUAGES, Words, words
from rynek.server.answers import BotLine, Catalog, Choice, Component, GameHelp, GameLine, OptionLine
from rynek.server.wording import house

SEATS_BY_NUMBER: Final = frozenset({"first_player"})
"""Options whose number is a seat's: people are shown its letter."""


@cache
def catalog(lang: str) -> Catalog:
    """All that the form for a new table needs."""
    speech = house(lang)
    bots = [
        BotLine(level=level, label=speech.text(f"bot-{level}"), info=speech.text(f"bot-{level}.info"))
        for level in LEVELS
    ]
    return {"games": [_game(find_game(name), words(lang, name)) for name in all_games()], "bots": bots}


def warm_up() -> None:
    """Load every game, its words and its drawing, so that the first visitor need not wait for them."""
    for lang in LANGUAGES:
        catalog(lang)
    sheet()


def _game(game: AnyGame, speech: Words) -> GameLine:
    return {
        "name": game.name,
        "title": speech.text("game-title"),
        "blurb": speech.text("game-blurb"),
        "players": [game.min_players, game.max_players],
        "minutes": list(game.minutes),
        "weight": game.weight,
        "drawing": drawing(game.name) is not None,
        "lesson": course(game.name) is not None,
        "options": [_option(option, speech) for option in game.options],
    }


def _option(option: Option, speech: Words) -> OptionLine:
    key = f"option-{option.name}".replace("_", "-")
    return {
        "name": option.name,
        "kind": "seat" if option.name in SEATS_BY_NUMBER else option.kind,
        "label": speech.text(key),
        "info": speech.text(f"{key}.info"),
        "default": option.default,
        "choices": _choices(option, key, speech),
        "low": option.low,
        "high": option.high,
        "most": option.most,
    }


def _choices(option: Option, key: str, speech: Words) -> list[Choice]:
    if option.choices:
        return [
            {"value": choice, "label": speech.text(f"{key}-{choice}".replace("_", "-"))} for choice in option.choices
        ]
    domain = option.domain
    if domain is None:
        return []
    values = [domain.at(place) for place in range(domain.size)]
    return [{"value": domain.word(value), "label": speech.name(domain, value)} for value in values]


@cache
def game_help(name: str, lang: str) -> GameHelp:
    """How to play in short, and every component that has an explanation."""
    speech = words(lang, find_game(name).name)
    source = (files(REGISTRY[name]) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    keys = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    explained = [key for key in keys if not key.startswith("option-") and speech.has(key) and speech.has(f"{key}.info")]
    return {
        "title": speech.text("game-title"),
        "howto": _howto(name, lang),
        "components": [Component(key=key, name=speech.text(key), info=speech.text(f"{key}.info")) for key in explained],
    }


def _howto(name: str, lang: str) -> str:
    """How the game is played in short, as its folder tells it in `text/help.<lang>.md`."""
    found = files(REGISTRY[name]) / "text" / f"help.{lang}.md"
    return found.read_text(encoding="utf-8") if found.is_file() else ""

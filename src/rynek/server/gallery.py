"""Gallery: what lies on the table of a game, each card and tile as the board draws it, for the page of its rules."""

import itertools
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final
from xml.etree import ElementTree as ET

from rynek.core.state import play_chance
from rynek.core.view_types import Head
from rynek.draw import drawing
from rynek.games import game as find_game
from rynek.play.words import words
from rynek.server.answers import Component, Gallery, Pictured
from rynek.server.catalog import game_help

GAMES: Final = 240
"""So many beginnings of random games are looked at, at the most,"""
IN_VAIN: Final = 30
"""and no further ones when so many have shown nothing new."""
MOVES: Final = (10, 40, 160, 320)
"""How far they are played, one after the other."""
MORE_CARDS: Final[dict[str, dict[str, Any]]] = {"troyes": {"bonus_cards": True}}
"""Options that bring further cards into a game."""
OF_THE_GAME: Final = ("data-part", "data-label", "data-title", "data-tip", "data-zoom", "data-piece", "data-origin")


@cache
def gallery(name: str, lang: str) -> Gallery:
    """The pictures of all explained components that are drawn under their names, in the order of the help."""
    explained = {one["name"]: one for one in game_help(name, lang)["components"]}
    drawn: dict[str, str] = {}
    last = 0
    for number, views in enumerate(_games(name)):
        if number - last > IN_VAIN:
            break
        for title, picture in itertools.chain.from_iterable(_pictures(name, lang, view) for view in views):
            if title in explained and title not in drawn:
                drawn[title], last = picture, number
    return {"pictures": [_pictured(one, drawn[title]) for title, one in explained.items() if title in drawn]}


def _pictured(one: Component, picture: str) -> Pictured:
    return {"name": one["name"], "info": one["info"], "svg": picture}


def _games(name: str) -> Iterator[list[Head]]:
    """What all players see some way into random games, which are always the same."""
    game = find_game(name)
    for seed in range(GAMES):
        rng = Random(seed)
        state = game.new((game.max_players, game.min_players)[seed % 2], MORE_CARDS.get(name) if seed % 3 else None)
        play_chance(state, rng)
        for _ in range(MOVES[seed % len(MOVES)]):
            if state.over:
                break
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            play_chance(state, rng)
        yield [state.view(seat) for seat in range(state.players)]


def _pictures(name: str, lang: str, view: Head) -> Iterator[tuple[str, str]]:
    """Everything on a board that has a title, and its drawing cut out."""
    artist = drawing(name)
    if artist is None:
        return
    for body in artist.paint(view, words(lang, name), ()).parts().values():
        for node in ET.fromstring(f"<svg>{body}</svg>").iter("g"):  # noqa: S314 - our own drawing
            title = node.get("data-title")
            if title:
                yield title, _cut_out(node)


def _cut_out(node: ET.Element) -> str:
    """A drawing without its place on the board and without what made it part of a game."""
    for one in node.iter():
        for name in OF_THE_GAME:
            one.attrib.pop(name, None)
    node.attrib.pop("transform", None)
    return ET.tostring(node, encoding="unicode")

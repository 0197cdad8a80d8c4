"""One shape for all games: the same rooms in the same places, and a view that begins like every other."""

from importlib import import_module
from random import Random
from typing import Any, get_type_hints

import pytest

import rynek
from rynek.core.fields import undeclared
from rynek.core.game import Game
from rynek.core.state import State
from rynek.core.view_types import Head
from rynek.games import REGISTRY

ROOMS = {
    "game": ("GAME",),
    "state": (),
    "setup": ("OPTIONS", "set_up"),
    "verbs": ("VERBS",),
    "frames": ("FRAMES",),
    "view_types": (),
    "view": ("view_of",),
    "guess": ("guess_of",),
    "position": ("FIELDS",),
    "check": ("check",),
    "scoring": ("breakdown",),
}
KERNEL = {"events", "options", "players", "revealed", "rules", "stack"}


def states(name: str) -> Any:
    """The first decision of a game."""
    state = rynek.game(name).new()
    rynek.play_chance(state, Random(1))
    return state


@pytest.mark.parametrize("name", rynek.all_games())
@pytest.mark.parametrize("room", ROOMS)
def test_every_game_has_the_same_rooms(name: str, room: str) -> None:
    found = import_module(f"{REGISTRY[name]}.{room}")

    assert [thing for thing in ROOMS[room] if not hasattr(found, thing)] == []


@pytest.mark.parametrize("name", rynek.all_games())
def test_state_game_and_view_are_named_alike(name: str) -> None:
    state, game = states(name), rynek.game(name)
    title = type(game).__name__.removesuffix("Game")

    assert isinstance(game, Game)
    assert isinstance(state, State)
    assert (type(game).__name__, type(state).__name__) == (f"{title}Game", f"{title}State")
    assert hasattr(import_module(f"{REGISTRY[name]}.view_types"), f"{title}View")


@pytest.mark.parametrize("name", rynek.all_games())
def test_every_field_of_a_state_is_declared_once(name: str) -> None:
    state, game = states(name), rynek.game(name)
    fields = [attribute for attribute in slots(type(state)) if attribute not in KERNEL]

    assert undeclared(game.fields, tuple(fields)) == []


def slots(cls: type) -> list[str]:
    return [name for each in cls.__mro__ for name in getattr(each, "__slots__", ())]


@pytest.mark.parametrize("name", rynek.all_games())
def test_every_view_begins_with_the_same_head_and_is_what_its_type_says(name: str) -> None:
    state, game = states(name), rynek.game(name)
    kind = getattr(import_module(f"{REGISTRY[name]}.view_types"), f"{type(game).__name__.removesuffix('Game')}View")
    for seat in (None, 0):
        view = state.view(seat)

        assert list(view)[: len(Head.__annotations__)] == list(Head.__annotations__)
        assert set(view) == set(get_type_hints(kind))
        assert [row["seat"] for row in view["seats"]] == ["A", "B", "C", "D", "E", "F"][: state.players]
        assert isinstance(view["known"], dict)

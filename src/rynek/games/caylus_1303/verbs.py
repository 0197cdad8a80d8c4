"""Verbs: every move of the game, and the actions that occur so often that they are made once."""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.domain import SEAT, Maybe, Numbers
from rynek.games.caylus_1303.buildings import BUILDING
from rynek.games.caylus_1303.characters import CHARACTER
from rynek.games.caylus_1303.resources import BASIC, RESOURCE
from rynek.games.caylus_1303.road import STEPS

WAY: Final = Numbers("way", 1, 2)
"""Which of a building's alternatives is used."""

# Chance, in set-up.
LAY: Final = Verb("lay", rest=BUILDING)
FIRST: Final = Verb("first", SEAT)
REVEAL: Final = Verb("reveal", rest=CHARACTER, in_any_order=True)

# Players.
BUILD_TILE: Final = Verb("build", BUILDING, Maybe(BASIC))
CHOOSE: Final = Verb("choose", CHARACTER)
DECLINE: Final = Verb("decline")
DELIVER: Final = Verb("deliver", RESOURCE, RESOURCE, RESOURCE, in_any_order=True)
DONE: Final = Verb("done")
FAVOUR: Final = Verb("favour", BUILDING)
GAIN: Final = Verb("gain", BASIC)
HOUSE: Final = Verb("house", BUILDING)
MONUMENT: Final = Verb("monument", BUILDING)
PASS: Final = Verb("pass")
PLACE: Final = Verb("place", BUILDING)
PROVOST: Final = Verb("provost", STEPS)
SITE: Final = Verb("site")
SPEND: Final = Verb("spend", BASIC)
SPEND_TWO: Final = Verb("spend-two", BASIC, BASIC, in_any_order=True)
STEAL: Final = Verb("steal", CHARACTER)
USE: Final = Verb("use", WAY)

VERBS: Final = (
    LAY,
    FIRST,
    REVEAL,
    BUILD_TILE,
    CHOOSE,
    DECLINE,
    DELIVER,
    DONE,
    FAVOUR,
    GAIN,
    HOUSE,
    MONUMENT,
    PASS,
    PLACE,
    PROVOST,
    SITE,
    SPEND,
    SPEND_TWO,
    STEAL,
    USE,
)

# The same few actions are offered again and again: one object each.
DECLINES: Final = Action(DECLINE)
PASSES: Final = Action(PASS)
JOINS_SITE: Final = Action(SITE)
STOPS: Final = Action(DONE)
PLACES_IN: Final = [Action(PLACE, building) for building in range(BUILDING.size)]
PLACES_HOUSE: Final = [Action(HOUSE, building) for building in range(BUILDING.size)]
FAVOURS: Final = [Action(FAVOUR, building) for building in range(BUILDING.size)]
ERECTS: Final = [Action(MONUMENT, building) for building in range(BUILDING.size)]
CHOOSES: Final = [Action(CHOOSE, character) for character in range(CHARACTER.size)]
STEALS: Final = [Action(STEAL, character) for character in range(CHARACTER.size)]
GAINS: Final = [Action(GAIN, kind) for kind in range(BASIC.size)]
SPENDS: Final = [Action(SPEND, kind) for kind in range(BASIC.size)]
SPENDS_TWO: Final = [Action(SPEND_TWO, a, b) for a in range(BASIC.size) for b in range(a, BASIC.size)]
USES: Final = [Action(USE, way) for way in (1, 2)]
MOVES: Final = [Action(PROVOST, steps) for steps in range(-3, 4)]
BUILDS: Final = [[Action(BUILD_TILE, tile, kind) for kind in range(-1, BASIC.size)] for tile in range(BUILDING.size)]
"""By tile, then by the resource that pays the mixed icon (place 0: the cost has none)."""

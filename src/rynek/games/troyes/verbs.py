"""The moves of Troyes: verbs, and the actions that are offered again and again, made once."""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.domain import SEAT, Numbers
from rynek.games.troyes.activity_cards import CARD
from rynek.games.troyes.board import BUILDING, COLOUR, FACE, GREY, SPACE
from rynek.games.troyes.character_cards import CHARACTER
from rynek.games.troyes.event_cards import EVENT

TIMES: Final = Numbers("times", 0, 13)

# set-up and initial placement
FIRST: Final = Verb("first", SEAT)
DEAL: Final = Verb("deal", rest=CHARACTER)
PLACE: Final = Verb("place", SPACE)

# cards and dice, by chance
REVEAL: Final = Verb("reveal", rest=CARD)
EVENT_CARD: Final = Verb("event", EVENT)
ROLL: Final = Verb("roll", rest=FACE)

# phase 3
COUNTER: Final = Verb("counter", COLOUR, FACE)
ALSO: Final = Verb("also", FACE)
GIVE_WAY: Final = Verb("give-way")

# influence
REROLL: Final = Verb("reroll", COLOUR, FACE)
RECRUIT: Final = Verb("recruit")
TURN: Final = Verb("turn", COLOUR, FACE)
DONE: Final = Verb("done")

# phase 4
PASS: Final = Verb("pass")
SPEND: Final = Verb("spend", CARD)
TAKE: Final = Verb("take", COLOUR, FACE)
BUY: Final = Verb("buy", SEAT, COLOUR, FACE)
BUY_GREY: Final = Verb("buy-grey", COLOUR, FACE)
ACTIVATE: Final = Verb("activate", CARD)
FEWER: Final = Verb("fewer", CARD)
ACTIVATIONS: Final = Verb("times", TIMES)
BUILD: Final = Verb("build")
FIGHT: Final = Verb("fight", EVENT)
SETTLE: Final = Verb("settle")
FARM: Final = Verb("farm")
FROM_SUPPLY: Final = Verb("from-supply")
FROM_SPACE: Final = Verb("from-space", SPACE)
FROM_LYING: Final = Verb("from-lying", BUILDING)
FROM_CARD: Final = Verb("from-card", CARD)
MILL: Final = Verb("mill", TIMES)
CUBE: Final = Verb("cube", EVENT)

VERBS: Final[tuple[Verb, ...]] = (
    FIRST, DEAL, PLACE, REVEAL, EVENT_CARD, ROLL, COUNTER, ALSO, GIVE_WAY, REROLL, RECRUIT,
    TURN, DONE, PASS, SPEND, TAKE, BUY, BUY_GREY, ACTIVATE, FEWER, ACTIVATIONS, BUILD, FIGHT, SETTLE, FARM,
    FROM_SUPPLY, FROM_SPACE, FROM_LYING, FROM_CARD, MILL, CUBE,
)  # fmt: skip


def of_faces(verb: Verb) -> list[Action]:
    """An action for each colour and face, at colour * 6 + face - 1."""
    return [Action(verb, colour, face) for colour in range(3) for face in range(1, 7)]


def of_each(verb: Verb, size: int) -> list[Action]:
    """An action for each value of a verb with one argument."""
    return [Action(verb, value) for value in range(size)]


PICKS: Final[list[Action]] = [
    Action(BUY_GREY, colour, face) if owner == GREY else Action(BUY, owner, colour, face)
    for owner in range(GREY + 1)
    for colour in range(3)
    for face in range(1, 7)
]
"""Picking a foreign die, by the number of the die."""

TAKES: Final = of_faces(TAKE)
REROLLS: Final = of_faces(REROLL)
TURNS: Final = of_faces(TURN)
COUNTERS: Final = of_faces(COUNTER)
PLACES: Final = of_each(PLACE, SPACE.size)
SPENDS: Final = of_each(SPEND, CARD.size)
ACTIVATES: Final = of_each(ACTIVATE, CARD.size)
FEWERS: Final = of_each(FEWER, CARD.size)
TIMES_OF: Final = of_each(ACTIVATIONS, TIMES.size)
MILLS: Final = of_each(MILL, TIMES.size)
FIGHTS: Final = of_each(FIGHT, EVENT.size)
CUBES: Final = of_each(CUBE, EVENT.size)
ALSOS: Final = of_each(ALSO, FACE.high + 1)
FROM_SPACES: Final = of_each(FROM_SPACE, SPACE.size)
FROM_LYINGS: Final = of_each(FROM_LYING, BUILDING.size)
FROM_CARDS: Final = of_each(FROM_CARD, CARD.size)

DO_PASS: Final = Action(PASS)
DO_RECRUIT: Final = Action(RECRUIT)
DO_DONE: Final = Action(DONE)
DO_GIVE_WAY: Final = Action(GIVE_WAY)
DO_BUILD: Final = Action(BUILD)
DO_FARM: Final = Action(FARM)
DO_SETTLE: Final = Action(SETTLE)
DO_FROM_SUPPLY: Final = Action(FROM_SUPPLY)

"""Numbers that a lesson says in its sentences are those of the position and of the rules, in both languages."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

import rynek
from rynek.games.caylus_1303.state import ROUNDS as CAYLUS_ROUNDS
from rynek.games.genoa.cards import CARD, CARDS
from rynek.games.genoa.goods import DISCS
from rynek.games.tiletum.goods import GOLD_FOR_A_STEP
from rynek.games.tiletum.goods import ROUNDS as TILETUM_ROUNDS
from rynek.games.tiletum.playerboard import STOREHOUSE
from rynek.games.tiny_towns.components import FARM_FEEDS
from rynek.games.tiny_towns.squares import SQUARES
from rynek.games.troyes.event_cards import EVENT, EVENTS
from rynek.games.troyes.groups import GROUP_MOST
from rynek.games.troyes.income import INCOME
from rynek.play.lessons import LEARNER, Course, course, lesson_words
from rynek.play.words import LANGUAGES
from tests.games.tiny_towns.tables import points_on

COURSES = {name: found for name in rynek.all_games() if (found := course(name)) is not None}
WORDS = {
    "en": {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
    | {"sixteen": 16},
    "pl": {"dwa": 2, "dwie": 2, "dwóch": 2, "trzy": 3, "trzech": 3, "cztery": 4, "czterech": 4, "pięć": 5, "pięciu": 5}
    | {"sześć": 6, "sześciu": 6, "siedem": 7, "osiem": 8, "dziewięć": 9, "dziesięć": 10, "szesnaście": 16},
}
LEFT_OUT = re.compile(r"\bR\d+\.\d+\b|\b\d+-\d+\b|\b(?:Two|Three):")
"""Clauses, names of streets, and what only counts the sentences."""


def view(found: Course, key: str) -> Any:
    """What the learner sees when a step begins."""
    return found.state_at(start(found, key)).view(LEARNER)


def start(found: Course, key: str) -> int:
    return found.starts[[step.key for step in found.steps].index(key)]


def words_of(found: Course, key: str, nth: int = 0) -> list[str]:
    """A move of a step as words, without the seat."""
    step = next(step for step in found.steps if step.key == key)
    return step.moves[nth].split()[1:]


def numbers_of(found: Course, key: str, nth: int = 0) -> set[int]:
    return {int(word) for word in words_of(found, key, nth) if word.isdigit()}


def own(found: Course, key: str) -> Any:
    return view(found, key)["seats"][LEARNER]


def turns(found: Course) -> int:
    """How often a learner takes a die in the round of Tiletum that is played."""
    return sum(move.startswith("A die") for step in found.steps for move in step.moves)


def king(found: Course, before: str, after: str) -> int:
    """The steps on the king's track between two cards, corruption not counted."""
    return int(own(found, after)["king_space"] - own(found, before)["king_space"])


def pattern(found: Course, card: str) -> str:
    return "".join(next(one["pattern"] for one in view(found, "welcome")["cards"] if one["card"] == card))


def fed_cottage() -> int:
    """The points of a Cottage that a Farm feeds."""
    return points_on("CO RE .. .. / .. .. .. .. / .. .. .. .. / .. .. .. ..", "a1", "farm")


FACTS: dict[tuple[str, str], Callable[[Course], Iterable[int]]] = {
    ("caylus_1303", "welcome"): lambda found: {CAYLUS_ROUNDS},
    ("caylus_1303", "deliver"): lambda found: {len(words_of(found, "deliver")) - 1},
    ("genoa", "welcome"): lambda found: {found.lesson.players - 1},
    ("genoa", "hand"): lambda found: {len(own(found, "hand")["cards"]), len(CARDS[CARD.value("large_order_07")].goods)},
    ("genoa", "act"): lambda found: {DISCS},
    ("genoa", "offer"): lambda found: numbers_of(found, "offer"),
    ("genoa", "haggle"): lambda found: {own(found, "own")["markers"], *numbers_of(found, "haggle")},
    ("genoa", "agree"): lambda found: {own(found, "own")["markers"]},
    ("tiletum", "welcome"): lambda found: {TILETUM_ROUNDS, turns(found)},
    # A die gives goods and an action: two gifts.
    ("tiletum", "die"): lambda found: {
        2,
        own(found, "contract")["goods"]["stone"] - own(found, "die")["goods"]["stone"],
        *numbers_of(found, "die"),
    },
    ("tiletum", "contract"): lambda found: {
        own(found, "fulfil")["goods"]["stone"] - own(found, "crest")["goods"]["stone"]
    },
    ("tiletum", "merchant"): lambda found: {
        *numbers_of(found, "merchant"),
        view(found, "seal")["step"]["points"],
        STOREHOUSE,
    },
    ("tiletum", "seal"): lambda found: {
        own(found, "seal")["goods"]["food"],
        own(found, "seal")["buildings"][-1]["food"],
    },
    ("tiletum", "king"): lambda found: {*numbers_of(found, "king"), king(found, "king", "helper")},
    ("tiletum", "helper"): lambda found: {king(found, "helper", "leader")},
    ("tiletum", "leader"): lambda found: {turns(found)},
    # Gold for a step of one; corruption once a turn.
    ("tiletum", "mistakes"): lambda found: {GOLD_FOR_A_STEP, 1, turns(found)},
    ("tiny_towns", "welcome"): lambda found: {SQUARES},
    ("tiny_towns", "cards"): lambda found: {len(view(found, "cards")["cards"])},
    ("tiny_towns", "name"): lambda found: {len(pattern(found, "cottage").replace(".", ""))},
    ("tiny_towns", "build"): lambda found: {len(pattern(found, "cottage").replace(".", ""))},
    ("tiny_towns", "wood"): lambda found: {len(pattern(found, "cottage").replace(".", "")) - 1},
    ("tiny_towns", "unwanted"): lambda found: {pattern(found, "tavern").count("B")},
    ("tiny_towns", "points"): lambda found: {fed_cottage(), FARM_FEEDS},
    ("troyes", "welcome"): lambda found: {
        len({space.rpartition("_")[0] for space in view(found, "welcome")["spaces"]}),
        list(view(found, "welcome")["spaces"].values()).count("A"),
        list(view(found, "dice")["spaces"].values()).count("A"),
    },
    ("troyes", "dice"): lambda found: {
        INCOME,
        sum(one["card"] is not None for one in view(found, "dice")["activities"]),
    },
    ("troyes", "enemies"): lambda found: {*numbers_of(found, "enemies"), max(view(found, "enemies")["black"])},
    ("troyes", "cathedral"): lambda found: {GROUP_MOST},
    ("troyes", "buy"): lambda found: {
        *numbers_of(found, "buy"),
        *numbers_of(found, "buy", 1),
        EVENTS[EVENT.value("brigands_1")].divisor,
        sum(len(event["flags"]) for event in view(found, "recruit")["events"] if event["event"] == "brigands_1"),
    },
}


def said(found: Course, key: str, lang: str) -> set[int]:
    """The numbers from two on in the sentences of a step, those in digits all."""
    speech, step = lesson_words(lang, found.lesson.game), next(step for step in found.steps if step.key == key)
    texts = [speech.text(f"lesson-{key}.text", points="", gain="")]
    texts += [speech.text(f"lesson-{key}.do")] if step.moves else []
    texts += [speech.text(f"lesson-{key}")] if key != "mistakes" else []
    words = re.findall(r"\w+", LEFT_OUT.sub("", " ".join(texts)))
    known = WORDS[lang] | {word: int(word) for word in words if word.isdigit()}
    return {known[word.lower()] for word in words if word.lower() in known}


@pytest.mark.parametrize("name", COURSES)
def test_numbers_in_sentences_are_those_of_the_game(name: str) -> None:
    found = COURSES[name]

    for step in found.steps:
        facts = FACTS.get((name, step.key))
        counted = set(facts(found)) if facts else set()
        numbers = [said(found, step.key, lang) for lang in LANGUAGES]
        assert set().union(*numbers) == counted, step.key

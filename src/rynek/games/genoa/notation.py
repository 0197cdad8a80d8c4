"""Notation: words may stand in any order where their meaning is clear."""

from typing import Final

from rynek.core.action import Verb
from rynek.core.domain import Domain
from rynek.games.genoa.city import SPACE, has_action
from rynek.games.genoa.verbs import SUGGEST_ACTION, SUGGEST_MOVE

SUGGEST: Final = "suggest"
"""Short for `suggest-action` at a building with an action, for `suggest-move` elsewhere."""


def in_order(verbs: dict[str, Verb], words: list[str]) -> list[str]:
    """A move's words in the order of its verb: each argument is the first word that can be it.

    So seat, kind of deal, space and items may stand in any order: `offer-action 15 harbor wine`.
    """
    spoken = full_verb(words)
    verb = verbs.get(spoken[0]) if spoken else None
    if verb is None:
        return spoken
    left, placed = spoken[1:], [spoken[0]]
    for domain in verb.domains:
        found = [word for word in left if is_word(domain, word)]
        if not found:
            return spoken
        left.remove(found[0])
        placed.append(found[0])
    return placed + left


def full_verb(words: list[str]) -> list[str]:
    """The words with `suggest` spelt out."""
    if not words or words[0] != SUGGEST:
        return words
    spaces = [SPACE.value(word) for word in words if is_word(SPACE, word)]
    acts = bool(spaces) and has_action(spaces[0])
    return [SUGGEST_ACTION.name if acts else SUGGEST_MOVE.name, *words[1:]]


def is_word(domain: Domain, word: str) -> bool:
    """Whether a word names a value of a domain."""
    try:
        domain.value(word)
    except ValueError:
        return False
    return True

"""The sentence of a hint: what the move brings that the next best does not."""

from rynek.bots.hint import Hint
from rynek.play.words import words
from rynek.server.wording import house


def hint_text(found: Hint, game: str, lang: str, names: list[str]) -> str:
    """Why a move is better than the next best; empty when there is nothing to compare it with."""
    if found.other is None:
        return ""
    speech, called = words(lang, game), tuple(names)
    other = speech.move(found.other, called)
    sources = [
        f"{speech.source(reason.source, called)} +{reason.points:.0f}" for reason in found.reasons if reason.points >= 1
    ]
    if sources:
        return house(lang).text("hint-brings", sources=", ".join(sources), other=other)
    points = round(found.better)
    return (
        house(lang).text("hint-promises", points=points, other=other)
        if points >= 1
        else house(lang).text("hint-close", other=other)
    )

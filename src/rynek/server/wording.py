"""Wording: the server's own sentences, and every refusal in the reader's language."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource

from rynek.core.action import Verb
from rynek.core.domain import SEAT, Domain, Pairs
from rynek.core.errors import Refused
from rynek.play.words import LANGUAGES, Words, words
from rynek.server.answers import Refusal
from rynek.server.trouble import Trouble


class HouseWords(Words):
    """The words of a language with the server's own sentences."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        source = (files("rynek.server") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(source))


@cache
def house(lang: str) -> HouseWords:
    """The server's words in a language, loaded once."""
    return HouseWords(lang)


def language(asked: str | None, accepted: str = "") -> str:
    """The language asked for, or the first of the browser's languages that we speak."""
    if asked in LANGUAGES:
        return str(asked)
    for part in accepted.split(","):
        short = part.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


def refusal(error: Trouble | Refused, lang: str, game: str | None = None, names: tuple[str, ...] = ()) -> Refusal:
    """A refusal as it is sent: a code, a sentence and the clause behind it."""
    if isinstance(error, Trouble):
        return {"code": error.code, "text": house(lang).text(f"error-{error.code}", **error.values), "clause": ""}
    template = error.message.template
    text = words(lang, game).message(error.message, names)
    return {"code": template.key, "text": text, "clause": template.clause}


@cache
def names_players(verb: Verb) -> bool:
    """Whether moves of this verb are worded with the names of players."""
    found: list[Domain | None] = [*verb.domains, verb.rest]
    found += [one for domain in verb.domains if isinstance(domain, Pairs) for one in (domain.first, domain.second)]
    return SEAT in found

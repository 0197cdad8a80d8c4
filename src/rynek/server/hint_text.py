"""The sentences of a hint: what is planned, and what that brings that the next best move does not."""

import itertools
from collections.abc import Iterable
from typing import Final

from rynek.bots.evaluate import evaluator_of, leads
from rynek.bots.hint import Hint, Outcome
from rynek.core.action import Action
from rynek.core.message import Message
from rynek.core.state import State
from rynek.draw import drawing, with_note
from rynek.games import game as find_game
from rynek.play.words import Words, words
from rynek.server.wording import house

TOLD: Final = 2
"""How many sources of points, or kinds of belongings, are told at most."""
PLANNED: Final = 3
"""How many of the following choices are told at most."""


def hint_text(found: Hint, game: str, lang: str, names: list[str]) -> str:
    """What the bot saw, in a sentence or two."""
    own = house(lang)
    if found.other is None:
        return own.text("hint-alone")
    teller = Teller(found, game, lang, tuple(names))
    parts = (teller.plan() or teller.effect(), teller.comparison(found.other), teller.denied(), teller.odds())
    return " ".join(part for part in parts if part)


def motive_text(found: Hint | None, name: str, game: str, lang: str, names: list[str]) -> str:
    """What speaks for a move that somebody of that name has made, or what seems better by far on a second look."""
    own = house(lang)
    if found is None:
        return own.text("motive-secret", name=name)
    if found.other is None or found.better > -evaluator_of(game, len(names)).scale:
        return hint_text(found, game, lang, names)
    teller = Teller(found, game, lang, tuple(names))
    amount, other = teller.amount(-round(found.better)), teller.speech.move(found.other, teller.names)
    return own.text("motive-rather", amount=amount, other=other)


class Teller:
    """Words a hint in one language for whoever asked for it."""

    def __init__(self, found: Hint, game: str, lang: str, names: tuple[str, ...]) -> None:
        self.found = found
        self.game = find_game(game)
        self.artist = drawing(game)
        self.own = house(lang)
        self.speech: Words = words(lang, game)
        self.names = names

    # what it is for

    def plan(self) -> str:
        """The choices that are to follow, as far as they are the same in every guess."""
        lines = [outcome.line for outcome in self.found.after]
        same = itertools.takewhile(lambda steps: len({action for _, action in steps}) == 1, zip(*lines, strict=False))
        ends = self.artist.buttons if self.artist else frozenset()
        steps = [first for first, *_ in same if first[1].verb.name not in ends]
        moves = ", ".join(self.own.text("hint-move", move=self.label(*step)) for step in steps[:PLANNED])
        return self.own.text("hint-plan", moves=moves) if moves else ""

    def label(self, state: State, action: Action) -> str:
        """A move as its button would say it then, with what it costs and brings."""
        said = self.speech.move(action, self.names)
        if self.artist is None:
            return said
        return with_note(said, self.artist.note(action, state.view(self.found.seat), self.speech))

    def effect(self) -> str:
        """What the component does that the move takes, unless its button says so."""
        move = self.found.move
        if self.artist is None or self.artist.effect(move, self.speech):
            return ""
        for domain, value in zip(move.verb.domains, move.args, strict=False):
            inner, number = domain.inner_of(value)
            info = self.speech.info(inner, number)
            if info:
                return info
        return ""

    # why it is better

    def comparison(self, other: Action) -> str:
        """Where it brings more than the next best move: points by source, else belongings, else what is expected."""
        label, expected = self.speech.move(other, self.names), round(self.found.better)
        amount = self.amount(expected) if expected >= 1 else ""
        sources = self.sources()
        if sources:
            return self.own.text("hint-brings", what=sources, other=label)
        owned = self.owned()
        if owned:
            later = self.own.text("hint-later", amount=amount) if amount else ""
            return f"{self.own.text('hint-brings', what=owned, other=label)} {later}".strip()
        if amount:
            return self.own.text("hint-promises", amount=amount, other=label)
        return self.own.text("hint-close", other=label)

    def denied(self) -> str:
        """Which rival loses most by it, where that is as much as good and poor moves differ by."""
        players = len(self.found.after[0].values) if self.found.after else 0
        losses = [(self.lost(rival), rival) for rival in range(players) if rival != self.found.seat]
        most, rival = max(losses, default=(0, 0))
        if not losses or most < evaluator_of(self.game.name, players).scale:
            return ""
        return self.own.text("hint-denies", name=self.names[rival], amount=self.amount(most))

    def lost(self, rival: int) -> int:
        """How many points fewer a rival may expect, over all guesses."""
        total = sum(sign * outcome.values[rival] for sign, outcome in self.both())
        return -round(total / len(self.found.after))

    def odds(self) -> str:
        """In how many guesses it comes out ahead, where that hangs on luck and it mostly does."""
        leads_by = [self.lead(after) - self.lead(otherwise) for (_, after), (_, otherwise) in self.pairs()]
        ahead, tries = sum(by > 0 for by in leads_by), len(leads_by)
        hangs_on_luck = len({round(by, 6) for by in leads_by}) > 1
        return self.own.text("hint-odds", ahead=ahead, tries=tries) if hangs_on_luck and 2 * ahead > tries else ""

    def lead(self, outcome: Outcome) -> float:
        """How far ahead the seat may expect to end."""
        return leads(outcome.values)[self.found.seat]

    def amount(self, points: int) -> str:
        """So many points, or what else a game counts."""
        speech = self.speech if self.speech.has("hint-points") else self.own
        return speech.text("hint-points", points=points)

    def sources(self) -> str:
        """The sources in which the points differ most; nothing where none brings more."""
        lead = Lead()
        sample: dict[str, Message] = {}
        for sign, outcome in self.both():
            for line in self.game.breakdown(outcome.state, self.found.seat):
                if line.seen_by(self.found.viewer):
                    source = self.speech.source(line.message, self.names)
                    sample.setdefault(source, line.message)
                    lead.add(source, sign * line.points / len(self.found.after))
        said = [self.source(sample[name], points) for name, points in lead.told()]
        return ", ".join(said)

    def source(self, message: Message, points: int) -> str:
        """So many points more or fewer from a source, and the clause behind it."""
        way = "up" if points > 0 else "down"
        more = self.own.text("hint-more", amount=self.amount(abs(points)), way=way)
        said = self.speech.reason(message, self.names, more=more, way=way)
        return f"{said} ({message.template.clause})" if message.template.clause else said

    def owned(self) -> str:
        """The belongings in which the two differ most, where that is the same in every guess."""
        lead = Lead()
        rows = [[(sign, self.counts(outcome.state)) for sign, outcome in pair] for pair in self.pairs()]
        for label in dict.fromkeys(label for pair in rows for _, counts in pair for label in counts):
            by = {sum(sign * counts.get(label, 0) for sign, counts in pair) for pair in rows}
            if len(by) == 1:
                lead.add(label, by.pop())
        return ", ".join(f"{label} {'+' if by > 0 else '−'}{abs(by)}" for label, by in lead.told())

    def counts(self, state: State) -> dict[str, int]:
        """What can be counted of the seat's belongings, by name."""
        if self.artist is None:
            return {}
        chips = self.artist.belongings(state.view(self.found.seat), self.found.seat, self.speech)
        return {chip.label: chip.count for chip in chips if isinstance(chip.count, int)}

    def pairs(self) -> Iterable[tuple[tuple[int, Outcome], tuple[int, Outcome]]]:
        """What comes of the move and, to be taken off, of the next best one, guess by guess."""
        for after, otherwise in zip(self.found.after, self.found.otherwise, strict=True):
            yield (1, after), (-1, otherwise)

    def both(self) -> Iterable[tuple[int, Outcome]]:
        """The same one after the other."""
        return (one for pair in self.pairs() for one in pair)


class Lead:
    """By how much one move is ahead of another, by names."""

    def __init__(self) -> None:
        self.by: dict[str, float] = {}

    def add(self, name: str, amount: float) -> None:
        """So much more under a name."""
        self.by[name] = self.by.get(name, 0.0) + amount

    def told(self) -> list[tuple[str, int]]:
        """What differs most, gains before losses; nothing where there is no gain."""
        whole = [(name, round(by)) for name, by in self.by.items() if round(by)]
        most = sorted(whole, key=lambda one: -abs(one[1]))
        gains = [one for one in most if one[1] > 0][:TOLD]
        losses = [one for one in most if one[1] < 0][: TOLD - 1]
        return gains + losses if gains else []

"""The sentences of a hint: what is planned, and what that brings that the next best move does not."""

import itertools
from collections.abc import Iterable
from typing import Final

from rynek.bots.chain import Line
from rynek.bots.evaluate import evaluator_of
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
ROOM: Final = 200
"""How many characters a reason has on a phone: what matters less is left out where it would need more."""


def hint_text(found: Hint, game: str, lang: str, names: list[str]) -> str:
    """What the bot saw, in a sentence or two."""
    own = house(lang)
    if found.other is None:
        return own.text("hint-alone" if found.has_choice else "hint-forced")
    return Teller(found, game, lang, tuple(names)).reasons(found.other)


def motive_text(found: Hint | None, name: str, game: str, lang: str, names: list[str]) -> str:
    """What speaks for a move that somebody of that name has made, or what seems better by far on a second look."""
    own = house(lang)
    if found is None:
        return own.text("motive-secret", name=name)
    if found.other is None:
        return own.text("motive-alone" if found.has_choice else "motive-forced")
    if found.better > -evaluator_of(game, len(names)).scale / 2:
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
        self.steps = self.planned()
        self.samples: dict[str, Message] = {}
        self.points = self.by_source()

    def reasons(self, other: Action) -> str:
        """What it is for and why it is better; then what else there is to say, as long as there is room."""
        why = self.comparison(other)
        said = f"{self.plan(ROOM - len(why)) or self.effect(ROOM - len(why))} {why}".strip()
        for more in () if self.is_order(other) else (self.surplus(), self.denied(), self.odds()):
            if more and len(said) + len(more) < ROOM:
                said = f"{said} {more}"
        return said

    # what it is for

    def planned(self) -> Line:
        """The choices to follow, as far as they are the same in every guess; what is done again is told once."""
        lines = [outcome.line for outcome in self.found.after]
        same = itertools.takewhile(lambda steps: len({action for _, action in steps}) == 1, zip(*lines, strict=False))
        ends = self.artist.buttons if self.artist else frozenset()
        told: Line = []
        for step, *_ in same:
            last = told[-1][1] if told else self.found.move
            if step[1] != last and step[1].verb.name not in ends:
                told.append(step)
        return told

    def plan(self, room: int) -> str:
        """The first of these choices, as many as there is room for."""
        moves = [self.own.text("hint-move", move=self.label(*step)) for step in self.steps[:PLANNED]]
        plans = [self.own.text("hint-plan", moves=", ".join(moves[:most])) for most in range(len(moves), 0, -1)]
        return next((plan for plan in plans if len(plan) < room), "")

    def label(self, state: State, action: Action) -> str:
        """A move as its button would say it then, with what it costs and brings."""
        said = self.speech.move(action, self.names)
        if self.artist is None:
            return said
        return with_note(said, self.artist.note(action, state.view(self.found.seat), self.speech))

    def effect(self, room: int) -> str:
        """What the move is for by itself, unless its button says so or there is no room for it."""
        move, before = self.found.move, self.found.before
        if self.artist is None or before is None or self.artist.effect(move, self.speech):
            return ""
        said = self.artist.purpose(move, before.view(self.found.seat), self.speech)
        return said if len(said) < room else ""

    # why it is better

    def comparison(self, other: Action) -> str:
        """Where it brings more than the next best move: points by source, else belongings, else what is expected."""
        label, expected = self.speech.move(other, self.names), round(self.found.better)
        if self.is_order(other):
            return self.own.text("hint-order", other=label, steps=len(self.steps))
        if self.follows(other):
            return self.own.text("hint-before", other=label, amount=self.amount(expected))
        if self.gained() >= 1:
            return self.own.text("hint-brings", what=self.sources(), other=label)
        owned = self.owned(label)
        if owned:
            overall = self.own.text("hint-overall", amount=self.amount(expected)) if expected >= 1 else ""
            return f"{self.own.text('hint-brings', what=owned, other=label)} {overall}".strip()
        if expected < 1:
            return self.own.text("hint-close", other=label)
        key = "hint-promises" if sum(self.found.leads_by()) >= 0 else "hint-prefers"
        return self.own.text(key, amount=self.amount(expected), other=label)

    def follows(self, other: Action) -> bool:
        """Whether the next best move is made as well, only later."""
        return any(action == other for _, action in self.steps)

    def is_order(self, other: Action) -> bool:
        """Whether the two moves are as good in the other order."""
        return self.follows(other) and round(self.found.better) < 1

    def gained(self) -> int:
        """How many points it brings more, taken together; none where no source brings any."""
        return self.points.total() if self.points.told() else 0

    def surplus(self) -> str:
        """What is expected besides the points it brings, where that is as much as good and poor moves differ by."""
        more = round(self.found.better) - self.gained()
        is_much = more >= evaluator_of(self.game.name, len(self.names)).scale
        return self.own.text("hint-later", amount=self.amount(more)) if self.gained() >= 1 and is_much else ""

    def denied(self) -> str:
        """Which rival loses most by it, where that is as much as good and poor moves differ by."""
        players = len(self.found.after[0].values) if self.found.after else 0
        losses = [(self.lost(rival), rival) for rival in range(players) if rival != self.found.seat]
        most, rival = max(losses, default=(0, 0))
        if not losses or most < evaluator_of(self.game.name, players).scale:
            return ""
        return self.own.text("hint-denies", name=self.names[rival], amount=self.amount(most))

    def lost(self, rival: int) -> int:
        """How many points fewer a rival may expect, over all guesses; none where luck may bring the opposite."""
        by = [before.values[rival] - after.values[rival] for (_, after), (_, before) in self.pairs()]
        return round(sum(by) / len(by)) if min(by) > 0 else 0

    def odds(self) -> str:
        """In how many guesses it comes out ahead, where luck decides and it mostly does."""
        leads_by = self.found.leads_by()
        ahead, tries = sum(by > 0 for by in leads_by), len(leads_by)
        return self.own.text("hint-odds", ahead=ahead, tries=tries) if tries < 2 * ahead < 2 * tries else ""

    def amount(self, points: int) -> str:
        """So many points, or what else a game counts."""
        speech = self.speech if self.speech.has("hint-points") else self.own
        return speech.text("hint-points", points=points)

    def by_source(self) -> "Lead":
        """By how many points it is ahead, by source; a line of each is kept to word it."""
        lead = Lead()
        for sign, outcome in self.both():
            for line in self.game.breakdown(outcome.state, self.found.seat):
                if line.seen_by(self.found.viewer):
                    source = self.speech.source(line.message, self.names)
                    self.samples.setdefault(source, line.message)
                    lead.add(source, sign * line.points / len(self.found.after))
        return lead

    def sources(self) -> str:
        """The sources in which the points differ most, each clause behind those it stands for."""
        told = [(self.samples[name], points) for name, points in self.points.told()]
        return ", ".join(
            ", ".join(self.source(*one) for one in group) + (f" ({clause})" if clause else "")
            for clause, group in itertools.groupby(told, key=lambda one: one[0].template.clause)
        )

    def source(self, message: Message, points: int) -> str:
        """So many points more or fewer from a source."""
        way = "up" if points > 0 else "down"
        whose = "yours" if self.found.seat == self.found.viewer else "theirs"
        more = self.own.text("hint-more", amount=self.amount(abs(points)), way=way)
        return self.speech.reason(message, self.names, more=more, way=way, whose=whose)

    def owned(self, other: str) -> str:
        """The belongings in which the two differ most, where that is the same in every guess and no label says so."""
        lead = Lead()
        rows = [[(sign, self.counts(outcome.state)) for sign, outcome in pair] for pair in self.pairs()]
        for label in dict.fromkeys(label for pair in rows for _, counts in pair for label in counts):
            by = {sum(sign * counts.get(label, 0) for sign, counts in pair) for pair in rows}
            if len(by) == 1:
                lead.add(label, by.pop())
        labels = f"{self.speech.move(self.found.move, self.names)} {other}".casefold()
        if all(label.casefold() in labels for label, _ in lead.told()):
            return ""
        return ", ".join(f"{label} {'+' if by > 0 else '−'}{abs(by)}" for label, by in lead.told())

    def counts(self, state: State) -> dict[str, int]:
        """What can be counted of the seat's belongings, by name."""
        if self.artist is None:
            return {}
        chips = self.artist.belongings(state.view(self.found.seat), self.found.seat, self.speech)
        idle = self.artist.idle
        return {chip.label: chip.count for chip in chips if isinstance(chip.count, int) and chip.symbol not in idle}

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

    def total(self) -> int:
        """So much more in all."""
        return round(sum(self.by.values()))

    def told(self) -> list[tuple[str, int]]:
        """What differs most, gains before losses; nothing where there is no gain."""
        whole = [(name, round(by)) for name, by in self.by.items() if round(by)]
        most = sorted(whole, key=lambda one: -abs(one[1]))
        gains = [one for one in most if one[1] > 0][:TOLD]
        losses = [one for one in most if one[1] < 0][: TOLD - 1]
        return gains + losses if gains else []

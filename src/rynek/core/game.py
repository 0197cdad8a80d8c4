"""Game: all that the layers above need to know of one game."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from rynek.core.action import Action, Verb
from rynek.core.chance import CHANCE, Rng
from rynek.core.codec import Codec, FrameKind
from rynek.core.domain import SEAT, Domain, Maybe
from rynek.core.errors import BadNotation, BadOptions, BadPosition
from rynek.core.fields import Field
from rynek.core.frame import AnyFrame
from rynek.core.message import Event, Message, Points, Template, why
from rynek.core.option import Option, resolve
from rynek.core.reader import Reader, impossible
from rynek.core.state import Rules, State
from rynek.core.view_types import Head

S = TypeVar("S", bound=State)

GAME_OVER: Final = why("game-over")
NOT_YOUR_TURN: Final = why("not-your-turn", seat=SEAT)
NO_SUCH_SEAT: Final = why("no-such-seat", seat=None)
NOT_ASKED: Final = why("not-asked", move=None)
NOT_ALLOWED: Final = why("not-allowed", move=None)
BAD_PLAYERS: Final = why("bad-players", players=None, low=None, high=None)
UNKNOWN_VERB: Final = why("unknown-verb", verb=None, known=None)
BAD_ARGUMENT: Final = why("bad-argument", word=None, wanted=None, allowed=None)
ARGUMENT_COUNT: Final = why("argument-count", verb=None, wanted=None)
OTHER_GAME: Final = why("position-other-game", found=None, wanted=None)
OTHER_VERSION: Final = why("other-version", found=None, wanted=None)


class Game(Rules[S], Generic[S]):
    """The rules of one game as an object. Each game has one subclass and one instance.

    A subclass sets the fields in its constructor and provides `setup`, `blank`, `view`, `guess`, `breakdown`, and where
    it needs them `scores`, `first_steps`, `check`, `ranking`, `free_acts`.
    """

    def __init__(
        self,
        name: str,
        players: tuple[int, int],
        verbs: tuple[Verb, ...],
        frames: tuple[FrameKind, ...],
        options: tuple[Option, ...] = (),
        version: int = 1,
        most_decisions: int = 10_000,
        solo: bool = False,
        *,
        usual: int | None = None,
        fields: tuple[Field, ...] = (),
        minutes: tuple[int, int] = (60, 90),
        weight: float = 3.0,
        about_form: tuple[Template, ...] = (),
    ) -> None:
        self.name = name
        self.min_players, self.max_players = players
        self.usual_players = self.min_players if usual is None else usual
        self.verbs: dict[str, Verb] = {verb.name: verb for verb in sorted(verbs, key=_verb_name)}
        self.codec = Codec(frames)
        self.options = options
        self.version = version
        self.most_decisions = most_decisions
        self.solo = solo
        self.fields = fields
        # Minutes a game takes on a table; how heavy it is, from 1 to 5, in our opinion.
        self.minutes = minutes
        self.weight = weight
        # Reasons that say how a move is put: no answer to somebody who points at the board.
        self.about_form = about_form
        self.painter: Callable[[Head, str], str] | None = None
        self.offsets: dict[str, int] = {}
        self.space = 0
        for verb in self.verbs.values():
            self.offsets[verb.name] = self.space
            self.space += verb.size

    # what each game provides; `view`, `scores` and free acts stand in Rules

    def setup(self, players: int, options: dict[str, Any]) -> S:
        """A new table with its first frames on the stack. Options are complete and checked one by one."""
        raise NotImplementedError

    def blank(self, players: int, options: dict[str, Any]) -> S:
        """The table that a position begins from: what it leaves out is as here. No frames."""
        raise NotImplementedError

    def guess(self, state: S, seat: int | None, rng: Rng) -> S:
        """A copy in which everything the seat cannot know is drawn anew from what it knows."""
        raise NotImplementedError

    def write(self, state: S) -> dict[str, Any]:
        """The table (without stack, players, options) as JSON with names."""
        return {field.key: field.write(state) for field in self.fields if field.applies(state)}

    def read(self, reader: Reader, players: int, options: dict[str, Any]) -> S:
        """The table from JSON; keys left out stay as in `blank`."""
        state = self.blank(players, options)
        for field in self.fields:
            if field.applies(state):
                field.read(reader, state)
        return state

    def first_steps(self, state: S) -> list[AnyFrame]:
        """The frames of a position that names none, in reading order: usually the start of a turn."""
        raise impossible("no-steps")

    def check(self, state: S) -> None:
        """Raise BadPosition when the parts of a loaded position do not fit together."""

    def ranking(self, state: S) -> list[list[int]]:
        """The seats by rank, best first; seats that share a rank stand together. Tie-breaks are applied."""
        scores = self.scores(state)
        ranks = sorted(set(scores), reverse=True)
        return [[seat for seat, points in enumerate(scores) if points == rank] for rank in ranks]

    def scores(self, state: S) -> list[int]:
        return [sum(line.points for line in self.breakdown(state, seat)) for seat in range(state.players)]

    def menu(self, players: int) -> dict[str, list[list[int]]]:
        """Verbs of which the menu of moves uses only some values: by name, for each argument those. For learning."""
        return {}

    def breakdown(self, state: S, seat: int) -> list[Points]:
        """Where the points of a seat come from; they add up to its score. Each line says who may see it now."""
        raise NotImplementedError

    def earned(self, state: S, seat: int, told: list[Event]) -> list[Points]:
        """The breakdown of a finished game, with what only the events that were told of it know; the same total."""
        return self.breakdown(state, seat)

    def face_down(self, state: S) -> list[tuple[Domain, int]]:
        """Named pieces that lie somewhere and that not everybody may know: values, each with its domain."""
        return []

    def is_open(self, state: S, action: Action) -> bool:
        """Whether everybody may know now that such a move was made: it names nothing that lies face down."""
        hidden = [(domain.name, value) for domain, value in self.face_down(state)]
        for place, value in enumerate(action.args):
            domain = action.verb.domain(place)
            if hidden and domain is not None:
                inner, found = domain.inner_of(value)
                if (inner.name, found) in hidden:
                    return False
        return True

    def seen_breakdown(self, state: S, seat: int, viewer: int | None) -> list[Points] | None:
        """The lines of a seat's breakdown that a viewer (None: a spectator) may see now; None: none at all."""
        seen = [line for line in self.breakdown(state, seat) if line.seen_by(viewer)]
        return seen if seen or seat == viewer else None

    # set-up

    def new(self, players: int | None = None, options: dict[str, Any] | None = None) -> S:
        """A new table. BadOptions when the number of players or an option is not allowed."""
        count = self.usual_players if players is None else players
        self.check_players(count)
        state = self.setup(count, resolve(self.options, {} if options is None else options))
        state.rules = self
        state.settle()
        return state

    def check_players(self, players: Any) -> None:
        """Raise BadOptions when the game is not for so many."""
        whole = isinstance(players, int) and not isinstance(players, bool)
        if not whole or not self.min_players <= players <= self.max_players:
            raise BadOptions(Message(BAD_PLAYERS, str(players)[:20], self.min_players, self.max_players))

    # notation and numbers

    def parse(self, text: str) -> Action:
        """The action a text stands for; BadNotation when there is none. It need not be legal now."""
        return self.from_words(text.split())

    def from_words(self, words: list[str]) -> Action:
        """The action of a list of words, which is also the JSON form of an action."""
        first = words[0] if words else ""
        verb = self.verbs.get(first)
        if verb is None:
            raise BadNotation(Message(UNKNOWN_VERB, first[:40], ", ".join(self.verbs)))
        given = [*words[1:], *["-" for domain in verb.domains[len(words) - 1 :] if isinstance(domain, Maybe)]]
        if len(given) < len(verb.domains) or (verb.rest is None and len(given) > len(verb.domains)):
            raise BadNotation(Message(ARGUMENT_COUNT, verb.name, pattern(verb)))
        args = [self._argument(verb, place, word) for place, word in enumerate(given)]
        return Action(verb, *sorted(args)) if verb.in_any_order else Action(verb, *args)

    def _argument(self, verb: Verb, place: int, word: str) -> int:
        domain = verb.domain(place)
        assert domain is not None, "the words have been counted"
        try:
            return domain.value(word)
        except ValueError:
            raise BadNotation(Message(BAD_ARGUMENT, word[:40], pattern(verb), domain.choices())) from None

    def number(self, action: Action) -> int:
        """The number of an action in the game's action space; ValueError for open verbs."""
        verb = action.verb
        if verb.rest is not None or not verb.fits(action.args):
            raise ValueError(f"{action!r} has no number")
        number = 0
        for domain, value in zip(verb.domains, action.args, strict=True):
            number = number * domain.size + domain.number(value)
        return self.offsets[verb.name] + number

    def action(self, number: int) -> Action:
        """The action of a number; ValueError when there is none."""
        if not 0 <= number < self.space:
            raise ValueError(f"{number} is no action of {self.name}")
        verb = [v for v in self.verbs.values() if v.size and self.offsets[v.name] <= number][-1]
        left = number - self.offsets[verb.name]
        args: list[int] = []
        for domain in verb.domains[::-1]:
            args.append(domain.at(left % domain.size))
            left //= domain.size
        return Action(verb, *args[::-1])

    # why a move is refused

    def why_not(self, state: S, seat: int, action: Action) -> Message | None:
        """Why a seat may not make a move now; None when it may."""
        if state.over:
            return Message(GAME_OVER)
        if not 0 <= seat < state.players and not (seat == CHANCE and state.to_act == (CHANCE,)):
            return Message(NO_SUCH_SEAT, seat)
        if not action.verb.fits(action.args):
            return Message(NOT_ALLOWED, repr(action.args))
        if state.accepts(seat, action):
            return None
        return self._reason(state, seat, action)

    def _reason(self, state: S, seat: int, action: Action) -> Message:
        top = state.stack[-1]
        if not action.verb.free and seat not in top.actors(state) and seat not in top.changers(state):
            waited = [s for s in top.actors(state) if s >= 0]
            return Message(NOT_YOUR_TURN, waited[0]) if waited else Message(NOT_ASKED, str(action))
        special = state.why_not_free(seat, action) if action.verb.free else top.why_not(state, seat, action)
        if special is not None:
            return special
        if any(option.verb is action.verb for option in state.legal(seat)):
            return Message(NOT_ALLOWED, str(action))
        return Message(NOT_ASKED, str(action))

    # positions

    def dump(self, state: S) -> dict[str, Any]:
        """A position as plain JSON with names in it."""
        head = {"game": self.name, "version": self.version, "players": state.players, "options": dict(state.options)}
        return {**head, **self.write(state), "steps": self.codec.dump(state.stack)}

    def load(self, data: Any) -> S:
        """The state of a position; BadPosition when it cannot be."""
        try:
            return self._load(Reader(data, ""))
        except BadPosition as error:
            error.game = self.name
            raise

    def _load(self, reader: Reader) -> S:
        players, options = self._read_head(reader)
        state = self.read(reader, players, options)
        state.rules = self
        given = reader.has("steps")
        steps = self.codec.load(reader.tables("steps")) if given else self.first_steps(state)[::-1]
        reader.done()
        state.stack.extend(steps)
        self._check_loaded(state)
        return state

    def _read_head(self, reader: Reader) -> tuple[int, dict[str, Any]]:
        name = reader.raw("game", self.name)
        if name != self.name:
            raise BadPosition(Message(OTHER_GAME, str(name)[:40], self.name))
        version = reader.raw("version", self.version)
        if version != self.version:
            raise BadPosition(Message(OTHER_VERSION, str(version)[:20], self.version))
        players = reader.number("players", self.usual_players, self.min_players, self.max_players)
        try:
            return players, resolve(self.options, reader.table("options").data)
        except BadOptions as error:
            raise BadPosition(error.message) from None

    def _check_loaded(self, state: S) -> None:
        """The game's own check; every seat that is asked must have an answer, and neither may fail."""
        try:
            self.check(state)
            state.settle()
            for seat in state.to_act:
                if seat == CHANCE:
                    continue
                if not 0 <= seat < state.players or not state.legal(seat):
                    raise impossible("nothing-to-answer", seat=seat)
                state.ask(seat)
        except (IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError, ZeroDivisionError):
            raise impossible("steps-do-not-fit") from None

    # drawing

    def svg(self, view: Head, lang: str = "en") -> str:
        """A picture of a view."""
        if self.painter is None:
            raise ValueError(f"{self.name} has no drawing")
        return self.painter(view, lang)


AnyGame = Game[Any]


def _verb_name(verb: Verb) -> str:
    return verb.name


def pattern(verb: Verb) -> str:
    """How a verb is typed, for messages: `place <resource> <square>`."""
    rest = [] if verb.rest is None else [f"<{verb.rest.name}>…"]
    fixed = [f"[<{domain.name}>]" if isinstance(domain, Maybe) else f"<{domain.name}>" for domain in verb.domains]
    return " ".join([verb.name, *fixed, *rest])

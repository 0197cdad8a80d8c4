"""Match: one game being played, as its set-up and its log."""

import hashlib
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic

from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.core.domain import SEAT
from rynek.core.errors import BadNotation, BadOptions, IllegalMove
from rynek.core.game import NO_SUCH_SEAT, Game, S
from rynek.core.message import Event, Message, why
from rynek.core.option import resolve

NOTHING_TO_UNDO: Final = why("nothing-to-undo")
NO_MOVE: Final = why("no-move", move=None)
BAD_SEED: Final = why("bad-seed", most=None)
POSITION_SAYS: Final = why("position-says", name=None, given=None, found=None)

SEED_LIMIT: Final = 80
FORMAT: Final = 1
"""The format of record files."""
HIDDEN: Final = "?"
"""Stands in a record for an answer that not everybody may know yet."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who did what, what everybody could see of it, and what may be taken back."""

    seat: int
    action: Action
    events: tuple[Event, ...]
    secret: bool
    reveals: bool


class Match(Generic[S]):
    """A game with its log. Every move from outside goes through `play`, which refuses what the rules do not allow.

    Chance is drawn from a secret seed, each answer from the seed and its place in the order of chance answers, so
    that anyone who learns the seed at the end can check every draw against the hash shown at the start. `begun_from` is
    the position the match began from, None for the game's own set-up. `names` are the players' names by seat.
    """

    def __init__(
        self,
        game: Game[S],
        players: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | str | None = None,
        *,
        position: Any = None,
        names: Sequence[str] = (),
        start: bool = True,
    ) -> None:
        self.game = game
        self.seed = secrets.token_hex(16) if seed is None else checked_seed(str(seed))
        self.names = list(names)
        self.log: list[Entry] = []
        self.begun_from = None if position is None else self._begin_from(position, players, options)
        self.state = self._fresh(game.new(players, options) if self.begun_from is None else game.load(self.begun_from))
        self.players = self.state.players
        self.options: dict[str, Any] = dict(self.state.options)
        # Seeds that drew before the present one and are not known: up to which place, and the hash that was shown.
        self.seals: list[tuple[int, str]] = []
        if start:
            self.play_chance()

    def _begin_from(self, position: Any, players: int | None, options: dict[str, Any] | None) -> dict[str, Any]:
        """The position as the game writes it; players and options, when named besides, must be the position's."""
        state = self.game.load(position)
        if players is not None and players != state.players:
            raise BadOptions(Message(POSITION_SAYS, "players", str(players)[:20], state.players))
        for name, value in resolve(self.game.options, {} if options is None else options).items():
            if options and name in options and value != state.options[name]:
                raise BadOptions(Message(POSITION_SAYS, name, str(value)[:80], str(state.options[name])))
        return self.game.dump(state)

    def _fresh(self, state: S) -> S:
        state.events = []
        return state

    @property
    def seed_hash(self) -> str:
        """The fingerprint of the seed, to be shown while the seed is secret."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    @property
    def position(self) -> int:
        """The number of answers in the log: the number a move must name to be sure what it answers."""
        return len(self.log)

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may see of the table, as the typed view of its game."""
        return self.state.view(seat)

    def seen(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events a seat may know of, in order."""
        return [event for entry in self.log[since:] for event in entry.events if event.seen_by(seat)]

    # playing

    def play(self, seat: int, move: str | Action) -> list[Event]:
        """Make a move, let chance answer what follows, and return the events. IllegalMove or BadNotation if refused."""
        action = self._action(move)
        is_seat = type(seat) is int and seat != CHANCE
        reason = self.game.why_not(self.state, seat, action) if is_seat else Message(NO_SUCH_SEAT, str(seat)[:20])
        if reason is not None:
            raise IllegalMove(reason, self.game.name)
        before = len(self.log)
        self.enter(seat, action)
        self.play_chance()
        return [event for entry in self.log[before:] for event in entry.events]

    def _action(self, move: object) -> Action:
        """The action that was meant, of this game's own verbs."""
        if isinstance(move, str):
            return self.game.parse(move)
        if not isinstance(move, Action) or self.game.verbs.get(move.verb.name) is not move.verb:
            raise BadNotation(Message(NO_MOVE, str(move)[:40]), self.game.name)
        return move

    def enter(self, seat: int, action: Action) -> None:
        """Add an answer known to be legal to the log."""
        state = self.state
        secret = state.stack[-1].secret and not action.verb.free
        revealed = state.revealed
        state.apply(seat, action)
        events = tuple(state.events or ())
        state.events = []
        self.log.append(Entry(seat, action, events, secret, state.revealed != revealed))

    def play_chance(self) -> None:
        """Let chance answer until a seat must act or the game ends."""
        while self.state.to_act == (CHANCE,):
            self.enter(CHANCE, self.state.roll(self.rng()))

    def rng(self) -> Random:
        """The generator of the next chance answer: made of the seed and the number of chance answers so far."""
        since = self.seals[-1][0] if self.seals else 0
        drawn = sum(entry.seat == CHANCE for entry in self.log[since:])
        return chance_rng(self.seed, drawn)

    # taking back

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; IllegalMove when something new has been seen since."""
        place = self.undoable(seat)
        if place is None:
            raise IllegalMove(Message(NOTHING_TO_UNDO))
        self._rebuild(self.log[:place] + self.log[place + 1 :])

    def undoable(self, seat: int) -> int | None:
        """The place in the log of the move the seat may take back, or None.

        Other seats' answers to the same secret step may stand behind it: nobody has seen them. An open move that
        another seat has answered, even in secret, stays.
        """
        for place in range(len(self.log) - 1, -1, -1):
            entry = self.log[place]
            if entry.reveals or entry.seat == CHANCE:
                return None
            is_last = place == len(self.log) - 1
            if entry.seat == seat:
                return place if is_last or entry.secret else None
            if not entry.secret:
                return None
        return None

    def _rebuild(self, log: list[Entry]) -> None:
        self.state = self._fresh(self.state_at(0))
        self.log = []
        for entry in log:
            self.enter(entry.seat, entry.action)

    # the past

    def state_at(self, position: int) -> S:
        """The state after so many answers, for replays."""
        fresh = self.begun_from is None
        state = self.game.new(self.players, self.options) if fresh else self.game.load(self.begun_from)
        for entry in self.log[:position]:
            state.apply(entry.seat, entry.action)
        return state

    def record(self, names: Sequence[str] | None = None, *, reveal: bool | None = None, hidden: bool = False) -> str:
        """The match as a record file (see `rynek.play.record`), names and seed hash as they were read.

        While the game goes on, answers that not everybody may know are written `?`, unless `hidden` asks for them; the
        seed is written when the game is over, or `reveal` says so.
        """
        game, called = self.game, self.names if names is None else list(names)
        lines = [f"rynek {FORMAT}", f"game {game.name} {game.version}", f"players {self.players}"]
        lines += [f"option {key} {json.dumps(value)}" for key, value in self.options.items()]
        lines += [
            f"name {SEAT.word(seat)} {' '.join(name.split())}" for seat, name in enumerate(called) if name.strip()
        ]
        if self.begun_from is not None:
            lines.append(f"position {json.dumps(self.begun_from, ensure_ascii=False)}")
        lines += self._log_lines(hidden=hidden)
        if self.state.over if reveal is None else reveal:
            lines.append(f"seed {self.seed}")
        return "\n".join(lines) + "\n"

    def _log_lines(self, *, hidden: bool) -> list[str]:
        """The log, a hash before the first answer and wherever a new seed begins."""
        hashes = [shown for _, shown in self.seals] + [self.seed_hash]
        lines = [f"seed-hash {hashes.pop(0)}"]
        starts = [place for place, _ in self.seals]
        for place, entry in enumerate(self.log):
            while starts and starts[0] == place:
                starts.pop(0)
                lines.append(f"seed-hash {hashes.pop(0)}")
            said = str(entry.action) if hidden or self.is_public(place) else HIDDEN
            lines.append(f"{seat_mark(entry.seat)} {said}")
        return lines

    def is_public(self, place: int) -> bool:
        """Whether everybody may know a line of the log now."""
        if self.state.over:
            return True
        entry = self.log[place]
        is_answered = not entry.secret or any(later.reveals for later in self.log[place:])
        return is_answered and self.game.is_open(self.state, entry.action)


AnyMatch = Match[Any]


def seat_mark(seat: int) -> str:
    """The letter of a seat, `*` for chance."""
    return "*" if seat == CHANCE else SEAT.word(seat)


def checked_seed(seed: str) -> str:
    """A seed is short and printable: it is hashed for every draw, and stored; BadOptions when it is not."""
    if not 0 < len(seed) <= SEED_LIMIT or not seed.isprintable():
        raise BadOptions(Message(BAD_SEED, SEED_LIMIT))
    return seed


def chance_rng(seed: str, drawn: int) -> Random:
    """The generator of chance answer number `drawn` (from 0) of a match with this seed."""
    digest = hashlib.sha256(f"{seed}:{drawn}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))

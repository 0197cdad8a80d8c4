"""Match: one game being played, as its set-up and its log."""

import hashlib
import secrets
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic

from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.core.errors import IllegalMove
from rynek.core.game import NO_SUCH_SEAT, Game, S
from rynek.core.message import Event, Message, why

NOTHING_TO_UNDO: Final = why("nothing-to-undo")


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
    that anyone who learns the seed at the end can check every draw against the hash shown at the start.
    """

    def __init__(
        self,
        game: Game[S],
        players: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | str | None = None,
        *,
        start: bool = True,
    ) -> None:
        self.game = game
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.log: list[Entry] = []
        self.state = self._fresh(game.new(players, options))
        self.players = self.state.players
        self.options: dict[str, Any] = dict(self.state.options)
        if start:
            self.play_chance()

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
        action = self.game.parse(move) if isinstance(move, str) else move
        reason = Message(NO_SUCH_SEAT, seat) if seat == CHANCE else self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise IllegalMove(reason, self.game.name)
        before = len(self.log)
        self.enter(seat, action)
        self.play_chance()
        return [event for entry in self.log[before:] for event in entry.events]

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
        drawn = sum(entry.seat == CHANCE for entry in self.log)
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
        self.state = self._fresh(self.game.new(self.players, self.options))
        self.log = []
        for entry in log:
            self.enter(entry.seat, entry.action)

    # the past

    def state_at(self, position: int) -> S:
        """The state after so many answers, for replays."""
        state = self.game.new(self.players, self.options)
        for entry in self.log[:position]:
            state.apply(entry.seat, entry.action)
        return state

    def record(self, names: list[str] | None = None, *, reveal: bool | None = None) -> str:
        """The record file: see `rynek.play.record`."""
        from rynek.play.record import write_record  # noqa: PLC0415 - a record is made of matches

        return write_record(self, names or [], reveal=self.state.over if reveal is None else reveal)


AnyMatch = Match[Any]


def chance_rng(seed: str, drawn: int) -> Random:
    """The generator of chance answer number `drawn` (from 0) of a match with this seed."""
    digest = hashlib.sha256(f"{seed}:{drawn}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))

"""Record files (`.rynek`): a match as text that a person can read and type.

    rynek 1
    game tiny_towns 2
    players 2
    option monuments true
    name A Anna
    seed-hash 5feceb66ffc86f38…
    * deal A fort_ironweed the_starloom
    A name brick
    B place b3
    seed 7

`*` is chance. The seed stands only at the end of a finished game. A game that began from a position names it
(`position {…}`). In the record of a running game `?` stands for what not everybody may know yet; such a record is to
be read, not replayed. A second `seed-hash` says that from there on another seed drew: the game was taken up again from
a record whose seed was not known. Lines that start with `#` are remarks.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.core.domain import SEAT
from rynek.core.errors import BadRecord, Refused
from rynek.core.game import OTHER_VERSION
from rynek.core.message import Message, why
from rynek.games import game as find_game
from rynek.play.match import FORMAT, HIDDEN, AnyMatch, Match, chance_rng

SIZE_LIMIT: Final = 2_000_000

BAD_LINE: Final = why("record-line", line=None, text=None)
BAD_MOVE: Final = why("record-move", line=None, reason=None)
NOT_A_RECORD: Final = why("record-format")
FALSE_DRAW: Final = why("record-draw", line=None)
FALSE_SEED: Final = why("record-seed")
STILL_HIDDEN: Final = why("record-hidden", line=None)


@dataclass
class Record:
    """A record file taken apart, before its moves are tried."""

    game: str = ""
    version: int = 0
    players: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    # The hashes that were shown, each with the number of moves before it.
    hashes: list[tuple[int, str]] = field(default_factory=list)
    seed: str | None = None
    moves: list[tuple[int, int, str]] = field(default_factory=list)

    @property
    def checked_from(self) -> int:
        """The first move that the seed can have drawn: the last hash stands before it."""
        return self.hashes[-1][0] if self.hashes else 0


def read_record(text: str) -> AnyMatch:
    """The match of a record file, replayed and checked; BadRecord when it cannot be."""
    return replay(parse_record(text))


def parse_record(text: str) -> Record:
    """A record file taken apart; BadRecord when a line cannot be understood."""
    lines = text[: SIZE_LIMIT + 1].splitlines()
    if len(text) > SIZE_LIMIT or not lines or lines[0].split() != ["rynek", str(FORMAT)]:
        raise BadRecord(Message(NOT_A_RECORD))
    record = Record()
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            _take_line(record, number, line)
        except (ValueError, IndexError, RecursionError):
            raise BadRecord(Message(BAD_LINE, number, line[:80])) from None
    return record


def _take_line(record: Record, number: int, line: str) -> None:
    head, _, rest = line.strip().partition(" ")
    if head == "game":
        record.game, version = rest.split()
        record.version = int(version)
    elif head == "players":
        record.players = int(rest)
    elif head == "option":
        key, _, value = rest.partition(" ")
        record.options[key] = json.loads(value)
    elif head == "name":
        letter, _, name = rest.partition(" ")
        record.names[SEAT.value(letter)] = name
    elif head == "seed-hash":
        record.hashes.append((len(record.moves), rest))
    elif head == "position":
        record.position = json.loads(rest)
    elif head == "seed":
        record.seed = rest
    else:
        seat = CHANCE if head == "*" else SEAT.value(head)
        record.moves.append((number, seat, rest))


def replay(record: Record) -> AnyMatch:
    """Play a record's moves from the start, each checked by the rules and, when the seed is known, by the seed."""
    try:
        game = find_game(record.game)
        if record.version != game.version:
            raise BadRecord(Message(OTHER_VERSION, record.version, game.version))
        game.check_players(record.players)
        names = [record.names.get(seat, "") for seat in range(record.players)]
        match = Match(
            game, record.players, record.options, record.seed, position=record.position, names=names, start=False
        )
    except Refused as error:
        raise BadRecord(error.message, error.game) from None
    if record.seed is not None and record.hashes and match.seed_hash != record.hashes[-1][1]:
        raise BadRecord(Message(FALSE_SEED))
    for number, seat, move in record.moves:
        _replay_move(match, record, number, seat, move)
    match.seals = _seals(record)
    return match


def _seals(record: Record) -> list[tuple[int, str]]:
    """Up to where each hash holds whose seed is not known; without the last seed a new one goes on."""
    ends = [start for start, _ in record.hashes[1:]] + ([len(record.moves)] if record.seed is None else [])
    return [(end, shown) for end, (_, shown) in zip(ends, record.hashes, strict=False)]


def _replay_move(match: AnyMatch, record: Record, number: int, seat: int, move: str) -> None:
    if move == HIDDEN:
        raise BadRecord(Message(STILL_HIDDEN, number))
    try:
        action = match.game.parse(move)
    except Refused as error:
        raise BadRecord(Message(BAD_MOVE, number, error.message)) from None
    if seat == CHANCE:
        _check_draw(match, record, number, action)
    else:
        reason = match.game.why_not(match.state, seat, action)
        if reason is not None:
            raise BadRecord(Message(BAD_MOVE, number, reason))
    match.enter(seat, action)


def _check_draw(match: AnyMatch, record: Record, number: int, action: Action) -> None:
    """A draw must be one that chance can make; with the seed at hand, the very one the seed gives."""
    state = match.state
    if state.to_act != (CHANCE,) or not state.accepts(CHANCE, action):
        raise BadRecord(Message(FALSE_DRAW, number))
    if record.seed is None or match.position < record.checked_from:
        return
    drawn = sum(entry.seat == CHANCE for entry in match.log[record.checked_from :])
    if state.roll(chance_rng(record.seed, drawn)) != action:
        raise BadRecord(Message(FALSE_DRAW, number))

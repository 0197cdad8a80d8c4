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

`*` is chance. The seed stands only at the end of a finished game. Lines that start with `#` are remarks.
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
from rynek.play.match import AnyMatch, Match, chance_rng

FORMAT: Final = 1
SIZE_LIMIT: Final = 2_000_000
SEED_LIMIT: Final = 80

BAD_LINE: Final = why("record-line", line=None, text=None)
BAD_MOVE: Final = why("record-move", line=None, reason=None)
NOT_A_RECORD: Final = why("record-format")
FALSE_DRAW: Final = why("record-draw", line=None)
FALSE_SEED: Final = why("record-seed")


def write_record(match: AnyMatch, names: list[str], *, reveal: bool) -> str:
    """A match as text; the seed only when `reveal` is set."""
    game = match.game
    lines = [f"rynek {FORMAT}", f"game {game.name} {game.version}", f"players {match.players}"]
    lines += [f"option {key} {json.dumps(value)}" for key, value in match.options.items()]
    lines += [f"name {SEAT.word(seat)} {' '.join(name.split())}" for seat, name in enumerate(names) if name.strip()]
    lines.append(f"seed-hash {match.seed_hash}")
    lines += [f"{seat_mark(entry.seat)} {entry.action}" for entry in match.log]
    if reveal:
        lines.append(f"seed {match.seed}")
    return "\n".join(lines) + "\n"


def seat_mark(seat: int) -> str:
    """The letter of a seat, `*` for chance."""
    return "*" if seat == CHANCE else SEAT.word(seat)


@dataclass
class Record:
    """A record file taken apart, before its moves are tried."""

    game: str = ""
    version: int = 0
    players: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    seed_hash: str = ""
    seed: str | None = None
    moves: list[tuple[int, int, str]] = field(default_factory=list)


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
        record.seed_hash = rest
    elif head == "seed":
        record.seed = _seed(rest)
    else:
        seat = CHANCE if head == "*" else SEAT.value(head)
        record.moves.append((number, seat, rest))


def _seed(text: str) -> str:
    """A seed is short and printable: it is hashed for every draw, and stored."""
    if len(text) > SEED_LIMIT or not text.isprintable():
        raise ValueError
    return text


def replay(record: Record) -> AnyMatch:
    """Play a record's moves from the start, each checked by the rules and, when the seed is known, by the seed."""
    try:
        game = find_game(record.game)
        if record.version != game.version:
            raise BadRecord(Message(OTHER_VERSION, record.version, game.version))
        match = Match(game, record.players, record.options, record.seed, start=False)
    except Refused as error:
        raise BadRecord(error.message) from None
    if record.seed is not None and record.seed_hash and match.seed_hash != record.seed_hash:
        raise BadRecord(Message(FALSE_SEED))
    for number, seat, move in record.moves:
        _replay_move(match, record, number, seat, move)
    return match


def _replay_move(match: AnyMatch, record: Record, number: int, seat: int, move: str) -> None:
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
    if record.seed is None:
        return
    drawn = sum(entry.seat == CHANCE for entry in match.log)
    if state.roll(chance_rng(record.seed, drawn)) != action:
        raise BadRecord(Message(FALSE_DRAW, number))

"""Messages: what browsers and programs may send, checked before anything looks at it."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from rynek.server.trouble import Trouble

Letter = Annotated[str, Meta(pattern="^[A-F]$")]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Lang = Annotated[str, Meta(pattern="^(pl|en)$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=2000)]
PartName = Annotated[str, Meta(min_length=1, max_length=100)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
RecordText = Annotated[str, Meta(min_length=1, max_length=2_000_000)]


class Move(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    """Make a move for a seat of this device."""

    revision: Number
    move: MoveText
    seat: Letter | None = None
    id: Number | None = None


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last move of a seat of this device."""

    revision: Number
    seat: Letter | None = None
    id: Number | None = None


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something at the table."""

    text: str
    id: Number | None = None


class LetBot(Struct, tag_field="type", tag="bot", forbid_unknown_fields=True):
    """Let a bot play a seat."""

    seat: Letter
    level: Level
    id: Number | None = None


class LetHuman(Struct, tag_field="type", tag="human", forbid_unknown_fields=True):
    """Give a seat back to its holder, or free it."""

    seat: Letter
    id: Number | None = None


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Show a past position."""

    position: Number
    seat: Letter | UnsetType | None = UNSET
    id: Number | None = None


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot would do."""

    id: Number | None = None


class Motive(Struct, tag_field="type", tag="motive", forbid_unknown_fields=True):
    """Ask why a bot made its last move up to a position, or of those since another one the one with most to choose."""

    seat: Letter
    position: Number
    since: Number | UnsetType = UNSET
    id: Number | None = None


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask why a part of the board cannot be chosen."""

    part: PartName
    id: Number | None = None


class Pace(Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """Let the bots of this table move calmly, quickly, or at once."""

    pace: Annotated[str, Meta(pattern="^(calm|quick|once)$")]
    id: Number | None = None


class GoOn(Struct, tag_field="type", tag="go-on", forbid_unknown_fields=True):
    """Nothing shall be taken back: bots need not wait."""

    id: Number | None = None


class Sit(Struct, tag_field="type", tag="sit", forbid_unknown_fields=True):
    """Look through the eyes of another seat of this device."""

    seat: Letter
    id: Number | None = None


class Language(Struct, tag_field="type", tag="language", forbid_unknown_fields=True):
    """Speak another language from now on."""

    lang: Lang
    id: Number | None = None


class Lesson(Struct, tag_field="type", tag="lesson", forbid_unknown_fields=True):
    """Let a lesson go on by itself, back to the step before, or to its start."""

    to: Annotated[str, Meta(pattern="^(on|back|start)$")]
    id: Number | None = None


Said = Move | Undo | Chat | LetBot | LetHuman | Look | Hint | Motive | Why | Pace | GoOn | Sit | Language | Lesson


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who shall sit in one seat of a new table."""

    kind: Annotated[str, Meta(pattern="^(me|here|friend|bot)$")]
    name: str = ""
    level: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table; as many players as seats."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: dict[str, Any] = {}
    shuffle: bool = False
    listed: bool = False


class NewLesson(Struct, forbid_unknown_fields=True):
    """The guided first game of a game."""

    game: str
    name: str = ""


class Claim(Struct, forbid_unknown_fields=True):
    """Take a free seat. `token`: a program asks for a token instead of using the browser's cookie."""

    name: str
    seat: Letter | None = None
    token: bool = False


class SeatWish(Struct, forbid_unknown_fields=True):
    """A token for a seat of one's own."""

    seat: Letter


class Nothing(Struct, forbid_unknown_fields=True):
    """A request that says all by its address."""


class RecordCheck(Struct, forbid_unknown_fields=True):
    """A record to be looked into."""

    text: RecordText


class RecordUpload(Struct, forbid_unknown_fields=True):
    """A record to be replayed, or continued as a new table."""

    text: RecordText
    do: Annotated[str, Meta(pattern="^(replay|continue)$")]
    position: Number | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=6)] = []


class PlayOn(Struct, forbid_unknown_fields=True):
    """Go on from a position of a finished game, at a new table."""

    position: Number
    seats: Annotated[list[NewSeat], Meta(max_length=6)]


class SeatMove(Struct, forbid_unknown_fields=True):
    """A move by a program."""

    revision: Number
    move: MoveText


T = TypeVar("T")


def read(data: bytes | str, kind: type[T]) -> T:
    """A message of a kind; Trouble when it is none."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Trouble("bad-message", detail=str(error)[:200]) from None


_SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def read_said(data: bytes | str) -> Said:
    """A message on a socket; Trouble when it is none we know."""
    try:
        return _SAID.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Trouble("bad-message", detail=str(error)[:200]) from None


def clean_name(name: str) -> str:
    """A name with single spaces; Trouble when it is empty, too long or not printable."""
    found = " ".join(name.split())
    if not 1 <= len(found) <= 24 or not found.isprintable():
        raise Trouble("bad-name")
    return found


def clean_chat(text: str) -> str:
    """A line of chat; Trouble when it is empty, too long or not printable."""
    found = " ".join(text.split())
    if not 1 <= len(found) <= 500 or not found.isprintable():
        raise Trouble("bad-chat")
    return found

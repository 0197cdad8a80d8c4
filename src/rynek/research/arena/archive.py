"""Archive: the folder in which an arena is kept, so that it can be interrupted at any moment and taken up again.

plan.json            what is played, to recognise it
games.jsonl          one line a finished game; a game counts when its line is whole
records/0/17.rynek   every game as a record, a thousand in a folder
"""

import fcntl
import json
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

import msgspec

from rynek.core.errors import BadOptions
from rynek.core.message import Message, why
from rynek.research.arena.plan import Plan
from rynek.research.arena.results import Result

OTHER_PLAN: Final = why("other-plan", folder=None, what=None)
FOLDER_IN_USE: Final = why("folder-in-use", folder=None)
PLAN: Final = "plan.json"
LINES: Final = "games.jsonl"


class Archive:
    """The folder of one arena, held by one run at a time."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        folder.mkdir(parents=True, exist_ok=True)
        self.lines: IO[bytes] = (folder / LINES).open("ab+")
        self.results: dict[int, Result] = {}

    def __enter__(self) -> Self:
        try:
            fcntl.flock(self.lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.recognise()
            self.read()
        except BlockingIOError:
            self.lines.close()
            raise BadOptions(Message(FOLDER_IN_USE, str(self.folder))) from None
        except BaseException:
            self.lines.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with suppress(OSError):
            self.lines.close()

    def recognise(self) -> None:
        """Refuse a folder in which something else was played."""
        path, wanted = self.folder / PLAN, json.loads(json.dumps(self.plan.description()))
        if not path.exists():
            write_whole(path, json.dumps(wanted, indent=2, ensure_ascii=False) + "\n")
            return
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            found = {}
        differing = [key for key in wanted if not isinstance(found, dict) or found.get(key) != wanted[key]]
        if differing:
            raise BadOptions(Message(OTHER_PLAN, str(self.folder), ", ".join(differing)))

    def read(self) -> None:
        """Take up the finished games. A line cut short by a crash is no game: it is taken away and played again."""
        self.lines.seek(0)
        whole = 0
        for line in self.lines:
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            with suppress(msgspec.DecodeError):
                result = msgspec.json.decode(line, type=Result)
                self.results[result.number] = result
        self.lines.truncate(whole)

    def add(self, result: Result, record: str) -> None:
        """Keep a finished game: its record first, then the line that makes it count. OSError when it cannot be."""
        write_whole(self.record_path(result.number), record)
        end = self.lines.seek(0, os.SEEK_END)
        try:
            self.lines.write(msgspec.json.encode(result) + b"\n")
            self.lines.flush()
        except OSError:
            with suppress(OSError):
                self.lines.truncate(end)
            raise
        self.results[result.number] = result

    def record_path(self, number: int) -> Path:
        """Where the record of a game lies."""
        return self.folder / "records" / str(number // 1000) / f"{number}.rynek"


def write_whole(path: Path, text: str) -> None:
    """Write a file so that nobody ever finds half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise

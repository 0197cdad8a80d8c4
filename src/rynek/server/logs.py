"""Logs: one JSON object a line. Names, chat, moves, codes, cookies and seeds are never written."""

import json
import logging
import sys
from collections import Counter
from datetime import UTC, datetime
from typing import Final

FIELDS: Final = ("table", "route", "method", "status", "ms", "code", "game", "bot", "fault", "where")
"""The only facts a log line may carry beside its text."""


MOST_A_MINUTE: Final = 20


class JsonLines(logging.Formatter):
    """A record as JSON: time, level, what happened, and the facts allowed."""

    def format(self, record: logging.LogRecord) -> str:
        """The line. Of an exception only its kind and place are told: its text may hold what is secret."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = record.exc_info[0].__name__
            line["where"] = place_of(record.exc_info[1])
        return json.dumps(line)


class Flood(logging.Filter):
    """Of warnings that are the same in all but their facts a few a minute are written, so that no disk is filled."""

    def __init__(self) -> None:
        super().__init__()
        self.minute = 0
        self.seen: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        if record.levelno < logging.WARNING:
            return True
        minute = int(record.created) // 60
        if minute != self.minute:
            self.minute, self.seen = minute, Counter()
        kind = (record.name, str(record.msg))
        self.seen[kind] += 1
        return self.seen[kind] <= MOST_A_MINUTE


def place_of(error: BaseException | None) -> list[str]:
    """The functions and lines through which an exception came, without any values."""
    found = []
    trace = error.__traceback__ if error is not None else None
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


def write_logs() -> None:
    """Send all logs to standard error. Uvicorn's usual lines hold addresses of tables.

    In a terminal a person reads them, who wants to hear of trouble only.
    """
    usual = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Flood())
    logging.captureWarnings(capture=True)
    for name, level in (("", logging.WARNING), ("rynek.server", usual), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name or None)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)

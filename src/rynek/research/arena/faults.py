"""Faults: what an entrant can do wrong in a game. Each costs it the game and is reported."""

from typing import Final

CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
TIME: Final = "time"
MEMORY: Final = "memory"
KINDS: Final = (CRASH, ILLEGAL, TIME, MEMORY)

LONGEST_DETAIL: Final = 300


class Fault(Exception):
    """An entrant has failed: one of `KINDS`, and what happened in the words of the program."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail.strip()[:LONGEST_DETAIL]

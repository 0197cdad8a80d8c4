"""Messages made to do harm: every kind there is, with everything wrong that can be."""

import json
from random import Random
from typing import Any

STRANGE: tuple[Any, ...] = (
    *(None, True, -1, 0, 1.5, 2**31, 2**53, 2**64, 10**300, "", " ", "\x00", "\ud83d", "A", "F", "G", "A" * 2001),
    *([], {}, [[]], {"": {}}, ["A"], {"type": "move"}, "<script>", "../..", "' OR 1=1 --", "%00", "*", "x" * 30_000),
)
SAYINGS: tuple[dict[str, Any], ...] = (
    {"type": "move", "revision": 1, "move": "pass", "seat": "A"},
    {"type": "undo", "revision": 1, "seat": "B"},
    {"type": "chat", "text": "good evening"},
    {"type": "bot", "seat": "A", "level": "easy"},
    {"type": "human", "seat": "A"},
    {"type": "look", "position": 3, "seat": "A"},
    {"type": "hint"},
    {"type": "why", "part": "square:a1"},
    {"type": "pace", "pace": "once"},
    {"type": "go-on"},
    {"type": "sit", "seat": "A"},
    {"type": "language", "lang": "pl"},
    {"type": "lesson", "to": "on"},
)
BODIES: tuple[dict[str, Any], ...] = (
    {"game": "troyes", "seats": [{"kind": "me", "name": "Eve"}, {"kind": "friend"}], "options": {}},
    {"name": "Eve", "seat": "A", "token": True},
    {"seat": "A"},
    {"move": "pass", "revision": 3},
    {"text": "rynek 1\ngame troyes 1\nplayers 2\n", "do": "replay", "seats": []},
    {"game": "genoa", "name": "Eve"},
)


class Lies:
    """An endless source of them. `overheard` are true messages of others, to be sent again."""

    def __init__(self, seed: int, overheard: list[dict[str, Any]]) -> None:
        self.chooser = Random(seed)
        self.overheard = overheard

    def saying(self) -> str | bytes:
        """Something to say on a socket."""
        chooser = self.chooser
        kind = chooser.randrange(8)
        if kind == 0:
            return chooser.randbytes(chooser.randrange(1, 300))
        if kind == 1:
            most = 8000 if chooser.random() < 0.02 else 2500  # the longest are longer than anybody may say
            return chooser.choice(("[", '{"a":', '{"type":"move","move":')) * chooser.randrange(1, most)
        if kind == 2:
            return json.dumps(chooser.choice(self.overheard))
        told = json.dumps(self.changed(chooser.choice(SAYINGS)))
        return self.torn(told) if kind < 5 else told

    def body(self) -> bytes:
        """Something to send to an address."""
        if self.chooser.random() < 0.1:
            return self.chooser.randbytes(self.chooser.randrange(300))
        told = self.torn(json.dumps(self.changed(self.chooser.choice(BODIES))))
        return told if isinstance(told, bytes) else told.encode()

    def changed(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message with a field too many, too few, or of a kind nobody expects."""
        chooser, found = self.chooser, dict(message)
        for _ in range(chooser.randrange(3)):
            field = chooser.choice([*found, "id", "seat", "table", "owner", "admin"])
            if chooser.random() < 0.3:
                found.pop(field, None)
            else:
                found[field] = self.deep() if chooser.random() < 0.1 else chooser.choice(STRANGE)
        return found

    def deep(self) -> Any:
        found: Any = 0
        for _ in range(self.chooser.randrange(1, 300)):
            found = [found] if self.chooser.random() < 0.5 else {"a": found}
        return found

    def torn(self, told: str) -> str | bytes:
        """Some of its bytes changed, doubled or lost; or none."""
        chooser, found = self.chooser, bytearray(told.encode())
        for _ in range(chooser.randrange(3)):
            place = chooser.randrange(len(found))
            found[place : place + chooser.randrange(3)] = chooser.randbytes(chooser.randrange(3)) or b"0"
        try:
            return found.decode()
        except UnicodeDecodeError:
            return bytes(found)

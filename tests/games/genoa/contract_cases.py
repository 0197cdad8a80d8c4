"""The contract is played with every number of players and every kind of start player."""

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"start_player": "C"}),
    (4, {}),
    (5, {"start_player": "A"}),
]

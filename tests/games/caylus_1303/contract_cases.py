"""The tables on which the contract is kept: every number of players, both set-ups, hidden and open scores."""

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"setup": "first_game"}),
    (3, {"setup": "first_game", "open_scores": True}),
    (4, {"setup": "first_game"}),
    (5, {"setup": "first_game"}),
    (4, {"open_scores": True}),
]

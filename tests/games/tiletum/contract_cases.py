"""Every number of players, with printed and with random action tiles."""

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"action_tiles": "random"}),
    (3, {"action_tiles": "printed"}),
    (4, {"action_tiles": "random"}),
]

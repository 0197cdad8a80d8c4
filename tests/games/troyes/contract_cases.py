"""The tables on which the contract is checked: every number of players, with the bonus cards and without."""

from typing import Any, Final

CASES: Final[list[tuple[int, dict[str, Any]]]] = [
    *[(players, {}) for players in (1, 2, 3, 4)],
    *[(players, {"bonus_cards": True}) for players in (1, 2, 4)],
]

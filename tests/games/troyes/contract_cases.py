"""The tables on which the contract is checked: every number of players; Troyes has no options."""

from typing import Any, Final

CASES: Final[list[tuple[int, dict[str, Any]]]] = [(2, {}), (3, {}), (4, {})]

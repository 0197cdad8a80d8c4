"""The set-ups of Tiny Towns that the contract plays: every number of players, every option."""

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"variant": "town_hall", "novice": True}),
    (2, {}),
    (2, {"monuments": False, "first_game": True}),
    (2, {"cards": ["warehouse", "feast_hall", "greenhouse", "temple"], "novice": True}),
    (3, {"variant": "town_hall", "cards": ["bank", "inn"]}),
    (3, {"cards": ["bank", "orchard", "shed"], "first_player": 2}),
    (4, {"cards": ["trading_post", "granary", "market"]}),
    (5, {"cards": ["factory", "almshouse", "cloister"], "novice": True}),
    (6, {}),
    (6, {"variant": "town_hall", "cards": ["warehouse"]}),
]

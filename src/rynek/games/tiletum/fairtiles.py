"""The fair tiles: what each of them counts, and the points printed on the board under each slot."""

from typing import Final

from rynek.core.domain import Words


class FairTile:
    """A fair tile: its points and what it counts."""

    __slots__ = ("name", "vp")

    def __init__(self, name: str, vp: int) -> None:
        self.name = name
        self.vp = vp


# What they count: rulebook. Points: public (contracts also in an example of the rulebook).
FAIRS: Final = [
    FairTile("house_pillar", 6),
    FairTile("contract_cathedral", 5),
    FairTile("contracts", 3),
    FairTile("king_track", 3),
    FairTile("crest_contract", 6),
    FairTile("houses", 2),
    FairTile("upper_characters", 3),
    FairTile("crests", 3),
    FairTile("pillars", 2),
    FairTile("filled_buildings", 5),
    FairTile("cathedrals", 4),
]
FAIR: Final = Words("fair", [fair.name for fair in FAIRS])
HOUSE_PILLAR: Final = 0
CONTRACT_CATHEDRAL: Final = 1
FAIR_CONTRACTS: Final = 2
FAIR_KING: Final = 3
CREST_CONTRACT: Final = 4
FAIR_HOUSES: Final = 5
UPPER_CHARACTERS: Final = 6
FAIR_CRESTS: Final = 7
FAIR_PILLARS: Final = 8
FILLED_BUILDINGS: Final = 9
FAIR_CATHEDRALS: Final = 10

PRINTED_VP: Final = [1, 2, 3, 4]  # round 3 rulebook, the others reconstructed

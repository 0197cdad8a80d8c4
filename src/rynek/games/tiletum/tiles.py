"""The square tiles: crests, contracts, helpers and characters, and which stacks they come from.

Tiles that look the same are one kind. `copies` counts those in the box by their mark: none, "3+", "4".
"""

from typing import Final

from rynek.core.domain import Domain, Words
from rynek.games.tiletum.goods import (
    ARCHITECT,
    CHARACTER,
    CONTRACT,
    FOOD,
    GOLD,
    IRON,
    KING,
    MERCHANT,
    STONE,
    UNIVERSAL,
    WOOL,
)

Copies = tuple[int, int, int]
"""Copies without a mark, marked "3+", marked "4"."""

NONE: Final[Copies] = (0, 0, 0)


class Crest:
    """The arms of a noble family: copies among the bonus tiles and among the contract tiles."""

    __slots__ = ("bonus", "contract", "name")

    def __init__(self, name: str, bonus: Copies, contract: Copies) -> None:
        self.name = name
        self.bonus = bonus
        self.contract = contract


KING_STEP: Final = 1
MERCHANT_STEP: Final = 2
CHARACTER_POINT: Final = 3


class Contract:
    """A contract: iron, wool and identical goods to pay, points, an extra bonus, and its copies in either stack."""

    __slots__ = ("bonus", "copies", "identical", "in_bonus_stack", "iron", "name", "vp", "wool")

    def __init__(
        self,
        name: str,
        iron: int,
        wool: int,
        identical: int,
        vp: int,
        copies: Copies,
        bonus: int = 0,
        *,
        in_bonus_stack: bool = False,
    ) -> None:
        self.name = name
        self.iron = iron
        self.wool = wool
        self.identical = identical
        self.vp = vp
        self.copies = copies
        self.bonus = bonus
        self.in_bonus_stack = in_bonus_stack


# What a helper does with its amount.
ACT: Final = 0
ADD_POINTS: Final = 1
DYE: Final = 2
GIVE: Final = 3
ANY_GOODS: Final = 4
ONE_EACH: Final = 5
BUILDING_BONUSES: Final = 6


class Helper:
    """A helper: what it does, how much, the action it names, and the points and gold it gives."""

    __slots__ = ("action", "amount", "copies", "effect", "gold", "name", "vp")

    def __init__(
        self, name: str, effect: int, amount: int, copies: Copies, action: int = -1, gold: int = 0, vp: int = 0
    ) -> None:
        self.name = name
        self.effect = effect
        self.amount = amount
        self.copies = copies
        self.action = action
        self.gold = gold
        self.vp = vp


class Character:
    """A character: its kind (the action it strengthens) and its bonus."""

    __slots__ = (
        "any_goods",
        "architect",
        "copies",
        "goods",
        "house",
        "kind",
        "merchant",
        "name",
        "pillar",
        "points",
        "vp",
    )

    def __init__(
        self,
        name: str,
        kind: int,
        copies: Copies,
        *,
        goods: tuple[int, ...] = (),
        any_goods: int = 0,
        points: int = 0,
        vp: int = 0,
        merchant: int = 0,
        architect: int = 0,
        house: int = 0,
        pillar: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.copies = copies
        self.goods = goods  # each entry is one good
        self.any_goods = any_goods
        self.points = points  # an action of the own kind with so many points
        self.vp = vp
        self.merchant = merchant  # steps
        self.architect = architect  # steps
        self.house = house
        self.pillar = pillar


# Six families (rulebook); names ours, copies and marks reconstructed: 2 / 3 / 4 of each with 2 / 3 / 4 players.
CRESTS: Final = [
    Crest("crest_griffin", (2, 0, 1), (0, 1, 0)),  # the "3+" among the contract tiles is public
    Crest("crest_lily", (1, 1, 1), (1, 0, 0)),
    Crest("crest_lion", (1, 1, 1), (1, 0, 0)),
    Crest("crest_eagle", (2, 0, 1), (0, 1, 0)),
    Crest("crest_rose", (2, 1, 0), (0, 0, 1)),
    Crest("crest_tower", (2, 1, 0), (0, 0, 1)),
]

# Iron, wool, identical goods, points: rulebook, but for three costs. Copies: reconstructed.
CONTRACTS: Final = [
    Contract("any_1", 0, 0, 1, 1, (1, 1, 0), in_bonus_stack=True),
    Contract("identical_3", 0, 0, 3, 3, (1, 0, 0)),
    Contract("identical_5", 0, 0, 5, 6, (1, 0, 0)),
    Contract("identical_7", 0, 0, 7, 10, (0, 1, 0)),
    Contract("identical_8", 0, 0, 8, 13, (1, 0, 0)),
    Contract("iron_2", 2, 0, 0, 2, (1, 0, 1), in_bonus_stack=True),
    Contract("iron_3", 3, 0, 0, 4, (1, 0, 0)),
    Contract("iron_9", 9, 0, 0, 17, (1, 0, 0)),
    Contract("iron_5_king", 5, 0, 0, 7, (1, 0, 0), KING_STEP),
    Contract("iron_7_king", 7, 0, 0, 11, (0, 1, 0), KING_STEP),
    Contract("wool_2", 0, 2, 0, 2, (1, 0, 1), in_bonus_stack=True),
    Contract("wool_3", 0, 3, 0, 4, (1, 0, 0)),
    Contract("wool_9", 0, 9, 0, 17, (1, 0, 0)),
    Contract("wool_5_merchant", 0, 5, 0, 7, (1, 0, 0), MERCHANT_STEP),
    Contract("wool_7_merchant", 0, 7, 0, 11, (0, 0, 1), MERCHANT_STEP),
    Contract("identical_2_iron_2", 2, 0, 2, 5, (1, 0, 0)),
    Contract("identical_3_iron_3", 3, 0, 3, 8, (1, 0, 0)),
    Contract("identical_2_wool_2", 0, 2, 2, 5, (1, 0, 0)),
    Contract("identical_3_wool_3", 0, 3, 3, 8, (1, 0, 0)),
    Contract("iron_1_wool_1", 1, 1, 0, 2, (1, 1, 0), in_bonus_stack=True),  # cost reconstructed
    Contract("iron_2_wool_2", 2, 2, 0, 6, (1, 0, 0)),  # cost reconstructed
    Contract("iron_4_wool_4", 4, 4, 0, 12, (1, 0, 0)),  # cost reconstructed
    Contract("wool_3_iron_3_character", 3, 3, 0, 9, (1, 0, 0), CHARACTER_POINT),
    Contract("wool_5_iron_5_character", 5, 5, 0, 16, (0, 0, 1), CHARACTER_POINT),
]

# Effects: rulebook. Copies and marks: reconstructed.
HELPERS: Final = [
    Helper("action_any_1", ACT, 1, (1, 0, 0), UNIVERSAL),
    Helper("action_merchant_2", ACT, 2, (1, 0, 0), MERCHANT),
    Helper("action_merchant_3", ACT, 3, (1, 0, 0), MERCHANT),
    Helper("action_character_2", ACT, 2, (1, 0, 0), CHARACTER),
    Helper("action_character_3", ACT, 3, (1, 0, 0), CHARACTER),
    Helper("action_contract_2", ACT, 2, (1, 0, 0), CONTRACT),
    Helper("action_contract_3", ACT, 3, (1, 0, 0), CONTRACT),
    Helper("action_architect_2", ACT, 2, (1, 0, 0), ARCHITECT),
    Helper("action_architect_3", ACT, 3, (1, 0, 0), ARCHITECT),
    Helper("action_king_2", ACT, 2, (1, 0, 0), KING),
    Helper("action_king_3", ACT, 3, (1, 0, 0), KING),
    Helper("plus_ap_1", ADD_POINTS, 1, (2, 0, 0)),
    Helper("plus_ap_2", ADD_POINTS, 2, (2, 0, 0)),
    Helper("plus_ap_3", ADD_POINTS, 3, (1, 0, 0)),
    Helper("die_colour", DYE, 0, (2, 0, 0)),
    Helper("gold_4", GIVE, 0, (1, 0, 0), gold=4),  # amount reconstructed
    Helper("vp_4", GIVE, 0, (1, 0, 0), vp=4),  # amount reconstructed
    Helper("gold_2_vp_2", GIVE, 0, (1, 0, 0), gold=2, vp=2),  # public
    Helper("any_goods_2", ANY_GOODS, 2, (1, 1, 0)),
    Helper("any_goods_3", ANY_GOODS, 3, (1, 0, 0)),
    Helper("one_each_4", ONE_EACH, 1, (1, 0, 1)),
    Helper("building_bonuses", BUILDING_BONUSES, 0, (2, 0, 0)),
]

# Bonuses: rulebook. Nine tiles of each kind, copies and marks: reconstructed.
CHARACTERS: Final = [
    Character("contract_1_good", CONTRACT, (1, 0, 0), points=1, any_goods=1),
    Character("contract_2_good", CONTRACT, (0, 1, 0), points=2, any_goods=1),
    Character("contract_3", CONTRACT, (1, 0, 0), points=3),
    Character("contract_wool_2", CONTRACT, (1, 0, 1), goods=(WOOL, WOOL)),
    Character("contract_iron_1", CONTRACT, (0, 0, 1), goods=(IRON,)),
    Character("contract_iron_2", CONTRACT, (1, 0, 0), goods=(IRON, IRON)),
    Character("contract_gold_iron", CONTRACT, (1, 0, 0), goods=(GOLD, IRON)),
    Character("contract_gold_wool", CONTRACT, (0, 1, 0), goods=(GOLD, WOOL)),
    Character("character_1", CHARACTER, (1, 1, 0), points=1),
    Character("character_2", CHARACTER, (1, 0, 1), points=2),
    Character("character_steps", CHARACTER, (1, 0, 0), architect=1, merchant=1),
    Character("character_food_1", CHARACTER, (1, 0, 1), goods=(FOOD,)),
    Character("character_food_2", CHARACTER, (1, 1, 0), goods=(FOOD, FOOD)),
    Character("king_1", KING, (1, 1, 0), points=1),
    Character("king_2", KING, (1, 0, 1), points=2),
    Character("king_vp_2", KING, (1, 0, 0), vp=2),
    Character("king_vp_3", KING, (1, 1, 0), vp=3),
    Character("king_gold_2", KING, (1, 0, 0), goods=(GOLD, GOLD)),
    Character("king_gold_3", KING, (0, 0, 1), goods=(GOLD, GOLD, GOLD)),
    Character("merchant_step", MERCHANT, (1, 0, 0), merchant=1),
    Character("merchant_step_2", MERCHANT, (1, 1, 0), merchant=2),
    Character("merchant_step_house", MERCHANT, (1, 0, 1), merchant=1, house=1),
    Character("merchant_house", MERCHANT, (1, 0, 0), house=1),
    Character("merchant_gold_2", MERCHANT, (0, 1, 0), goods=(GOLD, GOLD)),
    Character("merchant_gold_3", MERCHANT, (1, 0, 1), goods=(GOLD, GOLD, GOLD)),
    Character("architect_step", ARCHITECT, (1, 0, 0), architect=1),
    Character("architect_step_2", ARCHITECT, (1, 1, 0), architect=2),
    Character("architect_step_pillar", ARCHITECT, (1, 0, 1), architect=1, pillar=1),
    Character("architect_pillar", ARCHITECT, (1, 0, 0), pillar=1),
    Character("architect_stone_1", ARCHITECT, (0, 1, 0), goods=(STONE,)),
    Character("architect_stone_2", ARCHITECT, (1, 0, 1), goods=(STONE, STONE)),
]

NAMES: Final = (
    [crest.name for crest in CRESTS]
    + [contract.name for contract in CONTRACTS]
    + [helper.name for helper in HELPERS]
    + [character.name for character in CHARACTERS]
)
TILE: Final = Words("tile", NAMES)
TILES: Final = len(NAMES)

# Kinds of tiles follow each other in one row: crests, contracts, helpers, characters.
FIRST_CONTRACT: Final = len(CRESTS)
FIRST_HELPER: Final = FIRST_CONTRACT + len(CONTRACTS)
FIRST_CHARACTER: Final = FIRST_HELPER + len(HELPERS)


class TileRange(Domain):
    """The tiles of one kind, under the names and numbers of all tiles."""

    __slots__ = ("first", "last")

    def __init__(self, first: int, last: int) -> None:
        super().__init__("tile")
        self.first = first
        self.last = last

    @property
    def size(self) -> int:
        return self.last - self.first + 1

    def word(self, value: int) -> str:
        if not self.holds(value):
            raise ValueError(f"{value} is no tile of this kind")
        return TILE.word(value)

    def value(self, word: str) -> int:
        found = TILE.value(word)
        if not self.holds(found):
            raise ValueError(f"{word!r} is no tile of this kind")
        return found

    def number(self, value: int) -> int:
        if not self.holds(value):
            raise ValueError(f"{value} is no tile of this kind")
        return value - self.first

    def at(self, number: int) -> int:
        if not 0 <= number < self.size:
            raise ValueError(f"{number} is no tile of this kind")
        return self.first + number

    def holds(self, value: int) -> bool:
        return self.first <= value <= self.last


CREST_TILE: Final = TileRange(0, FIRST_CONTRACT - 1)
CONTRACT_TILE: Final = TileRange(FIRST_CONTRACT, FIRST_HELPER - 1)
MARKET_TILE: Final = TileRange(0, FIRST_HELPER - 1)
HELPER_TILE: Final = TileRange(FIRST_HELPER, FIRST_CHARACTER - 1)
CHARACTER_TILE: Final = TileRange(FIRST_CHARACTER, TILES - 1)
BONUS_TILE: Final = TileRange(0, FIRST_CHARACTER - 1)


def is_crest(tile: int) -> bool:
    """Whether a tile shows a crest."""
    return tile < FIRST_CONTRACT


def is_contract(tile: int) -> bool:
    """Whether a tile is a contract."""
    return FIRST_CONTRACT <= tile < FIRST_HELPER


def is_helper(tile: int) -> bool:
    """Whether a tile is a helper."""
    return FIRST_HELPER <= tile < FIRST_CHARACTER


def is_character(tile: int) -> bool:
    """Whether a tile is a character."""
    return tile >= FIRST_CHARACTER


def contract_of(tile: int) -> Contract:
    """What is printed on a contract."""
    return CONTRACTS[tile - FIRST_CONTRACT]


def helper_of(tile: int) -> Helper:
    """What is printed on a helper."""
    return HELPERS[tile - FIRST_HELPER]


def character_of(tile: int) -> Character:
    """What is printed on a character."""
    return CHARACTERS[tile - FIRST_CHARACTER]


KIND_OF_TILE: Final[list[int]] = [-1] * FIRST_CHARACTER + [character.kind for character in CHARACTERS]
"""The action a character belongs to, by tile; -1 for other tiles."""


def used(copies: Copies, players: int) -> int:
    """How many copies are in a game of so many players (R2.4)."""
    return copies[0] + (copies[1] if players >= 3 else 0) + (copies[2] if players >= 4 else 0)


def bonus_stack(players: int) -> list[int]:
    """How many bonus tiles of each kind there are."""
    found = [used(crest.bonus, players) for crest in CRESTS]
    found += [used(contract.copies, players) if contract.in_bonus_stack else 0 for contract in CONTRACTS]
    found += [used(helper.copies, players) for helper in HELPERS]
    return found + [0] * len(CHARACTERS)


def contract_stack(players: int) -> list[int]:
    """How many contract tiles of each kind there are."""
    found = [used(crest.contract, players) for crest in CRESTS]
    found += [0 if contract.in_bonus_stack else used(contract.copies, players) for contract in CONTRACTS]
    return found + [0] * (len(HELPERS) + len(CHARACTERS))


def character_stack(players: int) -> list[int]:
    """How many character tiles of each kind there are."""
    return [0] * FIRST_CHARACTER + [used(character.copies, players) for character in CHARACTERS]

"""Goods, special tokens and sums of money: the numbers of the rulebook."""

from typing import Final

from rynek.core.domain import Words

GOOD: Final = Words("good", ["pepper", "saffron", "silver", "copper", "linen", "silk", "beer", "wine"])
GOOD_COUNT: Final = 8
GOODS_EACH: Final = 5  # rulebook

TOKEN: Final = Words("token", ["start_space", "trade_1_1", "any_good", "building_use", "extra_action"])
TOKEN_COUNT: Final = 5
START_SPACE: Final = 0
TRADE: Final = 1
ANY_GOOD: Final = 2
BUILDING_USE: Final = 3
EXTRA_ACTION: Final = 4
TOKENS_EACH: Final = (5, 7, 5, 5, 5)  # rulebook; Q1 for the seven

MOST_PLAYERS: Final = 5  # rulebook
MARKERS_EACH: Final = 7  # rulebook
START_DUCATS: Final = 130  # rulebook

DISCS: Final = 5  # rulebook
LAST_POSITION: Final = 12  # reconstructed (Q3)
START_POSITION: Final = (0, 0, 1, 3, 5, 7)  # by number of players; reconstructed (Q3)

LARGE_ORDER_PAY: Final = 100  # rulebook
SMALL_ORDER_PAY: Final = 40  # rulebook
MESSAGE_PAY: Final = 30  # rulebook
OWNER_PAY: Final = 10  # rulebook
BUILDING_PAY: Final = 10  # rulebook
ORDERS_AN_ACTION: Final = 1  # public: the English rulebook of this edition (Q9)
CONTRACT_PAY: Final = (0, 10, 30, 60, 100)  # by size of the group; 30 and 60 reconstructed (Q5)
FURTHER_CONTRACT_PAY: Final = 50  # rulebook

# Limits of the talk, so that every game ends (Q35): ours, not the rulebook's.
FLOOR_ROUNDS: Final = 3
REBID_ROUNDS: Final = 2
OFFERS_A_ROUND: Final = 20
MENU_OFFERS: Final = 3
"""After so much said on a floor the menu makes no more offers; people may still say more."""
PROPOSALS_A_MOVE: Final = 3
BUNDLE_SIZE: Final = 40

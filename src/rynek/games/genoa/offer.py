"""Offer: one deal as it is said, between the Trader and one other player, about one space (R7.1 to R7.3)."""

from typing import Final

from rynek.core.domain import Words
from rynek.games.genoa.assets import Bundle, later_items

DEAL: Final = Words("deal", ["move", "action", "here"])
MOVE: Final = 0
"""The Trader moves the tower to the space; no right to act."""
ACTION: Final = 1
"""The same, and the buyer may act there on arrival."""
HERE: Final = 2
"""The buyer may act where the tower stands."""


class Offer:
    """What a buyer pays, what he gets from the Trader besides, and for what. Immutable. An accepted one is a deal."""

    __slots__ = ("buyer", "deal", "gets", "pays", "space")

    def __init__(self, buyer: int, deal: int, space: int, pays: Bundle, gets: Bundle = ()) -> None:
        self.buyer = buyer
        self.deal = deal
        self.space = space
        self.pays = pays
        self.gets = gets

    @property
    def is_forcing(self) -> bool:
        """Whether it asks nothing of the Trader, so that at a building he must act, or take an offer (R7.22)."""
        return not self.gets

    @property
    def due(self) -> Bundle:
        """What the buyer will hand over only after the action (R7.14)."""
        return later_items(self.pays)

    def same_place(self, buyer: int, deal: int, space: int) -> bool:
        """Whether it is this player's offer for this deal; a new one takes its place."""
        return self.buyer == buyer and self.deal == deal and self.space == space

"""The table of a game of Genoa: what lies in the city, in the supply and in front of the players."""

from typing import Any, Final

from rynek.core.state import State
from rynek.games.genoa.cards import CARD_COUNT, IN_PILE, PILE_COUNT, PILE_OF
from rynek.games.genoa.city import ADJACENT, BUILDING_COUNT
from rynek.games.genoa.goods import (
    EXTRA_ACTION,
    GOOD_COUNT,
    GOODS_EACH,
    MARKERS_EACH,
    MOST_PLAYERS,
    START_DUCATS,
    START_POSITION,
    TOKEN_COUNT,
    TOKENS_EACH,
)
from rynek.games.genoa.offer import Offer
from rynek.games.genoa.traces import Trace, hand_on, settled
from rynek.games.genoa.view_types import GenoaView

BUYERS: Final = [
    [tuple([seat for seat in range(players) if seat != trader]) for trader in range(players)]
    for players in range(MOST_PLAYERS + 1)
]
"""By the number of players and the Trader, the others."""


class GenoaState(State):
    """What lies on the table. Goods and tokens of all players stand in one list each, player after player.

    A set of cards or spaces is a number whose bit i stands for card or space i.
    """

    __slots__ = (
        "cohort",
        "deals",
        "deck",
        "face_up",
        "first",
        "good_supply",
        "goods",
        "hands",
        "height",
        "marker",
        "markers",
        "money",
        "offers",
        "owner",
        "reserved",
        "said",
        "seen",
        "standard",
        "suggestions",
        "token_supply",
        "tokens",
        "tower",
        "traces",
        "trader",
        "visited",
    )

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.first = 0
        self.trader = 0
        self.marker = START_POSITION[players]
        self.money: list[int] = [START_DUCATS] * players
        self.goods: list[int] = [0] * (players * GOOD_COUNT)
        self.tokens: list[int] = [0] * (players * TOKEN_COUNT)
        self.markers: list[int] = [0] * players
        self.owner: list[int] = [-1] * BUILDING_COUNT
        self.good_supply: list[int] = [GOODS_EACH] * GOOD_COUNT
        self.token_supply: list[int] = list(TOKENS_EACH)
        self.hands: list[int] = [0] * players
        # Cards in other players' hands whose faces a seat has been shown.
        self.seen: list[int] = [0] * players
        # Cards that a seat has seen and that have then been handed on, or not: in whose hands they may be.
        self.traces: list[Trace] = []
        self.deck: list[int] = list(IN_PILE)
        self.face_up: list[int] = [0] * PILE_COUNT
        # How often the pile had been turned over when a card last went into it: all know which cards those were.
        self.cohort: list[int] = [0] * CARD_COUNT
        self.tower = -1
        self.height = 0
        self.visited = 0
        # Standard actions that each seat has used in this turn.
        self.standard: list[int] = [0] * players
        # Offers that stand, deals that bind for the space the tower goes to or is on, and talk of spaces farther away.
        self.offers: list[Offer] = []
        self.deals: list[Offer] = []
        self.suggestions: list[Offer] = []
        # How much each seat has said since the floor, or the bidding at a building, was opened.
        self.said: list[int] = [0] * players
        # Cards set aside: drawn ones promised to the Trader, and one that is being given in a Trade 1:1.
        self.reserved = 0

    def copy(self) -> "GenoaState":
        other = GenoaState(self.players, self.options)
        self.copy_kernel(other)
        other.first = self.first
        other.trader = self.trader
        other.marker = self.marker
        other.money = self.money[:]
        other.goods = self.goods[:]
        other.tokens = self.tokens[:]
        other.markers = self.markers[:]
        other.owner = self.owner[:]
        other.good_supply = self.good_supply[:]
        other.token_supply = self.token_supply[:]
        other.hands = self.hands[:]
        other.seen = self.seen[:]
        other.traces = self.traces[:]
        other.deck = self.deck[:]
        other.face_up = self.face_up[:]
        other.cohort = self.cohort[:]
        other.tower = self.tower
        other.height = self.height
        other.visited = self.visited
        other.standard = self.standard[:]
        other.offers = self.offers[:]
        other.deals = self.deals[:]
        other.suggestions = self.suggestions[:]
        other.said = self.said[:]
        other.reserved = self.reserved
        return other

    def view(self, seat: int | None) -> GenoaView:
        seen: GenoaView = self.rules.view(self, seat)
        return seen

    # queries

    @property
    def others(self) -> list[int]:
        """Everybody but the Trader, clockwise from his left."""
        return [(self.trader + i) % self.players for i in range(1, self.players)]

    @property
    def buyers(self) -> tuple[int, ...]:
        """Everybody but the Trader, in the order of the seats."""
        return BUYERS[self.players][self.trader]

    @property
    def targets(self) -> list[int]:
        """The spaces the tower may move to: beside it and not visited in this turn (R5.2, R5.4)."""
        if self.height < 2:
            return []
        visited = self.visited
        return [space for space in ADJACENT[self.tower] if not visited >> space & 1]

    def good(self, seat: int, good: int) -> int:
        """How many tokens of a good a seat has."""
        return self.goods[seat * GOOD_COUNT + good]

    def token(self, seat: int, token: int) -> int:
        """How many special tokens of a kind a seat has."""
        return self.tokens[seat * TOKEN_COUNT + token]

    def markers_left(self, seat: int) -> int:
        """The ownership markers of a seat's colour in the supply (R8.7)."""
        return MARKERS_EACH - self.markers[seat] - self.owner.count(seat)

    def pile_size(self, pile: int) -> int:
        """The cards of a pile, face down and face up."""
        return self.deck[pile].bit_count() + self.face_up[pile].bit_count()

    def standard_left(self, seat: int) -> int:
        """The standard actions a seat may still take in this turn (R6.2); for the Trader of two players see R14.2."""
        allowed = 1
        if self.players == 2 and seat == self.trader and self.standard[1 - seat] > 0:
            allowed = 2
        return allowed - self.standard[seat]

    def can_act(self, seat: int) -> bool:
        """Whether a seat has an action left: a standard one, or an Extra Action token (R7.10, Q13)."""
        return self.standard_left(seat) > 0 or self.token(seat, EXTRA_ACTION) > 0

    def deal_of(self, seat: int) -> Offer | None:
        """The deal of this seat that still binds."""
        for deal in self.deals:
            if deal.buyer == seat:
                return deal
        return None

    # changes

    def gain_good(self, seat: int, good: int) -> None:
        """Take a good from the supply."""
        self.goods[seat * GOOD_COUNT + good] += 1
        self.good_supply[good] -= 1

    def return_good(self, seat: int, good: int) -> None:
        """Give a good back to the supply."""
        self.goods[seat * GOOD_COUNT + good] -= 1
        self.good_supply[good] += 1

    def gain_token(self, seat: int, token: int) -> None:
        """Take a special token from the supply."""
        self.tokens[seat * TOKEN_COUNT + token] += 1
        self.token_supply[token] -= 1

    def return_token(self, seat: int, token: int) -> None:
        """Give a special token back to the supply (R12.1)."""
        self.tokens[seat * TOKEN_COUNT + token] -= 1
        self.token_supply[token] += 1

    def gain_card(self, seat: int, card: int) -> None:
        """Put a card drawn face down into a hand."""
        pile = PILE_OF[card]
        self.deck[pile] &= ~(1 << card)
        self.hands[seat] |= 1 << card
        self.turn_over(pile)

    def return_card(self, seat: int, card: int) -> None:
        """Put a card from a hand face up under its pile (R11.2)."""
        bit = 1 << card
        self.hands[seat] &= ~bit
        for other in range(self.players):
            self.seen[other] &= ~bit
        if self.traces:
            self.traces = settled(self.hands, self.seen, [trace for trace in self.traces if trace[1] != card])
        self.face_up[PILE_OF[card]] |= bit
        self.turn_over(PILE_OF[card])

    def hand_on(self, giver: int, taker: int, card: int) -> None:
        """Pass a card to another hand: the two parties know its face, the others see its back (Q25)."""
        self.traces = hand_on(self.hands, self.seen, self.traces, giver, taker, card)

    def show_card(self, seat: int, card: int) -> None:
        """Let a seat see the face of a card in another's hand."""
        self.seen[seat] |= 1 << card
        self.traces = [trace for trace in self.traces if trace[0] != seat or trace[1] != card]

    def turn_over(self, pile: int) -> None:
        """When a face-up card lies on top, the whole pile is shuffled and turned face down (R11.2)."""
        if self.deck[pile] or not self.face_up[pile]:
            return
        self.deck[pile] = self.face_up[pile]
        self.face_up[pile] = 0
        later = max(self.cohort[card] for card in range(CARD_COUNT) if PILE_OF[card] == pile) + 1
        for card in range(CARD_COUNT):
            if self.deck[pile] >> card & 1:
                self.cohort[card] = later

"""Purse: what a buyer can count on in an action window: goods, cards, and what tokens turn into goods (Q20).

Everything here looks at the buyer's hand on behalf of the rules; what it answers shows no card.
"""

from typing import Final

from rynek.games.genoa.assets import (
    FIRST_CARD,
    FIRST_LATER,
    FIRST_TOKEN,
    LATER_MARKER,
    LATER_TOKEN,
    MARKER,
    Bundle,
    counts_of,
    is_card,
)
from rynek.games.genoa.cards import IN_PILE, MESSAGE, TARGETS, cards_in, naming
from rynek.games.genoa.city import BUILDING_COUNT
from rynek.games.genoa.goods import (
    ANY_GOOD,
    BUILDING_USE,
    EXTRA_ACTION,
    GOOD_COUNT,
    MESSAGE_PAY,
    START_SPACE,
    TOKEN_COUNT,
    TRADE,
)
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.yields import YIELDS, changes_something

NO_GOODS: Final = [0] * GOOD_COUNT

Plan = tuple[tuple[int, ...], int, int, int, int]
"""Goods still missing; Any Good, Trade 1:1 and Building Use tokens; things that may be given away."""


class Purse:
    """What a buyer has for his action, after all that he pays at once.

    `swaps` says whether the Trade 1:1 and Building Use tokens of his stock count as well as his Any Good tokens.
    """

    __slots__ = (
        "cards",
        "goods",
        "hand",
        "markers",
        "owned",
        "seat",
        "supply",
        "swaps",
        "token_supply",
        "tokens",
        "trade",
        "use",
    )

    def __init__(self, state: GenoaState, seat: int, *, swaps: bool) -> None:
        self.seat = seat
        self.swaps = swaps
        self.trade = state.token(seat, TRADE) if swaps else 0
        self.use = state.token(seat, BUILDING_USE) if swaps else 0
        self.goods: list[int] = state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
        self.tokens: list[int] = state.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT]
        self.markers = state.markers[seat]
        self.hand = state.hands[seat] & ~state.reserved
        self.supply: list[int] = state.good_supply[:]
        self.token_supply: list[int] = state.token_supply[:]
        self.owned: list[int] = [
            space for space in range(BUILDING_COUNT) if state.owner[space] == seat and changes_something(space)
        ]
        # Cards that the action will draw: nobody knows them, but they can be given away.
        self.cards = 0

    def pay(self, bundle: Bundle) -> None:
        """Take out what is paid at once."""
        self._change(bundle, -1)
        for item in bundle:
            if is_card(item):
                self.hand &= ~(1 << (item - FIRST_CARD))

    def take(self, bundle: Bundle) -> None:
        """Add what the Trader gives in the deal."""
        self._change(bundle, 1)
        for item in bundle:
            if is_card(item):
                self.hand |= 1 << (item - FIRST_CARD)

    def _change(self, bundle: Bundle, sign: int) -> None:
        for good, count in enumerate(counts_of(bundle, 0, GOOD_COUNT)):
            self.goods[good] += sign * count
        for token, count in enumerate(counts_of(bundle, FIRST_TOKEN, TOKEN_COUNT)):
            self.tokens[token] += sign * count
        if self.swaps:
            self.trade, self.use = self.tokens[TRADE], self.tokens[BUILDING_USE]
        self.markers += sign * bundle.count(MARKER)

    def gain(self, items: list[int]) -> None:
        """Add what an action gives, named by deferred items."""
        for item in items:
            if item < LATER_TOKEN:
                self.goods[item - FIRST_LATER] += 1
                self.supply[item - FIRST_LATER] -= 1
            elif item < LATER_MARKER:
                self.tokens[item - LATER_TOKEN] += 1
                self.token_supply[item - LATER_TOKEN] -= 1
            elif item == LATER_MARKER:
                self.markers += 1
            else:
                self.cards += 1

    def messages(self, visited: int, space: int) -> int:
        """The ducats of Messages for a space that are complete once the tower is there."""
        there = visited | 1 << space
        held = cards_in(self.hand & IN_PILE[MESSAGE] & naming(MESSAGE, space))
        return sum(MESSAGE_PAY for card in held if TARGETS[card] & there == TARGETS[card])

    def covers(self, fresh: list[int], wanted: list[int], cards: int, uses: int) -> bool:
        """Whether the goods are there, or tokens make them: `fresh` ones anew, `wanted` ones also from stock.

        `cards` of the hand and `uses` of Building Use are needed otherwise.
        """
        short = [max(0, wanted[good] - self.goods[good]) + fresh[good] for good in range(GOOD_COUNT)]
        use = min(self.use, self.tokens[BUILDING_USE]) - uses
        if use < 0 or any(short[good] > self.supply[good] for good in range(GOOD_COUNT)):
            return False
        missing = [good for good in range(GOOD_COUNT) for _ in range(short[good])]
        spare = sum([max(0, self.goods[good] - wanted[good]) for good in range(GOOD_COUNT)])
        spare += self.tokens[START_SPACE] + self.tokens[EXTRA_ACTION] + self.markers
        spare += self.hand.bit_count() + self.cards - cards
        trade = min(self.trade, self.tokens[TRADE])
        return self._reaches((tuple(missing), self.tokens[ANY_GOOD], trade, use, spare), set())

    def _reaches(self, plan: Plan, tried: set[Plan]) -> bool:
        """Whether tokens can make all that is missing; the supply has been looked at."""
        missing, anything, trade, use, spare = plan
        swaps = len(missing) - anything
        if swaps <= 0 or (swaps <= trade and spare + trade - swaps + use >= swaps):
            return True
        if plan in tried:
            return False
        tried.add(plan)
        if use > 0 and any(self._reaches(self._used(plan, space), tried) for space in self.owned):
            return True
        swap = trade > 0 and spare > 0 and self.token_supply[BUILDING_USE] > 0 and bool(self.owned)
        return swap and self._reaches((missing, anything, trade - 1, use + 1, spare - 1), tried)

    def _used(self, plan: Plan, space: int) -> Plan:
        """The plan after a Building Use token has been played for a building of one's own."""
        missing, anything, trade, use, spare = plan
        given = YIELDS[space]
        left = list(missing)
        for good in given.goods:
            if good in left:
                left.remove(good)
            elif self.supply[good]:
                spare += 1
        if given.token >= 0 and self.token_supply[given.token]:
            anything += given.token == ANY_GOOD
            trade += given.token == TRADE
            spare += given.token in (START_SPACE, EXTRA_ACTION)
        return tuple(left), anything, trade, use - 1, spare

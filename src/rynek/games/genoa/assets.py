"""Assets and bundles: everything that can change hands in a deal, as one list of items (R1.7, R7.4, R7.14).

An item is a number of the domain ITEM: one good, one special token, one ownership marker, one card, or a sum of
ducats. An item `later_…` is deferred: the buyer will get it only through the deal itself. `for` stands between what the
buyer pays and what he gets: `offer-action harbor 15 wine for pepper`.
"""

from typing import Final

from rynek.core.domain import Numbers, OneOf, Words
from rynek.games.genoa.cards import CARD, CARD_COUNT, PILE, PILE_COUNT, PILE_OF
from rynek.games.genoa.goods import GOOD, GOOD_COUNT, TOKEN, TOKEN_COUNT

DUCAT: Final = 5
"""Every sum is a multiple of this (R1.5)."""
MOST_DUCATS: Final = 2000


class LaterDucats(Numbers):
    """Sums to be paid out of what the deal brings."""

    __slots__ = ()

    def word(self, value: int) -> str:
        return "later_" + super().word(value)

    def choices(self) -> str:
        return f"{self.word(self.low)}, {self.word(self.low + self.step)} … {self.word(self.high)}"

    def value(self, word: str) -> int:
        if not word.startswith("later_"):
            raise ValueError(f"{word!r} is no {self.name}")
        return super().value(word[len("later_") :])


MARKER_WORD: Final = Words("asset", ["marker"])
LATER: Final = Words("later", [f"later_{word}" for word in [*GOOD.words, *TOKEN.words, "marker", *PILE.words]])
DUCATS: Final = Numbers("ducats", DUCAT, MOST_DUCATS, DUCAT)
LATER_DUCATS: Final = LaterDucats("later_ducats", DUCAT, MOST_DUCATS, DUCAT)
EXCHANGE: Final = Words("exchange", ["for"])

FIRST_TOKEN: Final = GOOD_COUNT
MARKER: Final = FIRST_TOKEN + TOKEN_COUNT
FIRST_CARD: Final = MARKER + 1
FIRST_PILE: Final = FIRST_CARD + CARD_COUNT
FIRST_LATER: Final = FIRST_PILE + PILE_COUNT
LATER_TOKEN: Final = FIRST_LATER + GOOD_COUNT
LATER_MARKER: Final = LATER_TOKEN + TOKEN_COUNT
LATER_PILE: Final = LATER_MARKER + 1
FIRST_DUCATS: Final = LATER_PILE + PILE_COUNT
FIRST_LATER_DUCATS: Final = FIRST_DUCATS + MOST_DUCATS // DUCAT
FOR: Final = FIRST_LATER_DUCATS + MOST_DUCATS // DUCAT

ITEM: Final = OneOf(
    "item", GOOD, TOKEN, MARKER_WORD, CARD, PILE, LATER, DUCATS, LATER_DUCATS, EXCHANGE, breakers=(FOR,)
)

Bundle = tuple[int, ...]


def ducat_items(amount: int) -> Bundle:
    """A sum of ducats as items of a bundle: none for nothing."""
    return (FIRST_DUCATS + amount // DUCAT - 1,) if amount else ()


def later_ducat_items(amount: int) -> Bundle:
    """A deferred sum of ducats as items of a bundle."""
    return (FIRST_LATER_DUCATS + amount // DUCAT - 1,) if amount else ()


def ducats_in(bundle: Bundle) -> int:
    """The ducats of a bundle that are paid at once."""
    total = 0
    for item in bundle:
        if FIRST_DUCATS <= item < FIRST_LATER_DUCATS:
            total += (item - FIRST_DUCATS + 1) * DUCAT
    return total


def later_ducats_in(bundle: Bundle) -> int:
    """The deferred ducats of a bundle."""
    total = 0
    for item in bundle:
        if FIRST_LATER_DUCATS <= item < FOR:
            total += (item - FIRST_LATER_DUCATS + 1) * DUCAT
    return total


def is_ducats(item: int) -> bool:
    """Whether an item is a sum of ducats, deferred or not."""
    return FIRST_DUCATS <= item < FOR


def is_later(item: int) -> bool:
    """Whether an item is deferred (R7.14)."""
    return FIRST_LATER <= item < FIRST_DUCATS or FIRST_LATER_DUCATS <= item < FOR


def is_card(item: int) -> bool:
    """Whether an item is a card with a face."""
    return FIRST_CARD <= item < FIRST_PILE


def later_items(bundle: Bundle) -> Bundle:
    """The deferred items of a bundle."""
    for item in bundle:
        if is_later(item):
            return tuple([item for item in bundle if is_later(item)])
    return ()


def tidy(items: list[int]) -> Bundle:
    """A bundle in its one form: sorted, all ducats in one sum."""
    rest = tuple(sorted(item for item in items if not is_ducats(item)))
    bundle = tuple(items)
    return rest + ducat_items(ducats_in(bundle)) + later_ducat_items(later_ducats_in(bundle))


def unseen(bundle: Bundle) -> Bundle:
    """A bundle as strangers see it: a card shows its back (Q25)."""
    return tuple(FIRST_PILE + PILE_OF[item - FIRST_CARD] if is_card(item) else item for item in bundle)


def counts_of(bundle: Bundle, first: int, size: int) -> list[int]:
    """How often each of the items first, first + 1 … occurs in a bundle."""
    found = [0] * size
    for item in bundle:
        if first <= item < first + size:
            found[item - first] += 1
    return found

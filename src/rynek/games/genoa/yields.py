"""What the main effect of each building gives (R10), and what it would give for certain now (R10.10)."""

from typing import Final

from rynek.games.genoa.assets import FIRST_LATER, LATER_MARKER, LATER_PILE, LATER_TOKEN
from rynek.games.genoa.cards import CONTRACT, LARGE_ORDER, MESSAGE, SMALL_ORDER
from rynek.games.genoa.city import BUILDINGS
from rynek.games.genoa.goods import ANY_GOOD, BUILDING_USE, EXTRA_ACTION, GOOD, START_SPACE, TRADE
from rynek.games.genoa.state import GenoaState

NOTHING: Final = -1


class Yield:
    """The main effect of a building: cards from a pile, a special token, two goods, or markers."""

    __slots__ = ("cards", "goods", "markers", "name", "pile", "token")

    def __init__(
        self,
        name: str,
        *,
        pile: int = NOTHING,
        cards: int = 0,
        token: int = NOTHING,
        goods: tuple[str, ...] = (),
        markers: int = 0,
    ) -> None:
        self.name = name
        self.pile = pile
        self.cards = cards
        self.token = token
        self.goods: tuple[int, ...] = tuple(GOOD.value(word) for word in goods)
        self.markers = markers


YIELDS: Final = (
    Yield("guild_hall", pile=LARGE_ORDER, cards=1),  # rulebook
    Yield("city_hall", pile=SMALL_ORDER, cards=2),  # rulebook
    Yield("post_office", pile=MESSAGE, cards=2),  # rulebook
    Yield("cathedral", markers=2),  # public (Q6)
    Yield("palace", token=BUILDING_USE),  # public (Q7)
    Yield("park", token=EXTRA_ACTION),  # public (Q7)
    Yield("coach_house", token=START_SPACE),  # public (Q7)
    Yield("harbor", token=ANY_GOOD),  # public (Q7)
    Yield("tavern", token=TRADE),  # public (Q7)
    Yield("inn", token=TRADE),  # public (Q7)
    Yield("drinks_warehouse", goods=("beer", "wine")),  # public (Q8)
    Yield("metal_warehouse", goods=("silver", "copper")),  # public (Q8)
    Yield("spice_warehouse", goods=("pepper", "saffron")),  # public (Q8)
    Yield("fabric_warehouse", goods=("linen", "silk")),  # public (Q8)
    Yield("villa_colini", pile=CONTRACT, cards=1),  # rulebook; or a Large Order (R10.7)
    Yield("villa_monetti", pile=CONTRACT, cards=1),  # rulebook; or a Large Order (R10.7)
    Yield("villa_ricci", pile=CONTRACT, cards=1),  # rulebook; or a Large Order (R10.7)
    Yield("villa_zasteri", pile=CONTRACT, cards=1),  # rulebook; or a Large Order (R10.7)
)

FIRST_VILLA: Final = BUILDINGS.index("villa_colini")


def is_villa(space: int) -> bool:
    """Whether a building is one of the four villas, which choose between two effects."""
    return FIRST_VILLA <= space < len(BUILDINGS)


def changes_something(space: int) -> bool:
    """Whether Building Use can change anything at a building: the Palace gives the token back at once (Q43)."""
    return YIELDS[space].token != BUILDING_USE


def certain(state: GenoaState, seat: int, space: int) -> list[int]:
    """The deferred items (`later_…`) that acting at a building gives a seat for certain with the present supply."""
    given = YIELDS[space]
    items = [FIRST_LATER + good for good in given.goods if state.good_supply[good]]
    if given.token >= 0 and state.token_supply[given.token]:
        items.append(LATER_TOKEN + given.token)
    if given.markers:
        items += [LATER_MARKER] * min(given.markers, state.markers_left(seat))
    if given.pile >= 0:
        items += [LATER_PILE + given.pile] * min(given.cards, state.pile_size(given.pile))
    return items

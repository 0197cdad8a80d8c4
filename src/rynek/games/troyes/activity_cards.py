"""The 27 Activity cards (R1.6, R10.1-R10.12) and the three bonus ones (B1), one a line.

The last entry of a line says where its name, its effect and its numbers (hire cost, points, divisor) come from: r the
rulebook, p a public source, x reconstructed. Where the number marks hide exceptions, a remark says so.
"""

from typing import Final

from rynek.core.domain import Words
from rynek.games.troyes.board import RED, WHITE, YELLOW

# What an instant effect is multiplied by, beside the number of activations.
ONCE: Final = -1
CATHEDRAL_PAIRS: Final = 10
"""Every two own cubes on the cathedral."""
EVENTS_HELD: Final = 11
YELLOW_ON_SQUARE: Final = 12
"""The yellow dice of all districts, grey included."""
FULLEST_RED: Final = 13
"""The red dice of the district that has most of them."""
PALACE_OR_BISHOPRIC: Final = 14
"""The Miller's choice for each activation."""
ARCHER_SHOT: Final = 15
EVENT_CUBE: Final = 16
EVENT_CUBE_PER_RED_DIE: Final = 17
MOST_DICE: Final = 18
"""Whoever has most dice in the district gains."""
MOST_RED_PIPS: Final = 19
"""The red dice in the district decide, and only the active player's lead counts."""
CITY_HALL_TAX: Final = 20
"""The others pay for their citizens in the City Hall."""

ANY: Final = -1


class Effect:
    """What one activation does, or what one cube of a delayed card changes."""

    __slots__ = ()


class Instant(Effect):
    """Pay, then gain, `per` times: once, or for each cube or die that is counted. `mixes`: dice of any colours."""

    __slots__ = ("deniers", "influence", "mixes", "pay_deniers", "pay_influence", "per", "points")

    def __init__(
        self,
        pay_deniers: int = 0,
        pay_influence: int = 0,
        deniers: int = 0,
        influence: int = 0,
        points: int = 0,
        per: int = ONCE,
        mixes: bool = False,
    ) -> None:
        self.pay_deniers = pay_deniers
        self.pay_influence = pay_influence
        self.deniers = deniers
        self.influence = influence
        self.points = points
        self.per = per
        self.mixes = mixes


class Delayed(Effect):
    """What a cube of the card changes in the group of dice of one later action (R6.12, R10.6).

    `dice` is the colour of the dice taken, `counts_as` the colour they stand for; ANY leaves it open. `most` limits the
    group, `factor` says as how many dice one counts.
    """

    __slots__ = (
        "add_each",
        "add_sum",
        "builds",
        "counts_as",
        "dice",
        "factor",
        "free",
        "most",
        "settles",
        "value",
    )

    def __init__(
        self,
        dice: int,
        counts_as: int,
        most: int = 3,
        factor: int = 1,
        add_each: int = 0,
        add_sum: int = 0,
        value: int = 0,
        free: bool = False,
        settles: bool = False,
        builds: bool = False,
    ) -> None:
        self.dice = dice
        self.counts_as = counts_as
        self.most = most
        self.factor = factor
        self.add_each = add_each
        self.add_sum = add_sum
        self.value = value
        self.free = free
        self.settles = settles
        self.builds = builds


class ActivityCard:
    """An Activity card: colour, round of its reveal, hire cost, points of its two spaces, divisor, effect, sources."""

    __slots__ = ("colour", "delayed", "divisor", "hire", "instant", "name", "round", "slot", "sources", "spaces")

    def __init__(
        self,
        name: str,
        colour: int,
        turn: int,
        hire: int,
        spaces: tuple[int, int],
        divisor: int,
        effect: Effect,
        sources: str,
    ) -> None:
        self.name = name
        self.colour = colour
        self.round = turn
        self.hire = hire
        self.spaces = spaces
        self.divisor = divisor
        self.instant = effect if isinstance(effect, Instant) else None
        self.delayed = effect if isinstance(effect, Delayed) else None
        self.sources = sources
        self.slot = colour * 3 + turn - 1


A: Final = ActivityCard
I: Final = Instant  # noqa: E741 - beside D, for the table alone
D: Final = Delayed

CARDS: Final[list[ActivityCard]] = [
    A("archer", RED, 1, 5, (2, 1), 2, I(per=ARCHER_SHOT), "ppx"),  # divisor public
    A("diplomat", RED, 1, 4, (2, 1), 2, I(pay_influence=1, per=EVENT_CUBE), "ppx"),
    A("cavalry", RED, 1, 6, (3, 2), 6, I(per=EVENT_CUBE_PER_RED_DIE), "ppx"),
    A("hunting", RED, 2, 5, (3, 1), 4, I(influence=3), "ppx"),
    A("mercenary", RED, 2, 5, (2, 1), 2, I(deniers=3), "ppx"),
    A("tax_collector", RED, 2, 3, (1, 1), 3, I(deniers=1, per=CITY_HALL_TAX), "ppx"),
    A("captain", RED, 3, 8, (4, 2), 6, I(points=1, per=EVENTS_HELD), "ppx"),
    A("jousts", RED, 3, 8, (4, 2), 4, I(points=2, per=MOST_RED_PIPS), "ppx"),
    A("troubadour", RED, 3, 9, (4, 2), 3, I(pay_influence=3, points=2), "ppx"),
    A("tithing", WHITE, 1, 4, (2, 1), 3, D(YELLOW, YELLOW, free=True, settles=True), "ppx"),
    A("monk", WHITE, 1, 7, (3, 1), 3, D(WHITE, YELLOW, most=1, factor=3), "ppx"),
    A("priest", WHITE, 1, 8, (4, 2), 3, D(YELLOW, YELLOW, add_each=3), "rrr"),  # points of the spaces reconstructed
    A("apprenticeship", WHITE, 2, 6, (3, 2), 3, D(ANY, ANY, value=5), "ppx"),
    A("templar", WHITE, 2, 7, (3, 2), 3, D(WHITE, RED, most=1, factor=2), "ppx"),
    A("confession", WHITE, 2, 5, (3, 1), 3, D(ANY, ANY, add_each=2), "ppx"),  # not in the Palace: inferred (Q34)
    A("pilgrimage", WHITE, 3, 9, (4, 2), 6, I(points=2, mixes=True), "ppx"),
    A("glassmaker", WHITE, 3, 10, (5, 3), 7, I(points=1, per=CATHEDRAL_PAIRS), "ppx"),
    A("procession", WHITE, 3, 8, (4, 2), 4, I(points=2, per=MOST_DICE), "ppx"),
    A("artisan", YELLOW, 1, 6, (3, 1), 4, I(pay_influence=1, deniers=6), "ppx"),
    A("merchant", YELLOW, 1, 4, (2, 1), 2, I(deniers=2), "rrr"),  # second space reconstructed
    A("miller", YELLOW, 1, 3, (1, 1), 3, I(deniers=2, per=PALACE_OR_BISHOPRIC), "ppx"),
    A("innkeeper", YELLOW, 2, 4, (2, 1), 2, I(pay_deniers=1, influence=1), "ppx"),
    A("blacksmith", YELLOW, 2, 5, (3, 1), 3, D(RED, RED, add_sum=5), "ppx"),
    A("militia", YELLOW, 2, 6, (3, 2), 3, D(YELLOW, RED, settles=True), "ppx"),
    A("journeyman", YELLOW, 3, 7, (3, 2), 3, I(pay_deniers=3, points=2), "ppx"),
    A("goldsmith", YELLOW, 3, 8, (4, 2), 4, I(points=1, deniers=2), "ppx"),
    A("sculptor", YELLOW, 3, 9, (4, 2), 3, I(points=1), "ppx"),
    # The bonus cards: only names and effects are public; colour, round and numbers are reconstructed.
    A("banquet", RED, 3, 8, (4, 2), 6, I(points=1, per=FULLEST_RED), "ppx"),
    A("prior", WHITE, 2, 7, (3, 2), 3, D(WHITE, WHITE, most=1, factor=2, builds=True), "ppx"),
    A("baker", YELLOW, 1, 4, (2, 1), 4, I(deniers=1, per=YELLOW_ON_SQUARE), "ppx"),
]
BONUS: Final = 27
"""The first of the bonus cards, which lie in the box unless an option puts them to the others."""

CARD: Final = Words("card", [card.name for card in CARDS])
SLOTS: Final = 9
"""Places for Activity cards: three of each colour, at colour * 3 + round - 1."""

PILES: Final[list[list[int]]] = [[i for i, card in enumerate(CARDS) if card.slot == slot] for slot in range(SLOTS)]
"""The cards that may lie on each slot, a bonus card last."""

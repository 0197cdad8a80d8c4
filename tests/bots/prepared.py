"""Prepared positions: what must be done there is plain, and so is what must not."""

from collections.abc import Callable
from typing import Any

from rynek.core.state import State
from tests.games.caylus_1303.table import DELIVERY, MANAGEMENT, ROAD
from tests.games.caylus_1303.table import table as caylus
from tests.games.genoa.table import ARRIVED, acquiring, window
from tests.games.genoa.table import play as bargained
from tests.games.genoa.table import table as genoa
from tests.games.tiletum.table import die_action
from tests.games.tiletum.table import load as tiletum
from tests.games.tiny_towns.tables import table as towns
from tests.games.troyes.tables import table as troyes

BEGUN = "CO s .. .. / .. .. .. .. / .. w .. .. / .. .. .. .."
"""A town that will still grow."""
REST = [{"step": "ActionStep"}, {"step": "KingPhase"}, {"step": "FairPhase"}, {"step": "CleanUp"}, {"step": "Round"}]
"""A round of Tiletum goes on, and the game after it."""
BUNDLE = {"food": 1, "wood": 1, "stone": 1}
W7: dict[str, Any] = {
    "tower": "coach_house",
    "height": 2,
    "visited": ["guild_hall", "street_r4c7", "street_r3c7", "coach_house"],
}
NAMES = [{"step": "Name", "seat": "A"}]


class Prepared:
    """A position, and how moves begin that another move is better than whatever comes."""

    def __init__(self, game: str, why: str, state: Callable[[], State], *dominated: str) -> None:
        self.game = game
        self.why = why
        self.state = state
        self.dominated = dominated

    def is_dominated(self, move: str) -> bool:
        """Whether a move is one of the bad ones: it begins with their words."""
        words = move.split()
        return any(words[: len(bad.split())] == bad.split() for bad in self.dominated)


PREPARED = [
    Prepared(
        "caylus_1303",
        "a bundle at hand in the last round is delivered",
        lambda: caylus(2, steps=DELIVERY, round=9, construction_site=["A"], A={"goods": BUNDLE}),
        "done",
    ),
    Prepared(
        "caylus_1303",
        "a bundle is paid with stone rather than with gold",
        lambda: caylus(
            2,
            steps=["Delivery", "Management"],
            round=5,
            construction_site=["A"],
            A={"goods": {"food": 2, "wood": 3, "stone": 2, "gold": 1}},
        ),
        "done",
        "deliver food wood gold",
        "deliver food stone gold",
    ),
    Prepared(
        "caylus_1303",
        "the farm gives what a bundle lacks",
        lambda: caylus(
            2,
            steps=ROAD,
            round=9,
            workers={"base_farm_1": ["A"]},
            construction_site=["A"],
            A={"goods": {"wood": 1, "stone": 1}},
        ),
        "decline",
    ),
    Prepared(
        "caylus_1303",
        "of the last monuments none that scores less is built, and one is",
        lambda: caylus(
            2,
            houses={"base_farm_1": "A"},
            residences=["base_farm_1"],
            round=9,
            steps=MANAGEMENT,
            A={"goods": {"gold": 2, "wood": 2, "stone": 2, "food": 2}},
        ),
        "decline",
        "monument garden",
    ),
    Prepared(
        "caylus_1303",
        "nobody passes in the last round with workers and a bundle at hand",
        lambda: caylus(2, round=9, A={"pool": 4, "goods": BUNDLE}, B={"pool": 4}),
        "pass",
    ),
    Prepared(
        "caylus_1303",
        "nobody pays to turn the provost against his own workers, the only ones on the road",
        lambda: caylus(
            2,
            steps=["Bridge", *ROAD, "Management"],
            round=5,
            workers={"base_guild_any": ["A"], "base_market_1": ["A"]},
            bridge=["A", "B"],
            A={"pool": 4},
            B={"pool": 0},
        ),
        "provost -1",
        "provost -2",
        "provost -3",
    ),
    Prepared(
        "genoa",
        "who goes there anyway takes the fifty ducats offered for it",
        lambda: bargained(
            genoa(tower="street_r4c7", seats=[{}, {"ducats": 200}, {}]),
            "B offer-move coach_house 50",
            "B pass",
            "C pass",
        ),
        "go coach_house",
        "stop",
    ),
    Prepared(
        "genoa",
        "an action that is paid for is carried out",
        lambda: bargained(
            genoa(tower="harbor", steps=ARRIVED), "A hear", "B offer-here 5", "C pass", "A accept B here harbor"
        ),
        "decline",
    ),
    Prepared(
        "genoa",
        "an order that can be filled is filled before the window closes",
        lambda: genoa(
            tower="inn",
            seats=[{"hand": ["small_order_11"], "goods": {"copper": 1}}, {}, {}],
            steps=window("A", "inn", done=True),
        ),
        "close",
    ),
    Prepared(
        "genoa",
        "nobody refuses forty-five ducats for being led to a place",
        lambda: bargained(genoa(tower="street_r4c7"), "B pass", "C pass", "A propose-move B coach_house 5 for 50"),
        "refuse",
    ),
    Prepared(
        "genoa",
        "who has markers acquires buildings at the end of the turn",
        lambda: genoa(seats=[{"markers": 2}, {}, {}], steps=acquiring("A"), **W7),
        "pass",
    ),
    Prepared(
        "tiletum",
        "a contract that can be paid is fulfilled before the turn ends",
        lambda: tiletum(
            seats={"A": {"goods": {"iron": 3, "wool": 2}, "storehouse": ["iron_3"]}}, steps=die_action("contract", 0)
        ),
        "end-turn",
    ),
    Prepared(
        "tiletum",
        "goods for one of two contracts go to the greater one",
        lambda: tiletum(
            round=4,
            seats={"A": {"goods": {"wool": 9}, "storehouse": ["wool_3", "wool_9"]}},
            steps=die_action("contract", 0),
        ),
        "end-turn",
        "fulfil wool_3",
    ),
    Prepared(
        "tiletum",
        "the good of choice is the one that the contract lacks",
        lambda: tiletum(
            round=4,
            seats={"A": {"goods": {"iron": 2}, "storehouse": ["iron_3"]}},
            steps=[{"step": "AnyGoods", "seat": "A", "count": 1, "source": "helper"}, *die_action("contract", 0)],
        ),
        "gain gold",
        "gain food",
        "gain wool",
        "gain stone",
    ),
    Prepared(
        "tiletum",
        "the leader takes a tile of four points into his empty storehouse",
        lambda: tiletum(round=2, king={"track": {"A": 1}, "tile": "vp_4"}, steps=REST[1:]),
        "leave-tile",
    ),
    Prepared(
        "tiletum",
        "four points that lie in the storehouse are used before the game ends",
        lambda: tiletum(round=4, seats={"A": {"storehouse": ["vp_4"]}}, steps=die_action("contract", 0)),
        "end-turn",
    ),
    Prepared(
        "tiny_towns",
        "a full town goes on building while it can",
        lambda: towns("h g CO RE / CO b RE GY / CO GY w w / s s RE CO", BEGUN, step="construct"),
        "stop",
    ),
    Prepared(
        "tiny_towns",
        "the last square gets the one cube that finishes a pattern",
        lambda: towns("h .. CO RE / CO b RE GY / CO GY GN GN / RE GN RE CO", BEGUN, turn=5, steps=NAMES),
        "name wood",
        "name wheat",
        "name brick",
        "name stone",
    ),
    Prepared(
        "tiny_towns",
        "a cube goes where it finishes a pattern, not where nothing can become of it",
        lambda: towns(
            "h .. CO RE / CO b RE GY / .. GY GN GN / RE GN RE ..", BEGUN, step="place", named="glass", turn=6
        ),
        "place a3",
        "place d4",
    ),
    Prepared(
        "tiny_towns",
        "a well stands where two cottages are beside it and no square is cut off",
        lambda: towns("CO CO .. .. / w s .. .. / CO .. .. .. / .. .. .. ..", BEGUN, step="construct", turn=6),
        "build well:a2b2 b2",
    ),
    Prepared(
        "tiny_towns",
        "alone as well the last square gets what finishes a pattern",
        lambda: towns(
            "h .. CO RE / CO b RE GY / CO GY GN GN / RE GN RE CO", row=["wood", "glass", "stone"], turn=5, steps=NAMES
        ),
        "name wood",
        "name stone",
    ),
    Prepared(
        "troyes",
        "in the last round dice fight for the points of an Event",
        lambda: troyes(dice="A-red-6 A-red-6 B-red-1", events={"war": "AA"}, round=4),
        "pass",
        "buy",
        "reroll",
        "turn",
    ),
    Prepared(
        "troyes",
        "nobody passes with good dice in the middle of the game, buys what he cannot use or spoils a six",
        lambda: troyes(
            dice="A-white-6 A-yellow-5 A-red-4 B-red-1", activities={"merchant": {"tradesmen": ["A", None]}}, round=3
        ),
        "pass",
        "buy B red 1",
        "turn white 6",
        "reroll white 6",
    ),
    Prepared(
        "troyes",
        "three white dice build three times in the last round",
        lambda: troyes(dice="A-white-6 A-white-5 A-white-4 B-red-1", round=4),
        "pass",
        "turn white 6",
        "reroll white 6",
    ),
    Prepared(
        "troyes",
        "a weak black die costs the weakest die that counters it",
        lambda: troyes(
            black=[2],
            dice="A-red-1 A-red-6 B-red-3",
            events={"war": ""},
            round=4,
            steps=[{"step": "Defend", "seat": "A"}, {"step": "NextTurn", "seat": "A"}, {"step": "EndOfRound"}],
        ),
        "counter red 6",
        "turn red 6",
        "reroll red 6",
    ),
    Prepared(
        "troyes",
        "a six earns deniers, turned or rolled anew it earns less",
        lambda: troyes(dice="A-yellow-6 A-white-1 B-red-1", round=2, seats={"A": {"deniers": 1}}),
        "pass",
        "turn yellow 6",
        "reroll yellow 6",
    ),
]

"""Phase 3, delivery to the construction site: bundles, the majority and its favour (chapter 6, R10.8-R10.11)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.frame import Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.games.caylus_1303.activation import SendHome
from rynek.games.caylus_1303.characters import CHAMBERLAIN, DELIVERYMAN, FOREMAN, GOLDSMITH
from rynek.games.caylus_1303.favour import grant_favour
from rynek.games.caylus_1303.provost import LeaveBridge
from rynek.games.caylus_1303.resources import FOOD, GOLD, KINDS, RESOURCE
from rynek.games.caylus_1303.state import FOR_BUNDLES, FOR_CHARACTERS, CaylusState
from rynek.games.caylus_1303.verbs import DELIVER, STOPS

BUNDLE_POINTS: Final = 5
FOREMAN_POINTS: Final = 1
GOLDSMITH_POINTS: Final = 5

ANY_THREE: Final = [Action(DELIVER, a, b, c) for a in range(KINDS) for b in range(a, KINDS) for c in range(b, KINDS)]
"""What the Chamberlain may deliver (R10.9)."""
BUNDLES: Final = [bundle for bundle in ANY_THREE if len(set(bundle.args)) == 3 and FOOD in bundle.args]
"""What all others may deliver: three different resources, food among them (R6.3)."""

DELIVERED: Final = event("delivered", "R6.3", seat=SEAT, resource=RESOURCE, resource2=RESOURCE, resource3=RESOURCE)
MOST_BUNDLES: Final = event("most-bundles", "R6.6", seat=SEAT, count=None)
NO_BUNDLES: Final = event("no-bundles", "R6.6")
DELIVER_BUNDLES: Final = ask("deliver", "R6.2", count=None)
DELIVER_ANY: Final = ask("deliver-any", "R10.9", count=None)
DELIVER_MORE: Final = ask("deliver-late", "R10.8", count=None)
NO_BUNDLE: Final = why("no-bundle", "R6.3")
LACKS_BUNDLE: Final = why("lacks-bundle", "R6.3", resource=RESOURCE)


def owns_bundle(state: CaylusState, seat: int, bundle: Action) -> bool:
    """Whether a seat has the three tokens of a bundle."""
    a, b, c = bundle.args
    start = seat * KINDS
    goods = state.goods
    if a == b == c:
        return goods[start + a] >= 3
    if a == b:
        return goods[start + a] >= 2 and goods[start + c] >= 1
    if b == c:
        return goods[start + a] >= 1 and goods[start + b] >= 2
    return goods[start + a] >= 1 and goods[start + b] >= 1 and goods[start + c] >= 1


def bundles_of(state: CaylusState, seat: int) -> list[Action]:
    """Every bundle a seat can deliver now (R6.3, R10.9)."""
    allowed = ANY_THREE if state.holder[CHAMBERLAIN] == seat else BUNDLES
    return [bundle for bundle in allowed if owns_bundle(state, seat, bundle)]


class Delivery(Frame[CaylusState]):
    """Players on the site in the order of their workers, then the Deliveryman, then the favour (R6.1, R10.8)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        if state.bridge or max(*state.worker, *state.second) >= 0:
            # On a table set up by hand activation may have been cut short.
            state.then(LeaveBridge(), SendHome(), Delivery())
            return
        state.then(*[DeliveryTurn(seat, 0) for seat in state.yard], DeliverymanComes(), Majority())


class DeliverymanComes(Frame[CaylusState]):
    """The Deliveryman's holder delivers after all others, with or without a worker (R10.8).

    Whose worker stands last on the site has just delivered after all others, and is not asked again.
    """

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        holder = state.holder[DELIVERYMAN]
        if holder >= 0 and state.yard[-1:] != [holder]:
            state.then(DeliveryTurn(holder, 1))


class DeliveryTurn(Frame[CaylusState]):
    """A turn of delivery, skipped when no bundle is possible. `late` is 1 for the Deliveryman's own moment."""

    __slots__ = ("late", "seat")

    def __init__(self, seat: int, late: int) -> None:
        self.seat = seat
        self.late = late

    def run(self, state: CaylusState) -> None:
        if bundles_of(state, self.seat):
            state.then(Deliver(self.seat, self.late))


class Deliver(OneSeat[CaylusState]):
    """One bundle after another, as many as the player likes and has (R6.2)."""

    __slots__ = ("late",)

    def __init__(self, seat: int, late: int) -> None:
        super().__init__(seat)
        self.late = late

    def options(self, state: CaylusState, seat: int) -> list[Action]:
        found = bundles_of(state, seat)
        found.append(STOPS)
        return found

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        if action.verb is DELIVER:
            deliver(state, seat, action)
            state.then(DeliveryTurn(seat, self.late))

    def ask(self, state: CaylusState, seat: int) -> Message:
        usual = DELIVER_ANY if state.holds(seat, CHAMBERLAIN) else DELIVER_BUNDLES
        return Message(DELIVER_MORE if self.late else usual, state.bundles[seat])

    def why_not(self, state: CaylusState, seat: int, action: Action) -> Message | None:
        if action.verb is not DELIVER:
            return None
        if Action(DELIVER, *sorted(action.args)) not in BUNDLES and not state.holds(seat, CHAMBERLAIN):
            return Message(NO_BUNDLE)
        lacking = [kind for kind in action.args if state.has(seat, kind) < action.args.count(kind)]
        return Message(LACKS_BUNDLE, lacking[0]) if lacking else None


def deliver(state: CaylusState, seat: int, action: Action) -> None:
    """A bundle to the supply and its points at once (R6.4), with Foreman and Goldsmith (R10.10, R10.11)."""
    a, b, c = action.args
    for kind in (a, b, c):
        state.goods[seat * KINDS + kind] -= 1
    state.bundles[seat] += 1
    state.tell(DELIVERED, seat, a, b, c)
    state.score(seat, FOR_BUNDLES, BUNDLE_POINTS)
    if state.holder[FOREMAN] == seat:
        state.score(seat, FOR_CHARACTERS, FOREMAN_POINTS)
    # Sorted by kind, a bundle with gold ends with it; several gold are one bundle with gold (Q19).
    if c == GOLD and state.holder[GOLDSMITH] == seat and not state.used >> GOLDSMITH & 1:
        state.used |= 1 << GOLDSMITH
        state.score(seat, FOR_CHARACTERS, GOLDSMITH_POINTS)


class Majority(Frame[CaylusState]):
    """The workers leave the site (R6.5, Q14); most bundles gain a favour, ties by place on the site (R6.6, Q8)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        winner = most_bundles(state)
        state.yard = []
        if winner >= 0:
            state.tell(MOST_BUNDLES, winner, state.bundles[winner])
            grant_favour(state, winner)
        else:
            state.tell(NO_BUNDLES)


def most_bundles(state: CaylusState) -> int:
    """The seat with most bundles, -1 without any (Q6); a Deliveryman without a worker loses ties (Q8)."""
    winner, most = -1, 0
    for seat in [*state.yard, state.holder[DELIVERYMAN]]:
        if seat >= 0 and state.bundles[seat] > most:
            winner, most = seat, state.bundles[seat]
    return winner

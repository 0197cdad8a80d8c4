"""The end of the game: buildings, Contracts around the ring, and the winner (R13)."""

from typing import Final

from rynek.core.message import EVERYBODY, Message, Points, only
from rynek.core.message import score as source
from rynek.games.genoa.cards import CARDS, CONTRACT, IN_PILE, cards_in
from rynek.games.genoa.city import RING, SPACE
from rynek.games.genoa.goods import (
    BUILDING_PAY,
    CONTRACT_PAY,
    FURTHER_CONTRACT_PAY,
    GOOD_COUNT,
    TOKEN_COUNT,
)
from rynek.games.genoa.state import GenoaState

SCORE_DUCATS: Final = source("ducats", "R3.1")
SCORE_BUILDINGS: Final = source("buildings", "R13.1", count=None)
SCORE_CONTRACTS: Final = source("contracts", "R13.2", count=None, first=SPACE, last=SPACE)

RING_PLACE: Final = [RING.index(space) if space in RING else -1 for space in range(18)]


def group_pay(size: int) -> int:
    """What a group of Contracts side by side pays."""
    if size < len(CONTRACT_PAY):
        return CONTRACT_PAY[size]
    return CONTRACT_PAY[-1] + FURTHER_CONTRACT_PAY * (size - len(CONTRACT_PAY) + 1)


def groups(hand: int) -> list[list[int]]:
    """The Contracts of a hand as buildings, in groups that follow each other around the closed ring."""
    held = [False] * len(RING)
    for card in cards_in(hand & IN_PILE[CONTRACT]):
        held[RING_PLACE[CARDS[card].buildings[0]]] = True
    if all(held):
        return [list(RING)]
    found: list[list[int]] = []
    for place, here in enumerate(held):
        if here and not held[place - 1]:
            found.append(_run(held, place))
    return found


def _run(held: list[bool], place: int) -> list[int]:
    run: list[int] = []
    while held[place]:
        run.append(RING[place])
        place = (place + 1) % len(held)
    return run


def contract_pay(hand: int) -> int:
    """What the Contracts of a hand pay."""
    contracts = (hand & IN_PILE[CONTRACT]).bit_count()
    if contracts < 2:
        return CONTRACT_PAY[contracts]
    return sum(group_pay(len(group)) for group in groups(hand))


def score(state: GenoaState, seat: int) -> int:
    """The ducats of a seat if the game ended now."""
    return state.money[seat] + BUILDING_PAY * state.owner.count(seat) + contract_pay(state.hands[seat])


def breakdown(state: GenoaState, seat: int) -> list[Points]:
    """Where the ducats of a seat come from. Until the end they are its own secret (R15.1)."""
    audience = EVERYBODY if state.over else only(seat)
    lines = [Points(Message(SCORE_DUCATS), state.money[seat], (), audience)]
    owned = [space for space, owner in enumerate(state.owner) if owner == seat]
    if owned:
        where = tuple(f"space:{SPACE.word(space)}" for space in owned)
        lines.append(Points(Message(SCORE_BUILDINGS, len(owned)), BUILDING_PAY * len(owned), where, audience))
    for group in groups(state.hands[seat]):
        where = tuple(f"space:{SPACE.word(space)}" for space in group)
        message = Message(SCORE_CONTRACTS, len(group), group[0], group[-1])
        lines.append(Points(message, group_pay(len(group)), where, audience))
    return lines


def remaining_assets(state: GenoaState, seat: int) -> int:
    """What counts when ducats are equal: cards, goods, special tokens and markers in stock, one each (Q29)."""
    goods = sum(state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT])
    tokens = sum(state.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT])
    return state.hands[seat].bit_count() + goods + tokens + state.markers[seat]


def ranking(state: GenoaState) -> list[list[int]]:
    """The seats by rank: ducats, then remaining assets; still tied share a rank (R13.4)."""
    marks = [(score(state, seat), remaining_assets(state, seat)) for seat in range(state.players)]
    return [[seat for seat in range(state.players) if marks[seat] == mark] for mark in sorted(set(marks), reverse=True)]

"""What a seat sees (R17.1, R17.2), in names."""

from typing import Final

from rynek.core.domain import SEAT
from rynek.core.fields import word
from rynek.core.view import head_of
from rynek.games.tiny_towns.components import (
    CARD,
    CARDS,
    MONUMENT,
    NOVICE_USES,
    RANK,
    RESOURCE,
    RESOURCES,
    TYPE,
    TYPES,
)
from rynek.games.tiny_towns.resource_cards import CARDS_PER_PILE
from rynek.games.tiny_towns.scoring import rank_of, score, score_of
from rynek.games.tiny_towns.simultaneous import IDLE, Simultaneous
from rynek.games.tiny_towns.squares import SQUARE, SQUARES
from rynek.games.tiny_towns.state import SOLO, TOWN_HALL, TinyTownsState
from rynek.games.tiny_towns.town import BUILT, CUBE, EMPTY, Town, cubes_in
from rynek.games.tiny_towns.view_types import (
    CardView,
    OwnView,
    ResourceCardsView,
    SeatView,
    SquareView,
    TinyTownsView,
    TownView,
)

MODES: Final = ["standard", "town_hall", "solo"]


def view_of(state: TinyTownsState, seat: int | None) -> TinyTownsView:
    """The table as a seat (None: a spectator) sees it."""
    towns = visible_towns(state, seat)
    return {
        **head_of(state, seat, state.turn),
        "mode": MODES[state.mode],
        "novice": state.novice,
        "turn": state.turn,
        "free_turn": state.is_free_turn(),
        "hammer": SEAT.word(state.hammer),
        "named": word(RESOURCE, state.named),
        "cards": [_card(card) for card in state.cards if card >= 0],
        "seats": [_seat(state, each, towns) for each in range(state.players)],
        "own": None if seat is None else _own(state, seat),
        "resource_cards": _resource_cards(state),
        "monuments": [word(CARD, town.monument) for town in state.towns] if state.over else None,
        "rank": RANK.word(rank_of(score(state, 0))) if state.over and state.players == 1 else None,
        "known": {},
    }


def visible_towns(state: TinyTownsState, seat: int | None) -> list[Town]:
    """The own town as it is, the others as they are shown."""
    return [state.towns[each] if each == seat else state.shown[each] for each in range(state.players)]


def _card(card: int) -> CardView:
    return {"card": CARD.word(card), "type": TYPE.word(CARDS[card].type), "pattern": CARDS[card].pattern}


def _seat(state: TinyTownsState, seat: int, towns: list[Town]) -> SeatView:
    """One player: the town and what its owner has done."""
    town = towns[seat]
    return {
        "seat": SEAT.word(seat),
        **_town(state, town),
        "has_monument_card": town.monument >= 0,
        "completed": state.completed[seat] or None,
        "served": state.served[seat],
        "aside": state.aside[seat],
        "aside_left": NOVICE_USES - state.aside[seat] if state.novice else 0,
        "score": score_of(state, seat, town, towns[(seat - 1) % state.players]),
    }


def _town(state: TinyTownsState, town: Town) -> TownView:
    """What stands in a town, and what is noted of it in this turn."""
    types = range(TYPES + 1)
    return {
        "squares": [_square(state, town, square) for square in range(SQUARES)],
        "monument": CARD.word(town.monument) if BUILT + MONUMENT in town.squares else None,
        "shrine": town.shrine,
        "watch": [CARD.word(state.card_of(town, each)) for each in types if town.watch >> each & 1],
        "constructed": [CARD.word(state.card_of(town, each)) for each in types if town.constructed >> each & 1],
    }


def _square(state: TinyTownsState, town: Town, square: int) -> SquareView:
    """One square: its name, and its cube or building with the cubes upon it."""
    thing = town.squares[square]
    of_type = thing - BUILT
    return {
        "square": SQUARE.word(square),
        "cube": RESOURCE.word(thing - CUBE) if EMPTY < thing < BUILT else None,
        "building": CARD.word(state.card_of(town, of_type)) if of_type >= 0 else None,
        "type": TYPE.word(of_type) if of_type >= 0 else None,
        "upon": [RESOURCE.word(resource) for resource in cubes_in(town.upon[square])],
    }


def _own(state: TinyTownsState, seat: int) -> OwnView:
    """What only the owner of a seat sees."""
    town, shown = state.towns[seat], state.shown[seat]
    return {
        "dealt": [_card(card) for card in state.dealt[2 * seat : 2 * seat + 2] if card >= 0],
        "monument": _card(town.monument) if town.monument >= 0 else None,
        "answer": _own_answer(state, seat),
        "before": None if town.is_like(shown) else _town(state, shown),
    }


def _own_answer(state: TinyTownsState, seat: int) -> str | None:
    """The move a seat has put down in a simultaneous step that is still open."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Simultaneous) and top.answers[seat] > IDLE:
        return str(top.action(top.answers[seat]))
    return None


def _resource_cards(state: TinyTownsState) -> ResourceCardsView | None:
    """The resource cards that lie open, and what is known of the pile."""
    if state.mode == TOWN_HALL:
        turned = {RESOURCE.word(resource): state.turned[resource] for resource in range(RESOURCES)}
        return {"turned": turned, "left": CARDS_PER_PILE - sum(state.turned), "row": None, "under": None}
    if state.mode == SOLO:
        row = [RESOURCE.word(resource) for resource in state.row]
        under = [RESOURCE.word(resource) for resource in state.under]
        return {"turned": None, "left": None, "row": row, "under": under}
    return None

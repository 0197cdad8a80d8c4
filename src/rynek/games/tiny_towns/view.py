"""What a seat sees (R17.1, R17.2), as JSON with names."""

from typing import TYPE_CHECKING, Any, Final

from rynek.games.tiny_towns.components import (
    BUILDINGS,
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
from rynek.games.tiny_towns.scoring import rank_of, score_of
from rynek.games.tiny_towns.simultaneous import IDLE, Simultaneous
from rynek.games.tiny_towns.squares import SQUARE
from rynek.games.tiny_towns.town import BUILT, CUBE, EMPTY, Town, cubes_in

if TYPE_CHECKING:
    from rynek.games.tiny_towns.state import TinyTowns

MODES: Final = ["standard", "town_hall", "solo"]


def visible_towns(state: "TinyTowns", seat: int | None) -> list[Town]:
    """The own town as it is, the others as they are shown."""
    return [state.towns[each] if each == seat else state.shown[each] for each in range(state.players)]


def seen(state: "TinyTowns", seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may see."""
    towns = visible_towns(state, seat)
    view: dict[str, Any] = {
        "game": "tiny_towns",
        "players": state.players,
        "seat": seat,
        "to_act": list(state.to_act),
        "may_change": list(state.may_change),
        "over": state.over,
        "mode": MODES[state.mode],
        "novice": state.novice,
        "turn": state.turn,
        "free_turn": state.is_free_turn(),
        "hammer": state.hammer,
        "named": name_or_none(state.named),
        "step": type(state.stack[-1]).__name__ if state.stack else None,
        "cards": [card_table(card) for card in state.cards if card >= 0],
        "towns": [town_table(state, each, towns) for each in range(state.players)],
        "own": own_table(state, seat),
        "resource_cards": resource_cards(state),
    }
    if state.over:
        view["monuments"] = [None if town.monument < 0 else CARD.word(town.monument) for town in state.towns]
        if state.players == 1:
            view["rank"] = RANK.word(rank_of(state.scores()[0]))
    return view


def name_or_none(resource: int) -> str | None:
    """The word of a resource; None when there is none."""
    return None if resource < 0 else RESOURCE.word(resource)


def card_table(card: int) -> dict[str, Any]:
    """A card as it lies open."""
    return {"card": CARD.word(card), "type": TYPE.word(CARDS[card].type), "pattern": CARDS[card].pattern}


def town_table(state: "TinyTowns", seat: int, towns: list[Town]) -> dict[str, Any]:
    """One town: its squares in reading order and what its owner has done."""
    town = towns[seat]
    built = BUILT + MONUMENT in town.squares
    return {
        "squares": [square_table(state, town, square) for square in range(len(town.squares))],
        "monument": CARD.word(town.monument) if built else None,
        "has_monument_card": town.monument >= 0,
        "shrine": town.shrine,
        "watch": [CARD.word(state.cards[each]) for each in range(TYPES) if town.watch >> each & 1],
        "completed": state.completed[seat] or None,
        "served": state.served[seat],
        "aside": state.aside[seat],
        "aside_left": NOVICE_USES - state.aside[seat] if state.novice else 0,
        "score": score_of(state, seat, town, towns[(seat - 1) % state.players]),
    }


def square_table(state: "TinyTowns", town: Town, square: int) -> dict[str, Any]:
    """One square: its name, and its cube or building with the cubes upon it."""
    thing = town.squares[square]
    table: dict[str, Any] = {"square": SQUARE.word(square)}
    if CUBE <= thing < BUILT:
        table["cube"] = RESOURCE.word(thing - CUBE)
    elif thing != EMPTY:
        of_type = thing - BUILT
        card = town.monument if of_type == MONUMENT else state.cards[of_type]
        table["building"] = CARD.word(card)
        table["type"] = TYPE.word(of_type)
        table["upon"] = [RESOURCE.word(resource) for resource in cubes_in(town.upon[square])]
    return table


def own_table(state: "TinyTowns", seat: int | None) -> dict[str, Any] | None:
    """What only the owner of a seat sees: the monument cards, and the answer to a step still open."""
    if seat is None:
        return None
    kept = state.towns[seat].monument
    return {
        "dealt": [card_table(card) for card in state.dealt[2 * seat : 2 * seat + 2] if card >= BUILDINGS],
        "monument": card_table(kept) if kept >= 0 else None,
        "answer": own_answer(state, seat),
    }


def own_answer(state: "TinyTowns", seat: int) -> str | None:
    """The move a seat has put down in a simultaneous step that is still open."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Simultaneous) and top.answers[seat] > IDLE:
        return str(top.action(top.answers[seat]))
    return None


def resource_cards(state: "TinyTowns") -> dict[str, Any] | None:
    """The resource cards that lie open, and what is known of the pile."""
    mode = MODES[state.mode]
    if mode == "town_hall":
        return {"turned": {RESOURCE.word(r): state.turned[r] for r in range(RESOURCES)}, "left": 10 - sum(state.turned)}
    if mode == "solo":
        row = [RESOURCE.word(resource) for resource in state.row]
        return {"row": row, "under": [RESOURCE.word(resource) for resource in state.under]}
    return None

"""Where a town can construct (R6.1 to R6.3, R6.8, R6.10, R6.11): finished patterns and the squares for the building."""

from rynek.games.tiny_towns.components import BANK, BLACK, MONUMENT, OBELISK, SHED, TRADING_POST
from rynek.games.tiny_towns.patterns import ANCHOR, FITS, SITE_CARD, SITE_SQUARES
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.games.tiny_towns.town import BUILT, CUBE, EMPTY, Town


def open_sites(state: TinyTownsState, town: Town) -> list[int]:
    """R6.1, R6.8: the sites of all open cards and the own monument whose cubes lie on the board, sorted."""
    by_resource: list[list[int]] = [[], [], [], [], []]
    cubes, solid, posts = 0, ~0, state.cards[BLACK] == TRADING_POST
    for square, thing in enumerate(town.squares):
        if thing == EMPTY:
            continue
        if thing < BUILT:
            cubes |= thing << 3 * square
            by_resource[thing - CUBE].append(square)
        elif posts and thing == BUILT + BLACK:
            solid &= ~(7 << 3 * square)
            for anchored in by_resource:
                anchored.append(square)
    if not cubes:
        return []
    found: list[int] = []
    for card in state.cards:
        if card != BANK or not state.has_all_banks(town):
            _add_sites(found, card, by_resource, cubes, solid)
    if town.monument >= 0 and BUILT + MONUMENT not in town.squares:
        _add_sites(found, town.monument, by_resource, cubes, solid)
    return sorted(set(found)) if solid != ~0 else sorted(found)


def _add_sites(found: list[int], card: int, by_resource: list[list[int]], cubes: int, solid: int) -> None:
    """R14.26: a Trading Post stands for any cube (its fields are not `solid`), but one cube must be real."""
    fits = FITS[card]
    for square in by_resource[ANCHOR[card]]:
        for fit in fits[square]:
            care = fit.care & solid
            if (cubes ^ fit.want) & care == 0 and care:
                found.append(fit.site)


def targets(town: Town, site: int) -> int:
    """R6.2, R6.10, R6.11: the squares a building may go on."""
    card = SITE_CARD[site]
    free = 0
    for square, thing in enumerate(town.squares):
        if thing == EMPTY:
            free |= 1 << square
    vacated = SITE_SQUARES[site] & ~town.built_squares()
    if card == SHED or town.has_built(OBELISK):
        return vacated | free
    return vacated

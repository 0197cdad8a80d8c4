"""Stacks are known by composition alone: tiles are drawn from what remains (R16.3)."""

from typing import Final

from rynek.core.action import Action, Verb
from rynek.core.chance import Odds, Rng

MOST_ODDS: Final = 1_000
"""More answers of chance than this are only drawn, not listed."""


def holds(stack: list[int]) -> bool:
    """Whether a stack has a tile left."""
    for count in stack:  # noqa: SIM110 - a plain loop is compiled well
        if count:
            return True
    return False


def draw_in_turn(piles: list[list[int]], count: int, rng: Rng) -> list[int]:
    """Tiles drawn from the first pile, then from the next when it is empty; fewer when all are."""
    drawn: list[int] = []
    for pile in piles:
        left = sum(pile)
        while left and len(drawn) < count:
            tile = tile_at(pile, rng.randrange(left))
            pile[tile] -= 1
            left -= 1
            drawn.append(tile)
    return drawn


def tile_at(pile: list[int], place: int) -> int:
    """The tile at a place, counted from 0, of a pile whose tiles lie sorted."""
    tile = 0
    while place >= pile[tile]:
        place -= pile[tile]
        tile += 1
    return tile


def could_draw(piles: list[list[int]], count: int, tiles: tuple[int, ...]) -> bool:
    """Whether `draw_in_turn` can draw these tiles in this order."""
    wanted = list(tiles)
    for pile in piles:
        for _ in range(min(count, sum(pile))):
            count -= 1
            if not wanted or not pile[wanted[0]]:
                return False
            pile[wanted.pop(0)] -= 1
    return not wanted


def odds_in_turn(verb: Verb, piles: list[list[int]], count: int) -> Odds | None:
    """Every answer that `draw_in_turn` may give with its probability; None when there are too many."""
    found: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    for pile in piles:
        for drawn in range(min(count, sum(pile))):
            count -= 1
            found = [
                ((*tiles, tile), chance * (left - tiles[len(tiles) - drawn :].count(tile)) / (sum(pile) - drawn))
                for tiles, chance in found
                for tile, left in enumerate(pile)
                if left > tiles[len(tiles) - drawn :].count(tile)
            ]
            if len(found) > MOST_ODDS:
                return None
    return [(Action(verb, *tiles), chance) for tiles, chance in found]

"""Stacks are known by composition alone: tiles are drawn from what remains (R16.3)."""

from rynek.core.chance import Rng, pick


def draw_in_turn(piles: list[list[int]], count: int, rng: Rng) -> list[int]:
    """Tiles drawn from the first pile, then from the next when it is empty; fewer when all are."""
    drawn: list[int] = []
    for pile in piles:
        for _ in range(min(count - len(drawn), sum(pile))):
            tile = pick(pile, rng)
            pile[tile] -= 1
            drawn.append(tile)
    return drawn


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

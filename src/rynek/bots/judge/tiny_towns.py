"""The judge of Tiny Towns: what a town may hope for, seen as it was written by hand."""

from random import Random
from typing import Final

from rynek.bots.judge.tiny_towns_hopes import Hopes
from rynek.bots.judge.tiny_towns_lot import Lot
from rynek.bots.judge.tiny_towns_sight import HAND
from rynek.core.action import Action
from rynek.core.state import State
from rynek.games.tiny_towns import components as c
from rynek.games.tiny_towns.patterns import BUILD, SITE_CARD, SITE_SQUARES
from rynek.games.tiny_towns.squares import members
from rynek.games.tiny_towns.state import SOLO, TOWN_HALL, TinyTownsState
from rynek.games.tiny_towns.town import UPON, Town
from rynek.games.tiny_towns.verbs import ASIDE, FACTORY_PLACE, NAME, PLACE, STATUE_PLACE, STOP, STORE, SWAP, TAKE

TRIED: Final = 3
"""How many moves are thought through to the next turn."""


def judge(state: State, seat: int) -> float:
    """What the seat may hope to have at the end."""
    assert isinstance(state, TinyTownsState)
    hopes = Hopes(state, seat, HAND)
    return hopes.hope(hopes.lot(state.towns[seat]))


# one's own moves, thought through to the next turn


def advise(state: State, seat: int, moves: list[Action], rng: Random) -> Action | None:
    """The move whose town makes most of the next resource; the few best at first sight are thought through.

    Towns do not meddle with each other, so there is no need to guess what the others do.
    """
    assert isinstance(state, TinyTownsState)
    hopes = Hopes(state, seat, HAND)
    plans = [plan for move in moves for plan in plans_of(hopes, move)]
    if not plans:
        return None
    sights = sorted(((hopes.hope(lot), place) for place, (_, lot) in enumerate(plans)), reverse=True)
    tried = [plans[place] for _, place in sights[:TRIED]]
    return max(tried, key=lambda plan: outlook(hopes, plan[1]))[0]


Plan = tuple[Action, Lot]
"""A move and the town it leads to."""


def plans_of(hopes: Hopes, move: Action) -> list[Plan]:
    """What a move of naming, placing or constructing leads to; nothing for other moves."""
    state = hopes.state
    town, verb = state.towns[hopes.seat], move.verb
    if verb is NAME:
        lot = hopes.lot(town)
        cubes = [lot.with_cube(square, move.args[0]) for square in members(lot.empty)]
        return [(move, hopes.best_built(each)) for each in cubes]
    if verb in (PLACE, TAKE, FACTORY_PLACE, STORE, SWAP, STATUE_PLACE, ASIDE):
        return [(move, hopes.best_built(hopes.lot(placed(state, town, move))))]
    if verb is STOP:
        return [(move, hopes.lot(town))]
    if verb is BUILD:
        return [(move, hopes.best_built(hopes.lot(built(town, move.args[0], move.args[1]))))]
    return []


def placed(state: TinyTownsState, town: Town, move: Action) -> Town:
    """The town after a placing."""
    verb, args = move.verb, move.args
    if verb is PLACE:
        return town.with_cube(args[0], state.named)
    if verb in (TAKE, FACTORY_PLACE):
        return town.with_cube(args[1], args[0])
    if verb is SWAP:
        return town.with_upon(args[0], UPON[state.named] - UPON[args[1]]).with_cube(args[2], args[1])
    return town if verb is ASIDE else town.with_upon(args[0], UPON[state.named])


def built(town: Town, site: int, square: int) -> Town:
    """The town after a construction."""
    return town.with_construction(SITE_SQUARES[site], square, c.CARDS[SITE_CARD[site]].type)


def outlook(hopes: Hopes, lot: Lot) -> float:
    """What a town is worth after the next cube: the best one when the seat chooses it, else any."""
    if not lot.room:
        return hopes.hope(lot)
    worths = hopes.resource_hopes(lot, next_resources(hopes.state))
    return max(worths) if chooses_next(hopes.state, hopes.seat) else sum(worths) / len(worths)


def next_resources(state: TinyTownsState) -> list[int]:
    """The resources that may come next: alone the open cards that stay, else all."""
    if state.mode != SOLO:
        return list(range(c.RESOURCES))
    row = list(state.row)
    if state.named in row:
        row.remove(state.named)
    return sorted(set(row))


def chooses_next(state: TinyTownsState, seat: int) -> bool:
    """Whether the seat chooses the resource of the next turn."""
    if state.mode == TOWN_HALL:
        return state.turn % 3 == 2
    return state.mode == SOLO or (state.hammer + 1) % state.players == seat

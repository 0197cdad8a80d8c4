"""What is still to be done in the turn under way, in order: the unfinished steps as plain data."""

from typing import Any, Final

from rynek.core.frame import AnyFrame
from rynek.games.tiletum.actions import (
    BY_EXCHANGE,
    AnyGoods,
    ChooseAction,
    DieAction,
    NestedAction,
    PerformAction,
    Points,
)
from rynek.games.tiletum.bonuses import Anywhere, BuildingBonuses, ChooseBuilding, PieceBonus
from rynek.games.tiletum.goods import ACTION, GOOD
from rynek.games.tiletum.king import LeaderTile
from rynek.games.tiletum.state import Board
from rynek.games.tiletum.tiles import TILE
from rynek.games.tiletum.wheel import ChooseDie, DieGoods, EndTurn, OfferTile

ANYWHERE_STEPS: Final = ("house_anywhere", "pillar_anywhere", "merchant_anywhere", "architect_anywhere")


def todo(board: Board) -> list[dict[str, Any]]:
    """The steps of the turn, what is asked now first, up to the end of the turn."""
    found: list[dict[str, Any]] = []
    for frame in board.stack[::-1]:
        step = describe(board, frame)
        if step is None:
            break
        if not is_spent(frame):
            found.append(step)
        if isinstance(frame, EndTurn):
            break
    return found


def is_spent(frame: AnyFrame) -> bool:
    """Whether a step is still on the stack but has nothing left in it, so that it will pass by."""
    if isinstance(frame, NestedAction):
        return frame.points == 0
    if isinstance(frame, PieceBonus):
        return frame.merchant + frame.architect + frame.house + frame.pillar == 0
    return isinstance(frame, BuildingBonuses) and not frame.tiles


def describe(board: Board, frame: AnyFrame) -> dict[str, Any] | None:
    """One unfinished step, or None when it is no part of a turn."""
    if isinstance(frame, Points):
        return {"step": points_step(frame), "action": ACTION.word(frame.kind), "points": frame.points}
    if isinstance(frame, ChooseAction):
        return {"step": "choose_action", "points": frame.points}
    if isinstance(frame, AnyGoods):
        return {"step": "extra_good" if frame.source == BY_EXCHANGE else "any_goods", "count": frame.count}
    if isinstance(frame, PieceBonus):
        left = {"merchant": frame.merchant, "architect": frame.architect}
        return {"step": "piece_bonus", **left, "house": frame.house, "pillar": frame.pillar}
    if isinstance(frame, Anywhere):
        return {"step": ANYWHERE_STEPS[frame.what]}
    if isinstance(frame, BuildingBonuses):
        return {"step": "building_bonuses", "tiles": [TILE.word(tile) for tile in frame.tiles]}
    return describe_die(board, frame)


def points_step(frame: Points) -> str:
    """Whether points come from the die or from an effect."""
    return "die_action" if isinstance(frame, DieAction) else "nested_action"


def describe_die(board: Board, frame: AnyFrame) -> dict[str, Any] | None:
    """The steps around the die and the plain ones."""
    if isinstance(frame, ChooseDie):
        return {"step": "choose_die", "good": None if frame.good < 0 else GOOD.word(frame.good)}
    if isinstance(frame, OfferTile):
        tile = board.space_tiles[frame.space]
        return {"step": "offer_tile", "space": frame.space, "tile": TILE.word(tile)}
    if isinstance(frame, DieGoods):
        return {"step": "die_goods", "good": GOOD.word(frame.good), "count": frame.value}
    if isinstance(frame, PerformAction):
        kind = board.spaces[frame.space]
        return {"step": "perform_action", "action": ACTION.word(kind), "points": frame.points}
    if isinstance(frame, ChooseBuilding):
        return {"step": "choose_building"}
    if isinstance(frame, LeaderTile):
        return {"step": "leader_tile"}
    return {"step": "end_turn"} if isinstance(frame, EndTurn) else None

"""The bonuses of one building once more: a house space or a helper lets a player choose it (R13.4, R13.13)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import SEAT
from rynek.core.message import Message, ask, event, why
from rynek.games.tiletum.playerboard import BUILDING_NUMBER, OCCUPIED, ROOMS
from rynek.games.tiletum.state import InTurn, TiletumState
from rynek.games.tiletum.tiles import CHARACTER_TILE
from rynek.games.tiletum.verbs import (
    BONUS_ACTIONS,
    BUILDING_ACTIONS,
    CHOOSE_BONUS,
    CHOOSE_BUILDING,
    DECLINE,
    DECLINE_IT,
)

BONUS_DECLINED: Final = event("bonus-declined", "R13.4", seat=SEAT)
BONUS_LOST: Final = event("bonus-lost", "R13.9", seat=SEAT)
BUILDING_CHOSEN: Final = event("building-chosen", "R13.4", seat=SEAT, building=BUILDING_NUMBER)

ASK_BUILDING: Final = ask("choose-building", "R13.4")
ASK_BONUS: Final = ask("choose-bonus", "R13.4")

NOBODY_THERE: Final = why("nobody-there", "R13.4", building=BUILDING_NUMBER)
BONUS_TWICE: Final = why("bonus-twice", "R13.4", tile=CHARACTER_TILE)


def has_characters(state: TiletumState, seat: int) -> bool:
    """Whether anybody lives in any building of a seat."""
    first = seat * ROOMS
    for room in range(first, first + ROOMS):  # noqa: SIM110 - a plain loop is compiled well
        if state.rooms[room] >= 0:
            return True
    return False


class ChooseBuilding(InTurn):
    """Which building's bonuses to gain again; passes by when nobody lives anywhere (R13.4, R13.13)."""

    __slots__ = ()

    def actors(self, state: TiletumState) -> tuple[int, ...]:
        return (self.seat,) if has_characters(state, self.seat) else ()

    def run(self, state: TiletumState) -> None:
        """No building has a character: the bonus is lost."""
        state.tell(BONUS_LOST, self.seat)

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        found = [BUILDING_ACTIONS[building] for building in range(OCCUPIED) if not state.is_uninhabited(seat, building)]
        found.append(DECLINE_IT)
        return found

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        if action.verb is DECLINE:
            state.tell(BONUS_DECLINED, seat)
            return
        state.tell(BUILDING_CHOSEN, seat, action.args[0])
        state.then(BuildingBonuses(seat, tuple(sorted(state.characters(seat, action.args[0] - 1)))))

    def ask(self, state: TiletumState, seat: int) -> Message:
        return Message(ASK_BUILDING)

    def why_not(self, state: TiletumState, seat: int, action: Action) -> Message | None:
        return Message(NOBODY_THERE, action.args[0]) if action.verb is CHOOSE_BUILDING else None


class BuildingBonuses(InTurn):
    """The bonuses of a building still to be gained: each once, in any order, any may be skipped (R13.4, Q24)."""

    __slots__ = ("tiles",)

    def __init__(self, seat: int, tiles: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tiles = tiles

    def actors(self, state: TiletumState) -> tuple[int, ...]:
        return (self.seat,) if self.tiles else ()

    def run(self, state: TiletumState) -> None:
        """All bonuses are gained."""

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        return [*[BONUS_ACTIONS[tile] for tile in sorted(set(self.tiles))], DECLINE_IT]

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        if action.verb is DECLINE:
            state.tell(BONUS_DECLINED, seat)
            return
        rest = list(self.tiles)
        rest.remove(action.args[0])
        state.then(BuildingBonuses(seat, tuple(rest)))
        state.do_free(seat, action)

    def ask(self, state: TiletumState, seat: int) -> Message:
        return Message(ASK_BONUS)

    def why_not(self, state: TiletumState, seat: int, action: Action) -> Message | None:
        return Message(BONUS_TWICE, action.args[0]) if action.verb is CHOOSE_BONUS else None

"""Tiletum: dice give goods and actions; merchants, architects, contracts, cathedrals and fairs across Europe."""

from typing import Any, Final

from rynek.core.chance import Rng
from rynek.core.frame import AnyFrame
from rynek.core.game import Game
from rynek.core.message import Points
from rynek.core.option import Option
from rynek.core.reader import Reader
from rynek.core.state import State
from rynek.games.tiletum import position, scoring
from rynek.games.tiletum.check import check
from rynek.games.tiletum.fair import PREFILLED_COUNTS
from rynek.games.tiletum.frames import FRAMES
from rynek.games.tiletum.setup import first_frames, new_table
from rynek.games.tiletum.state import Board
from rynek.games.tiletum.verbs import VERBS

OPTIONS: Final = (
    Option("action_tiles", "printed", choices=("printed", "random")),
    Option(PREFILLED_COUNTS, True),
)


class Tiletum(Game[Any]):
    """The rules of Tiletum."""

    def __init__(self) -> None:
        super().__init__("tiletum", (2, 4), VERBS, FRAMES, OPTIONS, version=2, most_decisions=4_000)

    def setup(self, players: int, options: dict[str, Any]) -> State:
        board = new_table(players, options)
        board.then(*first_frames(options))
        return board

    def guess(self, state: State, seat: int | None, rng: Rng) -> State:
        """A copy: stacks, tokens and dice in the bag are kept by composition, which everybody knows (R16)."""
        return state.copy()

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Board)
        return position.write(state)

    def read(self, reader: Reader, players: int, options: dict[str, Any]) -> State:
        return position.read(reader, players, options)

    def first_steps(self, state: State) -> list[AnyFrame]:
        assert isinstance(state, Board)
        return position.first_steps(state)

    def check(self, state: State) -> None:
        assert isinstance(state, Board)
        check(state)

    def ranking(self, state: State) -> list[list[int]]:
        assert isinstance(state, Board)
        return scoring.ranking(state)

    def breakdown(self, state: State, seat: int) -> list[Points]:
        assert isinstance(state, Board)
        return scoring.breakdown(state, seat)


GAME: Final = Tiletum()

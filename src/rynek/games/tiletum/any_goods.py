"""Goods of any kinds that an effect gives (R9.18, R13.4, R13.6, R13.15)."""

from typing import Final

from rynek.core.action import Action
from rynek.core.domain import Words
from rynek.core.message import Message, ask
from rynek.games.tiletum.state import InTurn, TiletumState
from rynek.games.tiletum.verbs import GAIN_ACTIONS

ASK_HELPERS_GOODS: Final = ask("any-goods", "R13.4", count=None)
ASK_CHARACTERS_GOODS: Final = ask("any-goods", "R13.6", count=None)
ASK_CREST_GOODS: Final = ask("any-goods", "R13.15", count=None)
ASK_EXTRA: Final = ask("extra-good", "R9.18")

SOURCE: Final = Words("source", ["helper", "character", "crest", "exchange"], named=False)
BY_HELPER: Final = 0
BY_CHARACTER: Final = 1
BY_CREST: Final = 2
BY_EXCHANGE: Final = 3


class AnyGoods(InTurn):
    """Goods of any kinds, chosen one by one, and what gave them."""

    __slots__ = ("count", "source")

    def __init__(self, seat: int, count: int, source: int) -> None:
        super().__init__(seat)
        self.count = count
        self.source = source

    def options(self, state: TiletumState, seat: int) -> list[Action]:
        return GAIN_ACTIONS[:]

    def answer(self, state: TiletumState, seat: int, action: Action) -> None:
        if self.count > 1:
            state.then(AnyGoods(seat, self.count - 1, self.source))
        state.gain_good(seat, action.args[0], 1)

    def ask(self, state: TiletumState, seat: int) -> Message:
        if self.source == BY_EXCHANGE:
            return Message(ASK_EXTRA)
        return Message((ASK_HELPERS_GOODS, ASK_CHARACTERS_GOODS, ASK_CREST_GOODS)[self.source], self.count)

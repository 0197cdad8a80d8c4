"""Set-up (chapter 3; R13.1 to R13.3 alone): options, building cards, monuments."""

from itertools import combinations
from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly, sample
from rynek.core.domain import SEAT
from rynek.core.errors import BadOptions
from rynek.core.frame import AnyFrame, Chance
from rynek.core.message import Message, ask, event, why
from rynek.core.option import Option
from rynek.games.tiny_towns.components import (
    BUILDING,
    CARD,
    CARDS,
    FIRST_GAME,
    MONUMENT,
    NOT_IN_SOLO,
    RED,
    TYPE,
    TYPES,
    cards_of,
)
from rynek.games.tiny_towns.resource_cards import ROW, TurnUp
from rynek.games.tiny_towns.simultaneous import AWAITED, Simultaneous
from rynek.games.tiny_towns.state import SOLO, TinyTownsState
from rynek.games.tiny_towns.turn import BeginTurn
from rynek.games.tiny_towns.verbs import DEAL, KEEP, OPEN

OPTIONS: Final = (
    Option("variant", "standard", choices=("standard", "town_hall")),
    Option("monuments", True),
    Option("novice", False),
    Option("first_game", False),
    Option("cards", [], domain=BUILDING, most=TYPES),
    Option("first_player", 0, low=0, high=5),
)

CARD_OPENED: Final = event("card-opened", "R3.4", card=BUILDING)
MONUMENTS_DEALT: Final = event("monuments-dealt", "R3.8", seat=SEAT, card=CARD, card2=CARD)
MONUMENT_KEPT: Final = event("monument-kept", "R3.9", seat=SEAT)

ASK_KEEP: Final = ask("keep", "R3.9")
NOT_DEALT: Final = why("not-dealt", "R3.9", card=CARD)

TWO_OF_A_TYPE: Final = why("two-of-a-type", "R3.4", card=CARD, card2=CARD, type=TYPE)
OUT_IN_SOLO: Final = why("out-in-solo", "R13.1", card=CARD)
FIRST_GAME_AND_CARDS: Final = why("first-game-and-cards", "R3.5")
NO_SUCH_FIRST_PLAYER: Final = why("no-such-first-player", "R3.7", players=None)


def set_up(players: int, options: dict[str, Any]) -> TinyTownsState:
    """A table with its first frames on the stack; BadOptions when the options do not fit together."""
    state = empty_table(players, options)
    opened: list[AnyFrame] = [OpenCard(of_type) for of_type in range(RED, TYPES) if state.cards[of_type] < 0]
    row: list[AnyFrame] = [TurnUp() for _ in range(ROW)] if state.mode == SOLO else []
    state.then(*opened, *_monument_steps(state), *row, BeginTurn())
    return state


def empty_table(players: int, options: dict[str, Any]) -> TinyTownsState:
    """A table on which only the chosen cards lie."""
    if options["first_player"] >= players:
        raise BadOptions(Message(NO_SUCH_FIRST_PLAYER, players))
    state = TinyTownsState(players, options)
    state.cards = chosen_cards(players, options)
    return state


def chosen_cards(players: int, options: dict[str, Any]) -> tuple[int, ...]:
    """R3.3 to R3.5: the building cards by type; -1 where one is to be drawn."""
    chosen = [BUILDING.value(word) for word in options["cards"]]
    if options["first_game"]:
        if chosen:
            raise BadOptions(Message(FIRST_GAME_AND_CARDS))
        chosen = FIRST_GAME
    cards = [-1] * TYPES
    for card in chosen:
        if players == 1 and card in NOT_IN_SOLO:
            raise BadOptions(Message(OUT_IN_SOLO, card))
        of_type = CARDS[card].type
        if cards[of_type] >= 0:
            raise BadOptions(Message(TWO_OF_A_TYPE, cards[of_type], card, of_type))
        cards[of_type] = card
    cards[0] = 0
    return tuple(cards)


def _monument_steps(state: TinyTownsState) -> list[AnyFrame]:
    if not state.options["monuments"]:
        return []
    deals: list[AnyFrame] = [Deal(seat) for seat in range(state.players)]
    return [*deals, Keep((AWAITED,) * state.players)]


class OpenCard(Chance[TinyTownsState]):
    """R3.4: a card is drawn from the pile of one type and laid beside the Cottage."""

    __slots__ = ("of_type",)

    def __init__(self, of_type: int) -> None:
        self.of_type = of_type

    def odds(self, state: TinyTownsState) -> Odds:
        return evenly([Action(OPEN, card) for card in cards_of(self.of_type, state.players)])

    def sample(self, state: TinyTownsState, rng: Rng) -> Action:
        pile = cards_of(self.of_type, state.players)
        return Action(OPEN, pile[rng.randrange(len(pile))])

    def answer(self, state: TinyTownsState, seat: int, action: Action) -> None:
        card = action.args[0]
        cards = list(state.cards)
        cards[self.of_type] = card
        state.cards = tuple(cards)
        state.tell(CARD_OPENED, card)


def monuments_left(state: TinyTownsState) -> list[int]:
    """The monument cards not dealt yet."""
    return [card for card in cards_of(MONUMENT, state.players) if card not in state.dealt]


class Deal(Chance[TinyTownsState]):
    """R3.8: two monument cards are dealt face down to a seat."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        self.to = to

    def sample(self, state: TinyTownsState, rng: Rng) -> Action:
        return Action(DEAL, self.to, *sorted(sample(monuments_left(state), 2, rng)))

    def odds(self, state: TinyTownsState) -> Odds:
        return evenly([Action(DEAL, self.to, *two) for two in combinations(monuments_left(state), 2)])

    def answer(self, state: TinyTownsState, seat: int, action: Action) -> None:
        to, one, other = action.args
        state.dealt = (*state.dealt[: 2 * to], one, other, *state.dealt[2 * to + 2 :])
        state.tell_seat(to, MONUMENTS_DEALT, to, one, other)


class Keep(Simultaneous):
    """R3.9: everybody secretly keeps one of the two monument cards."""

    __slots__ = ()

    def with_answers(self, answers: tuple[int, ...]) -> Simultaneous:
        return Keep(answers)

    def numbers(self, state: TinyTownsState, seat: int) -> list[int]:
        return list(state.dealt[2 * seat : 2 * seat + 2])

    def action(self, number: int) -> Action:
        return Action(KEEP, number)

    def number(self, action: Action) -> int:
        return action.args[0]

    def carry_out(self, state: TinyTownsState, seat: int, number: int) -> None:
        state.set_town(seat, state.towns[seat].with_monument(number))
        state.tell(MONUMENT_KEPT, seat)

    def ask(self, state: TinyTownsState, seat: int) -> Message:
        return Message(ASK_KEEP)

    def why_not(self, state: TinyTownsState, seat: int, action: Action) -> Message | None:
        return Message(NOT_DEALT, action.args[0]) if action.verb is KEEP else None

"""Tiletum: what every source of points has been worth in many games, by the turns left. Judged between turns only."""

from random import Random
from typing import Final

from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator
from rynek.bots.evaluate.learned import Learned
from rynek.bots.evaluate.tiletum_features import NAMES, TURNS, Seen
from rynek.bots.judge.tiletum import points_worth, turns_left
from rynek.bots.thought import Budget, Opinion
from rynek.bots.turns import follow_turns
from rynek.core.action import Action
from rynek.core.state import State
from rynek.games.tiletum.fair import fair_value, takes_part, times_met
from rynek.games.tiletum.fairtiles import FAIR_KING
from rynek.games.tiletum.goods import FOOD, GOODS, IRON, ROUNDS, STONE, WOOL, step_price
from rynek.games.tiletum.kingstrack import LEADER_POINTS, ranking
from rynek.games.tiletum.playerboard import COMPLETED_VP, GOODS_FOR_A_POINT
from rynek.games.tiletum.scoring import goods_left
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tasks import top_tile
from rynek.games.tiletum.tiles import contract_of, is_contract, is_crest
from rynek.games.tiletum.verbs import CONVERT, DYE_DIE, EXCHANGE, TAKE_DIE, USE
from rynek.games.tiletum.wheel import ChooseDie

FEATURES: Final = [*NAMES, *[f"turns_left_{turn}" for turn in range(TURNS + 1)]]
"""What is seen of a seat, and how many turns are left to it."""


def evaluator(players: int) -> Evaluator:
    """The evaluator for so many players."""
    return TiletumEvaluator(players)


class TiletumEvaluator(Learned):
    """The points of a seat and what its things may still bring."""

    __slots__ = ("offsets", "weights")

    weights: list[list[float]]  # those of the features, by the turns left
    offsets: list[float]

    def __init__(self, players: int) -> None:
        super().__init__("tiletum", players, FEATURES, 4.0)
        self.prepare()

    def take(self, plain: dict[str, float], timed: dict[str, float]) -> None:
        super().take(plain, timed)
        self.prepare()

    def prepare(self) -> None:
        """Lay out the weights for each number of turns left."""
        names = len(NAMES)
        self.weights = [
            [self.plain[place] + self.timed[place] * left / TURNS for place in range(names)]
            for left in range(TURNS + 1)
        ]
        self.offsets = [self.plain[names + left] + self.timed[names + left] * left / TURNS for left in range(TURNS + 1)]

    def plan(self, seat: SeatHandle, moves: list[Action], rng: Random, budget: Budget) -> list[Opinion] | None:
        """Opinions by the turns that moves lead to: where turns are long, a tree sees too little of what follows."""
        return follow_turns(seat, moves, self, rng, budget)

    def is_quiet(self, state: State, seat: int, start: State) -> bool:
        """A turn ends where another seat acts, or the seat takes its next die: tasks before the die are no turn."""
        assert isinstance(state, TiletumState)
        assert isinstance(start, TiletumState)
        if seat not in state.to_act:
            return True
        return isinstance(state.stack[-1], ChooseDie) and turns_left(state, seat) < turns_left(start, seat)

    def promising(self, state: State, seat: int, moves: list[Action], most: int) -> list[Action]:
        """While a die is to be taken, those that make a difference; else all but changes into what is of no use.

        However many they are: a line that is not begun cannot be compared.
        """
        assert isinstance(state, TiletumState)
        if not isinstance(state.stack[-1], ChooseDie):
            return changes_wanted(state, seat, moves)
        return dice_to_take(moves)

    def step_worth(self, state: State, seat: int) -> float:
        """Within a turn: action points not yet spent count a little."""
        assert isinstance(state, TiletumState)
        return self.worth(state, seat) + points_worth(state, seat)

    def is_same(self, one: State, other: State, seat: int) -> bool:
        """On the last turn it is worth nothing where merchant and architect stand, and yet what follows hangs on it."""
        assert isinstance(one, TiletumState)
        assert isinstance(other, TiletumState)
        return (
            one.architects == other.architects
            and one.merchants == other.merchants
            and one.goods == other.goods
            and one.storehouses == other.storehouses
            and one.rooms == other.rooms
            and one.houses == other.houses
            and one.pillars == other.pillars
        )

    def base(self, state: State, seat: int) -> float:
        """The points of a seat; once it has no turn left, those it will have at the end."""
        assert isinstance(state, TiletumState)
        return float(state.score(seat)) if turns_left(state, seat) else certain(state, seat)

    def time(self, state: State, seat: int) -> float:
        assert isinstance(state, TiletumState)
        return turns_left(state, seat) / TURNS

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, TiletumState)
        left = turns_left(state, seat)
        if not left:
            return [0.0] * len(FEATURES)
        turns = [0.0] * (TURNS + 1)
        turns[left] = 1.0
        return [*Seen(state, seat).features(), *turns]

    def values(self, state: State) -> list[float]:
        assert isinstance(state, TiletumState)
        if state.over:
            return [float(points) for points in state.scores()]
        return [self.worth(state, seat) for seat in range(state.players)]

    def worth(self, board: TiletumState, seat: int) -> float:
        """The points a seat may expect: the same as `base` and `weighed`, in one go."""
        if not turns_left(board, seat):
            return certain(board, seat)
        seen = Seen(board, seat)
        weights = self.weights[seen.left]
        total = self.offsets[seen.left] + board.score(seat)
        for place, value in enumerate(seen.features()):
            total += value * weights[place]
        return total


def certain(board: TiletumState, seat: int) -> float:
    """What a seat without a turn left has at the end, if nobody passes it on the king's track."""
    points = board.score(seat) + board.king_space[seat] + COMPLETED_VP[board.completed(seat)]
    points += board.houses_on_map(seat) * board.pillars_on_map(seat) + goods_left(board, seat) // GOODS_FOR_A_POINT
    if ranking(board)[0] == seat:
        points += LEADER_POINTS
    tile = board.fair_tiles[ROUNDS - 1]
    if takes_part(board, seat, board.fair_cities[ROUNDS - 1]):
        value = fair_value(board)
        points += value + board.king_space[seat] if tile == FAIR_KING else value * times_met(board, seat, tile)
    return float(points)


def dice_to_take(moves: list[Action]) -> list[Action]:
    """Moves while a die is to be taken, without tasks that lose nothing by waiting until it is.

    Of dice that give the same goods and the same action, the cheapest to turn is left.
    """
    found: list[Action] = []
    cheapest: dict[int, Action] = {}
    for move in moves:
        if move.verb is TAKE_DIE:
            key = move.args[0] * 6 + move.args[2] - 1
            known = cheapest.get(key)
            if known is None or price(move) < price(known):
                cheapest[key] = move
        elif move.verb is USE or move.verb is DYE_DIE:
            found.append(move)
    found += list(cheapest.values())
    return found


def price(move: Action) -> int:
    """The gold that a die costs."""
    return step_price(move.args[1], move.args[2])


def changes_wanted(board: TiletumState, seat: int, moves: list[Action]) -> list[Action]:
    """The moves without changes of gold or goods into what nothing waits for; a first exchange brings a good more."""
    wanted = goods_wanted(board, seat)
    found: list[Action] = []
    for move in moves:
        if move.verb is CONVERT:
            if wanted[move.args[0]]:
                found.append(move)
        elif move.verb is not EXCHANGE or wanted[move.args[1]] or not board.exchanged:
            found.append(move)
    return found or moves


def goods_wanted(board: TiletumState, seat: int) -> list[bool]:
    """The goods that a tile of the storehouse or a cathedral of a seat waits for."""
    wanted = [False] * GOODS
    for tile in board.storehouses[seat]:
        if is_crest(tile):
            wanted[FOOD] = True
        elif is_contract(tile):
            contract = contract_of(tile)
            if contract.identical:
                return [True] * GOODS
            wanted[IRON] = wanted[IRON] or contract.iron > 0
            wanted[WOOL] = wanted[WOOL] or contract.wool > 0
    for cathedral, mask in enumerate(board.pillars):
        if mask >> seat & 1 and top_tile(board, seat, cathedral) >= 0:
            wanted[STONE] = True
    return wanted

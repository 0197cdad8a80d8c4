"""The gate: new weights must win against the present ones, in games of searching bots.

Judges are judged by matches alone: what foresees the end better may still play worse.
"""

from random import Random

from rynek.bots.arena import to_the_end
from rynek.bots.bot import SeatHandle
from rynek.bots.evaluate import Evaluator
from rynek.bots.search import Search
from rynek.bots.thought import Budget
from rynek.core.game import AnyGame
from rynek.core.state import State


class Gate:
    """Games of so many players, thought through for so many iterations, with the same luck for everybody's seat."""

    def __init__(self, game: AnyGame, players: int, iterations: int, seed: str) -> None:
        self.game = game
        self.players = players
        self.iterations = iterations
        self.seed = seed

    def wins(self, new: Evaluator, old: Evaluator, games: int) -> float:
        """The victories of the new one, among old ones; alone whoever has more points has won."""
        won = self.won_alone if self.players == 1 else self.won
        return sum(won(new, old, number) for number in range(games))

    def won(self, new: Evaluator, old: Evaluator, number: int) -> float:
        """The share of the victory in one game; each seat is taken in turn."""
        place = number % self.players
        state = self.played([new if seat == place else old for seat in range(self.players)], number // self.players)
        winners = self.game.ranking(state)[0]
        return 1 / len(winners) if place in winners else 0.0

    def won_alone(self, new: Evaluator, old: Evaluator, number: int) -> float:
        """The same where nobody else plays: two games with the same luck are compared."""
        mine, other = (self.played([one], number).scores()[0] for one in (new, old))
        return 0.5 if mine == other else float(mine > other)

    def played(self, judges: list[Evaluator], number: int) -> State:
        """The end of a game between searching bots with these evaluators."""
        seed = f"{self.seed} gate {number}"
        state: State = self.game.new(self.players)
        budget = self.iterations
        minds = [Search(Random(f"{seed} {seat}"), Budget(budget), evaluator=one) for seat, one in enumerate(judges)]
        for seat in to_the_end(self.game, state, Random(f"{seed} chance"), seed):
            state.apply(seat, minds[seat].choose(SeatHandle(self.game, state, seat)))
        return state

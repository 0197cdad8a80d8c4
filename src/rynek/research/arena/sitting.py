"""A sitting: one game of the arena from its seed to its result and its record."""

from rynek.bots.arena import EndlessGame
from rynek.core.domain import SEAT
from rynek.core.errors import IllegalMove
from rynek.games import game as find_game
from rynek.play.match import AnyMatch, Match
from rynek.research.arena.faults import ILLEGAL, Fault
from rynek.research.arena.minds import Mind, mind_of
from rynek.research.arena.plan import Job, Plan
from rynek.research.arena.results import Failure, Result, Times, ranks_of


class Room:
    """Where the entrants of one worker wait between games: programs are started once, not once a game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.minds: dict[tuple[int, int], Mind] = {}

    def seated(self, job: Job) -> list[Mind]:
        """A mind for every seat; an entrant who sits twice has two."""
        found = []
        for seat, entrant in enumerate(job.seats):
            key = (entrant, job.seats[:seat].count(entrant))
            if key not in self.minds:
                self.minds[key] = mind_of(self.plan.entrants[entrant], self.plan.limits)
            found.append(self.minds[key])
        return found

    def close(self) -> None:
        """Send everybody home."""
        for mind in self.minds.values():
            mind.close()
        self.minds.clear()

    def play(self, job: Job) -> tuple[Result, str]:
        """One game: its result and its record. A fault ends it at once."""
        plan = self.plan
        match = Match(find_game(plan.game), plan.players, plan.options, job.luck)
        times = tuple(Times() for _ in job.seats)
        failure = self.play_out(match, job, times)
        decisions = sum(each.count for each in times)
        if failure is None:
            ranks = ranks_of(match.game.ranking(match.state), plan.players)
            scores = tuple(match.state.scores())
        else:
            others = [seat for seat in range(plan.players) if seat != failure.seat]
            ranks, scores = ranks_of([others, [failure.seat]], plan.players), None
        result = Result(job.number, job.deal, job.seats, ranks, scores, decisions, failure, times)
        return result, record(match, job, plan, failure)

    def play_out(self, match: AnyMatch, job: Job, times: tuple[Times, ...]) -> Failure | None:
        """Play to the end, or to the first fault."""
        minds = self.seated(job)
        seat = 0
        try:
            for seat, mind in enumerate(minds):
                mind.begin(match, seat, f"{self.plan.seed} {job.number} {seat}")
            while not match.state.over:
                seat = match.state.to_act[0]
                action, taken = minds[seat].choose(match, seat)
                match.play(seat, action)
                times[seat].add(taken)
                if match.position > 2 * match.game.most_decisions:
                    raise EndlessGame(f"{match.game.name}, game {job.number}, luck {job.luck}")
        except IllegalMove as error:
            return Failure(seat, ILLEGAL, str(error))
        except Fault as fault:
            return Failure(seat, fault.kind, fault.detail)
        return None


def record(match: AnyMatch, job: Job, plan: Plan, failure: Failure | None) -> str:
    """The record of a game, with the seed; one that a fault has ended says so in a remark."""
    text = match.record([plan.entrants[entrant].label for entrant in job.seats], reveal=True, hidden=True)
    if failure is not None:
        detail = " ".join(failure.detail.split())
        text += f"# {SEAT.word(failure.seat)} loses the game: {failure.kind}, {detail}\n"
    return text

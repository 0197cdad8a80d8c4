"""Course: how far a match has come in its lesson, and how it goes on or back. The log alone says where it stands."""

from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.core.domain import SEAT
from rynek.core.state import State
from rynek.games import game as find_game
from rynek.play.lessons.lesson import LEARNER, Lesson
from rynek.play.match import AnyMatch, Match


class Course:
    """A lesson with its moves understood. `starts[n]` is how many answers the log has when step n begins."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = find_game(lesson.game)
        self.steps = lesson.steps
        self.script: list[tuple[int, Action]] = [self._entry(line) for line in lesson.opening]
        self.starts: list[int] = []
        for step in lesson.steps:
            self.starts.append(len(self.script))
            self.script += [self._entry(line) for line in step.moves]
        self.states: dict[int, State] = {}

    def _entry(self, line: str) -> tuple[int, Action]:
        who, _, move = line.partition(" ")
        return CHANCE if who == "*" else SEAT.value(who), self.game.parse(move)

    # where a match stands

    def follows(self, match: AnyMatch) -> bool:
        """Whether nothing but the lesson's own moves has been played, and some are still to come or have just ended."""
        log = match.log
        return len(log) <= len(self.script) and all(
            (entry.seat, entry.action) == planned for entry, planned in zip(log, self.script, strict=False)
        )

    def wanted(self, match: AnyMatch) -> Action | None:
        """The move that is to be made now; None where the learner is free."""
        if not self.follows(match) or match.position == len(self.script):
            return None
        return self.script[match.position][1]

    def cards(self, position: int) -> list[int]:
        """The steps to be shown at a place of the script: those to read, then the one to do."""
        here = [number for number, start in enumerate(self.starts) if start == position]
        return here or [max(number for number, start in enumerate(self.starts) if start < position)]

    def done_before(self, position: int) -> int | None:
        """The last step that the learner has done before a place of the script."""
        done = [number for number, start in enumerate(self.starts) if self.steps[number].moves and start < position]
        return max(done, default=None)

    def state_at(self, position: int) -> State:
        """The position after so many answers of the script; it is always the same."""
        if position not in self.states:
            self.states[position] = self.fresh(position, seed="lesson").state
        return self.states[position]

    def is_over(self, match: AnyMatch) -> bool:
        """Whether the rounds after the script, which are played freely, are over."""
        begun = self.state_at(len(self.script)).view(LEARNER)["round"]
        return bool(match.state.over or match.view(LEARNER)["round"] >= begun + self.lesson.rounds)

    def asks(self, position: int, state: State) -> bool:
        """Whether the learner is asked at a place of the script: what has only one answer needs no click."""
        if self.script[position][0] != LEARNER:
            return False
        return position in self.starts or len(state.legal(LEARNER)) > 1

    # going on and back

    def fresh(self, position: int | None = None, seed: str | None = None) -> AnyMatch:
        """The match at a place of the script, at the first step when none is named."""
        lesson = self.lesson
        match: AnyMatch = Match(self.game, lesson.players, lesson.options, seed, start=False)
        for seat, action in self.script[: self.starts[0] if position is None else position]:
            match.enter(seat, action)
        return match

    def go_on(self, match: AnyMatch) -> None:
        """Make the move that is wanted, and all that follows until the learner is asked again."""
        match.enter(*self.script[match.position])
        while match.position < len(self.script) and not self.asks(match.position, match.state):
            match.enter(*self.script[match.position])
        if match.position == len(self.script):
            match.play_chance()

    def before(self, match: AnyMatch) -> int:
        """The place to go back to: where the last step that was done, or half done, began."""
        position = min(match.position, len(self.script)) if self.follows(match) else len(self.script)
        if position == len(self.script) != match.position:
            return position
        step = self.done_before(position)
        return self.starts[0] if step is None else self.starts[step]

"""Numbers of moves for learning code, verb by verb, and masks.

They are the game's own numbers (`game.number`), unless the game's menu uses only few values of wide domains: then only
those have numbers here. `verbs` says of each verb where its numbers begin and which values its arguments may have, so
that a learner may choose the verb first and then one argument after another.
"""

from rynek.core.action import Action, Verb
from rynek.core.game import AnyGame
from rynek.core.state import State


class VerbNumbers:
    """The numbers of one verb: from `start` on, in the order of the values of its arguments, the last one quickest."""

    __slots__ = ("places", "shape", "size", "start", "values", "verb")

    def __init__(self, verb: Verb, start: int, values: list[list[int]]) -> None:
        self.verb = verb
        self.start = start
        self.values = values
        self.shape: tuple[int, ...] = tuple([len(some) for some in values])
        self.places: list[dict[int, int]] = [{value: place for place, value in enumerate(some)} for some in values]
        self.size = 1
        for length in self.shape:
            self.size *= length

    @property
    def name(self) -> str:
        """The word of the verb."""
        return self.verb.name

    def words(self, argument: int) -> list[str]:
        """The values of an argument in words."""
        return [self.verb.domains[argument].word(value) for value in self.values[argument]]

    def number(self, args: tuple[int, ...]) -> int:
        """The number of the move with these arguments; KeyError when it has none."""
        number = 0
        for place, value in enumerate(args):
            number = number * self.shape[place] + self.places[place][value]
        return self.start + number

    def choices(self, number: int) -> tuple[int, ...]:
        """For each argument the place of its value in the list of its values."""
        left, found = number - self.start, [0] * len(self.shape)
        for place in range(len(self.shape) - 1, -1, -1):
            found[place] = left % self.shape[place]
            left //= self.shape[place]
        return tuple(found)

    def action(self, number: int) -> Action:
        """The move of a number."""
        choices = self.choices(number)
        return Action(self.verb, *[self.values[place][choice] for place, choice in enumerate(choices)])

    def __repr__(self) -> str:
        return f"<{self.name}: {self.start} {self.shape}>"


class ActionNumbers:
    """The numbers of one game at a table of so many."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.size = 0
        self.verbs: list[VerbNumbers] = []
        menu = game.menu(players)
        for verb in game.verbs.values():
            if verb.size:
                self._add(verb, menu)
        self._by_name: dict[str, VerbNumbers] = {each.name: each for each in self.verbs}
        # Moves are few and come again and again; to find one here is much quicker than to count its number.
        self._known: dict[Action, int] = {}

    def _add(self, verb: Verb, menu: dict[str, list[list[int]]]) -> None:
        values = [[domain.at(i) for i in range(domain.size)] for domain in verb.domains]
        each = VerbNumbers(verb, self.size, menu.get(verb.name, values))
        if each.size:
            self.verbs.append(each)
            self.size += each.size

    def number(self, action: Action) -> int:
        """The number of a move; ValueError when it has none."""
        found = self._known.get(action, -1)
        return found if found >= 0 else self._count(action)

    def _count(self, action: Action) -> int:
        verb = self._by_name.get(action.verb.name)
        if verb is None or len(action.args) != len(verb.shape):
            raise ValueError(f"{action!r} has no number")
        try:
            number = verb.number(action.args)
        except KeyError:
            raise ValueError(f"{action!r} has no number") from None
        self._known[action] = number
        return number

    def verb(self, number: int) -> VerbNumbers:
        """The verb of a number; ValueError when there is none."""
        for each in self.verbs:
            if each.start <= number < each.start + each.size:
                return each
        raise ValueError(f"{number} is no action of {self.game.name}")

    def action(self, number: int) -> Action:
        """The move of a number; ValueError when there is none."""
        return self.verb(number).action(number)

    def moves(self, state: State, seat: int) -> dict[int, Action]:
        """The moves a seat may make now, by number; of an open grammar those of its menu."""
        known = self._known
        found: dict[int, Action] = {}
        for action in state.legal(seat):
            number = known.get(action, -1)
            if number >= 0:
                found[number] = action
            elif action.verb.rest is None:
                found[self._count(action)] = action
        return found

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of the moves a seat may make now, sorted."""
        return sorted(self.moves(state, seat))

    def mask(self, state: State, seat: int) -> bytearray:
        """1 for every move a seat may make now, 0 for the others."""
        mask, known = bytearray(self.size), self._known
        for action in state.legal(seat):
            number = known.get(action, -1)
            if number >= 0:
                mask[number] = 1
            elif action.verb.rest is None:
                mask[self._count(action)] = 1
        return mask

"""State: what lies on the table, and the stack of unfinished frames."""

from typing import Any, Generic

from rynek.core.action import Action
from rynek.core.chance import CHANCE, Odds, Rng
from rynek.core.codec import Codec
from rynek.core.frame import AnyFrame, S
from rynek.core.message import EVERYBODY, Event, Message, Template, only


class Rules(Generic[S]):
    """What a table asks of its game: all that is computed from a state and needs more of the rules than the state has.

    `Game` is the whole of it. A state holds its rules, so that `state.view(seat)` needs no second object.
    """

    name: str
    version: int
    codec: Codec

    def view(self, state: S, seat: int | None) -> Any:
        """All that a seat (None: a spectator) may know, as the typed view of the game, and nothing else."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """The points of every seat as the table stands."""
        raise NotImplementedError

    def free_acts(self, state: S, seat: int) -> list[Action]:
        """Moves of free verbs that a seat may make now, whoever must answer: sorted, without repeats."""
        return []

    def do_free(self, state: S, seat: int, action: Action) -> None:
        """What follows from a free move. The unfinished frame stays on the stack."""
        raise NotImplementedError

    def why_not_free(self, state: S, seat: int, action: Action) -> Message | None:
        """Why a free move may not be made now; None when there is nothing to add."""
        return None


class State:
    """One table of one game. Subclasses add the fields of their game, `copy`, and small questions about the table."""

    __slots__ = ("events", "options", "players", "revealed", "rules", "stack")

    rules: Rules[Any]  # set by the game that makes or loads the table

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.stack: list[AnyFrame] = []
        self.events: list[Event] | None = None
        self.revealed = 0

    # what each game provides

    def copy(self) -> "State":
        """An independent state, which tells no events. It lists every field once."""
        raise NotImplementedError

    # what the game computes

    def view(self, seat: int | None) -> Any:
        """All that a seat (None: a spectator) may know, and nothing else; see the game's `view_types.py`."""
        return self.rules.view(self, seat)

    def scores(self) -> list[int]:
        """The points of every seat as the table stands."""
        return self.rules.scores(self)

    def free_acts(self, seat: int) -> list[Action]:
        """Moves of free verbs that a seat may make now, whoever must answer: sorted, without repeats."""
        return self.rules.free_acts(self, seat)

    def do_free(self, seat: int, action: Action) -> None:
        """Make a free move. The unfinished frame stays on the stack."""
        self.rules.do_free(self, seat, action)

    def why_not_free(self, seat: int, action: Action) -> Message | None:
        """Why a free move may not be made now; None when there is nothing to add."""
        return self.rules.why_not_free(self, seat, action)

    # the stack

    def then(self, *frames: AnyFrame) -> None:
        """Resolve these frames next, in reading order, before what is below."""
        if len(frames) == 1:
            self.stack.append(frames[0])
        else:
            self.stack.extend(frames[::-1])

    def settle(self) -> None:
        """Run the frames nobody must answer, until somebody must or all is done."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if top.actors(self):
                return
            stack.pop()
            top.run(self)

    def copy_kernel(self, other: "State") -> None:
        """Copy the kernel's own fields onto a state made by `copy`."""
        other.rules = self.rules
        other.stack = self.stack[:]
        other.revealed = self.revealed

    # play

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must answer now; (CHANCE,) when dice or cards must."""
        if not self.stack:
            return ()
        return self.stack[-1].actors(self)

    @property
    def may_change(self) -> tuple[int, ...]:
        """The seats that have answered and may still change their answer."""
        if not self.stack:
            return ()
        return self.stack[-1].changers(self)

    def legal(self, seat: int) -> list[Action]:
        """All moves a seat may make now, sorted; empty when it may make none. For open grammars: the menu."""
        if not self.stack:
            return []
        top = self.stack[-1]
        found: list[Action] = []
        if seat in top.actors(self) or seat in top.changers(self):
            found = top.options(self, seat)
        if seat != CHANCE:
            free = self.rules.free_acts(self, seat)
            if free:
                return merged(found, free) if found else free
        return found

    def accepts(self, seat: int, action: Action) -> bool:
        """Whether the rules allow a seat this move now."""
        if not self.stack:
            return False
        if action.verb.free:
            return action in self.free_acts(seat)
        top = self.stack[-1]
        if seat in top.actors(self) or seat in top.changers(self):
            return top.accepts(self, seat, action)
        return False

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal move. It trusts the caller: ask `accepts`, or use a Match, for moves from outside."""
        if action.verb.free:
            self.do_free(seat, action)
        else:
            self.stack.pop().answer(self, seat, action)
        self.settle()

    def roll(self, rng: Rng) -> Action:
        """The answer of chance to the frame on top, drawn but not applied."""
        return self.stack[-1].sample(self, rng)

    def outcomes(self) -> Odds | None:
        """Every answer chance may give now with its probability; None where answers can only be drawn with `roll`."""
        return self.stack[-1].odds(self) if CHANCE in self.to_act else []

    def ask(self, seat: int) -> Message:
        """What is asked of a seat that must answer or may change its answer."""
        return self.stack[-1].ask(self, seat)

    # what happened

    def tell(self, template: Template, *args: int) -> None:
        """Note an event that everybody sees."""
        if self.events is not None:
            self.events.append(Event(template, args, EVERYBODY))

    def tell_seat(self, seat: int, template: Template, *args: int) -> None:
        """Note an event that one seat sees."""
        if self.events is not None:
            self.events.append(Event(template, args, only(seat)))

    def tell_others(self, seat: int, template: Template, *args: int) -> None:
        """Note an event that everybody but one seat sees: what the others learn of that seat's secret."""
        if self.events is not None:
            self.events.append(Event(template, args, ~only(seat)))

    def reveal(self) -> None:
        """Something unknown has become known: moves before this point cannot be taken back."""
        self.revealed += 1


def merged(some: list[Action], others: list[Action]) -> list[Action]:
    """Two sorted lists as one. Quicker than sorting: legal moves are asked for at every decision."""
    both: list[Action] = []
    place, end = 0, len(others)
    for action in some:
        while place < end and others[place] < action:
            both.append(others[place])
            place += 1
        both.append(action)
    both.extend(others[place:])
    return both


def play_chance(state: State, rng: Rng) -> None:
    """Answer for chance until a seat must act or the game ends."""
    while CHANCE in state.to_act:
        state.apply(CHANCE, state.roll(rng))

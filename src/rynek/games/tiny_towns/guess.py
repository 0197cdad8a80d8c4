"""Guessing (R17.2): a table in which all that a seat cannot know is drawn anew.

Hidden are the monument cards of the others until they are built, and the answers of an open step. The order of the
resource cards is nowhere stored.
"""

from rynek.core.chance import Rng, sample
from rynek.games.tiny_towns.at_once import next_puts
from rynek.games.tiny_towns.components import MONUMENT, cards_of
from rynek.games.tiny_towns.constructing import Construct
from rynek.games.tiny_towns.due import DONE, IDLE, Due
from rynek.games.tiny_towns.simultaneous import IDLE as NOT_ASKED
from rynek.games.tiny_towns.simultaneous import Simultaneous
from rynek.games.tiny_towns.state import TinyTownsState
from rynek.games.tiny_towns.town import BUILT
from rynek.games.tiny_towns.watch import Watching, triggered


def guess_of(state: TinyTownsState, seat: int | None, rng: Rng) -> TinyTownsState:
    """A copy of the table as the seat (None: a spectator) may imagine it."""
    table = state.copy()
    others = [each for each in range(state.players) if each != seat]
    for each in others:
        table.towns[each] = table.shown[each]
    redraw_monuments(table, others, rng)
    if table.stack:
        redraw_answers(table, others, rng)
    return table


def is_known(state: TinyTownsState, seat: int) -> bool:
    """Whether everybody knows the monument of a seat: it is built, or the game is over."""
    return state.over or BUILT + MONUMENT in state.shown[seat].squares


def redraw_monuments(table: TinyTownsState, others: list[int], rng: Rng) -> None:
    """The cards dealt to the others are drawn anew from those the seat has not seen."""
    dealt = [each for each in others if table.dealt[2 * each] >= 0]
    known = [table.shown[each].monument for each in dealt if is_known(table, each)]
    own = [card for place, card in enumerate(table.dealt) if place // 2 not in others]
    unseen = [card for card in cards_of(MONUMENT, table.players) if card not in known and card not in own]
    drawn = sample(unseen, 2 * len(dealt) - len(known), rng)
    cards = list(table.dealt)
    for each in dealt:
        kept = table.shown[each].monument if is_known(table, each) else drawn.pop()
        cards[2 * each : 2 * each + 2] = sorted([kept, drawn.pop()])
        if table.shown[each].monument >= 0:
            table.set_town(each, table.shown[each].with_monument(kept))
    table.dealt = tuple(cards)


def redraw_answers(table: TinyTownsState, others: list[int], rng: Rng) -> None:
    """Answers the others have put down unseen are drawn anew; unseen buildings are taken off."""
    top = table.stack[-1]
    if isinstance(top, Simultaneous):
        answers = list(top.answers)
        for each in others:
            if answers[each] > NOT_ASKED:
                numbers = top.numbers(table, each)
                answers[each] = numbers[rng.randrange(len(numbers))]
        table.stack[-1] = top.with_answers(tuple(answers))
    elif isinstance(top, Construct):
        due = list(top.due)
        for each in others:
            due[each] = _other_due(table, each, top.due[each])
        table.stack[-1] = Construct(tuple(due))


def _other_due(table: TinyTownsState, seat: int, due: Due) -> Due:
    """Whether another seat has stopped is seen, what else it does is not; what the Watch has seen is known to all."""
    if due in ((IDLE,), (DONE,)):
        return due
    before_watching = any(isinstance(frame, Watching) for frame in table.stack)
    return () if before_watching else next_puts(table, seat, triggered(table, seat))

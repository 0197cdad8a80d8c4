"""The score of a table as text: every point explained."""

from rich.table import Table

from rynek.core.game import AnyGame
from rynek.core.state import State
from rynek.play.words import Words


def score_table(game: AnyGame, state: State, words: Words) -> Table:
    """Where each seat's points come from, and its rank."""
    table = Table(*[words.text(f"cli-column-{column}") for column in ("rank", "seat", "points", "from")])
    scores = state.scores()
    for rank, seats in enumerate(game.ranking(state), start=1):
        for seat in seats:
            lines = [f"{line.points:+d} {words.message(line.message)}" for line in game.breakdown(state, seat)]
            table.add_row(str(rank), words.text(f"seat-{'ABCDEF'[seat]}"), str(scores[seat]), "\n".join(lines))
    return table

"""Knowledge: the points a seat may see, read off the audience of each line."""

from rynek.core.game import AnyGame
from rynek.core.message import Points
from rynek.core.state import State
from rynek.play.match import AnyMatch


def earned_points(match: AnyMatch) -> list[list[Points] | None]:
    """For every seat of a finished game where its points come from, told from the whole game."""
    told = [event for entry in match.log for event in entry.events]
    return [match.game.earned(match.state, seat, told) for seat in range(match.players)]


def known_points(game: AnyGame, state: State, viewer: int | None, *, over: bool) -> list[list[Points] | None]:
    """For every seat where its points come from, as far as a viewer (None: a spectator) may see; None: secret."""
    if over:
        return [game.breakdown(state, seat) for seat in range(state.players)]
    return [game.seen_breakdown(state, seat, viewer) for seat in range(state.players)]

"""Points are shown as far as a seat can know them."""

from random import Random

import pytest

import rynek
from rynek.core.message import Points
from rynek.server.knowledge import known_points


def facts(lines: list[Points] | None) -> set[tuple[object, ...]]:
    return {(line.message, line.points, line.where) for line in lines or ()}


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_seat_is_told_true_sources_of_points_only(name: str) -> None:
    game = rynek.game(name)
    match = rynek.Match(game, max(2, game.min_players), seed=9)
    chooser = Random(9)
    known = 0
    secret = name in ("caylus_1303", "genoa", "troyes")  # R12.2, R15.1, R8.2
    while not match.state.over:
        if match.position % 20 == 0:
            points = known_points(game, match.state, 0, over=False)
            truth = [game.breakdown(match.state, seat) for seat in range(match.players)]
            assert all(facts(lines) <= facts(true) for lines, true in zip(points, truth, strict=True))
            known += len(points[0] or ())
            assert all(lines is None for lines in points[1:]) == secret
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))

    assert known
    everything = known_points(game, match.state, None, over=True)
    assert [sum(line.points for line in lines or ()) for lines in everything] == match.state.scores()

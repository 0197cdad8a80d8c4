"""What painting costs: `python -m bench.drawing` paints random games for every seat, regions remembered or not."""

import sys
from random import Random
from time import process_time

import rynek
from rynek.core.view_types import Head
from rynek.draw import drawing
from rynek.draw.region import drawn
from rynek.play.words import words

POSITIONS = 120
NAMES = ("Anna", "Bohdan", "Celina", "Dobrosława", "Ewa", "Florian")


def views(name: str) -> list[list[Head]]:
    """What every seat and a spectator see, position by position of a random game with the most players."""
    game = rynek.game(name)
    match = rynek.Match(game, game.max_players, seed=7)
    chooser = Random(7)
    found: list[list[Head]] = []
    while not match.state.over and len(found) < POSITIONS:
        found.append([match.view(seat) for seat in (None, *range(match.players))])
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
    return found


def measure(name: str, *, fresh: bool) -> tuple[float, float, float, int]:
    """Milliseconds for one picture and for all of a position, kilobytes sent to one seat a position, regions drawn."""
    own, speech, played = drawing(name), words("pl", name), views(name)
    assert own is not None
    known: dict[str, str] = {}
    sent = 0
    drawn.cache_clear()
    spent = 0.0
    for seen in played:
        if fresh:
            drawn.cache_clear()
        start = process_time()
        pictures = [own.paint(view, speech, NAMES).parts() for view in seen]
        spent += process_time() - start
        sent += sum(len(body) for region, body in pictures[1].items() if known.get(region) != body)
        known = pictures[1]
    each = spent * 1000 / len(played)
    return each / len(played[0]), each, sent / len(played) / 1024, drawn.cache_info().misses


def main() -> None:
    """A line a game."""
    print(f"{'game':<14}{'':<12}{'ms a picture':>14}{'ms a position':>15}{'kB a position':>15}")
    for name in sys.argv[1:] or rynek.all_games():
        for fresh in (True, False):
            one, each, sent, _ = measure(name, fresh=fresh)
            print(f"{name:<14}{'afresh' if fresh else 'remembered':<12}{one:>14.2f}{each:>15.2f}{sent:>15.1f}")


if __name__ == "__main__":
    main()

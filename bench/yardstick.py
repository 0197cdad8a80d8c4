"""The yardstick: decisions per second of random games of Catanatron, the fullest euro game in Python before."""

import json
import random
from time import process_time as clock

from catanatron import Color, Game, RandomPlayer

SECONDS = 5.0


def main() -> None:
    """Play four-player games at random and print the figures as JSON."""
    random.seed(7)
    games = decisions = 0
    start = clock()
    while (passed := clock() - start) < SECONDS:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        decisions += len(game.state.actions)
        games += 1
    copies = 2000
    begun = clock()
    for _ in range(copies):
        game.copy()
    copy = (clock() - begun) / copies * 1e6
    print(
        json.dumps(
            {"decisions": decisions / passed, "games": games / passed, "length": decisions / games, "copy": copy}
        )
    )


if __name__ == "__main__":
    main()

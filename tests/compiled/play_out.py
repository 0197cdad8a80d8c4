"""Plays random games of one title and prints each with a fingerprint of all that happened; run as a script."""

import hashlib
import json
import sys
from random import Random
from typing import Any

import rynek
from rynek.core import state
from rynek.core.encoding import Encoding
from rynek.draw import paint
from tests.games.test_contract import all_cases


def fingerprint(name: str, players: int, options: dict[str, Any]) -> str:
    """A random game: moves, options, views, events, positions, points, numbers for learning and its last picture."""
    match = rynek.Match(rynek.game(name), players, options, seed=3)
    chooser = Random(3)
    digest = hashlib.sha256()
    encoding = Encoding(match.game, players)
    while not match.state.over:
        seat = chooser.choice(match.state.to_act)
        moves = match.state.legal(seat)
        events = match.play(seat, chooser.choice(moves))
        guess = match.game.guess(match.state.copy(), seat, Random(5))
        again = match.game.load(match.game.dump(match.state))
        positions = (match.game.dump(guess), match.game.dump(again))
        numbers = (encoding.encode(match.state, seat), encoding.actions.mask(match.state, seat))
        seen = (moves, events, match.state.scores(), match.view(seat), positions)
        digest.update(repr(seen).encode())
        for part in numbers:
            digest.update(part)
    digest.update(json.dumps(match.game.dump(match.state)).encode())
    digest.update(match.record().encode())
    picture = paint(name, match.view(0), "pl")
    digest.update(repr(picture and picture.parts()).encode())
    return digest.hexdigest()


def main() -> None:
    """Print where the rules come from, then a line for each case."""
    sys.stdout.write(json.dumps({"rules": state.__file__}) + "\n")
    for case in all_cases([sys.argv[1]]):
        name, players, options = case.values
        line = {"case": case.id, "fingerprint": fingerprint(name, players, options)}
        sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()

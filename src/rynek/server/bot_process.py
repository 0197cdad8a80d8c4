"""A process in which bots think: one question a line in, one answer a line out, until the server goes away."""

import json
import os
import sys
from random import Random
from typing import Any

from rynek.bots import SeatHandle, bot
from rynek.games import game as find_game


def answer(question: dict[str, Any]) -> str:
    """The move a bot chooses in a position, in notation."""
    game = find_game(question["game"])
    state = game.load(question["position"])
    mind = bot(question["level"], Random(question["luck"]))
    return str(mind.choose(SeatHandle(game, state, question["seat"])))


def main() -> None:
    """Answer questions until there are no more. People come first: the process is a patient one."""
    os.nice(5)
    for line in sys.stdin:
        print(json.dumps({"move": answer(json.loads(line))}), flush=True)  # noqa: T201 - the pipe is the answer


if __name__ == "__main__":
    main()

"""A process in which bots think: one question a line in, one answer a line out, until the server goes away."""

import json
import os
import sys
from random import Random
from typing import Any

from rynek.bots import SeatHandle, bot
from rynek.games import game as find_game
from rynek.server.logs import place_of


def answer(question: dict[str, Any]) -> str:
    """The move a bot chooses in a position, in notation."""
    game = find_game(question["game"])
    state = game.load(question["position"])
    mind = bot(question["level"], Random(question["luck"]))
    return str(mind.choose(SeatHandle(game, state, question["seat"])))


def answered(line: str) -> dict[str, Any]:
    """The answer to a line. A fault is told with its way, for the log of the server."""
    try:
        return {"move": answer(json.loads(line))}
    except Exception as error:  # noqa: BLE001 - whatever a bot stumbles over, the next question is answered
        return {"fault": type(error).__name__, "where": place_of(error)}


def main() -> None:
    """Answer questions until there are no more. People come first: the process is a patient one."""
    os.nice(5)
    for line in sys.stdin:
        print(json.dumps(answered(line)), flush=True)  # noqa: T201 - the pipe is the answer


if __name__ == "__main__":
    main()

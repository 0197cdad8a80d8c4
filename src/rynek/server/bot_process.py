"""A process in which bots think: one question a line in, one answer a line out, until the server goes away."""

import json
import os
import sys
from random import Random
from typing import Any, Final

from rynek.bots import SeatHandle, bot
from rynek.bots.hint import hint, motive
from rynek.bots.thought import Budget
from rynek.games import game as find_game
from rynek.server.hint_text import hint_text, motive_text
from rynek.server.logs import place_of

HINT_SECONDS: Final = 1.5


def answer(question: dict[str, Any]) -> dict[str, str]:
    """The move a bot chooses in a position, in notation; for a hint, and for a motive, with the reason."""
    game = find_game(question["game"])
    handle = SeatHandle(game, game.load(question["position"]), question["seat"])
    rng = Random(question["luck"])
    most = question.get("seconds", HINT_SECONDS)
    if question["level"] == "hint":
        found = hint(handle, rng, Budget(seconds=min(HINT_SECONDS, most)))
        return {"move": str(found.move), "text": hint_text(found, game.name, question["lang"], question["names"])}
    if question["level"] == "motive":
        budget, move = Budget(seconds=min(HINT_SECONDS, most)), game.parse(question["move"])
        why, names = motive(handle, question["viewer"], move, rng, budget), question["names"]
        text = motive_text(why, names[handle.seat], game.name, question["lang"], names)
        return {"move": question["move"], "text": text}
    taste = question.get("taste", "")
    name = f"{question['level']}+{taste}" if taste else question["level"]
    return {"move": str(bot(name, rng, most).choose(handle))}


def answered(line: str) -> dict[str, Any]:
    """The answer to a line. A fault is told with its way, for the log of the server."""
    try:
        return dict(answer(json.loads(line)))
    except Exception as error:  # noqa: BLE001 - whatever a bot stumbles over, the next question is answered
        return {"fault": type(error).__name__, "where": place_of(error)}


def main() -> None:
    """Answer questions until there are no more. People come first: the process is a patient one."""
    os.nice(5)
    for line in sys.stdin:
        print(json.dumps(answered(line)), flush=True)  # noqa: T201 - the pipe is the answer


if __name__ == "__main__":
    main()

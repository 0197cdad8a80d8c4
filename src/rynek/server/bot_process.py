"""A process in which bots think: one question a line in, one answer a line out, until the server goes away."""

import json
import os
import sys
from random import Random
from typing import Any, Final

from rynek.bots import LEVELS, SeatHandle, bot
from rynek.bots.hint import hint, motive
from rynek.games import game as find_game
from rynek.server.hint_text import hint_text, motive_text
from rynek.server.logs import place_of

HINT_SECONDS: Final = LEVELS["master"].seconds
"""A hint is what a master would do."""
EXPLAINED: Final = ("hint", "motive")
"""Questions that are answered with a reason."""


def answer(question: dict[str, Any]) -> dict[str, str]:
    """The move a bot chooses in a position, in notation; for a hint, and for a motive, with the reason."""
    game = find_game(question["game"])
    handle = SeatHandle(game, game.load(question["position"]), question["seat"])
    rng = Random(question["luck"])
    most = question.get("seconds", HINT_SECONDS)
    if question["level"] in EXPLAINED:
        return explained(question, handle, rng, most)
    taste = question.get("taste", "")
    name = f"{question['level']}+{taste}" if taste else question["level"]
    return {"move": str(bot(name, rng, most).choose(handle))}


def explained(question: dict[str, Any], handle: SeatHandle, rng: Random, most: float) -> dict[str, str]:
    """What a master would do, or what it thinks of a move that was made, with the reason."""
    budget = LEVELS["master"].budget()
    budget.limit(most)
    game, lang, names = handle.game, question["lang"], question["names"]
    if question["level"] == "hint":
        found = hint(handle, rng, budget)
        return {"move": str(found.move), "text": hint_text(found, game.name, lang, names)}
    why = motive(handle, question["viewer"], game.parse(question["move"]), rng, budget)
    return {"move": question["move"], "text": motive_text(why, names[handle.seat], game.name, lang, names)}


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

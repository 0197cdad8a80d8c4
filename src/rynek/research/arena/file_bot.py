"""The process in which a bot file plays: started by the arena, one line of JSON in, one out.

A bot file holds one class with `choose(self, seat)`, made with a generator (`__init__(self, rng)`) if it wants one, or
a function `choose(seat)`. `seat` is the handle all bots get: `seat.view`, `seat.legal`, `seat.guess(rng)`. Or it holds
a policy as for PettingZoo: a function `act(observation)` that gives the number of an action.
"""

import inspect
import json
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from rynek.bots import Bot, SeatHandle
from rynek.core.action import Action
from rynek.core.game import AnyGame
from rynek.games import game as find_game
from rynek.research.arena.faults import CRASH, MEMORY
from rynek.research.policy import Act, PolicyBot

Choose = Callable[[SeatHandle], Action | str]


class NoBot(Exception):
    """A file without a bot."""


def load(path: str, source: str) -> ModuleType:
    """The module of a bot file, which may import its neighbours."""
    sys.path.insert(0, str(Path(path).parent))
    module = ModuleType(Path(path).stem)
    module.__file__ = path
    sys.modules[module.__name__] = module
    exec(compile(source, path, "exec"), module.__dict__)  # noqa: S102 - to run the file is what the user asked for
    return module


def chooser(module: ModuleType, rng: Random) -> Choose:
    """What chooses the moves of one game in one seat."""
    function: Choose | None = getattr(module, "choose", None)
    if inspect.isfunction(function):
        return function
    policy: Act | None = getattr(module, "act", None)
    if inspect.isfunction(policy):
        return PolicyBot(policy).choose
    own = [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing) and thing.__module__ == module.__name__ and hasattr(thing, "choose")
    ]
    if len(own) != 1:
        wanted = "one is wanted, or a function choose(seat) or act(observation)"
        raise NoBot(f"{len(own)} classes with choose(self, seat): {wanted}")
    maker: Any = own[0]
    made: Bot = maker(rng) if inspect.signature(maker).parameters else maker()
    return made.choose


class Desk:
    """Answers the arena's questions."""

    def __init__(self) -> None:
        self.module = ModuleType("none")
        self.game: AnyGame | None = None
        self.choose: Choose | None = None

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to one question; what goes wrong in the bot is told, not raised."""
        try:
            return self.react(question)
        except MemoryError:
            return {"fault": MEMORY, "detail": "MemoryError"}
        except BaseException as error:  # noqa: BLE001 - whatever a bot raises is its fault, not ours
            place = traceback.extract_tb(error.__traceback__)[-1]
            told = f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})"
            return {"fault": CRASH, "detail": told}

    def react(self, question: dict[str, Any]) -> dict[str, Any]:
        """Load the file, begin a game, or choose a move."""
        if question["type"] == "load":
            self.module = load(question["path"], question["source"])
            chooser(self.module, Random(0))
            return {"ready": True}
        if question["type"] == "new":
            self.game = find_game(question["game"])
            self.choose = chooser(self.module, Random(question["seed"]))
            return {"ready": True}
        assert self.game is not None
        assert self.choose is not None
        handle = SeatHandle(self.game, self.game.load(question["position"]), question["seat"])
        return {"move": str(self.choose(handle))}


def main() -> None:
    """Answer until there are no more questions. What the bot prints goes to the complaints, not among the answers."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    desk = Desk()
    for line in sys.stdin:
        answers.write(json.dumps(desk.answer(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()

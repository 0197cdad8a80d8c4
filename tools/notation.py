"""Writes the tables of docs/notation.md: every verb of every game, how it is typed, an example and what it means.

`python -m tools.notation` writes them anew; a test fails when they are out of date. Examples are moves of random games,
shortest first; a verb that random games never show needs one in `RARE`.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import rynek
from rynek.core.action import Action
from rynek.core.chance import CHANCE
from rynek.core.game import pattern
from rynek.play.words import words

DOC = Path(__file__).parent.parent / "docs" / "notation.md"
TABLE = re.compile(r"(<!-- verbs of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
GAMES = 12
RARE = {
    "caylus_1303": ("monument garden", "spend-two wood cloth"),
    "genoa": (
        "offer-move harbor 10",
        "offer-action harbor 20 wine",
        "offer-here 15 wine for pepper",
        "suggest-move tavern 5",
        "suggest-action tavern 25",
        "propose-move B harbor 10",
        "propose-action B harbor 20",
        "propose-here B 15",
        "counter 10",
        "demand-move B harbor 5 wine",
    ),
    "tiny_towns": (
        "again",
        "enough",
        "exchange b2 well",
        "factory brick c3",
        "mark glass",
        "put well a1",
        "statue d4",
        "store b2",
        "swap b2 wood c3",
        "watch cottage well theater",
    ),
}
"""By game moves that random games hardly ever make."""


def cases(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Numbers of players and options that together show every verb."""
    game = rynek.game(name)
    wishes: list[dict[str, Any]] = [{}, {option.name: True for option in game.options if option.kind == "switch"}]
    wishes += [{option.name: choice} for option in game.options for choice in option.choices]
    return [(players, options) for options in wishes for players in range(game.min_players, game.max_players + 1)]


def moves(name: str) -> Iterator[Action]:
    """The moves offered in random games."""
    game = rynek.game(name)
    for seed, (players, options) in enumerate(cases(name) * (GAMES // len(cases(name)) + 1)):
        try:
            state = game.new(players, options)
        except rynek.BadOptions:
            continue  # these players cannot play with this option
        chooser = Random(seed)
        while not state.over:
            seat = chooser.choice(state.to_act)
            offered = [state.roll(chooser)] if seat == CHANCE else state.legal(seat)
            yield from offered
            state.apply(seat, chooser.choice(offered))


@cache
def examples(name: str) -> dict[str, str]:
    """By verb the notation of a move: the shortest that says something, seen in a random game."""
    found: dict[str, str] = {text.split()[0]: text for text in RARE.get(name, ())}
    for action in moves(name):
        text = str(action)
        best = found.get(action.verb.name)
        if best not in RARE.get(name, ()) and (best is None or (len(text), text) < (len(best), best)):
            found[action.verb.name] = text
    return dict(sorted(found.items()))


def table(name: str) -> str:
    """The table of a game's verbs."""
    game, speech = rynek.game(name), words("en", name)
    rows = ["| Typed | Example | Meaning |", "| --- | --- | --- |"]
    for verb, example in examples(name).items():
        said = speech.move(game.parse(example)).replace("|", "/")
        rows.append(f"| `{pattern(game.verbs[verb])}` | `{example}` | {said} |")
    return "\n".join(rows) + "\n"


def written(text: str) -> str:
    """The page with its tables made anew."""
    return TABLE.sub(lambda found: f"{found[1]}{table(found[2])}{found[3]}", text)


def main() -> None:
    """Write the page."""
    DOC.write_text(written(DOC.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

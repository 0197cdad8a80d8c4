"""Draws a board in the middle of a random game, or the sheet of all symbols, into build/board.svg."""

import sys
from pathlib import Path
from random import Random

import rynek
from rynek.draw.lettering import text
from rynek.draw.picture import Picture
from rynek.draw.region import Region
from rynek.draw.sheet import bodies
from rynek.draw.standalone import standalone
from rynek.draw.svg import join, use

TARGET = Path("build/board.svg")


def swing(name: str, moves: int) -> str:
    """A board after so many random moves, as the first seat sees it."""
    match = rynek.Match(rynek.game(name), seed=3)
    chooser = Random(3)
    while moves and not match.state.over:
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
        moves -= 1
    return match.game.svg(match.view(0))


def symbols() -> str:
    """Every symbol, large and small, with its name."""
    names = [name for name in bodies() if not name.startswith("pattern-") and not name.endswith("-over")]
    shown = []
    for place, name in enumerate(names):
        x, y = 20 + place % 12 * 78, 20 + place // 12 * 80
        shown += [use(name, x, y, 40, color="var(--wood)"), use(name, x + 48, y, 14, color="var(--wood)")]
        shown.append(text(name, x, y + 56, 12, width=74))
    return standalone(
        Picture.single(960, 100 + len(names) // 12 * 80, Region("symbols", join(*shown)), label="symbols")
    )


def main() -> None:
    """Write the picture asked for."""
    drawn = swing(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60) if len(sys.argv) > 1 else symbols()
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(drawn, encoding="utf-8")
    print(TARGET)


if __name__ == "__main__":
    main()

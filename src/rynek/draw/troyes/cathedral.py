"""The cathedral as architecture: the site with the drawing of what it is to become, and bays as high as they are built."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.svg import join, path, rect, use
from rynek.draw.troyes import masonry
from rynek.draw.troyes.layout import CATHEDRAL, COLUMN
from rynek.draw.troyes.masonry import SLATE, TIMBER

BAY: Final = 46
LEVEL: Final = 38
FIRST: Final = 22
FLOOR: Final = CATHEDRAL - 26
SPIRE: Final = (49, 42, 62, 62, 46, 54)
"""How high the roof of each bay is: two towers, and a gable between them."""


def window(column: int, level: int) -> tuple[float, float]:
    """The middle of a window."""
    return FIRST + (column + 0.5) * BAY, FLOOR - (level + 0.5) * LEVEL + 3


def site() -> Markup:
    """The ground with a crane and hewn stones, the master's drawing, and the value and the influence of each bay."""
    sky = rect(0, 0, COLUMN, CATHEDRAL, 8, fill="var(--paper)", stroke="var(--paper-line)")
    light = rect(0, 0, COLUMN, CATHEDRAL, 8, fill="#8FA3B3", fill_opacity=0.14)
    ground = f"M0 {FLOOR}h{COLUMN}v18a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
    soil = path(ground, fill="var(--paper-deep)", stroke="var(--paper-line)")
    plan = "".join(_sketch(column) for column in range(6))
    drawing = path(
        plan, fill="none", stroke="var(--paper-muted)", stroke_width=1, stroke_dasharray="3 3", stroke_opacity=0.75
    )
    birds = masonry.scratched("M186 30q4-5 8 0q4-5 8 0M214 19q3-4 6 0q3-4 6 0M170 16q3-4 6 0q3-4 6 0", 0.4, 1)
    return join(sky, light, birds, soil, drawing, _crane(), _stones(), *[_foot(column) for column in range(6)])


def _left(column: int) -> float:
    return FIRST + column * BAY


def _top(column: int, level: int) -> float:
    return FLOOR - (level + 1) * LEVEL


def _sketch(column: int) -> str:
    """The lines of a bay on parchment: walls, windows, a roof."""
    x, top = _left(column), _top(column, 2)
    walls = "".join(f"M{x:.0f} {_top(column, level):.0f}h{BAY}" for level in range(3))
    arches = "".join(_window(column, level) for level in range(3))
    roof = f"M{x:.0f} {FLOOR:.0f}V{top:.0f}l{BAY / 2:.0f} {-SPIRE[column]}l{BAY / 2:.0f} {SPIRE[column]}V{FLOOR:.0f}"
    return walls + arches + roof


def _window(column: int, level: int) -> str:
    return masonry.pointed_arch(_left(column) + 7, _top(column, level) + 3, BAY - 14, LEVEL - 5)


def _foot(column: int) -> Markup:
    x = _left(column)
    influence = 1 if column < 3 else 2
    return join(
        text(str(column + 1), x + 13, FLOOR + 19, 15, anchor="middle", bold=True),
        *[use("troyes-influence", x + 20 + i * 11, FLOOR + 6, 14) for i in range(influence)],
    )


def _crane() -> Markup:
    """A crane with a treadwheel, waiting for the next stone."""
    x, y = COLUMN - 40, FLOOR
    frame = f"M{x} {y}L{x + 14} {y - 118}L{x + 26} {y}M{x + 5} {y - 40}h17M{x + 9} {y - 78}h10M{x + 14} {y - 118}L{x - 14} {y - 132}M{x + 14} {y - 118}l14 6"
    rope = f"M{x - 13} {y - 131}v58M{x + 14} {y - 118}L{x + 14} {y - 28}"
    wheel = f"M{x + 14} {y - 6}a16 16 0 1 1 .1 0z"
    spokes = f"M{x + 14} {y - 38}v32M{x - 2} {y - 22}h32M{x + 3} {y - 33}l22 22M{x + 25} {y - 33}l-22 22"
    return join(
        path(frame, fill="none", stroke=TIMBER, stroke_width=3.2, stroke_linecap="round"),
        masonry.scratched(rope, 0.7, 1),
        path(wheel, fill="var(--paper)", fill_opacity=0.7, stroke=TIMBER, stroke_width=3),
        path(spokes, fill="none", stroke=TIMBER, stroke_width=1.2),
        masonry.surface(f"M{x - 21} {y - 73}h16v12h-16z", "#A9A498", 0.6),
    )


def _stones() -> Markup:
    """Hewn stones and a ladder on the left."""
    ladder = f"M5 {FLOOR}L12 90M13 {FLOOR}L19 90" + "".join(
        f"M{6 + i * 0.62:.1f} {FLOOR - 8 - i * 10}h8" for i in range(11)
    )
    stones = "".join(f"M{x} {y}h15v10h-15z" for x, y in ((298, FLOOR - 10), (306, FLOOR - 20)))
    return join(path(ladder, fill="none", stroke=TIMBER, stroke_width=1.6), masonry.surface(stones, "#A9A498", 0.5))


def bay(column: int, built: int) -> Markup:
    """A bay in stone as high as it has been built; under its roof once it has all three levels."""
    if not built:
        return Markup("")
    x, low = _left(column), built * LEVEL
    top = FLOOR - low
    walls = masonry.wall(x, top, BAY, low, "#A9A498", 0.22)
    side = masonry.shaded(f"M{x:.0f} {top:.0f}h5V{FLOOR}h-5z", 0.1)
    joints = masonry.scratched(masonry.courses(x, top, BAY, low, 8), 0.22)
    windows = "".join(_window(column, level) for level in range(built))
    glass = join(
        path(windows, fill="var(--paper-card)"),
        path(windows, fill="#3C6391", fill_opacity=0.35, stroke="var(--paper-ink)", stroke_width=1),
    )
    ledges = "".join(f"M{x - 1:.0f} {_top(column, level):.0f}h{BAY + 2}" for level in range(built))
    return join(
        walls,
        side,
        joints,
        glass,
        masonry.scratched(ledges, 0.9, 2),
        _roof(column) if built == 3 else _scaffold(x, top),
    )


def _roof(column: int) -> Markup:
    x, top = _left(column), _top(column, 2)
    middle = x + BAY / 2
    peak = top - SPIRE[column]
    cross = masonry.scratched(f"M{middle} {peak}v-9M{middle - 3} {peak - 6}h6", 0.95, 1.4)
    ribs = masonry.scratched(f"M{middle} {peak + 6}L{x + 12} {top}M{middle} {peak + 6}L{x + BAY - 12} {top}", 0.3)
    return join(masonry.spire(x - 1, top, BAY + 2, SPIRE[column], SLATE, 0.75), ribs, cross)


def _scaffold(x: float, top: float) -> Markup:
    """Poles and boards on a bay that is still growing, and the ragged last course."""
    poles = f"M{x + 4:.0f} {top:.0f}v-16M{x + BAY - 4:.0f} {top:.0f}v-16M{x - 1:.0f} {top - 9:.0f}h{BAY + 2}"
    ragged = f"M{x + 8:.0f} {top:.0f}v-4h8v4M{x + 21:.0f} {top:.0f}v-4h9v4"
    return join(
        path(poles, fill="none", stroke=TIMBER, stroke_width=1.8, stroke_linecap="round"),
        path(ragged, fill="var(--paper-card)", stroke="var(--paper-ink)", stroke_width=0.9),
    )

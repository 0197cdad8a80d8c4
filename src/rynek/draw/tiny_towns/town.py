"""A town: sixteen squares with cubes and buildings, large for its owner, small for the others."""

from rynek.core.domain import SEAT
from rynek.draw.lettering import caption, signed, text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece
from rynek.draw.pieces import cube
from rynek.draw.seats import badge, banner
from rynek.draw.svg import group, join, path, rect, remembered, use
from rynek.draw.tiny_towns.cards import card_info, card_name
from rynek.draw.tiny_towns.meadow import green
from rynek.games.tiny_towns.components import RESOURCE
from rynek.games.tiny_towns.view_types import SeatView, SquareView
from rynek.play.words import Words

CAPTION = 34

PlotKey = tuple[int, float, float, float, float, bool]
"""Seat, place, size of the squares, width, and whether it is the large one."""
Square = tuple[str, str | None, str | None, str | None, tuple[str, ...]]
"""A square as views have it: its name, its cube, its building, the type of that, and the cubes upon it."""


class Plot:
    """Where a town lies in the picture, and how large its squares are."""

    __slots__ = ("cell", "is_large", "seat", "width", "x", "y")

    def __init__(self, seat: int, x: float, y: float, cell: float, width: float, *, is_large: bool) -> None:
        self.seat = seat
        self.x = x
        self.y = y
        self.cell = cell
        self.width = width
        self.is_large = is_large

    @property
    def key(self) -> PlotKey:
        """All of it, for drawings to be remembered by."""
        return (self.seat, self.x, self.y, self.cell, self.width, self.is_large)

    @property
    def corner_of_hammer(self) -> tuple[int, float, float]:
        """The seat, and where the hammer stands when it is there."""
        return self.seat, self.x + self.width - 86, self.y + 4

    @property
    def margin(self) -> float:
        """The room above the squares; in a large town the letters of the columns stand there."""
        return 24 if self.is_large else 6

    @property
    def height(self) -> float:
        return CAPTION + self.margin + self.cell * 4 + (14 if self.is_large else 6)

    def corner(self, square: int) -> tuple[float, float]:
        """The upper left corner of a square."""
        return (
            self.x + (self.width - 4 * self.cell) / 2 + square % 4 * self.cell,
            self.y + CAPTION + self.margin + square // 4 * self.cell,
        )


def plot_of(key: PlotKey) -> Plot:
    """The plot that a drawing is remembered by."""
    seat, x, y, cell, width, is_large = key
    return Plot(seat, x, y, cell, width, is_large=is_large)


def town(plot: Plot, row: SeatView, words: Words, name: str, ghost: tuple[str, str] | None = None) -> Markup:
    """A town with its caption. `ghost` is a cube its owner has put down unseen: square and resource."""
    letter = SEAT.word(plot.seat)
    squares = [
        _square(plot.key, number, _seen(square), words, ghost[1] if ghost and ghost[0] == square["square"] else "")
        for number, square in enumerate(row["squares"])
    ]
    zoom = None if plot.is_large else letter
    inside = [_ground(plot.key), _caption(plot, letter, row, words, name), _labels(plot.key), *squares]
    return group(*inside, data_zoom=zoom, data_label=name if zoom else None)


@remembered
def _ground(key: PlotKey) -> Markup:
    """Grass, its edge, and the fence."""
    plot = plot_of(key)
    grass = green(plot.x, plot.y, plot.width, plot.height)
    edge = rect(plot.x, plot.y, plot.width, plot.height, 10, fill="none", stroke="var(--paper-line)")
    return join(grass, edge, *_fence(plot))


def _fence(plot: Plot) -> list[Markup]:
    """A fence around the large town, with a gate below."""
    if not plot.is_large:
        return []
    left, top, wide, high = plot.x + 4, plot.y + CAPTION + 3, plot.width - 8, plot.height - CAPTION - 6
    rails = f"M{left} {top}v{high}h{wide / 2 - 24}m48 0h{wide / 2 - 24}v-{high}"
    posts = f"M{left} {top + high}h{wide / 2 - 24}m48 0h{wide / 2 - 24}"
    ink = {"fill": "none", "stroke": "#7A6238", "opacity": 0.7}
    return [path(rails, **ink, stroke_width=1.4), path(posts, **ink, stroke_width=6, stroke_dasharray="2 10")]


def _caption(plot: Plot, letter: str, row: SeatView, words: Words, name: str) -> Markup:
    done = row["completed"] is not None
    room = plot.width - 120 - (22 if done else 0)
    return part(
        f"town:{letter}",
        box(plot.x, plot.y, plot.width, CAPTION, 10),
        banner(plot.seat, plot.x + 6, plot.y + 29, plot.width - 12, 4, 2),
        badge(plot.seat, plot.x + 18, plot.y + 15, 22),
        caption(name, plot.x + 34, plot.y + 20, room, 16 if plot.is_large else 14),
        use("check", plot.x + 36 + room, plot.y + 5, 18) if done else Markup(""),
        use("points", plot.x + plot.width - 26, plot.y + 5, 20),
        text(signed(row["score"]), plot.x + plot.width - 29, plot.y + 21, 15, anchor="end", bold=True),
        label=name,
        title=name,
        tip=words.text("draw-completed") if done else "",
    )


@remembered
def _labels(key: PlotKey) -> Markup:
    """The letters of the columns and the numbers of the rows, which moves in the log are written with."""
    plot = plot_of(key)
    if not plot.is_large:
        return Markup("")
    said = []
    for place in range(4):
        x, y = plot.corner(place * 5)
        middle = plot.cell / 2
        style = {"anchor": "middle", "fill": "var(--paper-muted)"}
        said.append(text("abcd"[place], x + middle, plot.y + CAPTION + 17, 14, **style))  # type: ignore[arg-type]
        said.append(text(str(place + 1), plot.x + 13, y + middle + 5, 14, **style))  # type: ignore[arg-type]
    return join(*said)


def _seen(square: SquareView) -> Square:
    return square["square"], square["cube"], square["building"], square["type"], tuple(square["upon"])


@remembered
def _square(key: PlotKey, number: int, square: Square, words: Words, ghost: str) -> Markup:
    """A square; `ghost` is the resource its owner has put there unseen, or nothing."""
    plot = plot_of(key)
    letter, name, cell = SEAT.word(plot.seat), square[0], plot.cell
    x, y = plot.corner(number)
    gap = 2 if plot.is_large else 1
    ground = rect(gap, gap, cell - 2 * gap, cell - 2 * gap, 6, fill="var(--paper)", stroke="var(--paper-line)")
    inside, said, tip = _thing(letter, square, cell, words)
    if ghost:
        inside = _put_down(ghost, cell)
    edge = box(gap, gap, cell - 2 * gap, cell - 2 * gap)
    title = "" if square[2] is None else said
    return part(
        f"square:{letter}:{name}", edge, ground, inside, at=(x, y), label=f"{name}: {said}", title=title, tip=tip
    )


def _put_down(resource: str, cell: float) -> Markup:
    """The cube its owner has put down, not yet seen by the others: pale, in a dashed frame, with a tick."""
    frame = {"fill": "var(--paper-card)", "stroke": "var(--paper-ink)", "stroke_width": 2, "stroke_dasharray": "6 4"}
    return group(
        rect(cell * 0.1, cell * 0.1, cell * 0.8, cell * 0.8, 7, **frame),
        group(cube(resource, cell * 0.2, cell * 0.2, cell * 0.6), opacity=0.6),
        use("check", cell * 0.62, cell * 0.06, cell * 0.34),
    )


def _thing(letter: str, square: Square, cell: float, words: Words) -> tuple[Markup, str, str]:
    """What stands on a square, its name and its explanation."""
    name, resource, card, kind, upon = square
    if resource is not None:
        size = cell * 0.66
        drawn = cube(resource, -size / 2, -size / 2, size)
        moving = piece(f"cube:{letter}:{name}", cell / 2, cell / 2, drawn, origin=f"resource:{resource}")
        return moving, words.name(RESOURCE, RESOURCE.value(resource)), ""
    if card is None:
        return Markup(""), words.text("draw-empty"), ""
    size = cell * 0.84
    drawn = use(f"tiny_towns-{kind}", -size / 2, -size / 2, size)
    moving = piece(f"building:{letter}:{name}", cell / 2, cell / 2, drawn, *_upon(upon, cell), origin=f"card:{card}")
    said = ", ".join([card_name(card, words), *[words.name(RESOURCE, RESOURCE.value(one)) for one in upon]])
    return moving, said, card_info(card, words)


def _upon(cubes: tuple[str, ...], cell: float) -> list[Markup]:
    """The cubes lying on a building: stored ones, or its mark."""
    size = cell * 0.28
    left = -len(cubes) * size / 2
    return [cube(one, left + place * size, cell * 0.18, size - 1) for place, one in enumerate(cubes)]

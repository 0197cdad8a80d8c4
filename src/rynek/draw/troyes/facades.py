"""Fronts: the Palace, the Bishopric and the City Hall as architecture. Nothing here ever changes."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.svg import group, join, path, rect, use
from rynek.draw.troyes import masonry
from rynek.draw.troyes.layout import COLUMN
from rynek.draw.troyes.masonry import SLATE, TILE, TIMBER
from rynek.draw.troyes.symbols import TINTS, colour_mark
from rynek.games.troyes.board import BISHOPRIC, BUILDING, COLOUR, PALACE, ROWS, WAGE, Row
from rynek.play.words import Words

HEIGHT: Final = 124
SIDE: Final = 48
HIGH: Final = 41
TOP: Final = 58
EAVES: Final = 39
GROUND: Final = 100


def front(number: int, words: Words) -> Markup:
    """The front of a building, its name, the wage, and the values of its rows."""
    colour = COLOUR.word(number)
    sky = rect(0, 0, COLUMN, HEIGHT, 8, fill="var(--paper)")
    tint = rect(0, 0, COLUMN, HEIGHT, 8, fill=TINTS[colour], stroke="var(--paper-line)")
    title = text(words.name(BUILDING, number), 33, 22, 18, serif=True, bold=True, width=112)
    rows = [_values(row) for row in ROWS if row.building == number]
    front_drawn = (_palace, _bishopric, _city_hall)[number]()
    return join(sky, tint, front_drawn, _pavement(), colour_mark(colour, 8, 7, 20), title, *rows, _wage(number, words))


def left(row: Row) -> float:
    """Where a row of spaces begins."""
    rows = [one for one in ROWS if one.building == row.building]
    gap = (COLUMN - 12 - 6 * SIDE) / len(rows)
    return 6 + gap / 2 + rows.index(row) * gap + (row.start - rows[0].start) * SIDE


def _pavement() -> Markup:
    """The ground before the building, its lower corners round."""
    ground = f"M0 {GROUND}h{COLUMN}v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
    return join(
        path(ground, fill="var(--paper-deep)", stroke="var(--paper-line)"),
        masonry.scratched(masonry.courses(80, GROUND + 1, 180, 24, 7), 0.22),
        masonry.shaded(f"M0 {GROUND}h{COLUMN}v3H0z"),
    )


# the values of the rows and the niches below them


def _values(row: Row) -> Markup:
    faces = str(row.faces[0]) if len(row.faces) == 1 else f"{row.faces[0]}–{row.faces[-1]}"
    x, spaces = left(row), row.end - row.start
    wide = spaces * SIDE
    label = text(faces, x + wide / 2, TOP - 4, 14, anchor="middle", bold=True)
    arrow = use("arrow", x + wide - 19, TOP - 16, 14) if spaces > 1 else Markup("")
    niches = [_niche(row.building, x + place * SIDE + 3, SIDE - 6) for place in range(spaces)]
    return join(*niches, label, arrow)


def _niche(building: int, x: float, wide: float) -> Markup:
    """An opening in which a citizen can stand: round in the Palace, pointed in the Bishopric, square in the City Hall."""
    if building == PALACE:
        d = masonry.round_arch(x, TOP, wide, HIGH)
    elif building == BISHOPRIC:
        d = masonry.pointed_arch(x, TOP - 1, wide, HIGH + 1)
    else:
        d = f"M{x:.1f} {TOP + HIGH}v-37l4-4h{wide - 8:.1f}l4 4v37z"
    hollow = path(d, fill="var(--paper-card)", stroke="var(--paper-ink)", stroke_width=1.1)
    shadow = masonry.shaded(f"M{x + wide - 5:.1f} {TOP + 14}h5v{HIGH - 14}h-5z", 0.08)
    return join(hollow, path(d, fill="#2B2118", fill_opacity=0.05), shadow)


def _wage(number: int, words: Words) -> Markup:
    if not WAGE[number]:
        return text(words.text("draw-no-wage"), 9, HEIGHT - 6, 12, width=90)
    return join(text(f"−{WAGE[number]}", 9, HEIGHT - 6, 14, bold=True), use("coin", 31, HEIGHT - 19, 16))


# the buildings


def _palace() -> Markup:
    """A castle: battlements, a keep with a red roof and two towers."""
    wall = f"{masonry.merlons(0, EAVES + 6, COLUMN, 13, 6)}V{GROUND}H0z"
    keep = masonry.surface(f"{masonry.merlons(224, 22, 58, 11, 5)}V{EAVES + 6}H224z", "#D9776B", 0.22)
    slits = masonry.shaded("M238 26h3v9h-3zM251.500 26h3v9h-3zM265 26h3v9h-3z", 0.6)
    towers = [_tower(x) for x in (166, 304)]
    return join(
        masonry.spire(231, 17, 44, 15, TILE),
        keep,
        slits,
        *towers,
        masonry.surface(wall, "#D9776B", 0.26),
        masonry.scratched(masonry.courses(2, EAVES + 6, COLUMN - 4, GROUND - EAVES - 6), 0.22),
        masonry.pennant(185, 9, "var(--seat-a)"),
        masonry.pennant(323, 9, "var(--seat-a)"),
    )


def _tower(x: float) -> Markup:
    body = masonry.surface(f"M{x + 5} {GROUND}V24h28V{GROUND}z", "#D9776B", 0.22)
    slit = masonry.shaded(f"M{x + 17} 30h4v9h-4z", 0.6)
    return join(body, masonry.shaded(f"M{x + 5} 24h8V{EAVES + 6}h-8z"), masonry.spire(x, 25, 38, 17, TILE), slit)


def _bishopric() -> Markup:
    """A gothic house of God's servants: a steep slate roof, a gable with a rose, buttresses and pinnacles."""
    roof = masonry.surface(f"M118 {EAVES + 4}l16-28h194l15 28z", SLATE, 0.62)
    tiles = "".join(f"M{128 + i * 9} {EAVES - i % 4 * 6}h6" for i in range(23))
    gable = masonry.surface(f"M146 {EAVES + 6}V28L172 4l26 24V{EAVES + 6}z", "#FFFDF6", 0.8)
    rose = group(use("troyes-rose", 160, 16, 24))
    wall = masonry.wall(0, EAVES + 4, COLUMN, GROUND - EAVES - 4, "#8FA3B3", 0.14)
    cornice = rect(0, EAVES + 2, COLUMN, 3.5, fill="var(--paper-card)", stroke="var(--paper-ink)", stroke_width=0.8)
    return join(
        roof,
        masonry.scratched(tiles, 0.35),
        gable,
        rose,
        wall,
        masonry.scratched(masonry.courses(2, EAVES + 6, COLUMN - 4, GROUND - EAVES - 6), 0.18),
        cornice,
        *[_buttress(x) for x in (0, 114, 229, 343)],
        _bell_cote(278),
        masonry.scratched("M172 4v-3.500M170 2h4", 0.9, 1.1),
    )


def _buttress(x: float) -> Markup:
    body = masonry.surface(f"M{x} {GROUND}V56l2-4V34h10v18l2 4v{GROUND - 56}z", "#FFFDF6", 0.6)
    return join(
        body,
        masonry.shaded(f"M{x} {GROUND}V56l2-4V34h4v{GROUND - 34}z", 0.09),
        masonry.spire(x + 1, 35, 12, 19, SLATE, 0.6),
    )


def _bell_cote(x: float) -> Markup:
    frame = masonry.surface(f"M{x} 14V7h16v7z", "#FFFDF6", 0.7)
    bell = masonry.surface(f"M{x + 5} 13c0-3 1-5 3-5s3 2 3 5z", "#DDA928", 0.9)
    return join(frame, bell, masonry.spire(x - 2, 7.5, 20, 6.5, SLATE, 0.7))


def _city_hall() -> Markup:
    """A timbered hall of burghers: a high tiled roof with dormers, and a belfry with a clock."""
    roof = masonry.surface(f"M106 {EAVES + 5}l20-31h212l19 31z", TILE, 0.62)
    tiles = "".join(
        f"M{132 + row * 4 % 9 + i * 14} {13 + row * 6.5:.1f}q3.500 3.500 7 0"
        for row in range(5)
        for i in range(15 - row % 2)
    )
    plaster = masonry.wall(0, EAVES + 5, COLUMN, GROUND - EAVES - 5, "#EBCB66", 0.3)
    posts = "".join(f"M{x} {EAVES + 6}V{GROUND}" for x in (3, COLUMN / 2, COLUMN - 3))
    braces = f"M12 {GROUND}L3 84M{COLUMN - 12} {GROUND}l9-16M{COLUMN / 2 - 9} {GROUND}l9-16l9 16"
    beams = f"M0 {EAVES + 6}h{COLUMN}M0 {GROUND - 1}h{COLUMN}"
    return join(
        roof,
        masonry.scratched(tiles, 0.35),
        *[_dormer(x) for x in (150, 292)],
        plaster,
        path(posts + braces + beams, fill="none", stroke=TIMBER, stroke_width=4),
        _belfry(222),
    )


def _dormer(x: float) -> Markup:
    body = masonry.surface(f"M{x} 35V24h22v11z", "#FFFDF6", 0.8)
    window = masonry.shaded(f"M{x + 7} 26h8v7.500h-8z", 0.55)
    return join(body, window, masonry.spire(x - 3, 25, 28, 13, TILE, 0.8))


def _belfry(x: float) -> Markup:
    body = masonry.surface(f"M{x} {EAVES + 5}V17h30v{EAVES - 12}z", "#FFFDF6", 0.75)
    clock = join(
        path(f"M{x + 15} 37a7 7 0 1 1 .1 0z", fill="var(--paper-card)", stroke="var(--paper-ink)", stroke_width=1),
        masonry.scratched(f"M{x + 15} 30v-4.500M{x + 15} 30l3.500 1.500", 0.9, 1.1),
    )
    return join(
        body,
        masonry.shaded(f"M{x} {EAVES + 5}V17h6v{EAVES - 12}z", 0.1),
        masonry.spire(x - 4, 18, 38, 16, TILE, 0.85),
        clock,
    )

"""The three buildings: spaces with their die values, citizens standing and lying, and who can expel whom."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.parts import box, part, piece
from rynek.draw.svg import Markup, join, line, rect, use
from rynek.draw.troyes.pieces import citizen, lying_citizen
from rynek.draw.troyes.symbols import TINTS, colour_mark
from rynek.games.troyes.board import BUILDING, COLOUR, ROWS, SPACE, WAGE, Row
from rynek.games.troyes.view_types import ThreatView, TroyesView
from rynek.play.words import Words

WIDTH: Final = 312
HEIGHT: Final = 106
SIDE: Final = 44


def building(number: int, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """One building with its rows side by side."""
    colour = COLOUR.word(number)
    frame = rect(x, y, WIDTH, HEIGHT, 8, fill=TINTS[colour], stroke="var(--paper-line)")
    title = words.name(BUILDING, number)
    heading = text(title, x + 34, y + 21, 17, serif=True, bold=True, width=130)
    rows = [row for row in ROWS if row.building == number]
    gap = (WIDTH - 12 - 6 * SIDE) / len(rows)
    drawn, left = [], x + 6 + gap / 2
    for row in rows:
        drawn.append(_row(row, left, y + 48, view, words))
        left += (row.end - row.start) * SIDE + gap
    return join(
        frame,
        colour_mark(colour, x + 9, y + 7, 18),
        heading,
        _wage(number, x, y, words),
        *drawn,
        _lying(number, x, y, view, words),
    )


def _wage(number: int, x: float, y: float, words: Words) -> Markup:
    if not WAGE[number]:
        return text(words.text("draw-no-wage"), x + 146, y + 20, 12, width=72, fill="var(--paper-muted)")
    said = text(f"−{WAGE[number]}", x + 168, y + 21, 14, bold=True, fill="var(--paper-muted)")
    return join(said, use("coin", x + 191, y + 9, 15))


def _row(row: Row, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    faces = str(row.faces[0]) if len(row.faces) == 1 else f"{row.faces[0]}–{row.faces[-1]}"
    wide = (row.end - row.start) * SIDE
    label = text(faces, x + wide / 2, y - 4, 14, anchor="middle", bold=True)
    rule = line(x + 4, y + SIDE + 3, x + wide - 4, y + SIDE + 3, stroke="var(--paper-line)", stroke_width=2)
    arrow = use("arrow", x + wide - 16, y - 16, 14) if wide > SIDE else Markup("")
    spaces = [_space(space, x + i * SIDE, y, view, words) for i, space in enumerate(range(row.start, row.end))]
    return join(label, arrow, rule, *spaces)


def _space(space: int, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    word = SPACE.word(space)
    owner = view["spaces"][word]
    ground = rect(x + 2, y, SIDE - 4, SIDE - 2, 6, fill="var(--paper-card)", stroke="var(--paper-line)")
    drawn = [ground]
    if owner is not None:
        drawn.append(
            piece(f"citizen:{word}:{owner}", x + 5, y + 3, citizen(owner, 0, 0, SIDE - 10), origin=f"district:{owner}")
        )
    threat = next((one for one in view["threats"] if one["space"] == word), None)
    tip = ""
    if threat is not None:
        in_danger = "troyes-danger" if owner == view["seat"] else "troyes-threat"
        drawn.append(use("troyes-shield" if threat["protected"] else in_danger, x + SIDE - 20, y - 1, 18))
        tip = threat_tip(threat, words)
    title = words.name(SPACE, space)
    return part(
        f"space:{word}", box(x + 2, y, SIDE - 4, SIDE - 2), *drawn, label=_said(title, owner), title=title, tip=tip
    )


def _said(title: str, owner: str | None) -> str:
    return title if owner is None else f"{title}: {owner}"


def threat_tip(threat: ThreatView, words: Words) -> str:
    """Who is in danger on a space, and from which dice."""
    if threat["protected"]:
        return words.text("draw-protected", owner=threat["owner"])
    return words.text(
        "draw-threatened", owner=threat["owner"], dice=", ".join(die_name(die, words) for die in threat["dice"])
    )


def die_name(word: str, words: Words) -> str:
    """A die such as `B-red-5` in words."""
    district, colour, face = word.split("-")
    return words.text("draw-die", district=district, colour=words.name(COLOUR, COLOUR.value(colour)), face=face)


def _lying(number: int, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    word = BUILDING.word(number)
    owners = [owner for owner, count in view["lying"][word].items() for _ in range(count)]
    step = min(26.0, 76 / max(len(owners), 1))
    drawn = [lying_citizen(owner, x + 230 + i * step, y + 3, 24) for i, owner in enumerate(owners)]
    ground = rect(x + 226, y + 3, 82, 24, 5, fill="none", stroke="var(--paper-line)", stroke_dasharray="4 3")
    return part(
        f"lying:{word}",
        box(x + 226, y + 3, 82, 24, 5),
        ground,
        *drawn,
        title=words.text("draw-lying", building=words.name(BUILDING, number)),
        tip=words.info(BUILDING, number) + " " + words.text("draw-lying-tip"),
    )

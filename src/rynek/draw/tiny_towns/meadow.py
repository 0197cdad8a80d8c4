"""The land around the towns: meadow, fields, a river with its mill. It fills what room the towns leave."""

from functools import cache
from typing import Final

from rynek.draw.markup import Markup
from rynek.draw.svg import circle, group, join, path, rect, tag

INK: Final = "#7A6238"
GRASS: Final = "#8FA455"
WATER: Final = "#86A5AC"
RIVER: Final = "M476-14C440 50 528 92 486 150C446 202 556 214 536 294"
PATH: Final = "M-14 196C90 176 150 226 250 204C340 186 400 190 480 168C510 160 530 150 558 150"
FURROWS: Final = (
    "M22 226l118-14M24 236l122-15M27 246l124-15M30 256l126-16M33 266l128-16M190 34l96-14M194 44l97-14M198 54l98-14M202 64l99-14"
    "M206 74l98-14"
)
FIELDS: Final = "M16 220l122-16l30 52l-132 18zM184 28l102-16l20 56l-100 18z"
FENCE: Final = "M296 222H412M296 268H412M30 120C60 100 110 100 150 118"
TREES: Final = (
    (330, 46), (348, 56), (366, 44), (420, 24), (438, 34), (520, 66), (534, 80), (516, 92), (214, 130), (232, 140), (250, 128),
    (440, 244), (456, 256), (472, 244), (192, 254), (208, 264), (60, 60), (78, 70), (96, 58), (112, 72), (500, 232), (396, 136),
    (330, 140), (20, 150), (150, 150), (530, 190), (280, 268), (516, 270),
)  # fmt: skip
SHEEP: Final = ((318, 240), (346, 252), (372, 238), (392, 256), (330, 260))
STACKS: Final = ((232, 246), (256, 254), (176, 176), (424, 216))
TUFTS: Final = (
    "M300 100l3-6l2 6l3-5M380 84l3-6l2 6l3-5M130 160l3-6l2 6l3-5M40 180l3-6l2 6l3-5M270 180l3-6l2 6l3-5M440 196l3-6l2 6l3-5M220"
    " 100l3-6l2 6l3-5M360 168l3-6l2 6l3-5M110 30l3-6l2 6l3-5M500 20l3-6l2 6l3-5M496 206l3-6l2 6l3-5M268 232l3-6l2 6l3-5"
)
WAVES: Final = "M462 30q4-4 8 0t8 0M482 84q4-4 8 0t8 0M484 126q4-4 8 0M482 198q4-4 8 0t8 0M520 240q4-4 8 0t8 0"


def meadow(x: float, y: float, wide: float, high: float) -> Markup:
    """A piece of the land as large as it must be, cut out of the whole at a place."""
    cut = tag("svg", land(), width=wide, height=high, viewBox=f"{x:g} {y:g} {wide:g} {high:g}")
    return join(
        green(0, 0, wide, high),
        cut,
        rect(0, 0, wide, high, 10, fill="none", stroke="var(--paper-line)", stroke_width=2),
    )


def green(x: float, y: float, wide: float, high: float) -> Markup:
    """Grass, also under the towns."""
    return join(
        rect(x, y, wide, high, 10, fill="var(--paper-land)"), rect(x, y, wide, high, 10, fill=GRASS, opacity=0.32)
    )


@cache
def land() -> Markup:
    """The whole land."""
    fields = path(FIELDS, fill="#C9A44E", opacity=0.45)
    furrows = path(FURROWS, fill="none", stroke=INK, stroke_width=1.2, opacity=0.6)
    return join(fields, furrows, water(), ways(), farmed(), woods(), mill(), windmill())


def water() -> Markup:
    """The river and its waves."""
    bed = {"d": RIVER, "fill": "none", "stroke_linecap": "round"}
    waves = path(WAVES, fill="none", stroke=WATER, stroke_width=1.3, stroke_linecap="round")
    banks = [
        path(**bed, stroke=ink, stroke_width=size) for ink, size in ((INK, 30), (WATER, 27.5), ("var(--paper-sea)", 23))
    ]
    return join(*banks, waves)


def ways() -> Markup:
    """The path, and its bridge over the river."""
    track = {"d": PATH, "fill": "none"}
    bridge = "M458 170L510 152L514 164L462 182zM462 169v12M474 165v12M486 161v12M498 157v12"
    return join(
        path(**track, stroke=INK, stroke_width=11, opacity=0.5), path(**track, stroke="var(--paper-deep)", stroke_width=8.5),
        path(bridge, fill="#C9A27A", stroke=INK, stroke_width=1.2),
    )  # fmt: skip


def farmed() -> Markup:
    """Fences, sheep and haystacks."""
    fence = join(
        path(FENCE + "M296 222V268M412 222V268", fill="none", stroke=INK, stroke_width=1.6),
        path(FENCE, fill="none", stroke=INK, stroke_width=10, stroke_dasharray="2.6 11.58"),
    )
    flock = [
        group(
            path("M-5 4v5M5 4v5", stroke=INK, stroke_width=1.6),
            path("M-9 0c-3-6 4-9 7-6c4-3 9 0 8 5c2 5-4 7-7 5c-4 3-9 1-8-4z", fill="var(--paper-card)", stroke=INK),
            circle(9, -2, 3, fill=INK),
            at=(x, y),
        )
        for x, y in SHEEP
    ]
    stacks = "".join(f"M{x} {y}c0-16 6-18 9-18s9 2 9 18z" for x, y in STACKS)
    return join(fence, *flock, path(stacks, fill="#DDB44A", stroke=INK, stroke_width=1.1))


def woods() -> Markup:
    """Trees and tufts of grass."""
    standing = sorted(TREES, key=lambda tree: tree[1])
    trunks = path("".join(f"M{x} {y}v6" for x, y in standing), stroke=INK, stroke_width=2.4)
    crowns = "".join(f"M{x - 7} {y}c-5-6 0-13 4-12c2-7 12-6 12 1c5 1 4 9-1 11z" for x, y in standing)
    tufts = path(TUFTS, fill="none", stroke="#6A7748", stroke_width=1.2, stroke_linejoin="round")
    return join(tufts, trunks, path(crowns, fill="#8E9B68", stroke="#5F6C40", stroke_width=1.2))


def mill() -> Markup:
    """The mill at the river, its wheel in the water."""
    ink = {"stroke": INK, "stroke_width": 1.3, "stroke_linejoin": "round"}
    house = join(
        path("M420 130v-26h36v26z", fill="var(--paper-card)", **ink),
        path("M415 105l23-20l23 20z", fill="#B5523B", fill_opacity=0.75, **ink),
        path("M432 130v-12h9v12zM446 110h5v6h-5z", fill="#C9A27A", **ink),
    )
    wheel = join(
        circle(468, 122, 12, fill="none", stroke=INK, stroke_width=2.4),
        path("M456 122h24M468 110v24M460 114l16 16M476 114l-16 16", **ink),
    )
    return join(house, wheel)


def windmill() -> Markup:
    """A windmill on its hill, for those who see so far."""
    ink = {"stroke": INK, "stroke_width": 1.3, "stroke_linejoin": "round"}
    return join(
        path("M110 150q36-26 76 0z", fill="#8FA455", fill_opacity=0.5, stroke="none"),
        path("M138 138l5-34h12l5 34z", fill="var(--paper-card)", **ink),
        path("M141 105l8-10l8 10z", fill="#B5523B", fill_opacity=0.75, **ink),
        path(
            "M149 102l-26-20l4-5zM149 102l20-26l5 4zM149 102l26 20l-4 5zM149 102l-20 26l-5-4z",
            fill="var(--paper)",
            **ink,
        ),
    )

"""The ground of the map: sea, coasts, rivers, relief and roads, drawn once and never changed."""

from functools import cache
from typing import Final

from rynek.draw.markup import Markup
from rynek.draw.svg import circle, group, join, path, rect, tag, use
from rynek.draw.tiletum.places import HEIGHT, WIDTH, place_of
from rynek.draw.tiletum.skylines import skylines
from rynek.games.tiletum.europe import EDGES

SEA: Final = "var(--paper-sea)"
INK: Final = "#8B7347"
SHADE: Final = "#B39E72"
ROAD: Final = "#8B6B3E"
WATER: Final = "#86A5AC"
WOOD: Final = "#8E9B68"
FERRY: Final = frozenset({"london_brugge"})
"""Ways that end here go over the sea."""

COAST: Final = (
    "M228-9C236 10 222 26 225 44C228 62 214 74 217 92C206 104 204 114 190 118C176 122 176 132 164 134C150 136 148 150 134"
    " 152C122 154 124 138 112 138C100 140 106 158 98 168C88 176 76 172 66 178C52 176 40 182 30 186C18 188 8 196 14 204C24"
    " 208 16 216 28 218C42 222 54 220 62 230C74 236 78 244 84 254C92 264 86 274 92 284C90 296 80 300 70 304C40 330 18 380"
    " 16 412C12 430 -4 434-9 440L-9 598L166 598C176 584 196 578 214 580C234 574 250 582 270 580C292 588 312 578 334 586C350"
    " 588 360 576 366 564C376 562 380 550 394 552C408 544 430 546 446 552C456 560 458 576 470 582C476 584 482 582 488 582C510 584 540 580 560 584"
    "C576 586 590 592 598 598L744 598C738 584 746 572 738 562C742 548 752 544 750 532C744 520 748 508 752 502C760 494 766"
    " 488 778 487C794 484 806 490 820 486C834 484 844 482 852 490C858 500 852 512 860 520C868 524 872 510 880 504C892 512"
    " 890 528 900 536C906 550 918 556 922 570C932 578 936 590 946 598L969 598L969 50C954 60 944 48 930 56C916 62 914 44 900"
    " 46C884 46 886 60 870 58C854 60 852 44 836 46C822 48 818 36 806 40C794 46 786 36 776 36C762 34 764 20 754 16C746 10"
    " 750-2 744-9L606-9C606 4 596 8 599 18C592 28 580 22 570 26C558 30 552 24 540 28C526 26 520 30 508 26C496 24 494 12"
    " 486 8C480 4 484-4 480-9z"
)
ISLANDS: Final = (
    "M-9-9L128-9C136 4 124 18 130 34C136 44 132 52 142 64C150 74 142 86 128 90C114 92 116 102 100 104C84 102 80 112 62"
    " 108C46 106 38 116 22 110C8 106 2 118-9 116zM842 16c8-6 20-2 18 6c-6 6-20 4-18-6zM896 556c4 2 14 14 18 24c-8-4-18-16-18"
    "-24zM884 540c4 0 6 6 6 10c-4-2-8-6-6-10zM934 8c6-6 12-14 24-10l10-7v24c-10 2-28 2-34-7zM520 20c6-2 12-2 16 1c-5 3-12 3"
    "-16-1zM552 18c6-3 12-3 16 0c-5 3-12 3-16 0z"
)
RIVERS: Final = (
    "M466 374C470 350 500 336 484 300C472 270 486 246 480 206C498 190 500 160 496 130C502 104 480 96 486 66C492 48 484 30"
    " 488 10M806 202C786 180 744 184 738 146C732 120 742 100 730 76M608 44C602 36 604 28 598 20M516 330C560 296 606 324 656"
    " 304C716 284 764 322 842 326M950 356C956 360 962 358 969 362M866 290C892 240 828 186 852 130C868 104 852 78 868 58M440"
    " 392C412 412 380 392 364 428C354 460 370 496 361 540C358 562 350 574 344 584M332 296C318 330 346 352 334 390M238 248"
    "C232 242 228 252 222 246M128 208C118 186 152 180 138 152M232 476C226 430 256 388 226 344C200 312 152 318 122 292C108"
    " 282 100 284 91 282M118 540C80 520 88 470 56 448C40 430 46 412 34 396M396 492C426 476 440 494 472 491C520 496 560 486"
    " 604 490C652 496 690 484 726 492C740 496 746 502 750 508M612 320C620 350 590 366 596 388M960 190C930 200 940 176 910 184"
    "C890 190 880 178 866 186"
)
WAVES: Final = (
    "M144 26q5-5 10 0t10 0M196 14q5-5 10 0t10 0M160 102q5-5 10 0t10 0M18 132q5-5 10 0t10 0M96 122q5-5 10 0t10 0M8 168q5-5 10"
    " 0t10 0M12 290q5-5 10 0t10 0M52 290q5-5 10 0M24 246q5-5 10 0t10 0M536 8q5-5 10 0t10 0M786 14q5-5 10 0t10 0M884 24q5-5 10"
    " 0t10 0M770 520q5-5 10 0t10 0M764 574q5-5 10 0t10 0M850 566q5-5 10 0t10 0M820 508q5-5 10 0t10 0M384 576q5-5 10 0t10 0M424 568q5-5 10 0t10 0"
)
ALPS: Final = (
    "M372 508C350 450 366 384 436 368C520 350 620 376 736 350C768 354 752 394 704 396C610 406 500 390 456 412C424 436 446 496"
    " 420 512C404 522 384 522 372 508z"
)
WASHES: Final = (
    (ALPS, "#B9A87F", 0.35),
    ("M-9 456C40 452 90 480 108 520C112 560 60 598-9 598z", "#B9A87F", 0.3),
    ("M740 70C800 50 860 70 866 120C860 190 800 200 756 186C724 160 722 100 740 70z", WOOD, 0.3),
    ("M484 280C540 264 600 280 612 310C590 340 520 344 490 326z", WOOD, 0.28),
    ("M150 398C190 370 240 390 236 440C230 486 190 492 160 470C140 446 136 416 150 398z", WOOD, 0.26),
    ("M850 396C890 384 940 400 969 396V500C930 520 890 490 862 470C842 444 838 410 850 396z", WOOD, 0.26),
    ("M352 300C380 288 420 300 412 330C396 352 350 340 352 300z", WOOD, 0.24),
)  # fmt: skip
"""Patches of colour under mountains and woods: outline, colour, strength."""
PEAKS: Final = (
    (384, 412, 22), (372, 436, 18), (398, 438, 26), (384, 462, 20), (410, 466, 22), (392, 488, 16), (426, 492, 15),
    (452, 396, 26), (478, 382, 20), (500, 392, 32), (530, 380, 22), (556, 392, 30), (584, 378, 20), (606, 392, 34),
    (636, 386, 22), (690, 384, 28), (716, 372, 20), (738, 386, 22),
    (18, 488, 18), (40, 506, 26), (66, 520, 22), (22, 530, 28), (52, 552, 24), (86, 556, 20), (24, 568, 20),
    (884, 222, 16), (906, 236, 24), (932, 222, 20), (946, 250, 22), (918, 264, 18), (890, 270, 14),
    (862, 420, 16), (890, 432, 24), (918, 422, 18), (940, 448, 24), (908, 466, 18), (944, 486, 16),
    (598, 516, 13), (600, 542, 14), (736, 428, 14), (712, 482, 11),
)  # fmt: skip
"""Mountains: the middle of the foot, the height."""
WOODS: Final = (
    (752, 92), (776, 82), (800, 98), (766, 116), (790, 128), (816, 116), (748, 138), (774, 152), (802, 160), (834, 150),
    (500, 298), (524, 286), (548, 300), (572, 290), (594, 306), (514, 316), (540, 322), (168, 410), (192, 398), (214, 414),
    (176, 436), (204, 440), (188, 464), (362, 306), (386, 314), (370, 328), (866, 446), (882, 464), (924, 496), (246, 322),
    (262, 340), (242, 358), (110, 430), (126, 446), (642, 116), (656, 214), (716, 338), (612, 118), (560, 104), (584, 118),
    (352, 204), (362, 96), (212, 196), (196, 180), (920, 84), (940, 92), (884, 92), (438, 520), (676, 400), (180, 352),
)  # fmt: skip
"""Where two trees stand."""
FARMS: Final = (
    (256, 196),
    (544, 148),
    (574, 160),
    (200, 326),
    (120, 470),
    (318, 358),
    (850, 226),
    (640, 150),
    (786, 372),
)
SHIPS: Final = ((34, 140, 30), (790, 536, 34))
SERPENT: Final = "M24 276c0-10 10-10 10 0M38 276c0-14 14-14 14 0M56 276c0-12 8-14 10-8c1 4-3 5-4 2M20 276c-4-2-6-8-3-12M30 266l-2-4M45 265v-4"
ROSE: Final = (908, 130)


@cache
def ground() -> Markup:
    """All of it, in a frame like a chart's with its degrees."""
    frame = join(
        rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 3, fill="none", stroke="var(--paper-land)", stroke_width=3),
        rect(2, 2, WIDTH - 4, HEIGHT - 4, 3, fill="none", stroke=INK, stroke_width=2, stroke_dasharray="24 24"),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, 2, fill="none", stroke=INK, stroke_width=0.8),
    )
    # The coast runs on beyond the chart: a sheet of its own cuts it off.
    sheet = tag("svg", sea(), land(), relief(), roads(), width=WIDTH, height=HEIGHT)
    return group(sheet, skylines(), frame, pointer_events="none")


def sea() -> Markup:
    """Water with the rays of a compass, and lines that follow the coast."""
    x, y = ROSE
    rays = "".join(f"M{x} {y}L{x + dx} {y + dy}" for dx, dy in RAYS)
    lined = [
        use_shore(fill="none", stroke=colour, stroke_width=wide)
        for wide, colour in ((27, WATER), (25.6, SEA), (15, WATER), (13.4, SEA), (7, "var(--paper-foam)"))
    ]
    drawn = {"fill": "none", "stroke": WATER, "stroke_width": 1.4, "stroke_linecap": "round"}
    ships = [use("ship", x, y, size, opacity=0.6) for x, y, size in SHIPS]
    water = rect(0, 0, WIDTH, HEIGHT, fill=SEA)
    return join(
        tag("defs", path(COAST + ISLANDS, id="tiletum-shore")), water, path(rays, stroke=WATER, stroke_width=0.7, opacity=0.7), group(*lined, opacity=0.75),
        path(WAVES, **drawn), path(SERPENT, **{**drawn, "stroke": "#5F8088", "stroke_width": 2.4}), *ships,
    )  # fmt: skip


RAYS: Final = (
    (-908, -130), (-908, 0), (-908, 60), (-908, 130), (-560, 470), (-330, 470), (-160, 470), (-60, 470), (20, 470), (-60, -130),
    (-160, -130), (-30, -130), (40, -130),
)  # fmt: skip


def use_shore(**look: object) -> Markup:
    """The outline of all land, which is sent once and drawn again and again."""
    return tag("use", href="#tiletum-shore", **look)


def land() -> Markup:
    """Land with its rivers."""
    shore = use_shore(fill="var(--paper-land)", stroke=INK, stroke_width=1.8, stroke_linejoin="round")
    washes = [
        path(d, fill=colour, stroke=colour, stroke_width=22, stroke_opacity=0.45, opacity=strength)
        for d, colour, strength in WASHES
    ]
    bed = {"d": RIVERS, "fill": "none", "stroke_linecap": "round"}
    rivers = join(path(stroke=WATER, stroke_width=3.4, **bed), path(stroke=SEA, stroke_width=1.6, **bed))
    return join(shore, *washes, rivers)


def relief() -> Markup:
    """Mountains lit from the left, woods, farms, a rose."""
    ink = {"stroke": INK, "stroke_width": 1.1, "stroke_linejoin": "round", "stroke_linecap": "round"}
    high = sorted(PEAKS, key=lambda peak: peak[1])
    peaks = [join(path(lit(*peak)), path(shaded(*peak), fill=SHADE)) for peak in high]
    woods = sorted(WOODS, key=lambda tree: tree[1])
    trunks = path("".join(f"M{x} {y}v3M{x + 11} {y + 4}v3" for x, y in woods), **ink)
    crowns = path(
        "".join(tree(x, y, 6) + tree(x + 11, y + 4, 5) for x, y in woods), fill=WOOD, **{**ink, "stroke": "#6A7748"}
    )
    farms = path("".join(f"M{x} {y}v-5l5-4l5 4v5zM{x + 12} {y}v-4l3-3l3 3v4z" for x, y in FARMS), fill="#D9A98A", **ink)
    mountains = tag("g", *peaks, fill="var(--paper-card)", **ink)
    return join(mountains, trunks, crowns, farms, rose(*ROSE))


def lit(x: int, y: int, high: int) -> str:
    """The outline of a mountain."""
    wide = high * 0.62
    return f"M{x - wide:.0f} {y}L{x - 2} {y - high:.0f}L{x + wide:.0f} {y}"


def shaded(x: int, y: int, high: int) -> str:
    """Its side away from the light."""
    wide = high * 0.62
    return f"M{x - 2} {y - high}l{wide * 0.3:.1f} {high * 0.42:.1f}l-{wide * 0.28:.1f} {high * 0.2:.1f}l{wide * 0.36:.1f} {high * 0.38:.1f}H{x + wide:.0f}z"


def tree(x: int, y: int, size: int) -> str:
    """The crown of a tree on its trunk."""
    return f"M{x - size * 0.8:.1f} {y}q-2-{size} {size * 0.4:.1f}-{size}q{size * 0.4:.1f}-{size} {size * 0.8:.1f} 0q{size * 0.6:.1f} 0 {size * 0.4:.1f} {size}z"


def rose(x: int, y: int) -> Markup:
    """A compass rose."""
    star = "".join(point(x, y, dx, dy, 36) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))
    small = "".join(point(x, y, dx, dy, 20) for dx, dy in ((0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7)))
    ring = {"fill": "none", "stroke": INK}
    return join(
        circle(x, y, 25, **ring), circle(x, y, 22, **ring, stroke_width=0.7),
        path(small, fill=SHADE, stroke=INK, stroke_width=0.8), path(star, fill="var(--paper-card)", stroke=INK),
        path("".join(half(x, y, dx, dy, 36) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))), fill="#A8322A", opacity=0.55),
        path(f"M{x} {y - 48}c-3 4-1 5 0 9c1-4 3-5 0-9zM{x - 5} {y - 43}q0 4 4 3M{x + 5} {y - 43}q0 4-4 3M{x - 3} {y - 39}h6", fill="none", stroke=INK),
    )  # fmt: skip


def point(x: float, y: float, dx: float, dy: float, long: float) -> str:
    """One point of a star."""
    return f"M{x} {y}l{(dx - dy) * 6:.1f} {(dy + dx) * 6:.1f}L{x + dx * long:.1f} {y + dy * long:.1f}L{x + (dx + dy) * 6:.1f} {y + (dy - dx) * 6:.1f}z"


def half(x: float, y: float, dx: float, dy: float, long: float) -> str:
    """Its dark side."""
    return f"M{x} {y}l{(dx - dy) * 6:.1f} {(dy + dx) * 6:.1f}L{x + dx * long:.1f} {y + dy * long:.1f}z"


def roads() -> Markup:
    """Roads with their two banks, a bridge's width over rivers; over the sea only the wake of a boat."""
    by_land = "".join(way(*edge) for edge in EDGES if not FERRY.intersection(edge))
    by_sea = "".join(way(*edge) for edge in EDGES if FERRY.intersection(edge))
    shape = {"fill": "none", "stroke_linecap": "round"}
    return join(
        path(by_land, **shape, stroke=ROAD, stroke_width=8.4),
        path(by_land, **shape, stroke="var(--paper-deep)", stroke_width=5.8),
        path(by_land, **shape, stroke="#B08F58", stroke_width=1.1, stroke_dasharray="5 4"),
        path(by_sea, **shape, stroke="#5F8088", stroke_width=2.4, stroke_dasharray="1 7"),
    )


def way(one: str, other: str) -> str:
    """A way between neighbours, winding a little."""
    (x1, y1), (x2, y2) = place_of(one), place_of(other)
    dx, dy = (x2 - x1) / 3, (y2 - y1) / 3
    bend = 0.16 if (x1 + y2) % 2 else -0.16
    return (
        f"M{x1:.0f} {y1:.0f}C{x1 + dx + dy * bend:.0f} {y1 + dy - dx * bend:.0f}"
        f" {x1 + 2 * dx - dy * bend:.0f} {y1 + 2 * dy + dx * bend:.0f} {x2:.0f} {y2:.0f}"
    )

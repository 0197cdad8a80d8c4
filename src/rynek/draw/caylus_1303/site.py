"""Beside the road: the round, the construction site, the characters on the board, and the tiles still to be built."""

from typing import Final

from rynek.draw.caylus_1303.road import standing
from rynek.draw.caylus_1303.tiles import building_info, building_name, card, kind_of, offered
from rynek.draw.lettering import text
from rynek.draw.parts import box, part, piece
from rynek.draw.svg import Markup, circle, group, join, rect, use
from rynek.games.caylus_1303.characters import CHARACTER
from rynek.games.caylus_1303.course import PHASE
from rynek.games.caylus_1303.state import ROUNDS
from rynek.games.caylus_1303.view_types import CaylusView
from rynek.play.words import Words

HEIGHT: Final = 130
OFFER: Final = 133
OFFER_TALL: Final = 90
PHASES: Final = ("planning", "activation", "delivery", "management")


def header(view: CaylusView, words: Words) -> Markup:
    """The round track and the four phases."""
    rounds = [_round(view, number, words) for number in range(1, ROUNDS + 1)]
    phases = []
    x = 330.0
    for name in PHASES:
        now = view["phase"] == name
        said = words.name(PHASE, PHASE.value(name))
        ground = rect(x, 4, 150, 24, 12, fill="var(--paper-ink)" if now else "none", stroke="var(--paper-line)")
        ink = "var(--paper-card)" if now else "var(--paper-muted)"
        phases.append(join(ground, text(said, x + 75, 21, 14, width=140, anchor="middle", bold=now, fill=ink)))
        x += 156
    return join(text(words.text("draw-round"), 12, 21, 14, width=60, serif=True, bold=True), *rounds, *phases)


def _round(view: CaylusView, number: int, words: Words) -> Markup:
    x, now = 72 + number * 25, view["round"] == number
    fill = "var(--paper-ink)" if now else "var(--paper-deep)" if number < view["round"] else "none"
    disc = circle(x, 16, 11, fill=fill, stroke="var(--paper-muted)")
    ink = "var(--paper-card)" if now else "var(--paper-ink)"
    return join(disc, text(str(number), x, 21, 13, anchor="middle", bold=now, fill=ink))


def site(view: CaylusView, top: float, words: Words) -> Markup:
    """The construction site: places for workers in order, and three buildings that favours open one after another."""
    ground = rect(8, 0, 620, HEIGHT, 10, fill="var(--paper-deep)", stroke="var(--paper-line)")
    tiles = view["construction_site"]["buildings"]
    cards = [_site_card(view, place, tile, words) for place, tile in enumerate(tiles) if tile is not None]
    return group(ground, _yard(view, words), *cards, at=(0, top))


def yard_workers(view: CaylusView, top: float) -> Markup:
    """The workers on the construction site."""
    return join(
        *[
            piece(
                f"yard:{letter}",
                16 + place * 38,
                top + 43,
                standing("worker", letter, 36),
                origin=f"seat:{letter}",
            )
            for place, letter in enumerate(view["construction_site"]["workers"])
        ]
    )


def _yard(view: CaylusView, words: Words) -> Markup:
    title = words.text("draw-site")
    slots = [
        join(
            rect(14 + place * 38, 42, 36, 40, 5, fill="var(--paper)", stroke="var(--paper-line)"),
            text(str(place + 1), 32 + place * 38, 97, 13, anchor="middle", fill="var(--paper-muted)"),
        )
        for place in range(view["players"])
    ]
    return part(
        "site",
        box(8, 0, 204, HEIGHT, 10),
        use("castle", 14, 6, 30),
        text(title, 50, 28, 16, width=156, serif=True, bold=True),
        *slots,
        text(words.text("draw-site-points"), 110, 119, 13, width=190, anchor="middle", fill="var(--paper-muted)"),
        title=title,
        tip=words.text("draw-site-info"),
    )


def _site_card(view: CaylusView, place: int, tile: str, words: Words) -> Markup:
    is_open = place <= (view["round"] - 1) // 3
    x = 218 + place * 136
    said = words.text("draw-open-from", first=1 + 3 * place)
    sign = use("caylus_1303-favour" if is_open else "lock", x + 4, 6, 20)
    return join(
        sign,
        text(said, x + 28, 22, 13, width=98, fill="var(--paper-ink)" if is_open else "var(--paper-muted)"),
        part(
            f"building:{tile}",
            box(0, 0, 128, 88),
            card(tile, "start", 128, 88, words, quiet=not is_open),
            at=(x, 34),
            title=building_name(tile, words),
            tip=f"{building_info(tile, words)} {words.text('draw-side-start')} {said}.",
        ),
    )


def characters(view: CaylusView, top: float, words: Words) -> Markup:
    """The ground for the characters on the board."""
    ground = rect(636, 0, 316, HEIGHT, 10, fill="var(--paper-deep)", stroke="var(--paper-line)")
    said = text(words.text("draw-characters"), 646, 20, 15, width=296, serif=True, bold=True)
    return group(ground, said, at=(0, top))


def board_characters(view: CaylusView, top: float, words: Words) -> Markup:
    """The character tiles on the board, in two columns."""
    found = view["characters"]
    tall = 31 if len(found) <= 6 else 23
    drawn = []
    for place, name in enumerate(found):
        x, y = 644 + place % 2 * 152, top + 27 + place // 2 * (tall + 2)
        drawn.append(character(name, x, y, 148, tall, words, used=name in view["used"]))
    return join(*drawn)


def character(name: str, x: float, y: float, width: float, tall: float, words: Words, *, used: bool) -> Markup:
    """A character tile: its sign and its name; its power is explained on demand."""
    value = CHARACTER.value(name)
    said = words.name(CHARACTER, value)
    size = min(24.0, tall - 4)
    fill = "var(--paper)" if used else "var(--paper-card)"
    tile = part(
        f"character:{name}",
        box(0, 0, width, tall, 5),
        rect(0, 0, width, tall, 5, fill=fill, stroke="var(--paper-ink)", stroke_dasharray="4 3" if used else None),
        use(f"caylus_1303-{name}", 4, (tall - size) / 2, size),
        text(said, size + 9, tall / 2 + 5, 14, width=width - size - 14, serif=True),
        title=said,
        tip=" ".join([words.info(CHARACTER, value), *([words.text("draw-used")] if used else [])]),
    )
    return piece(f"character:{name}", x, y, tile)


def rows_beside(view: CaylusView) -> list[list[str]]:
    """The tiles beside the board: wood, stone, monuments; empty rows are left out."""
    rows = [[tile for tile in view["beside"] if kind_of(tile) == kind] for kind in ("wood", "stone", "monument")]
    split = [row[start : start + 7] for row in rows for start in range(0, len(row), 7)]
    return [row for row in split if row]


def beside(view: CaylusView, top: float, words: Words) -> Markup:
    """Every tile that can still be built, with cost, points and effect."""
    drawn: list[Markup] = []
    for number, tiles in enumerate(rows_beside(view)):
        for place, tile in enumerate(tiles):
            drawn.append(_offer(tile, 8 + place * (OFFER + 2), top + number * (OFFER_TALL + 5), words))
    return join(*drawn)


def _offer(tile: str, x: float, y: float, words: Words) -> Markup:
    inside = part(
        f"building:{tile}",
        box(0, 0, OFFER, OFFER_TALL),
        offered(tile, OFFER, OFFER_TALL, words),
        title=building_name(tile, words),
        tip=building_info(tile, words),
    )
    return piece(f"tile:{tile}", x, y, inside)


def beside_height(view: CaylusView) -> float:
    """The room the tiles beside the board take."""
    return len(rows_beside(view)) * (OFFER_TALL + 5)

"""Beside the road: the round, the construction site, the characters on the board, and the tiles still to be built."""

from typing import Final

from rynek.draw.caylus_1303.road import HEIGHT, standing
from rynek.draw.caylus_1303.tiles import building_info, building_name, card, kind_of, offered
from rynek.draw.lettering import paragraph, text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece
from rynek.draw.svg import circle, join, rect, use
from rynek.games.caylus_1303.characters import CHARACTER
from rynek.games.caylus_1303.course import PHASE
from rynek.games.caylus_1303.state import ROUNDS
from rynek.games.caylus_1303.view_types import CaylusView
from rynek.play.words import Words

WIDTH: Final = 120
CARD_TALL: Final = 72
OFFER: Final = 132
OFFER_TALL: Final = 64
ACROSS: Final = 8
BESIDE: Final = (ACROSS * (OFFER + 4) - 4, 3 * (OFFER_TALL + 4) - 4)
"""How large all tiles to build are together, as many as there are at the start."""
MUTED: Final = "var(--paper-muted)"
NAMED: Final = 60
"""A character's tile that is wider than this bears its name."""
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


def site(view: CaylusView, words: Words) -> Markup:
    """The construction site: places for workers in order, and three buildings that favours open one after another."""
    ground = rect(0, 0, WIDTH, HEIGHT, 10, fill="var(--paper-deep)", stroke="var(--paper-line)")
    tiles = view["construction_site"]["buildings"]
    cards = [_site_card(view, place, tile, words) for place, tile in enumerate(tiles) if tile is not None]
    return join(ground, _yard(view, words), *cards)


def yard_workers(view: CaylusView) -> Markup:
    """The workers on the construction site."""
    step = _slot(view)
    return join(
        *[
            piece(
                f"yard:{letter}",
                6 + place * step + (step - 2 - 28) / 2,
                46,
                standing("worker", letter, 28),
                origin=f"seat:{letter}",
            )
            for place, letter in enumerate(view["construction_site"]["workers"])
        ]
    )


def _slot(view: CaylusView) -> float:
    return min(36.0, (WIDTH - 10) / view["players"])


def _yard(view: CaylusView, words: Words) -> Markup:
    title, step = words.text("draw-site"), _slot(view)
    slots = [
        join(
            rect(6 + place * step, 42, step - 2, 34, 4, fill="var(--paper)", stroke="var(--paper-line)"),
            text(str(place + 1), 5 + (place + 0.5) * step, 90, 12, anchor="middle", fill="var(--paper-muted)"),
        )
        for place in range(view["players"])
    ]
    return part(
        "site",
        box(0, 0, WIDTH, 116, 10),
        use("castle", 5, 6, 26),
        paragraph(title, 35, 18, WIDTH - 40, 2, 14, serif=True, bold=True),
        *slots,
        text(words.text("draw-site-points"), WIDTH / 2, 108, 12, width=WIDTH - 8, anchor="middle", fill=MUTED),
        title=title,
        tip=words.text("draw-site-info"),
    )


def _site_card(view: CaylusView, place: int, tile: str, words: Words) -> Markup:
    is_open = place <= (view["round"] - 1) // 3
    y = 122 + place * (CARD_TALL + 33)
    said = words.text("draw-open-from", first=1 + 3 * place)
    sign = use("caylus_1303-favour" if is_open else "lock", 5, y + 2, 18)
    return join(
        sign,
        text(said, 26, y + 16, 12.5, width=WIDTH - 30, fill="var(--paper-ink)" if is_open else MUTED),
        part(
            f"building:{tile}",
            box(0, 0, WIDTH - 12, CARD_TALL),
            card(tile, "start", WIDTH - 12, CARD_TALL, words, quiet=not is_open),
            at=(6, y + 24),
            title=building_name(tile, words),
            tip=f"{building_info(tile, words)} {words.text('draw-side-start')} {said}.",
        ),
    )


def characters(wide: float, high: float, words: Words) -> Markup:
    """The ground for the characters on the board."""
    ground = rect(0, 0, wide, high, 10, fill="var(--paper-deep)", stroke="var(--paper-line)")
    return join(ground, text(words.text("draw-characters"), 8, 17, 14, width=wide - 16, serif=True, bold=True))


def board_characters(view: CaylusView, wide: float, words: Words) -> Markup:
    """The character tiles on the board, in rows of equal tiles."""
    found = view["characters"]
    across = max(2, -(-len(found) // 4), int((wide - 8) // 150))
    each, tall = (wide - 12) / across - 4, 20 if len(found) > 3 * across else 25
    return join(
        *[
            character(
                name,
                8 + place % across * (each + 4),
                23 + place // across * (tall + 2),
                each,
                tall,
                words,
                used=name in view["used"],
            )
            for place, name in enumerate(found)
        ]
    )


def character(name: str, x: float, y: float, width: float, tall: float, words: Words, *, used: bool) -> Markup:
    """A character tile: its sign and its name; its power is explained on demand."""
    value = CHARACTER.value(name)
    said = words.name(CHARACTER, value)
    size = min(24.0, tall - 4, width - 4)
    fill = "var(--paper)" if used else "var(--paper-card)"
    tile = part(
        f"character:{name}",
        box(0, 0, width, tall, 5),
        rect(0, 0, width, tall, 5, fill=fill, stroke="var(--paper-ink)", stroke_dasharray="4 3" if used else None),
        use(f"caylus_1303-{name}", 4, (tall - size) / 2, size),
        *([text(said, size + 9, tall / 2 + 5, 14, width=width - size - 13, serif=True)] if width > NAMED else []),
        title=said,
        tip=" ".join([words.info(CHARACTER, value), *([words.text("draw-used")] if used else [])]),
    )
    return piece(f"character:{name}", x, y, tile)


def beside(tiles: list[str], words: Words) -> Markup:
    """Every tile that can still be built, with cost, points and effect: wood, stone, monuments."""
    kinds = ("wood", "stone", "monument")
    found = sorted(tiles, key=lambda tile: kinds.index(kind_of(tile)))
    return join(
        *[
            _offer(tile, place % ACROSS * (OFFER + 4), place // ACROSS * (OFFER_TALL + 4), words)
            for place, tile in enumerate(found)
        ]
    )


def _offer(tile: str, x: float, y: float, words: Words) -> Markup:
    inside = part(
        f"building:{tile}",
        box(0, 0, OFFER, OFFER_TALL),
        offered(tile, OFFER, OFFER_TALL, words),
        title=building_name(tile, words),
        tip=building_info(tile, words),
    )
    return piece(f"tile:{tile}", x, y, inside)

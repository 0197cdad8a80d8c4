"""The town wall, behind the plan and the tiles of influence. Nothing here ever changes."""

from rynek.draw.markup import Markup
from rynek.draw.svg import join, path, rect
from rynek.draw.troyes import masonry
from rynek.draw.troyes.layout import COLUMN, STRIP


def wall(place: int) -> Markup:
    """A stretch of the wall with its battlements; on the second a gate."""
    top = 5
    edge = f"{masonry.merlons(0, top, COLUMN, 15, 4)}V{STRIP - 8}a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
    return join(
        rect(0, 0, COLUMN, STRIP, 8, fill="var(--paper)"),
        path(edge, fill="var(--paper-deep)", stroke="var(--paper-muted)", stroke_width=0.9),
        masonry.scratched(masonry.courses(place * 3, top, COLUMN - 8, STRIP - top, 8.5), 0.16),
        _gate(COLUMN / 2) if place else Markup(""),
    )


def _gate(middle: float) -> Markup:
    """A gate between two towers, its portcullis half down."""
    towers = [
        join(
            masonry.surface(f"{masonry.merlons(x, 8, 26, 9, 5)}V{STRIP}h-26z", "#A9A498", 0.3),
            masonry.shaded(f"M{x:.1f} 8h7V{STRIP}h-7z", 0.1),
            masonry.shaded(f"M{x + 11:.1f} 16h4v10h-4z", 0.6),
        )
        for x in (middle - 46, middle + 20)
    ]
    arch = masonry.round_arch(middle - 17, 16, 34, STRIP - 16)
    bars = "".join(f"M{middle - 12 + i * 6:.1f} 20v12" for i in range(5)) + f"M{middle - 15:.1f} 26h30"
    return join(*towers, path(arch, fill="var(--paper-ink)", fill_opacity=0.72), masonry.scratched(bars, 0.9, 1.4))

"""Symbols of Troyes: a silhouette for each colour of dice, so that none is known by its colour alone, and small signs."""

from typing import Final

from rynek.draw.dice import die
from rynek.draw.goods import FINE, INK
from rynek.draw.markup import Markup
from rynek.draw.svg import rect, use
from rynek.draw.troyes import emblems

DICE: Final = {"red": "#D9776B", "white": "#FFFDF6", "yellow": "#EBCB66", "black": "#3A3532"}
"""The ground of dice, light enough for dark pips; black dice have light ones."""
TINTS: Final = {"red": "#D9776B33", "white": "#FFFDF699", "yellow": "#EBCB6655"}
"""The quiet ground of what belongs to a colour; the paper shines through, light or dimmed."""

SWORD: Final = "M12 1.5l2 3v9h3v2h-3.6v3.2l1.4 1.3l-2.8 2.5l-2.8-2.5l1.4-1.3v-3.2H7v-2h3v-9z"
CROSS: Final = "M10 2h4v5.5h5.5v4H14V22h-4V11.5H4.5v-4H10z"
SHEAF: Final = "M8 22l1.5-7C5.5 13.5 4 9 5 3c2 1 3.2 2.5 3.8 4.2C9 4.8 10 3 12 1.5c2 1.5 3 3.3 3.2 5.7C15.8 5.5 17 4 19 3c1 6-.5 10.5-4.5 12L16 22z"
CLAW: Final = "M12 22C6 19 3.5 14 4 3c2.5 1 4 3 4.5 5.5C9 6 10 4 12 2c2 2 3 4 3.5 6.5C16 6 17.5 4 20 3c.5 11-2 16-8 19z"


def _silhouette(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}" {INK}/>'


_PETALS = "".join(
    f'<path d="M12 12L{10.2 if i % 2 else 9.6} 4.500a2 2 0 0 1 3.800 0z" transform="rotate({i * 45} 12 12)"/>'
    for i in range(8)
)

SYMBOLS: Final = {
    **emblems.SYMBOLS,
    "troyes-rose": f'<circle cx="12" cy="12" r="11" fill="var(--paper-card)" stroke="var(--paper-line)"/><g fill="none" stroke="var(--paper-muted)" stroke-width=".700">{_PETALS}<circle cx="12" cy="12" r="9.500"/><circle cx="12" cy="12" r="2.600" fill="var(--paper-card)"/></g>',
    "troyes-vine": '<path d="M1 12.500c3-4 6-4 7.500-1s-2 4-2.500 1.500s3-4 6-1s4.500 3 6 1s-1-4-2.500-2s2.500 5 7.500 1.500M12 12l0-2.500M12 12l0 2.500" fill="none" stroke="var(--paper-line)" stroke-width=".800" stroke-linecap="round"/><path d="M12 8.300l1.300 1.600l-1.300 1.600l-1.300-1.600z" fill="#8A6210" fill-opacity=".600"/>',
    "troyes-red": _silhouette(SWORD, "#A8322A"),
    "troyes-white": _silhouette(CROSS, "#FFFDF6"),
    "troyes-yellow": _silhouette(SHEAF, "#DDA928"),
    "troyes-black": _silhouette(CLAW, "#EFE3C6"),
    "troyes-dice": f'<rect x="2" y="9" width="12.500" height="12.500" rx="2.500" fill="#D9776B" {INK}/><rect x="6" y="5.500" width="12.500" height="12.500" rx="2.500" fill="#FFFDF6" {INK}/><rect x="10" y="2" width="12.500" height="12.500" rx="2.500" fill="#EBCB66" {INK}/><path d="M13.500 5.500h.1M16.250 8.250h.1M19 11h.1" stroke="var(--paper-ink)" stroke-width="2.600" stroke-linecap="round"/>',
    "troyes-influence": f'<path d="M4 3h13c2.5 0 3.5 1.5 3.5 3.5V8H17v10c0 2-1 3-3 3H5c-1.5 0-2.500-1-2.500-2.500V17H5V6C5 4.500 4.500 3.500 4 3z" fill="#D9C7E6" {INK}/><path d="M8 8h6M8 11.500h6M8 15h4M17 8V6" {FINE}/>',
    "troyes-hourglass": f'<path d="M5 2.500h14v2.500c0 3.500-4 5-4 7s4 3.500 4 7v2.500H5V19c0-3.500 4-5 4-7s-4-3.500-4-7z" fill="var(--paper-card)" {INK}/><path d="M8.500 18.500l3.500-3l3.500 3z" fill="#C98A12"/>',
    "troyes-flag": f'<path d="M4 2v20M4 3.500h15l-4 4.500l4 4.500H4" fill="var(--paper-card)" {INK}/>',
    "troyes-shield": f'<path d="M3.500 3h17v8c0 5.500-3.500 8.500-8.500 10.500C7 19.500 3.500 16.500 3.500 11z" fill="#9CC0A0" {INK}/><path d="M8 11.500l3 3l5.500-6" fill="none" stroke="var(--paper-ink)" stroke-width="2.200"/>',
    "troyes-threat": f'<path d="M12 2l10.500 19h-21z" fill="#F2B8A8" {INK}/><path d="M12 8.500v6" stroke="var(--paper-ink)" stroke-width="2.400"/><path d="M12 16.500v2.200" stroke="var(--paper-ink)" stroke-width="2.400"/>',
    "troyes-danger": f'<path d="M12 2l10.500 19h-21z" fill="#A8322A" {INK}/><path d="M12 8.500v6M12 16.500v2.200" stroke="#FFFDF6" stroke-width="2.600"/>',
    "troyes-lying": f'<path d="M2.500 15.500a3.600 3.600 0 0 1 5-3.300c.6-3 2-6 3.700-6c1.500 0 2 2.300 2 4.500l8.300-3.200v6l-4 2l4 2v2.500H11c-1 0-2-.5-2.600-1.500a3.600 3.600 0 0 1-5.900-3z" fill="currentColor" {INK}/>',
    "troyes-cathedral": f'<path d="M3 21.500V12l3-4l3 4V8l3-6l3 6v4l3-4l3 4v9.500z" fill="var(--paper-card)" {INK}/><path d="M10 21.500v-4a2 2 0 0 1 4 0v4M12 10.500a1.500 1.500 0 1 1 .1 0" {FINE}/>',
    "troyes-grey": f'<path d="M12 2.500a3.600 3.600 0 0 1 3.300 5c3 .6 6 2 6 3.700c0 1.500-2.300 2-4.500 2l3.200 8.300h-6l-2-4l-2 4H4l3.200-8.300c-2.200 0-4.500-.5-4.500-2c0-1.700 3-3.100 6-3.700A3.600 3.600 0 0 1 12 2.500z" fill="#B9B4AA" {INK}/>',
    "troyes-tradesman": f'<path d="M7 8.500L12 2l5 6.500v1h-1c1.500.8 3.500 2.500 4 12H4c.5-9.500 2.500-11.200 4-12H7z" fill="var(--paper-card)" {INK}/>',
}


def town_die(colour: str, face: int, x: float, y: float, size: float = 28) -> Markup:
    """A die of a colour with its silhouette; 1.7 times as wide as high."""
    ink = "#FFFDF6" if colour == "black" else "var(--paper-ink)"
    return die(face, x, y, size, symbol=f"troyes-{colour}", fill=DICE[colour], ink=ink)


def colour_mark(colour: str, x: float, y: float, size: float = 16) -> Markup:
    """The silhouette of a colour on its ground: what stands for dice of that colour; for mixed ones three dice."""
    if colour == "mixed":
        return use("troyes-dice", x, y, size)
    ground = rect(x, y, size, size, 3, fill=DICE[colour], stroke="var(--paper-ink)", stroke_width=1)
    return Markup(ground + use(f"troyes-{colour}", x + size * 0.12, y + size * 0.12, size * 0.76))


def card_emblem(card: str, x: float, y: float, size: float) -> Markup:
    """The picture of an Activity card."""
    return use(f"troyes-card-{card}", x, y, size)


def event_emblem(event: str, x: float, y: float, size: float) -> Markup:
    """The picture of an Event; cards of one name share it."""
    return use(f"troyes-event-{event.rstrip('_123')}", x, y, size)

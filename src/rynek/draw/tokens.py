"""Tokens: the colours and fonts of the page and of all boards, in one place, as CSS custom properties."""

from typing import Final

LIGHT: Final = {
    "bg": "#F4ECD8",
    "panel": "#FCF8EC",
    "ink": "#2B2118",
    "muted": "#66563F",
    "line": "#CDBB98",
    "accent": "#176762",
    "accent-ink": "#FFFFFF",
    "gold": "#8A6210",
    "danger": "#9E3223",
    "ok": "#3F6B2A",
}
DARK: Final = {
    "bg": "#1C1813",
    "panel": "#272119",
    "ink": "#F0E6D0",
    "muted": "#BBAB8C",
    "line": "#4B4132",
    "accent": "#66C2B8",
    "accent-ink": "#10201E",
    "gold": "#E5BC55",
    "danger": "#EE8A76",
    "ok": "#9CC77F",
}
PAPER: Final = {
    "paper": "#F6EEDA",
    "paper-card": "#FDF9EE",
    "paper-deep": "#E9DCBD",
    "paper-ink": "#2B2118",
    "paper-muted": "#66563F",
    "paper-line": "#CDBB98",
    "paper-accent": "#176762",
    "paper-gold": "#7A560C",
    "paper-land": "#F3E8CC",
    "paper-sea": "#D5E1E0",
    "paper-foam": "#EAF0EC",
}
PAPER_DARK: Final = {
    "paper": "#DDD1B4",
    "paper-card": "#E8DEC5",
    "paper-deep": "#CDBE99",
    "paper-muted": "#54462F",
    "paper-line": "#AE9C75",
    "paper-accent": "#0F524E",
    "paper-gold": "#654506",
    "paper-land": "#D9CCA9",
    "paper-sea": "#B5C3C0",
    "paper-foam": "#C8D2CC",
}
SEATS: Final = {
    "seat-a": "#A8322A",
    "seat-b": "#24589C",
    "seat-c": "#2F7040",
    "seat-d": "#C98A12",
    "seat-e": "#6E3F86",
    "seat-f": "#2A2A2E",
}
GOODS: Final = {
    "wood": "#9A6A3A",
    "stone": "#9B978E",
    "brick": "#B5523B",
    "glass": "#8DB9CE",
    "wheat": "#DDB44A",
    "food": "#C98F4E",
    "cloth": "#8C6BA6",
    "linen": "#E4DCC4",
    "gold-good": "#DDAE3A",
    "iron": "#6C7680",
    "wool": "#EFE9DA",
    "pepper": "#4A4038",
    "saffron": "#9470B8",
    "silver": "#C3CAD0",
    "copper": "#C5794A",
    "silk": "#F0DDE0",
    "beer": "#D9A441",
    "wine": "#8B2F45",
}
"""Boards name a good's colour as `var(--wheat)`; gold the good is `var(--gold-good)`, `--gold` is the page's own."""

FONTS: Final = {
    "serif": '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Georgia, "Liberation Serif", "Times New Roman", serif',
    "sans": "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif",
}


def css() -> str:
    """The tokens for the page: light, dark by wish of the system, and either by `data-theme` on the root."""
    light = _block(":root", {**LIGHT, **PAPER, **SEATS, **GOODS, **FONTS}, "color-scheme: light")
    dark = {**DARK, **PAPER_DARK}
    by_wish = _block(':root:not([data-theme="light"])', dark, "color-scheme: dark")
    by_choice = _block(':root[data-theme="dark"]', dark, "color-scheme: dark")
    return f"{light}\n@media (prefers-color-scheme: dark) {{\n{by_wish}\n}}\n{by_choice}\n"


def standalone() -> str:
    """The tokens for a picture that stands alone."""
    return _block("svg.rynek", {**LIGHT, **PAPER, **SEATS, **GOODS, **FONTS})


def _block(selector: str, values: dict[str, str], *more: str) -> str:
    lines = [f"--{name}: {value}" for name, value in values.items()]
    return f"{selector} {{ {'; '.join([*more, *lines])} }}"

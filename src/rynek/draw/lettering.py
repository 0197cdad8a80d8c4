"""Lettering: words on a board, made to fit the place they have.

No font is at hand while drawing, so widths are estimated, on the wide side; a line that might still be too long is told
its length, and the browser squeezes it. Nothing is cut off and nothing runs into its neighbour.
"""

from typing import Final

from rynek.draw.markup import Markup
from rynek.draw.svg import join, remembered, tag

SMALLEST: Final = 12.0
"""No words on a board are smaller than this; pictures are drawn 960 units wide for a board of about 930 pixels."""

NARROW: Final = frozenset("ijlI|!.,:;'’()[] -–·/")
THIN: Final = frozenset("ftrsłJz1")
WIDE: Final = frozenset("mwMWŁ@%&—→−×+≠")


def width_of(said: str, size: float, *, bold: bool = False, serif: bool = False) -> float:
    """How wide a line may become, in the widest of our fonts."""
    return sum([_em(letter) for letter in said], 0.0) * size * (1.1 if bold else 1.0) * (0.86 if serif else 1.0)


def _em(letter: str) -> float:
    if letter in NARROW:
        return 0.34
    if letter in THIN:
        return 0.46
    if letter in WIDE:
        return 0.90
    return 0.72 if letter.isupper() else 0.61


def signed(number: int) -> str:
    """A number as it is printed: with a true minus sign."""
    return str(number).replace("-", "−")


@remembered
def text(
    said: str,
    x: float,
    y: float,
    size: int | float = 14,  # noqa: PYI041 - the compiler stumbles over a float left out before **attributes
    *,
    width: float | None = None,
    anchor: str = "start",
    serif: bool = False,
    bold: bool = False,
    fill: str = "var(--paper-ink)",
    least: int | float = SMALLEST,  # noqa: PYI041 - likewise
    **attributes: object,
) -> Markup:
    """One line, its foot at `y`. With a `width` it shrinks to the `least` size, then is squeezed, to stay inside."""
    squeeze = None
    if width is not None:
        size = _shrunk(said, size, width, least, bold=bold, serif=serif)
        squeeze = width if width_of(said, size, bold=bold, serif=serif) > width else None
    return tag(
        "text",
        said,
        x=x,
        y=y,
        font_size=round(size, 1),
        font_family="var(--serif)" if serif else "var(--sans)",
        font_weight=600 if bold else None,
        text_anchor=None if anchor == "start" else anchor,
        fill=fill,
        textLength=squeeze,
        lengthAdjust=None if squeeze is None else "spacingAndGlyphs",
        **attributes,
    )


def _shrunk(said: str, size: float, width: float, least: float, *, bold: bool, serif: bool) -> float:
    wide = width_of(said, size, bold=bold, serif=serif)
    return size if wide <= width else max(min(size, least), size * width / wide)


@remembered
def caption(name: str, x: float, y: float, width: float, size: float = 16) -> Markup:
    """A player's name around the height of one line: in two lines where one would be too small to read well."""
    if width_of(name, 14, bold=True, serif=True) <= width or " " not in name:
        return text(name, x, y, size, width=width, serif=True, bold=True)
    return paragraph(name, x, y - 7, width, 2, SMALLEST, serif=True, bold=True)


def wrap(said: str, size: float, width: float, *, bold: bool = False, serif: bool = False) -> list[str]:
    """The words in lines no wider than `width`, as far as single words allow."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, bold=bold, serif=serif) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _fits(rows: list[str], size: float, width: float, lines: int) -> bool:
    return len(rows) <= lines and all(width_of(row, size) * 0.86 <= width for row in rows)


@remembered
def paragraph(
    said: str,
    x: float,
    y: float,
    width: float,
    lines: int,
    size: float = 14,
    *,
    anchor: str = "start",
    serif: bool = False,
    bold: bool = False,
    fill: str = "var(--paper-ink)",
) -> Markup:
    """At most so many lines, the first with its foot at `y`; the lettering shrinks until the words fit."""
    while size > SMALLEST and not _fits(wrap(said, size, width, bold=bold, serif=serif), size, width, lines):
        size -= 0.5
    rows = wrap(said, size, width, bold=bold, serif=serif)
    rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])] if len(rows) > lines else rows
    style = {"anchor": anchor, "serif": serif, "bold": bold, "fill": fill}
    return join(*[text(row, x, y + i * size * 1.22, size, width=width, **style) for i, row in enumerate(rows)])  # type: ignore[arg-type]

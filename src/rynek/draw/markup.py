"""Markup: text that is SVG already. A file of its own, because the compiler knows no kinds of text."""


class Markup(str):
    """Text that is SVG already; `tag` puts it in as it is and escapes everything else."""

    __slots__ = ()

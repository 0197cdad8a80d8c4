"""The note pad: which Characters are known or likely, what each would give everybody now, and the own hidden points."""

from typing import Final

from rynek.draw.lettering import text
from rynek.draw.parts import tipped
from rynek.draw.seats import badge
from rynek.draw.svg import Markup, join, line, rect, use
from rynek.draw.symbols import points
from rynek.draw.troyes.pieces import seat_of
from rynek.games.troyes.character_cards import CHARACTER, CHARACTERS
from rynek.games.troyes.view_types import NoteView, TroyesView
from rynek.play.words import Words

WIDTH: Final = 944
LINE: Final = 24
HEIGHT: Final = 34 + 6 * LINE + 6
FIRST: Final = 330
COUNTS: Final = ("won", "troyes-influence", "coin", "troyes-cathedral", "troyes-tradesman", "troyes-grey")


def notes(x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """A table of the six Characters; a column for each player."""
    frame = rect(x, y, WIDTH, HEIGHT, 8, fill="var(--paper-card)", stroke="var(--paper-line)")
    title = text(words.text("draw-notes"), x + 12, y + 22, 17, serif=True, bold=True, width=190)
    chance = text(words.text("draw-chance"), x + 212, y + 22, 12, width=108, fill="var(--paper-muted)")
    heads = [badge(i, x + FIRST + 40 + i * 84, y + 18, 20) for i in range(view["players"])]
    if view["le_roy"]:
        chance = text(words.text("draw-pile"), x + 212, y + 22, 12, width=108, fill="var(--paper-muted)")
        heads.append(use("troyes-grey", x + FIRST + 40 + 84 - 12, y + 6, 24))
    lines = [_line(note, x, y + 34 + i * LINE, view, words) for i, note in enumerate(in_order(view))]
    roy = view["le_roy"]
    own = _against_roy(x + 700, y, view, roy["points"], words) if roy else _own(x + 700, y, view, words)
    return join(frame, title, chance, *heads, *lines, own)


def in_order(view: TroyesView) -> list[NoteView]:
    """The lines of the note pad; alone in the order of the pile, those that have scored last."""
    pile = view["pile"]
    return sorted(
        view["notes"], key=lambda note: pile.index(note["character"]) if note["character"] in pile else len(pile)
    )


def _line(note: NoteView, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    number = CHARACTER.value(note["character"])
    rule = line(x + 10, y, x + 690, y, stroke="var(--paper-line)")
    name = text(words.name(CHARACTER, number), x + 36, y + 17, 14, width=168, serif=True, bold=note["known"])
    symbol = COUNTS[CHARACTERS[number].counts]
    sign = use("troyes-flag" if symbol == "won" else symbol, x + 12, y + 3, 18)
    cells = [_cell(note, i, x + FIRST + i * 84, y) for i in range(len(note["counts"]))]
    tip = words.info(CHARACTER, number) + " " + words.text("draw-notes-tip")
    return tipped(words.name(CHARACTER, number), tip, rule, sign, name, _known(note, x + 212, y, view, words), *cells)


def _known(note: NoteView, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    if view["le_roy"]:
        place = view["pile"].index(note["character"]) + 1 if note["known"] else 0
        said = str(place) if place else words.text("draw-scored")
        return text(said, x + 4, y + 17, 13, width=104, bold=place == 1)
    if note["known"]:
        return join(use("eye", x, y + 4, 17), text(words.text("draw-known"), x + 22, y + 17, 13, width=86, bold=True))
    if not note["chance"]:
        return text("–", x + 4, y + 17, 13)
    return text(f"{note['chance']} %", x + 4, y + 17, 13, fill="var(--paper-muted)")


def _cell(note: NoteView, seat: int, x: float, y: float) -> Markup:
    """What the player has of it, and the points it would give."""
    count = text(str(note["counts"][seat]), x + 34, y + 17, 14, anchor="end")
    value = note["points"][seat]
    return join(count, points(value, x + 42, y + 1, 22)) if value else count


def _against_roy(x: float, y: float, view: TroyesView, roy: int, words: Words) -> Markup:
    """The own points, those of le Roy, and the result as the table stands."""
    result = view["seats"][0]["points"]
    if result is None:
        return Markup("")
    rule = line(x - 4, y + 10, x - 4, y + HEIGHT - 10, stroke="var(--paper-line)")
    rows = [(result + roy, badge(0, x + 26, y + 46, 22), "draw-own-points")]
    rows.append((roy, use("troyes-grey", x + 14, y + 74, 24), "draw-roy-points"))
    drawn = [
        join(
            sign,
            points(value, x + 48, y + 31 + i * 40, 30),
            text(words.text(key), x + 88, y + 51 + i * 40, 14, width=150),
        )
        for i, (value, sign, key) in enumerate(rows)
    ]
    said = f"{words.text('draw-result')}: {str(result).replace('-', '−')}"
    return join(rule, *drawn, text(said, x + 10, y + 140, 16, serif=True, bold=True, width=226))


def _own(x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """The own tokens and the points known so far, or all of them when the game is over."""
    rule = line(x - 4, y + 10, x - 4, y + HEIGHT - 10, stroke="var(--paper-line)")
    if view["over"]:
        rows = [(player["seat"], player["points"] or 0) for player in view["seats"]]
        drawn = [
            join(badge(seat_of(seat), x + 26, y + 46 + i * 32, 22), points(value, x + 50, y + 32 + i * 32, 30))
            for i, (seat, value) in enumerate(rows)
        ]
        return join(rule, text(words.text("draw-final"), x + 10, y + 22, 15, serif=True, bold=True, width=220), *drawn)
    if view["seat"] is None:
        return Markup("")
    player = view["seats"][seat_of(view["seat"])]
    title = text(words.text("draw-hidden"), x + 10, y + 22, 15, serif=True, bold=True, width=220)
    tokens = join(
        points(player["tokens"] or 0, x + 10, y + 34, 34),
        text(words.text("draw-tokens"), x + 52, y + 56, 14, width=180),
    )
    known = join(
        points(player["points"] or 0, x + 10, y + 74, 34),
        text(words.text("draw-points-known"), x + 52, y + 96, 14, width=180),
    )
    wages = join(
        use("coin", x + 15, y + 118, 24),
        text(words.text("draw-wages", wages=player["wages"]), x + 52, y + 136, 14, width=180),
    )
    return join(rule, title, tokens, known, wages)

"""The note pad: which Characters are known or likely, what each would give everybody now, and the own hidden points."""

from typing import Final

from rynek.draw.lettering import paragraph, signed, text
from rynek.draw.markup import Markup
from rynek.draw.parts import tipped
from rynek.draw.picture import Panel
from rynek.draw.region import Region, only, region, regions
from rynek.draw.seats import badge
from rynek.draw.svg import join, line, rect, use
from rynek.draw.symbols import points
from rynek.draw.troyes.layout import COLUMN
from rynek.draw.troyes.pieces import seat_of
from rynek.games.troyes.character_cards import CHARACTER, CHARACTERS
from rynek.games.troyes.view_types import NoteView, SeatView, TroyesView
from rynek.play.words import Words

LINE: Final = 24
HEIGHT: Final = 34 + 6 * LINE + 6
CHANCE: Final = 144
FIRST: Final = 199
STEP: Final = 39
COUNTS: Final = ("won", "troyes-influence", "coin", "troyes-cathedral", "troyes-tradesman", "troyes-grey")


def panels(view: TroyesView, words: Words) -> list[Panel]:
    """The note pad, and beside it the own points."""
    pad = regions(_pad, only(view, "notes", "pile", "players"), bool(view["le_roy"]), words)
    own = [region("purse", ground), _points(view, words)]
    return [
        Panel("notes", (0, 0, COLUMN, HEIGHT), *pad, label=words.text("draw-notes")),
        Panel("own", (0, 0, COLUMN, HEIGHT), *own, label=words.text("draw-points-known")),
    ]


def _pad(view: TroyesView, alone: bool, words: Words) -> list[Region]:
    lines = [
        region(f"note:{place}", written, place, note, _pile_place(note, view) if alone else None, words)
        for place, note in enumerate(in_order(view))
    ]
    return [region("notes", head, view["players"], alone, words), *lines]


def ground() -> Markup:
    """A leaf of paper."""
    return rect(0, 0, COLUMN, HEIGHT, 8, fill="var(--paper-card)", stroke="var(--paper-line)")


def _points(view: TroyesView, words: Words) -> Region:
    roy, seats = view["le_roy"], view["seats"]
    if roy:
        return region("own", against_roy, seats[0]["points"], roy["points"], words)
    if view["over"]:
        return region("own", final, tuple((player["seat"], player["points"] or 0) for player in seats), words)
    own = None if view["seat"] is None else only(seats[seat_of(view["seat"])], "tokens", "points", "wages")
    return region("own", hidden, own, words)


def head(players: int, alone: bool, words: Words) -> Markup:
    """The heading: a column for each player."""
    title = text(words.text("draw-notes"), 10, 22, 17, serif=True, bold=True, width=CHANCE - 18)
    said = words.text("draw-pile" if alone else "draw-chance")
    chance = paragraph(said, CHANCE, 14, FIRST - CHANCE - 4, 2, 12, fill="var(--paper-muted)")
    heads = [badge(i, FIRST + 18 + i * STEP, 17, 20) for i in range(players)]
    if alone:
        heads.append(use("troyes-grey", FIRST + 18 + STEP - 12, 5, 24))
    return join(ground(), title, chance, *heads)


def in_order(view: TroyesView) -> list[NoteView]:
    """The lines of the note pad; alone in the order of the pile, those that have scored last."""
    pile = view["pile"]
    return sorted(
        view["notes"], key=lambda note: pile.index(note["character"]) if note["character"] in pile else len(pile)
    )


def _pile_place(note: NoteView, view: TroyesView) -> int:
    """The place of a Character in the pile, 0 when it has scored."""
    return view["pile"].index(note["character"]) + 1 if note["known"] else 0


def written(place: int, note: NoteView, pile: int | None, words: Words) -> Markup:
    """A line: a Character, whether it is known, and what it would give everybody."""
    number, y = CHARACTER.value(note["character"]), 34 + place * LINE
    rule = line(8, y, COLUMN - 8, y, stroke="var(--paper-line)")
    name = text(words.name(CHARACTER, number), 30, y + 17, 14, width=CHANCE - 34, serif=True, bold=note["known"])
    symbol = COUNTS[CHARACTERS[number].counts]
    sign = use("troyes-flag" if symbol == "won" else symbol, 8, y + 3, 18)
    cells = [_cell(note, i, FIRST + i * STEP, y) for i in range(len(note["counts"]))]
    tip = words.info(CHARACTER, number) + " " + words.text("draw-notes-tip")
    return tipped(words.name(CHARACTER, number), tip, rule, sign, name, _known(note, pile, CHANCE, y, words), *cells)


def _known(note: NoteView, pile: int | None, x: float, y: float, words: Words) -> Markup:
    if pile is not None:
        said = str(pile) if pile else words.text("draw-scored")
        return text(said, x, y + 17, 13, width=FIRST - CHANCE - 4, bold=pile == 1)
    if note["known"]:
        return text(words.text("draw-known"), x, y + 17, 13, width=FIRST - CHANCE - 4, bold=True)
    if not note["chance"]:
        return text("–", x + 4, y + 17, 13)
    return text(f"{note['chance']} %", x, y + 17, 13, fill="var(--paper-muted)")


def _cell(note: NoteView, seat: int, x: float, y: float) -> Markup:
    """What the player has of it, and the points it would give."""
    count = text(str(note["counts"][seat]), x + 17, y + 17, 13, anchor="end")
    value = note["points"][seat]
    return join(count, points(value, x + 18, y + 2, 20)) if value else count


def against_roy(result: int | None, roy: int, words: Words) -> Markup:
    """The own points, those of le Roy, and the result as the table stands."""
    if result is None:
        return Markup("")
    rows = [(result + roy, badge(0, 26, 46, 22), "draw-own-points")]
    rows.append((roy, use("troyes-grey", 14, 74, 24), "draw-roy-points"))
    drawn = [
        join(sign, points(value, 48, 31 + i * 40, 30), text(words.text(key), 88, 51 + i * 40, 14, width=240))
        for i, (value, sign, key) in enumerate(rows)
    ]
    said = f"{words.text('draw-result')}: {signed(result)}"
    return join(*drawn, text(said, 10, 140, 16, serif=True, bold=True, width=COLUMN - 20))


def final(scores: tuple[tuple[str, int], ...], words: Words) -> Markup:
    """All points when the game is over."""
    drawn = [
        join(badge(seat_of(seat), 26, 46 + i * 32, 22), points(value, 50, 32 + i * 32, 30))
        for i, (seat, value) in enumerate(scores)
    ]
    return join(text(words.text("draw-final"), 10, 22, 15, serif=True, bold=True, width=COLUMN - 20), *drawn)


def hidden(player: SeatView | None, words: Words) -> Markup:
    """The own tokens and the points known so far."""
    if player is None:
        return Markup("")
    title = text(words.text("draw-hidden"), 10, 22, 15, serif=True, bold=True, width=COLUMN - 20)
    said = [words.text("draw-tokens"), words.text("draw-points-known"), words.text("draw-wages", wages=player["wages"])]
    signs = [
        points(player["tokens"] or 0, 10, 34, 34),
        points(player["points"] or 0, 10, 74, 34),
        use("coin", 15, 118, 24),
    ]
    return join(title, *signs, *[text(one, 52, 56 + i * 40, 14, width=290) for i, one in enumerate(said)])

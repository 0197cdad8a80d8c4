"""The drawing framework: escaping, lettering, pictures, symbols and tokens."""

from xml.etree import ElementTree as ET

from rynek.draw import Picture, Region, sheet, tokens
from rynek.draw.lettering import SMALLEST, paragraph, text, width_of
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece
from rynek.draw.sheet import bodies
from rynek.draw.standalone import standalone
from rynek.draw.svg import group, tag, use


def test_names_never_become_markup() -> None:
    drawn = tag("text", "<script>'\"&", label='"><script>')

    assert "<script" not in drawn
    assert ET.fromstring(drawn).text == "<script>'\"&"


def test_markup_is_put_in_as_it_is() -> None:
    assert group(Markup("<path/>"), "<path/>") == "<g><path/>&lt;path/&gt;</g>"


def test_a_long_line_is_squeezed_into_its_width() -> None:
    drawn = ET.fromstring(text("A very long name of a very long thing", 0, 0, 20, width=60))

    assert float(drawn.attrib["font-size"]) == SMALLEST
    assert float(drawn.attrib["textLength"]) == 60


def test_a_short_line_keeps_its_size() -> None:
    drawn = ET.fromstring(text("Farm", 0, 0, 20, width=600))

    assert drawn.attrib["font-size"] == "20"
    assert "textLength" not in drawn.attrib


def test_a_paragraph_keeps_to_its_lines_and_loses_no_word() -> None:
    said = "one two three four five six seven eight nine ten eleven twelve"
    lines = ET.fromstring(f"<g>{paragraph(said, 0, 0, 90, 3, 18)}</g>")

    assert len(lines) == 3
    assert " ".join(line.text or "" for line in lines) == said


def test_wider_words_are_thought_wider() -> None:
    assert width_of("mmm", 10) > width_of("iii", 10)
    assert width_of("mmm", 10, bold=True) > width_of("mmm", 10)


def test_a_picture_alone_carries_its_symbols_and_colours() -> None:
    picture = Picture.single(
        100, 50, Region("a", use("good-wood", 0, 0, 20)), Region("b", use("coin", 0, 0, 20)), label="x"
    )
    drawn = standalone(picture)

    assert ET.fromstring(drawn).attrib["viewBox"] == "0 0 100 50"
    assert 'id="good-wood"' in drawn
    assert 'id="good-iron"' not in drawn
    assert "--paper-ink" in drawn
    assert drawn._repr_svg_() == drawn
    assert list(picture.parts()) == ["a", "b"]


def test_parts_and_pieces_carry_their_names() -> None:
    drawn = part("square:b3", box(0, 0, 9, 9), piece("cube:b3", 1, 2, "x"), title="T", tip="why")

    assert 'data-part="square:b3"' in drawn
    assert 'data-tip="why"' in drawn
    assert '<g transform="translate(1 2)" data-piece="cube:b3">' in drawn


def test_the_sheet_holds_every_symbol_once() -> None:
    root = ET.fromstring(sheet())
    ids = [node.attrib["id"] for node in root[0]]

    assert sorted(ids) == sorted(bodies())


def test_both_themes_name_the_same_colours() -> None:
    assert set(tokens.LIGHT) == set(tokens.DARK)
    assert set(tokens.PAPER) >= set(tokens.PAPER_DARK)
    assert all(f"--{name}:" in tokens.css() for name in tokens.LIGHT)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as the accessibility guidelines reckon it."""
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_words_can_be_read_on_every_surface() -> None:
    for theme in (tokens.LIGHT, tokens.DARK):
        for ink in ("ink", "muted", "accent", "gold", "danger", "ok"):
            assert contrast(theme[ink], theme["bg"]) >= 4.5, ink
            assert contrast(theme[ink], theme["panel"]) >= 4.5, ink
    for paper in (tokens.PAPER, {**tokens.PAPER, **tokens.PAPER_DARK}):
        for ink in ("paper-ink", "paper-muted", "paper-accent", "paper-gold"):
            for ground in ("paper", "paper-card", "paper-deep"):
                assert contrast(paper[ink], paper[ground]) >= 4.5, (ink, ground)

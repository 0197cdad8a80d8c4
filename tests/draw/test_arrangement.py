"""Rows and columns of panels fill their width exactly, and panels keep their shape."""

import pytest

from rynek.draw.arrangement import GAP, Column, Row, Section, names
from rynek.draw.picture import Panel, Picture
from rynek.draw.standalone import on_one_sheet, standalone

BOXES: dict[str, tuple[float, float, float, float]] = {
    "wide": (0.0, 0.0, 400.0, 100.0),
    "square": (10.0, 10.0, 50.0, 50.0),
    "high": (0.0, 0.0, 100.0, 300.0),
}


def test_a_row_is_equally_high_and_fills_the_width() -> None:
    _, placed = Section(Row("wide", "square"), width=508).placed(BOXES)

    assert placed["wide"] == pytest.approx((0, 0, 400, 100))
    assert placed["square"] == pytest.approx((408, 0, 100, 100))


def test_a_column_inside_a_row_ends_where_its_neighbour_ends() -> None:
    height, placed = Section(Row(Column("wide", "square"), "high"), width=600).placed(BOXES)

    assert placed["square"][1] + placed["square"][3] == pytest.approx(placed["high"][3]) == pytest.approx(height)
    assert placed["square"][1] == pytest.approx(placed["wide"][3] + GAP)
    for name, (_, _, width, high) in placed.items():
        assert width / high == pytest.approx(BOXES[name][2] / BOXES[name][3])
    assert placed["high"][0] + placed["high"][2] == pytest.approx(600)


def test_swiped_panels_each_have_the_width_and_the_sheet_shows_them_one_below_the_other() -> None:
    first, later = Section("wide", width=400), Section(Row("square", "high"), width=200, swiped=True)
    sizes: dict[str, tuple[Section, ...]] = {"wide": (first, later)}
    picture = Picture(*[Panel(name, box) for name, box in BOXES.items()], sizes=sizes, label="x")

    assert names(later.node) == ["square", "high"]
    height, placed = later.placed(BOXES)
    assert height == pytest.approx(600)
    assert [box[3] for box in placed.values()] == pytest.approx([200, 600])
    width, total, places = on_one_sheet(picture)
    assert (width, total) == pytest.approx((400, 100 + GAP + 200 + GAP + 600))
    assert places["high"] == pytest.approx((0, 100 + GAP + 200 + GAP, 200, 600))
    assert 'viewBox="10 10 50 50"' in standalone(picture)

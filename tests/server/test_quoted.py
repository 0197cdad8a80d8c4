"""Labels that hints put into their sentences: moves are quoted, belongings are listed."""

import pytest

import rynek
from rynek.draw import drawing
from rynek.games.tiletum.tiles import TILE
from rynek.play.words import LANGUAGES
from tests.server.test_hint_text import lesson


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rynek.all_games())
def test_labels_of_moves_can_be_quoted(name: str, lang: str) -> None:
    found, speech = lesson(name), rynek.words(lang, name)
    labels = [
        speech.move(move, ("Anna", "Jan", "Ewa"))
        for place in range(len(found.script))
        for state in [found.state_at(place)]
        for seat in state.to_act
        if seat >= 0
        for move in state.legal(seat)
    ]

    assert labels
    assert [label for label in labels if label[0].islower() or set(label) & set("„“”")] == []


@pytest.mark.parametrize(
    ("name", "label"),
    [("caylus_1303", "robotnicy w puli"), ("genoa", "dukaty"), ("tiny_towns", "wolne pola"), ("troyes", "wpływy")],
)
def test_belongings_that_have_no_name_begin_small(name: str, label: str) -> None:
    found, artist = lesson(name), drawing(name)
    assert artist is not None

    chips = artist.belongings(found.state_at(found.starts[0]).view(0), 0, rynek.words("pl", name))

    assert label in [chip.label for chip in chips]


def test_helpers_do_not_call_action_points_points() -> None:
    names = [rynek.words("en", "tiletum").name(TILE, tile) for tile in range(TILE.size)]

    assert [name for name in names if name.startswith("Helper") and "point" in name] == []

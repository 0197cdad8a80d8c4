"""The contract every drawing keeps, over random games."""

import re
from random import Random
from xml.etree import ElementTree as ET

import pytest

import rynek
from rynek.draw import drawing
from rynek.draw.arrangement import names
from rynek.draw.drawings import AnyDrawing
from rynek.draw.picture import Picture, needed
from rynek.draw.sheet import bodies
from rynek.draw.standalone import standalone
from rynek.play.words import words

DRAWN = [name for name in rynek.all_games() if drawing(name) is not None]
EVERY = 23
FORBIDDEN = re.compile(r'\sstyle="|\son\w+="|<style|<script|javascript:', re.IGNORECASE)
NAMES = ("Anna <b>", "Bohdan", "Celina & Co", "Dobrosława", "Ewa", "Florian")


def the_drawing(name: str) -> AnyDrawing:
    found = drawing(name)
    assert found is not None
    return found


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize(("lang", "largest"), [("en", False), ("pl", True)])
def test_every_picture_keeps_the_contract(name: str, lang: str, largest: bool) -> None:
    game = rynek.game(name)
    players = game.max_players if largest else game.min_players
    match = rynek.Match(game, players, seed=players)
    chooser = Random(players)
    decisions = 0
    while not match.state.over:
        if decisions % EVERY == 0:
            check(match, lang)
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal(seat)))
        decisions += 1
    check(match, lang)


def check(match: rynek.AnyMatch, lang: str) -> None:
    own, speech = the_drawing(match.game.name), words(lang, match.game.name)
    waiting = match.position % match.players
    for seat in (None, waiting, *match.state.to_act[:1]):
        view = match.view(seat)
        picture = own.paint(view, speech, NAMES)
        parts = check_picture(picture)
        if seat is not None:
            for action in match.state.legal(seat):
                spots = own.spots(action, view)
                assert set(spots) <= parts, action
                assert spots or action.verb.name in own.buttons, f"nobody drew the clicks of {action}"
            assert all(chip.symbol in bodies() and chip.label for chip in own.belongings(view, seat, speech))
        for event in match.seen(seat, max(0, match.position - EVERY)):
            assert set(own.where(event, view)) <= parts, event


def check_picture(picture: Picture) -> set[str]:
    """The parts of a picture, which is well-formed, complete and safe."""
    body = "".join(picture.parts().values())
    root = ET.fromstring(f"<g>{body}</g>")
    parts = [node.attrib["data-part"] for node in root.iter() if "data-part" in node.attrib]
    pieces = [node.attrib["data-piece"] for node in root.iter() if "data-piece" in node.attrib]
    assert len(parts) == len(set(parts))
    assert len(pieces) == len(set(pieces))
    assert len(picture.parts()) == sum(len(panel.regions) for panel in picture.panels)
    for sections in picture.sizes.values():
        shown = [name for section in sections for name in names(section.node)]
        assert sorted(shown) == sorted(picture.boxes()), "every panel once, on every screen"
    assert not FORBIDDEN.search(body)
    assert [name for name in needed(body) if name not in bodies() and f'id="{name}"' not in body] == []
    assert all(float(node.attrib["font-size"]) >= 11 for node in root.iter("text") if "aria-hidden" not in node.attrib)
    ET.fromstring(standalone(picture))
    return set(parts)


@pytest.mark.parametrize("name", DRAWN)
def test_a_game_draws_itself(name: str) -> None:
    game = rynek.game(name)
    state = game.new()
    rynek.play_chance(state, Random(1))

    assert game.svg(state.view(0), lang="pl").startswith("<svg")

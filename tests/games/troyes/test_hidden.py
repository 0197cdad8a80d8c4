import json
from random import Random

import pytest

import rynek
from rynek.core.message import EVERYBODY, Event
from rynek.games.troyes import GAME
from rynek.games.troyes.state import TroyesState
from rynek.server.knowledge import known_points
from tests.games.troyes.tables import play, table


def middle(players: int = 3) -> TroyesState:
    seats = {letter: {"points": 10 + i} for i, letter in enumerate("ABCD"[:players])}
    return table(players, dice="A-red-3 B-white-2", seats=seats)


@pytest.mark.rule("R8.1")
def test_what_everybody_sees() -> None:
    view = middle().view(None)

    for player in view["seats"]:
        assert {"deniers", "influence", "supply", "won", "purse"} <= set(player)
        assert player["deniers"] == 5
    assert view["decks"] == {"red": 4, "white": 4, "yellow": 3}
    assert view["dice"]["A"] == [{"colour": "red", "face": 3, "count": 1}]


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_tokens_and_characters_are_known_to_their_owner_alone(seat: int | None) -> None:
    view = middle().view(seat)

    for number, player in enumerate(view["seats"]):
        assert (player["characters"] is not None) == (number == seat)
        assert (player["tokens"] is not None) == (number == seat)
        assert player["hand"] == 1


@pytest.mark.rule("R8.2")
def test_changing_a_rivals_secrets_changes_no_view() -> None:
    own = {"A": {"characters": ["henri_i", "urbain_iv"]}}
    one = table(seats=own)
    two = table(seats={**own, "B": {"characters": ["le_florentin", "chretien_de_troyes"]}})

    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


@pytest.mark.rule("R8.2")
def test_a_guess_redraws_the_rivals_characters_from_those_not_seen() -> None:
    state = middle(4)
    own = state.characters[1]
    hands = set()
    for seed in range(600):
        guess = GAME.guess(state, 1, Random(seed))
        assert isinstance(guess, TroyesState)
        assert guess.characters[1] == own
        assert own[0] not in [c for i, hand in enumerate(guess.characters) if i != 1 for c in hand]
        hands.add(tuple(guess.characters))

    assert len(hands) == 5 * 4 * 3


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize("seat", [0, None])
def test_tokens_lie_face_down_but_who_has_listened_knows_them(seat: int | None) -> None:
    state = middle()
    guess = GAME.guess(state, seat, Random(1))

    assert guess.points == state.points == [10, 11, 12]
    assert state.view(seat)["known"] == {"tokens": {"A": 10, "B": 11, "C": 12}}
    assert state.view(seat)["seats"][1]["tokens"] is None


@pytest.mark.rule("R8.2")
def test_every_gain_and_loss_of_tokens_is_told_to_all() -> None:
    for players in (2, 4):
        match = rynek.Match(GAME, players, seed=players)
        told = [0] * players
        chooser = Random(players)
        while not match.state.over:
            seat = match.state.to_act[0]
            for event in match.play(seat, chooser.choice(match.state.legal(seat))):
                assert event.audience == EVERYBODY
                count(told, event)
            assert told == match.state.points


def count(told: list[int], event: Event) -> None:
    """Add up what an event says of tokens."""
    said = dict(zip(event.template.names, event.args, strict=False))
    key = event.template.key.removeprefix("event-")
    if key in ("points-gained", "event-points", "leads"):
        told[said["seat"]] += said["points"]
    elif key in ("gave-way", "cannot-comply", "wages-short"):
        told[said["seat"]] -= said["points"]


@pytest.mark.rule("R8.2")
def test_dealing_tells_a_character_to_its_owner_alone() -> None:
    match = rynek.Match(GAME, 4, seed=1)
    dealt = next(entry for entry in match.log if entry.action.verb.name == "deal")
    secrets = [event for event in dealt.events if event.template.key == "event-character-dealt"]

    assert [[seat for seat in range(4) if event.seen_by(seat)] for event in secrets] == [[0], [1], [2], [3]]
    assert not any(event.seen_by(None) for event in secrets)


@pytest.mark.rule("R8.2", "R8.3", "R9.1")
def test_the_end_of_the_game_shows_everything() -> None:
    state = table(dice="grey-red-1", round=4, seats={"B": {"points": 7}})
    play(state, "pass", "pass")
    view = state.view(None)

    assert state.over
    assert [player["points"] for player in view["seats"]] == state.scores()
    assert view["seats"][1]["tokens"] == 7
    assert all(player["characters"] for player in view["seats"])
    assert GAME.guess(state, 0, Random(1)).scores() == state.scores()


@pytest.mark.rule("R8.2")
def test_the_note_pad_says_what_can_be_deduced() -> None:
    state = table(3, seats={"B": {"characters": ["urbain_iv"]}}, cathedral={"1": ["A"], "2": ["A"], "3": ["A"]})
    notes = {note["character"]: note for note in state.view(1)["notes"]}

    assert notes["urbain_iv"]["known"]
    assert notes["urbain_iv"]["points"] == [1, 0, 0]
    assert notes["henri_i"]["chance"] == 40
    assert [note["chance"] for note in state.view(None)["notes"]] == [50] * 6


@pytest.mark.rule("R8.2")
def test_no_secret_in_the_view_as_text() -> None:
    match = rynek.Match(GAME, 2, seed=5)
    own = set(match.view(0)["seats"][0]["characters"])
    players = json.dumps(match.view(0)["seats"])
    others = {GAME.dump(match.state)["seats"]["B"]["characters"][i] for i in range(2)}

    assert all(name in players for name in own)
    assert not any(name in players for name in others)


@pytest.mark.rule("R8.2")
def test_only_the_own_points_are_shown_and_only_with_the_own_characters() -> None:
    state = middle()
    shown = known_points(GAME, state, 1, over=False)

    assert [lines is not None for lines in shown] == [False, True, False]
    assert shown[1] is not None
    assert [line.message.args[0] for line in shown[1] if line.message.template.key == "score-character"] == [
        state.characters[1][0]
    ]
    assert known_points(GAME, state, None, over=False) == [None, None, None]

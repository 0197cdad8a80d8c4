"""Why a part of the board cannot be chosen: the rule's reason, from what the seat knows, and nothing hidden."""

import contextlib
import json
from collections.abc import Callable
from math import inf
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

import rynek
from rynek.core.message import Message
from rynek.core.state import State
from rynek.draw import drawing
from rynek.play.words import words
from rynek.server.reasons import parts_of, reason
from tests.games.caylus_1303.table import table as caylus
from tests.games.test_words import keys
from tests.games.tiny_towns.tables import EMPTY_BOARD
from tests.games.tiny_towns.tables import table as towns
from tests.games.troyes.tables import table as troyes
from tests.server.visitor import BOT, FRIEND, ME, QUICK, Browser, Server, Table

CARDS = "cottage well tavern chapel farm theater warehouse"


def parts(name: str, state: State, seat: int) -> frozenset[str]:
    artist = drawing(name)
    assert artist is not None
    return parts_of(artist.paint(state.view(seat), words("en", name), ("",) * state.players).parts())


def ask(name: str, state: State, part: str, seat: int = 0) -> Message | None:
    painted = parts(name, state, seat)
    assert part in painted
    return reason(rynek.game(name), state, seat, part, painted, inf)


def said(name: str, state: State, part: str) -> str:
    found = ask(name, state, part)
    return "" if found is None else f"{found.template.key} {found.template.clause}"


def test_a_card_whose_pattern_does_not_lie_in_the_town() -> None:
    state = towns("h g .. b / .. .. .. .. / .. .. .. .. / .. .. .. ..", EMPTY_BOARD, cards=CARDS, step="construct")

    found = ask("tiny_towns", state, "card:farm")

    assert found is not None
    assert words("en", "tiny_towns").message(found).startswith("The cubes of Farm do not lie there")
    assert found.template.clause == "R6.1"


def test_squares_that_are_taken_or_not_of_the_pattern() -> None:
    board = "w s .. b / .. .. .. .. / .. .. .. .. / .. .. .. .."
    placing = towns(board, EMPTY_BOARD, cards=CARDS, step="place", named="wood", hammer=1)
    building = towns(board, EMPTY_BOARD, cards=CARDS, step="construct")

    assert said("tiny_towns", placing, "square:A:a1") == "why-not-empty R5.1"
    assert said("tiny_towns", building, "square:A:d1") == "why-cube-lies-there R6.10"
    assert said("tiny_towns", building, "square:A:d4") == "why-not-of-pattern R6.2"


def test_there_is_no_reason_against_what_a_move_needs_later_or_nobody_asks() -> None:
    board = "w s .. .. / .. .. .. .. / .. .. .. .. / .. .. .. .."
    building = towns(board, EMPTY_BOARD, cards=CARDS, step="construct")
    naming = towns(board, EMPTY_BOARD, cards=CARDS)

    assert said("tiny_towns", building, "square:A:a1") == ""
    assert said("tiny_towns", building, "card:well") == ""
    assert said("tiny_towns", building, "square:B:a1") == ""
    assert said("tiny_towns", naming, "square:A:c3") == ""
    assert reason(rynek.game("tiny_towns"), building, 0, "card:nowhere", frozenset({"card:farm"}), inf) is None


def test_caylus_places_that_are_taken_and_tiles_that_are_too_dear() -> None:
    taken = caylus(workers={"toll": ["B"]})
    using = [{"step": "UseBuilding", "seat": "A", "building": "base_carpenter", "side": "start"}, "Delivery"]
    poor = caylus(steps=using, A={"goods": {"food": 1, "wood": 1}})

    assert said("caylus_1303", taken, "building:toll") == "why-occupied R4.2"
    assert said("caylus_1303", poor, "building:manor") == "why-cannot-pay R5.3"


def test_troyes_dice_that_are_too_dear() -> None:
    state = troyes(dice="B-yellow-6 A-red-1", seats={"A": {"deniers": 1}})

    assert said("troyes", state, "die:B:yellow:6") == "why-too-dear R4.23"


@pytest.mark.parametrize("name", rynek.all_games())
def test_reasons_depend_only_on_what_the_seat_knows(name: str) -> None:
    """Draw anew all that the seat cannot know: the reasons stay the same."""
    game = rynek.game(name)
    match = rynek.Match(game, max(2, game.min_players), seed="reasons")
    chooser = Random(6)
    found = 0
    for decision in range(60):
        seat = chooser.choice(match.state.to_act)
        if decision % 10 == 9:
            other = game.guess(match.state, seat, Random(decision))
            painted = parts(name, match.state, seat)
            for part in chooser.sample(sorted(painted), 3):
                truth = reason(game, match.state, seat, part, painted, inf)
                assert reason(game, other, seat, part, painted, inf) == truth
                found += truth is not None
        match.play(seat, chooser.choice(match.state.legal(seat)))
    assert found


def go_on(table: Table, move: str) -> None:
    """Make a move and wait for the next turn."""
    table.look_up(table.move(move)["revision"])
    while not table.state["you"]["turn"]:
        table.receive()


def test_the_server_answers_in_the_language_of_the_reader(browser: Callable[..., Browser]) -> None:
    anna = browser(lang="pl")
    made = anna.make(ME, BOT, options={"monuments": False})
    with anna.sit(made["table"]) as table:
        while "place a1" not in table.moves:
            go_on(table, table.moves[-1])
        go_on(table, "place a1")
        while not any(move.startswith("place") for move in table.moves):
            go_on(table, table.moves[-1])

        answer = table.say("why", part="square:A:a1")
        nothing = table.say("why", part="nowhere")

    assert (answer["type"], answer["clause"]) == ("why", "R5.1")
    assert "a1" in answer["text"]
    assert "nie" in answer["text"]
    assert (nothing["type"], nothing["text"], nothing["clause"]) == ("why", "", "")


def test_only_a_seat_that_must_act_is_told_reasons(browser: Callable[..., Browser]) -> None:
    anna, stranger = browser(), browser()
    made = anna.make(FRIEND, ME, options={"monuments": False})
    with anna.sit(made["table"]) as table:
        assert table.say("why", part="card:farm")["code"] == "not-asked"
        table.socket.send(json.dumps({"type": "why", "part": "x" * 101}))
        assert table.until(lambda message: message["type"] == "error")["code"] == "bad-message"
    with stranger.sit(made["table"]) as table:
        assert table.say("why", part="card:farm")["code"] == "not-seated"


def test_questions_are_counted_like_all_messages(own_server: Callable[..., Server]) -> None:
    anna = Browser(own_server(*QUICK))
    made = anna.make(ME, FRIEND, options={"monuments": False})
    with anna.sit(made["table"]) as table:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                table.socket.send('{"type": "why", "part": "nowhere"}')
        assert table.closed_with() == 4008
    anna.close()


def test_no_reason_to_somebody_who_points_tells_how_a_move_is_written() -> None:
    form = [(name, template) for name in rynek.all_games() for template in rynek.game(name).about_form]

    assert len(form) >= 7
    assert all(template.key in keys(f"rynek.games.{name}", "en") for name, template in form)

"""A bot says why it made a move, to those who sit at its table, and no more than they may know."""

from collections.abc import Callable

import rynek
from rynek.server.motives import places_of_moves
from tests.server.visitor import BOT, ME, Browser, Table

Visit = Callable[..., Browser]
HERS = "B"


def wait_for_turn(table: Table) -> None:
    while not table.state["you"]["turn"]:
        table.receive()


def last_told_of(table: Table, seat: str) -> int:
    """The position that the last line about a seat's own move belongs to; moves are made until there is one."""
    while not any(line["seat"] == seat and line["by"] for line in table.log):
        wait_for_turn(table)
        table.look_up(table.move(table.moves[0])["revision"])
    return max(int(line["position"]) for line in table.log if line["seat"] == seat and line["by"])


def test_a_bot_tells_what_it_saw_in_the_move_it_made(browser: Visit) -> None:
    anna = browser()
    with anna.sit(anna.make(ME, BOT, game="caylus_1303")["table"]) as table:
        said = table.say("motive", seat=HERS, position=last_told_of(table, HERS))

    assert said["type"] == "motive"
    assert said["move"]
    assert said["text"]


def test_what_only_the_bot_knows_is_not_told(browser: Visit) -> None:
    anna = browser()
    with anna.sit(anna.make(ME, BOT, options={"monuments": True})["table"]) as table:
        table.look_up(table.move(table.moves[0])["revision"])
        said = table.say("motive", seat=HERS, position=len(table.log) + 50)
        while said["type"] == "error":  # it has not kept a monument yet
            table.receive()
            said = table.say("motive", seat=HERS, position=len(table.log) + 50)

        assert said["move"] == ""
        assert said["text"] == f"The reason lies in what only {table.state['seats'][1]['name']} knows."


def test_people_and_empty_logs_are_not_asked_for_motives(browser: Visit) -> None:
    anna, watcher = browser(), browser()
    made = anna.make(ME, BOT)
    with anna.sit(made["table"]) as table, watcher.sit(made["table"]) as onlooker:
        assert table.say("motive", seat="A", position=1)["code"] == "not-a-bot"
        assert table.say("motive", seat="F", position=1)["code"] == "not-a-bot"
        assert table.say("motive", seat=HERS, position=0)["code"] == "no-such-position"
        assert onlooker.say("motive", seat=HERS, position=1)["code"] == "not-seated"


def test_moves_from_one_position_to_another_begin_with_the_last_one_before() -> None:
    match = rynek.Match(rynek.game("caylus_1303"), players=2, seed=3)
    while match.position < 40:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[-1])
    hers = [place for place, entry in enumerate(match.log) if entry.seat == 1]

    assert places_of_moves(match, 0, 40, 1) == hers
    assert places_of_moves(match, hers[2] + 1, 40, 1) == hers[2:]
    assert places_of_moves(match, 1000, hers[4] + 1, 1) == [hers[4]]


def test_of_several_moves_the_one_with_most_to_choose_from_is_explained(browser: Visit) -> None:
    anna = browser()
    with anna.sit(anna.make(ME, BOT, game="caylus_1303")["table"]) as table:
        said = table.say("motive", seat=HERS, position=last_told_of(table, HERS), since=0)

    assert said["move"]
    assert said["text"] != "It was the only move there was."

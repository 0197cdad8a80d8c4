"""Whole games of Troyes over the socket, alone and with two, three and four players on one device."""

from collections.abc import Callable
from random import Random

import pytest

from rynek.play.record import read_record
from tests.server.test_table import play_on
from tests.server.visitor import HERE, ME, Browser


@pytest.mark.parametrize(("players", "bonus"), [(1, True), (2, False), (3, True), (4, False)])
def test_a_whole_game_by_socket(browser: Callable[..., Browser], players: int, bonus: bool) -> None:
    anna = browser(lang="pl" if players % 2 else "en")
    seats = (ME, *[HERE] * (players - 1))
    table_id = anna.make(*seats, game="troyes", options={"bonus_cards": bonus})["table"]
    with anna.sit(table_id) as table:
        play_on(table, Random(players))
        ranked = [seat for rank in table.state["end"]["ranking"] for seat in rank["seats"]]

        assert sorted(ranked) == list("ABCD"[:players])
    state = read_record(anna.http.get(f"/api/tables/{table_id}/record").text).state
    assert (state.over, state.players, state.options["bonus_cards"]) == (True, players, bonus)

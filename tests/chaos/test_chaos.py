"""The ledger that `make chaos` judges by, and a small part of the lies."""

import pytest

from tests.chaos.breaks import kill_server
from tests.chaos.hostile import lie
from tests.server.ledger import Sent, fits

KEPT, REFUSED, UNKNOWN = True, False, None


@pytest.mark.parametrize(
    ("stored", "is_well"),
    [
        (["a", "b", "c"], True),
        (["a", "c"], True),
        (["a", "b"], False),
        (["a", "b", "b", "c"], False),
        (["a", "b", "d", "c"], False),
        (["b", "a", "c"], False),
        (["a", "c", "c"], False),
    ],
)
def test_the_ledger_finds_moves_lost_doubled_or_never_sent(stored: list[str], is_well: bool) -> None:
    sent = [Sent("a", KEPT), Sent("b", UNKNOWN), Sent("d", REFUSED), Sent("c", KEPT)]

    assert fits(stored, sent) is is_well


@pytest.mark.long
def test_lies_change_nothing_and_bring_nothing_hidden_to_light() -> None:
    assert "nothing changed" in lie(4000)


@pytest.mark.long
def test_no_move_of_any_game_is_lost_when_the_server_is_killed() -> None:
    assert kill_server(5, tables=5).tally.moves > 5

"""The count of deals among bots in Genoa."""

from bench.genoa_deals import Bargain, bargain, play
from rynek.games.genoa.offer import HERE, MOVE
from tests.games.genoa.table import GAME


def test_a_deal_is_counted_with_its_ducats_and_other_things() -> None:
    plain = GAME.parse("propose-move B harbor 15 later_10").args
    mixed = GAME.parse("propose-move B harbor 15 wine for 5").args

    assert bargain((0, 1, MOVE, *plain[1:])) == Bargain(trader=0, buyer=1, kind=MOVE, ducats=25, mixed=False)
    assert bargain((0, 1, MOVE, *mixed[1:])) == Bargain(trader=0, buyer=1, kind=MOVE, ducats=10, mixed=True)


def test_a_loner_makes_no_deals_but_forced_ones() -> None:
    game = play((("loner", "random"), 2, 0))

    deals = [deal for turn in game.turns for deal in turn]
    assert deals
    assert all(deal.trader == game.seat and deal.kind == HERE for deal in deals)
    assert len(game.turns) >= 12

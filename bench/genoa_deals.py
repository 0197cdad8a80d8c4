"""`python -m bench.genoa_deals`: how bots bargain in Genoa, and what it brings them.

Three tables, the same luck at each: one greedy bot among random ones; the same, but he makes no deal unless the rules
force a sale on him (R7.20); greedy bots only. The bots change seats each game.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from statistics import fmean, median
from typing import Final

from rich.console import Console
from rich.table import Table

import rynek
from rynek.bots import Bot, bot
from rynek.bots.arena import seating
from rynek.bots.bot import SeatHandle
from rynek.bots.greedy import Greedy
from rynek.core.action import Action
from rynek.games.genoa.assets import FOR, ducats_in, is_ducats, later_ducats_in
from rynek.games.genoa.deals import DEAL_MADE
from rynek.games.genoa.menu import HERE_VERBS, OFFER_VERBS, PROPOSAL_VERBS
from rynek.games.genoa.offer import DEAL, HERE
from rynek.games.genoa.turns import TURN_BEGINS
from rynek.games.genoa.validity import split
from rynek.games.genoa.verbs import ACCEPT, AGREE
from rynek.research.statistics import Tally

TALK: Final = frozenset((*OFFER_VERBS, *HERE_VERBS, *PROPOSAL_VERBS, AGREE))
TABLES: Final = (("greedy", "random"), ("loner", "random"), ("greedy", "greedy"))
"""Who is watched, and who sits in all other seats."""
COLUMNS: Final = (
    "bots",
    "ducats at the end",
    "deals/turn",
    "turns with a deal",
    "own deals/game",
    " / ".join(DEAL.words),
    "ducats alone",
    "with other things",
    "ducats beside them",
)


class LonelySeat(SeatHandle):
    """A seat that sees only the moves with which no deal is made or sought; sales forced on the Trader remain."""

    @property
    def legal(self) -> list[Action]:
        return [move for move in super().legal if not self.seeks_a_deal(move)]

    def seeks_a_deal(self, move: Action) -> bool:
        """Whether a move offers, proposes or agrees to a deal that can be avoided."""
        return move.verb in TALK or (move.verb is ACCEPT and move.args[1] != HERE)


@dataclass(frozen=True)
class Bargain:
    """One deal: the buyer, its kind, the ducats paid less those given, and whether anything else changed hands."""

    trader: int
    buyer: int
    kind: int
    ducats: int
    mixed: bool


@dataclass(frozen=True)
class Game:
    """One game: the watched seat and its ducats at the end, and the deals of every turn."""

    seat: int
    ducats: int
    turns: list[list[Bargain]]


def play(job: tuple[tuple[str, str], int, int]) -> Game:
    """Play a game: who sits at the table, how many play, and the number of the game, which is its seed."""
    (watched, others), players, number = job
    names = seating((watched, *[others] * (players - 1)), players, number)
    seat = (-number) % players
    match = rynek.Match(rynek.game("genoa"), players, seed=number)
    minds = [mind(name, Random(f"{number} {place}")) for place, name in enumerate(names)]
    while not match.state.over:
        actor = match.state.to_act[0]
        handle = LonelySeat if names[actor] == "loner" else SeatHandle
        match.play(actor, minds[actor].choose(handle(match.game, match.state, actor)))
    return Game(seat, match.state.scores()[seat], turns_of(match))


def mind(name: str, rng: Random) -> Bot:
    """The bot of that name; a loner is a greedy bot in a lonely seat."""
    return Greedy(rng) if name == "loner" else bot(name, rng)


def turns_of(match: rynek.AnyMatch) -> list[list[Bargain]]:
    """The deals of every turn, as everybody at the table saw them."""
    turns: list[list[Bargain]] = []
    for event in match.seen(None):
        if event.template is TURN_BEGINS:
            turns.append([])
        elif event.template is DEAL_MADE:
            turns[-1].append(bargain(event.args))
    return turns


def bargain(said: tuple[int, ...]) -> Bargain:
    """A deal out of the values of its event: Trader, buyer, kind, space, and the two bundles."""
    trader, buyer, kind, _, *items = said
    pays, gets = split(tuple(items))
    ducats = ducats_in(tuple(pays)) + later_ducats_in(tuple(pays)) - ducats_in(tuple(gets))
    return Bargain(trader, buyer, kind, ducats, any(item != FOR and not is_ducats(item) for item in items))


def play_all(players: int, games: int, processes: int) -> Iterator[list[Game]]:
    """The games of each table."""
    with ProcessPoolExecutor(processes) as pool:
        for who in TABLES:
            yield list(pool.map(play, [(who, players, number) for number in range(games)]))


def row(who: tuple[str, str], games: list[Game]) -> list[str]:
    """A table's figures."""
    mean, half = Tally([game.ducats for game in games]).mean
    turns = [turn for game in games for turn in game.turns]
    deals = [deal for turn in turns for deal in turn]
    own = [deal for game in games for turn in game.turns for deal in turn if game.seat in (deal.trader, deal.buyer)]
    kinds = " / ".join(str(sum(deal.kind == kind for deal in deals)) for kind in range(DEAL.size))
    return [
        " among ".join(who),
        f"{mean:.0f} ± {half:.0f}",
        f"{len(deals) / len(turns):.2f}",
        f"{sum(map(bool, turns)) / len(turns):.0%}",
        f"{len(own) / len(games):.1f}",
        kinds,
        spread([deal.ducats for deal in deals if not deal.mixed]),
        f"{sum(deal.mixed for deal in deals) / len(deals):.0%}",
        spread([deal.ducats for deal in deals if deal.mixed]),
    ]


def spread(sums: list[int]) -> str:
    """The mean, the median and the largest of some sums; with two players nobody pays ducats alone (R14.1)."""
    return f"{fmean(sums):.1f} / {median(sums):.0f} / {max(sums)}" if sums else "-"


def main() -> None:
    """Play the games of all tables and print one line for each, and what deals bring a greedy bot."""
    parser = argparse.ArgumentParser(prog="python -m bench.genoa_deals", description=__doc__)
    parser.add_argument("-n", "--games", type=int, default=60, help="games at each table (60)")
    parser.add_argument("-p", "--players", type=int, default=4, choices=range(2, 6), help="players (4)")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    given = parser.parse_args()
    table = Table(*COLUMNS, title=f"{given.games} games of {given.players}; sums: mean / median / most")
    played = list(play_all(given.players, given.games, given.jobs))
    for who, games in zip(TABLES, played, strict=True):
        table.add_row(*row(who, games))
    gains = [greedy.ducats - loner.ducats for greedy, loner in zip(played[0], played[1], strict=True)]
    mean, half = Tally(gains).mean
    console = Console(highlight=False, width=160)
    console.print(table)
    console.print(f"deals bring a greedy bot among random ones {mean:.0f} ± {half:.0f} ducats a game")


if __name__ == "__main__":
    main()

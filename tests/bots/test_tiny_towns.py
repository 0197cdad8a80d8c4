"""Tiny Towns: what towns hope for, how plans go on, and the numbers with which they are seen."""

import json
from pathlib import Path
from random import Random

import pytest

import rynek
from rynek.bots import SeatHandle
from rynek.bots.evaluate.learned import weights_for
from rynek.bots.evaluate.tiny_towns import evaluator, played_on
from rynek.bots.evaluate.tiny_towns_future import BRANCHES, Future
from rynek.bots.evaluate.tiny_towns_future import Path as Way
from rynek.bots.judge.tiny_towns_hopes import Hopes
from rynek.bots.judge.tiny_towns_lot import Lot
from rynek.bots.judge.tiny_towns_sight import HAND, NUMBERS, Sight
from rynek.bots.thought import Budget
from rynek.bots.tuning import TOWNS, Tuner, numbers_at, set_up, tune
from rynek.cli.main import main
from rynek.games.tiny_towns.components import (
    BANK,
    BLACK,
    FORT_IRONWEED,
    GLASS,
    MONUMENT,
    RESOURCE,
    RESOURCES,
    TRADING_POST,
)
from rynek.games.tiny_towns.sites import open_sites, targets
from rynek.games.tiny_towns.squares import SQUARES, members
from rynek.games.tiny_towns.town import BUILT, EMPTY, UPON, Town
from tests.games.tiny_towns.tables import EMPTY_BOARD, play, table

BOARDS = (
    ".. h w GY / b .. GY .. / GY g .. CO / .. GY s ..",
    "w w .. .. / h h .. g / .. CO RE .. / s .. .. b",
    EMPTY_BOARD,
)


def lot_of(board: str) -> tuple[Hopes, Lot]:
    state = table(board, EMPTY_BOARD)
    hopes = Hopes(state, 0, Sight({**NUMBERS, "pair": 0.5, "block": 0.3, "lonely": 0.2}))
    return hopes, hopes.lot(state.towns[0])


@pytest.mark.parametrize("board", BOARDS)
def test_promises_of_placings_tell_what_the_town_hopes_for_afterwards(board: str) -> None:
    hopes, lot = lot_of(board)
    everything = list(range(RESOURCES))
    by_trying = [
        max(hopes.hope(lot.with_cube(square, resource)) for square in members(lot.empty)) for resource in everything
    ]

    assert hopes.resource_hopes(lot, everything) == pytest.approx(by_trying)


def fields(lot: Lot) -> list[int]:
    return [lot.things, lot.laid, lot.filled, lot.cubes, lot.empty, lot.room, lot.standing.number, lot.standing.points]


@pytest.mark.parametrize("board", BOARDS)
def test_a_lot_goes_on_as_its_town_does(board: str) -> None:
    hopes, lot = lot_of(board)
    town, square = hopes.state.towns[0], members(lot.empty)[-1]
    after = hopes.lot(town.with_cube(square, GLASS))

    assert fields(lot.with_cube(square, GLASS)) == fields(after)
    for pattern in hopes.complete(after):
        for target in members(hopes.targets(after, pattern)):
            raised = town.with_cube(square, GLASS).with_construction(pattern.squares, target, pattern.of_type)
            assert fields(hopes.built(after, pattern, target)) == fields(hopes.lot(raised))


@pytest.mark.parametrize("card", [BANK, TRADING_POST])
def test_a_lot_has_the_sites_that_are_open_in_its_town(card: int) -> None:
    rng = Random(5)
    found = 0
    for _ in range(60):
        state = table(EMPTY_BOARD, EMPTY_BOARD)
        state.cards = (*state.cards[:BLACK], card)
        squares = [rng.choice((EMPTY, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, BUILT + BLACK)) for _ in range(SQUARES)]
        state.towns[0] = Town(squares, [0] * SQUARES, -1, 0, 0, 0)
        hopes = Hopes(state, 0, HAND)
        lot = hopes.lot(state.towns[0])
        sites = open_sites(state, state.towns[0])
        found += len(sites)

        assert [pattern.site for pattern in hopes.complete(lot)] == sites
        assert [hopes.targets(lot, pattern) for pattern in hopes.complete(lot)] == [
            targets(state.towns[0], site) for site in sites
        ]
    assert found > 60


def test_squares_that_hang_together_are_worth_more() -> None:
    hopes, _ = lot_of(EMPTY_BOARD)

    assert hopes.shape(0b0011_0011) == pytest.approx(4 * 0.5 + 0.3)
    assert hopes.shape(0b1001) == pytest.approx(-0.4)
    assert Hopes(table(EMPTY_BOARD, EMPTY_BOARD), 0, HAND).shape(0xFFFF) == 0.0


def test_a_town_is_played_on_to_its_end_alike_with_the_same_luck() -> None:
    for players in (1, 2):
        state = set_up(players, 5)
        points = [played_on(state, 0, HAND, Random(luck), 1) for luck in (1, 1, 2, 3)]

        assert points[0] == points[1]
        assert len(set(points)) > 1


def test_with_fort_ironweed_a_plan_counts_on_no_naming_of_its_own() -> None:
    state = set_up(2, 5)
    bare = state.towns[0].with_monument(FORT_IRONWEED)
    hopes = Hopes(state, 0, HAND)
    future = Future(hopes, [], [1] * RESOURCES)
    paths = [Way(hopes.lot(town), [], []) for town in (bare, bare.with_building(5, MONUMENT))]

    future.shuffle(Random(1))

    assert future.is_own[:4] == [True, False, True, False]
    assert [len(future.resources(path, 2)) for path in paths] == [RESOURCES, 1]
    assert future.resources(paths[0], 1) == future.named[0]


def choices(black: str, marks: str, planned: int, turn: int) -> list[list[str]]:
    """What may be taken in a turn, by what others name; so many of the black buildings have no resource yet."""
    state = table(EMPTY_BOARD, EMPTY_BOARD, cards=black)
    town = state.towns[0]
    for square, mark in enumerate(marks.split()):
        town = town.with_building(square, BLACK).with_upon(square, UPON[RESOURCE.value(mark)])
    for square in range(8, 8 + planned):
        town = town.with_building(square, BLACK)
    hopes = Hopes(state, 0, HAND)
    future = Future(hopes, [], [1] * RESOURCES)
    path = Way(hopes.lot(town), [], [])
    found = []
    for resource in range(RESOURCES):
        future.named = [[resource]] * 4
        found.append([RESOURCE.word(one) for one in future.resources(path, turn)])
    return found


def test_a_plan_names_nothing_that_lies_on_a_bank() -> None:
    assert choices("bank", "stone wheat", 0, 2)[0] == ["wood", "brick", "glass"]
    assert choices("bank", "stone wheat", 0, 1) == [["wood"], ["wheat"], ["brick"], ["glass"], ["stone"]]
    assert len(choices("bank", "stone wheat", 1, 2)[0]) == 2
    assert choices("bank", "stone wheat", 3, 2)[0] == ["wood"]


def test_a_plan_takes_anything_for_what_lies_on_a_factory() -> None:
    assert [len(found) for found in choices("factory", "wheat", 0, 1)] == [1, RESOURCES, 1, 1, 1]
    assert [len(found) for found in choices("factory", "wheat", 0, 2)] == [RESOURCES] * RESOURCES
    assert sum(len(found) > 1 for found in choices("factory", "wheat", 1, 1)) == 2


def test_what_lies_on_a_bank_is_what_the_town_can_do_without() -> None:
    # No card of this game needs wood but the Bank itself and the gray one; the Cottages need the others.
    board = "h h .. .. / w g b .. / .. .. .. .. / .. .. .. .."
    state = table(board, EMPTY_BOARD, cards="bank tavern temple", step="construct")
    play(state, "A build bank:a1b1a2b2c2 a1")
    handle = SeatHandle(rynek.game("tiny_towns"), state, 0)
    found = evaluator(2).plan(handle, handle.legal, Random(1), Budget(200))

    assert found is not None
    assert {opinion.move for opinion in found} == set(handle.legal)
    assert str(found[0].move) in ("mark wood", "mark stone")


def test_alone_more_ways_side_by_side_come_further() -> None:
    points = [
        sum(played_on(set_up(1, number), 0, HAND, Random(number), ways) for number in range(6)) for ways in (1, 2, 12)
    ]

    assert points[0] < points[1] < points[2]


def test_alone_every_heat_follows_one_more_way_and_counts_so_much_more() -> None:
    efforts: dict[int, list[int]] = {}
    for players in (1, 2):
        future = Future(Hopes(set_up(players, 5), 0, HAND), [], [1] * RESOURCES)
        for _ in range(3):
            future.shuffle(Random(1))
            efforts.setdefault(players, []).append(future.effort())

    assert efforts == {1: [1, 2, 3], 2: [1, 1, 1]}


def test_a_town_that_two_ways_lead_to_is_followed_once() -> None:
    hopes = Hopes(set_up(1, 5), 0, HAND)
    future = Future(hopes, [], [1] * RESOURCES)
    future.shuffle(Random(1))
    path = future.start(hopes.lot(hopes.state.towns[0]), -1)

    assert len(future.steps([path], 1)) == BRANCHES
    assert len(future.steps([path, path], 1)) == BRANCHES


def test_which_monument_is_kept_whole_towns_tell() -> None:
    game = rynek.game("tiny_towns")
    for players in (1, 2):
        state = game.new(players)
        rynek.play_chance(state, Random(1))
        handle = SeatHandle(game, state, 0)
        found = evaluator(2).plan(handle, handle.legal, Random(1), Budget(4))

        assert found is not None
        assert {opinion.move.verb.name for opinion in found} == {"keep"}
        assert {opinion.move for opinion in found} == set(handle.legal)
        assert all(opinion.visits for opinion in found)
        assert all(opinion.worth > -16 for opinion in found)


def test_tuning_begins_at_its_start_and_stays_within_bounds() -> None:
    numbers = numbers_at(Tuner((1,), 3, 1, 2, 1).middle)

    assert numbers["pair"] == 0.5
    assert numbers["hungry"] == NUMBERS["hungry"]
    assert numbers_at([99.0] * len(NUMBERS))["unsure"] == 1.0


def test_the_next_generation_is_nearer_to_the_better_variations() -> None:
    tuner = Tuner((1,), 3, 1, 4, 1)
    before = tuner.middle[:]

    tuner.move([[1.0] * len(before), [0.5] * len(before)])

    assert all(new > old for new, old in zip(tuner.middle, before, strict=True))
    assert TOWNS > 100


def test_tuning_is_repeatable_and_says_how_it_was_done() -> None:
    one, other = (tune((1,), 3, 1, 1, 2, 1, lambda line: None) for _ in range(2))

    assert one["plain"] == other["plain"]
    assert list(one["plain"]) == list(NUMBERS)
    assert one["made"]["generations"] == 1


def test_the_command_tunes_a_sight(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    given = ["-p", "1", "-n", "1", "--generations", "1", "--size", "2", "--gate", "0", "--out", str(path)]

    assert main(["train", "tiny_towns", *given]) == 0
    assert list(json.loads(path.read_text())["players"]) == ["1"]


@pytest.mark.parametrize("players", [1, 2, 6])
def test_learned_numbers_are_those_of_a_sight(players: int) -> None:
    found = weights_for("tiny_towns", players)

    assert found is not None
    assert set(found["plain"]) == set(NUMBERS)

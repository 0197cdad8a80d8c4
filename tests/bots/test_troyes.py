"""How bots play whole turns of Troyes."""

from collections.abc import Iterator
from random import Random

import pytest

import rynek
from rynek.bots import SeatHandle, bot
from rynek.bots.evaluate.troyes import Contest, evaluator, first_move
from rynek.bots.evaluate.troyes_quick import finish_round, quick_step
from rynek.bots.evaluate.troyes_tree import Node, round_leads, walk
from rynek.bots.evaluate.troyes_turns import Use, carry_out, most_gainful, turn_uses
from rynek.bots.thought import Budget
from rynek.core.state import play_chance
from rynek.games.troyes.actions import Group, Turn
from rynek.games.troyes.black_dice import Counter, Defend
from rynek.games.troyes.state import TroyesState

GAME = rynek.game("troyes")


def tables(players: int, seed: int) -> Iterator[TroyesState]:
    """The positions of one game with all cards, played quickly."""
    rng = Random(seed)
    state = GAME.new(players, {"bonus_cards": True})
    play_chance(state, rng)
    while not state.over:
        yield state.copy()
        quick_step(state, state.to_act[0], rng)
        play_chance(state, rng)


def step_by_step(state: TroyesState, seat: int, use: Use) -> TroyesState:
    """A turn made move by move, each of them legal."""
    state = state.copy()
    while isinstance(state.stack[-1], Turn | Group) and state.to_act[0] == seat:
        move = first_move(use, seat, state.stack[-1])
        assert move in state.legal(seat)
        state.apply(seat, move)
        if move == use.move:
            break
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_every_use_of_a_group_can_be_made_move_by_move(players: int) -> None:
    tried = 0
    for state in tables(players, 1):
        if isinstance(state.stack[-1], Turn):
            seat = state.to_act[0]
            for use in turn_uses(state, seat)[::7]:
                at_once = state.copy()
                carry_out(at_once, seat, use)

                assert GAME.dump(at_once) == GAME.dump(step_by_step(state, seat, use))
                tried += 1
    assert tried > 100


def test_uses_miss_no_group_of_one_colour() -> None:
    state = next(table for table in tables(2, 2) if isinstance(table.stack[-1], Turn))
    seat = state.to_act[0]
    groups = {tuple(sorted(use.dice)) for use in turn_uses(state, seat)}

    found: set[tuple[int, ...]] = set()
    begun = [state]
    while begun:
        table = begun.pop()
        top = table.stack[-1]
        moves = [move for move in table.legal(seat) if move.verb.name in ("take", "buy", "buy-grey")]
        if isinstance(top, Group) and len(moves) < len(table.legal(seat)):
            found.add(tuple(sorted(top.dice)))
        for move in moves:
            after = table.copy()
            after.apply(seat, move)
            begun.append(after)
    assert groups == found


def test_a_round_is_played_to_its_end_from_anywhere() -> None:
    for players in (2, 3, 4):
        for state in tables(players, players):
            if state.round:
                number = state.round
                finish_round(state, number, Random(1))

                assert state.over == (number == state.rounds)
                assert state.over or state.round == number + 1


def test_black_dice_are_countered_with_the_dice_that_are_missed_least() -> None:
    for state in tables(3, 5):
        top = state.stack[-1]
        if isinstance(top, Defend) and top.is_able(state):
            pips = state.dice_in(top.seat)
            quick_step(state, top.seat, Random(1))

            assert not isinstance(state.stack[-1], Counter)
            assert state.dice_in(top.seat) < pips


def test_the_most_gainful_turns_come_first() -> None:
    for state in tables(2, 6):
        gains = [use.gain for use in most_gainful(state, state.to_act[0], 24)]

        assert gains == sorted(gains, reverse=True)


def size(node: Node) -> int:
    """How many nodes a tree has."""
    return 1 + sum(size(below) for below in node.below.values())


def test_a_tree_of_turns_grows_by_one_turn_a_walk_and_tells_all_on_the_way() -> None:
    state = next(table for table in tables(3, 7) if isinstance(table.stack[-1], Turn))
    node = Node(3)
    told = [walk(node, state.copy(), round_leads(state), Random(number)) for number in range(30)]

    assert node.visits == 30
    assert node.total == pytest.approx([sum(leads[seat] for leads in told) for seat in range(3)])
    assert sum(below.visits for below in node.below.values()) == 29
    assert 10 < size(node) <= 30


def test_every_turn_is_tried_and_the_better_ones_more_often() -> None:
    state = next(table for table in tables(2, 8) if table.round == 2 and isinstance(table.stack[-1], Turn))
    seat = SeatHandle(GAME, state, state.to_act[0])
    few, many = (evaluator(2).plan(seat, seat.legal, Random(1), Budget(count)) for count in (1, 300))

    assert few is not None
    assert many is not None
    assert all(opinion.visits == 1 for opinion in few)
    assert {opinion.move for opinion in many} <= set(seat.legal)
    assert many[0].visits > 300 / len(many)


def test_trees_of_turns_have_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rynek.bots.evaluate.troyes.WALKS", 40)
    state = next(table for table in tables(2, 9) if isinstance(table.stack[-1], Turn))
    seat = SeatHandle(GAME, state, state.to_act[0])
    found = Contest(seat, most_gainful(state, seat.seat, 4), seat.legal[:4], 2, Budget(1000))
    while not found.is_over():
        found.hold(Random(1))

    assert sum(node.visits for node in found.nodes) == 40


def test_a_group_that_no_use_was_found_for_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(table for table in tables(2, 9) if isinstance(table.stack[-1], Turn))
    seat = state.to_act[0]
    state.apply(seat, next(move for move in state.legal(seat) if move.verb.name in ("take", "buy")))
    monkeypatch.setattr("rynek.bots.evaluate.troyes.most_gainful", lambda *_: [])
    monkeypatch.setattr("rynek.bots.evaluate.troyes_quick.group_uses", lambda *_: None)

    chosen = bot("search-4", Random(1)).choose(SeatHandle(GAME, state, seat))
    after = state.copy()
    quick_step(after, seat, Random(1))

    assert chosen in state.legal(seat)
    assert GAME.dump(after) != GAME.dump(state)


@pytest.mark.long
def test_thought_beats_greed() -> None:
    won = 0.0
    for number in range(6):
        state = GAME.new(2, {})
        rng = Random(number)
        minds = [bot("search-20" if seat == number % 2 else "greedy", Random(seat)) for seat in range(2)]
        play_chance(state, rng)
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, minds[seat].choose(SeatHandle(GAME, state, seat)))
            play_chance(state, rng)
        won += number % 2 in GAME.ranking(state)[0]
    assert won >= 4

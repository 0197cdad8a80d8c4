"""OpenSpiel's own tests, its bots, and what they do not ask: exact chance, nothing to peek at, options, bad input."""

import json
import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, random_agent
from open_spiel.python.bots import uniform_random

import rynek
import rynek.research.openspiel
from rynek.core.chance import CHANCE
from rynek.core.errors import BadOptions
from rynek.research.openspiel import SpielGame, SpielState
from rynek.research.spiel_position import SpielPosition

QUICK = ["caylus_1303", "tiny_towns", "troyes"]  # the others play for long
LONG = [
    pytest.param(name, players, marks=pytest.mark.long)
    for name in rynek.all_games()
    for players in range(rynek.game(name).min_players, rynek.game(name).max_players + 1)
]


def load(name: str, players: int, **options: Any) -> SpielGame:
    game: SpielGame = pyspiel.load_game(f"rynek_{name}", {"players": players, **options})
    return game


def walk(game: SpielGame, seed: int, steps: int) -> SpielState:
    """A state so many random steps from the start, chance included; before the end."""
    rng, state = Random(seed), game.new_initial_state()
    for _ in range(steps):
        before: SpielState = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            return before
    return state


def decision(game: SpielGame, seed: int, steps: int) -> SpielState:
    """As `walk`, and on to where a seat has a choice."""
    rng, state = Random(seed), walk(game, seed, steps)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "players"), [("caylus_1303", 2), ("tiny_towns", 1), ("troyes", 2), *LONG])
def test_openspiel_finds_the_game_to_its_rules(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), [("tiny_towns", 1), *LONG])
def test_openspiels_own_cases_of_its_interface_pass(name: str, players: int) -> None:
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(name, players), "game_name": name})
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)

    assert found.testsRun >= 5
    assert [text for _, text in [*found.errors, *found.failures]] == []


@pytest.mark.long
@pytest.mark.parametrize("name", ["caylus_1303"])  # it writes every number of every mask: others take very long
def test_a_playthrough_plays_again_as_it_was_written(name: str) -> None:
    text = generate_playthrough.playthrough(f"rynek_{name}", [], seed=3)
    actions = [int(line.split(":")[1]) for line in text.splitlines() if line.startswith("action: ")]
    again = generate_playthrough.playthrough(f"rynek_{name}", actions)

    assert actions
    assert again == text


class Heard:
    """A source of chance that notes what it says, as far as it is a choice."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.said: list[int] = []

    def randrange(self, start: int, /) -> int:
        number = self.rng.randrange(start)
        if start > 1:
            self.said.append(number)
        return number


@pytest.mark.parametrize("name", ["caylus_1303", "tiletum", "troyes"])
def test_a_draw_of_too_many_ways_is_asked_for_number_by_number(name: str) -> None:
    game = load(name, 2)
    state, found = game.new_initial_state(), 0
    while found == 0 or state.is_chance_node():
        if state.is_chance_node() and state.position.odds() is None:
            luck, before = Heard(5), state.position.state.copy()
            answer = before.roll(luck)
            before.apply(CHANCE, answer)
            for number in luck.said:
                assert state.chance_outcomes()[number][1] == 1 / len(state.chance_outcomes())
                state.apply_action(number)
            found += 1

            assert game.rules.dump(state.position.state) == game.rules.dump(before)
        else:
            state.apply_action(state.legal_actions()[0])

    assert found


@pytest.mark.parametrize("name", rynek.all_games())
def test_outcomes_of_chance_make_one_together(name: str) -> None:
    rng, state = Random(2), load(name, rynek.game(name).max_players).new_initial_state()
    for _ in range(60):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()

            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len(outcomes) <= state.get_game().max_chance_outcomes()
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", rynek.all_games())
def test_there_is_nothing_to_peek_at(name: str) -> None:
    game, rng = load(name, max(2, rynek.game(name).min_players)), Random(1)
    for steps in (60, 120):
        state = decision(game, steps, steps)
        for seat in range(game.num_players()):
            other = state.resample_from_infostate(seat, rng.random)

            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)


@pytest.mark.parametrize("name", ["caylus_1303", "troyes"])
def test_an_information_state_recalls_what_was_seen_before(name: str) -> None:
    game = load(name, 2)
    state, again = decision(game, 4, 40), decision(game, 4, 40)
    seat = state.current_player()
    newcomer: SpielState = state.clone()
    newcomer.position = SpielPosition(game.encoding.actions, state.position.state.copy(), log=state.position.log)

    assert again.information_state_string(seat) == state.information_state_string(seat)
    assert newcomer.observation_string(seat) == state.observation_string(seat)
    assert newcomer.information_state_string(seat) != state.information_state_string(seat)


def test_answers_to_a_common_question_stay_unseen_until_all_are_in() -> None:
    state = decision(load("tiny_towns", 3), 1, 12)
    while len(state.position.state.to_act) < 2:
        state.apply_action(state.legal_actions()[-1])
    other: SpielState = state.clone()
    asked, last = state.current_player(), state.position.state.to_act[-1]
    state.apply_action(state.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])

    assert state.current_player() != asked
    assert state.information_state_string(last) == other.information_state_string(last)


@pytest.mark.parametrize("name", rynek.all_games())
def test_a_state_comes_back_from_its_pickle(name: str) -> None:
    state = walk(load(name, rynek.game(name).max_players), 3, 80)
    other = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own

    assert str(other) == str(state)
    assert other.history() == state.history()
    assert other.legal_actions() == state.legal_actions()
    assert other.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", rynek.all_games())
def test_its_searches_find_a_legal_move(name: str) -> None:
    game = load(name, 2)
    state = decision(game, 4, 40)
    judge = Blind()
    bots = [
        mcts.MCTSBot(game, 2.0, 20, judge, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(game, judge, 2.0, 10, random_state=np.random.RandomState(1)),
        uniform_random.UniformRandomBot(state.current_player(), np.random.RandomState(1)),
    ]

    for bot in bots:
        assert bot.step(state) in state.legal_actions()


class Blind(mcts.Evaluator):  # type: ignore[misc] # published without types
    """Thinks nothing of any position: what is tried is the search."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.get_game().num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.long
@pytest.mark.parametrize("name", rynek.all_games())
def test_its_own_search_with_random_ends_finishes_a_game_against_random(name: str) -> None:
    game, luck = load(name, 2), np.random.RandomState(7)
    searcher = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    rng, state, searched = Random(7), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < 3 and len(state.legal_actions()) > 1:
            searched += 1
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))

    assert searched == 3
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", QUICK)
def test_its_learning_environment_plays_with_random_agents(name: str) -> None:
    table = rl_environment.Environment(load(name, 2))
    agents = [random_agent.RandomAgent(seat, table.action_spec()["num_actions"]) for seat in range(2)]
    step = table.reset()
    while not step.last():
        step = table.step([agents[step.observations["current_player"]].step(step).action])

    assert sum(step.rewards) == pytest.approx(0)


def test_options_of_a_game_are_its_parameters() -> None:
    game = pyspiel.load_game("rynek_tiny_towns(players=2,monuments=false,variant=town_hall)")

    assert game.options["variant"] == "town_hall"
    assert json.loads(str(game.new_initial_state()))["options"]["monuments"] is False


def test_points_are_a_reward_too() -> None:
    state = load("caylus_1303", 2, reward="points").new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))

    assert [100 * worth for worth in state.returns()] == pytest.approx(state.position.state.scores())


@pytest.mark.parametrize("wrong", [{"players": 9}, {"players": 2, "reward": "gold"}, {"players": 2, "setup": "none"}])
def test_bad_input_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        pyspiel.load_game("rynek_caylus_1303", wrong)

"""OpenSpiel: every game as a Python game with chance, `pyspiel.load_game("rynek_troyes(players=3)")`.

Importing this module registers them. Options of a game are parameters; a list of words is written with blanks. Where
several seats must answer, the first of them in seat order is asked first, and the others do not see its answer.

Chance is always explicit. Where its answers can be counted, an outcome is the place of the answer in
`state.outcomes()`. Where there are too many, the draw is asked for one number at a time, each equally likely: a throw
of eight dice is eight chance nodes. Both are exact.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from rynek.research.needs import need

need(("numpy", "pyspiel"), "openspiel")

import numpy as np
import pyspiel

import rynek
from rynek.core.encoding import Encoding
from rynek.core.game import AnyGame
from rynek.core.option import Option
from rynek.research.rewards import reward_of
from rynek.research.spiel_position import MOST_OUTCOMES, SpielPosition

PREFIX: Final = "rynek_"
UTILITY: Final = {"rank": (-1.0, 1.0), "points": (-10.0, 100.0)}
"""The lowest and the highest a reward may be; points are in hundreds."""


class SpielGame(pyspiel.Game):  # type: ignore[misc] # published without types
    """One game at a table of so many; each game has its own subclass."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules: AnyGame = rynek.game(self.name)
        self.players: int = given.get("players", self.rules.usual_players)
        self.rules.check_players(self.players)
        self.options = {option.name: read_option(option, given[option.name]) for option in self.rules.options}
        reward = given.get("reward") or ("rank" if self.players > 1 else "points")
        self.reward = reward_of(reward, self.players, tuple(UTILITY))
        self.first = self.rules.new(self.players, self.options)
        self.encoding = Encoding(self.rules, self.players)
        super().__init__(game_type(self.rules, reward), game_info(self.encoding, reward), given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.most_decisions

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc] # published without types
    """A position of a game; OpenSpiel copies and pickles the one attribute it has."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = SpielPosition(game.encoding.actions, game.first.copy())

    def current_player(self) -> int:
        if self.position.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.is_chance else self.position.asked

    def is_terminal(self) -> bool:
        return self.position.state.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.position.chances()))

    def _apply_action(self, action: int) -> None:
        if self.position.is_chance:
            self.position.draw(action)
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.outcome_name(action) if player < 0 else str(self.position.actions.action(action))

    def returns(self) -> list[float]:
        game: SpielGame = self.get_game()
        return game.reward(game.rules, self.position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to a player: what it cannot know is drawn anew."""
        other: SpielState = self.clone()
        other.position = self.position.guess(player, sampler)
        return other

    def __str__(self) -> str:
        return str(self.position)


class SpielObserver:
    """What a player knows: the row of `rynek.core.encoding` and the view as JSON, or the spectator's view alone.

    With perfect recall the text begins with the player's own moves so far and a digest of all it has seen before.
    """

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what all players know")
        self.encoding = game.encoding
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(game.encoding.size, np.float32) if self.is_private else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.encoding.encode(state.position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        view = json.dumps(position.state.view(player if self.is_private else None), ensure_ascii=False)
        if not (self.recalls and self.is_private):
            return view
        return f"{json.dumps(position.own_moves(player))}\n{position.recall(player)}\n{view}"


def game_type(rules: AnyGame, reward: str) -> Any:
    """What OpenSpiel asks of a kind of game."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=f"rynek {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "rank" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(rules),
    )


def game_info(encoding: Encoding, reward: str) -> Any:
    """What OpenSpiel asks of one table."""
    low, high = UTILITY[reward]
    total = {"utility_sum": 0.0} if reward == "rank" else {}
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.actions.size,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=encoding.players,
        min_utility=low,
        max_utility=high,
        max_game_length=encoding.game.most_decisions,
        **total,
    )


def parameters(rules: AnyGame) -> dict[str, Any]:
    """The parameters of a game with their usual values."""
    chosen = {
        option.name: " ".join(option.default) if option.kind == "list" else option.default for option in rules.options
    }
    return {"players": rules.usual_players, "reward": "", **chosen}


def read_option(option: Option, value: Any) -> Any:
    """An option from its parameter."""
    return value.split() if option.kind == "list" else value


def register() -> None:
    """Register every game; done once when this module is imported."""
    for name in rynek.all_games():
        if PREFIX + name not in pyspiel.registered_names():
            rules = rynek.game(name)
            reward = "rank" if rules.usual_players > 1 else "points"
            pyspiel.register_game(game_type(rules, reward), type(f"SpielGame_{name}", (SpielGame,), {"name": name}))


register()

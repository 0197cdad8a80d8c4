"""Agents of PettingZoo: a seat each, with the spaces of what it sees and does."""

from typing import Any

import numpy as np
from gymnasium import spaces

from rynek.research.learning_table import LearningTable


def agent_names(table: LearningTable) -> list[str]:
    """The agents in seat order."""
    return [f"player_{seat}" for seat in range(table.players)]


def observation_space(table: LearningTable) -> Any:
    """What an agent sees: a row of numbers, and which actions it may take."""
    low, high = table.bounds
    mask = spaces.Box(0, 1, (table.actions.size,), dtype=np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high), "action_mask": mask})


def action_space(table: LearningTable) -> Any:
    """The numbers of actions."""
    return spaces.Discrete(table.actions.size)

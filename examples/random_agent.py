"""Random agents at a table of PettingZoo: the loop every learner begins with.

python examples/random_agent.py --game troyes --games 5
"""

import argparse

import numpy as np

from rynek.research.pettingzoo import env


def play(game: str, players: int | None, seed: int) -> dict[str, float]:
    """One game; what every agent was rewarded with."""
    table, rng = env(game, players), np.random.default_rng(seed)
    table.reset(seed=seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if terminated or truncated else int(rng.choice(legal)))
    return total


def main(line: list[str] | None = None) -> list[dict[str, float]]:
    """Play games and print their rewards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="troyes")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args(line)
    rewards = [play(given.game, given.players, seed) for seed in range(given.games)]
    for each in rewards:
        print(each)
    return rewards


if __name__ == "__main__":
    main()

"""MaskablePPO of sb3-contrib on solo Tiny Towns, and its curve beside the random and the greedy bot.

    pip install "rynek[ppo]"
    python examples/masked_ppo.py --minutes 10 --plot curve.svg

A choice among 33,101 actions is slow to compute and slow to learn. `Spelled` asks for an action part by part, the verb
and then each argument as `encoding.actions.verbs` names them; the mask holds the parts that lead to a legal action.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import torch
from policy_gradient import Parts, mean_of, plot
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from rynek.research.gymnasium import SeatEnv

TABLES = 16


class Spelled(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """A seat that spells its actions. Parts without a choice are said by themselves; the row ends with what is said."""

    def __init__(self, seat: SeatEnv) -> None:
        self.seat = seat
        self.spelling = Parts(seat.table.actions, few=0)
        (low, high), said = seat.table.bounds, np.ones(self.spelling.count, np.float32)
        self.observation_space = gymnasium.spaces.Box(np.concatenate([low, 0 * said]), np.concatenate([high, said]))
        self.action_space = gymnasium.spaces.Discrete(self.spelling.count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.seen, info = self.seat.reset(seed=int(self.np_random.integers(2**31)), options=options)
        self.ask()
        return self.row(), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.say(int(action))
        gain, over, info = 0.0, False, dict[str, Any]()
        if len(self.open) == 1:
            self.seen, gain, over, _, info = self.seat.step(next(iter(self.open)))
            self.ask()
        return self.row(), gain, over, False, info

    def ask(self) -> None:
        """Begin to spell another action."""
        self.open = {int(number): self.spelling.of(int(number)) for number in np.flatnonzero(self.seat.action_masks())}
        self.said: list[int] = []
        self.say_what_is_plain()

    def say(self, part: int) -> None:
        """Say one more part: only actions with it stay open."""
        place = len(self.said)
        self.open = {number: parts for number, parts in self.open.items() if parts[place] == part}
        self.said.append(part)
        self.say_what_is_plain()

    def say_what_is_plain(self) -> None:
        """Where all open actions go on alike, there is nothing to choose."""
        while len(self.open) > 1 and len(self.parts()) == 1:
            self.said += self.parts()

    def parts(self) -> set[int]:
        """What may be said next."""
        return {parts[len(self.said)] for parts in self.open.values()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for every part that may be said next, as MaskablePPO asks for it."""
        mask = np.zeros(self.spelling.count, np.bool_)
        mask[list(self.parts())] = True
        return mask

    def row(self) -> npt.NDArray[np.float32]:
        said = np.zeros(self.spelling.count, np.float32)
        said[self.said] = 1
        return np.concatenate([self.seen, said])


class Curve(BaseCallback):  # type: ignore[misc] # of an extra
    """Notes the points of finished games; ends the training when its time is over."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.process_time() + seconds
        self.points: list[float] = []
        self.curve: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        self.points += [info["points"] for info in self.locals["infos"] if "points" in info]
        return time.process_time() < self.end

    def _on_rollout_end(self) -> None:
        if self.points:
            self.curve.append((len(self.points), float(np.mean(self.points[-100:]))))
            print(f"{self.curve[-1][0]:7} games: {self.curve[-1][1]:6.2f} points", flush=True)


def main(line: list[str] | None = None) -> list[tuple[int, float]]:
    """Train, print, plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--steps", type=int, default=10_000_000)
    parser.add_argument("--rollout", type=int, default=2048, help="steps between two lessons")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", type=int, default=50, help="games of the random and the greedy bot")
    parser.add_argument("--plot", help="a file for the curve")
    given = parser.parse_args(line)
    torch.set_num_threads(1)
    learner = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: Spelled(SeatEnv("tiny_towns", 1, reward="progress"))] * TABLES),
        n_steps=given.rollout // TABLES,
        batch_size=256,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.003,
        learning_rate=1e-3,
        seed=given.seed,
        device="cpu",
        policy_kwargs={"net_arch": [128]},
    )
    progress = Curve(60 * given.minutes)
    learner.learn(given.steps, callback=progress)
    if given.plot:
        plot(progress.curve, {level: mean_of(level, given.compare) for level in ("random", "greedy")}, given.plot)
    return progress.curve


if __name__ == "__main__":
    main()

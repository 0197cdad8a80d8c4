"""The library alone: what `pip install rynek` brings is enough to play, draw and word every game."""

import subprocess
import sys
from pathlib import Path

FENCE = """
import sys
class Fence:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {fenced!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Fence())
"""
EXTRAS = {"rich", "alembic", "itsdangerous", "msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets", "numpy"}
PLAY = """
import random, rynek, rynek.games.troyes as troyes
for name in rynek.all_games():
    game = rynek.game(name)
    match = rynek.Match(game, seed=3)
    rng = random.Random(3)
    for _ in range(20):
        seat = match.state.to_act[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    assert game.svg(match.view(0), lang="pl")
    assert rynek.words("pl", name).message(match.state.ask(match.state.to_act[0]))
assert rynek.games.troyes is troyes
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    fence = FENCE.format(fenced=EXTRAS)
    source = str(Path(__file__).parents[2] / "src")
    return subprocess.run(
        [sys.executable, "-c", fence + code], env={"PYTHONPATH": source}, capture_output=True, text=True, check=False
    )


def test_the_library_needs_no_package_of_an_extra() -> None:
    done = run(PLAY)

    assert done.stderr == ""
    assert done.returncode == 0


def test_the_command_line_names_what_is_missing() -> None:
    done = run("from rynek.__main__ import main; sys.exit(main(['games']))")

    assert done.returncode == 1
    assert done.stderr == 'rynek: this needs the package rich: pip install "rynek[cli]"\n'

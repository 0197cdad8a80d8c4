"""Compiles the kernel, the games, the bots and what draws into build/compiled, once for each state of the sources.

`python -m tools.compiled` prints the folder. Put it in front of PYTHONPATH to run compiled rynek.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILDS = ROOT / "build" / "compiled"
WORK = BUILDS / "work"


def fingerprint() -> str:
    """A name for this state of the sources under this Python."""
    digest = hashlib.sha256(sys.version.encode())
    sources = [path for part in ("core", "games", "bots", "draw") for path in (ROOT / "src/rynek" / part).rglob("*.py")]
    for path in sorted([ROOT / "setup.py", *sources]):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def ensure() -> Path:
    """The folder with the compiled package, built first when the sources have changed."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    with (BUILDS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = BUILDS / fingerprint()
        if not (folder / "done").exists():
            remove_old_builds()
            build(folder)
        refresh_the_rest(folder)
    return folder


def remove_old_builds() -> None:
    """Only the newest build is of use; what the compiler has made stays, so that it need not make it again."""
    for old in BUILDS.iterdir():
        if old.is_dir() and old != WORK:
            shutil.rmtree(old)


def build(folder: Path) -> None:
    """Compile; what the compiler says is shown only when it fails."""
    environment = os.environ | {"RYNEK_COMPILE": "1"}
    steps = [sys.executable, "setup.py", "--quiet", "build", "--build-base", str(WORK), "--build-lib"]
    done = subprocess.run([*steps, str(folder)], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the compiled build failed\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    (folder / "done").touch()


def refresh_the_rest(folder: Path) -> None:
    """Copy what is not compiled, so that only the compiled part costs a build."""
    shutil.copytree(
        ROOT / "src/rynek", folder / "rynek", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copytree(ROOT / "docs/rules", folder / "rynek/server/rules", dirs_exist_ok=True)


if __name__ == "__main__":
    print(ensure().relative_to(ROOT))

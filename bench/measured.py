"""Measurements in processes of their own, compiled or plain."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

from tools.compiled import ROOT, ensure


def measure(module: str, *arguments: str, package: Path) -> Any:
    """Run a module in a process of its own, with rynek taken from a folder; what it prints, as JSON."""
    path = os.pathsep.join([str(package), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": path, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}  # it would greet in our JSON
    command = [sys.executable, "-m", module, *arguments]
    return json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout)


def start_over_compiled(module: str) -> NoReturn:
    """Run a module again with the compiled package and the same arguments, and end as it ends."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ensure()), str(ROOT)])}
    command = [sys.executable, "-m", module, "--plain", *sys.argv[1:]]
    sys.exit(subprocess.run(command, env=environment, check=False).returncode)

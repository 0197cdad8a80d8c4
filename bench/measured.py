"""Measurements in processes of their own, compiled or plain."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.compiled import ROOT


def measure(module: str, *arguments: str, package: Path) -> Any:
    """Run a module in a process of its own, with rynek taken from a folder; what it prints, as JSON."""
    path = os.pathsep.join([str(package), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": path, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}  # it would greet in our JSON
    command = [sys.executable, "-m", module, *arguments]
    return json.loads(subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout)

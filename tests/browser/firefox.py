"""The Firefox of the system, driven by WebDriver BiDi, which it speaks itself: nothing is patched or stands between."""

import json
import re
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

from tools.firefox import find

PATIENCE: Final = 300
PREFERENCES: Final = {"intl.accept_languages": "pl", "ui.prefersReducedMotion": 1, "app.update.enabled": False}


class Firefox:
    """One browser without a window, with one page."""

    def __init__(self, profile: Path) -> None:
        program = find()
        assert program is not None, "make firefox says how to get one"
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.open = ExitStack()
        self.socket = self.open.enter_context(connect(self._address() + "/session", max_size=None))
        self.asked = 0
        self.errors: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.page: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            found = re.search(r"listening on (ws://\S+)", line)
            if found:
                return found[1]
        raise AssertionError("Firefox ended before it listened")

    def close(self) -> None:
        """End the browser."""
        self.ask("browser.close")
        self.open.close()
        self.process.wait(PATIENCE)
        assert self.process.stderr is not None
        self.process.stderr.close()

    def ask(self, method: str, **given: Any) -> dict[str, Any]:
        """One command and its answer; errors of the page that come meanwhile are kept."""
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": given}))
        while True:
            said = json.loads(self.socket.recv(timeout=PATIENCE))
            if said["type"] == "event":
                if said["params"].get("level") == "error":
                    self.errors.append(str(said["params"]["text"]))
            elif said["id"] == self.asked:
                assert said["type"] == "success", said
                result: dict[str, Any] = said["result"]
                return result

    def go(self, address: str) -> None:
        """Open an address."""
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """The size of the window's inside."""
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def run(self, function: str, *given: Any) -> Any:
        """What a function of the page answers."""
        call = f"(async () => JSON.stringify(await ({function})(...{json.dumps(given)})) ?? 'null')()"
        said = self.ask("script.evaluate", expression=call, target={"context": self.page}, awaitPromise=True)
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def until(self, condition: str) -> None:
        """Wait until an expression of the page is true."""
        self.run(f"async () => {{ while (!({condition})) await new Promise(requestAnimationFrame); }}")

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse at a place."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.ask("input.performActions", context=self.page, actions=[mouse])

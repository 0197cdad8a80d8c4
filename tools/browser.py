"""Finds a Chromium for the tests of the page, and installs one when there is none.

The tests use $CHROMIUM, a Chromium or Chrome of the system, or the one playwright has downloaded.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of a browser the tests can drive."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    found = (path for path in map(shutil.which, NAMES) if path)
    return next(found, None) or downloaded()


def downloaded() -> str | None:
    """The browser that playwright has fetched earlier."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - most machines never need it

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def ways_to_install() -> list[list[str]]:
    """Commands that may bring a browser, the most likely first; each line is tried on its own."""
    apt, sudo = shutil.which("apt-get"), shutil.which("sudo")
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if apt and os.geteuid() == 0:
        return [[apt, "update"], [apt, "install", "-y", "chromium"], *ways]
    if apt and sudo:
        return [[sudo, "-n", apt, "update"], [sudo, "-n", apt, "install", "-y", "chromium"], *ways]
    return ways


def main() -> None:
    """Leave with a browser, or with a word about how to get one."""
    if find() is None and not os.environ.get("CHROMIUM"):
        print("Installing a browser for the tests")
        for way in ways_to_install():
            subprocess.run(way, stdout=subprocess.DEVNULL, check=False)
            if find():
                break
    if find() is None:
        sys.exit("No Chromium was found. Install one, or set CHROMIUM to the path of yours.")


if __name__ == "__main__":
    main()

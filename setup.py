"""Builds rynek, and compiles its kernel, games, bots and elements of drawings when mypy and a C compiler are at hand.

RYNEK_COMPILE=0 builds plain Python, 1 demands the compiler, auto (the default) compiles when it can.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = {
    "rynek_rules": ("src/rynek/core", "src/rynek/games"),
    "rynek_bots": ("src/rynek/bots",),
    "rynek_draw": tuple(f"src/rynek/draw/{name}.py" for name in ("lettering", "parts", "region", "svg")),
}
"""What is compiled together: a change of the bots or of a drawing costs no new build of the rules."""
MYPY = ("--follow-imports=silent", "--ignore-missing-imports")


PLAIN = {
    "src/rynek/bots/__init__.py",
    "src/rynek/bots/arena.py",
    "src/rynek/bots/gate.py",
    "src/rynek/bots/learning.py",
    "src/rynek/bots/stepwise.py",
    "src/rynek/bots/tuning.py",
}
"""Modules that would gain nothing: they only start what is compiled, or work in numpy."""


def sources(folders: tuple[str, ...]) -> list[str]:
    """The modules to compile; types of views stay plain, because the compiler forgets what schemas are read off."""
    found = [Path(file) for file in folders if file.endswith(".py")]
    found += [path for folder in folders for path in Path(folder).rglob("*.py") if path.name != "view_types.py"]
    return sorted(path.as_posix() for path in found if path.as_posix() not in PLAIN)


def missing() -> str:
    """What the compiler still lacks on this machine, or nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "Python's header files are not installed"
    return "" if sources(COMPILED["rynek_rules"]) else "there is nothing to compile"


def extensions(wish: str) -> list[Extension]:
    """The compiled modules, or none when they are not wanted or cannot be had."""
    reason = "RYNEK_COMPILE=0" if wish == "0" else missing()
    if not reason:
        try:
            from mypyc.build import mypycify  # noqa: PLC0415 - plain builds must not need mypy

            groups: list[tuple[list[str], str | None]] = [
                (sources(folders), name) for name, folders in COMPILED.items()
            ]
            paths = [*MYPY, *[path for group, _ in groups for path in group]]
            # Level 1 plays as fast as level 3 and compiles in half the time.
            found = mypycify(paths, separate=groups, multi_file=True, opt_level="1", debug_level="0")
            for extension in found:
                # Each C file of a group declares the other groups' tables; the linker must take them for one.
                extension.extra_compile_args.append("-fcommon")
            return cast("list[Extension]", found)
        except ImportError:
            reason = "mypy is not installed"
        except SystemExit:
            reason = "mypy refused the sources"
    if wish == "1":
        sys.exit(f"rynek: cannot compile, {reason}")
    print(f"rynek: building plain Python, {reason}")
    return []


def latest(paths: list[Path]) -> float:
    """When the newest of these files was written."""
    return max(path.stat().st_mtime for path in paths)


class WithRules(build_py):
    """Puts a copy of docs/rules beside the server, which shows them on the page."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copytree("docs/rules", Path(self.build_lib, "rynek/server/rules"), dirs_exist_ok=True)


class BuildInParallel(build_ext):
    """Compiles the C files on all cores; when that fails in auto mode, leaves plain Python behind.

    A C file is compiled again only when it or the headers of its group have changed.
    """

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile
        self.parallel = os.cpu_count() or 1
        rules = [Path(__file__), *Path("build").glob("*rynek_rules*.h")]
        newest = {"rules": latest(rules)}
        for group in ("bots", "draw"):
            newest[group] = latest([*rules, *Path("build").glob(f"*rynek_{group}*.h")])

        def compile_one(source: str, output_dir: str, named: dict[str, object]) -> list[str]:
            objects: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
            made = Path(objects[0])
            group = next((one for one in newest if f"rynek_{one}" in source or f"___{one}" in source), "rules")
            if made.exists() and made.stat().st_mtime > max(newest[group], latest([Path(source)])):
                return objects
            return list(compile_some([source], output_dir=output_dir, **named))

        def compile_all(sources: list[str], output_dir: str, **named: object) -> list[str]:
            with ThreadPoolExecutor(self.parallel) as pool:
                parts = pool.map(lambda source: compile_one(source, output_dir, named), sources)
                return [item for part in parts for item in part]

        self.compiler.compile = compile_all
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WISH == "1":
                raise
            print(f"rynek: building plain Python, the C compiler failed: {error}")
            self.extensions = []
            for built in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
                built.unlink()


WISH = os.environ.get("RYNEK_COMPILE", "auto")
if WISH not in ("0", "1", "auto"):
    sys.exit(f"rynek: RYNEK_COMPILE is {WISH!r}; it may be 0, 1 or auto")
setup(ext_modules=extensions(WISH), cmdclass={"build_ext": BuildInParallel, "build_py": WithRules})

# SPDX-License-Identifier: MIT
"""The build switch: `POWERGRID_COMPILED=1 pip install .` compiles the rules with mypyc.

A build hook for hatchling. It works on a copy, because a compiled module left beside its source
would be loaded instead of it. (The plugin hatch-mypyc builds in place, and moves pyproject.toml
away meanwhile.)
"""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH: Final = "POWERGRID_COMPILED"

_SETUP: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup

mypy = ["--python-version", "3.11", "--explicit-package-bases", "--ignore-missing-imports"]
modules = mypycify(
    [*mypy, *sys.argv[1:]], opt_level="3", debug_level="0", group_name="powergrid"
)
setup(name="powergrid", packages=[], ext_modules=modules, script_args=["build_ext", "--inplace"])
"""


class CompiledBuild(BuildHookInterface[Any]):
    """Adds compiled modules to the wheel if the switch is on."""

    _folder: Path | None = None

    def dependencies(self) -> list[str]:
        """Return the build's requirements besides hatchling."""
        return ["mypy>=1.15", "setuptools>=68"] if _is_on() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add the modules to the wheel."""
        if not _is_on():
            return
        if version == "editable":
            raise SystemExit(f"{SWITCH}=1 cannot be installed as editable: leave out --editable.")
        self._folder = folder = Path(mkdtemp(prefix="powergrid-"))
        for module in compiled_modules(Path(self.root), folder):
            build_data["force_include"][str(module)] = module.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the copy."""
        if self._folder is not None:
            shutil.rmtree(self._folder)


def _is_on() -> bool:
    return os.environ.get(SWITCH, "") not in ("", "0")


def compiled_modules(root: Path, folder: Path) -> list[Path]:
    """Compile a copy of the package in an empty folder and return the compiled modules."""
    shutil.copytree(root / "powergrid", folder / "powergrid")
    chosen = runpy.run_path(str(root / "powergrid/tools/compiled.py"))
    files = list(chosen["files_to_compile"](folder))
    done = subprocess.run(
        [sys.executable, "-c", _SETUP, *files],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    made = sorted([*folder.glob("*.so"), *folder.glob("powergrid/**/*.so")])
    if done.returncode or len(made) != len(files) + 1:  # and one that they share
        raise SystemExit(
            f"{done.stdout[-4000:]}\nThe rules could not be compiled; is gcc installed?"
        )
    return made

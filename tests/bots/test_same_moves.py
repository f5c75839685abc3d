# SPDX-License-Identifier: MIT
"""Compiled and plain builds play the same moves; `make compiled` runs this too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.moves import moves

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_this_build_plays_the_same_moves_as_the_sources() -> None:
    # With `-m` the current folder comes first on the path; its modules are not compiled.
    command = [sys.executable, "-m", "tests.bots.moves"]
    environment = {**os.environ, "PYTHONPATH": "", "PYTHONHASHSEED": "7"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True)
    where, *there = done.stdout.decode().splitlines()
    assert where == str(ROOT / "powergrid" / "__init__.py")
    assert there == list(moves())
    assert len(there) > 100

# SPDX-License-Identifier: MIT
"""Other programs as the window asks them."""

from pathlib import Path

import pytest

from powergrid.files.places import user_dir
from powergrid.gui.power_grid.game.opponents import OPPONENTS, decide
from powergrid.play.opponents import Resigned
from powergrid.programs import install
from powergrid.rules import legal
from tests.gui.tables import a_session


def program(folder: Path, name: str, script: str) -> str:
    file = folder / name
    file.write_text(f"#!/bin/sh\nread game\n{script}\n")
    file.chmod(0o755)
    return install(file)


def test_a_chosen_program_decides(tmp_path: Path) -> None:
    state = a_session().state
    answer = f'{{"type": "open", "plant": {state.market[0]}, "bid": {state.market[0]}}}'
    level = program(tmp_path, "opener.sh", f"while read ask; do echo '{answer}'; done")
    assert decide(level, state, 1) in legal(state)
    assert decide(level, state, 1) == decide(level, state, 2)
    assert OPPONENTS.patience(level) > 15, "the program's own limit comes first"


def test_a_failing_program_resigns_and_the_log_says_why(tmp_path: Path) -> None:
    level = program(tmp_path, "broken.sh", "echo hello")
    for _ in range(9):
        with pytest.raises(Resigned):
            decide(level, a_session().state, 1)
    log = user_dir("XDG_STATE_HOME", "") / "powergrid" / "programs.log"
    lines = log.read_text().splitlines()
    assert len(lines) == 3, "it is not asked a fourth time"
    for line in lines:
        assert line.endswith("broken.sh wrote something other than one line of JSON.")

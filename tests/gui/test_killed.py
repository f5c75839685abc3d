# SPDX-License-Identifier: MIT
"""The program killed at any moment: at most the action being made is lost."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from powergrid.gui.games import games_dir, last_unfinished
from powergrid.records import replay

PLAYS_BY_ITSELF = """
import sys
from PySide6.QtCore import QTimer
from powergrid.gui.application import application
from powergrid.gui.main_window import MainWindow
from powergrid.gui.pages.new_game.new_game import NewGame
from powergrid.gui.settings import Settings
from powergrid.gui.thinker import Thinker
from powergrid.records import Seat

app = application()
settings = Settings()
settings.pace = "instant"
window = MainWindow(Thinker(), settings)
seats = tuple(Seat(str(n), c, "sensible") for n, c in enumerate(("red", "blue", "green")))
window.show()

def start():
    window.start_game(NewGame("germany", "classic", None, seats, int(sys.argv[1])))
    # Connected last, so told once the action is on file.
    window.session.changed.connect(lambda: print(len(window.session.past), flush=True))

QTimer.singleShot(0, start)
app.exec()
"""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_killed_game_goes_on_where_it_was(seed: int) -> None:
    errors = games_dir().parent.parent / "errors.txt"
    errors.parent.mkdir(parents=True, exist_ok=True)
    with (
        errors.open("w") as error_file,
        subprocess.Popen(
            [sys.executable, "-c", PLAYS_BY_ITSELF, str(seed)],
            stdout=subprocess.PIPE,
            stderr=error_file,
            text=True,
            env=dict(os.environ, PYTHONPATH=str(Path(__file__).parents[2])),
        ) as program,
    ):
        assert program.stdout is not None
        assert program.stdout.readline(), errors.read_text()
        time.sleep(Random(seed).uniform(0.2, 1.2))
        program.kill()
        told = [1, *map(int, program.stdout.read().split())]
    found = last_unfinished()
    assert found is not None
    kept = sum(1 for step in replay(found[1]) if step.action is not None)
    assert kept in (told[-1], told[-1] + 1)

# SPDX-License-Identifier: MIT
"""The program is killed at any moment: at most the current action is lost."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from powergrid.play.saved_games import games_dir, last_played
from powergrid.records import load, replay
from tests.patience import next_line

PLAYS_BY_ITSELF = """
import sys
from PySide6.QtCore import QTimer
from powergrid.gui.shell.application import application
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.power_grid.game.game_setup import GameSetup
from powergrid.gui.settings.settings import Settings
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.play.thinker import Thinker
from powergrid.records import Seat
from tests.gui.windows import begin

app = application()
settings = Settings()
settings.pace = "instant"
window = PowerGridWindow(Thinker(OPPONENTS), settings)
seats = tuple(Seat(str(n), c, "sensible") for n, c in enumerate(("red", "blue", "green")))
window.show()

def start():
    begin(window, GameSetup("germany", "classic", None, seats, int(sys.argv[1])))
    # Connected last, so told once the action is on file.
    window.session.changed.connect(lambda: print(len(window.session.past), flush=True))

sys.excepthook = lambda *error: (sys.__excepthook__(*error), app.exit(1))  # instead of waiting
QTimer.singleShot(0, start)
app.exec()
"""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_killed_game_continues_where_it_was(seed: int) -> None:
    errors = games_dir().parent.parent / "errors.txt"
    errors.parent.mkdir(parents=True, exist_ok=True)
    with (
        errors.open("w") as error_file,
        subprocess.Popen(
            [sys.executable, "-c", PLAYS_BY_ITSELF, str(seed)],
            stdout=subprocess.PIPE,
            stderr=error_file,
            text=True,
            env=dict(os.environ, PYTHONPATH=str(Path(__file__).parents[3])),
        ) as program,
    ):
        assert next_line(program), errors.read_text()
        time.sleep(Random(seed).uniform(0.2, 1.2))
        program.kill()
        told = [1, *map(int, program.communicate()[0].split())]
    found = last_played(load)
    assert found is not None
    kept = sum(1 for step in replay(found[1]) if step.action is not None)
    assert kept in (told[-1], told[-1] + 1)

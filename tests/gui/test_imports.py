# SPDX-License-Identifier: MIT
"""What must not be loaded before the window is painted: each would take as long as painting it."""

import subprocess
import sys

LATER = (
    "PySide6.QtNetwork",
    "asyncio",
    "concurrent.futures",
    "ctypes",
    "gzip",
    "hashlib",
    "multiprocessing",
    "networkx",
    "numpy",
    "powergrid.bots",
    "powergrid.gui.power_grid.tutorial",
    "powergrid.gui.kit.screen_reader",
    "statistics",
)
SHOW = f"import powergrid.gui.shell.application, sys; print(*(set({LATER}) & set(sys.modules)))"
TABLE = (
    "powergrid.gui.power_grid.motion",
    "powergrid.gui.power_grid.panels",
    "powergrid.gui.power_grid.table.table",
)
"""What the front page does without."""
SHOW_TABLE = f"import sys; print(*(set({TABLE}) & set(sys.modules)))"
START = """
from datetime import datetime
from powergrid.gui.shell.requirements import missing_libraries
missing_libraries()
from powergrid.gui.shell.application import application
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.records import Seat, new_record
app = application()
settings = Settings()
settings.shows_worth = False  # what a plant is worth is asked of a bot
window = PowerGridWindow(WorkerThinker(OPPONENTS), settings)
"""
FRONT = """
window.show_front()
window.show()
app.processEvents()
"""
OPEN = """
seats = [Seat("A", "red"), Seat("B", "blue"), Seat("C", "green")]
window.open_record(new_record("germany", "recharged", seats, seed=1), None)
window.show()
app.processEvents()
"""


def said_by(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_window_loads_nothing_that_can_wait() -> None:
    assert said_by(SHOW) == ""
    assert said_by(START + OPEN + SHOW) == ""


def test_the_front_page_loads_no_table() -> None:
    assert said_by(START + FRONT + SHOW_TABLE) == ""

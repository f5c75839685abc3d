# SPDX-License-Identifier: MIT
"""What must not be loaded before the first paint, because it takes as long as painting."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow
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
    "powergrid.analysis",
    "powergrid.arena",
    "powergrid.bots",
    "powergrid.gui.power_grid.tutorial.chapters",
    "powergrid.gui.kit.screen_reader",
    "statistics",
)
SHOW = f"import powergrid.gui.shell.application, sys; print(*(set({LATER}) & set(sys.modules)))"
GAME = ("powergrid.box", "powergrid.records", "powergrid.rules", "yaml")
"""What the first paint of the front page does without: it is loaded to show the game that waits."""
TABLE = (
    "powergrid.gui.power_grid.motion",
    "powergrid.gui.power_grid.panels",
    "powergrid.gui.power_grid.table.table",
)
"""What the front page does without."""
START = """
from datetime import datetime
from powergrid.gui.shell.requirements import missing_libraries
missing_libraries()
from powergrid.gui.shell.application import application
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.play.worker_thinker import WorkerThinker
app = application()
settings = Settings()
settings.shows_worth = False  # what a plant is worth is asked of a bot
window = PowerGridWindow(WorkerThinker(OPPONENTS), settings)
"""
FRONT = f"""
import sys
window.show_front()
window.grab()  # paints it
print(*set({GAME}) & set(sys.modules))
while window.front.page.property("first") is None:
    app.processEvents()
print(*set({TABLE}) & set(sys.modules))
"""
OPEN = """
from powergrid.records import Seat, new_record
seats = [Seat("A", "red"), Seat("B", "blue"), Seat("C", "green")]
window.open_record(new_record("germany", "recharged", seats, seed=1))
window.show()
app.processEvents()
"""


def said_by(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_opening_the_window_loads_no_module_that_can_wait() -> None:
    assert said_by(SHOW) == ""
    assert said_by(START + OPEN + SHOW) == ""


def test_the_front_page_is_painted_before_a_game_and_without_a_table() -> None:
    assert said_by(START + FRONT) == ""

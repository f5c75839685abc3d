# SPDX-License-Identifier: MIT
"""What must not be loaded before the window is painted: each would take as long as painting it."""

import subprocess
import sys

import pytest

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
    "powergrid.gui.tutorial",
    "powergrid.gui.access.screen_reader",
    "statistics",
    "tempfile",
    "traceback",
    "zipfile",
)
LOAD = "from powergrid.app import lean_qt\nlean_qt.load()\n"
SHOW = f"import powergrid.gui.application, sys; print(*(set({LATER}) & set(sys.modules)))"
KINDS = """
from PySide6.QtWidgets import QDialog
print(*(kind.__name__ for kind in QDialog.__subclasses__()))
"""
OPEN = """
from datetime import datetime
from powergrid.app.desktop import missing_libraries
missing_libraries()
from powergrid.gui.application import application
from powergrid.gui.main_window import MainWindow
from powergrid.gui.settings import Settings
from powergrid.gui.thinker import WorkerThinker
from powergrid.records import Seat, new_record
app = application()
window = MainWindow(WorkerThinker(), Settings())
seats = [Seat("A", "red"), Seat("B", "blue"), Seat("C", "green")]
window.open_record(new_record("germany", "recharged", seats, seed=1), None)
window.show()
app.processEvents()
"""

PLAY = """
from powergrid.bots import decide
session = window.session
while session.state.round < 2:
    session.act(decide("sensible", session.state, 1))
    app.processEvents()
"""


def said_by(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_window_loads_nothing_that_can_wait() -> None:
    assert said_by(LOAD + SHOW) == ""
    assert said_by(OPEN + SHOW) == ""


def test_the_table_lets_pyside_set_up_no_widget_it_does_not_use() -> None:
    """PySide sets up every kind of widget when it is handed one that was not made in Python."""
    assert said_by(OPEN + KINDS) == ""


@pytest.mark.slow
def test_nor_does_a_round_that_is_played() -> None:
    """It would be seen as a jerk in the middle of a move."""
    assert said_by(OPEN + PLAY + KINDS) == ""


DESCRIBING = """
import sys
print(*(name for name in sys.modules if name.startswith("shibokensupport")))
"""
ASK = """
from PySide6.QtCore import QPoint
for call in (lambda: QPoint("here"), lambda: QPoint(1, 2).setX(None), lambda: QPoint(nowhere=1)):
    try:
        call()
    except Exception as error:
        print(error)
print(QPoint.setX.__doc__)
"""


@pytest.mark.slow
def test_what_pyside_says_of_its_functions_waits_until_it_is_asked() -> None:
    assert said_by(OPEN + DESCRIBING) == "shibokensupport.signature.mapping"
    lean = said_by(LOAD + ASK)
    assert lean == said_by(ASK)
    assert "QPoint(str)" in lean or "__init__(str)" in lean


@pytest.mark.slow
def test_no_module_is_read_as_source() -> None:
    """PySide would read each, in search of `__feature__`."""
    ours = "print(*(file for file in linecache.cache if 'powergrid' in file))"
    assert said_by(OPEN + "import linecache\n" + ours) == ""
    assert said_by(OPEN + "import builtins; print(builtins.__import__.__name__)") == "__import__"

# SPDX-License-Identifier: MIT
"""Nothing leaves this machine: no network is imported, and none is touched while a game is played.

`packaging/try-fresh-debian.sh deb` plays one in a system without any network besides.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.imports import imported
from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent
NETWORK = {
    "asyncio",
    "ftplib",
    "http",
    "imaplib",
    "poplib",
    "smtplib",
    "socket",
    "socketserver",
    "ssl",
    "telnetlib",
    "urllib",
    "webbrowser",
    "wsgiref",
    "xmlrpc",
    "PySide6.QtNetwork",
    "PySide6.QtWebEngineCore",
    "PySide6.QtWebSockets",
}
LOCAL = {"PySide6.QtNetwork.QLocalServer", "PySide6.QtNetwork.QLocalSocket", "socket.socketpair"}
"""What knows this machine alone."""

PLAYS = """
import socket
import sys

touched = []
def watch(event, args):
    if event == "socket.__new__" and args[1] == socket.AF_UNIX:
        return  # between processes of this machine
    if event.split(".")[0] in ("socket", "urllib", "http", "ftplib", "smtplib"):
        if any(not isinstance(arg, (str, bytes)) for arg in args[1:]):  # a path is no address
            touched.append((event, *map(str, args[1:])))
sys.addaudithook(watch)

from PySide6.QtCore import QTimer
from powergrid.gui.shell.application import application, warm_up
from powergrid.gui.shell.single_instance import SingleInstance
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.play.worker_thinker import WorkerThinker
from powergrid.records import Seat, new_record

app = application()
settings = Settings()
settings.pace = "instant"
window = PowerGridWindow(WorkerThinker(OPPONENTS), settings)
seats = [Seat(colour, colour, "sensible") for colour in ("red", "blue")]
options = {"against_the_bank": True}  # the shortest game there is
window.show()
window.open_record(new_record("germany", "recharged", seats, seed=3, options=options))
instance = SingleInstance()
assert not instance.hand_over(None)
instance.listen()
warm_up()
def leave_at_the_end():
    if window.session.state.is_over:
        print("over", touched)
        window.close()
        app.quit()
timer = QTimer(interval=20)
timer.timeout.connect(leave_at_the_end)
timer.start()
app.exec()
"""


def is_of_the_network(name: str) -> bool:
    return any(name == module or name.startswith(f"{module}.") for module in NETWORK)


@pytest.mark.slow
def test_no_module_imports_the_network() -> None:
    files = sorted((ROOT / "powergrid").rglob("*.py"))
    assert files
    found = {
        (file.name, name) for file in files for name in imported(file) if is_of_the_network(name)
    }
    assert {name for _, name in found} == LOCAL
    assert {file for file, _ in found} == {"single_instance.py", "termination_signals.py"}


@pytest.mark.slow
def test_a_game_touches_no_network() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYS], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert done.stdout.splitlines()[-1] == "over []"

# SPDX-License-Identifier: MIT
"""A second start: its record opens in the first window."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.doorbell import Doorbell, ring
from powergrid.gui.main_window import MainWindow
from powergrid.gui.pages.end.end_view import EndView
from powergrid.gui.settings import Settings
from powergrid.gui.thinker import Thinker

TRANSCRIPT = Path(__file__).parents[1] / "data/transcripts/germany-classic-3p.json.gz"
RING = """
import sys
from pathlib import Path
from powergrid.gui.doorbell import ring
print(ring(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
"""


def place() -> Path:
    return Path(os.environ["XDG_RUNTIME_DIR"]) / "powergrid.socket"


def rung(qtbot: QtBot, *words: str, folder: Path | None = None) -> str:
    """Return what a second start says, while the first one keeps running."""
    second = subprocess.Popen(
        [sys.executable, "-c", RING, *words], stdout=subprocess.PIPE, text=True, cwd=folder
    )
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=20_000)
    return second.communicate()[0].strip()


@pytest.mark.slow
def test_a_second_start_opens_its_record_in_the_first_window(qtbot: QtBot) -> None:
    window = MainWindow(Thinker(), Settings())
    qtbot.addWidget(window)
    window.show_new_game()
    window.showMinimized()
    Doorbell(window).listen()
    assert rung(qtbot) == "True"
    assert not window.isMinimized()
    assert rung(qtbot, TRANSCRIPT.name, folder=TRANSCRIPT.parent) == "True"
    assert isinstance(window.view, EndView)


def test_noise_is_not_listened_to_for_ever(qtbot: QtBot) -> None:
    window = MainWindow(Thinker(), Settings())
    qtbot.addWidget(window)
    Doorbell(window).listen()
    with socket.socket(socket.AF_UNIX) as noise:
        noise.connect(str(place()))
        noise.setblocking(False)
        sent = 0

        def is_cut_off() -> bool:
            nonlocal sent
            try:
                sent += noise.send(b"x" * 4096)
            except BlockingIOError:
                return False
            except OSError:
                return True
            return False

        qtbot.waitUntil(is_cut_off)
    assert window.session is None


def test_alone_it_opens_its_own_window(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not ring(None)
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(place()))
    assert place().exists()
    assert not ring(None)
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert not ring(None)


def test_what_a_killed_program_left_is_in_nobodys_way(qtbot: QtBot) -> None:
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(place()))
    window = MainWindow(Thinker(), Settings())
    qtbot.addWidget(window)
    Doorbell(window).listen()
    with socket.socket(socket.AF_UNIX) as second:
        second.connect(str(place()))

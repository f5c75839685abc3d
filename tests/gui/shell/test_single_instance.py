# SPDX-License-Identifier: MIT
"""A second start: its record opens in the first window."""

import fcntl
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.single_instance import SingleInstance
from powergrid.play.thinker import Thinker

TRANSCRIPT = Path(__file__).parents[2] / "data/transcripts/germany-classic-3p.json.gz"
RING = """
import sys
from pathlib import Path
from powergrid.gui.shell.single_instance import SingleInstance
print(SingleInstance().hand_over(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
"""


def place() -> Path:
    return Path(os.environ["XDG_RUNTIME_DIR"]) / "powergrid.socket"


def first_window(qtbot: QtBot) -> tuple[PowerGridWindow, SingleInstance]:
    """Return a window that answers further starts, and its listener."""
    window = PowerGridWindow(Thinker(OPPONENTS), Settings())
    qtbot.addWidget(window)
    instance = SingleInstance()
    assert not instance.hand_over(None)
    instance.file_received.connect(window.answer)
    instance.listen()
    return window, instance


@pytest.fixture
def answering(qtbot: QtBot) -> Iterator[PowerGridWindow]:
    """Return a window that answers further starts."""
    window, instance = first_window(qtbot)
    yield window
    instance.release()


def rung(qtbot: QtBot, *words: str, folder: Path | None = None) -> str:
    """Return what a second start gets to know while the first is running."""
    second = subprocess.Popen(
        [sys.executable, "-c", RING, *words], stdout=subprocess.PIPE, text=True, cwd=folder
    )
    qtbot.waitUntil(lambda: second.poll() is not None)
    return second.communicate()[0].strip()


@pytest.mark.slow
def test_a_second_start_opens_its_record_in_the_first_window(
    qtbot: QtBot, answering: PowerGridWindow
) -> None:
    answering.show_new_game()
    answering.showMinimized()
    assert rung(qtbot) == "True"
    assert not answering.isMinimized()
    assert rung(qtbot, TRANSCRIPT.name, folder=TRANSCRIPT.parent) == "True"
    qtbot.waitUntil(lambda: isinstance(answering.view, EndView))


def test_endless_noise_is_cut_off(qtbot: QtBot, answering: PowerGridWindow) -> None:
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
    assert answering.session is None


def test_only_one_line_is_read_from_each_start(
    qtbot: QtBot, answering: PowerGridWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(answering, "open_file", opened.append)
    with socket.socket(socket.AF_UNIX) as eager:
        eager.connect(str(place()))
        eager.sendall(b"".join(b"/game-%d.json\n" % number for number in range(100)))
        eager.setblocking(False)
        heard = b""

        def is_hung_up() -> bool:
            nonlocal heard
            try:
                data = eager.recv(100)
            except BlockingIOError:
                return False
            except ConnectionResetError:
                return True
            heard += data
            return not data

        qtbot.waitUntil(is_hung_up)
    qtbot.waitUntil(lambda: bool(opened))
    assert opened == [Path("/game-0.json")]
    assert heard == b"heard\n"


def test_the_first_start_opens_its_own_window(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(place()))
    assert place().exists()
    first = SingleInstance()
    assert not first.hand_over(None)
    first.release()
    second = SingleInstance()
    assert not second.hand_over(None)
    second.release()
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert not SingleInstance().hand_over(None)


def test_the_first_start_is_known_before_it_listens(qtbot: QtBot) -> None:
    window = PowerGridWindow(Thinker(OPPONENTS), Settings())
    qtbot.addWidget(window)
    first = SingleInstance()
    assert not first.hand_over(None)
    second = subprocess.Popen([sys.executable, "-c", RING], stdout=subprocess.PIPE, text=True)
    with pytest.raises(subprocess.TimeoutExpired):
        second.wait(1)
    first.file_received.connect(window.answer)
    first.listen()
    qtbot.waitUntil(lambda: second.poll() is not None)
    assert second.communicate()[0].strip() == "True"
    first.release()


def test_a_window_opens_even_if_nothing_can_be_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*_: object) -> None:
        raise OSError("no locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    assert not SingleInstance().hand_over(None)


def test_leftovers_of_a_killed_program_block_nothing(qtbot: QtBot) -> None:
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(place()))
    _, instance = first_window(qtbot)
    with socket.socket(socket.AF_UNIX) as second:
        second.connect(str(place()))
    instance.release()

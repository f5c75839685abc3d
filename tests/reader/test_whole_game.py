# SPDX-License-Identifier: MIT
"""Whole games played by a screen reader's client through the accessible tree."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from powergrid.factory import records as factory
from powergrid.play.record_files import save as save_recorder
from powergrid.records import PERSON, Seat, new_record, save

pytestmark = [pytest.mark.reader, pytest.mark.slow]

SYSTEM_PYTHON = "/usr/bin/python3"
PLAYER = Path(__file__).with_name("player.py")
PROGRAM = "from powergrid.app.cli import main; import sys; sys.exit(main())"
TOOLS = {"Xvfb": "xvfb", "xauth": "xauth", "xvfb-run": "xvfb", "dbus-run-session": "dbus-daemon"}
REGISTRY = Path("/usr/libexec/at-spi2-registryd")
NEEDED = "READER_NEEDED"
"""Set by `make reader`, for which nothing may be missing."""
MAX_SECONDS = 1000
"""Seconds; only a hang takes as long, and pytest waits longer for its end."""
SETTINGS = "[game]\npace=instant\nown_pace=instant\n\n[look]\nmoves=no\n"


def missing_packages() -> list[str]:
    """Return the Debian packages that are missing for this test."""
    missing = {package for tool, package in TOOLS.items() if shutil.which(tool) is None}
    if not REGISTRY.exists():
        missing.add("at-spi2-core")
    try:
        asked = [SYSTEM_PYTHON, "-c", "import pyatspi"]
        has_client = subprocess.run(asked, capture_output=True, check=False).returncode == 0
    except OSError:
        has_client = False
    if not has_client:
        missing |= {"python3-pyatspi", "gir1.2-atspi-2.0"}
    return sorted(missing)


@pytest.fixture
def settings_file(home: Path) -> Path:
    file = home / "config" / "powergrid" / "powergrid.ini"
    file.parent.mkdir(parents=True)
    file.write_text(SETTINGS, "utf-8")
    return file


@pytest.fixture(autouse=True)
def has_all_packages() -> None:
    missing = missing_packages()
    if missing:
        give_up = pytest.fail if NEEDED in os.environ else pytest.skip
        give_up(f"needs the packages {' '.join(missing)}")


@pytest.mark.parametrize("seed", [3])
def test_a_whole_game_with_a_screen_reader_ends_without_a_crash(
    tmp_path: Path, settings_file: Path, seed: int
) -> None:
    seats = [Seat("Ada", "red", PERSON), Seat("Bruno", "blue", "sensible")]
    seats.append(Seat("Chiara", "green", "sensible"))
    record = tmp_path / "game.powergrid.json"
    save(new_record("germany", "recharged", seats, seed=seed), record)
    said = played(record)
    assert "The program" not in said.splitlines()[-1], said
    assert "Build 1 for" in said, "no house was built, at which it once crashed"


def test_a_whole_game_of_factory_manager_can_be_played_with_a_screen_reader(
    tmp_path: Path, settings_file: Path
) -> None:
    seats = (Seat("Ada", "red", PERSON), Seat("Bruno", "blue", "random"))
    begun = factory.new_record(seats, 3, is_first_game=True)
    record = tmp_path / "factory.powergrid.json"
    save_recorder(factory.Recorder(begun, begun.start()[1]), record)
    said = played(record)
    assert "The program" not in said.splitlines()[-1], said
    assert "Run, " in said
    assert "Market: " in said, "no tile was bought"


def played(record: Path) -> str:
    """Return the names of what was pressed; fail if the game did not end."""
    screen = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1366x768x24"]
    client = [SYSTEM_PYTHON, str(PLAYER), str(MAX_SECONDS)]
    program = [sys.executable, "-X", "faulthandler", "-c", PROGRAM, str(record)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "xcb", "NO_AT_BRIDGE": "1"}
    for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"):
        environment.pop(name, None)
    running = subprocess.Popen(
        [*screen, "dbus-run-session", "--", *client, *program],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # which also ends screen and session
    )
    try:
        said, errors = running.communicate(timeout=MAX_SECONDS + 30)
    except BaseException:
        os.killpg(running.pid, signal.SIGKILL)  # of all threads, whatever they wait for
        raise
    assert running.returncode == 0, f"{said}\n{errors[-8000:]}"
    return said

# SPDX-License-Identifier: MIT
"""A sentence says what the system lacks, before Qt aborts without one."""

from pathlib import Path
from socket import AF_UNIX, socket
from typing import NoReturn

import pytest

from powergrid.gui.shell import requirements

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


@pytest.fixture(autouse=True)
def on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in (*DISPLAYS, "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def test_a_screen_is_needed_unless_qt_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "needs a screen" in requirements.missing_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen:size=100x100")
    assert requirements.missing_display() == ""
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert requirements.missing_display() != ""


@pytest.mark.parametrize("name", DISPLAYS)
def test_a_screen_that_cannot_be_reached_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv(name, ":77123")
    assert f"and {name}=:77123 cannot be reached" in requirements.missing_display()


def test_one_screen_is_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISPLAY", ":77123")
    monkeypatch.setenv("WAYLAND_DISPLAY", str(tmp_path / "screen"))
    with socket(AF_UNIX) as server:
        server.bind(str(tmp_path / "screen"))
        server.listen()
        assert requirements.missing_display() == ""


@pytest.mark.parametrize("name", DISPLAYS)
def test_a_screen_is_not_asked_without_its_library(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def fail(_: str) -> NoReturn:
        raise OSError

    monkeypatch.setattr("ctypes.CDLL", fail)
    monkeypatch.setenv(name, ":77123")
    assert requirements.missing_display() == ""


def test_missing_libraries_come_with_the_command_that_installs_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(requirements, "X11_LIBRARIES", {"libnone.so.7": "libnone7"})
    assert requirements.missing_packages() == ["libnone7"]
    assert requirements.missing_libraries().endswith("sudo apt-get install libnone7")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert requirements.missing_libraries() == ""


def test_without_home_files_have_no_place_unless_the_system_names_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert requirements.missing_home() == ""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(requirements, "home_dir", lambda: Path("/"))
    assert "HOME is not set" in requirements.missing_home()
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    assert requirements.missing_home() == ""

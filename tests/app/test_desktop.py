# SPDX-License-Identifier: MIT
"""Without HOME the program uses the directory that the system knows, or says one sentence."""

import os
import pwd
from pathlib import Path
from types import SimpleNamespace

import pytest

from powergrid.app import crash, desktop
from powergrid.app.cli import main
from powergrid.files.places import own_maps_dir
from powergrid.gui.shell import requirements
from powergrid.play.saved_games import games_dir
from tests.conftest import XDG_DIRS


@pytest.fixture(params=[None, "", "relative"])
def unset_home(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unset HOME and the XDG directories, or set HOME to a path that is not a folder."""
    for name in XDG_DIRS:
        monkeypatch.delenv(name)
    if request.param is None:
        monkeypatch.delenv("HOME")
    else:
        monkeypatch.setenv("HOME", request.param)


@pytest.mark.usefixtures("unset_home")
def test_without_home_the_users_directory_from_the_system_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(pwd, "getpwuid", lambda _: SimpleNamespace(pw_dir=str(tmp_path)))
    assert own_maps_dir().is_relative_to(tmp_path)
    assert crash.reports_dir().is_relative_to(tmp_path)
    assert requirements.missing_home() == ""
    assert os.environ["HOME"] == str(tmp_path)
    assert games_dir().is_relative_to(tmp_path)


def nobody(_: int) -> None:
    raise KeyError("nobody")


@pytest.mark.usefixtures("unset_home")
def test_a_user_without_any_home_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    monkeypatch.setattr(desktop, "missing_display", lambda: "No window is opened here.")
    assert main([]) == desktop.EXIT_NO_HOME
    said = capsys.readouterr().err
    assert "HOME" in said
    assert said.count("\n") == 1
    assert own_maps_dir().is_absolute()  # commands that need no home still work


def test_no_home_is_needed_if_all_folders_are_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    monkeypatch.delenv("HOME")
    assert requirements.missing_home() == ""

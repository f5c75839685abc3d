# SPDX-License-Identifier: MIT
"""The doctor finds faults, only where there are any, and says what to do."""

import json
import os
import tomllib
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest

from powergrid import __version__
from powergrid.app import digests
from powergrid.app.cli import main
from powergrid.app.crash import reports_dir
from powergrid.gui.shell import requirements


def test_a_working_installation_has_no_faults(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert __version__ in said
    assert str(home / "data" / "powergrid" / "games") in said
    assert "81 on sale" in said, "Factory Manager's tiles"
    assert "All is well" in said
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    for needed in project["project"]["dependencies"]:
        assert f"\n  {needed.partition('>')[0]} " in said
    assert not [file for file in home.rglob("*") if file.is_file()]


def test_a_missing_library_is_named_with_the_command_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requirements, "X11_LIBRARIES", {"libnowhere.so.7": "libnowhere7"})
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert main(["doctor"]) == 1
    assert "sudo apt-get install libnowhere7" in capsys.readouterr().out


def test_a_folder_that_cannot_be_written_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    config = Path(os.environ["XDG_CONFIG_HOME"])
    config.rmdir()
    config.write_text("in the way")
    assert main(["doctor", "--json"]) == 1
    wrong = [finding for finding in json.loads(capsys.readouterr().out) if finding["remedy"]]
    assert [finding["name"] for finding in wrong] == ["settings"]
    assert str(config) in wrong[0]["remedy"]


def test_a_folder_that_cannot_be_opened_is_reported(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / ("x" * 300)))
    assert main(["doctor", "--json"]) == 1
    wrong = [finding for finding in json.loads(capsys.readouterr().out) if finding["remedy"]]
    assert [finding["name"] for finding in wrong] == ["own boards", "games"]
    assert all("cannot be opened (File name too long)" in finding["remedy"] for finding in wrong)


def test_crash_reports_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    reports_dir().mkdir(parents=True)
    (reports_dir() / "crash-1.txt").write_text("a fault")
    (reports_dir() / "crash-2.txt").touch()
    main(["doctor"])
    assert f"1, the last in {reports_dir() / 'crash-1.txt'}" in capsys.readouterr().out


def installed(place: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that a wheel with one data file is installed, and return that file."""
    file = place / "powergrid" / "_data" / "resources" / "plants.yaml"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"as packed")
    notes = place / "powergrid_desktop-0.1.0.dist-info"
    notes.mkdir()
    digest = "Xq1eR2Q1AGbMM4JpcOjb0-FRC70qgFom5nUiSYppudk"
    (notes / "RECORD").write_text(
        f"powergrid/_data/resources/plants.yaml,sha256={digest},9\npowergrid/cli.py,sha256=x,1\n"
    )
    monkeypatch.setattr(digests, "distribution", lambda _: PathDistribution(notes))
    monkeypatch.setattr(digests, "is_installed", lambda: True)
    return file


def test_changed_data_files_are_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = installed(tmp_path, monkeypatch)
    assert digests.compare() == (1, ())
    file.write_bytes(b"as edited")
    assert main(["doctor"]) == 1
    assert "1 of 1 changed: powergrid/_data/resources/plants.yaml" in capsys.readouterr().out
    file.unlink()
    assert digests.compare() == (1, ("powergrid/_data/resources/plants.yaml",))

# SPDX-License-Identifier: MIT
"""Folders that cannot be opened; a name that is too long closes one to every user, root too."""

import os
from errno import EACCES, ENAMETOOLONG
from pathlib import Path

import pytest

from powergrid.files.folders import closed_folder, files_like, is_file


@pytest.fixture
def closed(tmp_path: Path) -> Path:
    return tmp_path / ("x" * 300)


def test_what_cannot_be_opened_seems_empty(closed: Path) -> None:
    with pytest.raises(OSError, match="too long"):
        (closed / "a.json").stat()
    assert not is_file(closed / "a.json")
    assert files_like(closed, "*.json") == []


def test_the_files_of_a_folder_are_sorted(tmp_path: Path) -> None:
    for name in ("b.json", "a.json", "c.yaml"):
        (tmp_path / name).touch()
    (tmp_path / "d.json").mkdir()
    assert files_like(tmp_path, "*.json") == [tmp_path / "a.json", tmp_path / "b.json"]
    assert is_file(tmp_path / "a.json")


def test_a_folder_that_cannot_be_listed_is_closed(closed: Path) -> None:
    error = closed_folder(closed)
    assert error is not None
    assert (error.errno, error.filename) == (ENAMETOOLONG, str(closed))


def test_a_folder_of_which_only_the_names_may_be_read_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games" / "factory").mkdir(parents=True)
    (tmp_path / "maps").mkdir()
    names_only = str(tmp_path / "games" / "factory")
    monkeypatch.setattr(os, "access", lambda folder, _: folder != names_only)
    error = closed_folder(tmp_path)
    assert error is not None
    assert (error.errno, error.filename) == (EACCES, names_only)


def test_folders_that_are_open_or_not_there_are_not_closed(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    assert closed_folder(tmp_path) is None
    assert closed_folder(tmp_path / "nowhere") is None

# SPDX-License-Identifier: MIT
import os
import subprocess
import sys
from pathlib import Path

import pytest

from powergrid.files import places
from powergrid.files.places import maps_dir, own_maps_dir, resources_dir

AT_COLLECTION = own_maps_dir()


def test_not_even_the_collection_of_tests_looks_at_the_users_own_boards() -> None:
    assert AT_COLLECTION.is_relative_to(os.devnull)


def test_a_source_tree_uses_its_own_files() -> None:
    top = Path(__file__).resolve().parents[2]
    assert resources_dir() == top / "resources"
    assert maps_dir() == top / "maps"


def test_an_installed_package_uses_its_own_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "_data" / "maps").mkdir(parents=True)
    monkeypatch.setattr(places, "PACKAGE", tmp_path)
    assert maps_dir() == tmp_path / "_data" / "maps"


def test_a_bundle_uses_its_own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources_dir() == tmp_path / "resources"


@pytest.mark.parametrize("value", ["", "relative/folder"])
def test_own_boards_are_in_the_data_directory(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", value)
    monkeypatch.setenv("HOME", "/home/somebody")
    assert own_maps_dir() == Path("/home/somebody/.local/share/powergrid/maps")


def test_nothing_slow_is_imported() -> None:
    code = (
        "import sys; from powergrid.box import *; load_board('germany', 'classic');"
        " load_drawing('germany', 'classic'); load_plants();"
        " print([m for m in ('networkx', 'numpy', 'PySide6') if m in sys.modules])"
    )
    top = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=top, check=True
    )
    assert done.stdout == "[]\n"

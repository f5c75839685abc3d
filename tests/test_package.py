# SPDX-License-Identifier: MIT
"""The package as a whole: its version, its files, its wheel, and the Qt it runs on."""

import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import entry_points, version
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter

import powergrid

ROOT = Path(__file__).parent.parent
CODE = [
    *sorted(ROOT.glob("powergrid/**/*.py")),
    *sorted(ROOT.glob("tests/**/*.py")),
    *(file for file in sorted(ROOT.glob("packaging/*")) if file.is_file()),
]


def test_installed_version_is_the_packages() -> None:
    assert version("powergrid-desktop") == powergrid.__version__


def test_the_changelog_has_this_version() -> None:
    assert f"## {powergrid.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_dependencies_are_pinned_and_listed_with_licences() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = (ROOT / "packaging/requirements.in").read_text("utf-8").splitlines()
    locked = (ROOT / "packaging/requirements.txt").read_text("utf-8").lower()
    licences = (ROOT / "packaging/debian/copyright").read_text("utf-8").lower()
    for dependency in project["dependencies"]:
        name = re.split("[<>=]", dependency)[0].lower()
        assert dependency in pinned
        assert f"\n{name}==" in locked
        assert name in licences


def test_every_code_file_names_its_licence() -> None:
    without = [
        str(path.relative_to(ROOT))
        for path in CODE
        if "SPDX-License-Identifier: MIT" not in path.read_text("utf-8")[:200]
    ]
    assert without == []


def test_tests_left_out_of_packages_exist() -> None:
    text = (ROOT / "packaging/test-packages").read_text() + (ROOT / "Makefile").read_text()
    left_out = re.findall(r"--deselect (tests/[\w/]+\.py)(?:::(\w+))?", text)
    assert left_out
    for file, name in left_out:
        assert f"def {name}" in (ROOT / file).read_text(), name


def test_the_command_is_installed() -> None:
    (command,) = entry_points(group="console_scripts", name="powergrid")
    assert callable(command.load())


def test_tests_have_an_empty_home(home: Path) -> None:
    assert Path.home() == home
    assert not [path for path in home.rglob("*") if path.is_file()]


def test_painting_does_not_drop_references_to_none(qapp: object) -> None:
    # PySide6 6.12.0 drops one with each void call, and the process dies some thousand calls later.
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(200):
        painter.drawPoint(1, 1)
    after = sys.getrefcount(None)
    painter.end()
    assert abs(after - before) < 100


@pytest.mark.slow
def test_the_wheel_contains_boards_and_resources(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("maps", "resources"):
        wanted = {
            f"powergrid/_data/{path.relative_to(ROOT).as_posix()}"
            for path in (ROOT / folder).rglob("*")
            if path.is_file() and path.suffix != ".ts"  # they are shipped compiled
        }
        assert wanted
        assert wanted <= names
    assert not [name for name in names if name.startswith("tests/")]

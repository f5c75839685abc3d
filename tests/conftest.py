# SPDX-License-Identifier: MIT
"""What every test can rely on: no display is needed, and the user's files are never touched."""

import os
import sys
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

# Before the first import of Qt; set another platform to watch the windows.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
for name in ("LANGUAGE", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
    os.environ.pop(name, None)

XDG_DIRS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")

# Tests are collected before a fixture gives them a home; until then there is nothing in the user's.
os.environ.update(dict.fromkeys(XDG_DIRS, os.devnull))

# The same examples in every run; HYPOTHESIS_PROFILE=explore looks for new ones. No deadlines:
# coverage and a second test process make times meaningless.
settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.register_profile("explore", settings.get_profile("repeatable"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

COUNTED = {"conformance", "factory", "perft", "programs", "properties", "records", "rules"}
"""The folders whose quick tests must run every branch of the rules and records of both games."""

WHOLE_VIEWS = {
    *("editor", "end", "every_view", "factory_manager", "library", "motion", "pages", "panels"),
    *("position", "puzzles", "replay", "rulebook", "shell", "stories", "table", "tutorial"),
}
"""The folders of tests/gui whose tests open a whole view or panel each, and are slow for that."""


LONG_GAMES = {"reader", "stories", "training"}
"""The folders that hold the longest tests."""


def folders_of(path: Path) -> tuple[str, ...]:
    """Return the folders below this one in which a file or folder is, its own name the last."""
    return path.relative_to(Path(__file__).parent).parts


def opens_whole_views(path: Path) -> bool:
    """Return whether the tests of a file or folder are slow because of where they are."""
    folders = folders_of(path)
    return folders[:1] == ("gui",) and bool(WHOLE_VIEWS & {*folders})


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip folders from which no test is wanted without reading them."""
    if config.option.markexpr == "not slow":
        return opens_whole_views(collection_path) or None
    if config.option.markexpr == "counted" and collection_path.is_dir():
        folders = folders_of(collection_path)[:1]
        return not COUNTED.issuperset(folders) or None
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark which tests are slow by their folder, and in which branches are counted.

    Counting makes a whole game three times slower, and the quick tests run every branch. Long tests
    come first, so that short ones are left to share when one process has no more.
    """
    for item in items:
        if opens_whole_views(item.path):
            item.add_marker("slow")
        is_quick = item.get_closest_marker("slow") is None
        if is_quick and folders_of(item.path)[0] in COUNTED:
            item.add_marker("counted")
    items.sort(key=lambda item: LONG_GAMES.isdisjoint(folders_of(item.path)))


def use_empty_home(home: Path, patch: pytest.MonkeyPatch) -> None:
    """Point every place where the program may save files to empty directories under `home`."""
    patch.setenv("HOME", str(home))
    for name in (*XDG_DIRS, "XDG_RUNTIME_DIR"):
        place = home / name.split("_")[1].lower()
        place.mkdir(mode=0o700)
        patch.setenv(name, str(place))


@pytest.fixture(scope="session", autouse=True)
def session_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Give objects that outlive a test, such as the application, a home directory."""
    home = tmp_path_factory.mktemp("session-home")
    with pytest.MonkeyPatch.context() as patch:
        use_empty_home(home, patch)
        yield home


@pytest.fixture(autouse=True)
def home(session_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test an empty home, with the XDG directories below it."""
    # Not with `mktemp`, which lists all the folders beside it.
    home = Path(mkdtemp(dir=session_home))
    use_empty_home(home, monkeypatch)
    if "PySide6.QtCore" in sys.modules:  # otherwise Qt will look for them in this home later
        from tests.settings_folder import keep_settings_in

        keep_settings_in(home / "config")
    return home


@pytest.fixture(autouse=True)
def no_window_left() -> Iterator[None]:
    """Close what a test has left open."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from tests.open_windows import close_windows

        close_windows()


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """Set the application's language: even English has plural forms."""
    from powergrid.gui.settings.language import SYSTEM, use_language

    use_language(SYSTEM)
    return qapp


@pytest.fixture
def qtbot(qapp: "QApplication", request: pytest.FixtureRequest) -> "QtBot":
    """Return a bot that waits long enough on a slow machine."""
    from tests.patient_bot import PatientBot

    return PatientBot(request)


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search as briefly as it can for a hint."""
    from powergrid.analysis import advice
    from powergrid.bots.search.shipped import shipped_search

    search = shipped_search(1)
    monkeypatch.setattr(advice, "searcher", lambda: search)


@pytest.fixture
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Review without playing on: whatever seems a mistake costs 10 % at most."""
    monkeypatch.setattr("powergrid.analysis.review.playouts", lambda *_: repeat((0.4, 0.5)))


@pytest.fixture
def quick_prospects(monkeypatch: pytest.MonkeyPatch) -> None:
    """Foresee money at the end of Factory Manager without playing on: 200 more for everybody."""
    monkeypatch.setattr(
        "powergrid.factory.bots.review.money_to_come",
        lambda state: tuple(money + 200.0 for money in state.money),
    )

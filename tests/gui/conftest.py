# SPDX-License-Identifier: MIT
"""What every test of the window can rely on: default settings and a plain look."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.look import look
from powergrid.gui.kit.sound import Sounds, sounds
from powergrid.gui.kit.tokens import DESIGN_HEIGHT, DESIGN_WIDTH
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.action_panel import ActionPanel
from powergrid.gui.power_grid.views import PowerGridViews
from powergrid.gui.power_grid.visits import PowerGridVisits
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.language import LANGUAGES, SYSTEM, use_language
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.current_game import CurrentGame
from powergrid.gui.shell.motion import game_sounds
from powergrid.gui.shell.navigator import Navigator
from powergrid.play.thinker import Thinker
from powergrid.rules.actions import Action
from tests.gui.power_grid.pages.moments import AskedTable, OpenTable
from tests.open_windows import close_windows


class NewWindow(Protocol):
    """Opens the window at a size, with some settings, after `first` has chosen its first page."""

    def __call__(
        self,
        width: int = 1366,
        height: int = 768,
        first: Callable[[PowerGridWindow], object] | None = None,
        **preferred: object,
    ) -> PowerGridWindow: ...


@pytest.fixture
def settings_dir(home: Path) -> Path:
    """Return the folder that the settings are kept in."""
    return home / "config"


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """Return the application at scale 1, with plain boards: a full ground takes time to make."""
    look().set_plain(True)
    look().fit(DESIGN_WIDTH, DESIGN_HEIGHT)
    return qapp


@pytest.fixture(autouse=True)
def no_own_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for no puzzles in reviewed games: that would block the window's thread."""
    monkeypatch.setattr("powergrid.gui.power_grid.puzzles.own_puzzles.MAX_MOVES", 0)


@pytest.fixture(autouse=True)
def default_look(qapp: QApplication) -> Iterator[None]:
    """Close what a test has left open, and restore look, style and language."""
    font, palette = qapp.font(), qapp.palette()
    yield
    close_windows()
    use_language(SYSTEM)
    seen = look()
    seen.blockSignals(True)  # all windows are closed, so nothing has to follow
    seen.set_scheme("system")
    seen.set_contrast("normal")
    seen.set_palette("table")
    seen.set_letters(False)
    seen.set_reduced_motion(False)
    seen.shows_focus = False
    sounds().volume = 0
    seen.set_plain(True)
    seen.set_scale(1)
    seen.fit(DESIGN_WIDTH, DESIGN_HEIGHT)
    seen.set_text_size("normal")
    seen.blockSignals(False)
    if qapp.styleSheet():  # once styled, the application follows the look
        qapp.setStyleSheet("")
        qapp.setPalette(palette)
        qapp.setFont(font)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> str:
    """Use each language in turn, and return its code."""
    code: str = request.param
    use_language(code)
    return code


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that the names of sounds are added to as they are played."""
    names: list[str] = []

    class Ear(Sounds):
        def play(self, name: str) -> None:
            names.append(name)

    ear = Ear()
    monkeypatch.setattr(game_sounds, "sounds", lambda: ear)
    monkeypatch.setattr(game_sounds, "MS_BETWEEN", 0)
    return names


@pytest.fixture
def new_window(qtbot: QtBot) -> NewWindow:
    """Return a function that opens the window; it is closed when the test ends."""

    def open_window(
        width: int = 1366,
        height: int = 768,
        first: Callable[[PowerGridWindow], object] | None = None,
        **preferred: object,
    ) -> PowerGridWindow:
        settings = Settings()
        settings.shows_worth = False  # it takes time, and loads the bots
        for name, value in preferred.items():
            setattr(settings, name, value)
        window = PowerGridWindow(Thinker(OPPONENTS), settings)
        qtbot.addWidget(window)
        window.resize(width, height)
        if first is not None:
            first(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return open_window


@pytest.fixture
def visits(qtbot: QtBot) -> PowerGridVisits:
    """Return what opens Power Grid's views, over a navigator without a window."""
    settings, navigator = Settings(), Navigator()
    qtbot.addWidget(navigator)
    navigator.resize(1280, 800)
    navigator.stay_at(QWidget())
    navigator.show()
    views = PowerGridViews(settings)
    return PowerGridVisits(navigator, CurrentGame(), Thinker(OPPONENTS), views)


@pytest.fixture
def table_at(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> OpenTable:
    """Return what opens the action panel; actions are noted, and done unless `frozen`."""

    def open_at(
        session: Session,
        *,
        frozen: bool = True,
        size: tuple[int, int] = (879, 360),
        ends_turns: bool = True,
        shows_worth: bool = False,
    ) -> AskedTable:
        staging = Staging(session, ends_turns=lambda: ends_turns, shows_worth=lambda: shows_worth)
        panel = ActionPanel(session, staging)
        table = AskedTable(session, staging, panel)
        do = session.act

        def note(action: Action) -> bool:
            table.acts.append(action)
            return frozen or do(action)

        monkeypatch.setattr(session, "act", note)
        qtbot.addWidget(panel)
        panel.resize(*size)
        with qtbot.waitExposed(panel):
            panel.show()
        panel.activateWindow()
        table.panel.refresh()
        return table

    return open_at


@pytest.fixture
def said() -> Iterator[list[str]]:
    """Yield a list to which announcements are added."""
    texts: list[str] = []

    def hear(text: str) -> None:
        texts.append(text)

    announcer().announced.connect(hear)
    yield texts
    announcer().announced.disconnect(hear)


@pytest.fixture
def elided(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list of the texts that are drawn with an ellipsis, filled as they are drawn."""
    found: list[str] = []
    shorten = QFontMetricsF.elidedText

    def note(metrics: QFontMetricsF, text: str, *args: Any) -> str:
        short = shorten(metrics, text, *args)
        if short != text:
            found.append(text)
        return short

    monkeypatch.setattr(QFontMetricsF, "elidedText", note)
    return found

# SPDX-License-Identifier: MIT
"""The table and all that is visited hold the words of every language: nothing is cut off."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.games import games_dir
from powergrid.gui.hand_over import HandOver
from powergrid.gui.language import LANGUAGES, SYSTEM, speak
from powergrid.gui.library.library_view import LibraryView
from powergrid.gui.library.statistics_view import StatisticsView
from powergrid.gui.look.look import look
from powergrid.gui.main_window import MainWindow
from powergrid.gui.replay.opening import ReplayTable
from powergrid.gui.replay.replay import Replay
from powergrid.gui.settings import Settings
from powergrid.gui.thinker import Thinker
from powergrid.gui.words import moment_name
from powergrid.records import save
from tests.gui.pages.moments import faults
from tests.gui.tables import a_record, a_session, play_until
from tests.gui.test_room_of_the_table import BOARDS, assert_room, cut, moments, opened

__all__ = ["cut"]
SIZES = ((1280, 800, "normal"), (1920, 1080, "normal"), (1280, 800, "larger"))
pytestmark = pytest.mark.slow


@pytest.fixture(params=[language for language in LANGUAGES if language != "en"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak(SYSTEM)


@pytest.fixture(params=SIZES, ids=lambda size: "{}x{}, {}".format(*size))
def size(request: pytest.FixtureRequest, qapp: object) -> tuple[int, int]:
    width, height, text = request.param
    look().fit(width, height)
    look().set_text_size(text)
    return width, height


@pytest.mark.parametrize(("board", "edition"), BOARDS)
def test_the_table_has_room(
    qtbot: QtBot,
    cut: list[str],
    language: str,
    size: tuple[int, int],
    board: str,
    edition: str,
) -> None:
    for session in moments(board, edition, 5):
        table = opened(qtbot, session, board, edition)
        table.resize(*size)
        table.show()
        qtbot.wait(1)
        assert_room(table, cut)
        table.close()


def test_views_have_room(
    qtbot: QtBot, cut: list[str], language: str, size: tuple[int, int]
) -> None:
    session = a_session(6, board="usa")
    play_until(session, lambda state: state.is_over, "sensible")
    save(a_record(6, board="usa"), games_dir() / "one.json")
    window = MainWindow(Thinker(), Settings())
    qtbot.addWidget(window)
    makers = (
        LibraryView,
        StatisticsView,
        partial(HandOver, a_session(3)),
        partial(_replay, session),
        partial(_new_game, window),
    )
    for make in makers:
        view: QWidget = make()
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        qtbot.waitUntil(lambda view=view: not getattr(view, "is_reading", False))  # type: ignore[misc]
        qtbot.wait(1)
        assert faults(view.page if isinstance(view, ReplayTable) else view) == [], make
        cut.clear()
        view.grab()
        # Sentences with names in them may be longer than any line.
        assert not [text for text in cut if not text.endswith(".")], make
        view.close()


def _replay(session: object) -> QWidget:
    replay = Replay(session)  # type: ignore[arg-type]
    longest = max(replay.marks, key=lambda mark: len(moment_name(mark.round, mark.phase)))
    replay.go_to(longest.position)
    return ReplayTable(replay)


def _new_game(window: MainWindow) -> QWidget:
    window.show_new_game()
    return window

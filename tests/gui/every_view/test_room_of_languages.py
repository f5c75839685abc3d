# SPDX-License-Identifier: MIT
"""Nothing on the table and in other views is cut off in any language."""

from functools import partial

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.library.library_view import LibraryView
from powergrid.gui.power_grid.library.statistics_view import StatisticsView
from powergrid.gui.power_grid.replay.replay import Replay
from powergrid.gui.power_grid.replay.replay_table import ReplayTable
from powergrid.gui.power_grid.views import PowerGridViews
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.power_grid.words.terms import moment_name
from powergrid.gui.settings.language import LANGUAGES, use_language
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.hand_over import HandOver, cover_of
from powergrid.play.saved_games import games_dir
from powergrid.play.thinker import Thinker
from powergrid.records import save
from powergrid.rules.state import BUYING_FUEL
from tests.gui.every_view.room import BOARDS, assert_room_in_every_phase
from tests.gui.patience import settle
from tests.gui.power_grid.pages.moments import faults
from tests.gui.tables import a_record, a_session, play_until

PLACES = (
    *(
        (language, 1280, 800, text)
        for language in LANGUAGES
        if language != "en"
        for text in ("normal", "larger")
    ),
    ("hu", 1920, 1080, "normal"),
)
pytestmark = pytest.mark.slow


@pytest.fixture(params=PLACES, ids=lambda place: "{}-{}x{}, {}".format(*place))
def size(request: pytest.FixtureRequest, qapp: object) -> tuple[int, int]:
    """Set language and text size, and return the size of the window."""
    language, width, height, text = request.param
    use_language(language)
    look().fit(width, height)
    look().set_text_size(text)
    return width, height


def test_nothing_on_the_table_is_cut_in_any_language(
    qtbot: QtBot, elided: list[str], size: tuple[int, int]
) -> None:
    """The words are the same on every board; names of cities have a test of the layout."""
    assert_room_in_every_phase(qtbot, elided, *BOARDS[0], 5, size)


def test_nothing_in_other_views_is_cut_in_any_language(
    qtbot: QtBot, elided: list[str], size: tuple[int, int]
) -> None:
    session = a_session(6, board="usa")
    play_until(session, lambda state: state.is_over, "sensible")
    save(a_record(6, board="usa"), games_dir() / "one.json")
    window = PowerGridWindow(Thinker(OPPONENTS), Settings())
    qtbot.addWidget(window)
    makers = (
        LibraryView,
        StatisticsView,
        _cover,
        partial(_replay, session),
        partial(_new_game, window),
    )
    for make in makers:
        view: QWidget = make()
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        qtbot.waitUntil(lambda view=view: not getattr(view, "is_reading", False))  # type: ignore[misc]
        settle()
        assert faults(view.page if isinstance(view, ReplayTable) else view) == [], make
        elided.clear()
        view.grab()
        # Sentences that contain names may be longer than any line.
        assert not [text for text in elided if not text.endswith(".")], make
        view.close()


def _cover() -> HandOver:
    session = play_until(a_session(6), lambda state: state.round == 3 and state.asks == BUYING_FUEL)
    views = PowerGridViews(Settings())
    table = views.table(session, None)
    cover = cover_of(views, table)
    table.setParent(cover)  # deleted with it
    table.hide()
    return cover


def _replay(session: object) -> QWidget:
    replay = Replay(session)  # type: ignore[arg-type]
    longest = max(replay.marks, key=lambda mark: len(moment_name(mark.round, mark.phase)))
    replay.go_to(longest.position)
    return ReplayTable(replay)


def _new_game(window: PowerGridWindow) -> QWidget:
    window.show_new_game()
    return window

# SPDX-License-Identifier: MIT
"""The challenge of the day on the front page: started once, then opened again."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from powergrid.bots import LEVELS
from powergrid.box import built_in_board_ids
from powergrid.gui.kit.theme import LIT
from powergrid.gui.power_grid.challenge_week import ChallengeWeek
from powergrid.gui.power_grid.end.end_view import EndView
from powergrid.gui.power_grid.game.challenge import code_of_the_day
from powergrid.gui.power_grid.game.challenge_results import save_result
from powergrid.gui.power_grid.game.session import session_of
from powergrid.gui.power_grid.views import PowerGridViews
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.shell.link_button import Link
from powergrid.play.autosave import Autosave
from powergrid.play.saved_games import games_dir, now
from powergrid.records import save
from tests.expect import expect
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record, play_until, record_of


def challenge_of(window: PowerGridWindow) -> Link:
    return next(link for link in window.visits.links() if link.text == "Challenge of the day")


def test_a_challenge_that_was_begun_today_is_continued(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    challenge_of(window).slot()
    autosave = window.autosave
    assert autosave is not None
    first = autosave.file
    qtbot.waitUntil(first.is_file)
    assert window.open_record(a_record(3))
    challenge_of(window).slot()
    assert window.autosave is not None
    assert window.autosave.file == first
    assert [*games_dir().glob("*.powergrid.json")] == [first]


@pytest.mark.slow
def test_the_unfinished_game_of_a_challenge_is_continued(new_window: NewWindow) -> None:
    window = new_window()
    challenge = expect(PowerGridViews, window.game_views).challenge(now().date())
    done = play_until(session_of(challenge), lambda state: state.is_over, "sensible")
    files = [games_dir() / f"{now():%Y-%m-%d}-{number}.powergrid.json" for number in range(3)]
    for file, record in zip(files, (record_of(done), challenge, record_of(done)), strict=True):
        save(record, file)
    challenge_of(window).slot()
    assert expect(Autosave, window.autosave).file == files[1]
    assert window.open_record(a_record(3))
    files[1].unlink()
    challenge_of(window).slot()
    assert expect(Autosave, window.autosave).file == files[0], "the first one, whose result counts"


def test_the_front_page_shows_the_result_as_far_as_it_is_known(new_window: NewWindow) -> None:
    window = new_window()
    assert challenge_of(window).note == "The same deal for everybody"
    challenge_of(window).slot()
    assert window.session is not None
    assert window.session.recorder is not None
    code = window.session.recorder.header.title
    save_result(code, 2)
    assert challenge_of(window).note == "You: place 2"
    save_result(code, 2, 1)
    assert challenge_of(window).note == "You: place 2 · The master: place 1"


@pytest.mark.slow
def test_a_record_of_somebody_else_s_game_is_no_result(
    new_window: NewWindow, tmp_path: Path
) -> None:
    window = new_window()
    played = play_until(
        session_of(expect(PowerGridViews, window.game_views).challenge(now().date())),
        lambda state: state.is_over,
        "sensible",
    )
    file = tmp_path / "sent.powergrid.json"
    save(record_of(played), file)
    assert window.open_file(file)
    assert expect(EndView, window.view).master is None
    assert challenge_of(window).note == "The same deal for everybody"


def test_the_places_of_the_last_seven_days_are_shown(qtbot: QtBot) -> None:
    today = date(2026, 11, 23)
    assert ChallengeWeek(today).is_empty
    for day, place in ((15, 1), (17, 2), (23, 1)):
        save_result(
            code_of_the_day(date(2026, 11, day), built_in_board_ids(), tuple(LEVELS)), place
        )
    week = ChallengeWeek(today)
    qtbot.addWidget(week)
    places = [result and result.place for _, result in week.results]
    assert places == [2, None, None, None, None, None, 1]
    assert week.accessibleName() == "Tuesday: You: place 2\nMonday: You: place 1"
    week.resize(week.sizeHint())
    image = week.grab().toImage()
    middle = image.height() // 3
    lit = [x for x in range(image.width()) if image.pixelColor(x, middle) == LIT]
    assert lit
    assert min(lit) > image.width() / 2, "only the first places are lit"


def test_days_have_names_in_every_locale(qtbot: QtBot) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    try:
        week = ChallengeWeek(date(2026, 11, 23))
    finally:
        QLocale.setDefault(before)
    qtbot.addWidget(week)
    assert week.names == ["T", "W", "T", "F", "S", "S", "M"]

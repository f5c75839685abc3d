# SPDX-License-Identifier: MIT
"""The challenge of the day on the front page: started once, then opened again."""

from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.game.challenge_results import save_result
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.shell.front_page import Link
from powergrid.play.saved_games import games_dir
from tests.gui.conftest import NewWindow
from tests.gui.tables import a_record


def challenge_of(window: PowerGridWindow) -> Link:
    return next(link for link in window.visits.links() if link.text == "Challenge of the day")


def test_a_challenge_that_was_begun_today_is_continued(new_window: NewWindow, qtbot: QtBot) -> None:
    window = new_window()
    challenge_of(window).slot()
    keeper = window.keeper
    assert keeper is not None
    first = keeper.file
    qtbot.waitUntil(first.is_file)
    assert window.open_record(a_record(3))
    challenge_of(window).slot()
    assert window.keeper is not None
    assert window.keeper.file == first
    assert [*games_dir().glob("*.powergrid.json")] == [first]


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

# SPDX-License-Identifier: MIT
"""Views opened for a picture have something to show."""

from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from powergrid.files.messages import FileError
from powergrid.gui.power_grid.pages.building.building_page import BuildingPage
from powergrid.gui.power_grid.tournament.tournament_view import TournamentView
from powergrid.records import load
from powergrid.tools.views_of_record import open_view
from tests.expect import expect
from tests.gui.views import record_of
from tests.open_windows import close_windows
from tests.records.games import DATA, begun, write_own_board

KEPT: Final = DATA.parent / "versions/0.1.0/games/kept.powergrid.json"
"""In its middle a seat has no money for any city."""


def test_a_turn_with_nothing_to_do_is_shown_too(qtbot: QtBot) -> None:
    window = open_view("building", load(KEPT), None, (1280, 800))
    qtbot.addWidget(window)
    assert window.table is not None
    assert isinstance(window.table.action.page, BuildingPage)


def test_the_editor_shows_no_board_that_is_gone(qtbot: QtBot) -> None:
    board = write_own_board()
    record = begun(board="home")
    board.unlink()
    with pytest.raises(FileError, match='there is no board "home"'):
        open_view("editor", record, 0, (1280, 800))
    close_windows()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("view", "name", "rows"), [("tournament", "one", 8), ("tournaments", "all", 2)]
)
def test_tournaments_have_rows(qtbot: QtBot, view: str, name: str, rows: int) -> None:
    window = open_view(view, record_of(view), None, (1280, 800))
    qtbot.addWidget(window)
    shown = expect(TournamentView, window.view)
    assert shown.page == name
    table = shown.one.standings if name == "one" else shown.all.cards
    assert table.isVisible()
    assert table.model().rowCount() == rows

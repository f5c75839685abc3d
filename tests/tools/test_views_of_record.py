# SPDX-License-Identifier: MIT
"""Views opened for a picture have something to show."""

from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.pages.building.building_page import BuildingPage
from powergrid.gui.power_grid.tournament.tournament_view import TournamentView
from powergrid.records import load
from powergrid.tools.views_of_record import open_view
from tests.expect import expect
from tests.gui.views import record_of
from tests.records.games import DATA

KEPT: Final = DATA.parent / "versions/0.1.0/games/kept.powergrid.json"
"""In its middle a seat has no money for any city."""


def test_a_turn_with_nothing_to_do_is_shown_too(qtbot: QtBot) -> None:
    window = open_view("building", load(KEPT), None, (1280, 800))
    qtbot.addWidget(window)
    assert window.table is not None
    assert isinstance(window.table.action.page, BuildingPage)


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

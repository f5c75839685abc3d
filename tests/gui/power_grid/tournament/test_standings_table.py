# SPDX-License-Identifier: MIT
"""The standings of a tournament: points as shares of the first, and each player's emblem."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.tournament.standings_table import StandingsTable
from powergrid.play.seats import PERSON
from powergrid.play.tournament import Entrant, new_tournament

MARK = Qt.ItemDataRole.UserRole
THREE = [Entrant("Ada", PERSON), Entrant("Bea", "beginner"), Entrant("Cleo", "program:greedy.py")]


def marks(table: StandingsTable, column: int) -> dict[str, object]:
    """Return what a delegate paints beside the text of a column, by the name in the row."""
    model = table.model()
    return {
        model.index(row, 1).data(): model.index(row, column).data(MARK)
        for row in range(model.rowCount())
    }


def test_points_are_shares_of_the_first_and_levels_have_their_light(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    table = StandingsTable(parent)
    tournament = new_tournament("recharged", ["germany"], THREE, 3, 1, 1)
    table.show_standings(tournament)
    assert set(marks(table, 3).values()) == {0.0}
    table.show_standings(tournament.with_result(0, [1, 2, 3]))
    order = [table.model().index(row, 1).data() for row in range(3)]
    assert [marks(table, 3)[name] for name in order] == [1.0, 0.5, 0.0]
    assert marks(table, 2) == {"Ada": -1, "Bea": 0, "Cleo": None}

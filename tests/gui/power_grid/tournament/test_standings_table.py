# SPDX-License-Identifier: MIT
"""The standings of a tournament: points as shares of the first, and each player's emblem."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.tournament.standings_table import COLOUR, StandingsTable
from powergrid.play.seats import NAMES, PERSON
from powergrid.play.tournament import Entrant, new_tournament
from powergrid.records.header import COLOURS

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
    table = StandingsTable()
    qtbot.addWidget(table)
    tournament = new_tournament("recharged", ["germany"], THREE, 3, 1, 1)
    table.show_standings(tournament)
    assert set(marks(table, 3).values()) == {0.0}
    table.show_standings(tournament.with_result(0, [1, 2, 3]))
    order = [table.model().index(row, 1).data() for row in range(3)]
    assert [marks(table, 3)[name] for name in order] == [1.0, 0.5, 0.0]
    assert marks(table, 2) == {"Ada": -1, "Bea": 0, "Cleo": None}


def test_everybody_has_a_colour_of_their_own_if_there_are_enough(qtbot: QtBot) -> None:
    table = StandingsTable()
    qtbot.addWidget(table)
    for count, colours in ((6, set(COLOURS)), (7, {""})):
        many = [Entrant(str(at), "beginner") for at in range(count)]
        table.show_standings(new_tournament("recharged", ["germany"], many, 3, 1, 1))
        model = table.model()
        for column in (1, 3):
            shown = {model.index(row, column).data(COLOUR) for row in range(count)}
            assert shown == colours
    table.resize(600, 400)
    table.grab()


def test_a_long_name_leaves_room_for_the_points(qtbot: QtBot) -> None:
    table = StandingsTable()
    qtbot.addWidget(table)
    names = ["Maximilian-Alexander von", *map(str, range(7))]
    eight = [Entrant(name, "beginner") for name in names]
    table.show_standings(new_tournament("recharged", ["germany"], eight, 4, 1, 1))
    table.resize(540, 300)
    table.show()
    header = table.horizontalHeader()
    assert header.length() <= table.viewport().width()
    assert header.sectionSize(3) >= 80
    table.resize(1200, 300)
    table.grab()
    assert header.sectionSize(1) >= table.sizeHintForColumn(1)


@pytest.mark.usefixtures("language")
def test_the_points_are_seen_in_larger_text_in_any_language(qtbot: QtBot) -> None:
    look().set_text_size("larger")
    table = StandingsTable()
    qtbot.addWidget(table)
    levels = (PERSON, "beginner", "learner", "regular", "expert", "master")
    entrants = [Entrant(name, level) for name, level in zip(NAMES, levels, strict=True)]
    tournament = new_tournament("recharged", ["germany"], entrants, 6, 1, 1)
    table.show_standings(tournament.with_result(0, range(1, 7)))
    table.resize(535, 300)
    with qtbot.waitExposed(table):
        table.show()
    header = table.horizontalHeader()
    assert header.sectionSize(3) >= table.sizeHintForColumn(3)
    assert header.length() <= table.viewport().width()

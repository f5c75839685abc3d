# SPDX-License-Identifier: MIT
"""The row of planned steps."""

from pytestqt.qtbot import QtBot

from powergrid.factory.box import load_game
from powergrid.gui.factory_manager.planned_row import PlannedRow
from powergrid.gui.factory_manager.planned_steps import Step


def row_of(count: int, width: int, lines: int) -> PlannedRow:
    """Return a row with that many steps."""
    tile = load_game(2).tiles[0]
    row = PlannedRow()
    row.show_steps([Step(tile, f"Buy for {n}", f"Buy tile {n}") for n in range(count)])
    high = row.minimumSizeHint().height()
    row.resize(width, lines * (high + 6))
    return row


def test_all_steps_are_shown_where_they_fit(qtbot: QtBot) -> None:
    row = row_of(4, 600, 1)
    assert len(row.places()) == 4
    assert all(row.rect().contains(place.toAlignedRect()) for place in row.places())


def test_the_first_steps_are_counted_where_not_all_fit(qtbot: QtBot) -> None:
    row = row_of(12, 600, 1)
    (first, *_, last) = places = row.places()
    assert len(places) < 12
    assert first.x() > 40, "the number stands before them"
    assert last.right() <= 600


def test_more_lines_show_more_steps(qtbot: QtBot) -> None:
    assert len(row_of(12, 600, 1).places()) < len(row_of(12, 600, 2).places())
    assert len(row_of(12, 600, 3).places()) == 12
    assert row_of(12, 600, 1).sizeHint().height() > row_of(4, 600, 1).sizeHint().height()


def test_every_step_is_read_out(qtbot: QtBot) -> None:
    assert row_of(2, 600, 1).accessibleName() == "Buy tile 0; Buy tile 1"

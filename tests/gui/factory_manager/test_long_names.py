# SPDX-License-Identifier: MIT
"""Long names of five players at the table: none is cut."""

from powergrid.play.seats import Seat
from tests.gui.every_view.texts import texts_of
from tests.gui.factory_manager.conftest import OpenTable

FIVE = (
    Seat("Maximiliane", "red"),
    Seat("Bartholomew", "blue"),
    Seat("Konstantina", "green"),
    Seat("Alexandrina", "yellow"),
    Seat("Wilhelmina", "purple"),
)


def test_long_names_are_whole_in_the_rows(open_table: OpenTable) -> None:
    table = open_table(FIVE)
    assert len(table.rivals.rows) == 4
    assert texts_of(table.window()).cut == ()

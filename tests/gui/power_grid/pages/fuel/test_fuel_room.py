# SPDX-License-Identifier: MIT
"""What the fuel page shows in a small window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.pages.fuel.fuel_page import FuelPage
from powergrid.records import load
from powergrid.tools.views_of_record import open_view
from tests.expect import expect
from tests.gui.views import RECORD

THREE = Path("tests/data/transcripts/germany-classic-3p.json.gz")
POOR = 114
"""The move at which two prices are more than the buyer has."""
SMALL = (1280, 800)


def opened(qtbot: QtBot, file: Path, move: int) -> FuelPage:
    window = open_view("fuel", load(file), move, SMALL)
    qtbot.addWidget(window)
    assert window.table is not None
    return expect(FuelPage, window.table.action.page)


@pytest.mark.parametrize("move", [49, 98, 148])
def test_a_small_window_shows_all_sentences_of_the_forecast(qtbot: QtBot, move: int) -> None:
    lines = opened(qtbot, RECORD, move).forecast.lines
    assert [line.text for line in lines if line.text and not line.isVisible()] == []


@pytest.mark.parametrize(("file", "move"), [(RECORD, 98), (THREE, POOR)])
def test_a_small_window_shows_every_price_even_one_that_is_too_expensive(
    qtbot: QtBot, file: Path, move: int
) -> None:
    page = opened(qtbot, file, move)
    rows = [row for row in page.rows if row.isVisible()]
    assert rows
    for row in rows:
        assert row.next.text
        assert row.next.isVisible()
        assert not row.next.is_cut

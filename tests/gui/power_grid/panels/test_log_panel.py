# SPDX-License-Identifier: MIT
"""The log: following the newest row, filtering, and leading to cities."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.log_filter import EVERYBODY
from powergrid.gui.power_grid.panels.log_panel import LogPanel
from tests.gui.power_grid.panels.shown import shown
from tests.gui.tables import a_session, play_until


def log(session: Session) -> tuple[LogPanel, Staging]:
    staging = Staging(session)
    panel = LogPanel(session, staging)
    shown(panel)
    return panel, staging


def test_the_log_follows_the_newest_row_unless_scrolled_up() -> None:
    session = play_until(a_session(), lambda state: state.round == 5)
    panel, _ = log(session)
    bar = panel.list.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    play_until(session, lambda state: state.round == 6)
    panel.grab()
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    play_until(session, lambda state: state.round == 7)
    panel.grab()
    assert bar.value() == 0


def test_the_log_can_show_one_seat_with_its_headings() -> None:
    session = play_until(a_session(), lambda state: state.round == 5)
    panel, _ = log(session)
    model = panel.list.model()
    everything = model.rowCount()
    panel.show_seat(1)
    rows = [panel.rows.row_at(model.index(at, 0)) for at in range(model.rowCount())]
    assert 0 < len(rows) < everything
    assert {row.seat for row in rows if not row.is_heading} == {1}
    assert not any(a.is_heading and b.is_heading for a, b in pairwise(rows))
    panel.show_seat(EVERYBODY)
    assert model.rowCount() == everything


def test_pointing_at_an_entry_highlights_its_city() -> None:
    session = play_until(a_session(), lambda state: sum(map(len, state.cities)) > 1)
    panel, staging = log(session)
    lit: list[list[int]] = []
    staging.cities_highlighted.connect(lit.append)
    model = panel.list.model()
    for at in range(model.rowCount()):
        panel.list.entered.emit(model.index(at, 0))
    built = [city for cities in lit for city in cities]
    assert sorted(built) == sorted(city for cities in session.state.cities for city in cities)


def test_escape_asks_to_close_the_log() -> None:
    panel, _ = log(a_session())
    asked: list[int] = []
    panel.close_asked.connect(lambda: asked.append(1))
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert asked == [1]

# SPDX-License-Identifier: MIT
"""The log of the table: headings, sentences and the way to their moments."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from powergrid.factory.rules.state import MOVING_TILES
from powergrid.gui.factory_manager.log_panel import log_rows
from powergrid.gui.factory_manager.session import FactoryReplay, FactorySession
from powergrid.gui.factory_manager.table import FactoryTable
from powergrid.gui.factory_manager.views import FactoryViews
from powergrid.gui.kit.look import look
from powergrid.gui.settings.settings import Settings
from tests.gui.factory_manager.conftest import go_on


def test_round_and_phase_are_headings_above_what_happened_in_them(
    close_table: FactoryTable,
) -> None:
    close_table.toggle_log()
    lines = [row.line for row in close_table.log.rows.rows]
    headings = [line.text for line in lines if line.is_heading]
    assert headings[:2] == ["Round 1 · Order", "Round 1 · Market"]
    assert len(set(headings)) == len(headings) == 5 * 5 - 1  # the last phase is still to come
    assert lines[0].is_heading
    assert not any(one.is_heading and other.is_heading for one, other in pairwise(lines))
    assert {line.colour for line in lines} == {"", "red", "blue"}


def test_the_log_of_a_new_game_begins_with_its_first_order_tiles(session: FactorySession) -> None:
    first, second = (str(tile) for tile in session.state.offered)
    rows = [*log_rows(session)]
    expected = ["Round 1 · Order", f"New order tiles: {first} and {second}."]
    assert [row.words for row in rows] == expected
    assert {row.position for row in rows} == {0}
    assert [*log_rows(FactoryReplay(session).session)] == rows
    session.act(next(iter(session.question)))
    assert [row.words for row in log_rows(session)][:2] == expected


def test_enter_leads_to_the_moment_of_a_sentence(
    close_table: FactoryTable,
) -> None:
    asked: list[int] = []
    close_table.moment_asked.disconnect()
    close_table.moment_asked.connect(asked.append)
    close_table.toggle_log()
    log = close_table.log
    last = len(log.rows.rows) - 1
    log.list.setCurrentIndex(log.rows.index(last))
    assert log.list.hasFocus()
    QTest.keyClick(log.list, Qt.Key.Key_Return)
    assert asked == [log.rows.rows[last].position]


def test_escape_closes_the_log_and_leads_back_to_what_had_the_focus(table: FactoryTable) -> None:
    go_on(table, MOVING_TILES)
    tile = table.supply.columns[0]
    tile.setFocus()
    table.toggle_log()
    QTest.keyClick(table.log.list, Qt.Key.Key_Escape)
    assert table.log.isHidden()
    assert table.isVisible()
    assert tile.hasFocus()


def test_a_closed_log_leads_to_the_question_if_nothing_had_the_focus(table: FactoryTable) -> None:
    table.toggle_log()
    QTest.keyClick(table.log.list, Qt.Key.Key_L)
    assert table.log.isHidden()
    assert table.panel.isAncestorOf(table.window().focusWidget()) or table.panel.hasFocus()


def test_nothing_below_the_open_log_takes_the_focus(table: FactoryTable) -> None:
    go_on(table, MOVING_TILES)
    table.toggle_log()
    covered = table.log.geometry()
    for _ in range(30):
        QTest.keyClick(table.window(), Qt.Key.Key_Tab)
        focus = table.window().focusWidget()
        assert focus is not None
        assert table.log.isAncestorOf(focus) or not covered.contains(
            focus.mapTo(table, focus.rect().center())
        )
    table.toggle_log()
    assert table.supply.isEnabled()
    assert table.rivals.isEnabled()


def test_undo_takes_its_sentence_out_of_the_open_log(close_table: FactoryTable) -> None:
    close_table.toggle_log()
    before = len(close_table.log.rows.rows)
    close_table.session.undo()
    assert len(close_table.log.rows.rows) < before


def test_nothing_below_is_seen_through_the_log(close_table: FactoryTable) -> None:
    close_table.toggle_log()
    log = close_table.log
    shown = close_table.grab().toImage()
    alone = QImage(log.size(), QImage.Format.Format_ARGB32)
    alone.fill(look().theme.warning)
    log.render(alone)
    corner, strip = log.rect().topLeft(), log.list.geometry().topRight()
    for place in (corner, strip):
        at = log.mapTo(close_table, place)
        assert shown.pixelColor(at) == alone.pixelColor(place)
        assert alone.pixelColor(place) != look().theme.warning


def test_the_news_are_what_others_did_since_the_last_turn(close_table: FactoryTable) -> None:
    session = close_table.session
    seat = session.seats[session.state.seat]
    news = FactoryViews(Settings()).news(session)
    words = [row.line for row in log_rows(session) if not row.line.is_heading]
    assert news
    assert news == words[-len(news) :]
    assert seat.colour not in {line.colour for line in news}

# SPDX-License-Identifier: MIT
"""The top bar: its buttons, and what a screen reader says about it."""

from PySide6.QtTest import QTest

from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.top_bar import TopBar
from tests.gui.power_grid.panels.shown import LEFT, shown
from tests.gui.tables import a_session


def test_the_buttons_of_the_top_bar_ask_for_log_and_menu() -> None:
    session = a_session()
    bar = TopBar(session, Staging(session))
    shown(bar)
    asked: list[str] = []
    bar.log_asked.connect(lambda: asked.append("log"))
    bar.menu_asked.connect(lambda: asked.append("menu"))
    parts = bar.parts()
    for rect in (parts.log, parts.menu):
        child = bar.childAt(rect.center().toPoint())
        assert child is not None
        QTest.mouseClick(child, LEFT)
        assert child.accessibleName()
    assert asked == ["log", "menu"]
    assert "Round 1" in bar.accessibleName()


def test_every_sentence_of_the_description_says_something_and_ends_once() -> None:
    for board in ("germany", "japan", "manhattan", "australia"):
        session = a_session(board=board, edition="recharged" if board == "manhattan" else "classic")
        said = TopBar(session, Staging(session)).accessibleDescription()
        assert said.endswith("."), said
        assert ".." not in said
        assert "–" not in said

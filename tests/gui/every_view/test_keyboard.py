# SPDX-License-Identifier: MIT
"""Tab goes through every view and comes back, and the focus is always visible."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QLineEdit, QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.palette import sheet_of
from powergrid.gui.power_grid.window import PowerGridWindow
from tests.gui.conftest import NewWindow
from tests.gui.views import views_of

MAX_STEPS = 200


@pytest.fixture
def window(new_window: NewWindow, qapp: QApplication) -> Iterator[PowerGridWindow]:
    qapp.setStyleSheet(sheet_of(look().theme))  # as the program does
    window = new_window(1920, 1080, PowerGridWindow.show_new_game)
    window.activateWindow()
    yield window
    window.close()
    qapp.setStyleSheet("")


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None, "the keyboard is nowhere"
    return found


def walk(key: Qt.Key) -> list[QWidget]:
    """Return where a key moves the focus, until it reaches a widget again."""
    seen = [focus()]
    for _ in range(MAX_STEPS):
        QTest.keyClick(seen[-1], key)
        if focus() is seen[-1]:  # from link to link, within a text
            continue
        if focus() in seen:
            return seen
        seen.append(focus())
    raise AssertionError(f"{key} leads nowhere from {seen[-1]!r} {seen[-1].accessibleName()}")


def reachable(view: QWidget) -> list[QWidget]:
    """Return all controls that somebody with a mouse could use."""
    wanted = (QAbstractButton, QLineEdit)
    found = [widget for kind in wanted for widget in view.findChildren(kind)]
    return [
        widget
        for widget in found
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        # The line inside a spin box has the focus together with its box.
        if not isinstance(widget.parent(), QAbstractSpinBox)
    ]


@pytest.mark.slow
def test_tab_cycles_through_every_view_with_a_visible_focus(window: PowerGridWindow) -> None:
    for name in views_of(window):
        view = window.view
        look().shows_focus = True
        seen = walk(Qt.Key.Key_Tab)
        missed = [widget.accessibleName() for widget in reachable(view) if widget not in seen]
        assert not missed, (name, missed)
        assert set(walk(Qt.Key.Key_Backtab)) >= set(seen[1:]), name
        for widget in seen:
            assert not isinstance(widget, QAbstractButton) or widget.accessibleName(), name
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            place = QRect(widget.mapTo(view, QPoint(0, 0)), widget.size())
            with_focus = view.grab(place).toImage()
            widget.clearFocus()
            assert with_focus != view.grab(place).toImage(), (name, widget.accessibleName())

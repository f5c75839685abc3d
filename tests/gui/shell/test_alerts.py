# SPDX-License-Identifier: MIT
"""The most urgent alert is above the views, with its remedies, until it is withdrawn."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.look import look
from powergrid.gui.shell.alerts import AlertedViews, Problem, Remedy


@pytest.fixture
def above(qtbot: QtBot) -> AlertedViews:
    above = AlertedViews(QWidget())
    qtbot.addWidget(above)
    above.resize(1280, 800)
    above.show()
    return above


def shown(above: AlertedViews) -> tuple[str, list[str]]:
    """Return the sentence and the buttons that are visible."""
    alerts = above.alerts
    buttons = [button.text() for button in alerts.findChildren(Button) if button.isVisible()]
    return (alerts.sentence.text if alerts.isVisible() else ""), buttons


def test_the_most_urgent_alert_hides_the_others(above: AlertedViews, said: list[str]) -> None:
    alerts = above.alerts
    done: list[str] = []
    alerts.show_alert(
        Problem.UNSAVED_SETTINGS, "settings", [Remedy("Hide", "", lambda: done.append("hide"))]
    )
    again = Remedy("Again", "", lambda: done.append("again"))
    elsewhere = Remedy("Save as", "", lambda: done.append("save as"))
    alerts.show_alert(Problem.UNSAVED_GAME, "unsaved", [again, elsewhere])
    assert shown(above) == ("unsaved", ["Again", "Save as"])
    alerts.buttons[1].click()
    alerts.withdraw(Problem.UNSAVED_GAME)
    assert shown(above) == ("settings", ["Hide"])
    alerts.buttons[0].click()
    assert done == ["save as", "hide"]
    alerts.withdraw(Problem.UNSAVED_SETTINGS)
    assert shown(above) == ("", [])
    assert said == ["settings", "unsaved"]


def test_a_remedy_is_never_a_window_of_its_own(qapp: QApplication, above: AlertedViews) -> None:
    class Windows(QObject):
        shown = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            is_shown = event.type() == QEvent.Type.Show
            self.shown += is_shown and isinstance(watched, Button) and watched.isWindow()
            return False

    windows = Windows()
    qapp.installEventFilter(windows)
    above.alerts.show_alert(Problem.UNSAVED_GAME, "unsaved", [Remedy("Again", "", lambda: None)])
    qapp.removeEventFilter(windows)
    assert shown(above) == ("unsaved", ["Again"])
    assert windows.shown == 0


def test_the_views_get_the_rest_of_the_window(above: AlertedViews) -> None:
    (views,) = [child for child in above.children() if child not in (above.alerts, above.layout())]
    assert isinstance(views, QWidget)
    assert views.geometry() == above.rect()
    above.resize(1400, 900)
    above.alerts.show_alert(Problem.UNSAVED_GAME, "unsaved")
    room = above.alerts.height()
    assert room > 0
    assert views.geometry() == above.rect().adjusted(0, room, 0, 0)
    assert (above.alerts.width(), views.geometry().bottomRight()) == (
        1400,
        above.rect().bottomRight(),
    )


@pytest.mark.parametrize("size", [(1280, 800), (1300, 840), (1366, 768)])
def test_an_alert_above_low_views_shrinks_them_evenly(
    above: AlertedViews, size: tuple[int, int]
) -> None:
    (views,) = [child for child in above.children() if child not in (above.alerts, above.layout())]
    assert isinstance(views, QWidget)
    above.resize(*size)
    whole = views.width() / look().scale
    above.alerts.show_alert(Problem.UNSAVED_GAME, "unsaved")
    assert views.width() / look().scale == pytest.approx(whole, abs=1)
    assert views.x() == pytest.approx((above.width() - views.width()) / 2, abs=1)
    assert views.geometry().bottom() == above.rect().bottom()
    above.alerts.withdraw(Problem.UNSAVED_GAME)
    assert views.geometry() == above.rect()

# SPDX-License-Identifier: MIT
"""An announcement is passed on in the one way that the system's screen reader hears."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit import screen_reader
from powergrid.gui.kit.screen_reader import Notice


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QWidget:
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def on(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: platform))


def test_orca_hears_one_notification_after_another(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    on("xcb", monkeypatch)
    for text in ("first", "second"):
        screen_reader.forward_announcement(text, False)
        (notice,) = window.findChildren(Notice)
        assert notice.accessibleName() == text
        assert notice.isVisible(), "only what is shown is read"


@pytest.mark.parametrize(("is_urgent", "politeness"), [(True, "Assertive"), (False, "Polite")])
def test_other_readers_hear_an_announcement(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, is_urgent: bool, politeness: str
) -> None:
    heard: list[QAccessibleAnnouncementEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", heard.append)
    on("windows", monkeypatch)
    screen_reader.forward_announcement("text", is_urgent)
    (event,) = heard
    assert (event.message(), event.politeness().name) == ("text", politeness)
    assert not window.findChildren(Notice)

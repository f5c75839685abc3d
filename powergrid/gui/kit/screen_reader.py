# SPDX-License-Identifier: MIT
"""Gives screen readers the roles of painted widgets, and announcements."""

from typing import Final

from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import QApplication, QWidget

from powergrid.gui.kit.accessible_roles import install_roles
from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.live_region import is_live

_WITH_ORCA: Final = ("xcb", "wayland")
"""Qt platforms whose screen reader is Orca."""


class Notice(QWidget):
    """The last announcement as a notification, which is read when it is shown.

    Orca reads announcement events only since version 45, notifications in all versions.
    """

    accessible_role = QAccessible.Role.Notification

    @classmethod
    def within(cls, window: QWidget) -> "Notice":
        """Return the notice of a window, created on first use."""
        return window.findChild(cls) or cls(window)

    def show_text(self, text: str) -> None:
        """Show a text to screen readers, invisibly."""
        self.resize(0, 0)
        self.setAccessibleName(text)
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectShow))


def serve() -> None:
    """Serve any screen reader from now on, starting with the last announcement.

    It is called after the first paint, which should not wait for it.
    """
    install_roles()
    announcer().announced.connect(forward_announcement)
    announcer().repeat()


def forward_announcement(text: str, is_urgent: bool) -> None:
    """Pass an announcement on in one way only, so that it is not read twice."""
    window = QApplication.activeWindow()
    if window is None or not QAccessible.isActive():
        return
    if not QGuiApplication.platformName().startswith(_WITH_ORCA):
        event = QAccessibleAnnouncementEvent(window, text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if is_urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)
    elif not is_live(QApplication.focusWidget()):
        Notice.within(window).show_text(text)

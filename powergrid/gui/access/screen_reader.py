# SPDX-License-Identifier: MIT
"""What a screen reader is given: roles for the painted widgets, and all announcements."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication

from powergrid.gui.access.announcer import announcer
from powergrid.gui.access.roles import tell_roles


def serve() -> None:
    """Serve whatever screen reader is there or comes, beginning with what was said last.

    Called once the window is painted: until then nobody waits for it.
    """
    tell_roles()
    announcer().announced.connect(_hand_on)
    announcer().repeat()


def _hand_on(text: str, is_urgent: bool) -> None:
    window = QApplication.activeWindow()
    if window is None or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(window, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if is_urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)

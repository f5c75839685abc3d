# SPDX-License-Identifier: MIT
"""What opens over the players' panels and is closed again: a surface, a title, Escape."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from powergrid.gui.desk import Desk
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_plain, paint_round
from powergrid.gui.look.tokens import BODY, RADIUS_PANEL, SEMIBOLD
from powergrid.gui.pages.keys import note
from powergrid.gui.panels.measure import paint_text
from powergrid.gui.panels.table_panel import TablePanel
from powergrid.gui.session import Session
from powergrid.gui.words import translate


class Drawer(TablePanel):
    """A panel over others; cities that it lit go dark when the pointer leaves it."""

    close_asked = Signal()

    def __init__(
        self, title: str, session: Session, desk: Desk, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, desk, parent)
        self.title = ""
        note(self, title, ("Esc", translate("Drawer", "Close it")))
        self.setMinimumSize(0, 0)
        self.set_title(title)

    def set_title(self, title: str) -> None:
        """Show another title, which is also the panel's name for screen readers."""
        self.title = title
        self.setAccessibleName(title)
        self.update()

    def paint_surface(self, painter: QPainter) -> None:
        """Draw the ground of what floats above the table."""
        theme, radius = look().theme, look().px(RADIUS_PANEL)
        # What it lies on must not show at its round corners.
        paint_plain(painter, self.rect(), theme.background)
        paint_round(painter, QRectF(self.rect()), radius, theme.surface_2, theme.surface_3, 1)

    def paint(self, painter: QPainter) -> None:
        """Draw the title."""
        line = QRectF(14, 6, self.size_in_design[0] - 28, 30)
        paint_text(painter, line, self.title, BODY, look().theme.text, SEMIBOLD)

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window's shortcuts."""
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and event.key() == Qt.Key.Key_Escape:  # type: ignore[attr-defined]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_asked.emit()
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Light no city any more."""
        self.desk.light([])

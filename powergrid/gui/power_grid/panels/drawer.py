# SPDX-License-Identifier: MIT
"""A list that opens beside or over the players' panels, with a title; Escape closes it."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QWidget

from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size, paint_text
from powergrid.gui.kit.painted import paint_plain, paint_round
from powergrid.gui.kit.tokens import BODY, RADIUS_PANEL, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.table_panel import TablePanel


class Drawer(TablePanel):
    """The base class, whose subclasses set `list`; it highlights no city once the pointer leaves.

    `margins` are those beside, above and below the list, in design pixels.
    """

    close_asked = Signal()
    margins = (8, 38, 8)
    list: QListView

    def __init__(
        self, title: str, session: Session, staging: Staging, parent: QWidget | None = None
    ) -> None:
        super().__init__(session, staging, parent)
        self.title = ""
        note(self, title, ("Esc", translate("Drawer", "Close")))
        self.setMinimumSize(0, 0)
        self.set_title(title)

    def set_title(self, title: str) -> None:
        """Show a title, also as the accessible name."""
        self.title = title
        self.setAccessibleName(title)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Focus the list; as a focus proxy it would lose its place after the filters (Tab)."""
        self.list.setFocus(event.reason())

    def arrange(self) -> None:
        """Place the list."""
        side, top, bottom = self.margins
        px = look().ipx
        width, height = self.width() - px(2 * side), self.height() - px(top + bottom)
        self.list.setGeometry(px(side), px(top), width, height)

    def paint_surface(self, painter: QPainter) -> None:
        """Draw a raised background with a border."""
        theme, radius = look().theme, look().px(RADIUS_PANEL)
        # The round corners must not show what is below.
        paint_plain(painter, self.rect(), theme.background)
        paint_round(painter, QRectF(self.rect()), radius, theme.surface_2, theme.surface_3, 1)

    def paint(self, painter: QPainter) -> None:
        """Draw the title."""
        line = QRectF(14, 6, design_size(self)[0] - 28, 30)
        paint_text(painter, line, self.title, BODY, look().theme.text, SEMIBOLD)

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window's shortcuts."""
        is_own = keep_key(event, lambda pressed: pressed.key() == Qt.Key.Key_Escape)
        return is_own or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_asked.emit()
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight from the cities."""
        self.staging.highlight_cities([])

# SPDX-License-Identifier: MIT
"""What has happened since the last turn of the player at the screen, as part of the log."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import key_text
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size, paint_text, width_of
from powergrid.gui.kit.tokens import CAPTION
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.log_panel import LogPanel
from powergrid.play.replay import since_last_turn


class NewsPanel(LogPanel):
    """The panel; pressing its key again replays the same on the table."""

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        title = translate("News", "Since your turn")
        super().__init__(session, staging, parent, title=title)
        session.changed.connect(self._begin)
        self._begin()

    def paint(self, painter: QPainter) -> None:
        """Draw the title, what the key does if it has room, and a sentence if there is no news."""
        super().paint(painter)
        width, ink = design_size(self)[0], look().theme.text_second
        key = key_text("F6")
        hints = (translate("News", "{key}: replay it").format(key=key), key)
        left = max(button.geometry().right() for button in self.buttons)
        line = QRectF(left / look().scale + 8, 6, 0, 30)
        line.setRight(width - 14)
        hint = next((hint for hint in hints if width_of(hint, CAPTION) <= line.width()), None)
        if hint:
            paint_text(painter, line, hint, CAPTION, ink, align="right")
        if not self.rows.rowCount():
            text = translate("News", "Nothing has happened since your turn.")
            paint_text(painter, QRectF(14, 44, width - 28, 24), text, CAPTION, ink)

    def _begin(self) -> None:
        self.rows.begin_at(since_last_turn(self.session))
        self.update()

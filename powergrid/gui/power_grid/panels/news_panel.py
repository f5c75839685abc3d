# SPDX-License-Identifier: MIT
"""What has happened since the last turn of the player at the screen, as part of the log."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import key_text
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import paint_text, width_of
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.tokens import CAPTION
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.log_model import LogModel
from powergrid.gui.power_grid.panels.log_panel import LogPanel
from powergrid.gui.power_grid.panels.log_rows import LogFilter
from powergrid.play.replay import since_last_turn


class NewsFilter(LogFilter):
    """The rows of the log after a position."""

    def __init__(self, model: LogModel) -> None:
        super().__init__(model)
        self._since = 0

    def begin_at(self, position: int) -> None:
        """Leave out what happened up to a position."""
        if position != self._since:
            self.beginResetModel()
            self._since = position
            self.endResetModel()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Return whether a row is shown."""
        is_news = self._log.rows[source_row].position > self._since
        return is_news and super().filterAcceptsRow(source_row, source_parent)


class NewsPanel(LogPanel):
    """The panel; pressing its key again replays the same on the table."""

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        title = translate("News", "Since your turn")
        super().__init__(session, staging, parent, title=title)
        session.changed.connect(self._begin)

    def filtered(self, model: LogModel) -> LogFilter:
        """Return the filter for what is new."""
        rows = NewsFilter(model)
        rows.begin_at(since_last_turn(self.session))
        return rows

    def paint(self, painter: QPainter) -> None:
        """Draw the title, what the key does if it has room, and a sentence if there is no news."""
        super().paint(painter)
        width, ink = self.size_in_design[0], look().theme.text_second
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
        if isinstance(self.rows, NewsFilter):
            self.rows.begin_at(since_last_turn(self.session))
            self.update()

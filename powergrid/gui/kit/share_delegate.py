# SPDX-License-Identifier: MIT
"""Paints a share in a list as a figure, with a bar beside it if there is room."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import paint_round

SHARE: Final = int(Qt.ItemDataRole.UserRole)
"""The role of a cell's share, from 0.0 to 1.0."""
_FIGURE, _MIN_BAR, _HIGH = 64, 60, 8


class ShareDelegate(CellDelegate):
    """Paints the share of a cell's `SHARE` role; a full bar is 1."""

    def paint_cell(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Draw the bar left of the figure."""
        px = look().px
        bar = QRectF(rect.x(), 0, rect.width() - look().text_px(_FIGURE), px(_HIGH))
        bar.moveTop(rect.center().y() - bar.height() / 2)
        if bar.width() >= px(_MIN_BAR):
            round_ = bar.height() / 2
            paint_round(painter, bar, round_, look().theme.surface_3)
            share = float(index.data(SHARE))
            bar.setWidth(max(bar.height(), bar.width() * share))
            if share:
                paint_round(painter, bar, round_, self.bar_ink(index))
        super().paint_cell(painter, rect, index)

    def bar_ink(self, index: Index) -> QColor:
        """Return the colour of the bar."""
        return look().theme.text_second

# SPDX-License-Identifier: MIT
"""How a share is drawn in a list: as a figure, and as a bar where there is room for one."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter

from powergrid.gui.library.cell_delegate import CellDelegate
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round

Index = QModelIndex | QPersistentModelIndex
SHARE: Final = int(Qt.ItemDataRole.UserRole)
"""The role under which a cell has its share, from 0.0 to 1.0."""
_FIGURE, _LEAST, _HIGH = 64, 60, 8


class ShareDelegate(CellDelegate):
    """The whole length of the bar would be all."""

    def paint_cell(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Draw the bar left of the figure."""
        px = look().px
        bar = QRectF(rect.x(), 0, rect.width() - look().text_px(_FIGURE), px(_HIGH))
        bar.moveTop(rect.center().y() - bar.height() / 2)
        if bar.width() >= px(_LEAST):
            round_ = bar.height() / 2
            paint_round(painter, bar, round_, look().theme.surface_3)
            share = float(index.data(SHARE))
            bar.setWidth(max(bar.height(), bar.width() * share))
            if share:
                paint_round(painter, bar, round_, look().theme.text_second)
        super().paint_cell(painter, rect, index)

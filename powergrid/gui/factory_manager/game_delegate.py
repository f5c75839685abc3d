# SPDX-License-Identifier: MIT
"""Paints saved games in two lines: result and date, and below them the players.

Of a file that cannot be read, it paints the name, and below it what is wrong.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from powergrid.gui.factory_manager.saved_games import SavedGame
from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import paint_round
from powergrid.gui.kit.text import capitalise
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, CAPTION, MEDIUM, RADIUS_SIGN, SEMIBOLD
from powergrid.play.seats import Seat

_HEIGHT: Final = 58
_LINE: Final = 22
_PAD: Final = 10
_WORKER: Final = 16
_APART: Final = 14


class GameDelegate(QStyledItemDelegate):
    """Paints the rows of a list of saved games."""

    def __init__(self, games: Sequence[SavedGame], view: QListView) -> None:
        super().__init__(view)
        self._games = games

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of two lines."""
        return QSize(look().ipx(240), look().text_px(_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        theme, px, game = look().theme, look().px, self._games[index.row()]
        rect, line = QRectF(option.rect), look().text_px(_LINE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            paint_round(painter, rect, px(RADIUS_SIGN), theme.surface_3)
        left, width = rect.x() + px(_PAD), rect.width() - px(2 * _PAD)
        upper = QRectF(left, rect.center().y() - line, width, line)
        plain = look().text_font(CAPTION, MEDIUM)
        paint_line(painter, upper, game.day, plain, theme.text_second, "right")
        upper.setWidth(width - QFontMetricsF(plain).horizontalAdvance(game.day) - px(_PAD))
        strong = look().text_font(BODY, SEMIBOLD)
        is_named = game.winners or game.problem  # begins with a name, which stays as it is
        result = game.result if is_named else capitalise(game.result)
        paint_line(painter, upper, result, strong, theme.text)
        lower = QRectF(left, rect.center().y(), width, line)
        if game.problem:
            paint_line(painter, lower, game.problem, plain, theme.ink("bad"))
        else:
            self._paint_seats(painter, lower, game.seats)
        painter.restore()

    @staticmethod
    def _paint_seats(painter: QPainter, line: QRectF, seats: Sequence[Seat]) -> None:
        """Paint each seat's worker and name; long names share the width."""
        px, side = look().px, look().px(_WORKER)
        room = line.width() - len(seats) * (side + px(6)) - (len(seats) - 1) * px(_APART)
        font = _fitting_font([seat.name for seat in seats], room)
        widths = [_width(seat.name, font) for seat in seats]
        if sum(widths) > room:
            widths = [min(wide, room / len(seats)) for wide in widths]
        for seat, wide in zip(seats, widths, strict=True):
            worker = QRectF(line.x(), line.center().y() - side / 2, side, side)
            paint_worker(painter, seat.colour, worker)
            name = QRectF(worker.right() + px(6), line.y(), wide, line.height())
            paint_line(painter, name, seat.name, font, look().theme.text_second)
            line.setLeft(name.right() + px(_APART))


def _fitting_font(names: Sequence[str], room: float) -> QFont:
    """Return the largest font in which names fit into that many pixels, else the narrow one."""
    for by in look().text_sizes():
        font = look().font(BODY * by)
        if sum(_width(name, font) for name in names) <= room:
            return font
    return look().font(BODY, MEDIUM, True)


def _width(name: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(name) + 1

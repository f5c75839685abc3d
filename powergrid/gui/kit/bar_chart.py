# SPDX-License-Identifier: MIT
"""A bar chart with named bars."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.line_chart import step_of, top_of
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import paint_text, width_of
from powergrid.gui.kit.painted import mix, paint_round, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD

_TOP, _BOTTOM, _GAP, _LABEL, _HALF_LABEL = 4, 22, 10, 40, 24
_MIN_ROW, _MAX_BAR, _BAR_OF_ROW = 17, 48, 0.6
_MAX_NAMES: Final = 0.4
"""The share of the width that the names may take."""
_MARK, _BEYOND = 2.5, 3
_SIGN, _MIN_SIGN, _SIGN_GAP = 16, 11, 3
_MANY: Final = 10
"""More bars than this may not all fit."""
_SHADES = (0.1, 0.25, 0.4, 0.75, 0.9, 1.0)


class Bar(NamedTuple):
    """A bar's length and the figure beside it; `mark` is a value to compare it with.

    A bar of several `parts`, together as long as it is, has the name of each in it, and its figure
    where there is room; where there is none, the name, or the chart's sign and the figure.
    """

    name: str
    value: float
    text: str
    mark: float | None = None
    parts: tuple[float, ...] = ()
    part_names: tuple[str, ...] = ()


class BarChart(QWidget):
    """Shows as many bars as fit, in the given order; `label` formats the figures of the scale."""

    accessible_role = QAccessible.Role.Chart
    has_signs = False
    """Whether a part has a sign that can stand for its name."""

    def __init__(self, title: str, label: Callable[[int], str] = str) -> None:
        super().__init__()
        self.title = title
        self.bars: tuple[Bar, ...] = ()
        self._label = label

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show other bars."""
        self.bars = tuple(bars)
        texts = ", ".join(f"{bar.name} {bar.text}" for bar in self.bars)
        self.setAccessibleName(f"{self.title}: {texts}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size in which the bars are easy to distinguish."""
        return QSize(look().ipx(420), look().ipx(220))

    def minimumSizeHint(self) -> QSize:
        """Return the size in which all bars, if not too many, can still be distinguished."""
        rows = min(max(len(self.bars), 3), _MANY)
        return QSize(look().ipx(260), look().ipx(rows * _MIN_ROW + _TOP + _BOTTOM))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid, the bars, their names and figures."""
        if not self.bars:
            return
        painter = smooth_painter(self)
        plot, top = self._plot(), self._top()
        self._paint_grid(painter, plot, top)
        for bar, row in zip(self.bars, self.rows(), strict=False):
            self._paint_bar(painter, bar, row, top)

    def rows(self) -> list[QRectF]:
        """Return the row of each bar shown, as long as the scale."""
        plot = self._plot()
        count = max(1, min(len(self.bars), round(plot.height() / look().px(_MIN_ROW))))
        high = plot.height() / count
        return [
            QRectF(plot.left(), plot.top() + at * high, plot.width(), high) for at in range(count)
        ]

    def _plot(self) -> QRectF:
        px = look().px
        names = max(width_of(bar.name, BODY) for bar in self.bars)
        left = min(px(names + 1), self.width() * _MAX_NAMES) + px(_GAP)
        figures = max(width_of(bar.text, BODY, SEMIBOLD) for bar in self.bars)
        right = px(max(figures + 1 + _GAP, _HALF_LABEL))
        return QRectF(self.rect()).adjusted(left, px(_TOP), -right, -px(_BOTTOM))

    def _top(self) -> int:
        """Return the figure at the end of the scale."""
        return top_of(ceil(max(max(bar.value, bar.mark or 0) for bar in self.bars)), lowest=1)

    def _paint_grid(self, painter: QPainter, plot: QRectF, top: int) -> None:
        theme, px = look().theme, look().px
        font, values = look().font(CAPTION), range(0, top + 1, step_of(top))
        every = ceil(px(_LABEL) * top / (max(1.0, plot.width()) * step_of(top)))
        for index, value in enumerate(values):
            x = plot.left() + plot.width() * value / top
            painter.setPen(QPen(theme.surface_3, px(1)))
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            if index % every:
                continue
            half = px(_HALF_LABEL)
            label = QRectF(x - half, plot.bottom() + px(4), 2 * half, px(16))
            paint_line(painter, label, self._label(value), font, theme.text_second, "centre")

    def _paint_bar(self, painter: QPainter, bar: Bar, row: QRectF, top: int) -> None:
        theme, px = look().theme, look().px
        high = row.height() / look().scale
        line = QRectF(0, row.top() / look().scale, row.left() / look().scale - _GAP, high)
        paint_text(painter, line, bar.name, BODY, theme.text)
        thick = min(px(_MAX_BAR), row.height() * _BAR_OF_ROW)
        length = row.width() * bar.value / top
        drawn = QRectF(row.left(), row.center().y() - thick / 2, length, thick)
        if bar.parts:
            self._paint_parts(painter, bar, drawn)
        elif length >= 1:
            paint_round(painter, drawn, px(3), theme.text_second)
        if bar.mark is not None:
            x = row.left() + row.width() * bar.mark / top
            self._paint_mark(painter, x, drawn.adjusted(0, -px(_BEYOND), 0, px(_BEYOND)))
        figure = QRectF(row.right(), row.top(), self.width() - row.right(), row.height())
        paint_line(painter, figure, bar.text, look().font(BODY, SEMIBOLD), theme.text, "right")

    def _paint_parts(self, painter: QPainter, bar: Bar, whole: QRectF) -> None:
        px, font, x = look().px, look().font(CAPTION, SEMIBOLD), whole.left()
        colours = self.part_inks(len(bar.parts))
        for at, (fill, ink) in enumerate(colours):
            name, part = bar.part_names[at], bar.parts[at]
            width = whole.width() * part / bar.value
            drawn = QRectF(x, whole.top(), max(0.0, width - px(2)), whole.height())
            x += width
            if drawn.width() < 1:
                continue
            paint_round(painter, drawn, px(3), fill)
            text = self.part_text(name, part, drawn.width() / look().scale)
            if text:
                paint_line(painter, drawn, text, font, ink, "centre")
            elif self.has_signs and drawn.width() >= px(_MIN_SIGN):
                self._paint_signed(painter, drawn, at, part, ink)

    def _paint_signed(
        self, painter: QPainter, face: QRectF, at: int, part: float, ink: QColor
    ) -> None:
        """Paint the sign of a part, and its figure where there is room."""
        px, figure = look().px, self._label(round(part))
        side, beside = min(px(_SIGN), face.width()), px(width_of(figure, CAPTION, SEMIBOLD) + 1)
        has_figure = side + px(_SIGN_GAP) + beside + px(6) <= face.width()
        wide = side + px(_SIGN_GAP) + beside if has_figure else side
        sign = QRectF(face.center().x() - wide / 2, face.center().y() - side / 2, side, side)
        self.paint_sign(painter, sign, at, ink)
        if has_figure:
            line = QRectF(sign.right() + px(_SIGN_GAP), face.y(), beside, face.height())
            paint_line(painter, line, figure, look().font(CAPTION, SEMIBOLD), ink)

    def part_inks(self, count: int) -> list[tuple[QColor, QColor]]:
        """Return the fills of all parts, each with a readable colour for what is in it."""
        return inks(count)

    def paint_sign(self, painter: QPainter, rect: QRectF, part: int, ink: QColor) -> None:
        """Paint what stands for a part, in a chart that has signs."""

    def part_text(self, name: str, part: float, room: float) -> str:
        """Return the longest text that fits a part: name and figure, the name, or nothing.

        A sign and the figure say more than a name alone.
        """
        whole = f"{name}: {self._label(round(part))}"
        texts = (whole,) if self.has_signs else (whole, name)
        fitting = (text for text in texts if width_of(text, CAPTION, SEMIBOLD) + 6 <= room)
        return next(fitting, "")

    @staticmethod
    def _paint_mark(painter: QPainter, x: float, bar: QRectF) -> None:
        """Draw a line across a bar, with a rim to set it off."""
        theme, px = look().theme, look().px
        for colour, width in ((theme.surface_1, 3 * _MARK), (theme.accent, _MARK)):
            painter.setPen(QPen(colour, px(width)))
            painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))


def inks(count: int) -> list[tuple[QColor, QColor]]:
    """Return the fills of up to six parts, each with a readable text colour."""
    theme = look().theme
    grounds = [mix(theme.text, theme.surface_3, share) for share in _SHADES[:count]]
    return [
        (ground, theme.surface_1 if share < 3 else theme.text)
        for share, ground in enumerate(grounds)
    ]

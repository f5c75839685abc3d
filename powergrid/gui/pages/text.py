# SPDX-License-Identifier: MIT
"""Short texts in the table's type, which give way with an ellipsis, or wrap where they are let."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.houses import paint_house
from powergrid.gui.look.icons import paint_icon, paint_kind
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import BODY, CAPTION, MEDIUM, REGULAR, SEMIBOLD

_LINES = {13: 16, 15: 20, 18: 22, 22: 26, 30: 34}
_ROUNDING = 2
"""So many pixels two lines may miss, by rounding."""


class Text(QWidget):
    """One line of text; `role` names a colour of the theme, `shrinks` lets it be elided.

    One that `grows` has the player's text size, unless its room is too narrow for that; what stands
    among figures that have their place does not grow. One that `wraps` takes a second line where
    its width is too short for the whole text.
    """

    def __init__(
        self,
        text: str = "",
        *,
        size: int = BODY,
        weight: int = REGULAR,
        role: str = "text",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        shrinks: bool = True,
        wraps: bool = False,
        grows: bool = True,
    ) -> None:
        super().__init__()
        self.size_ = size
        self.weight = weight
        self.role = role
        self.align = align
        self.shrinks = shrinks
        self.wraps = wraps
        self.grows = grows
        self._lines = 1
        self._text = ""
        self.say(text)

    @property
    def text(self) -> str:
        """The whole text, elided or not."""
        return self._text

    def say(self, text: str, role: str | None = None) -> None:
        """Show another text, in another colour if one is named."""
        if role is not None and role != self.role:
            self.role = role
            self.update()
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self._count_lines()
            self.updateGeometry()
            self.update()

    def resize_type(self, size: int) -> None:
        """Show the text in another size."""
        if size != self.size_:
            self.size_ = size
            self._count_lines()
            self.updateGeometry()
            self.update()

    def width_of_text(self) -> int:
        """Return how wide the text is when nothing is elided."""
        if not self._text:
            return 0
        return _width(self._text, self.size_, self.weight, look().scale)

    def narrow_width(self) -> int:
        """Return how wide the whole text is in the narrow face."""
        font = look().font(self.size_, max(self.weight, MEDIUM), True)
        return int(QFontMetricsF(font).horizontalAdvance(self._text)) + 2

    def sizeHint(self) -> QSize:
        """Return the size of the whole text."""
        return QSize(
            self._large_width(), self._lines * look().ipx(_LINES[self.size_] * self._growth())
        )

    def modest_hint(self) -> QSize:
        """Return the width of the whole text in its own size, in as many lines."""
        return QSize(self.width_of_text(), self.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the least size: a few letters where the text may shrink."""
        width = self.width_of_text()
        if self.shrinks:
            width = min(width, look().ipx(2 * self.size_))
        return QSize(width, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as many lines as the width asks for."""
        self._count_lines()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text in the middle of its height."""
        if not self._text:
            return
        font, text = self._fitting_font(), self._text
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(getattr(look().theme, self.role))
        metrics = QFontMetricsF(font)
        flags = self.align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        if metrics.horizontalAdvance(text) > self.width():
            if self._has_two_lines(font):
                flags |= Qt.TextFlag.TextWordWrap
            else:
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(QRectF(self.rect()), flags, text)

    def _growth(self) -> float:
        return look().text if self.grows else 1.0

    def _large_width(self) -> int:
        return _width(self._text, self.size_ * self._growth(), self.weight, look().scale)

    def _fitting_font(self) -> QFont:
        """Return the largest type in which the text has room, or the narrow one."""
        large = look().font(self.size_ * self._growth(), self.weight)
        is_high = self.height() + _ROUNDING >= look().px(_LINES[self.size_] * self._growth())
        may_wrap = self._growth() > 1 and self._has_two_lines(large)
        if is_high and (may_wrap or self._is_in_width(large)):
            return large
        font = look().font(self.size_, self.weight)
        if self._is_in_width(font):
            return font
        # The narrow face has no weight between regular and semibold that reads as regular.
        return look().font(self.size_, max(self.weight, MEDIUM), True)

    def _is_in_width(self, font: QFont) -> bool:
        return QFontMetricsF(font).horizontalAdvance(self._text) <= self.width()

    def _count_lines(self) -> None:
        lines = 2 if self.wraps and self._needed_width() > self.width() > 0 else 1
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def _needed_width(self) -> int:
        return self._large_width() if self._growth() > 1 else self.narrow_width()

    def _has_two_lines(self, font: QFont) -> bool:
        """Return whether there is room for a second line, and no need of a third."""
        line = _LINES[self.size_] / self.size_ * font.pixelSize()
        if not self.wraps or self.height() + _ROUNDING < 2 * line:
            return False
        metrics = QFontMetricsF(font)
        room = QRectF(0, 0, self.width(), 1)
        whole = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._text)
        return whole.height() < 2.5 * metrics.lineSpacing()


@lru_cache(maxsize=2048)
def _width(text: str, size: float, weight: int, scale: float) -> int:
    return int(QFontMetricsF(look().font(size, weight)).horizontalAdvance(text)) + 2


def caption(
    text: str = "",
    role: str = "text_second",
    *,
    shrinks: bool = True,
    wraps: bool = False,
    grows: bool = False,
) -> Text:
    """Return a small label."""
    return Text(text, size=CAPTION, role=role, shrinks=shrinks, wraps=wraps, grows=grows)


def figure(
    size: int = BODY, text: str = "", *, wraps: bool = False, is_central: bool = False
) -> Text:
    """Return a figure that is never elided, on the right of its room or in the middle."""
    align = Qt.AlignmentFlag.AlignHCenter if is_central else Qt.AlignmentFlag.AlignRight
    return Text(
        text, size=size, weight=SEMIBOLD, align=align, shrinks=False, wraps=wraps, grows=False
    )


class Sign(QWidget):
    """A small drawing: an icon by its name, a kind of fuel or plant, or a player's house."""

    def __init__(
        self,
        name: str = "",
        *,
        kind: str = "",
        house: str = "",
        side: float = 20,
        role: str = "text",
    ) -> None:
        super().__init__()
        self.name = name
        self.kind = kind
        self.house = house
        self.side = side
        self.role = role
        self.dim = False

    def sizeHint(self) -> QSize:
        """Return the square of the drawing."""
        return QSize(look().ipx(self.side), look().ipx(self.side))

    def minimumSizeHint(self) -> QSize:
        """Return the same: a drawing does not shrink."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the drawing in the middle."""
        side = min(look().px(self.side), self.height())
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        painter = QPainter(self)
        if self.dim:
            painter.setOpacity(0.45)
        if self.house:
            paint_house(painter, self.house, rect.adjusted(1, 1, -1, -1))
        elif self.kind:
            paint_kind(painter, self.kind, rect, look().theme)
        elif self.name:
            paint_icon(painter, self.name, rect, getattr(look().theme, self.role))

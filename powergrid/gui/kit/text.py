# SPDX-License-Identifier: MIT
"""Text in the theme's type: a line that may be elided or wrapped, or a paragraph."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.text_lines import wrapped_lines, wrapped_size
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import BODY, CAPTION, MEDIUM, REGULAR, SEMIBOLD

_LINES = {13: 16, 15: 20, 18: 24, 22: 30, 30: 38, 36: 44, 60: 62}
"""How high a line of each size is: as its letters with accents; the largest has digits only."""
_SPACING = 1.3
"""How far the font sets one line below another, as a multiple of its size."""
_ROUNDING = 2
"""The pixels two lines may lack because of rounding."""


class Text(QWidget):
    """One line of text; `role` names a theme colour, `shrinks` lets it be elided.

    Text that `grows` has the player's text size where there is width; with `yields`, only where
    there is height to spare, too. Text that `wraps` takes a second line if it is too wide. A
    paragraph takes as many lines as it needs, from the top, and always grows.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(
        self,
        text: str = "",
        *,
        size: int = BODY,
        weight: int = REGULAR,
        role: Role = "text",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        shrinks: bool = True,
        wraps: bool = False,
        grows: bool = True,
        yields: bool = False,
        is_paragraph: bool = False,
    ) -> None:
        super().__init__()
        self.size_ = size
        self.weight = weight
        self.role = role
        self.align = align
        self.shrinks = shrinks
        self.wraps = wraps
        self.grows = grows
        self.yields = yields
        self.is_paragraph = is_paragraph
        self._lines = 1
        self._text = ""
        self.say(text)

    @property
    def text(self) -> str:
        """The whole text, elided or not."""
        return self._text

    @property
    def warns(self) -> bool:
        """Whether it is a warning."""
        return bool(self._text) and self.role in ("warning", "bad")

    def say(self, text: str, role: Role | None = None) -> None:
        """Show another text, in another colour if `role` is given."""
        if role is not None and role != self.role:
            self.role = role
            self.update()
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self._measure_again()

    def say_fitting(self, texts: Sequence[str], room: int) -> None:
        """Show the first of these texts that fits `room` pixels, else the last."""
        for text in texts:
            self.say(text)
            if self.narrow_width() <= room:
                return

    def resize_type(self, size: int) -> None:
        """Show the text in another size."""
        if size != self.size_:
            self.size_ = size
            self._measure_again()

    def _measure_again(self) -> None:
        self._count_lines()
        self.updateGeometry()
        self.update()

    def let_grow(self, grows: bool) -> None:
        """Let the text grow to the player's text size, or not."""
        if grows != self.grows:
            self.grows = grows
            self._measure_again()

    def grown_lines(self, width: int) -> int:
        """Return how many lines of that width the text takes at the player's text size."""
        return wrapped_lines(self._text, self._grown_font(), width)

    def grown_height(self, lines: int) -> int:
        """Return the height of so many lines at the player's text size."""
        return self._height(lines, look().text)

    def width_of_text(self) -> int:
        """Return the width of the whole text."""
        if not self._text:
            return 0
        return int(pixels_wide(self._text, self.size_, self.weight)) + 2

    def paragraph_height(self, text: str, width: int) -> int:
        """Return the height in pixels of a paragraph of that width."""
        return round(wrapped_size(text, self._grown_font(), width).height()) + 2

    def _grown_font(self) -> QFont:
        return look().text_font(self.size_, self.weight)

    def narrow_width(self) -> int:
        """Return the width of the whole text in the narrow face."""
        return int(pixels_wide(self._text, self.size_, max(self.weight, MEDIUM), True)) + 2

    def sizeHint(self) -> QSize:
        """Return the size of the whole text."""
        return QSize(self._large_width(), self._height(self._lines, self._growth()))

    def base_size_hint(self) -> QSize:
        """Return the size of the whole text at its base size."""
        return QSize(self.width_of_text(), self._base_height())

    def minimumSizeHint(self) -> QSize:
        """Return the minimum: a few letters where the text may shrink."""
        width = self.width_of_text()
        if self.shrinks:
            width = min(width, look().ipx(2 * self.size_))
        return QSize(width, self._base_height())

    def _base_height(self) -> int:
        """Return the height at the base size, or the whole height of text that does not yield."""
        if not self.yields:
            return self.sizeHint().height()
        is_wide = self.wraps and self.narrow_width() > self.width() > 0
        return self._height(2 if is_wide else 1, 1.0)

    def _height(self, lines: int, growth: float) -> int:
        """Return the height of some lines whose letters have grown by a factor."""
        first = _LINES[self.size_]
        other = max(first, _SPACING * self.size_)
        return look().ipx((first + (lines - 1) * other) * growth)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use one line or two, depending on the width."""
        self._count_lines()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text in the middle of its height, a paragraph from the top."""
        if not self._text:
            return
        painter = QPainter(self)
        painter.setPen(look().theme.ink(self.role))
        if self.is_paragraph:
            painter.setFont(self._grown_font())
            wrap = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip
            painter.drawText(
                QRectF(self.rect()), self.align | Qt.AlignmentFlag.AlignTop | wrap, self._text
            )
            return
        font, text = self.fitting_font(), self._text
        painter.setFont(font)
        flags = self.align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        if self.is_cut:
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        elif not self._is_in_width(font):
            flags |= Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(self.rect()), flags, text)

    def _growth(self) -> float:
        return look().text if self.grows else 1.0

    def _large_width(self) -> int:
        if not self._text:
            return 0  # an empty text takes no gap of a line either
        return int(pixels_wide(self._text, self.size_ * self._growth(), self.weight)) + 2

    def fitting_font(self) -> QFont:
        """Return the largest font in which the text fits, else the narrow one."""
        large = look().font(self.size_ * self._growth(), self.weight)
        is_high = self.height() + _ROUNDING >= look().px(_LINES[self.size_] * self._growth())
        may_wrap = self._growth() > 1 and self._has_two_lines(large)
        if is_high and (may_wrap or self._is_in_width(large)):
            return large
        font = look().font(self.size_, self.weight)
        if self._is_in_width(font):
            return font
        # In the narrow face, medium looks like regular.
        narrow = look().font(self.size_, max(self.weight, MEDIUM), True)
        if self._has_two_lines(font) and not self._is_in_width(narrow):
            return font
        return narrow

    @property
    def is_cut(self) -> bool:
        """Whether its size has no room for all of the text."""
        font = self.fitting_font()
        return not self._is_in_width(font) and not self._has_two_lines(font)

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
        """Return whether the text fits two lines, and so its longest word one."""
        line = _LINES[self.size_] / self.size_ * font.pixelSize()
        if not self.wraps or self.height() + _ROUNDING < 2 * line:
            return False
        whole = wrapped_size(self._text, font, self.width())
        return (
            whole.width() <= self.width()
            and whole.height() < 2.5 * QFontMetricsF(font).lineSpacing()
        )


def capitalise(text: str) -> str:
    """Return a word of a sentence as a label of its own: with a capital first letter."""
    return text[:1].upper() + text[1:]


def caption(
    text: str = "", role: Role = "text_second", *, shrinks: bool = True, wraps: bool = False
) -> Text:
    """Return a small label, which grows only where there is room to spare."""
    return Text(text, size=CAPTION, role=role, shrinks=shrinks, wraps=wraps, yields=True)


def figure(size: int, text: str = "", *, wraps: bool = False, is_central: bool = False) -> Text:
    """Return a figure that is never elided, aligned right or centred, and grows like a caption."""
    align = Qt.AlignmentFlag.AlignHCenter if is_central else Qt.AlignmentFlag.AlignRight
    return Text(
        text, size=size, weight=SEMIBOLD, align=align, shrinks=False, wraps=wraps, yields=True
    )

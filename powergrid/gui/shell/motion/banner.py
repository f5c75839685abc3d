# SPDX-License-Identifier: MIT
"""A banner over the action panel that marks a moment of the game; any key or click ends it."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QFocusEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.keys import keep_key
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import paint_text, pixels, width_of
from powergrid.gui.kit.painted import paint_round, smooth_painter, translucent
from powergrid.gui.kit.saved_focus import SavedFocus
from powergrid.gui.kit.theme import LIT
from powergrid.gui.kit.tokens import (
    BODY,
    CAPTION,
    FIGURE,
    LEAD,
    MEDIUM,
    MS_BANNER,
    RADIUS_PANEL,
    SEMIBOLD,
)
from powergrid.gui.kit.translation import translate

_INK: Final = QColor("#241a00")
_FAINT: Final = 40 / 255
_SMALL: Final = (560, 220)
_MAX_GROWTH: Final = 1.6
"""The words grow with a panel larger than `_SMALL`, up to this factor."""
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


class BannerWords(NamedTuple):
    """A title, a few lines, and a large figure behind them; `is_lit` for a great moment."""

    title: str
    lines: tuple[str, ...]
    figure: str = ""
    is_lit: bool = True


class Banner(QWidget):
    """Covers its panel and has the focus meanwhile, so that no key acts on what is hidden."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self.words = BannerWords("", ())
        self._before = SavedFocus(None)
        self._time_left = QVariantAnimation(self)
        self._time_left.setStartValue(1.0)
        self._time_left.setEndValue(0.0)
        self._time_left.valueChanged.connect(self.update)
        self._time_left.finished.connect(self.end)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()

    def begin(self, words: BannerWords) -> None:
        """Show the banner with these words."""
        self.words = words
        self.setAccessibleName(". ".join((words.title, *words.lines)))
        self.setGeometry(self._panel.rect())
        self.show()
        self.raise_()
        self._take_focus()
        self._time_left.stop()  # the banner of an earlier moment may still be shown
        self._time_left.setDuration(MS_BANNER)
        self._time_left.start()
        self.update()

    def end(self) -> None:
        """Hide the banner and give the focus back."""
        self._time_left.stop()
        had_focus = self.hasFocus()
        self.hide()
        if had_focus:
            self._before.restore()

    def event(self, event: QEvent) -> bool:
        """End at any key, which then neither triggers a shortcut nor moves the focus."""
        if keep_key(event, lambda _: True):
            return True
        if event.type() == QEvent.Type.KeyPress:
            self.end()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End at a click."""
        self.end()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End at a click elsewhere; a page that opens meanwhile gets the focus afterwards."""
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            self.end()
        elif self.isVisible() and self.window().isActiveWindow():
            QTimer.singleShot(0, self, self._take_focus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words and the time that is left."""
        px, scale = look().px, look().scale
        painter = smooth_painter(self)
        ground, ink = (
            (LIT, _INK) if self.words.is_lit else (look().theme.surface_3, look().theme.text)
        )
        paint_round(painter, QRectF(self.rect()), px(RADIUS_PANEL), ground)
        width, height = self.width() / scale, self.height() / scale
        grown = max(1.0, min(_MAX_GROWTH, height / _SMALL[1], width / _SMALL[0]))
        faint = translucent(ink, _FAINT)
        side = min(height * 0.9, 220 * grown)
        figure = QRectF(width - side * 0.75, (height - side) / 2, side * 0.6, side)
        paint_text(painter, figure, self.words.figure, side, faint, SEMIBOLD, "centre")
        room = width - 48 - (side * 0.6 if self.words.figure else 0)
        title = QRectF(24, 20, room, 40 * grown)
        paint_text(painter, title, self.words.title, FIGURE * grown, ink, SEMIBOLD)
        y = title.bottom() + 6
        painter.setPen(ink)
        for line in self.words.lines:
            size = (LEAD if width_of(line, LEAD * grown, MEDIUM) <= room else BODY) * grown
            painter.setFont(look().font(size, MEDIUM))
            where = pixels(QRectF(24, y, room, height - y))
            box = painter.boundingRect(where, _WRAPPED, line)
            painter.drawText(box, _WRAPPED, line)
            y = box.bottom() / scale + 6
        any_key, foot = translate("Beat", "Press any key to continue"), height - 32
        if y <= foot:
            paint_text(painter, QRectF(24, foot, 200, 20), any_key, CAPTION, ink)
        left = self._time_left.currentValue()
        paint_round(painter, pixels(QRectF(width - 144, height - 24, 120, 3)), 0, faint)
        paint_round(painter, pixels(QRectF(width - 144, height - 24, 120 * left, 3)), 0, ink)

    def _take_focus(self) -> None:
        if self.isVisible() and not self.hasFocus():
            self._before = SavedFocus.now()
            self.setFocus(Qt.FocusReason.PopupFocusReason)

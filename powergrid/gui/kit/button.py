# SPDX-License-Identifier: MIT
"""A push button with text, icon, and its key."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid.gui.kit.icons import Icon, paint_icon
from powergrid.gui.kit.key_sign import paint_key
from powergrid.gui.kit.keys import bind, key_text
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.painted import (
    mix,
    paint_focus,
    paint_round,
    plain_tip,
    smooth_painter,
    translucent,
)
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import (
    BODY,
    BUTTON_HEIGHT,
    CAPTION,
    MEDIUM,
    MIN_TARGET,
    RADIUS_BUTTON,
    SEMIBOLD,
)
from powergrid.gui.kit.translation import translate

_PAD: Final = 16
_ICON: Final = 18
_GAP: Final = 8
_KEY_PAD: Final = 5
_KEY_HEIGHT: Final = 20


class Button(PaintedButton):
    """A push button 40 high; `key` is only shown and read out, not bound.

    With `is_row`, the text is on the left and the key on the right. Text that is too wide has the
    narrow face.
    """

    def __init__(
        self,
        text: str = "",
        key: str = "",
        primary: bool = False,
        icon: Icon | None = None,
        parent: QWidget | None = None,
        *,
        height: int = BUTTON_HEIGHT,
        is_row: bool = False,
    ) -> None:
        super().__init__(parent)
        self._key, self._key_text = key, key_text(key)
        self._shows_key = True
        self._icon = icon
        self._primary = primary
        self._type, self._height = BODY, height
        self._is_row = is_row
        if text:
            # A button with text may be wider than needed, one with an icon only stays square.
            self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    @property
    def key(self) -> str:
        """The English name of the key."""
        return self._key

    @property
    def primary(self) -> bool:
        """Whether this is the main button."""
        return self._primary

    def set_text(self, text: str) -> None:
        """Show another text, which is also the accessible name."""
        self.setText(text)
        self.setAccessibleName(text)
        self.update_description()
        self._follow()

    def shorten(self, text: str) -> None:
        """Show less text, or none, under the same accessible name."""
        if text != self.text():
            name = self.accessibleName()
            self.set_text(text)
            self.setAccessibleName(name)

    def show_key(self, shown: bool) -> None:
        """Show the key on the button, or only in its tip."""
        if shown != self._shows_key:
            self._shows_key = shown
            self._follow()

    def set_primary(self, primary: bool) -> None:
        """Make it the main button, or an ordinary one."""
        self._primary = primary
        self.update()

    def resize_type(self, size: int, height: int) -> None:
        """Set the size of the text and the height of the button."""
        if (size, height) != (self._type, self._height):
            self._type, self._height = size, height
            self._follow()

    def set_icon(self, name: Icon | None) -> None:
        """Show another icon, or none."""
        if name != self._icon:
            self._icon = name
            self._follow()

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for icon, text and key."""
        return self._natural_width(self.text(), self._shows_key, text), float(self._height)

    def minimumSizeHint(self) -> QSize:
        """Return the natural size at the base text size; a main button may have the narrow face."""
        size = super().minimumSizeHint()
        if not self._primary or not self.text():
            return size
        spared = width_of(self.text(), self._type, SEMIBOLD)
        spared -= width_of(self.text(), self._type, SEMIBOLD, True)
        return QSize(size.width() - look().ipx(spared), size.height())

    def width_as(self, text: str, shows_key: bool, size: float = 1) -> int:
        """Return the width in pixels with another text, with or without its key.

        `size` is the factor of the text size.
        """
        return look().ipx(max(self._natural_width(text, shows_key, size), MIN_TARGET))

    def _natural_width(self, text: str, shows_key: bool, size: float) -> float:
        parts = [width for width in self._widths(text, shows_key, size) if width]
        gaps = _GAP * max(0, len(parts) - 1)
        pad = _PAD if text else (self._height - _ICON) / 2
        return sum(parts) + gaps + 2 * pad

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint background, icon, text and key."""
        px = look().px
        painter = smooth_painter(self)
        face, radius = QRectF(self.rect()), px(RADIUS_BUTTON)
        if self.has_ring and self.isEnabled():
            face = paint_focus(painter, face, radius)
            radius -= px(3)
        fill, ink = self._colours()
        paint_round(painter, face, radius, fill, self._edge(fill is not None), px(1))
        size = self.text_size()
        icon, text, key = (px(wide) for wide in self._widths(self.text(), self._shows_key, size))
        gaps = px(_GAP) * max(0, sum(1 for width in (icon, text, key) if width) - 1)
        free = self.width() - icon - key - gaps
        # With too little room, the text is narrow or even cut, and the key stays.
        around = 8 if not self._is_row else 2 * _PAD if key else _PAD + 4
        room = max(0.0, free - px(around))
        is_narrow, text = text > room, min(text, room)
        left = px(_PAD) if self._is_row else (self.width() - icon - text - key - gaps) / 2
        middle = self.height() / 2
        if self._icon:
            paint_icon(painter, self._icon, QRectF(left, middle - icon / 2, icon, icon), ink)
            left += icon + px(_GAP)
        if text:
            line = QRectF(left, 0, text, self.height())
            font = look().font(self._type * size, SEMIBOLD, is_narrow)
            paint_line(painter, line, self.text(), font, ink)
            left += text + px(_GAP)
        if key:
            left = self.width() - px(_PAD) - key if self._is_row else left
            self._paint_key(painter, QRectF(left, middle, key, 0), ink)

    def _paint_key(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        half = look().px(_KEY_HEIGHT) / 2
        paint_key(painter, rect.adjusted(0, -half, 0, half), self._key_text, ink)

    def _edge(self, is_filled: bool) -> QColor | None:
        """Return the colour of the outline, which sets the button off on its own colour."""
        theme = look().theme
        if not is_filled:
            return theme.surface_3
        if self._primary:
            return None
        return translucent(theme.text_third, 0.4)

    def _colours(self) -> tuple[QColor | None, QColor]:
        theme = look().theme
        if not self.isEnabled():
            return None, theme.text_third
        if self._primary:
            ground, ink = theme.button_primary, theme.on_button_primary
        else:
            ground, ink = theme.surface_3, theme.text
        if self.isDown():
            return mix(ground, theme.surface_1, 0.45 if not self._primary else 0.25), ink
        if self.is_hovered():
            return mix(ground, theme.text if not self._primary else theme.surface_2, 0.1), ink
        return ground, ink

    def _widths(self, words: str, shows_key: bool, size: float) -> tuple[float, float, float]:
        """Return the widths of icon, text and key in design pixels."""
        text = width_of(words, self._type * size, SEMIBOLD)
        key = 0.0
        if self._key and shows_key:
            wide = width_of(self._key_text, CAPTION, MEDIUM, True)
            key = max(_KEY_HEIGHT, wide + 2 * _KEY_PAD)
        icon = _ICON if self._icon or not words else 0
        return float(icon), text + (0.5 if text else 0), key

    def update_description(self) -> None:
        """Add the key to the tip and to what screen readers say."""
        texts = [self.description] if self.description else []
        if self._key:
            texts.append(translate("Button", "Key: {key}").format(key=self._key_text))
        self.setAccessibleDescription(" ".join(texts))
        self.setToolTip(plain_tip(" ".join(texts)))


def keyed_button(
    text: str,
    key: str,
    slot: Callable[[], object],
    does: str = "",
    *,
    is_primary: bool = False,
    height: int = BUTTON_HEIGHT,
) -> Button:
    """Return a button that calls `slot` when clicked, or at its key, if any, while visible."""
    button = Button(text, key, is_primary, height=height)
    button.describe(does)
    button.clicked.connect(lambda: slot())
    if key:
        bind(button, key, button.click)
    return button

# SPDX-License-Identifier: MIT
"""Panels and the text on them."""

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from powergrid.gui.look.ink import paint_line
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round
from powergrid.gui.look.theme import Theme
from powergrid.gui.look.tokens import (
    BODY,
    CAPTION,
    FIGURE,
    LEAD,
    RADIUS_PANEL,
    REGULAR,
    SEMIBOLD,
    TITLE,
)

Role = Literal["caption", "body", "lead", "title", "figure"]
Tone = Literal["text", "second", "third", "good", "warning", "bad", "accent"]

_ROLES: Final[dict[Role, tuple[int, int]]] = {
    "caption": (CAPTION, REGULAR),
    "body": (BODY, REGULAR),
    "lead": (LEAD, SEMIBOLD),
    "title": (TITLE, SEMIBOLD),
    "figure": (FIGURE, SEMIBOLD),
}
_STRIPE: Final = 5


def tone_colour(theme: Theme, tone: Tone) -> QColor:
    """Return the colour of text of that tone."""
    return {
        "text": theme.text,
        "second": theme.text_second,
        "third": theme.text_third,
        "good": theme.good,
        "warning": theme.warning,
        "bad": theme.bad,
        "accent": theme.accent,
    }[tone]


class Label(QLabel):
    """A line of text in one of the five sizes; its digits are all equally wide."""

    def __init__(
        self,
        text: str = "",
        role: Role = "body",
        tone: Tone = "text",
        *,
        weight: int | None = None,
        narrow: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._role, self._tone, self._weight, self._narrow = role, tone, weight, narrow
        self.setTextFormat(Qt.TextFormat.PlainText)
        look().changed.connect(self._follow)
        self._follow()

    def set_tone(self, tone: Tone) -> None:
        """Give the text another colour."""
        if tone != self._tone:
            self._tone = tone
            self.update()

    def set_role(self, role: Role) -> None:
        """Give the text another size."""
        if role != self._role:
            self._role = role
            self._follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, wrapped if it may be, else cut with an ellipsis where room is short.

        It is drawn here because a style sheet on the application overrules the palette of a
        label, and keeps colours of the scheme before.
        """
        theme = look().theme
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(tone_colour(theme, self._tone) if self.isEnabled() else theme.text_third)
        text, flags = self.text(), self.alignment().value | Qt.TextFlag.TextDontClip.value
        rect = self.contentsRect()
        if self.wordWrap():
            flags |= Qt.TextFlag.TextWordWrap.value
        else:
            text = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, flags, text)

    def minimumSizeHint(self) -> QSize:
        """Return a size that may cut the text, so that no long word widens a window."""
        hint = super().minimumSizeHint()
        return hint if self.wordWrap() else QSize(min(hint.width(), look().ipx(24)), hint.height())

    def _follow(self) -> None:
        size, weight = _ROLES[self._role]
        self.setFont(look().text_font(size, self._weight or weight, self._narrow))
        self.update()


class Panel(QWidget):
    """A rounded surface with a title and a note; what it holds goes into `body`."""

    def __init__(
        self,
        title: str = "",
        note: str = "",
        *,
        level: Literal[1, 2, 3] = 1,
        large: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._title, self._note, self._level, self._large = title, note, level, large
        self._stripe: QColor | None = None
        self.body = QVBoxLayout(self)
        self.setAccessibleName(title)
        look().changed.connect(self._follow)
        self._follow()

    @property
    def title(self) -> str:
        """Return the title."""
        return self._title

    def set_title(self, title: str, note: str = "") -> None:
        """Show another title and note."""
        had_header = bool(self._title)
        self._title, self._note = title, note
        self.setAccessibleName(title)
        if had_header != bool(title):
            self._follow()
        self.update()

    def set_note(self, note: str) -> None:
        """Show another note after the title."""
        self.set_title(self._title, note)

    def set_level(self, level: Literal[1, 2, 3]) -> None:
        """Lie on another surface."""
        self._level = level
        self.update()

    def set_stripe(self, color: QColor | None) -> None:
        """Show a player's colour along the left side."""
        self._stripe = color
        self.update()

    def surface(self) -> QColor:
        """Return the colour of the ground."""
        theme = look().theme
        return (theme.surface_1, theme.surface_2, theme.surface_3)[self._level - 1]

    def header_height(self) -> int:
        """Return the height taken by the title, margins included, in pixels."""
        if not self._title:
            return look().ipx(self._pad())
        return look().ipx(50 if self._large else 25)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw surface, stripe, title and note."""
        theme, px = look().theme, look().px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = QRectF(self.rect()), px(RADIUS_PANEL)
        paint_round(painter, rect, radius, self.surface())
        if self._stripe is not None:
            ground, strip = QPainterPath(), QPainterPath()
            ground.addRoundedRect(rect, radius, radius)
            strip.addRect(QRectF(0, 0, px(_STRIPE), self.height()))
            painter.fillPath(ground.intersected(strip), self._stripe)
        if not self._title:
            return
        font = look().font(TITLE if self._large else CAPTION, SEMIBOLD)
        left, right = px(self._pad()), self.width() - px(self._pad())
        line = QRectF(
            left, px(8 if self._large else 5), right - left, px(30 if self._large else 17)
        )
        paint_line(painter, line, self._title, font, theme.text)
        if self._note:
            line.setLeft(
                left + QFontMetricsF(font).horizontalAdvance(self._title) + px(self._pad() / 2)
            )
            small = look().font(BODY if self._large else CAPTION)
            paint_line(painter, line, self._note, small, theme.text_second)

    def minimumSizeHint(self) -> QSize:
        """Return what its contents need."""
        return self.body.minimumSize()

    def _pad(self) -> int:
        return 16 if self._large else 10

    def _follow(self) -> None:
        pad = look().ipx(self._pad())
        self.body.setContentsMargins(pad, self.header_height(), pad, pad)
        self.body.setSpacing(look().ipx(8))
        self.update()

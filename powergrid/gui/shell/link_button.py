# SPDX-License-Identifier: MIT
"""A link of the front page, as a wide button."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid.gui.kit.icons import Icon, paint_icon
from powergrid.gui.kit.key_sign import paint_key
from powergrid.gui.kit.keys import key_text
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import mix, paint_round, plain_tip, smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import (
    BODY,
    CAPTION,
    LEAD,
    MEDIUM,
    RADIUS_PANEL,
    REGULAR,
    SEMIBOLD,
    TITLE,
)

_KEY: Final = 22


class Link(NamedTuple):
    """A link of the front page: a text and a note, an icon, its key, and its slot.

    Links with a `picture` are below the others; the picture is made once the page is painted.
    """

    text: str
    note: str
    icon: Icon
    key: str
    slot: Callable[[], object]
    picture: Callable[[], QWidget] | None = None


class LinkButton(PaintedButton):
    """A wide button with an icon, a title above a note, and its key."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self._is_large = False
        self.setText(link.text)
        self.setAccessibleName(link.text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.describe(link.note)
        self.clicked.connect(lambda: link.slot())

    def say(self, note: str) -> None:
        """Show another note."""
        self.link = self.link._replace(note=note)
        self.describe(note)
        self.update()

    def update_description(self) -> None:
        """Add the key to the tip and to what screen readers say."""
        key = self.tr("Key: {key}").format(key=self.link.key)
        words = " ".join(filter(None, (self.description, key)))
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tip(words))

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for two lines."""
        return 280, (84 if self._is_large else 72) * text

    def set_large(self, is_large: bool) -> None:
        """Use the larger or the smaller size."""
        if is_large != self._is_large:
            self._is_large = is_large
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a card, brighter under the pointer."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        face = self.paint_ring(painter, px(RADIUS_PANEL))
        ground = mix(theme.surface_1, theme.text, 0.06) if self.is_hovered() else theme.surface_1
        paint_round(painter, face, px(RADIUS_PANEL), ground)
        size = self.text_size()
        middle, line = self.height() / 2, px(26 if self._is_large else 22) * size
        paint_icon(
            painter, self.link.icon, QRectF(px(22), middle - px(12), px(24), px(24)), theme.text
        )
        left = px(64)
        room = self.width() - left - px(64)
        title = QRectF(left, middle - line, room, line)
        if not self.link.note:
            title.moveTop(middle - line / 2)
        font = look().font((TITLE if self._is_large else LEAD) * size, SEMIBOLD)
        paint_line(painter, title, self.text(), font, theme.text)
        note = QRectF(left, middle + px(2), room, line)
        font = _note_font(self.link.note, CAPTION * size if size > 1 else BODY - 1, room)
        paint_line(painter, note, self.link.note, font, theme.text_second)
        side = px(_KEY)
        key = QRectF(self.width() - px(20) - side, middle - side / 2, side, side)
        paint_key(painter, key, key_text(self.link.key), theme.text)


def _note_font(note: str, size: float, room: float) -> QFont:
    """Return the font of a note: the narrow one, and at last a smaller one, if it is too long."""
    for shown, weight, is_narrow in ((size, REGULAR, False), (size, MEDIUM, True)):
        if pixels_wide(note, shown, weight, is_narrow) <= room:
            return look().font(shown, weight, is_narrow)
    return look().font(BODY - 1, MEDIUM, True)

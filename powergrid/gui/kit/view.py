# SPDX-License-Identifier: MIT
"""What the views of the window have in common: background, layout, the way back, and a head."""

from collections.abc import Callable
from typing import Final, Self

from PySide6.QtCore import Signal
from PySide6.QtGui import (
    QAccessible,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.icons import Icon
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_plain
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.translation import translate

_WIDE: Final = 1500


class View(QWidget):
    """Fills the window, in the background colour; `back_asked` ends a visit to it.

    `shown` and `hidden` are emitted with these events, but not when the window is minimised.
    """

    accessible_role = QAccessible.Role.Grouping

    back_asked = Signal()
    shown = Signal()
    hidden = Signal()

    @property
    def is_wide(self) -> bool:
        """Whether there is room for larger margins and text."""
        return self.width() >= look().px(_WIDE)

    def undo(self) -> None:
        """Undo what was done last here, if anything can be undone."""

    def resume(self, before: Self) -> None:
        """Take over the choices made in another view of the same kind."""

    def lay_out(self) -> None:
        """Place everything in the current size of the view."""

    def showEvent(self, event: QShowEvent) -> None:
        """Emit `shown`."""
        super().showEvent(event)
        if not event.spontaneous():
            self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Emit `hidden`."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.hidden.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything in the new size."""
        super().resizeEvent(event)
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background."""
        painter = QPainter(self)
        paint_plain(painter, event.rect(), look().theme.background)
        painter.end()


class ViewHead(Line):
    """Title and status are on the left, buttons on the right."""

    def __init__(self, view: View, icon: Icon, title: str, status: str = "") -> None:
        super().__init__(view, gap=12)
        self._back_asked = view.back_asked
        self.status = Text(status, role="text_second")
        self.add(IconView(icon, side=28))
        self.add(Text(title, size=FIGURE, weight=SEMIBOLD, shrinks=False))
        self.add(self.status, stretch=1)

    def add_button(self, text: str, key: str, slot: Callable[[], object], does: str = "") -> Button:
        """Append a button with its key."""
        button = keyed_button(text, key, slot, does)
        self.add(button)
        return button

    def add_back(self) -> Button:
        """Append the button that goes back to the previous page."""
        does = translate("ViewHead", "Goes back to the previous page.")
        return self.add_button(translate("ViewHead", "Back"), "Esc", self._back_asked.emit, does)


class HeadedView(View):
    """A view with a head, and below it a body to be filled."""

    def __init__(self, icon: Icon, title: str, status: str = "") -> None:
        super().__init__()
        self.setAccessibleName(title)
        self.head = ViewHead(self, icon, title, status)
        self.body = Line(self, vertical=True, gap=14)
        look().changed.connect(self.lay_out)

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin, row = look().ipx(24), look().ipx(48)
        width = self.width() - 2 * margin
        self.head.setGeometry(margin, margin // 2, width, row)
        top = margin + row
        self.body.setGeometry(margin, top, width, self.height() - top - margin)
        self.head.place()
        self.body.place()

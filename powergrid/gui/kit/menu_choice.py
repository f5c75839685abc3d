# SPDX-License-Identifier: MIT
"""A choice out of more options than fit side by side: a button with a list."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import PaintedButton, paint_focus, paint_round
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, RADIUS_SIGN, SEMIBOLD


class MenuChoice(PaintedButton):
    """A button that shows what is chosen; a click opens the list, arrow keys step through it."""

    chosen = Signal(int)

    def __init__(self, options: Sequence[str]) -> None:
        super().__init__()
        self.index = 0
        self._why_not: dict[int, str] = {}
        self.set_options(options)

    def set_options(self, options: Sequence[str]) -> None:
        """Offer other options, the first being chosen."""
        self.options = tuple(options)
        self._why_not = {}
        self.set_index(0)

    def set_index(self, index: int) -> None:
        """Choose an option without a signal."""
        self.index = index
        self.setText(self.options[index])
        self.update()

    def describe_option(self, index: int, does: str, why_not: str = "") -> None:
        """Say what choosing does; with `why_not`, an option cannot be chosen."""
        self.describe(does)
        self._why_not[index] = why_not

    def can_choose(self, index: int) -> bool:
        """Return whether an option can be chosen."""
        return not self._why_not.get(index)

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for a name of usual length."""
        return 240, 34

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size that shows a name."""
        return QSize(look().ipx(140), look().ipx(34))

    def nextCheckState(self) -> None:
        """Open the list; QAbstractButton calls this for every kind of click."""
        menu = QMenu(self)
        for index, option in enumerate(self.options):
            why_not = self._why_not.get(index, "")
            action = menu.addAction(f"{option} – {why_not}" if why_not else option)
            action.setEnabled(not why_not)
            action.setCheckable(True)
            action.setChecked(index == self.index)
            action.triggered.connect(lambda _=False, index=index: self.chosen.emit(index))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the next or the previous option that can be chosen."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        count = len(self.options)
        ways = ((self.index + step * far) % count for far in range(1, count))
        for index in filter(self.can_choose, ways):
            self.chosen.emit(index)
            return

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is chosen, and an arrow for the list."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme = look().px, look().theme
        face = QRectF(self.rect())
        if self.focus_shown:
            face = paint_focus(painter, face, px(RADIUS_SIGN))
        ground = theme.surface_3 if self.is_hovered() else theme.surface_2
        paint_round(painter, face, px(RADIUS_SIGN), ground)
        side = px(12)
        arrow = QRectF(face.right() - side - px(10), (self.height() - side) / 2, side, side)
        paint_icon(painter, "chevron", arrow, theme.text_second)
        left = face.left() + px(12)
        line = QRectF(left, 0, arrow.left() - left - px(4), self.height())
        paint_line(painter, line, self.text(), look().font(BODY, SEMIBOLD), theme.text)

# SPDX-License-Identifier: MIT
"""A row or column of widgets that leaves out those that do not fit."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid.gui.kit.line_layout import ArrangedWidget, LineItem, LineLayout
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import RADIUS_CARD


class Line(ArrangedWidget):
    """Widgets in a `LineLayout`; `ground` names the theme colour behind them, if any."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        vertical: bool = False,
        gap: float = 8,
        pad: float = 0,
        ground: Role | None = None,
    ) -> None:
        super().__init__(parent)
        self.ground = ground
        self.line_layout = LineLayout(self, vertical=vertical, gap=gap, pad=pad)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @property
    def vertical(self) -> bool:
        """Whether the widgets are below one another."""
        return self.line_layout.vertical

    @vertical.setter
    def vertical(self, vertical: bool) -> None:
        if vertical != self.vertical:
            self.line_layout.vertical = vertical
            self.line_layout.invalidate()

    @property
    def gap(self) -> float:
        """The gap between two widgets, in design pixels."""
        return self.line_layout.gap

    @gap.setter
    def gap(self, gap: float) -> None:
        if gap != self.gap:
            self.line_layout.gap = gap
            self.line_layout.invalidate()

    @property
    def pad(self) -> float:
        """The margin on all sides, in design pixels."""
        return self.line_layout.pad

    @pad.setter
    def pad(self, pad: float) -> None:
        if pad != self.pad:
            self.line_layout.pad = pad
            self.line_layout.invalidate()

    def add(
        self,
        widget: QWidget,
        *,
        stretch: int = 0,
        drop: int = 0,
        minimum: float | None = None,
        hint: float | None = None,
    ) -> None:
        """Append a widget.

        `minimum` and `hint` (design pixels) replace its own along the line, in the line's first
        direction. If there is too little room, the widget with the highest `drop` is left out
        first; those with 0 always stay.
        """
        widget.setParent(self)
        self.line_layout.addItem(LineItem(widget, stretch, drop, minimum, hint))

    def add_space(self) -> None:
        """Append a space that stretches."""
        space = QWidget()
        space.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.add(space, stretch=1, minimum=0, hint=0)

    def want(self, widget: QWidget, wanted: bool) -> None:
        """Show a widget of this line if it fits, or leave it out."""
        for item in self.line_layout.items:
            if item.content is widget and item.is_wanted != wanted:
                item.is_wanted = wanted
                self.line_layout.invalidate()

    def is_wanted(self, widget: QWidget) -> bool:
        """Return whether a widget of this line is shown if it fits."""
        return any(item.is_wanted for item in self.line_layout.items if item.content is widget)

    def rank(self, widget: QWidget, drop: int) -> None:
        """Leave a widget of this line out earlier (a higher `drop`), later, or never (0)."""
        for item in self.line_layout.items:
            if item.content is widget and item.drop != drop:
                item.drop = drop
                self.line_layout.invalidate()

    def let_stretch(self, widget: QWidget, stretch: int) -> None:
        """Give a widget of this line another share of the room that is left, or none (0)."""
        for item in self.line_layout.items:
            if item.content is widget and item.stretch != stretch:
                item.stretch = stretch
                self.line_layout.invalidate()

    def remove_widget(self, widget: QWidget) -> None:
        """Take a widget out and delete it."""
        widget.setParent(None)  # Qt takes it out of the layout, too
        widget.deleteLater()

    def clear(self) -> None:
        """Take all widgets out and delete them."""
        for item in list(self.line_layout.items):
            self.remove_widget(item.content)

    def base_size_hint(self) -> QSize:
        """Return the hint with all text at its base size."""
        return self.line_layout.sizes().base

    def place(self) -> None:
        """Arrange the line again, now or when it becomes visible.

        A line within another waits until that is arranged.
        """
        self.line_layout.arrange_again()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with changes made while the line was hidden."""
        self.line_layout.catch_up()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background."""
        if self.ground is None:
            return
        ground = look().theme.ink(self.ground)
        paint_round(smooth_painter(self), QRectF(self.rect()), look().px(RADIUS_CARD), ground)

# SPDX-License-Identifier: MIT
"""The layout of a row or column that leaves out widgets that do not fit."""

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QSizePolicy,
    QWidget,
    QWidgetItem,
)

from powergrid.gui.kit.look import look

_UNLIMITED = 10**6


class LineItem(QWidgetItem):
    """A widget of a line and its options."""

    def __init__(
        self,
        widget: QWidget,
        stretch: int,
        drop: int,
        minimum: float | None,
        hint: float | None,
    ) -> None:
        super().__init__(widget)
        self.content = widget
        self.stretch = stretch
        self.drop = drop
        self.minimum = minimum
        self.hint = hint
        self.is_wanted = True


class _Part(NamedTuple):
    """An item and its lengths along the line."""

    item: LineItem
    widget: QWidget
    minimum: int
    base: int
    hint: int
    has_gap: bool


class _Sizes(NamedTuple):
    """The sizes of a line; `base` is the hint with all text at its base size."""

    minimum: QSize
    base: QSize
    hint: QSize


class ArrangedWidget(QWidget):
    """A widget with a `LineLayout`, which calls `arrange` to place the widgets."""

    line_layout: "LineLayout"

    def arrange(self) -> None:
        """Place the widgets; override it to adapt them to the size first."""
        self.line_layout.place_widgets()
        self.update()


class LineLayout(QLayout):
    """Places items side by side, or one below another; `gap` and `pad` are design pixels.

    Each item gets its minimum, then up to its hint; the rest goes to the items that stretch. All
    text gets its base size before any grows to the player's text size. Nested lines are arranged
    together with the outermost one.
    """

    def __init__(self, line: "ArrangedWidget", *, vertical: bool, gap: float, pad: float) -> None:
        super().__init__(line)
        self.vertical = self._was_vertical = vertical
        self.gap = gap
        self.pad = pad
        self.items: list[LineItem] = []
        self._sizes: _Sizes | None = None
        self._measured_at = (0.0, 0.0)
        self._is_arranging = self._was_asked = self._is_stale = False
        self.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    # Called by Qt

    def addItem(self, item: QLayoutItem) -> None:
        """Append an item."""
        assert isinstance(item, LineItem), "a widget is added to a line, not to its layout"
        self.items.append(item)
        self.invalidate()

    def count(self) -> int:
        """Return the number of items."""
        return len(self.items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, None behind the last."""
        return self.items[index] if 0 <= index < len(self.items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out and return it."""
        return self.items.pop(index) if 0 <= index < len(self.items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Return none: a line needs no more than its hint."""
        return Qt.Orientation(0)

    def sizeHint(self) -> QSize:
        """Return the size at which every wanted item has its hint."""
        return self.sizes().hint

    def minimumSize(self) -> QSize:
        """Return the size at which every item that is never left out has its minimum."""
        return self.sizes().minimum

    def invalidate(self) -> None:
        """Forget the sizes and let the outermost line be arranged again."""
        self._sizes = None
        line = self._line()
        outer = _layout_of(line.parentWidget())
        if outer is not None:
            outer.invalidate()
        elif line.isVisible():
            super().invalidate()
        elif not self._is_arranging:
            self._is_stale = True
            line.updateGeometry()

    def setGeometry(self, rect: QRect) -> None:
        """Arrange the line in a new rectangle."""
        super().setGeometry(rect)
        if self._is_arranging:
            self._was_asked = True  # Qt asks because a widget of the line was shown
            return
        is_outermost = self._outermost() is self
        if is_outermost:
            self.forget_sizes()
        self._is_arranging, self._was_asked, self._is_stale = True, False, False
        try:
            self._line().arrange()
        finally:
            self._is_arranging = False
        if is_outermost and self._was_asked:
            self.invalidate()

    # Called by lines

    def arrange_again(self) -> None:
        """Arrange the line again, now or when it becomes visible.

        A line within another waits until that is arranged.
        """
        outermost = self._outermost()
        self.forget_sizes()
        if not outermost._is_arranging:
            outermost.invalidate()
        if outermost is self and self._line().isVisible():
            self.activate()

    def catch_up(self) -> None:
        """Arrange the line if it has changed while it was hidden."""
        if self._is_stale:
            self.setGeometry(self._line().contentsRect())

    def forget_sizes(self) -> None:
        """Forget the sizes, inner ones too: Qt does not report changes of hidden widgets."""
        self._sizes = None
        for item in self.items:
            inner = _layout_of(item.content)
            if inner is not None:
                inner.forget_sizes()

    def sizes(self) -> _Sizes:
        """Return minimum, base size and hint."""
        at = look().scale, look().text
        if self._sizes is None or self._measured_at != at:
            self._sizes, self._measured_at = self._measure_all(), at
        return self._sizes

    def minimum_length(self, without: QWidget | None = None) -> int:
        """Return the length of all items that are never left out, except `without`."""
        parts = [part for part in self._parts(without) if not part.item.drop]
        return sum(part.minimum for part in parts) + self._gaps(parts)

    def rects(self, without: QWidget | None = None) -> dict[QWidget, QRect]:
        """Return the rectangle of each widget that fits if `without` is left out."""
        pad = look().ipx(self.pad)
        inner = self._line().contentsRect().adjusted(pad, pad, -pad, -pad)
        room = inner.height() if self.vertical else inner.width()
        parts = self._with_room(self._parts(without), room)
        at = inner.y() if self.vertical else inner.x()
        gap, is_first = look().ipx(self.gap), True
        rects = {}
        for part, length in zip(parts, self._lengths(parts, room), strict=True):
            if part.has_gap:
                at += 0 if is_first else gap
                is_first = False
            if self.vertical:
                rect = QRect(inner.x(), at, inner.width(), length)
            else:
                rect = QRect(at, inner.y(), length, inner.height())
            rects[part.widget] = _natural(part.widget, rect)
            at += length
        return rects

    def place_widgets(self) -> None:
        """Place the widgets that fit and hide the others."""
        rects = self.rects()
        for item in self.items:
            if item.content not in rects:
                item.content.hide()
        for widget, rect in rects.items():
            before = widget.size()
            widget.setGeometry(rect)
            widget.show()
            inner = _layout_of(widget)
            if inner is not None and widget.size() == before:
                inner.setGeometry(widget.contentsRect())  # else Qt does so, with the resize

    def _outermost(self) -> "LineLayout":
        """Return the layout of the outermost line around this one, itself if there is none."""
        outer = _layout_of(self._line().parentWidget())
        return self if outer is None else outer._outermost()

    def _line(self) -> "ArrangedWidget":
        # Not an attribute: Python would keep both until its collector runs, maybe while they paint.
        line = self.parentWidget()
        assert isinstance(line, ArrangedWidget)
        return line

    def _measure_all(self) -> _Sizes:
        parts = self._parts()
        needed = [part for part in parts if not part.item.drop]
        minimum = self._size(self.minimum_length(), [p.widget.minimumSizeHint() for p in needed])
        length = sum(part.hint for part in parts) + self._gaps(parts)
        hint = base = self._size(length, [part.widget.sizeHint() for part in parts])
        if look().text > 1:
            length = sum(part.base for part in parts) + self._gaps(parts)
            base = self._size(length, [_base_size(part.widget) for part in parts])
        return _Sizes(minimum, base, hint)

    def _size(self, length: int, across: list[QSize]) -> QSize:
        pad = 2 * look().ipx(self.pad)
        if self.vertical:
            width = max((size.width() for size in across), default=0)
            return QSize(max(0, width) + pad, length + pad)
        height = max((size.height() for size in across), default=0)
        return QSize(length + pad, max(0, height) + pad)

    def _parts(self, without: QWidget | None = None) -> list[_Part]:
        """Measure the wanted items except `without`."""
        items = [item for item in self.items if item.is_wanted]
        return [self._measure(item) for item in items if item.content is not without]

    def _measure(self, item: LineItem) -> _Part:
        widget, is_as_made = item.content, self.vertical == self._was_vertical
        if item.minimum is not None and is_as_made:
            minimum = look().ipx(item.minimum)
        else:
            minimum = self._along(widget.minimumSizeHint())
        if item.hint is not None and is_as_made:
            base = hint = look().ipx(item.hint)
        else:
            base = hint = self._along(widget.sizeHint())
            if look().text > 1:
                base = self._along(_base_size(widget))
        base = max(minimum, base)
        hint = max(base, hint)
        return _Part(item, widget, minimum, base, hint, has_gap=hint > 0)

    def _along(self, size: QSize) -> int:
        return max(0, size.height() if self.vertical else size.width())

    def _with_room(self, parts: list[_Part], room: int) -> list[_Part]:
        parts = list(parts)
        while parts and sum(part.minimum for part in parts) + self._gaps(parts) > room:
            drop = max(part.item.drop for part in parts)
            if not drop:
                break
            del parts[max(i for i, part in enumerate(parts) if part.item.drop == drop)]
        return parts

    def _gaps(self, parts: list[_Part]) -> int:
        return look().ipx(self.gap) * max(0, sum(part.has_gap for part in parts) - 1)

    def _lengths(self, parts: list[_Part], room: int) -> list[int]:
        lengths = [part.minimum for part in parts]
        left = max(0, room - self._gaps(parts) - sum(lengths))
        lacking = [part.base - part.minimum for part in parts]
        lengths, left = _distribute(lengths, lacking, lacking, left)
        growth = [part.hint - part.base for part in parts]
        lengths, left = _distribute(lengths, growth, growth, left)
        stretches = [part.item.stretch for part in parts]
        return _distribute(lengths, stretches, [_UNLIMITED if s else 0 for s in stretches], left)[0]


def _layout_of(widget: QWidget | None) -> LineLayout | None:
    """Return the layout of a line, None for any other widget."""
    return widget.line_layout if isinstance(widget, ArrangedWidget) else None


def _base_size(widget: QWidget) -> QSize:
    """Return the hint of a widget with all text at its base size."""
    hint: QSize = getattr(widget, "base_size_hint", widget.sizeHint)()
    return hint


def _natural(widget: QWidget, rect: QRect) -> QRect:
    """Return the rectangle of a widget: controls are no higher than their hint."""
    ignored = QSizePolicy.Policy.Ignored
    is_control = isinstance(widget, (QAbstractButton, QLineEdit))
    if not is_control or widget.sizePolicy().verticalPolicy() == ignored:
        return rect
    height = min(rect.height(), widget.sizeHint().height())
    return QRect(rect.x(), rect.y() + (rect.height() - height) // 2, rect.width(), height)


def _distribute(
    lengths: list[int], shares: list[int], limits: list[int], left: int
) -> tuple[list[int], int]:
    """Distribute `left` by `shares` up to each limit; return also what remains."""
    whole = sum(shares)
    if not whole or not left:
        return lengths, left
    given = [min(limit, left * share // whole) for share, limit in zip(shares, limits, strict=True)]
    # Pixels left over by rounding go to the first items below their limit.
    rest = min(left, sum(limits)) - sum(given)
    for index, limit in enumerate(limits):
        more = min(rest, limit - given[index])
        given[index] += more
        rest -= more
    return [a + b for a, b in zip(lengths, given, strict=True)], left - sum(given)

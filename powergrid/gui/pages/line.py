# SPDX-License-Identifier: MIT
"""A row or column that never cuts off or overlaps: what finds no room is left out."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSizePolicy, QWidget

from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import RADIUS_CARD

_FAR = 10**6


@dataclass(slots=True)
class _Item:
    widget: QWidget
    stretch: int
    drop: int
    least: float | None
    wish: float | None
    is_space: bool = False
    is_wanted: bool = True


class Line(QWidget):
    """Widgets side by side, or one below the other if `vertical`; measures in design pixels.

    Every item gets at least its minimum and at most its hint, and what is then left goes to those
    that stretch. Where the minimums are too much, items are left out, the highest `drop` first;
    those with drop 0 stay always. `ground` names the theme's colour behind it all. A line may be
    turned by setting `vertical`; measures given for its items hold in its first direction only.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        vertical: bool = False,
        gap: float = 8,
        pad: float = 0,
        ground: str = "",
    ) -> None:
        super().__init__(parent)
        self.vertical = vertical
        self._was_vertical = vertical
        self.gap = gap
        self.pad = pad
        self.ground = ground
        self._items: list[_Item] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def add(
        self,
        widget: QWidget,
        *,
        stretch: int = 0,
        drop: int = 0,
        least: float | None = None,
        wish: float | None = None,
    ) -> None:
        """Append a widget; `least` and `wish` replace its own minimum and hint along the line."""
        widget.setParent(self)
        self._items.append(_Item(widget, stretch, drop, least, wish))

    def add_space(self, stretch: int = 1) -> None:
        """Append room that only takes what is left."""
        space = QWidget()
        space.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        space.setParent(self)
        self._items.append(_Item(space, stretch, 0, 0, 0, is_space=True))

    def want(self, widget: QWidget, wanted: bool) -> None:
        """Show a widget of this line where there is room, or leave it out."""
        for item in self._items:
            if item.widget is widget:
                item.is_wanted = wanted

    def is_wanted(self, widget: QWidget) -> bool:
        """Return whether a widget of this line is meant to be seen."""
        return any(item.is_wanted for item in self._items if item.widget is widget)

    def clear(self) -> None:
        """Take all widgets out and delete them."""
        for item in self._items:
            item.widget.hide()
            item.widget.setParent(None)
            item.widget.deleteLater()
        self._items = []

    def place(self) -> None:
        """Give every widget its room now."""
        pad = look().ipx(self.pad)
        inner = self.rect().adjusted(pad, pad, -pad, -pad)
        room = inner.height() if self.vertical else inner.width()
        kept = self._kept(room)
        shown = {id(item) for item in kept}
        for item in self._items:
            if id(item) not in shown:
                item.widget.hide()
        at = inner.y() if self.vertical else inner.x()
        gap, is_first = look().ipx(self.gap), True
        for item, length in zip(kept, self._lengths(kept, room), strict=True):
            if self._has_gap(item):
                at += 0 if is_first else gap
                is_first = False
            if self.vertical:
                rect = QRect(inner.x(), at, inner.width(), length)
            else:
                rect = QRect(at, inner.y(), length, inner.height())
            item.widget.setGeometry(_natural(item.widget, rect))
            item.widget.show()
            if isinstance(item.widget, Line):
                item.widget.place()
            at += length
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room in which everything wanted has its hint."""
        wanted = [item for item in self._items if item.is_wanted]
        across = [item.widget.sizeHint() for item in wanted]
        length = sum(self._wish(item) for item in wanted) + self._gaps(wanted)
        return self._size(length, across)

    def minimumSizeHint(self) -> QSize:
        """Return the room below which something would have to be cut."""
        needed = [item for item in self._items if item.is_wanted and not item.drop]
        across = [item.widget.minimumSizeHint() for item in needed]
        return self._size(self._needed(needed), across)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the widgets in the new room."""
        self.place()

    def event(self, event: QEvent) -> bool:
        """Place the widgets again when one of them asks for other room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
            self.updateGeometry()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        if not self.ground:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(getattr(look().theme, self.ground))
        radius = look().px(RADIUS_CARD)
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)

    def _size(self, length: int, across: list[QSize]) -> QSize:
        pad = 2 * look().ipx(self.pad)
        length += pad
        if self.vertical:
            return QSize(max((size.width() for size in across), default=0) + pad, length)
        return QSize(length, max((size.height() for size in across), default=0) + pad)

    def _least(self, item: _Item) -> int:
        if item.least is not None and self._holds():
            return look().ipx(item.least)
        hint = item.widget.minimumSizeHint()
        return max(0, hint.height() if self.vertical else hint.width())

    def _wish(self, item: _Item) -> int:
        if item.wish is not None and self._holds():
            return max(self._least(item), look().ipx(item.wish))
        hint = item.widget.sizeHint()
        return max(self._least(item), hint.height() if self.vertical else hint.width())

    def _kept(self, room: int) -> list[_Item]:
        kept = [item for item in self._items if item.is_wanted]
        while kept and self._needed(kept) > room:
            most = max(item.drop for item in kept)
            if not most:
                break
            last = max(i for i, item in enumerate(kept) if item.drop == most)
            del kept[last]
        return kept

    def _needed(self, kept: list[_Item]) -> int:
        return sum(self._least(item) for item in kept) + self._gaps(kept)

    def _gaps(self, items: list[_Item]) -> int:
        return look().ipx(self.gap) * max(0, sum(map(self._has_gap, items)) - 1)

    def _has_gap(self, item: _Item) -> bool:
        return not item.is_space and self._wish(item) > 0

    def _holds(self) -> bool:
        return self.vertical == self._was_vertical

    def _lengths(self, kept: list[_Item], room: int) -> list[int]:
        lengths = [self._least(item) for item in kept]
        wishes = [self._wish(item) for item in kept]
        left = max(0, room - self._gaps(kept) - sum(lengths))
        lacking = [wish - length for wish, length in zip(wishes, lengths, strict=True)]
        lengths, left = _shared(lengths, lacking, lacking, left)
        stretches = [item.stretch for item in kept]
        return _shared(lengths, stretches, [_FAR if s else 0 for s in stretches], left)[0]


def _natural(widget: QWidget, rect: QRect) -> QRect:
    """Return the middle of a room for a control, which grows no higher than it is meant."""
    ignored = QSizePolicy.Policy.Ignored
    is_control = isinstance(widget, (QAbstractButton, QLineEdit))
    if not is_control or widget.sizePolicy().verticalPolicy() == ignored:
        return rect
    height = min(rect.height(), widget.sizeHint().height())
    return QRect(rect.x(), rect.y() + (rect.height() - height) // 2, rect.width(), height)


def _shared(
    lengths: list[int], shares: list[int], limits: list[int], left: int
) -> tuple[list[int], int]:
    """Share what is left by `shares`, to each no more than its limit; return also the rest."""
    whole = sum(shares)
    if not whole or not left:
        return lengths, left
    given = [min(limit, left * share // whole) for share, limit in zip(shares, limits, strict=True)]
    # Rounding leaves a few pixels over: they go to the first that may have more.
    rest = min(left, sum(limits)) - sum(given)
    for index, limit in enumerate(limits):
        more = min(rest, limit - given[index])
        given[index] += more
        rest -= more
    return [a + b for a, b in zip(lengths, given, strict=True)], left - sum(given)

# SPDX-License-Identifier: MIT
"""A row or column that never cuts off or overlaps: what finds no room is left out."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSizePolicy, QWidget

from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import RADIUS_CARD

_FAR = 10**6
PENDING = Qt.WidgetAttribute.WA_PendingResizeEvent


class _Item:
    def __init__(
        self,
        widget: QWidget,
        stretch: int,
        drop: int,
        least: float | None,
        wish: float | None,
        is_space: bool = False,
    ) -> None:
        self.widget = widget
        self.stretch = stretch
        self.drop = drop
        self.least = least
        self.wish = wish
        self.is_space = is_space
        self.is_wanted = True


class _Part(NamedTuple):
    """An item measured along its line."""

    item: _Item
    least: int
    modest: int
    wish: int
    has_gap: bool


class _Layout:
    """The layout that is under way; within one, nothing is measured twice."""

    number = 0
    is_running = False


_layout = _Layout()


class Line(QWidget):
    """Widgets side by side, or one below the other if `vertical`; measures in design pixels.

    Every item gets at least its minimum and at most its hint, and what is then left goes to those
    that stretch; no text is larger where another would be cut for it. Where the minimums are too
    much, items are left out, the highest `drop` first; those with drop 0 stay always. `ground`
    names the theme's colour behind it all. A line may be turned by setting `vertical`; measures
    given for its items hold in its first direction only.
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
        self._known = (QSize(), QSize(), QSize())
        self._hinted = 0
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

    def take_out(self, widget: QWidget) -> None:
        """Take a widget out and delete it."""
        self._items = [item for item in self._items if item.widget is not widget]
        widget.hide()
        widget.setParent(None)
        widget.deleteLater()

    def clear(self) -> None:
        """Take all widgets out and delete them."""
        for item in list(self._items):
            self.take_out(item.widget)

    def turn(self, vertical: bool) -> None:
        """Stand the widgets below one another, or side by side, from the next layout on."""
        if vertical != self.vertical:
            self.vertical = vertical
            self._hinted = 0

    def needed(self) -> int:
        """Return how long the line must be for all that may not be dropped."""
        parts = [part for part in self._measured() if not part.item.drop]
        return sum(part.least for part in parts) + self._gaps(parts)

    def place(self) -> None:
        """Give every widget its room: now, or in the resize that comes before the first paint."""
        is_outermost = not _layout.is_running
        if is_outermost and self.testAttribute(PENDING):
            return
        if is_outermost:
            _layout.number += 1
            _layout.is_running = True
        try:
            self._place()
        finally:
            if is_outermost:
                _layout.is_running = False

    def _place(self) -> None:
        pad = look().ipx(self.pad)
        inner = self.rect().adjusted(pad, pad, -pad, -pad)
        room = inner.height() if self.vertical else inner.width()
        kept = self._kept(self._measured(), room)
        shown = {id(part.item) for part in kept}
        for item in self._items:
            if id(item) not in shown:
                item.widget.hide()
        at = inner.y() if self.vertical else inner.x()
        gap, is_first = look().ipx(self.gap), True
        for part, length in zip(kept, self._lengths(kept, room), strict=True):
            if part.has_gap:
                at += 0 if is_first else gap
                is_first = False
            if self.vertical:
                rect = QRect(inner.x(), at, inner.width(), length)
            else:
                rect = QRect(at, inner.y(), length, inner.height())
            widget = part.item.widget
            widget.setGeometry(_natural(widget, rect))
            widget.show()
            if isinstance(widget, Line):
                widget.setAttribute(PENDING, False)  # the resize would only place it once more
                widget.place()
            at += length
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room in which everything wanted has its hint."""
        return self._hints()[2]

    def modest_hint(self) -> QSize:
        """Return the room in which everything wanted has its hint, with no text larger for it."""
        return self._hints()[1]

    def minimumSizeHint(self) -> QSize:
        """Return the room below which something would have to be cut."""
        return self._hints()[0]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the widgets in the new room, unless the line around this one is about to."""
        if not _layout.is_running:
            self.setAttribute(PENDING, False)  # Qt does so only when the event is done
            self.place()

    def event(self, event: QEvent) -> bool:
        """Place the widgets again when one of them asks for other room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            if not isinstance(self.parent(), Line):
                self.place()
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

    def _hints(self) -> tuple[QSize, QSize, QSize]:
        """Return minimum, modest hint and hint, which stay while a layout is under way."""
        if _layout.is_running and self._hinted == _layout.number:
            return self._known
        parts = self._measured()
        needed = [part for part in parts if not part.item.drop]
        least = sum(part.least for part in needed) + self._gaps(needed)
        wish = sum(part.wish for part in parts) + self._gaps(parts)
        hint = modest = self._size(wish, [part.item.widget.sizeHint() for part in parts])
        if look().text > 1:
            wish = sum(part.modest for part in parts) + self._gaps(parts)
            modest = self._size(wish, [_modest(part.item.widget) for part in parts])
        mins = self._size(least, [part.item.widget.minimumSizeHint() for part in needed])
        self._known = (mins, modest, hint)
        self._hinted = _layout.number if _layout.is_running else 0
        return self._known

    def _size(self, length: int, across: list[QSize]) -> QSize:
        pad = 2 * look().ipx(self.pad)
        if self.vertical:
            width = max((size.width() for size in across), default=0)
            return QSize(max(0, width) + pad, length + pad)
        height = max((size.height() for size in across), default=0)
        return QSize(length + pad, max(0, height) + pad)

    def _measured(self) -> list[_Part]:
        """Return what is wanted, with the least and the hint of each along the line."""
        return [self._measure(item) for item in self._items if item.is_wanted]

    def _measure(self, item: _Item) -> _Part:
        holds = self.vertical == self._was_vertical
        if item.least is not None and holds:
            least = look().ipx(item.least)
        else:
            least = self._along(item.widget.minimumSizeHint())
        if item.wish is not None and holds:
            modest = wish = look().ipx(item.wish)
        else:
            modest = wish = self._along(item.widget.sizeHint())
            if look().text > 1:
                modest = self._along(_modest(item.widget))
        modest = max(least, modest)
        wish = max(modest, wish)
        return _Part(item, least, modest, wish, not item.is_space and wish > 0)

    def _along(self, size: QSize) -> int:
        return max(0, size.height() if self.vertical else size.width())

    def _kept(self, parts: list[_Part], room: int) -> list[_Part]:
        kept = list(parts)
        while kept and sum(part.least for part in kept) + self._gaps(kept) > room:
            most = max(part.item.drop for part in kept)
            if not most:
                break
            del kept[max(i for i, part in enumerate(kept) if part.item.drop == most)]
        return kept

    def _gaps(self, parts: list[_Part]) -> int:
        return look().ipx(self.gap) * max(0, sum(part.has_gap for part in parts) - 1)

    def _lengths(self, kept: list[_Part], room: int) -> list[int]:
        lengths = [part.least for part in kept]
        left = max(0, room - self._gaps(kept) - sum(lengths))
        lacking = [part.modest - part.least for part in kept]
        lengths, left = _shared(lengths, lacking, lacking, left)
        growth = [part.wish - part.modest for part in kept]
        lengths, left = _shared(lengths, growth, growth, left)
        stretches = [part.item.stretch for part in kept]
        return _shared(lengths, stretches, [_FAR if s else 0 for s in stretches], left)[0]


def _modest(widget: QWidget) -> QSize:
    """Return the hint of a widget, with no text larger for the player's text size."""
    hint: QSize = getattr(widget, "modest_hint", widget.sizeHint)()
    return hint


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

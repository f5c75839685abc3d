# SPDX-License-Identifier: MIT
"""One row of the fuel market: a fuel with its price, its spaces and its tokens."""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.fuel_tokens import TokenState, paint_fuel_token
from powergrid.gui.look.icons import paint_kind
from powergrid.gui.look.look import look
from powergrid.gui.look.painted import paint_round
from powergrid.gui.look.tokens import (
    BODY,
    CAPTION,
    LEAD,
    MEDIUM,
    RADIUS_SIGN,
    REGULAR,
    SEMIBOLD,
    STROKE_FOCUS,
)
from powergrid.gui.models.fuel_market_model import FuelRow
from powergrid.gui.pages.keys import note
from powergrid.gui.panels.fuel_market_layout import FuelRowParts, SpaceParts, fuel_row_layout
from powergrid.gui.panels.measure import design, paint_text, pixels, width_of
from powergrid.gui.words import fuel_title
from powergrid.rules.fuel import FUEL_NAMES

translate = QCoreApplication.translate

_MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_LESS = (Qt.Key.Key_Minus, Qt.Key.Key_Left, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class FuelRowView(QWidget):
    """Click a token to buy up to it from the cheapest on, one in the cart to put it back."""

    chosen = Signal(int, int)
    """The fuel, and how many tokens more or, below zero, fewer."""

    def __init__(self, row: FuelRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        self._is_pointed = False
        self.setMouseTracking(True)
        note(
            self,
            translate("FuelMarket", "In the fuel market"),
            ("+ Right Return Space", translate("FuelMarket", "Put a token into the cart")),
            ("- Left Backspace Del", translate("FuelMarket", "Put a token back")),
            ("Up Down", translate("FuelMarket", "To the next fuel")),
        )

    def show_row(self, row: FuelRow, words: str) -> None:
        """Show other figures."""
        self.row = row
        self.setAccessibleName(words)
        can_act = row.is_asked
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if can_act else Qt.FocusPolicy.NoFocus)
        self.update()

    def parts(self) -> FuelRowParts:
        """Return where everything lies, in design pixels."""
        scale = look().scale
        return fuel_row_layout(self.width() / scale, self.height() / scale, self.row.spaces)

    def token_at(self, point: QPointF) -> int | None:
        """Return which token's place is at a point (design pixels), counted from the cheapest."""
        at = 0
        for space in self.parts().spaces:
            for token in space.tokens:
                if token.adjusted(-1.5, -6, 1.5, 6).contains(point):
                    return at
                at += 1
        return None

    def change_at(self, point: QPointF) -> int:
        """Return what a click at a point asks for: 1 to buy, -1 to put back, 0 nothing."""
        token = self.token_at(point)
        row = self.row
        if token is None:
            return 0
        first = len(row.spaces) - row.in_market
        if first <= token < first + row.in_cart:
            return -1
        return 1 if token >= first else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        theme, row, parts = look().theme, self.row, self.parts()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        kind = FUEL_NAMES[row.fuel]
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(look().px(3), 0, -look().px(3), 0)
            width = look().px(STROKE_FOCUS)
            paint_round(painter, ring, look().px(RADIUS_SIGN), None, theme.accent, width)
        paint_kind(painter, kind, pixels(parts.icon), theme)
        name = fuel_title(row.fuel)
        paint_text(painter, parts.name, name, _size_for(name, parts.name.width()), theme.text)
        price = str(row.next_price) if row.next_price else "–"
        paint_text(painter, parts.next, price, LEAD, theme.text, SEMIBOLD, "right")
        at = 0
        for space in parts.spaces:
            self._paint_space(painter, space, at)
            at += len(space.tokens)
        paint_text(painter, parts.stock, str(row.stock), CAPTION, theme.text_second, align="right")
        refill = f"+{row.refill}"
        ink = theme.good if row.refill else theme.text_third
        paint_text(painter, parts.refill, refill, CAPTION, ink, SEMIBOLD, "right")

    def _paint_space(self, painter: QPainter, space: SpaceParts, at: int) -> None:
        theme, row, px = look().theme, self.row, look().px
        first = len(row.spaces) - row.in_market
        following = first + row.in_cart
        has_tokens = at + len(space.tokens) > first
        is_next = at <= following < at + len(space.tokens)
        if has_tokens:
            paint_round(painter, pixels(space.ground), px(RADIUS_SIGN), theme.surface_2)
        if is_next:
            edge = theme.accent if self._is_pointed and row.most else theme.text
            width = px(1.5 if self._is_pointed and row.most else 1)
            paint_round(painter, pixels(space.ground), px(RADIUS_SIGN), None, edge, width)
        ink = theme.text if has_tokens else theme.text_third
        weight = SEMIBOLD if is_next else MEDIUM if has_tokens else REGULAR
        paint_text(painter, space.label, str(space.price), CAPTION, ink, weight)
        for i, rect in enumerate(space.tokens, at):
            state: TokenState = "normal"
            if i < first:
                state = "free"
            elif i < following:
                state = "cart"
            grown = rect.adjusted(-0.5, -0.5, 0.5, 0.5) if state == "cart" else rect
            paint_fuel_token(painter, FUEL_NAMES[row.fuel], pixels(grown), state)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Buy a token or put one back."""
        change = self.change_at(design(event.position()))
        if event.button() == Qt.MouseButton.LeftButton and change:
            self.chosen.emit(self.row.fuel, change)
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two quick clicks for one more."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show where a click does something; elsewhere it is only told why it does not."""
        change = self.change_at(design(event.position()))
        change = change if change < 0 or self.row.most else 0
        self.setCursor(Qt.CursorShape.PointingHandCursor if change else Qt.CursorShape.ArrowCursor)
        self._point(change > 0)

    def leaveEvent(self, event: QEvent) -> None:
        """Show the row without the pointer."""
        self._point(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Buy with + and the right arrow, put back with − and the left one."""
        if event.key() in _MORE:
            self.chosen.emit(self.row.fuel, 1)
        elif event.key() in _LESS:
            self.chosen.emit(self.row.fuel, -1)
        elif event.key() == Qt.Key.Key_Down:
            self.focusNextChild()
        elif event.key() == Qt.Key.Key_Up:
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        self.update()

    def _point(self, is_pointed: bool) -> None:
        if is_pointed != self._is_pointed:
            self._is_pointed = is_pointed
            self.update()


def _size_for(name: str, room: float) -> float:
    """Return the largest size in which the name of a fuel has room."""
    sizes = (BODY, CAPTION, CAPTION - 1, CAPTION - 2)
    return next((s for s in sizes if width_of(name, s, MEDIUM, narrow=True) <= room), sizes[-1])

# SPDX-License-Identifier: MIT
"""A row of the fuel market: one fuel with its price, spaces and tokens."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QWidget

from powergrid.gui.kit.amounts import with_sign
from powergrid.gui.kit.keys import note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import (
    Run,
    common_size,
    design,
    design_size,
    fitting_size,
    largest_size,
    paint_runs,
    paint_text,
    pixels,
    runs_width,
    width_of,
)
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.tokens import (
    BODY,
    CAPTION,
    LEAD,
    MEDIUM,
    RADIUS_SIGN,
    REGULAR,
    SEMIBOLD,
    STROKE_FOCUS,
)
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.models.fuel_market import FuelRow
from powergrid.gui.power_grid.panels.fuel_market_layout import (
    FuelRowParts,
    SpaceParts,
    fuel_row_layout,
)
from powergrid.gui.power_grid.pieces.fuel_tokens import TokenState, paint_fuel_token
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.kinds import paint_kind
from powergrid.gui.power_grid.words.terms import fuel_title
from powergrid.rules.fuel import FUEL_NAMES, FUELS

_MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_LESS = (Qt.Key.Key_Minus, Qt.Key.Key_Left, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
_CHANGES: Final[dict[TokenState, int]] = {"free": 0, "cart": -1, "normal": 1, "barred": 0}
"""What a click on a token does to the number in the cart."""
_GHOST = 0.55
_HOUSE = 1.0
"""The width of a house and the gap behind it, relative to the text beside it."""


class FuelRowView(QAbstractSlider):
    """A click on a token puts one into the cart; a click on one in the cart takes it out.

    For screen readers this is a slider whose value is the number of tokens in the cart.
    """

    chosen = Signal(int, int)
    """A fuel, and the number of tokens to put into the cart or, if negative, to take out."""

    def __init__(self, row: FuelRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        self.needs: tuple[tuple[str, int], ...] | None = None
        self._is_pointed = False
        self.setMouseTracking(True)
        self.valueChanged.connect(self._set_cart)
        note(
            self,
            translate("FuelMarket", "In the fuel market"),
            ("+ Right Return Space", translate("FuelMarket", "Put a token into the cart")),
            ("- Left Backspace Del", translate("FuelMarket", "Put a token back")),
            ("Up Down", translate("FuelMarket", "To the next fuel")),
        )

    def show_row(self, row: FuelRow, words: str, needs: tuple[tuple[str, int], ...] | None) -> None:
        """Show another row; `words` describe it.

        `needs` are the colours of those who buy later and the tokens they lack; they replace stock
        and refill unless None.
        """
        self.row = row
        self.needs = needs
        self.setAccessibleName(words)
        self.setRange(0, row.cart + row.available)
        self.setValue(row.cart)
        policy = Qt.FocusPolicy.StrongFocus if row.can_change else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self.update()

    def parts(self) -> FuelRowParts:
        """Return the layout of the row, in design pixels."""
        return fuel_row_layout(*design_size(self), self.row.spaces, look().text)

    def tips(self) -> list[tuple[QRectF, str]]:
        """Return a tip for each space and a short refill, with rectangles in design pixels."""
        row, tips, at = self.row, [], 0
        if row.is_mined:
            return []
        left = translate("FuelMarket", "{fuel} for {price} each: {there} of {all} left.")
        barred = translate("FuelMarket", "{fuel} for {price} each: not for sale in this Step.")
        for space in self.parts().spaces:
            size = len(space.tokens)
            in_space = min(size, max(0, at + size - row.free))
            text = barred if self._is_barred(at + size - 1) else left
            price = row.charged(space.price)
            words = text.format(fuel=fuel_title(row.fuel), price=price, there=in_space, all=size)
            back = sum(at <= ghost < at + size for ghost in row.ghosts)
            if back:
                words += " " + translate("FuelMarket", "%n will be added this round.", "", back)
            tips.append((space.ground, words))
            at += size
        if self.needs is None and row.refill != row.due:
            words = translate(
                "FuelMarket",
                "{refill} added instead of the table's {due} if everybody buys fuel for one run and"
                " runs all plants: there are no more tokens or spaces.",
            )
            tips.append((self.parts().refill, words.format(refill=row.refill, due=row.due)))
        return tips

    def token_at(self, point: QPointF) -> int | None:
        """Return which token is at a point (design pixels), counted from the cheapest."""
        for at, token in enumerate(self.parts().tokens):
            if token.adjusted(-1.5, -6, 1.5, 6).contains(point):
                return at
        return None

    def change_at(self, point: QPointF) -> int:
        """Return what a click at a point does: 1 adds a token, -1 removes one, 0 does nothing."""
        token = self.token_at(point)
        return 0 if token is None else _CHANGES[self._token_state(token)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        theme, row, parts = look().theme, self.row, self.parts()
        painter = smooth_painter(self)
        kind = FUEL_NAMES[row.fuel]
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(look().px(3), 0, -look().px(3), 0)
            width = look().px(STROKE_FOCUS)
            paint_round(painter, ring, look().px(RADIUS_SIGN), None, theme.accent, width)
        paint_kind(painter, kind, pixels(parts.icon), theme)
        name = fuel_title(row.fuel)
        paint_text(painter, parts.name, name, _name_size(parts.name), theme.text)
        price = str(row.next_price) if row.next_price else "–"
        paint_text(painter, parts.next, price, LEAD, theme.text, SEMIBOLD, "right", grows=True)
        self._paint_spaces(painter, parts.spaces)
        if self.needs is not None:
            self._paint_needs(painter, parts.stock.united(parts.refill))
            return
        stock, ink = str(row.stock), theme.text_second
        paint_text(painter, parts.stock, stock, CAPTION, ink, align="right", grows=True)
        runs, size = self._refill(parts.refill)
        paint_runs(painter, parts.refill, runs, size, "right")

    def _paint_needs(self, painter: QPainter, room: QRectF) -> None:
        """Draw the houses of those who buy later with what they lack, or only the total."""
        needs, theme = self.needs or (), look().theme
        cells = [(colour, str(amount)) for colour, amount in needs]

        def needed(size: float) -> float:
            return sum(_HOUSE * size + width_of(text, size, SEMIBOLD) + 4 for _, text in cells)

        room = room.adjusted(-6, 0, 0, 0)
        size = largest_size(room, CAPTION, needed)
        wide, house = needed(size), _HOUSE * size
        if not cells or wide > room.width():
            text = str(sum(amount for _, amount in needs)) if cells else "–"
            ink = theme.text_second
            paint_text(painter, room, text, CAPTION, ink, SEMIBOLD, "right", grows=True)
            return
        x = room.right() - wide + 3
        for colour, text in cells:
            side = house - 1
            paint_house(
                painter, colour, pixels(QRectF(x, room.center().y() - side / 2, side, side))
            )
            figure = QRectF(x + house, room.y(), width_of(text, size, SEMIBOLD) + 1, room.height())
            paint_text(painter, figure, text, size, theme.text, SEMIBOLD)
            x = figure.right() + 3

    def _refill(self, room: QRectF) -> tuple[list[Run], float]:
        """Return the refill, with the figure of the refill table if it differs, and the size."""
        theme, row = look().theme, self.row
        size = fitting_size(room, "+9", CAPTION, SEMIBOLD)
        if not row.due:
            return [("–", SEMIBOLD, theme.text_third)], size
        ink = theme.good if row.refill else theme.text_third
        comes = (with_sign(row.refill), SEMIBOLD, ink)
        if row.refill == row.due:
            return [comes], size
        both = [comes, (f"/{row.due}", MEDIUM, theme.text_second)]
        sizes = (size, CAPTION, CAPTION - 1, CAPTION - 2)
        fitting = (s for s in sizes if runs_width(both, s, narrow=True) <= room.width() + 0.5)
        small = next(fitting, None)
        return ([comes], size) if small is None else (both, small)

    def _paint_spaces(self, painter: QPainter, spaces: Sequence[SpaceParts]) -> None:
        at = 0
        for space in spaces:
            self._paint_space(painter, space, at)
            at += len(space.tokens)
        row = self.row
        if spaces and not (row.in_market or row.storage or row.is_mined):
            words, theme = translate("FuelMarket", "sold out"), look().theme
            whole = spaces[0].ground.united(spaces[-1].ground)
            chip = QRectF(0, 0, width_of(words, CAPTION, SEMIBOLD) + 16, min(20, whole.height()))
            chip.moveCenter(whole.center())
            paint_round(painter, pixels(chip), look().px(RADIUS_SIGN), theme.surface_3)
            paint_text(painter, chip, words, CAPTION, theme.text, SEMIBOLD, "centre")

    def _paint_space(self, painter: QPainter, space: SpaceParts, at: int) -> None:
        theme, row, px = look().theme, self.row, look().px
        has_tokens = at + len(space.tokens) > row.free and not self._is_barred(at)
        is_next = at <= row.following < at + len(space.tokens) and (has_tokens or row.is_mined)
        if has_tokens:
            paint_round(painter, pixels(space.ground), px(RADIUS_SIGN), theme.surface_2)
        if is_next:
            edge = theme.accent if self._is_pointed and row.available else theme.text
            width = px(1.5 if self._is_pointed and row.available else 1)
            paint_round(painter, pixels(space.ground), px(RADIUS_SIGN), None, edge, width)
        ink = theme.text if has_tokens else theme.text_third
        weight = SEMIBOLD if is_next else MEDIUM if has_tokens else REGULAR
        paint_text(painter, space.label, str(space.price), CAPTION, ink, weight)
        for i, rect in enumerate(space.tokens, at):
            if i in row.ghosts:
                self._paint_ghost(painter, pixels(rect))
                continue
            state = self._token_state(i)
            place = rect.adjusted(-0.5, -0.5, 0.5, 0.5) if state == "cart" else rect
            paint_fuel_token(painter, FUEL_NAMES[row.fuel], pixels(place), state)

    def _token_state(self, at: int) -> TokenState:
        if at < self.row.free:
            return "free"
        if at < self.row.free + self.row.in_cart:
            return "cart"
        return "barred" if self._is_barred(at) else "normal"

    def _is_barred(self, at: int) -> bool:
        """Return whether a token is too expensive to be for sale."""
        return at >= self.row.free + self.row.in_cart + self.row.stock

    def _paint_ghost(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a token that will be added at the end of the round."""
        theme, kind = look().theme, FUEL_NAMES[self.row.fuel]
        inset = look().px(0.75)
        painter.setPen(QPen(theme.fuel(kind), look().px(1), Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = rect.width() * 0.2
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.setOpacity(_GHOST)
        inset = rect.width() * 0.2
        paint_kind(painter, kind, rect.adjusted(inset, inset, -inset, -inset), theme)
        painter.setOpacity(1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Add a token or remove one."""
        change = self.change_at(design(event.position()))
        if event.button() == Qt.MouseButton.LeftButton and change:
            self.chosen.emit(self.row.fuel, change)
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second click like the first."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show whether a click does anything here."""
        change = self.change_at(design(event.position()))
        change = change if change < 0 or self.row.available else 0
        self.setCursor(Qt.CursorShape.PointingHandCursor if change else Qt.CursorShape.ArrowCursor)
        self._point(change > 0)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the hover."""
        self._point(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add with + and the right arrow, remove with − and the left one."""
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

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the wheel."""
        event.ignore()

    def _set_cart(self, value: int) -> None:
        """Emit the change to a value that a screen reader or the page keys have set."""
        if value != self.row.cart:
            self.chosen.emit(self.row.fuel, value - self.row.cart)

    def _point(self, is_pointed: bool) -> None:
        if is_pointed != self._is_pointed:
            self._is_pointed = is_pointed
            self.update()


def _name_size(room: QRectF) -> float:
    """Return the type size at which all four fuels' names fit."""
    names = [fuel_title(fuel) for fuel in FUELS]
    size = min(_size_for(name, room.width()) for name in names)
    return size if size < BODY else common_size(((room, name) for name in names), BODY)


def _size_for(name: str, room: float) -> float:
    """Return the largest size at which a fuel's name fits."""
    sizes = (BODY, CAPTION, CAPTION - 1, CAPTION - 2)
    return next((s for s in sizes if width_of(name, s, MEDIUM, narrow=True) <= room), sizes[-1])

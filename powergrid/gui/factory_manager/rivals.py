# SPDX-License-Identifier: MIT
"""The other factories, a row each in turn order."""

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.factory.prospects import free_workers
from powergrid.factory.rules import State
from powergrid.factory.rules.phases.bidding import has_void_tile
from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.order_tile import paint_order_chip
from powergrid.gui.factory_manager.order_words import order_note, order_sentence
from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.tile_painter import paint_fitting, paint_small
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, CAPTION, LEAD, RADIUS_CARD, SEMIBOLD
from powergrid.gui.kit.translation import translate

_SPACES: Final = 12
_LINE, _NOTE = BODY + 5, CAPTION + 4
"""The heights of a name, and of the line below it."""
_TILES: Final = 180
"""The width that tiles need before text becomes larger."""


class RowParts(NamedTuple):
    """The places in a row, and the factor of its text."""

    order: QRectF
    worker: QRectF
    name: QRectF
    money: QRectF
    tracks: QRectF
    tiles: QRectF
    text: float


class RivalRow(QWidget):
    """One seat: its order tile, name, money, tracks, free workers and tiles."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, session: FactorySession, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.seat = 0

    def show_seat(self, seat: int) -> None:
        """Show a seat."""
        self.seat = seat
        text = summary(self._session, seat)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        theme, px = look().theme, look().px
        state, seat = self._session.state, self.seat
        player = self._session.seats[seat]
        painter = smooth_painter(self)
        row = QRectF(self.rect())
        is_asked = not state.is_over and state.seat == seat
        ground = theme.surface_2 if is_asked else theme.surface_1
        paint_round(painter, row, px(RADIUS_CARD), ground)
        if is_asked:
            bar = QRectF(row.x(), row.y() + px(4), px(4), row.height() - px(8))
            paint_round(painter, bar, px(2), theme.house_fill(player.colour))
        parts = self.parts()
        self._paint_order(painter, parts.order)
        paint_worker(painter, player.colour, parts.worker)
        self._paint_name(painter, parts.name, parts.text)
        money, font = str(state.money[seat]), look().font(LEAD * parts.text, SEMIBOLD)
        paint_line(painter, parts.money, money, font, theme.text, "right")
        self._paint_tracks(painter, parts.tracks, parts.text)
        self._paint_tiles(painter, parts.tiles, state)

    def _paint_order(self, painter: QPainter, area: QRectF) -> None:
        state, seat = self._session.state, self.seat
        number = state.order_tile(seat)
        discount, is_void = state.game.discount(number), has_void_tile(state, seat)
        paint_order_chip(painter, area, number, discount, is_faint=is_void)

    def _paint_name(self, painter: QPainter, area: QRectF, by: float) -> None:
        """Paint the name, and below it where the seat stands in the bidding."""
        theme, px = look().theme, look().px
        name, note = QRectF(area), order_note(self._session.state, self.seat)
        if note:
            line = px(_NOTE * by)
            name.setHeight(px(_LINE * by))
            name.moveTop(area.center().y() - (name.height() + line) / 2)
            below = QRectF(area.x(), name.bottom(), area.width(), line)
            paint_fitting(painter, below, note, CAPTION * by, 400, theme.text_second)
        player = self._session.seats[self.seat]
        paint_fitting(painter, name, player.name, BODY * by, SEMIBOLD, theme.text)

    def parts(self) -> RowParts:
        """Return the places with the largest text for which there is room."""
        return next(filter(self._has_room, map(self._parts, look().text_sizes())), self._parts(1))

    def _has_room(self, parts: RowParts) -> bool:
        needed = look().px((_LINE + _NOTE) * parts.text)
        return self.height() >= needed and parts.tiles.width() >= look().px(_TILES)

    def _parts(self, by: float) -> RowParts:
        px, row = look().px, QRectF(self.rect())
        high = min(row.height() - px(8), px(32))
        order = QRectF(row.x() + px(10), row.center().y() - high / 2, high * 2, high)
        worker = QRectF(order.right() + px(8), row.center().y() - px(12), px(24), px(24))
        wide = min(px(130), row.width() * 0.14) * by
        name = QRectF(worker.right() + px(8), row.y(), wide, row.height())
        money = QRectF(name.right(), row.y(), px(40 * by), row.height())
        tracks = QRectF(money.right() + px(14), row.y(), px(180 * by), row.height())
        tiles = QRectF(tracks.right() + px(4), row.y() + px(2), 0, row.height() - px(4))
        tiles.setRight(row.right() - px(8))
        return RowParts(order, worker, name, money, tracks, tiles, by)

    def _paint_tracks(self, painter: QPainter, area: QRectF, by: float) -> None:
        theme, px = look().theme, look().px
        state, seat = self._session.state, self.seat
        figures = (
            ("production", state.production[seat]),
            ("storage", state.storage[seat]),
            ("energy", state.energy[seat]),
            ("workers", free_workers(state, seat)),
        )
        each = area.width() / len(figures)
        lower = min(state.production[seat], state.storage[seat])
        for at, (name, value) in enumerate(figures):
            left = area.x() + at * each
            sign = QRectF(left, area.center().y() - px(8 * by), px(16 * by), px(16 * by))
            paint_drawing(painter, drawings.EFFECTS[name], sign, theme.text_second)
            is_lower = name in ("production", "storage") and value == lower
            is_surplus = name in ("production", "storage") and not is_lower
            ink = theme.text_second if is_surplus else theme.text
            text = QRectF(sign.right() + px(4), area.y(), each, area.height())
            weight = SEMIBOLD if is_lower else 400
            paint_line(painter, text, str(value), look().font(BODY * by, weight), ink)

    def _paint_tiles(self, painter: QPainter, area: QRectF, state: State) -> None:
        """Paint small tiles: those of the floors, then control and optimisation."""
        if area.width() <= 0:
            return
        tiles, seat = state.game.tiles, self.seat
        general = sorted(kind for kind in state.factory[seat] if not tiles[kind].is_special)
        special = [kind for kind in state.factory[seat] if tiles[kind].is_special]
        squares = _squares(area, len(general))
        off = list(state.off[seat])
        for at, kind in enumerate(general):
            is_off = kind in off
            if is_off:
                off.remove(kind)
            paint_small(painter, squares.general(at), tiles[kind], is_off=is_off)
        for at, kind in enumerate(special):
            paint_small(painter, squares.special(at), tiles[kind])
        if beside := len(state.beside[seat]):
            width, font, ink = look().px(24), look().font(CAPTION), look().theme.text_second
            where = QRectF(area.right() - width, area.y(), width, area.height())
            paint_line(painter, where, f"+{beside}", font, ink, "right")


class _Squares(NamedTuple):
    """Squares for tiles in one or two rows, as large as the area allows.

    The `used` rows are in the middle of its height.
    """

    area: QRectF
    in_row: int
    side: float
    gap: float
    used: int

    def general(self, at: int) -> QRectF:
        """Return the square of a tile on a floor."""
        floor, column = divmod(at, self.in_row)
        return self._square(column, floor)

    def special(self, at: int) -> QRectF:
        """Return the square of control or optimisation, after those of the floors."""
        column, floor = divmod(at, self.used)
        return self._square(self.in_row + column, floor).translated(look().px(6), 0)

    def _square(self, column: int, floor: int) -> QRectF:
        each = self.side + self.gap
        top = self.area.center().y() - (self.used * each - self.gap) / 2
        return QRectF(self.area.x() + column * each, top + floor * each, self.side, self.side)


def _squares(area: QRectF, general: int) -> _Squares:
    """Return the squares for that many tiles on the floors, and for control and optimisation."""
    gap = look().px(2)
    sides = {
        in_row: min(area.height() * in_row / _SPACES, area.width() / (in_row + 4)) - gap
        for in_row in (_SPACES, _SPACES // 2)
    }
    in_row = max(sides, key=sides.__getitem__)
    return _Squares(area, in_row, sides[in_row], gap, max(1, ceil(general / in_row)))


class Rivals(QWidget):
    """A row for everybody except the seat whose factory is the large picture."""

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, session: FactorySession, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.setAccessibleName(translate("Factory", "The other factories"))
        self.rows = [RivalRow(session, self) for _ in session.seats[1:]]

    def refresh(self, viewer: int) -> None:
        """Show everybody else, in the order of the round."""
        state = self._session.state
        others = [seat for seat in state.by_order() if seat != viewer]
        for row, seat in zip(self.rows, others, strict=True):
            row.show_seat(seat)

    def place(self) -> None:
        """Lay the rows out."""
        gap = look().ipx(4)
        high = (self.height() - gap * (len(self.rows) - 1)) // len(self.rows)
        for at, row in enumerate(self.rows):
            row.setGeometry(0, at * (high + gap), self.width(), high)


def summary(session: FactorySession, seat: int) -> str:
    """Return a seat's factory in words."""
    state, name = session.state, session.seats[seat].name
    text = translate(
        "Factory",
        "{name}: order tile {tile}, {money} Elektro, production {production}, storage {storage},"
        " energy {energy}, available workers {free}, tiles {count}.",
    )
    text = text.format(
        name=name,
        tile=state.order_tile(seat),
        money=state.money[seat],
        production=state.production[seat],
        storage=state.storage[seat],
        energy=state.energy[seat],
        free=free_workers(state, seat),
        count=len(state.factory[seat]),
    )
    bidding = order_sentence(state, seat, name)
    return f"{text} {bidding}" if bidding else text

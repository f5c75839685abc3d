# SPDX-License-Identifier: MIT
"""The central storage with its six columns, and the market below it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.factory.prospects import gain, rounds_left
from powergrid.factory.rules import State
from powergrid.factory.rules.phases.bidding import has_void_tile
from powergrid.factory.rules.phases.buying import price_for
from powergrid.factory.rules.phases.market import Moves
from powergrid.factory.rules.state import BUYING, BUYING_TILES, MARKET, MOVING_TILES, Kinds
from powergrid.factory.rules.tiles import TYPES
from powergrid.gui.factory_manager.prospect_words import tile_prospect
from powergrid.gui.factory_manager.tile_button import TileButton
from powergrid.gui.factory_manager.tile_painter import paint_fitting, paint_strip
from powergrid.gui.factory_manager.words import column_name, tile_name, tile_text
from powergrid.gui.kit.amounts import with_sign
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import mix, paint_round, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import CAPTION, RADIUS_PANEL, SEMIBOLD
from powergrid.gui.kit.translation import translate

_HEAD: Final = 24
_ROWS: Final = 2
_MIN_IN_ROW: Final = 6
_TALLEST: Final = 190
_STORAGE_SHARE: Final = 0.34
_MOVING_SHARE: Final = 0.42
"""The share of the height, larger while tiles are moved to the market."""
_MIN_HEIGHT: Final = 92
"""The height that the storage needs for readable cards."""
_NARROW_CARD: Final = 66
"""The height of the narrow cards of a full market; while tiles are bought, the storage leaves them
the room of its line of prices."""
_CARD, _STRIP = 150, 21
_HEADS: Final = 22
_BETWEEN: Final = "\N{NO-BREAK SPACE}" * 2
_PRICES: Final = 18
"""The height of the line of further prices, where there is no room for strips."""


class TileSupply(QWidget):
    """`moved` carries the clicked tile of the central storage, `bought` that of the market.

    Equal tiles share one button, with their number.
    """

    accessible_role = QAccessible.Role.Grouping

    moved = Signal(int)
    bought = Signal(int)
    pointed = Signal(object)

    def __init__(self, state: State, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(translate("Factory", "Central storage and market"))
        self._state = state
        self._seat = 0
        self.columns: list[TileButton] = []
        self.market: list[TileButton] = []
        look().changed.connect(self._lay_out)

    def show_state(self, state: State, seat: int, *, is_asked: bool) -> None:
        """Show the tiles, with what each costs a seat and earns it."""
        self._state, self._seat = state, seat
        self._show_columns(state, seat, is_asked and state.asks == MOVING_TILES)
        self._show_market(state, seat, is_asked and state.asks == BUYING_TILES)
        self._lay_out()

    def _show_columns(self, state: State, seat: int, is_asked: bool) -> None:
        tops = Moves(state).tiles()
        self._need(self.columns, len(tops), self.moved)
        for number, (button, kind) in enumerate(zip(self.columns, tops, strict=False), 1):
            tile, price = state.game.tiles[kind], price_for(state, seat, kind)
            brings = gain(state, seat, kind) if is_asked else None
            button.show_card(
                kind,
                tile,
                str(price),
                tag=_signed(brings),
                digit=str(number) if is_asked and number < 10 else "",
            )
            text = translate("Factory", "Central storage: {tile}")
            button.setAccessibleName(text.format(tile=tile_name(state, kind)))
            more = translate(
                "Factory", "%n tiles in this column", "", len(state.columns[tile.type])
            )
            text = f"{tile_text(state, kind)}."
            if is_asked:
                text = tile_prospect(state, seat, kind, price, brings)
            button.describe(f"{text} {more}.")

    def _show_market(self, state: State, seat: int, is_asked: bool) -> None:
        counts = Counter(state.market)
        kinds = sorted(counts)
        self._need(self.market, len(kinds), self.bought)
        for number, (button, kind) in enumerate(zip(self.market, kinds, strict=False), 1):
            tile, count, price = state.game.tiles[kind], counts[kind], price_for(state, seat, kind)
            brings = gain(state, seat, kind)
            is_dim = is_asked and (price > state.money[seat] or not state.left)
            button.show_card(
                kind,
                tile,
                str(price),
                badge=f"×{count}" if count > 1 else "",
                tag=_signed(brings),
                digit=str(number) if is_asked and number < 10 else "",
                is_dim=is_dim,
            )
            button.can_be_dragged = is_asked
            text = translate("Factory", "Market: {tile}")
            button.setAccessibleName(text.format(tile=tile_name(state, kind)))
            button.describe(tile_prospect(state, seat, kind, price, brings))

    def _need(self, buttons: list[TileButton], count: int, signal: SignalInstance) -> None:
        while len(buttons) < count:
            button = TileButton(self)
            button.clicked.connect(lambda _=False, b=button: signal.emit(b.kind))
            button.pointed.connect(self.pointed)
            buttons.append(button)
        for button in buttons[count:]:
            button.kind = None
            button.hide()

    # Layout and painting

    def _parts(self) -> tuple[QRectF, QRectF]:
        """Return the rectangles of central storage and market; an empty market has none.

        The storage gets what tall cards leave of the market, and makes room for narrow ones.
        """
        px, state = look().px, self._state
        whole = QRectF(self.rect())
        if not (state.market or state.phase in (MARKET, BUYING)):
            return whole, QRectF()
        share = _STORAGE_SHARE if state.asks == BUYING_TILES else _MOVING_SHARE
        kinds = len({*state.market})
        rows = 1 if kinds <= _MIN_IN_ROW else _ROWS
        market = px(_HEAD + rows * (_TALLEST + 10))
        height = max(whole.height() * share, px(_MIN_HEIGHT), whole.height() - px(6) - market)
        if kinds > _MIN_IN_ROW * _ROWS and state.asks == BUYING_TILES:
            market = px(_HEAD + rows * (_NARROW_CARD + 8))
            height = min(height, max(whole.height() - px(6) - market, px(_MIN_HEIGHT - _PRICES)))
        upper = QRectF(whole.x(), whole.y(), whole.width(), height)
        top = upper.bottom() + px(6)
        return upper, QRectF(whole.x(), top, whole.width(), whole.bottom() - top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles out."""
        self._lay_out()

    def _lay_out(self) -> None:
        upper, lower = self._parts()
        for column in TYPES:
            self._lay_out_column(column, self._card(self._column(upper, column)))
        self._lay_out_market(lower)
        self.update()

    def _lay_out_column(self, column: int, card: QRectF) -> None:
        """Place the cheapest tiles of a column side by side."""
        tops = [
            top
            for top in self.columns
            if top.tile is not None and not top.isHidden() and top.tile.type == column
        ]
        for at, button in enumerate(tops):
            wide = card.width() / len(tops)
            rect = QRectF(card.x() + at * wide, card.y(), wide - look().px(2), card.height())
            button.setGeometry(rect.toRect())

    def _lay_out_market(self, lower: QRectF) -> None:
        px, shown = look().px, [tile for tile in self.market if not tile.isHidden()]
        in_row = max(_MIN_IN_ROW, -(-len(shown) // _ROWS))
        gap, pad = px(6), px(10)
        wide = (lower.width() - 2 * pad - (in_row - 1) * gap) / in_row
        rows = 1 if len(shown) <= in_row else _ROWS
        high = min(px(_TALLEST), (lower.height() - px(_HEAD) - pad - (rows - 1) * gap) / rows)
        for at, button in enumerate(shown):
            row, column = divmod(at, in_row)
            rect = QRectF(
                lower.x() + pad + column * (wide + gap),
                lower.y() + px(_HEAD) + row * (high + gap),
                wide,
                high,
            )
            button.setGeometry(rect.toRect())

    def _column(self, upper: QRectF, column: int) -> QRectF:
        px = look().px
        pad, gap = px(10), px(8)
        wide = (upper.width() - 2 * pad - 5 * gap) / 6
        return QRectF(
            upper.x() + pad + column * (wide + gap), upper.y() + px(4), wide, upper.height() - px(8)
        )

    def _card(self, area: QRectF) -> QRectF:
        """Return the place of the cheapest tile of a column; the others are below it."""
        px = look().px
        room = area.adjusted(0, px(_HEADS), 0, 0)
        if self._is_tall(area):
            room.setHeight(min(px(_CARD), room.height() - 2.5 * px(_STRIP)))
        elif self._has_prices(area):
            room.setHeight(room.height() - px(_PRICES))
        return room

    @staticmethod
    def _has_prices(area: QRectF) -> bool:
        """Return whether there is room for a line of the other tiles' prices."""
        return area.height() > look().px(_MIN_HEIGHT - 9)  # 8 for its margins, 1 for rounding

    @staticmethod
    def _is_tall(area: QRectF) -> bool:
        return area.height() > look().px(_HEADS + 4.5 * _STRIP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both panels, and the names and further tiles of the columns."""
        state = self._state
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        for part in self._parts():
            paint_round(painter, part, px(RADIUS_PANEL), theme.surface_1)
        upper, lower = self._parts()
        caption, small = look().font(CAPTION, SEMIBOLD), look().font(CAPTION)
        for column in TYPES:
            self._paint_column(painter, state, column, self._column(upper, column))
        if lower.isNull():
            return
        head = QRectF(lower.x() + px(10), lower.y(), lower.width() - px(20), px(_HEAD))
        paint_line(painter, head, translate("Factory", "Market"), caption, theme.text)
        paint_line(painter, head, self._note(state), small, theme.text_second, "right")

    def _note(self, state: State) -> str:
        """Return what the figures on the cards of the market mean."""
        rounds = rounds_left(state)
        if has_void_tile(state, self._seat):
            return translate(
                "Factory", "price without discount, and what it earns in %n rounds", "", rounds
            )
        return translate("Factory", "your price, and what it earns in %n rounds", "", rounds)

    def _paint_column(self, painter: QPainter, state: State, column: int, area: QRectF) -> None:
        """Paint the name of a column, and the tiles after its cheapest one."""
        theme, px = look().theme, look().px
        line = QRectF(area.x(), area.y(), area.width(), px(18))
        paint_fitting(painter, line, column_name(column), CAPTION, SEMIBOLD, theme.text)
        card, kinds = self._card(area), state.columns[column]
        if column:
            edge = QRectF(area.x() - px(5), area.y() + px(4), px(1), area.height() - px(8))
            paint_round(painter, edge, 0, mix(theme.text_third, theme.surface_1, 0.6))
        small = look().font(CAPTION)
        if not kinds:
            where = QRectF(area.x(), card.y(), area.width(), px(20))
            text = translate("Factory", "empty")
            paint_line(painter, where, text, small, theme.text_third)
        room = QRectF(area.x(), card.bottom(), area.width(), area.bottom() - card.bottom())
        if self._is_tall(area):
            self._paint_strips(painter, state, kinds[1:], room.adjusted(0, px(5), 0, 0))
        elif self._has_prices(area):
            prices = [price_for(state, self._seat, kind) for kind in kinds[1:]]
            text = fitting_prices(prices, room.width())
            paint_line(painter, room, text, small, theme.text_second)

    def _paint_strips(self, painter: QPainter, state: State, kinds: Kinds, room: QRectF) -> None:
        """Paint the edges of as many tiles as fit, and how many more there are."""
        theme, px = look().theme, look().px
        step = px(_STRIP)
        fitting = int(room.height() / step)
        for at, kind in enumerate(kinds[:fitting]):
            where = QRectF(room.x(), room.y() + at * step, room.width(), step)
            rest = len(kinds) - at
            if at == fitting - 1 and rest > 1:
                paint_line(painter, where, f"+{rest}", look().font(CAPTION), theme.text_second)
            else:
                price = price_for(state, self._seat, kind)
                strip = where.adjusted(0, 0, 0, -px(2))
                paint_strip(painter, strip, state.game.tiles[kind], price)


def fitting_prices(prices: Sequence[int], room: float) -> str:
    """Return as many prices as fit into that many pixels, and how many more there are."""
    texts = [str(price) for price in prices]
    lines = [_BETWEEN.join(texts)]
    for count in reversed(range(len(texts))):
        lines.append(_BETWEEN.join((*texts[:count], f"+{len(texts) - count}")))
    return next((line for line in lines if pixels_wide(line, CAPTION) <= room), lines[-1])


def _signed(gain: int | None) -> str:
    return "" if gain is None else with_sign(gain)

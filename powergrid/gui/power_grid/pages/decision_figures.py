# SPDX-License-Identifier: MIT
"""Figures for any decision: the income table, turn orders, thresholds."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import paint_text, pixels, width_of
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.tokens import BODY, CAPTION, RADIUS_SLOT, SEMIBOLD
from powergrid.gui.kit.translation import Texts, translate
from powergrid.gui.power_grid.game.plan import NO_PLAN
from powergrid.gui.power_grid.game.rehearsal import Rehearsal
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.words.names import seat_name
from powergrid.rules import State
from powergrid.rules.ending import thresholds_ahead
from powergrid.rules.phases.building import ends_game
from powergrid.rules.phases.bureaucracy import income_of
from powergrid.rules.phases.order import coming_order
from powergrid.rules.scoring import max_powered
from powergrid.rules.state import AUCTION, BUILDING, FUEL, largest_network

_ROW, _HOUSE, _GAP = 24.0, 16.0, 14.0
_ACTING: Final = Texts(
    "AtHand", {AUCTION: "Fuel, building", FUEL: "Still to buy", BUILDING: "Still to build"}
)


class DecisionFacts(NamedTuple):
    """Income by number of cities, the seats still to act, the next turn order, thresholds."""

    powered: int
    pay: tuple[tuple[int, int], ...]
    acting: tuple[int, ...]
    acting_name: str
    coming: tuple[int, ...]
    thresholds: str


def decision_facts(state: State) -> DecisionFacts:
    """Return the figures for the current seat; `state` may be that of a draft."""
    seat, game = state.seat, state.game
    powered = max_powered(state, seat)
    counts = range(max(len(game.edition.payments), powered + 1))
    phase = max(state.phase, FUEL)
    turns = Rehearsal(state, seat, NO_PLAN).turns.get(phase, []) if phase <= BUILDING else []
    return DecisionFacts(
        powered,
        tuple((count, income_of(state, seat, count)) for count in counts),
        tuple(turns),
        _ACTING.get(state.phase, ""),
        coming_order(state),
        _thresholds(state),
    )


def _thresholds(state: State) -> str:
    largest, texts = largest_network(state), []
    step2_at, end_at = thresholds_ahead(state)
    if step2_at is not None:
        left = step2_at - largest
        texts.append(translate("AtHand", "%n cities to Step 2", "cities", left))
    if end_at is not None:
        left = end_at - largest
        texts.append(translate("AtHand", "%n cities to the end", "of the game, cities", left))
    return " · ".join(texts)


def first_cell(widths: Sequence[float], powered: int, room: float) -> int:
    """Return the first cell of the income table to show: one before that of the powered cities.

    It is later if the one after that would not fit, and earlier if all to the end fit.
    """
    first = max(0, powered - 1)
    if sum(widths[first : powered + 2]) > room:
        first = powered
    while first and sum(widths[first - 1 :]) <= room:
        first -= 1
    return first


class DecisionFigures(QWidget):
    """Two lines, or one if `flat`; what does not fit on a line is left out.

    They have the player's text size where there is height to spare.
    """

    # Orca reads all static text of a new page; this is for looking up, so it is a paragraph.
    accessible_role = QAccessible.Role.Paragraph

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.flat = False
        self.facts: DecisionFacts | None = None

    def show_state(self, state: State) -> None:
        """Show the figures of a state, none once no round follows."""
        facts = None if ends_game(state) else decision_facts(state)
        if facts != self.facts:
            self.facts = facts
            self.setAccessibleName("" if facts is None else self._description(facts))
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the lines."""
        return QSize(look().ipx(300), look().text_px(_ROW * self._lines))

    def base_size_hint(self) -> QSize:
        """Return the size of the lines with text at its base size."""
        return QSize(look().ipx(300), look().ipx(_ROW * self._lines))

    def minimumSizeHint(self) -> QSize:
        """Return the same height: the widget is shown whole or not at all."""
        return QSize(look().ipx(200), self.base_size_hint().height())

    @property
    def _lines(self) -> int:
        return 1 if self.flat else 2

    @property
    def _by(self) -> float:
        """The text factor that the height has room for."""
        high = self.height() / look().scale / self._lines
        return next((by for by in look().text_sizes() if _ROW * by <= high + 1), 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        facts = self.facts
        if facts is None:
            return
        painter, row = smooth_painter(self), _ROW * self._by
        width = self.width() / look().scale
        if self.flat:
            x = self._paint_pay(painter, facts, width - self._order_width(facts.coming) - _GAP)
            self._paint_order(painter, self._coming_name(), facts.coming, x, 0, width)
            return
        self._paint_pay(painter, facts, width)
        x = 0.0
        if facts.acting:
            x = self._paint_order(painter, facts.acting_name, facts.acting, x, row, width)
        x = self._paint_order(painter, self._coming_name(), facts.coming, x, row, width)
        room = QRectF(x, row, width - x, row)
        size, ink = CAPTION * self._by, look().theme.text_second
        if width_of(facts.thresholds, size) <= room.width():
            paint_text(painter, room, facts.thresholds, size, ink)

    def _paint_pay(self, painter: QPainter, facts: DecisionFacts, right: float) -> float:
        """Paint as much of the income table as fits; return the x where it ends."""
        theme, by = look().theme, self._by
        row, small, large = _ROW * by, CAPTION * by, BODY * by
        x = self._paint_word(painter, translate("AtHand", "Income"), 0, 0)
        widths = [
            20 + width_of(str(count), small) + width_of(str(pay), large, SEMIBOLD)
            for count, pay in facts.pay
        ]
        first = first_cell(widths, facts.powered, right - x)
        for (count, pay), wide in zip(facts.pay[first:], widths[first:], strict=True):
            if x + wide > right:
                break
            if count == facts.powered:
                cell = QRectF(x, 1, wide, row - 2)
                paint_round(painter, pixels(cell), look().px(RADIUS_SLOT), theme.surface_3)
            line = QRectF(x + 7, 0, wide - 14, row)
            paint_text(painter, line, str(count), small, theme.text_second)
            paint_text(painter, line, str(pay), large, theme.text, SEMIBOLD, "right")
            x += wide
        return x + _GAP

    def _paint_order(
        self, painter: QPainter, name: str, seats: Sequence[int], x: float, y: float, right: float
    ) -> float:
        """Paint a heading and seats, the current one underlined; return the x where they end."""
        if x + self._order_width(seats, name) > right:
            return x
        row, side = _ROW * self._by, _HOUSE * self._by
        x = self._paint_word(painter, name, x, y)
        for seat in seats:
            house = QRectF(x, y + (row - side) / 2 - 1, side, side)
            paint_house(painter, self.session.colour_of(seat), pixels(house))
            if seat == self.session.state.seat:
                line = QRectF(x, y + row - 4, side, 2)
                paint_round(painter, pixels(line), 0, look().theme.accent)
            x += side + 4
        return x + _GAP

    def _order_width(self, seats: Sequence[int], name: str | None = None) -> float:
        words = width_of(self._coming_name() if name is None else name, CAPTION * self._by)
        return words + 8 + len(seats) * (_HOUSE * self._by + 4)

    def _paint_word(self, painter: QPainter, word: str, x: float, y: float) -> float:
        size, ink = CAPTION * self._by, look().theme.text_second
        wide = width_of(word, size)
        paint_text(painter, QRectF(x, y, wide + 1, _ROW * self._by), word, size, ink)
        return x + wide + 8

    @staticmethod
    def _coming_name() -> str:
        return translate("AtHand", "Next order", "turn order of the next round")

    def _description(self, facts: DecisionFacts) -> str:
        ahead = facts.pay[max(0, facts.powered - 1) :]
        pay = ", ".join(f"{count}: {amount}" for count, amount in ahead)
        parts = [translate("AtHand", "Income by cities: {pay}").format(pay=pay)]
        for name, order in ((facts.acting_name, facts.acting), (self._coming_name(), facts.coming)):
            if order and name:
                names = [seat_name(self.session, seat) for seat in order]
                parts.append(f"{name}: {', '.join(names)}")
        return "; ".join(filter(None, [*parts, facts.thresholds]))

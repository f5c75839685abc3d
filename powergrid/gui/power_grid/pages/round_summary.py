# SPDX-License-Identifier: MIT
"""A summary of the last round: everybody's income, and the fuel refill."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size, largest_size, width_of
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, CAPTION, SEMIBOLD
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.kinds import paint_kind
from powergrid.rules.events import (
    Event,
    FuelRefilled,
    PhaseBegan,
    PhaseEnded,
    PlantsRun,
    UraniumSold,
)
from powergrid.rules.fuel import FUEL_NAMES, FUELS, NO_TOKENS, Tokens, add_tokens
from powergrid.rules.state import BUREAUCRACY

_GAP, _HOUSE = 12, 17


@dataclass
class RoundResult:
    """The cities each seat powered, what it earned, and the refill."""

    round: int = 0
    powered: dict[int, int] = field(default_factory=dict)
    earned: dict[int, int] = field(default_factory=dict)
    refilled: Tokens = NO_TOKENS


def last_round(parts: Sequence[Sequence[Event]]) -> RoundResult | None:
    """Return the result of the last complete round; `parts` are the events of each action.

    Seats that ran their plants before the first event, in a position set up by hand, are left out.
    """
    phase: list[Event] = []
    for event in (event for events in reversed(parts) for event in reversed(events)):
        if phase and isinstance(event, PhaseBegan):
            break
        if phase or (isinstance(event, PhaseEnded) and event.phase == BUREAUCRACY):
            phase.append(event)
    result = RoundResult()
    for event in reversed(phase):
        if isinstance(event, PlantsRun):
            result.powered[event.seat] = event.powered
            result.earned[event.seat] = event.income
        elif isinstance(event, UraniumSold) and event.seat in result.earned:
            result.earned[event.seat] += event.income
        elif isinstance(event, FuelRefilled):
            result.refilled = add_tokens(result.refilled, event.added)
        elif isinstance(event, PhaseEnded):
            result.round = event.round
    return result if phase else None


class RoundSummary(QWidget):
    """One line: each seat's house and income, then the refill of each fuel."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.result: RoundResult | None = None

    def show_last(self) -> bool:
        """Show the last complete round; return whether there is one."""
        result = last_round([played.events for played in self.session.past])
        self.show_result(result)
        return result is not None

    def show_result(self, result: RoundResult | None) -> None:
        """Show the result of a round."""
        self.result = result
        if result is not None:
            seats = self.session.seats
            texts = [
                self.tr("{name} powers {powered} and earns {earned}").format(
                    name=seats[seat].name, powered=result.powered[seat], earned=earned
                )
                for seat, earned in result.earned.items()
            ]
            self.setAccessibleName("; ".join(texts))
        self.update()

    def sizeHint(self) -> QSize:
        """Return one line in the player's text size."""
        return QSize(look().ipx(300), look().text_px(26))

    def base_size_hint(self) -> QSize:
        """Return one line with text at its base size."""
        return QSize(look().ipx(300), look().ipx(26))

    def minimumSizeHint(self) -> QSize:
        """Return one line."""
        return QSize(look().ipx(120), look().ipx(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much as fits."""
        if self.result is None:
            return
        painter, by = QPainter(self), self._growth(self.result)
        bold, small = look().font(BODY * by, SEMIBOLD), look().font(CAPTION * by)
        x = self._write(painter, 0, self._title(self.result), small, "second")
        side, gap = look().px(_HOUSE * by), look().px(5)
        top = (self.height() - side) / 2
        for seat, earned in self.result.earned.items():
            text = f"+{earned}"
            width = side + gap + QFontMetricsF(bold).horizontalAdvance(text)
            if x + width > self.width():
                return
            paint_house(painter, self.session.seats[seat].colour, QRectF(x, top, side, side))
            x = self._write(painter, x + side + gap, text, bold, "text")
        x += look().px(6)
        if not self._write_refill(painter, x, self.result.refilled, by):
            self._write_refill(painter, x, self.result.refilled, 1)

    def _title(self, result: RoundResult) -> str:
        return self.tr("Round {round}").format(round=result.round)

    def _growth(self, result: RoundResult) -> float:
        """Return the largest text factor at which the incomes fit."""
        room = QRectF(0, 0, *design_size(self))

        def needed(size: float) -> float:
            texts = [width_of(f"+{earned}", size, SEMIBOLD) for earned in result.earned.values()]
            title = width_of(self._title(result), size * CAPTION / BODY)
            return title + sum(texts) + len(texts) * (_HOUSE * size / BODY + 5 + _GAP) + _GAP

        return largest_size(room, BODY, needed) / BODY

    def _write_refill(self, painter: QPainter, x: float, refilled: Tokens, by: float) -> bool:
        """Write the refill if all of it fits, and return that: only a part would mislead."""
        px, small = look().px, look().font(CAPTION * by)
        word, metrics = self.tr("refill"), QFontMetricsF(small)
        sign = px(_HOUSE * by)
        added = {fuel: f"+{refilled[fuel]}" for fuel in FUELS if refilled[fuel]}
        lengths = [sign + px(3) + metrics.horizontalAdvance(text) for text in added.values()]
        needed = metrics.horizontalAdvance(word) + sum(lengths) + px(_GAP) * len(lengths)
        if not added or x + needed > self.width():
            return False
        x = self._write(painter, x, word, small, "second")
        for fuel, text in added.items():
            spot = QRectF(x, (self.height() - sign) / 2, sign, sign)
            paint_kind(painter, FUEL_NAMES[fuel], spot, look().theme)
            x = self._write(painter, x + sign + px(3), text, small, "good")
        return True

    def _write(self, painter: QPainter, x: float, text: str, font: QFont, tone: str) -> float:
        theme = look().theme
        ink = {"text": theme.text, "second": theme.text_second, "good": theme.good}[tone]
        width = QFontMetricsF(font).horizontalAdvance(text)
        if x + width <= self.width():
            paint_line(painter, QRectF(x, 0, width + 1, self.height()), text, font, ink)
        return x + width + look().px(_GAP)

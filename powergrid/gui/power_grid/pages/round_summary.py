# SPDX-License-Identifier: MIT
"""A summary of the last round: everybody's income, and the fuel refill."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size, paint_text, pixels, width_of
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import BODY, CAPTION, REGULAR, SEMIBOLD
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.kinds import paint_kind
from powergrid.gui.power_grid.words.terms import tokens_listed
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

_GAP, _TIGHT_GAP = 12, 6
_SIGN, _BESIDE = 17, 4
"""The size of a house or a fuel, and its distance from the figure beside it."""


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


class Form(NamedTuple):
    """What the line shows, the factor of its text, and the gap between two parts.

    All incomes are shown, and all of the refill or nothing of it: only a part would mislead.
    """

    by: float
    gap: float = _GAP
    has_title: bool = True
    has_refill: bool = True


_FORMS: Final = (
    Form(1, has_title=False),
    Form(1, _TIGHT_GAP, has_title=False),
    Form(CAPTION / BODY, _TIGHT_GAP, has_title=False),
    Form(1, has_refill=False),
    Form(1, has_title=False, has_refill=False),
    Form(1, _TIGHT_GAP, has_title=False, has_refill=False),
    Form(CAPTION / BODY, _TIGHT_GAP, has_title=False, has_refill=False),
)
"""The forms where there is no room for everything, the fullest first."""


class _Part(NamedTuple):
    """A text and the sign before it, if any."""

    text: str
    size: float
    weight: int
    role: Role
    paint_sign: Callable[[QPainter, QRectF], None] | None = None


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
            refill = tokens_listed(result.refilled)
            if refill:
                texts.append(self.tr("refill: {tokens}").format(tokens=refill))
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
        """Paint the fullest form that fits."""
        if self.result is None or (form := self.form()) is None:
            return
        painter, (_, height), x = QPainter(self), design_size(self), 0.0
        side = _SIGN * form.by
        for part in self._parts(self.result, form):
            if part.paint_sign is not None:
                part.paint_sign(painter, pixels(QRectF(x, (height - side) / 2, side, side)))
                x += side + _BESIDE
            wide = width_of(part.text, part.size, part.weight)
            line = QRectF(x, 0, wide + 1, height)
            paint_text(
                painter, line, part.text, part.size, look().theme.ink(part.role), part.weight
            )
            x += wide + form.gap

    def form(self) -> Form | None:
        """Return the fullest form that fits, None if not even all incomes do."""
        result, (width, height) = self.result, design_size(self)
        if result is None:
            return None
        for form in (*map(Form, look().text_sizes()), *_FORMS):
            parts = self._parts(result, form)
            wide = sum(width_of(part.text, part.size, part.weight) for part in parts)
            signs = sum(part.paint_sign is not None for part in parts)
            wide += signs * (_SIGN * form.by + _BESIDE) + form.gap * (len(parts) - 1)
            if wide <= width and _SIGN * form.by <= height:
                return form
        return None

    def _parts(self, result: RoundResult, form: Form) -> list[_Part]:
        """Return the title, everybody's income, and the refill, as far as a form has them."""
        small, large = CAPTION * form.by, BODY * form.by
        parts = []
        if form.has_title:
            title = self.tr("Round {round}").format(round=result.round)
            parts.append(_Part(title, small, REGULAR, "text_second"))
        for seat, earned in result.earned.items():
            sign = partial(_paint_house, self.session.seats[seat].colour)
            parts.append(_Part(f"+{earned}", large, SEMIBOLD, "text", sign))
        added = [fuel for fuel in FUELS if result.refilled[fuel]]
        if form.has_refill and added:
            parts.append(_Part(self.tr("refill"), small, REGULAR, "text_second"))
            for fuel in added:
                sign = partial(_paint_fuel, FUEL_NAMES[fuel])
                parts.append(_Part(f"+{result.refilled[fuel]}", small, REGULAR, "good", sign))
        return parts


def _paint_house(colour: str, painter: QPainter, rect: QRectF) -> None:
    paint_house(painter, colour, rect)


def _paint_fuel(name: str, painter: QPainter, rect: QRectF) -> None:
    paint_kind(painter, name, rect, look().theme)

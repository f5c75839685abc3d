# SPDX-License-Identifier: MIT
"""The last events as sentences, each with the house of its player."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.tab_stop import TabStop
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import BODY
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.words.events import sentence, was_skipped
from powergrid.play.faults import Fault
from powergrid.rules.events import Event, PhaseBegan, PhaseEnded, TurnEnded, seat_of
from powergrid.rules.state import NO_SEAT

_SIDE = 14


class SeatIcons(QWidget):
    """Each house is beside the first line of its text."""

    def __init__(self, texts: Sequence[QWidget]) -> None:
        super().__init__()
        self._texts = tuple(texts)
        self._colours = [""] * len(self._texts)

    def show_colours(self, colours: Sequence[str]) -> None:
        """Show houses in these colours; an empty colour means no house."""
        self._colours = list(colours)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the houses beside their texts."""
        painter = QPainter(self)
        side, line = look().px(_SIDE), look().px(BODY * 1.4)
        for text, colour in zip(self._texts, self._colours, strict=True):
            if colour and not text.isHidden():
                middle = text.y() + min(float(text.height()), line) / 2
                paint_house(painter, colour, QRectF(1, middle - side / 2, side, side))


QUIET: Final = (PhaseBegan, PhaseEnded, TurnEnded)
"""Events that need no sentence: the phase strip and the next turn show them."""


class RecentEvents(TabStop):
    """The newest event is last; if not all fit, the oldest are left out."""

    accessible_role = QAccessible.Role.StaticText

    class Sentence(Text):
        """One sentence, which screen readers do not read when the page opens."""

        accessible_role = QAccessible.Role.Paragraph

    def __init__(self, session: Session, max_lines: int) -> None:
        super().__init__(gap=8, pad=8, ground="surface_1")
        self.session = session
        self.lines = [RecentEvents.Sentence(size=BODY, wraps=True) for _ in range(max_lines)]
        self.column = Line(vertical=True, gap=4)
        for at, line in enumerate(self.lines):
            self.column.add(line, drop=max_lines - at)
        self.column.add_space()
        self.icons = SeatIcons(self.lines)
        self.add(self.icons, minimum=16, hint=16)
        self.add(self.column, stretch=1, minimum=100)

    def show_events(self, events: Sequence[Event | Fault]) -> None:
        """Show the last of these events that have a sentence here."""
        last = [event for event in events if self._is_shown(event)][-len(self.lines) :]
        free = len(self.lines) - len(last)
        self.icons.show_colours([""] * free + [self._colour_of(event) for event in last])
        texts = [""] * free + [sentence(event, self.session) for event in last]
        if not self.hasFocus():  # with the focus, its name follows the announcements
            self.setAccessibleName(texts[-1])
        for line, text in zip(self.lines, texts, strict=True):
            line.say(text, "text" if line is self.lines[-1] else "text_second")
            self.column.want(line, bool(text))

    def resize_type(self, size: int) -> None:
        """Set the type size."""
        self.icons.update()
        for line in self.lines:
            line.resize_type(size)

    def _is_shown(self, event: Event | Fault) -> bool:
        return not isinstance(event, QUIET) or was_skipped(event, self.session)

    def _colour_of(self, event: Event | Fault) -> str:
        """Return the colour of the event's player, empty for events without a player."""
        seat = event.seat if isinstance(event, Fault) else seat_of(event)
        return "" if seat == NO_SEAT else self.session.seats[seat].colour

# SPDX-License-Identifier: MIT
"""The log of a game of Factory Manager, under headings of round and phase; Escape closes it."""

from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.factory.rules.events import Event, PhaseBegan, RoundBegan, seat_of
from powergrid.factory.rules.state import NO_SEAT
from powergrid.gui.factory_manager.event_words import sentence
from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.factory_manager.session import FactorySession, first_events
from powergrid.gui.factory_manager.words import moment_name
from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.log_list import LogLine, LogList
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.painted import paint_plain
from powergrid.gui.kit.rows_model import RowsModel
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import SEMIBOLD
from powergrid.gui.kit.translation import translate


class LogRow(NamedTuple):
    """A line of the log, and the number of actions before it."""

    number: int
    line: LogLine
    position: int

    @property
    def words(self) -> str:
        """The sentence or heading."""
        return self.line.text


class LogPanel(Line):
    """The log; `moment_asked` carries the number of actions before the chosen line."""

    close_asked = Signal()
    moment_asked = Signal(int)

    def __init__(self, session: FactorySession, parent: QWidget) -> None:
        super().__init__(parent, vertical=True, gap=0, pad=4, ground="surface_2")
        self._session = session
        self.rows = RowsModel[LogRow](attrgetter("words"), self)
        self.list = LogList(self.rows, self._line_at, paint_worker, self)
        title = translate("Factory", "Log")
        note(self, title, ("Esc", translate("Factory", "Close")))
        self.list.setAccessibleName(title)
        self.list.activated.connect(
            lambda index: self.moment_asked.emit(self.rows.rows[index.row()].position)
        )
        head = Line(pad=8)
        head.add(Text(title, weight=SEMIBOLD), stretch=1)
        self.add(head)
        self.add(self.list, stretch=1)
        self.setFocusProxy(self.list)

    def refresh(self) -> None:
        """Show everything that has happened."""
        self.rows.update_rows([*log_rows(self._session)])

    def event(self, event: QEvent) -> bool:
        """Keep Escape from the window's shortcuts."""
        is_own = keep_key(event, lambda pressed: pressed.key() == Qt.Key.Key_Escape)
        return is_own or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_asked.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background behind the round corners, too: what is below must not show."""
        paint_plain(QPainter(self), self.rect(), look().theme.background)
        super().paintEvent(event)

    def _line_at(self, index: Index) -> LogLine:
        return self.rows.rows[index.row()].line


def log_rows(session: FactorySession) -> Iterator[LogRow]:
    """Yield the rows of the whole log, headings included."""
    number, last = 0, (0, 0)
    state, seats = session.state, session.seats
    for position, moment, event in _events(session):
        if moment != last:
            yield LogRow(number, LogLine(moment_name(*moment), True), position)
            number, last = number + 1, moment
        seat = seat_of(event)
        colour = "" if seat == NO_SEAT else seats[seat].colour
        yield LogRow(number, LogLine(sentence(event, state, seats), colour=colour), position)
        number += 1


def _events(session: FactorySession) -> Iterator[tuple[int, tuple[int, int], Event]]:
    """Yield each event with the number of actions before it, and its round and phase."""
    done = [(at, played.events) for at, played in enumerate(session.past)]
    moment = 0, 0
    for position, events in [(0, first_events(session)), *done]:
        for event in events:
            if isinstance(event, RoundBegan):
                moment = event.round, 1
            elif isinstance(event, PhaseBegan):
                moment = moment[0], event.phase
            else:
                yield position, moment, event

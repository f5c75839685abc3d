# SPDX-License-Identifier: MIT
"""The end of a game: who has won and why, how it came to that, and where the money went."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.button import Button
from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import BODY, FIGURE, LEAD, SEMIBOLD, TITLE
from powergrid.gui.pages.end.chart import Chart
from powergrid.gui.pages.end.money_bars import MoneyBars
from powergrid.gui.pages.end.places import headline, why
from powergrid.gui.pages.end.standing_row import StandingHead, StandingRow
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, Text, caption
from powergrid.gui.sentences import sentence
from powergrid.gui.session import Session
from powergrid.stats.figures import figures
from powergrid.stats.highlights import highlights

_NARROW = 1500


class EndView(QWidget):
    """The final standings of a session whose game is over."""

    replay_asked = Signal()
    rematch_asked = Signal()
    table_asked = Signal()
    save_asked = Signal()
    new_game_asked = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        events = [event for played in session.past for event in played.events]
        self._events = events
        self.figures = figures(events, len(session.seats))
        self.sheet = Line(self, vertical=True, gap=14)
        self._make_head()
        self._make_table()
        self._make_charts()
        look().changed.connect(self._lay_out)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), look().theme.background)

    def _make_head(self) -> None:
        text, note = headline(self.session)
        seat = self.session.seats[self.session.state.ranking[0]]
        self.title = Text(text, size=FIGURE, weight=SEMIBOLD, shrinks=False)
        self.tie = Text(note, role="text_second")
        self.replay = Button(self.tr("Replay"), "R")
        self.table = Button(self.tr("Table"), "T")
        self.save = Button(self.tr("Save"), "S")
        self.rematch = Button(self.tr("Rematch"), "M")
        self.new_game = Button(self.tr("New game"), "Enter", True)
        head = Line(gap=12)
        head.add(Sign(house=seat.colour, side=36))
        head.add(self.title)
        head.add(self.tie, stretch=1, drop=1, least=120)
        head.add_space()
        for button, key, signal in (
            (self.replay, "R", self.replay_asked),
            (self.table, "T", self.table_asked),
            (self.save, "S", self.save_asked),
            (self.rematch, "M", self.rematch_asked),
            (self.new_game, "Enter", self.new_game_asked),
        ):
            button.clicked.connect(signal)
            bind(button, key, button.click)
            head.add(button)
        self.sheet.add(head)
        self.under = Text(note, role="text_second")
        self.sheet.add(self.under)

    def _make_table(self) -> None:
        session, state = self.session, self.session.state
        columns = max(3, *(len(plants) for plants in state.plants))
        table = Line(vertical=True, gap=6)
        table.add(StandingHead(columns), drop=1)
        for place, seat in enumerate(state.ranking):
            row = StandingRow(
                place + 1,
                session.seats[seat],
                (state.powered[seat], len(state.cities[seat]), state.money[seat]),
                [state.game.plants[number] for number in state.plants[seat]],
                why(session, place),
                columns,
            )
            table.add(row, least=32, wish=58)
        self.sheet.add(table)

    def _make_charts(self) -> None:
        seats, state = self.session.seats, self.session.state
        end_at = self.tr("by round, the end is called at {count}").format(count=state.game.end_at)
        cities = Chart(self.tr("Cities"), seats, self.figures.cities)
        powered = Chart(self.tr("Cities powered"), seats, self.figures.powered)
        charts = Line(gap=14)
        charts.add(_panel(self.tr("Cities"), end_at, cities), stretch=1, least=300, wish=300)
        charts.add(
            _panel(self.tr("Cities powered"), self.tr("by round, as paid"), powered),
            stretch=1,
            least=300,
            wish=300,
        )
        self.sheet.add(charts, stretch=3, least=160)
        bars = MoneyBars(seats, self.figures.spent, state.money)
        told = Line(vertical=True, gap=6)
        for number, event in highlights(self._events):
            row = Line(gap=12)
            label = self.tr("Round {round}").format(round=number)
            row.add(Text(label, weight=SEMIBOLD), least=80, wish=86)
            row.add(Text(sentence(event, self.session), role="text_second"), stretch=1)
            told.add(row, least=18, wish=30, drop=1)
        told.add_space()
        lower = Line(gap=14)
        lower.add(
            _panel(self.tr("Where the money went"), self.tr("Elektro over the whole game"), bars),
            stretch=1,
            least=300,
            wish=300,
        )
        lower.add(_panel(self.tr("What stood out"), "", told), stretch=1, least=300, wish=300)
        self.sheet.add(lower, stretch=2, drop=1)

    def _lay_out(self) -> None:
        margin = look().ipx(24 if self.width() >= look().px(_NARROW) else 14)
        self.sheet.gap = 14 if self.height() >= look().px(900) else 8
        is_narrow = self.width() < look().px(_NARROW)
        self.title.resize_type(TITLE if is_narrow else FIGURE)
        self.under.resize_type(BODY)
        # Beside the title a tie has no room on a small window, so there it has a line of its own.
        self.tie.say("" if is_narrow else self.under.text)
        self.sheet.want(self.under, is_narrow and bool(self.under.text))
        self.sheet.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))
        self.sheet.place()
        self.update()


def _panel(title: str, note: str, content: QWidget) -> Line:
    """Return a ground with a title, a note and what it is about."""
    head = Line(gap=10)
    head.add(Text(title, size=LEAD, weight=SEMIBOLD, shrinks=False))
    head.add(caption(note), stretch=1)
    panel = Line(vertical=True, gap=8, pad=14, ground="surface_1")
    panel.add(head)
    panel.add(content, stretch=1)
    return panel

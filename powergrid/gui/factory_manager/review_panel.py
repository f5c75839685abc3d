# SPDX-License-Identifier: MIT
"""The review of a game: the expected money, and the costliest turns."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from powergrid.gui.factory_manager.review_words import mistake_row
from powergrid.gui.factory_manager.round_charts import paint_mark, panel
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.row_selection import lead_to_selected
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.review.mistake_delegate import MistakeDelegate
from powergrid.gui.shell.review.mistakes import EVERYBODY, MistakeModel
from powergrid.gui.shell.review.moment_chart import MomentChart
from powergrid.gui.shell.review.reviewing import Reviewing
from powergrid.play.thinker import Thinker

if TYPE_CHECKING:
    from powergrid.factory.bots.review import Review


def new_reviewing(session: FactorySession, thinker: Thinker) -> Reviewing:
    """Return what judges the finished game of a session, once it is started."""
    from powergrid.factory.bots.review import joined, turns  # not before a game is over

    def whole(parts: "Sequence[Review]") -> "Review":
        return joined(parts, len(session.past), session.state)

    moves = [(played.before, played.action) for played in session.past]
    return Reviewing(session, thinker, turns(moves), whole)


class ReviewPanel(Line):
    """Starts the review when created; `moment_asked` leads to a turn of the game."""

    moment_asked = Signal(int)

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(vertical=True, gap=12)
        self.reviewing = reviewing
        self.chart: MomentChart | None = None
        self.model = MistakeModel(())
        self.list = QListView()
        self.status = Text(role="text_second")
        self.stop = Button("")
        self.stop.clicked.connect(self._start_or_stop)
        waiting = Line(gap=12)
        waiting.add(self.status)
        waiting.add(self.stop)
        waiting.add_space()
        self.add(waiting)
        self.add_space()
        reviewing.moved.connect(self._show)
        reviewing.start()
        self._show()

    def _show(self) -> None:
        if self.reviewing.review is not None:
            if self.chart is None:
                self._make(self.reviewing.review)
            return
        text = translate("ReviewPanel", "Analysing… {percent}%")
        does = translate("ReviewPanel", "Stop")
        if not self.reviewing.is_running:
            text = translate("ReviewPanel", "Analysis paused at {percent}%")
            does = translate("ReviewPanel", "Continue")
        self.status.say(text.format(percent=self.reviewing.percent))
        self.stop.set_text(does)

    def _start_or_stop(self) -> None:
        if self.reviewing.is_running:
            self.reviewing.stop()
        else:
            self.reviewing.start()

    def _make(self, review: "Review") -> None:
        seats, moves = self.reviewing.session.seats, self.reviewing.moves
        moments = [(at, [round(one) for one in money]) for at, money in review.moments]
        rounds = [moves[at].before.round for at, _ in moments[:-1]]
        title = translate("Factory", "Money to be expected")
        self.chart = MomentChart(title, seats, moments, rounds, review.faults, paint_mark)
        self.chart.moment_asked.connect(self.moment_asked)
        rows = [mistake_row(one, moves[one.position].before) for one in review.faults]
        self.model = MistakeModel(rows, self)
        self.clear()
        note = translate(
            "Factory", "at the end, if the strongest bot played on; a dot marks a costly turn"
        )
        self.add(panel(title, note, self.chart), stretch=4)
        none = translate("Factory", "nobody could have done much better")
        note = translate("Factory", "in Elektro at the end; a click leads to the turn")
        title = translate("Factory", "Costliest turns")
        self.add(panel(title, note if rows else none, self._new_list()), stretch=5)
        self.place()

    def _new_list(self) -> Line:
        seats, view = self.reviewing.session.seats, self.list
        names = [translate("Factory", "All"), *(seat.name for seat in seats)]
        self.filter = Segments(names)
        self.filter.chosen.connect(lambda at: self.model.show_seat(at - 1 if at else EVERYBODY))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.viewport().setAutoFillBackground(False)
        view.setModel(self.model)
        view.setItemDelegate(MistakeDelegate(self.model, seats, view, paint_mark))
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setAccessibleName(translate("Factory", "Costliest turns"))
        lead_to_selected(view)
        view.clicked.connect(self._lead_to)
        view.activated.connect(self._lead_to)
        body = Line(vertical=True, gap=8)
        body.add(self.filter, drop=1)
        body.add(view, stretch=1, minimum=44)
        return body

    def _lead_to(self, index: QModelIndex) -> None:
        self.moment_asked.emit(self.model.rows[index.row()].fault.position)

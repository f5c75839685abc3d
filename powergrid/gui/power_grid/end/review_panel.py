# SPDX-License-Identifier: MIT
"""The review of a game: the chart of all chances, and the costliest moves beside it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.row_selection import lead_to_selected
from powergrid.gui.kit.text import Text
from powergrid.gui.power_grid.end.chance_chart import ChanceChart
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.end.round_charts import panel
from powergrid.gui.power_grid.end.tally_table import TallyTable
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.seat_button import SeatButton
from powergrid.gui.power_grid.words.mistakes import mistake_row
from powergrid.gui.shell.review.mistake_delegate import MistakeDelegate
from powergrid.gui.shell.review.mistakes import EVERYBODY, MistakeModel

if TYPE_CHECKING:
    from powergrid.bots import Review

_TURNED = 900


class ReviewPanel(Line):
    """Starts the review when created; `moment_asked` leads to a move of the game."""

    moment_asked = Signal(int)

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(gap=14)
        self.reviewing = reviewing
        self.chart: ChanceChart | None = None
        self.model: MistakeModel | None = None
        self.list = QListView()
        self.status = Text(role="text_second")
        self.stop = Button("")
        self.stop.clicked.connect(self._start_or_stop)
        row = Line(gap=12)
        row.add(self.status)
        row.add(self.stop)
        row.add_space()
        self._waiting = Line(vertical=True)
        self._waiting.add(row)
        self._waiting.add_space()
        self.add(self._waiting, stretch=1)
        reviewing.moved.connect(self._show)
        reviewing.start()
        self._show()

    def arrange(self) -> None:
        """Place the list below the chart if both do not fit side by side."""
        self.vertical = self.width() < look().px(_TURNED) < self.height()
        super().arrange()

    def _show(self) -> None:
        if self.reviewing.review is not None:
            if self.chart is None:
                self._make()
            return
        is_running = self.reviewing.is_running
        text = self.tr("Analysing… {percent}%")
        if not is_running:
            text = self.tr("Analysis paused at {percent}%")
        self.status.say(text.format(percent=self.reviewing.percent))
        self.stop.set_text(self.tr("Stop") if is_running else self.tr("Continue"))

    def _start_or_stop(self) -> None:
        if self.reviewing.is_running:
            self.reviewing.stop()
        else:
            self.reviewing.start()

    def _make(self) -> None:
        review, moves = self.reviewing.review, self.reviewing.moves
        seats = self.reviewing.session.seats
        assert review is not None
        self.want(self._waiting, False)
        self.chart = ChanceChart(seats, review, moves)
        self.chart.moment_asked.connect(self.moment_asked)
        note = self.tr("in %; a dot marks a costly move")
        self.add(
            panel(self.tr("Chance of winning"), note, self.chart), stretch=2, minimum=300, hint=300
        )
        rows = (mistake_row(one, moves[one.position].before, seats) for one in review.faults)
        self.model = MistakeModel(rows, self)
        self._make_list()
        faults = Line(vertical=True, gap=6)
        faults.add(self._new_tallies(review), drop=1)
        faults.add(self._new_seat_row())
        faults.add(self.list, stretch=1, minimum=44)
        title = self.tr("Costliest moves")
        self.add(panel(title, self._note(), faults), stretch=3, minimum=300, hint=300)
        self.place()

    def _new_tallies(self, review: "Review") -> Line:
        from powergrid.bots import tallies

        seats, moves = self.reviewing.session.seats, self.reviewing.moves
        phases = {at: move.before.phase for at, move in enumerate(moves)}
        self.tallies = TallyTable(tallies(review, phases, len(seats)), seats)
        self.tallies.setAccessibleName(
            self.tr("Lost to mistakes and to cards, in percentage points")
        )
        return self.tallies

    def _note(self) -> str:
        if self.model is not None and self.model.rows:
            return self.tr("click one to see it in the replay")
        return self.tr("no move was worse than the strongest bot's choice")

    def _make_list(self) -> None:
        assert self.model is not None
        view, seats = self.list, self.reviewing.session.seats
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.viewport().setAutoFillBackground(False)
        view.setModel(self.model)
        view.setItemDelegate(MistakeDelegate(self.model, seats, view, paint_house))
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setAccessibleName(self.tr("Costliest moves"))
        lead_to_selected(view)
        view.clicked.connect(self._lead_to)
        view.activated.connect(self._lead_to)

    def _new_seat_row(self) -> Line:
        row = Line(gap=2)
        buttons = [SeatButton(EVERYBODY, "", self.tr("All", "all moves"))]
        seats = self.reviewing.session.seats
        buttons += [SeatButton(seat, one.colour, one.name) for seat, one in enumerate(seats)]
        buttons[0].setChecked(True)
        assert self.model is not None
        for button in buttons:
            button.chosen.connect(self.model.show_seat)
            row.add(button)
        row.add_space()
        return row

    def _lead_to(self, index: QModelIndex) -> None:
        assert self.model is not None
        self.moment_asked.emit(self.model.rows[index.row()].fault.position)

# SPDX-License-Identifier: MIT
"""The review of a game: the chart of all chances, and the costliest moves beside it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.power_grid.end.chance_chart import ChanceChart
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.end.tally_table import TallyTable
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.seat_button import seat_buttons
from powergrid.gui.power_grid.words.advice import mistake_row
from powergrid.gui.shell.review.mistake_list import MistakeList
from powergrid.gui.shell.review.mistakes import EVERYBODY
from powergrid.gui.shell.review.review_progress import ReviewProgress

if TYPE_CHECKING:
    from powergrid.analysis import Review

_STACKED_BELOW = 900
"""In a narrower panel the list is below the chart."""
_BOTH = 380
"""In a lower panel an empty list is beside the chart."""


class ReviewPanel(Line):
    """Starts the review when created; `moment_asked` leads to a move of the game."""

    moment_asked = Signal(int)

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(gap=14)
        self.reviewing = reviewing
        self.chart: ChanceChart | None = None
        self._is_empty = False
        self.progress = ReviewProgress(reviewing)
        self._chart_room = Line()
        self.add(self._chart_room, stretch=2, minimum=300, hint=300)
        self.want(self._chart_room, False)
        waiting = Line(vertical=True)
        waiting.add(self.progress)
        waiting.add_space()
        self._waiting = titled_panel(self.tr("Costliest moves"), "", waiting)
        self.add(self._waiting, stretch=3, minimum=300, hint=300)
        reviewing.progressed.connect(self._show)
        reviewing.start()
        self._show()

    def arrange(self) -> None:
        """Place the list below the chart if both do not fit side by side, or if it is empty."""
        is_narrow = self.width() < look().px(_STACKED_BELOW) < self.height()
        self.vertical = is_narrow or (self._is_empty and self.height() > look().px(_BOTH))
        super().arrange()

    def _show(self) -> None:
        """Show what is known: the chances come at once, the list when all moves are judged."""
        known = self.reviewing.so_far
        if known is None:
            return
        if self.chart is None:
            self._show_chart(known)
        else:
            self.chart.show_mistakes(known.mistakes)
        if known is self.reviewing.review and self.is_wanted(self._waiting):
            self._show_list(known)

    def _show_chart(self, known: "Review") -> None:
        self.chart = ChanceChart(self.reviewing.session.seats, known, self.reviewing.moves)
        self.chart.moment_asked.connect(self.moment_asked)
        note = self.tr("in %; dots: costly moves")
        panel = titled_panel(self.tr("Chance of winning"), note, self.chart)
        self._chart_room.add(panel, stretch=1)
        self.want(self._chart_room, True)
        self.place()

    def _show_list(self, review: "Review") -> None:
        seats, moves = self.reviewing.session.seats, self.reviewing.moves
        self.want(self._waiting, False)
        title = self.tr("Costliest moves")
        rows = (
            mistake_row(mistake, moves[mistake.position].before, seats)
            for mistake in review.mistakes
        )
        self.list = MistakeList(title, rows, seats, paint_house)
        self.list.moment_asked.connect(self.moment_asked)
        mistakes = Line(vertical=True, gap=6)
        mistakes.add(self._new_tallies(review), drop=1 if review.mistakes else 0)
        if review.mistakes:
            mistakes.add(self._new_seat_row())
            mistakes.add(self.list, stretch=1, minimum=44)
        self._is_empty = not review.mistakes
        panel = titled_panel(title, self._note(), mistakes)
        if self._is_empty:
            self.add(panel)
        else:
            self.add(panel, stretch=3, minimum=300, hint=300)
        self.place()

    def _new_tallies(self, review: "Review") -> Line:
        from powergrid.analysis import tallies

        seats, moves = self.reviewing.session.seats, self.reviewing.moves
        phases = {at: move.before.phase for at, move in enumerate(moves)}
        self.tallies = TallyTable(tallies(review, phases, len(seats)), seats)
        self.tallies.setAccessibleName(
            self.tr("Lost to mistakes and to cards, in percentage points")
        )
        return self.tallies

    def _note(self) -> str:
        if self.list.mistakes.rows:
            return self.tr("click one to see it in the replay")
        return self.tr("no costly moves found")

    def _new_seat_row(self) -> Line:
        row = Line(gap=2)
        seats = self.reviewing.session.seats
        buttons = seat_buttons(EVERYBODY, self.tr("All", "all moves"), seats)
        buttons[0].setChecked(True)
        for button in buttons:
            button.chosen.connect(self.list.mistakes.show_seat)
            row.add(button)
        row.add_space()
        return row

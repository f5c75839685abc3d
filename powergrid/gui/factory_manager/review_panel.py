# SPDX-License-Identifier: MIT
"""The review of a game: the expected money, and the costliest turns."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from powergrid.factory.bots.review import Review, join_reviews, turns
from powergrid.gui.factory_manager.review_words import mistake_row
from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.review.mistake_list import MistakeList
from powergrid.gui.shell.review.mistakes import EVERYBODY
from powergrid.gui.shell.review.moment_chart import MomentChart
from powergrid.gui.shell.review.review_progress import ReviewProgress
from powergrid.gui.shell.review.reviewing import Reviewing
from powergrid.play.thinker import Thinker


def new_reviewing(session: FactorySession, thinker: Thinker) -> Reviewing:
    """Return the review of a session's finished game, not yet started."""

    def whole(parts: Sequence[Review]) -> Review:
        return join_reviews(parts, len(session.past), session.state)

    moves = [(played.before, played.action) for played in session.past]
    return Reviewing(session, thinker, turns(moves), whole)


class ReviewPanel(Line):
    """Starts the review when created; `moment_asked` carries the position of a turn."""

    moment_asked = Signal(int)

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(vertical=True, gap=12)
        self.reviewing = reviewing
        self.chart: MomentChart | None = None
        self.progress = ReviewProgress(reviewing)
        self.add(self.progress)
        self.add_space()
        reviewing.progressed.connect(self._show)
        reviewing.start()
        self._show()

    def _show(self) -> None:
        if self.reviewing.review is not None and self.chart is None:
            self._show_review(self.reviewing.review)

    def _show_review(self, review: Review) -> None:
        seats, moves = self.reviewing.session.seats, self.reviewing.moves
        moments = [(at, [round(amount) for amount in money]) for at, money in review.moments]
        rounds = [moves[at].before.round for at, _ in moments[:-1]]
        title = translate("Factory", "Expected final money")
        self.chart = MomentChart(title, seats, moments, rounds, review.mistakes, paint_worker)
        self.chart.moment_asked.connect(self.moment_asked)
        rows = [mistake_row(mistake, moves[mistake.position].before) for mistake in review.mistakes]
        self.clear()
        note = translate("Factory", "if the strongest bot played on; a dot marks a costly turn")
        self.add(titled_panel(title, note, self.chart), stretch=4)
        none = translate("Factory", "nobody could have done much better")
        note = translate("Factory", "in Elektro at the end; click one to see the turn")
        title = translate("Factory", "Costliest turns")
        self.list = MistakeList(title, rows, seats, paint_worker)
        self.list.moment_asked.connect(self.moment_asked)
        model = self.list.mistakes
        self.filter = Segments([translate("Factory", "All"), *(seat.name for seat in seats)])
        self.filter.chosen.connect(lambda at: model.show_seat(at - 1 if at else EVERYBODY))
        body = Line(vertical=True, gap=8)
        body.add(self.filter, drop=1)
        body.add(self.list, stretch=1, minimum=44)
        self.add(titled_panel(title, note if rows else none, body), stretch=5)
        self.place()

# SPDX-License-Identifier: MIT
"""A whole game in twenty seconds: the networks grow, and the chances to win run along below."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import smooth_painter
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import LIT
from powergrid.gui.kit.tokens import BODY, BOLD, FIGURE, LEAD, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.end.chance_chart import ChanceChart, chance_panel
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.table.networks import Networks
from powergrid.gui.power_grid.table.snapshots import at_night, snapshot_at
from powergrid.gui.shell.film import Film
from powergrid.gui.shell.review.review_progress import progress_words
from powergrid.rules.scoring import winners

_BOARD_SHARE: Final = 0.66
_WORDS: Final = 300


class TimeLapse(Film):
    """Plays the finished game that is reviewed."""

    session: Session

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(reviewing.session)
        self._reviewing = reviewing
        self._networks = Networks(self.session.state.game)
        self.board = MiniatureView(self._shown(), frames=True)
        self.board.setParent(self)
        self._chart_room = Line()
        self._progress = Text(role="text_second", align=Qt.AlignmentFlag.AlignRight)
        self.panel = chance_panel(self._chart_room, self._progress)
        self.panel.setParent(self)
        reviewing.progressed.connect(self._follow_review)
        reviewing.start()
        reviewing.stop_with(self)
        self._follow_review()
        self.clock.start()

    def show_position(self) -> None:
        """Show the networks at `position`."""
        if (shown := self._shown()) != self.board.snapshot:
            self.board.show_snapshot(shown)
        self.update()

    def _shown(self) -> Snapshot:
        state = self.session.state_at(self.position)
        shown = snapshot_at(self.session.seats, state, self._networks)
        return at_night(shown, state, self.session.past[: self.position])

    def _follow_review(self) -> None:
        """Show the chart once the chances are known; the networks do not wait for it."""
        known = self._reviewing.so_far
        self._progress.say("" if known else progress_words(self._reviewing))
        if known is not None and self.chart is None:
            # The costly moves are left to the story.
            known = known._replace(mistakes=())
            self.chart = ChanceChart(self.session.seats, known, self.session.past)
            self.chart.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.chart.show_until(self.times[self.position])
            self._chart_room.add(self.chart, stretch=1)
            self.panel.place()

    def lay_out(self) -> None:
        """Place everything in the current size."""
        pad, words = look().ipx(24), look().text_px(_WORDS)
        below = round(self.height() * _BOARD_SHARE)
        self.board.setGeometry(pad, pad, self.width() - words - 3 * pad, below - pad)
        whole = self.rect().adjusted(pad, pad, -pad, -pad)
        whole.setTop(below + pad)
        self.panel.setGeometry(whole)
        self.panel.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the round and the number of cities of each seat."""
        super().paintEvent(event)
        painter = smooth_painter(self)
        session, theme, px = self.session, look().theme, look().text_px
        state = session.state_at(self.position)
        pad = look().px(24)
        line = QRectF(self.width() - pad - px(_WORDS), pad, px(_WORDS), px(44))
        text = translate("TimeLapse", "Round {round}, Step {step}")
        if not state.game.edition.has_steps:
            text = translate("EndView", "Round {round}")
        text = text.format(round=state.round, step=state.step)
        paint_line(painter, line, text, look().text_font(FIGURE, SEMIBOLD), theme.text)
        line.translate(0, px(60))
        won = winners(state) if state.is_over else ()
        for seat in state.ranking or range(len(session.seats)):
            player = session.seats[seat]
            side = px(28)
            paint_house(painter, player.colour, QRectF(line.left(), line.top() + px(4), side, side))
            name = line.adjusted(px(44), 0, -px(64), -px(8))
            paint_line(painter, name, player.name, look().text_font(LEAD), theme.text)
            count = str(len(state.cities[seat]))
            ink = LIT if seat in won and theme.is_dark else theme.text
            font = look().text_font(FIGURE, BOLD)
            paint_line(painter, line.adjusted(0, 0, 0, -px(8)), count, font, ink, "right")
            line.translate(0, px(46))
        hint = translate("TimeLapse", "Cities built. Press any key to end it.")
        paint_line(painter, line, hint, look().text_font(BODY), theme.text_second)

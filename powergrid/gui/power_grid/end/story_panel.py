# SPDX-License-Identifier: MIT
"""The story of a game: the chart of all chances, and its turning points in words below."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import paint_round, smooth_painter
from powergrid.gui.kit.painted_button import PaintedButton
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, BOLD, CAPTION, RADIUS_CARD, REGULAR, SEMIBOLD
from powergrid.gui.power_grid.end.chance_chart import ChanceChart, chance_panel
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.end.stood_out import stood_out_panel
from powergrid.gui.power_grid.end.story_words import TurningPointText, story, story_seat
from powergrid.gui.power_grid.game.session import Played
from powergrid.gui.shell.review.review_progress import progress_words
from powergrid.records import Seat

if TYPE_CHECKING:
    from powergrid.analysis import Review

_DISC = 11
_STOOD_OUT: Final = 150
"""The height at which it is worth its room."""
_MS_DRAWN: Final = 1200


class StoryPanel(Line):
    """Starts the review when created; `moment_asked` carries a position in the game.

    `pointed_at` carries the position after the turning point that is pointed at; `left` tells that
    none is any more.
    """

    moment_asked = Signal(int)
    pointed_at = Signal(int)
    left = Signal()

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(vertical=True, gap=10)
        self.reviewing = reviewing
        self.chart: StoryChart | None = None
        self.points: list[PointButton] = []
        self.best = ""
        """The round in which the chance rose most, in one line."""
        self._chart_room = Line()
        self.progress = Text(size=CAPTION, role="text_second", align=Qt.AlignmentFlag.AlignRight)
        self._points = Line(vertical=True, gap=6)
        self.add(chance_panel(self._chart_room, self.progress), stretch=1, minimum=170)
        self.add(self._points)
        self.add(stood_out_panel(reviewing.session), drop=1, minimum=_STOOD_OUT)
        reviewing.progressed.connect(self._show)
        reviewing.start()
        self._show()

    def _show(self) -> None:
        """Show what is known: the chances come at once, costly moves one by one."""
        known = self.reviewing.so_far
        if known is not None and self.chart is None:
            self._show_story(known)
        elif known is not None and self.chart is not None:
            self.chart.show_mistakes(known.mistakes)
        self.progress.say(self._progress_words())

    def _progress_words(self) -> str:
        review = self.reviewing.review
        if review is None:
            return progress_words(self.reviewing)
        return self.tr("Each dot is a costly move.") if review.mistakes else ""

    def _show_story(self, known: "Review") -> None:
        session, moves = self.reviewing.session, self.reviewing.moves
        self.chart = StoryChart(session.seats, known, moves)
        points = story(session, known)
        self.chart.show_points(story_seat(session, known), [point.start for point, _ in points])
        self.chart.moment_asked.connect(self.moment_asked)
        self._chart_room.add(self.chart, stretch=1)
        rises = [pair for pair in points if pair[0].change > 0]
        best = max(rises, key=lambda pair: pair[0].change, default=None)
        self.best = best[1].line if best else ""
        for number, (_, text) in enumerate(points, 1):
            self._add_point(number, text)
        if not points:
            quiet = self.tr("A quiet game: no turn changed much.")
            self._points.add(Text(quiet, role="text_second"))
        self.place()

    def _add_point(self, number: int, text: TurningPointText) -> None:
        button = PointButton(number, text)
        button.clicked.connect(lambda: self.moment_asked.emit(text.position))
        button.pointed_at.connect(lambda: self.pointed_at.emit(text.after))
        button.left.connect(self.left)
        self.points.append(button)
        self._points.add(button)


class StoryChart(ChanceChart):
    """The chances, drawn from left to right when first seen, and the turning points' numbers."""

    def __init__(self, seats: Sequence[Seat], review: "Review", moves: Sequence[Played]) -> None:
        super().__init__(seats, review, moves)
        self._points: list[tuple[float, int]] = []
        self._is_seen = False
        self.now = self.times[0]
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(self.times[0])
        self.clock.setEndValue(self.times[-1])
        self.clock.valueChanged.connect(self.show_until)

    def show_points(self, seat: int, moments: list[int]) -> None:
        """Number these moments on a seat's line, which stands out."""
        self.highlighted = self.series[seat]
        figures = self.highlighted.figures
        self._points = [(self.times[at], figures[at]) for at in moments]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin to draw when nothing covers it any more, such as the ceremony."""
        if not self._is_seen:
            self._is_seen = True
            self.clock.setDuration(look().duration(_MS_DRAWN))
            self.clock.start()
        super().paintEvent(event)

    def paint_over(self, painter: QPainter) -> None:
        """Paint the numbers over the dots."""
        super().paint_over(painter)
        for number, (time, value) in enumerate(self._points, 1):
            if time <= self.now:
                at = self.point(time, value)
                paint_number(painter, at.x(), at.y(), number)


def paint_number(painter: QPainter, x: float, y: float, number: int) -> None:
    """Paint a number in a disc around a point."""
    theme, radius = look().theme, look().px(_DISC)
    disc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    paint_round(painter, disc, radius, theme.button_primary, theme.surface_1, look().px(1.5))
    font = look().font(CAPTION, BOLD)
    paint_line(painter, disc, str(number), font, theme.on_button_primary, "centre")


class PointButton(PaintedButton):
    """A turning point: its number, its round, the action, and what followed.

    `pointed_at` is emitted when the pointer or the keyboard reaches it, `left` when it leaves.
    """

    pointed_at = Signal()
    left = Signal()

    def __init__(self, number: int, text: TurningPointText) -> None:
        super().__init__()
        self.words = text
        self._number = number
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setText(text.headline)
        self.setAccessibleName(text.text)
        self.describe(self.tr("Shows this moment in the replay."))

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for two lines."""
        return 300, 50 * text

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit `pointed_at`."""
        super().enterEvent(event)
        self.pointed_at.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Emit `left`."""
        super().leaveEvent(event)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit `pointed_at`."""
        super().focusInEvent(event)
        self.pointed_at.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit `left`."""
        super().focusOutEvent(event)
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number beside the words."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        face = self.paint_ring(painter, px(RADIUS_CARD))
        ground = theme.surface_2 if self.is_hovered() else theme.surface_1
        paint_round(painter, face, px(RADIUS_CARD), ground)
        paint_number(painter, px(20), face.center().y(), self._number)
        room = face.adjusted(px(40), px(5), -px(12), -px(5))
        upper, lower = QRectF(room), QRectF(room)
        upper.setBottom(room.center().y())
        lower.setTop(room.center().y())
        bold, small = self._fonts(room.width())
        paint_line(painter, upper, self.words.headline, bold, theme.text)
        paint_line(painter, upper, self.words.moment, small, theme.text_second, "right")
        paint_line(painter, lower, self.words.reason, small, theme.text_second)

    def _fonts(self, width: float) -> tuple[QFont, QFont]:
        """Return the largest fonts with which the words fit, else the smallest in the narrow face.

        The first is for what was done, the second for all else.
        """
        words, large = self.words, self.text_size()
        for size in (large, (1 + large) / 2, 1.0):
            bold, small = look().font(BODY * size, SEMIBOLD), look().font(CAPTION * size)
            wide = QFontMetricsF(small).horizontalAdvance
            upper = QFontMetricsF(bold).horizontalAdvance(words.headline) + wide(words.moment)
            if max(upper + look().px(24), wide(words.reason)) <= width:
                return bold, small
        return look().font(BODY, SEMIBOLD, True), look().font(CAPTION, REGULAR, True)

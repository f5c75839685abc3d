# SPDX-License-Identifier: MIT
"""The story of a game: the chart of all chances, and its turning points in words below."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.painted import PaintedButton, paint_focus, paint_round, smooth_painter
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.tokens import BODY, BOLD, CAPTION, RADIUS_CARD, REGULAR, SEMIBOLD
from powergrid.gui.power_grid.end.chance_chart import ChanceChart
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.end.story_words import TurningPointText, story, story_seat
from powergrid.gui.shell.review.review_progress import progress_words

_WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_DISC = 11


class StoryPanel(Line):
    """Starts the review when created; `moment_asked` carries a position in the game."""

    moment_asked = Signal(int)

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__(vertical=True, gap=10)
        self.reviewing = reviewing
        self.points: list[PointButton] = []
        self.best = ""
        """The turn after which the chance rose most, in one line."""
        self.status = Text(role="text_second")
        self.add(self.status)
        self.add_space()
        reviewing.moved.connect(self._show)
        reviewing.start()
        self._show()

    def _show(self) -> None:
        if self.reviewing.review is None:
            self.status.say(progress_words(self.reviewing))
        elif not self.points:
            self._show_story()

    def _show_story(self) -> None:
        reviewing = self.reviewing
        assert reviewing.review is not None
        session = reviewing.session
        chart = StoryChart(session.seats, reviewing.review, reviewing.moves)
        points = story(session, reviewing.review, reviewing.moves, chart.times)
        chart.show_points(story_seat(session), [point.turn for point, _ in points])
        chart.moment_asked.connect(self.moment_asked)
        self.clear()
        title = self.tr("Chance of winning")
        note = self.tr("in %, as the strongest bot sees it, by round")
        self.add(titled_panel(title, note, chart), stretch=1, minimum=170)
        best = max(points, key=lambda pair: pair[0].change, default=None)
        self.best = best[1].line if best else ""
        row = Line(gap=10)
        for number, (_, text) in enumerate(points, 1):
            button = PointButton(number, text)
            button.clicked.connect(lambda _=False, at=text.position: self.moment_asked.emit(at))
            self.points.append(button)
            row.add(button, stretch=1, minimum=150, hint=150)
        if not points:
            row.add(Text(self.tr("A quiet game: no turn changed much."), role="text_second"))
        self.add(row)
        self.place()


class StoryChart(ChanceChart):
    """The chances, with the numbers of the turning points on one line."""

    def show_points(self, seat: int, moments: list[int]) -> None:
        """Number these moments on a seat's line."""
        figures = self.series[seat].figures
        self._points = [(self.times[at], figures[at]) for at in moments]

    def paint_over(self, painter: QPainter) -> None:
        """Paint the numbers over the dots."""
        super().paint_over(painter)
        for number, moment in enumerate(self._points, 1):
            paint_number(painter, self.point(*moment).x(), self.point(*moment).y(), number)


def paint_number(painter: QPainter, x: float, y: float, number: int) -> None:
    """Paint a number in a disc around a point."""
    theme, radius = look().theme, look().px(_DISC)
    disc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    paint_round(painter, disc, radius, theme.button_primary, theme.surface_1, look().px(1.5))
    font = look().font(CAPTION, BOLD)
    paint_line(painter, disc, str(number), font, theme.on_button_primary, "centre")


class PointButton(PaintedButton):
    """A turning point: its number, its round, the action, and what followed."""

    def __init__(self, number: int, text: TurningPointText) -> None:
        super().__init__()
        self.words = text
        self._number = number
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setText(text.headline)
        self.setAccessibleName(text.text)
        self.describe(self.tr("Shows this moment in the replay."))

    def natural_size(self, text: float) -> tuple[float, float]:
        """Return the room for five lines."""
        return 150, 112 * text

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number beside the words."""
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        face = QRectF(self.rect())
        if self.has_ring:
            face = paint_focus(painter, face, px(RADIUS_CARD))
        ground = theme.surface_2 if self.is_hovered() else theme.surface_1
        paint_round(painter, face, px(RADIUS_CARD), ground)
        paint_number(painter, px(20), px(20), self._number)
        left = px(40)
        room = QRectF(left, px(9), self.width() - left - px(8), self.height() - px(12))
        for line, font in self._fitting(room):
            painter.setFont(font)
            painter.setPen(theme.text if line == self.words.headline else theme.text_second)
            used = painter.drawText(room, _WRAP, line)
            room.setTop(used.bottom() + px(2))

    def _fitting(self, room: QRectF) -> list[tuple[str, QFont]]:
        """Return the lines with the largest fonts with which they fit, else in the narrow face."""
        large = self.text_size()
        for size in (large, (1 + large) / 2, 1.0):
            lines = self._lines(size, is_narrow=False)
            heights = (
                QFontMetricsF(font).boundingRect(room, _WRAP, line).height() for line, font in lines
            )
            if sum(heights) + look().px(4) <= room.height():
                return lines
        return self._lines(1.0, is_narrow=True)

    def _lines(self, size: float, *, is_narrow: bool) -> list[tuple[str, QFont]]:
        small = look().font(CAPTION * size, REGULAR, is_narrow)
        bold = look().font(BODY * size, SEMIBOLD, is_narrow)
        words = self.words
        return [(words.moment, small), (words.headline, bold), (words.reason, small)]

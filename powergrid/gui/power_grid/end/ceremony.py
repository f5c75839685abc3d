# SPDX-License-Identifier: MIT
"""The first seconds after a game: night falls, the networks light up, the winners are named."""

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import paint_fade, paint_plain, smooth_painter, translucent
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.theme import LIT, theme_for
from powergrid.gui.kit.tokens import BODY, BOLD, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.board.miniature import paint_miniature
from powergrid.gui.power_grid.board.miniature_geometry import framed
from powergrid.gui.power_grid.board.snapshot import Snapshot
from powergrid.gui.power_grid.end.standing_words import own_result, tie_break_text
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.table.snapshots import snapshot_of, with_names
from powergrid.gui.power_grid.words.glance import asked_text
from powergrid.gui.power_grid.words.results import tie_text, winners_text
from powergrid.gui.shell.ceremony import MS_CEREMONY, Ceremony, share_of
from powergrid.play.seats import only_person
from powergrid.rules.scoring import places, winners

_NIGHT, _ALL_LIT, _WINNER, _NAMED = 500, 1700, 2200, 2500
_SHORE: Final = 0.09
_DIMMED: Final = 0.55


class PowerGridCeremony(Ceremony):
    """Covers the page of the end of a session."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(asked_text(session), parent)
        self._session = session
        self._snapshot = with_names(snapshot_of(session))
        shared = tie_text(session) if len(winners(session.state)) > 1 else ""
        notes = (shared or tie_break_text(session), own_result(session))
        self.notes = [text for text in notes if text]
        """What decided a tie, and the place of the only person who has not won."""
        self.setAccessibleDescription(" ".join(self.notes))
        self._before = QPixmap()
        self.begin()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board at the left, and the winners at the right."""
        painter = smooth_painter(self)
        rect = QRectF(self.rect())
        ground = theme_for("dark").background
        paint_plain(painter, rect, ground)
        half = rect.width() * 0.52
        board = QRectF(0, 0, half, rect.height())
        self._paint_board(painter, board, self.snapshot_at(self.time))
        self._paint_shore(painter, board, ground)
        day = 1 - share_of(self.time, 0, _NIGHT)
        if day:
            painter.setOpacity(day)
            painter.drawPixmap(0, 0, self._day(board))
            painter.setOpacity(1)
        self._paint_winners(painter, QRectF(half, 0, rect.width() - half, rect.height()))

    def _day(self, board: QRectF) -> QPixmap:
        """Return the whole picture before nightfall."""
        if self._before.size() != self.size():
            self._before = QPixmap(self.size())
            ground = look().theme.surface_1
            self._before.fill(ground)
            painter = QPainter(self._before)
            self._paint_board(painter, board, self._snapshot._replace(is_night=False, lit=()))
            self._paint_shore(painter, board, ground)
            painter.end()
        return self._before

    @staticmethod
    def _paint_board(painter: QPainter, board: QRectF, snapshot: Snapshot) -> None:
        """Paint the areas in play as large as they fit."""
        painter.save()
        painter.setClipRect(board)
        paint_miniature(painter, framed(board, snapshot), snapshot)
        painter.restore()

    @staticmethod
    def _paint_shore(painter: QPainter, board: QRectF, ground: QColor) -> None:
        """Fade the board into the ground at the right, so that it has no edge."""
        strip = board.adjusted(board.width() * (1 - _SHORE), 0, 1, 0)
        paint_fade(painter, strip, strip.topLeft(), strip.topRight(), ground)

    def snapshot_at(self, time: int) -> Snapshot:
        """Return the lit cities this many milliseconds after the beginning."""
        state, shown = self._session.state, self._snapshot
        ranking, won = state.ranking, winners(state)
        span = (_ALL_LIT - _NIGHT) / len(ranking)
        networks, lit = list(shown.networks), set[int]()
        for turn, seat in enumerate(reversed(ranking)):
            share = share_of(time, _NIGHT + turn * span, _NIGHT + (turn + 1) * span)
            network = networks[seat]
            count = round(share * len(network.cities))
            strength = 0.3 + 0.7 * share
            if seat not in won:
                strength -= (1 - _DIMMED) * share_of(time, _ALL_LIT, _WINNER)
            networks[seat] = network._replace(strength=max(0.25, strength))
            lit.update(network.cities[: min(count, state.powered[seat])])
        return shown._replace(networks=networks, lit=lit)

    def _paint_winners(self, painter: QPainter, rect: QRectF) -> None:
        session, state = self._session, self._session.state
        won = winners(state)
        theme, px = theme_for("dark"), look().px
        painter.setOpacity(share_of(self.time, _WINNER, _NAMED))
        side = min(px(200), rect.height() * 0.22, rect.width() * 0.8 / len(won))
        house = QRectF(0, 0, side, side)
        for number, seat in enumerate(won):
            left = rect.center().x() + side * (number - (len(won) - 1) / 2)
            house.moveCenter(QPointF(left, rect.height() * 0.36))
            self._paint_lit(painter, house, session.seats[seat].colour)
        unit = rect.height() / look().scale * 0.085
        line = QRectF(rect.left(), house.bottom() + px(30), rect.width(), px(unit * 1.2))
        name = winners_text(session)
        _paint_fitting(painter, line, name, (unit, BOLD), theme.text)
        count = round(state.powered[won[0]] * share_of(self.time, _WINNER, MS_CEREMONY))
        text = translate("Ceremony", "%n cities powered in round {round}", "", count)
        text = text.format(round=state.round)
        line = QRectF(rect.left(), line.bottom() + px(8), rect.width(), px(unit * 0.5))
        _paint_fitting(painter, line, text, (unit * 0.3, SEMIBOLD), LIT)
        for text in self.notes:
            line.translate(0, px(unit * 0.5))
            _paint_fitting(painter, line, text, (unit * 0.25, SEMIBOLD), theme.text)
        self._paint_others(painter, line.translated(0, px(unit)), unit * 0.25)
        painter.setOpacity(1)
        foot = QRectF(rect.left(), rect.bottom() - px(56), rect.width() - px(36), px(30))
        hint = translate("Ceremony", "Any key shows the standings")
        paint_line(painter, foot, hint, look().font(BODY), theme.text_second, "right")

    @staticmethod
    def _paint_lit(painter: QPainter, house: QRectF, colour: str) -> None:
        """Paint a house in a glow."""
        reach = house.width() * 1.2
        glow = QRadialGradient(house.center(), reach)
        glow.setColorAt(0, translucent(LIT, 0.4))
        glow.setColorAt(1, translucent(LIT, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(house.center(), reach, reach)
        paint_house(painter, colour, house, on_dark=True)

    def _paint_others(self, painter: QPainter, line: QRectF, size: float) -> None:
        """Paint the others by place with their powered cities, in two rows if one is too short.

        The only person at the table has read their own above.
        """
        session, ink = self._session, theme_for("dark")
        won, place = winners(session.state), places(session.state)
        above = (*won, only_person(session.seats))
        others = [seat for seat in session.state.ranking if seat not in above]
        side = look().px(size * 1.4)
        names = [session.seats[seat].name for seat in others]
        longest = max((pixels_wide(name, size) for name in names), default=0.0)
        wide = longest + 5 * side
        columns = len(others) if wide * len(others) <= line.width() else ceil(len(others) / 2)
        wide = min(wide, line.width() / max(1, columns))
        for number, seat in enumerate(others):
            player, count = session.seats[seat], str(session.state.powered[seat])
            row, column = divmod(number, columns)
            in_row = min(columns, len(others) - row * columns)
            left = line.center().x() + wide * (column - in_row / 2)
            middle = line.center().y() + row * side * 1.7
            house = QRectF(left + side, middle - side / 2, side, side)
            number_room = house.translated(-1.3 * side, 0)
            font = look().font(size, SEMIBOLD)
            paint_line(painter, number_room, str(place[seat]), font, ink.text, "right")
            paint_house(painter, player.colour, house, on_dark=True)
            room = min(pixels_wide(player.name, size), wide - 4.5 * side)
            words = QRectF(house.right() + side * 0.4, house.top(), room, side)
            paint_line(painter, words, player.name, look().font(size), ink.text_second)
            words.moveLeft(words.right() + side * 0.3)
            paint_line(painter, words, count, font, LIT)


def _paint_fitting(
    painter: QPainter, line: QRectF, text: str, font: tuple[float, int], ink: QColor
) -> None:
    """Paint a text of a size and a weight in the middle of a line, smaller if it is too long."""
    size, weight = font
    size = min(size, size * 0.94 * line.width() / pixels_wide(text, size, weight))
    paint_line(painter, line, text, look().font(size, weight), ink, "centre")

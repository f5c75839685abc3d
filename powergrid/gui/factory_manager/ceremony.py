# SPDX-License-Identifier: MIT
"""The first seconds after a game: everybody's money rises, and the winners are named."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid.factory.rules.scoring import winners
from powergrid.gui.factory_manager.glances import picture_of
from powergrid.gui.factory_manager.seat_token import paint_worker
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.words import result_title
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide
from powergrid.gui.kit.painted import paint_plain, paint_round, smooth_painter
from powergrid.gui.kit.text_lines import paint_line
from powergrid.gui.kit.tokens import BODY, BOLD, LEAD, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.ceremony import MS_CEREMONY, Ceremony, share_of

_RISEN, _NAMED, _FACTORY = 2000, 2300, 1700
"""When all money has risen, the winners are named and the factory appears, in milliseconds."""
_BAR: Final = 44


class FactoryCeremony(Ceremony):
    """Covers the result for a few seconds, with the winner's factory at the left."""

    def __init__(self, session: FactorySession, parent: QWidget) -> None:
        winner = session.state.ranking[0]
        name = result_title(session.seats, winners(session.state))
        super().__init__(name, parent)
        self._session = session
        self._name = name
        self.factory = picture_of(session.state, winner, session.seats[winner])
        self.factory.setParent(self)
        self.begin()
        px = look().px
        room = QRectF(self.rect()).adjusted(px(24), px(24), -px(24), -px(24))
        room.setWidth(room.width() * 0.5)
        self.factory.setGeometry(room.toRect())

    def show_time(self, time: int) -> None:
        """Show the moment this many milliseconds after the beginning."""
        self.factory.setVisible(time >= _FACTORY)
        super().show_time(time)

    def money_at(self, seat: int, time: int) -> int:
        """Return the money shown for a seat this many milliseconds after the beginning."""
        return round(self._session.state.money[seat] * share_of(time, 0, _RISEN))

    def name_size(self, width: float) -> float:
        """Return the size at which the winners' names fit into a width in pixels."""
        size = min(56.0, self.height() / look().scale * 0.085)
        while size > BODY and pixels_wide(self._name, size, BOLD) > width:
            size -= 1
        return size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint everybody's money as bars, and the winners' names above."""
        session, state = self._session, self._session.state
        theme, px = look().theme, look().px
        painter = smooth_painter(self)
        rect = QRectF(self.rect())
        paint_plain(painter, rect, theme.background)
        right = QRectF(rect.width() * 0.54, 0, rect.width() * 0.46 - px(24), rect.height())
        painter.setOpacity(share_of(self.time, _RISEN, _NAMED))
        size = self.name_size(right.width())
        head = QRectF(right.x(), rect.height() * 0.2, right.width(), px(size * 1.3))
        paint_line(painter, head, self._name, look().font(size, BOLD), theme.text)
        painter.setOpacity(1)
        top = rect.height() * 0.36
        highest = max(1, *state.money)
        names = px(130)
        for row, seat in enumerate(state.ranking):
            player, money = session.seats[seat], self.money_at(seat, self.time)
            line = QRectF(right.x(), top + row * px(_BAR + 18), right.width(), px(_BAR))
            mark = QRectF(0, 0, px(30), px(30))
            mark.moveCenter(QPointF(line.x() + px(16), line.center().y()))
            paint_worker(painter, player.colour, mark)
            name = QRectF(mark.right() + px(8), line.y(), names - px(10), line.height())
            paint_line(painter, name, player.name, look().font(LEAD, SEMIBOLD), theme.text)
            bar = QRectF(name.right() + px(8), line.y(), 0, line.height())
            bar.setWidth((line.right() - bar.x() - px(80)) * money / highest)
            edge = theme.house_rim(player.colour)
            paint_round(painter, bar, px(5), theme.house_fill(player.colour), edge, px(1))
            text = QRectF(bar.right() + px(10), line.y(), px(80), line.height())
            paint_line(painter, text, str(money), look().font(TITLE, SEMIBOLD), theme.text)
        if self.time >= MS_CEREMONY:
            foot = QRectF(right.x(), rect.bottom() - px(56), right.width(), px(30))
            hint = translate("Ceremony", "Any key shows the standings")
            paint_line(painter, foot, hint, look().font(BODY), theme.text_second, "right")

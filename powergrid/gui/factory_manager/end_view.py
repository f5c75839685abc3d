# SPDX-License-Identifier: MIT
"""How a game ended: the standings, and money and profit by round."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter, QResizeEvent

from powergrid.factory.rules.events import ProfitPaid
from powergrid.factory.rules.phases.profit import standing
from powergrid.gui.factory_manager import drawings
from powergrid.gui.factory_manager.glances import picture_of
from powergrid.gui.factory_manager.seat_token import SeatToken
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.kit.button import Button
from powergrid.gui.kit.icons import paint_drawing
from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.line_chart import Chart, Series
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, figure
from powergrid.gui.kit.tokens import DISPLAY, LEAD, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.end_page import EndPage

_WIDTH: Final = 0.5


class EndView(EndPage):
    """The result; its buttons lead on."""

    accessible_role = QAccessible.Role.Grouping

    def __init__(self, session: FactorySession) -> None:
        super().__init__()
        self.session = session
        state, seats = session.state, session.seats
        self._left = Line(self, vertical=True, gap=12)
        winner = seats[state.ranking[0]].name
        self.title = Text(
            translate("Factory", "{name} wins").format(name=winner), size=DISPLAY, weight=SEMIBOLD
        )
        self.setAccessibleName(self.title.text)
        self._left.add(self.title)
        self.rows = [self._row(place, seat) for place, seat in enumerate(state.ranking, 1)]
        for row in self.rows:
            self._left.add(row)
        self._left.add(picture_of(state, state.ranking[0], seats[state.ranking[0]]), stretch=1)
        self._right = Line(self, vertical=True, gap=12)
        self.money = self._chart(translate("Factory", "Money after each round"), self._money())
        self.profit = self._chart(translate("Factory", "Profit by round"), self._profits())
        self._buttons()
        set_first_focus(self, self.again)
        look().changed.connect(self._lay_out)

    def _row(self, place: int, seat: int) -> Line:
        state, player = self.session.state, self.session.seats[seat]
        row = Line(gap=12, pad=10, ground="surface_1")
        best = standing(state, state.ranking[0])
        shared = standing(state, seat) == best
        row.add(Text(str(1 if shared else place), size=LEAD, role="text_second", shrinks=False))
        row.add(SeatToken(player.colour, 24))
        row.add(Text(player.name, size=LEAD, weight=SEMIBOLD), stretch=1)
        profit = translate("Factory", "last profit {profit}").format(profit=state.profit[seat])
        row.add(Text(profit, role="text_second"))
        money = figure(TITLE, str(state.money[seat]))
        text = translate("Factory", "{name}: {money} Elektro")
        money.setAccessibleName(text.format(name=player.name, money=state.money[seat]))
        row.add(money)
        return row

    def _payments(self) -> list[ProfitPaid]:
        past = self.session.past
        return [
            event for played in past for event in played.events if isinstance(event, ProfitPaid)
        ]

    def _profits(self) -> list[list[int]]:
        paid = self._payments()
        seats = range(len(self.session.seats))
        return [[one.profit for one in paid if one.seat == seat] for seat in seats]

    def _money(self) -> list[list[int]]:
        """Return each seat's money after each round: before the next one it has not changed."""
        past, state = self.session.past, self.session.state
        ends = [
            after.before
            for before, after in pairwise(past)
            if before.before.round != after.before.round
        ]
        return [
            [one.money[seat] for one in (*ends, state)] for seat in range(len(self.session.seats))
        ]

    def _chart(self, title: str, figures: list[list[int]]) -> Chart:
        series = [
            Series(seat.name, seat.colour, line)
            for seat, line in zip(self.session.seats, figures, strict=True)
        ]
        chart = Chart(title, series, _mark)
        panel = Line(vertical=True, gap=6, pad=14, ground="surface_1")
        panel.add(Text(title, size=LEAD, weight=SEMIBOLD))
        panel.add(chart, stretch=1)
        self._right.add(panel, stretch=1)
        return chart

    def _buttons(self) -> None:
        self.replay = Button(translate("Factory", "Replay"), "R")
        self.table = Button(translate("Factory", "The table"), "T")
        self.new = Button(translate("Factory", "New game"), "N")
        self.again = Button(translate("Factory", "Rematch"), "Enter", True)
        told = (
            (self.replay, self.replay_asked, translate("Factory", "Shows the game move by move.")),
            (self.table, self.table_asked, translate("Factory", "Goes back to the table.")),
            (self.new, self.new_game_asked, translate("Factory", "Opens the new game page.")),
            (
                self.again,
                self.rematch_asked,
                translate("Factory", "Starts again with the same players."),
            ),
        )
        foot = Line(gap=8)
        foot.add_space()
        for button, signal, does in told:
            button.describe(does)
            button.clicked.connect(signal)
            bind(self, button.key, button.click, button)
            foot.add(button)
        self._right.add(foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay both halves out."""
        self._lay_out()

    def _lay_out(self) -> None:
        margin, gap = look().ipx(24), look().ipx(20)
        half = int((self.width() - 2 * margin - gap) * _WIDTH)
        height = self.height() - 2 * margin
        self._left.setGeometry(margin, margin, half, height)
        self._right.setGeometry(
            margin + half + gap, margin, self.width() - 2 * margin - half - gap, height
        )
        self._left.place()
        self._right.place()


def _mark(painter: QPainter, colour: str, rect: QRectF) -> None:
    theme = look().theme
    paint_drawing(painter, drawings.worker, rect, theme.line_rim(colour))
    paint_drawing(painter, drawings.worker, rect.adjusted(1, 1, -1, -1), theme.house_fill(colour))

# SPDX-License-Identifier: MIT
"""A whole game in twenty seconds: the factories grow, and the curves of money run along below."""

from typing import Final

from PySide6.QtCore import Qt

from powergrid.gui.factory_manager.glances import picture_of
from powergrid.gui.factory_manager.seat_token import SeatToken, paint_worker
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.words import round_text
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.titled_panel import titled_panel
from powergrid.gui.kit.tokens import FIGURE, LEAD, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.film import Film
from powergrid.gui.shell.review.moment_chart import MomentChart

_FACTORIES_SHARE: Final = 0.66
"""The share of the height above the chart."""


class TimeLapse(Film):
    """Plays a finished game: everybody's factory above, their money below."""

    session: FactorySession

    def __init__(self, session: FactorySession) -> None:
        super().__init__(session)
        start, seats = session.state_at(0), session.seats
        self.round = Text(size=FIGURE, weight=SEMIBOLD, shrinks=False)
        head = Line(gap=12)
        head.add(self.round)
        head.add(Text(self.accessibleName(), role="text_second"), stretch=1)
        self.pictures = [picture_of(start, seat, player) for seat, player in enumerate(seats)]
        factories = Line(gap=12)
        for player, picture in zip(seats, self.pictures, strict=True):
            column, name = Line(vertical=True), Line()
            name.add(SeatToken(player.colour, 24))
            name.add(Text(player.name, size=LEAD, weight=SEMIBOLD), stretch=1)
            column.add(name)
            column.add(picture, stretch=1)
            factories.add(column, stretch=1, minimum=100, hint=100)
        self._factories = Line(self, vertical=True, gap=12)
        self._factories.add(head)
        self._factories.add(factories, stretch=1)
        title = translate("Factory", "Money")
        self.chart = self._new_chart(title)
        self._money = titled_panel(title, "", self.chart)
        self._money.setParent(self)
        self.show_position()
        self.chart.show_until(self.times[0])
        self.clock.start()

    def _new_chart(self, title: str) -> MomentChart:
        session = self.session
        moments = [(at, session.state_at(at).money) for at in range(len(session.past) + 1)]
        rounds = [played.before.round for played in session.past]
        chart = MomentChart(title, session.seats, moments, rounds, (), paint_worker)
        chart.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return chart

    def show_position(self) -> None:
        """Show round and factories at `position`."""
        state = self.session.state_at(self.position)
        self.round.say(round_text(state))
        for seat, picture in enumerate(self.pictures):
            picture.show_seat(state, seat, self.session.seats[seat])

    def lay_out(self) -> None:
        """Place everything in the current size."""
        pad, gap = look().ipx(24), look().ipx(12)
        upper = self.rect().adjusted(pad, pad, -pad, -pad)
        lower = upper.adjusted(0, round(upper.height() * _FACTORIES_SHARE), 0, 0)
        upper.setBottom(lower.top() - gap)
        for part, rect in ((self._factories, upper), (self._money, lower)):
            part.setGeometry(rect)
            part.place()

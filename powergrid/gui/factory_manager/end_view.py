# SPDX-License-Identifier: MIT
"""The end of a game: standings, charts by round, tiles bought, and the review."""

from typing import Final, Self

from powergrid.factory.rules.scoring import places, winners
from powergrid.gui.factory_manager.ceremony import FactoryCeremony
from powergrid.gui.factory_manager.glances import picture_of
from powergrid.gui.factory_manager.review_panel import ReviewPanel
from powergrid.gui.factory_manager.round_charts import bought_panels, curves, rounds_of
from powergrid.gui.factory_manager.seat_token import SeatToken, paint_worker
from powergrid.gui.factory_manager.session import FactorySession
from powergrid.gui.factory_manager.words import result_title
from powergrid.gui.kit.amounts import amount
from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text, figure
from powergrid.gui.kit.tokens import DISPLAY, LEAD, SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.shell.curve import curve_panel
from powergrid.gui.shell.game_pages import EndPage
from powergrid.gui.shell.review.reviewing import Reviewing

_LEFT: Final = 0.44


class EndView(EndPage):
    """The standings at the left, pages of charts at the right; the last one reviews the game."""

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__()
        self.session: FactorySession = reviewing.session
        self.reviewing = reviewing
        reviewing.stop_with(self)
        session = self.session
        self.review: ReviewPanel | None = None
        state, seats = session.state, session.seats
        self._left = Line(self, vertical=True, gap=10)
        result = result_title(seats, winners(state))
        self.title = Text(result, size=DISPLAY, weight=SEMIBOLD, wraps=True)
        self.setAccessibleName(self.title.text)
        self._left.add(self.title)
        self.rows = [self._row(seat) for seat in state.ranking]
        for row in self.rows:
            self._left.add(row)
        picture = picture_of(state, state.ranking[0], seats[state.ranking[0]])
        self._left.add(picture, stretch=1, minimum=100, hint=200)
        self._right = Line(self, vertical=True, gap=12)
        self._rounds, self._curves = rounds_of(session), curves()
        names = [name for name, _ in self._curves]
        names += [translate("Factory", "Tiles"), translate("Factory", "Review")]
        self.pages = Segments(names)
        self.pages.describe(translate("Factory", "Shows how the game went."))
        self.pages.chosen.connect(self.show_page)
        self._right.add(self.pages)
        self.page = Line(vertical=True, gap=12)
        self._right.add(self.page, stretch=1)
        self._add_buttons()
        self.show_page(0)
        set_first_focus(self, self.again)
        look().changed.connect(self.lay_out)

    def show_page(self, at: int) -> None:
        """Show a page: two charts, the tiles bought, or the review."""
        self.pages.set_index(at)
        self.page.clear()
        if at < len(self._curves):
            shown = [
                curve_panel(curve, self.session.seats, self._rounds, paint_worker)
                for curve in self._curves[at][1]
            ]
        elif at == len(self._curves):
            shown = bought_panels(self.session)
        else:
            self.review = ReviewPanel(self.reviewing)
            self.review.moment_asked.connect(self.moment_asked)
            shown = [self.review]
        for panel in shown:
            self.page.add(panel, stretch=1)
        self.page.place()

    def resume(self, before: Self) -> None:
        """Show the same page."""
        self.show_page(before.pages.index)

    def celebrate(self) -> None:
        """Show the ceremony, unless motion is reduced."""
        if not look().reduced_motion:
            FactoryCeremony(self.session, self)

    def _row(self, seat: int) -> Line:
        state, player = self.session.state, self.session.seats[seat]
        row = Line(gap=12, pad=8, ground="surface_1")
        row.add(Text(str(places(state)[seat]), size=LEAD, role="text_second", shrinks=False))
        row.add(SeatToken(player.colour, 24))
        row.add(Text(player.name, size=LEAD, weight=SEMIBOLD), stretch=1)
        profit = translate("Factory", "last profit {profit}").format(
            profit=amount(state.profit[seat])
        )
        row.add(Text(profit, role="text_second"))
        money = figure(TITLE, str(state.money[seat]))
        text = translate("Factory", "{name}: {money} Elektro")
        money.setAccessibleName(text.format(name=player.name, money=state.money[seat]))
        row.add(money)
        return row

    def _add_buttons(self) -> None:
        replay, table = translate("Factory", "Replay"), translate("Factory", "The table")
        does = translate("Factory", "Shows the game move by move.")
        self.replay = keyed_button(replay, "R", self.replay_asked.emit, does)
        does = translate("Factory", "Goes back to the table.")
        self.table = keyed_button(table, "T", self.table_asked.emit, does)
        new, again = translate("Factory", "New game"), translate("Factory", "Rematch")
        does = translate("Factory", "Opens the new game page.")
        self.new = keyed_button(new, "N", self.new_game_asked.emit, does)
        does = translate("Factory", "Starts again with the same players.")
        self.again = keyed_button(again, "Enter", self.rematch_asked.emit, does, is_primary=True)
        foot = Line(gap=8)
        foot.add_space()
        for button in (self.replay, self.table, self.new, self.again):
            foot.add(button)
        self._right.add(foot)

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin, gap = look().ipx(24), look().ipx(20)
        left = int((self.width() - 2 * margin - gap) * _LEFT)
        height = self.height() - 2 * margin
        self._left.setGeometry(margin, margin, left, height)
        self._right.setGeometry(
            margin + left + gap, margin, self.width() - 2 * margin - left - gap, height
        )
        self._left.place()
        self._right.place()

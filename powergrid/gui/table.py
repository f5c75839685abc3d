# SPDX-License-Identifier: MIT
"""The table: the board and the panels around it, laid out for the size of the window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.box import Drawing
from powergrid.gui.desk import Desk
from powergrid.gui.look.ground import Ground
from powergrid.gui.look.look import look
from powergrid.gui.pages.keys import bind
from powergrid.gui.pages.page import Page
from powergrid.gui.pages.waiting_page import WaitingPage
from powergrid.gui.panels.action_panel import ActionPanel
from powergrid.gui.panels.fuel_market_panel import FuelMarketPanel
from powergrid.gui.panels.own_panel import OwnPanel
from powergrid.gui.panels.plant_market_panel import PlantMarketPanel
from powergrid.gui.panels.rivals_panel import RivalsPanel
from powergrid.gui.panels.top_bar import TopBar
from powergrid.gui.session import Session
from powergrid.gui.table_board import TableBoard
from powergrid.gui.table_layout import table_layout

if TYPE_CHECKING:
    from powergrid.gui.panels.connections_panel import ConnectionsPanel
    from powergrid.gui.panels.drawer import Drawer
    from powergrid.gui.panels.log_panel import LogPanel
    from powergrid.gui.panels.words_panel import WordsPanel


class Table(Ground):
    """One game on the table; another game gets another table.

    `idle` makes the page that is shown where no person is asked. `moment_asked` carries the
    position in the game that a sentence of the log leads to.
    """

    menu_asked = Signal()
    moment_asked = Signal(int)

    def __init__(
        self,
        session: Session,
        drawing: Drawing,
        parent: QWidget | None = None,
        *,
        idle: Callable[[Session, Desk], Page] = WaitingPage,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.desk = Desk(session, self)
        self.drawing = drawing
        # Each has its parent from the start: Qt dresses anew whatever is given another one.
        self.top_bar = TopBar(session, self.desk, self)
        self.board = TableBoard(session, self.desk, drawing, self)
        self.rivals = RivalsPanel(session, self.desk, self)
        self.own = OwnPanel(session, self.desk, self)
        self.plants = PlantMarketPanel(session, self.desk, self)
        self.fuel = FuelMarketPanel(session, self.desk, self)
        self.action = ActionPanel(session, self.desk, self, idle=idle)
        self.log: LogPanel | None = None
        self.connections: ConnectionsPanel | None = None
        self.words: WordsPanel | None = None
        self.setTabOrder(self.board.view, self.plants)
        self.setTabOrder(self.plants, self.fuel)
        self.setTabOrder(self.fuel, self.action)
        self.top_bar.log_asked.connect(self.toggle_log)
        self.top_bar.menu_asked.connect(self.menu_asked)
        bind(self, "L", self.toggle_log, self.tr("The log"))
        bind(self, "M", self.toggle_connections, self.tr("The map as a list of cities"))
        bind(self, "T", self.toggle_words, self.tr("The table in words"))
        look().changed.connect(self._lay_out)
        look().changed.connect(self.update)

    def parts(self) -> tuple[QWidget, ...]:
        """Return everything that is always on the table."""
        return (
            self.top_bar,
            self.board.view,
            self.rivals,
            self.own,
            self.plants,
            self.fuel,
            self.action,
        )

    def resume(self, before: "Table") -> None:
        """Go on with what was staged, planned, chosen and opened at another table of the game."""
        self.desk.resume(before.desk)
        self.action.resume(before.action)
        for drawer, toggle in (
            (before.log, self.toggle_log),
            (before.connections, self.toggle_connections),
            (before.words, self.toggle_words),
        ):
            if drawer is not None and not drawer.isHidden():
                toggle()

    def toggle_log(self) -> None:
        """Open the log over the players' panels, or close it."""
        if self.log is None:
            from powergrid.gui.panels.log_panel import LogPanel  # opened in few games at once

            self.log = LogPanel(self.session, self.desk)
            self.log.close_asked.connect(self.toggle_log)
            self.log.moment_asked.connect(self.moment_asked)
            self._take_drawer(self.log)
        self._toggle(self.log)

    def toggle_connections(self) -> None:
        """Open the map as a list over the players' panels, or close it."""
        if self.connections is None:
            from powergrid.gui.panels.connections_panel import ConnectionsPanel  # as seldom

            self.connections = ConnectionsPanel(self.session, self.desk)
            self.connections.close_asked.connect(self.toggle_connections)
            self._take_drawer(self.connections)
        self._toggle(self.connections)

    def toggle_words(self) -> None:
        """Open the table in words over the players' panels, or close it."""
        if self.words is None:
            from powergrid.gui.panels.words_panel import WordsPanel  # as seldom

            self.words = WordsPanel(self.session, self.desk)
            self.words.close_asked.connect(self.toggle_words)
            self._take_drawer(self.words)
        self._toggle(self.words)

    def drawers(self) -> "list[Drawer]":
        """Return what has been opened over the players' panels, shown or not."""
        return [drawer for drawer in (self.log, self.connections, self.words) if drawer is not None]

    def _take_drawer(self, drawer: "Drawer") -> None:
        drawer.setParent(self)
        drawer.hide()
        self._lay_out()

    def _toggle(self, drawer: "Drawer") -> None:
        is_opening = not drawer.isVisible()
        for other in self.drawers():
            other.setVisible(other is drawer and is_opening)
        if is_opening:
            drawer.raise_()
            drawer.setFocus()
        else:
            self.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to what is asked."""
        super().focusInEvent(event)
        self.action.take_keyboard()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        ratio = self.drawing.width / self.drawing.height
        rivals = len(self.rivals.rows())
        layout = table_layout(self.width(), self.height(), ratio, rivals, look().scale)
        self.top_bar.setGeometry(*layout.top_bar)
        self.board.view.setGeometry(*layout.board)
        self.rivals.setGeometry(*layout.rivals)
        self.own.setGeometry(*layout.own)
        self.plants.setGeometry(*layout.plants)
        self.fuel.setGeometry(*layout.fuel)
        self.action.setGeometry(*layout.action)
        for drawer in self.drawers():
            drawer.setGeometry(*layout.log)

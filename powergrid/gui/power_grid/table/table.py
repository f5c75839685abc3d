# SPDX-License-Identifier: MIT
"""The table: the board and the panels around it, laid out for the size of the window."""

from collections.abc import Callable
from typing import Self, TypeAlias

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from powergrid.box import load_drawing_of
from powergrid.gui.kit.keys import bind
from powergrid.gui.kit.look import look
from powergrid.gui.kit.saved_focus import SavedFocus
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.action_panel import ActionPanel, NewPage
from powergrid.gui.power_grid.panels.connections_panel import ConnectionsPanel
from powergrid.gui.power_grid.panels.drawer import Drawer
from powergrid.gui.power_grid.panels.fuel_market_panel import FuelMarketPanel
from powergrid.gui.power_grid.panels.log_panel import LogPanel
from powergrid.gui.power_grid.panels.news_panel import NewsPanel
from powergrid.gui.power_grid.panels.own_panel import OwnPanel
from powergrid.gui.power_grid.panels.plant_market_panel import PlantMarketPanel
from powergrid.gui.power_grid.panels.rivals_panel import RivalsPanel
from powergrid.gui.power_grid.panels.top_bar import TopBar
from powergrid.gui.power_grid.panels.words_panel import WordsPanel
from powergrid.gui.power_grid.table.table_board import TableBoard
from powergrid.gui.power_grid.table.table_layout import table_layout
from powergrid.gui.power_grid.words.glance import question_text
from powergrid.gui.shell.game_pages import GameTable

_DrawerKind: TypeAlias = type[LogPanel] | type[ConnectionsPanel] | type[WordsPanel]


class Table(GameTable):
    """The table of one game; raises `FileError` if its board cannot be drawn.

    `idle` makes a page of its own for while no person is asked. `moment_asked` carries a position
    in the game, from the log.
    """

    session: Session

    def __init__(
        self,
        session: Session,
        parent: QWidget | None = None,
        *,
        idle: NewPage | None = None,
        ends_turns: Callable[[], bool] = lambda: True,
        shows_worth: Callable[[], bool] = lambda: False,
    ) -> None:
        game = session.state.game
        drawing = load_drawing_of(game.board, game.edition.id)
        super().__init__(session, parent)
        self.staging = Staging(session, self, ends_turns=ends_turns, shows_worth=shows_worth)
        self.drawing = drawing
        # With their parent from the start, since Qt restyles a widget whose parent changes.
        self.top_bar = TopBar(session, self.staging, self)
        self.board = TableBoard(session, self.staging, drawing, self)
        self.rivals = RivalsPanel(session, self.staging, self)
        self.own = OwnPanel(session, self.staging, self)
        self.plants = PlantMarketPanel(session, self.staging, self)
        self.fuel = FuelMarketPanel(session, self.staging, self)
        self.action = ActionPanel(session, self.staging, self, idle=idle)
        self._drawers: dict[_DrawerKind, Drawer] = {}
        self._before = SavedFocus(None)
        self.setTabOrder(self.board.view, self.plants)
        self.setTabOrder(self.plants, self.fuel)
        self.setTabOrder(self.fuel, self.action)
        self.top_bar.log_asked.connect(self.toggle_log)
        self.top_bar.menu_asked.connect(self.menu_asked)
        bind(self, "L", self.toggle_log, self.tr("The log"))
        bind(self, "M", self.toggle_connections, self.tr("The map as a list of cities"))
        bind(self, "T", self.toggle_words, self.tr("Table description"))
        look().changed.connect(self.lay_out)
        look().changed.connect(self.update)

    def parts(self) -> tuple[QWidget, ...]:
        """Return the widgets that are always on the table, as a `TableLayout` lists them."""
        return (
            self.top_bar,
            self.board.view,
            self.rivals,
            self.own,
            self.plants,
            self.fuel,
            self.action,
        )

    def question(self) -> str:
        """Return in a few words the decision that the seat on turn is asked for."""
        return question_text(self.session)

    def undo(self) -> None:
        """Undo the last staged or committed action."""
        self.action.page.undo.click()

    def undo_turn(self) -> None:
        """Undo everything staged or planned, or else the whole last turn."""
        self.action.page.undo_turn()

    def resume(self, before: Self) -> None:
        """Take over what was staged, planned, chosen and opened at another table of the game."""
        self.staging.resume(before.staging)
        self.action.resume(before.action)
        for kind, drawer in before._drawers.items():
            if not drawer.isHidden():
                self._toggle(kind)

    def explain_fixed_sizes(self) -> None:
        """Say which parts of the table do not follow the player's text size, if any."""
        if look().text == 1:
            self.action.page.head.clear_message()
            return
        has_map = self.board.view.board_scene().board_style.text_factor >= look().text
        self.action.page.head.inform(
            self.tr(
                "Plant cards and fuel keep their size. “Size” in the settings changes everything."
            )
            if has_map
            else self.tr(
                "Map, plant cards and fuel keep their size. “Size” in the settings changes "
                "everything."
            )
        )

    def toggle_log(self) -> None:
        """Open or close the log."""
        self._toggle(LogPanel)

    def toggle_connections(self) -> None:
        """Open or close the map as a list."""
        self._toggle(ConnectionsPanel)

    def toggle_words(self) -> None:
        """Open or close the table in words."""
        self._toggle(WordsPanel)

    def show_news(self) -> bool:
        """Open or close the list of events since the last turn here; return whether it is open."""
        self._toggle(NewsPanel)
        return not self._drawers[NewsPanel].isHidden()

    @property
    def can_plan(self) -> bool:
        """Whether a round can be planned, or is being planned."""
        return self.staging.is_planning or self.action.page.can_plan

    def toggle_plan(self) -> None:
        """Plan the round, or go back to the question."""
        if self.can_plan:
            self.staging.set_planning(not self.staging.is_planning)

    def drawers(self) -> list[Drawer]:
        """Return the drawers opened so far, visible or not."""
        return list(self._drawers.values())

    def _new_drawer(self, kind: _DrawerKind) -> Drawer:
        drawer = self._drawers[kind] = kind(self.session, self.staging, self)
        drawer.close_asked.connect(lambda: self._toggle(kind))
        if isinstance(drawer, LogPanel):
            drawer.moment_asked.connect(self.moment_asked)
        self.lay_out()
        return drawer

    def _toggle(self, kind: _DrawerKind) -> None:
        drawer = self._drawers.get(kind) or self._new_drawer(kind)
        is_opening = not drawer.isVisible()
        if is_opening and not any(other.isVisible() for other in self.drawers()):
            self._before = SavedFocus.now()
        for other in self.drawers():
            other.setVisible(other is drawer and is_opening)
        self.lay_out()
        if is_opening:
            drawer.raise_()
            drawer.setFocus()
        elif not self._before.restore():
            self.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Move the focus to the question."""
        super().focusInEvent(event)
        self.action.focus_first()

    def lay_out(self) -> None:
        """Place everything in the current size."""
        ratio = self.drawing.width / self.drawing.height
        rivals = len(self.rivals.rows())
        is_log_open = any(not drawer.isHidden() for drawer in self.drawers())
        *places, log = table_layout(
            self.width(), self.height(), ratio, rivals, look().scale, is_log_open=is_log_open
        )
        for part, place in zip(self.parts(), places, strict=True):
            part.setGeometry(*place)
        for drawer in self.drawers():
            drawer.setGeometry(*log)

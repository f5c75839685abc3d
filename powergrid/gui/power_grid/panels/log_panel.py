# SPDX-License-Identifier: MIT
"""The log of events, newest last, for one player or for all."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.log_list import LogLine, LogList
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.tokens import BODY, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.remarks import Remarks
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.log_model import LogModel
from powergrid.gui.power_grid.panels.drawer import Drawer
from powergrid.gui.power_grid.panels.log_filter import EVERYBODY, LogFilter
from powergrid.gui.power_grid.pieces.houses import paint_house
from powergrid.gui.power_grid.pieces.seat_button import SeatButton, seat_buttons
from powergrid.rules.state import NO_SEAT

if TYPE_CHECKING:
    from powergrid.analysis import Remark


class LogPanel(Drawer):
    """The panel; `moment_asked` carries the number of actions done at the moment of a sentence."""

    moment_asked = Signal(int)
    margins = (0, 42, 8)

    def __init__(
        self, session: Session, staging: Staging, parent: QWidget | None = None, *, title: str = ""
    ) -> None:
        super().__init__(title or translate("Log", "Log"), session, staging, parent)
        self.remarks = Remarks(session, self)
        self._log = LogModel(session, self)
        self.rows = LogFilter(self._log)
        self.buttons = self._new_buttons()
        self.list: LogList = self._new_list()
        session.changed.connect(self._ask_for_remarks)
        self.remarks.found.connect(self._add_remarks)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for the bots' reasons."""
        super().showEvent(event)
        self._ask_for_remarks()

    def show_seat(self, seat: int) -> None:
        """Show what one seat did, or everything with `EVERYBODY`."""
        self.rows.show_seat(seat)
        self.list.go_to_end()

    def arrange(self) -> None:
        """Place filters and list."""
        super().arrange()
        px = look().ipx
        x = px(24 + width_of(self.title, BODY, SEMIBOLD))
        for button in self.buttons:
            size = button.sizeHint()
            button.setGeometry(x, px(6), size.width(), size.height())
            x += size.width() + px(2)
        self.list.scheduleDelayedItemsLayout()

    def _new_list(self) -> LogList:
        view = LogList(self.rows, self._line_at, paint_house, self)
        view.setAccessibleName(self.title)
        view.entered.connect(self._light)
        view.activated.connect(
            lambda index: self.moment_asked.emit(self.rows.row_at(index).position)
        )
        view.selectionModel().currentChanged.connect(self._light)
        return view

    def _line_at(self, index: Index) -> LogLine:
        row = self.rows.row_at(index)
        colour = "" if row.seat == NO_SEAT else self.session.seats[row.seat].colour
        return LogLine(row.text, row.is_heading, colour, row.remark)

    def _new_buttons(self) -> list[SeatButton]:
        name = translate("Log", "All", "all players")
        buttons = seat_buttons(EVERYBODY, name, self.session.seats, self)
        buttons[0].setChecked(True)
        for button in buttons:
            button.chosen.connect(self.show_seat)
        return buttons

    def _ask_for_remarks(self) -> None:
        """Ask the bots for their reasons while none of them has to decide."""
        if self.isVisible() and (self.session.is_person_asked or self.session.state.is_over):
            self.remarks.ask()

    def _add_remarks(self, found: "list[tuple[int, Remark]]") -> None:
        from powergrid.gui.power_grid.words.remarks import remark_words

        game = self.session.state.game
        self._log.add_remarks(
            [(position, remark_words(remark, game), remark.seat) for position, remark in found]
        )
        self.list.scheduleDelayedItemsLayout()

    def _light(self, index: Index) -> None:
        cities = self.rows.row_at(index).cities if index.isValid() else ()
        self.staging.highlight_cities([*cities])

# SPDX-License-Identifier: MIT
"""The log of events, newest last, for one player or for all."""

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QWidget,
)

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.row_selection import lead_to_selected
from powergrid.gui.kit.tokens import BODY, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.remarks import Remarks
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.log_model import LogModel, LogRow
from powergrid.gui.power_grid.panels.drawer import Drawer
from powergrid.gui.power_grid.panels.log_rows import EVERYBODY, LogDelegate, LogFilter
from powergrid.gui.power_grid.pieces.seat_button import SeatButton

if TYPE_CHECKING:
    from powergrid.bots import Remark


class LogPanel(Drawer):
    """The panel; its list is created when it is first shown.

    `moment_asked` carries the number of actions done at the moment of a sentence.
    """

    moment_asked = Signal(int)

    def __init__(
        self, session: Session, staging: Staging, parent: QWidget | None = None, *, title: str = ""
    ) -> None:
        super().__init__(title or translate("Log", "Log"), session, staging, parent)
        self.view: QListView | None = None
        self._rows: LogFilter | None = None
        self.remarks = Remarks(session, self)
        self._buttons: list[SeatButton] = []
        self._follows = True

    def showEvent(self, event: QShowEvent) -> None:
        """Create the list the first time."""
        if self.view is None:
            self._build()
        super().showEvent(event)
        self._ask_for_remarks()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Focus the list."""
        if self.view is not None:
            self.view.setFocus(event.reason())

    def show_seat(self, seat: int) -> None:
        """Show what one seat did, or everything with `EVERYBODY`."""
        if self._rows is not None:
            self._rows.show_seat(seat)
            self._to_end()

    def row_at(self, index: QModelIndex) -> LogRow:
        """Return the log's row for an index of the list's model."""
        assert self._rows is not None  # an index implies a list
        return self._rows.row_at(index)

    def arrange(self) -> None:
        """Place filters and list."""
        if self.view is None:
            return
        px = look().ipx
        x = px(24 + width_of(self.title, BODY, SEMIBOLD))
        for button in self._buttons:
            size = button.sizeHint()
            button.setGeometry(x, px(6), size.width(), size.height())
            x += size.width() + px(2)
        self.view.setGeometry(0, px(42), self.width(), self.height() - px(42) - px(8))
        self.view.scheduleDelayedItemsLayout()

    def filtered(self, model: LogModel) -> LogFilter:
        """Return the filter for the rows that are shown."""
        return LogFilter(model)

    def _build(self) -> None:
        model = LogModel(self.session, self)
        self.session.changed.connect(self._ask_for_remarks)
        self.remarks.found.connect(lambda found: self._add_remarks(model, found))
        self._rows = self.filtered(model)
        self._make_buttons()
        view = QListView(self)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.viewport().setAutoFillBackground(False)
        view.setModel(self._rows)
        view.setItemDelegate(LogDelegate(self.session, self._rows, view))
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setMouseTracking(True)
        view.setAccessibleName(self.title)
        lead_to_selected(view)
        view.entered.connect(self._light)
        view.activated.connect(lambda index: self.moment_asked.emit(self.row_at(index).position))
        view.setToolTip(translate("Log", "Double-click or Enter: show the table at that moment"))
        view.selectionModel().currentChanged.connect(self._light)
        bar = view.verticalScrollBar()
        bar.valueChanged.connect(self._note_scrolling)
        bar.rangeChanged.connect(self._follow_end)
        self.view = view
        view.show()
        self.arrange()

    def _make_buttons(self) -> None:
        buttons = [SeatButton(EVERYBODY, "", translate("Log", "All", "all players"), self)]
        buttons += [
            SeatButton(seat, sitter.colour, sitter.name, self)
            for seat, sitter in enumerate(self.session.seats)
        ]
        buttons[0].setChecked(True)
        for button in buttons:
            button.chosen.connect(self.show_seat)
            button.show()
        self._buttons = buttons

    def _ask_for_remarks(self) -> None:
        """Ask the bots for their reasons while none of them has to decide."""
        if self.isVisible() and (self.session.is_person_asked or self.session.state.is_over):
            self.remarks.ask()

    def _add_remarks(self, model: LogModel, found: "list[tuple[int, Remark]]") -> None:
        from powergrid.gui.power_grid.words.remarks import remark_words

        game = self.session.state.game
        model.add_remarks(
            [(position, remark_words(remark, game), remark.seat) for position, remark in found]
        )
        if self.view is not None:
            self.view.scheduleDelayedItemsLayout()

    def _light(self, index: QModelIndex) -> None:
        cities = self._rows.row_at(index).cities if self._rows and index.isValid() else ()
        self.staging.highlight_cities(list(cities))

    def _note_scrolling(self, value: int) -> None:
        """Follow new rows as long as the player has not scrolled up."""
        if self.view is not None:
            self._follows = value >= self.view.verticalScrollBar().maximum() - look().ipx(8)

    def _follow_end(self) -> None:
        if self._follows:
            self._to_end()

    def _to_end(self) -> None:
        if self.view is not None:
            self._follows = True
            self.view.scrollToBottom()

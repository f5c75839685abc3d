# SPDX-License-Identifier: MIT
"""The map as a list for screen readers: one city, and the connections from it."""

from PySide6.QtCore import QEvent, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import design_size, paint_text
from powergrid.gui.kit.sentence_list import SentenceList
from powergrid.gui.kit.tokens import CAPTION
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.models.connections_model import ConnectionsModel
from powergrid.gui.power_grid.panels.drawer import Drawer
from powergrid.gui.power_grid.words.names import city_name
from powergrid.rules.board import NO_CITY

_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_GO = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right)
_BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Left)


class _CityList(SentenceList):
    """`entered_row` carries the row to go to, `chosen` the row to choose; `left` means back."""

    entered_row = Signal(int)
    chosen = Signal(int)
    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Keep the list's keys and letters from the table's shortcuts."""
        return keep_key(event, _takes) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a city, go back or choose; letters find a city by its name."""
        row = self.currentIndex().row()
        if event.key() in _GO:
            self.entered_row.emit(row)
        elif event.key() in _BACK:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.chosen.emit(row)
        else:
            super().keyPressEvent(event)


def _takes(event: QKeyEvent) -> bool:
    is_typed = bool(event.text()) and event.text().isprintable()
    return event.modifiers() in _PLAIN and (is_typed or event.key() in (*_GO, *_BACK))


class ConnectionsPanel(Drawer):
    """All cities by name; Enter goes to one and lists its neighbours."""

    margins = (8, 38, 30)

    def __init__(self, session: Session, staging: Staging, parent: QWidget | None = None) -> None:
        super().__init__(translate("Cities", "In the list of cities"), session, staging, parent)
        self.model = ConnectionsModel(session, staging, self)
        self._way: list[int] = []
        cities = _CityList(self.model, self)
        note(
            cities,
            translate("Cities", "In the list of cities"),
            ("Return Right", translate("Cities", "Go to the city")),
            ("Backspace Left", translate("Cities", "Go back")),
            ("Space", translate("Cities", "Choose the city")),
        )
        cities.entered_row.connect(self._go)
        cities.chosen.connect(self._choose)
        cities.left.connect(self._go_back)
        cities.clicked.connect(lambda index: self._go(index.row()))
        cities.picked.connect(self._go)
        cities.selectionModel().currentChanged.connect(self._point)
        self.list = cities
        self._show(NO_CITY)

    def paint(self, painter: QPainter) -> None:
        """Draw the title, and a line about the keys."""
        super().paint(painter)
        width, height = design_size(self)
        line = QRectF(14, height - 28, width - 28, 22)
        keys = self.list.accessibleDescription()
        paint_text(painter, line, keys, CAPTION, look().theme.text_second)

    def _show(self, city: int) -> None:
        self.model.go_to(city)
        title = translate("Cities", "Cities in play")
        if city != NO_CITY:
            title = translate("Cities", "{city} and its connections")
            title = title.format(city=city_name(self.session.state.game.board, city))
        self.set_title(title)
        self.list.setAccessibleName(title)
        self.list.setAccessibleDescription(
            translate("Cities", "Enter: go there. Backspace: back. Space: choose. Escape: close.")
        )
        self.list.doItemsLayout()  # screen readers ask immediately which rows are visible
        self.list.setCurrentIndex(self.model.index(0))

    def _go(self, row: int) -> None:
        if 0 <= row < len(self.model.rows) and self.model.rows[row].city != self.model.here:
            self._way.append(self.model.here)
            self._show(self.model.rows[row].city)
            announcer().say(self.title)

    def _go_back(self) -> None:
        if self._way:
            before = self.model.here
            self._show(self._way.pop())
            announcer().say(self.title)
            self._move_to(before)

    def _move_to(self, city: int) -> None:
        """Move to a city, if it is in the list."""
        for at, row in enumerate(self.model.rows):
            if row.city == city:
                self.list.setCurrentIndex(self.model.index(at))

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.model.rows):
            self.staging.choose_city(self.model.rows[row].city)

    def _point(self, index: QModelIndex) -> None:
        if index.isValid():
            self.staging.point_at_city(self.model.rows[index.row()].city)

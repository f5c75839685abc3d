# SPDX-License-Identifier: MIT
"""The board as lists, with which everything can be done without seeing the map."""

from collections import Counter
from collections.abc import Sequence
from math import dist
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QHeaderView, QTableView

from powergrid.gui.kit.announcer import announcer
from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.list_header import ListHeader
from powergrid.gui.kit.look import look
from powergrid.gui.kit.row_selection import select_whole_rows
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.costs import suggested_cost
from powergrid.gui.power_grid.editor.editing import AREAS, CHECK, CONNECTIONS, LAND, Editing
from powergrid.gui.power_grid.editor.forms import area_colour_name
from powergrid.gui.power_grid.editor.sketch import Sketch

_GO = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BACK = Qt.Key.Key_Backspace
_ROW = 30


class Row(NamedTuple):
    """A row: the ids of what it is about, and its cells."""

    ids: tuple[str, ...]
    cells: tuple[str, ...]


class RowsModel(QStandardItemModel):
    """Rows under headings."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[Row] = ()
        self._about: object = None

    def show_rows(self, headings: Sequence[str], rows: Sequence[Row]) -> None:
        """Show these rows; if they are about the same things as before, only cells change."""
        about = headings, [row.ids for row in rows]
        if about != self._about:
            self.rows, self._about = (), about
            self.clear()
            self.setHorizontalHeaderLabels(headings)
            for row in rows:
                self.appendRow([QStandardItem(cell) for cell in row.cells])
        self.rows = rows
        for at, row in enumerate(rows):
            for column, cell in enumerate(row.cells):
                self.item(at, column).setText(cell)


class BoardList(QTableView):
    """The list that belongs to the tool.

    With the tool for connections it is walked: Enter goes to a city and then connects others to it,
    the nearest first; Backspace goes back. Screen readers announce the new list and its length.
    """

    def __init__(self, editing: Editing) -> None:
        super().__init__()
        self.editing = editing
        self.hub = ""
        self._is_told = False
        self._amount = ""
        self.table = RowsModel()
        self.setHorizontalHeader(ListHeader(self))
        self.setModel(self.table)
        self.setItemDelegate(CellDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        select_whole_rows(self)
        note(
            self,
            translate("Editor", "In the editor's list"),
            ("Return", translate("Editor", "Go to the city, then connect it to another")),
            ("Backspace", translate("Editor", "Go back to all cities")),
        )
        self.selectionModel().currentRowChanged.connect(self._choose)
        self.doubleClicked.connect(self.go)
        editing.changed.connect(self.refresh)
        editing.selected_changed.connect(self.refresh)
        look().changed.connect(self._follow)
        self._follow()
        self.refresh()

    @property
    def ids(self) -> tuple[str, ...]:
        """What the current row is about."""
        row = self.currentIndex().row()
        return self.table.rows[row].ids if 0 <= row < len(self.table.rows) else ()

    def refresh(self) -> None:
        """Show the board's contents and the selection."""
        editing = self.editing
        if editing.tool != CONNECTIONS or not editing.selected:
            self.hub = ""
        elif self.hub not in editing.selected:
            self.hub = editing.selected[0]
        self._is_told = True
        self.setAccessibleName(self._name())
        headings, stretching, rows = rows_of(editing, self.hub)
        self.table.show_rows(headings, rows)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(stretching, QHeaderView.ResizeMode.Stretch)
        wanted: tuple[str, ...] = editing.selected
        if editing.tool == AREAS:
            wanted = (editing.area,)
        elif self.hub:
            wanted = tuple(city for city in editing.selected if city != self.hub)
        for number, row in enumerate(self.table.rows):
            if row.ids == wanted and number != self.currentIndex().row():
                self.selectRow(number)
        if editing.tool == LAND and not self.currentIndex().isValid():
            self.selectRow(len(self.table.rows) - 1)  # the piece that was drawn last
        self._is_told = False
        before, self._amount = self._amount, self._new_amount()
        if before not in ("", self._amount):
            announcer().say(self._amount)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row in view: the fields of a selected city leave the list less room."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def sizeHintForColumn(self, column: int) -> int:
        """Return the width of a column's longest cell, at most half of the list's."""
        return min(super().sizeHintForColumn(column), self.viewport().width() // 2)

    def go(self) -> None:
        """Do what Enter does in the current row."""
        if not self.ids or self.editing.tool != CONNECTIONS:
            return
        if not self.hub:
            self.editing.select(self.ids[0])
        elif self.editing.sketch.connection(self.hub, self.ids[0]) is None:
            self.editing.add_connection(self.hub, self.ids[0])

    def go_back(self) -> None:
        """Show all cities again."""
        self.editing.select()

    def event(self, event: QEvent) -> bool:
        """Keep Enter from being a shortcut while connections are made."""
        return keep_key(event, self._is_walking) or super().event(event)

    def _is_walking(self, event: QKeyEvent) -> bool:
        return self.editing.tool == CONNECTIONS and event.key() in (*_GO, _BACK)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Connect with Enter, go back with Backspace."""
        if event.key() in _GO and self.editing.tool == CONNECTIONS:
            self.go()
        elif event.key() == _BACK and self.editing.tool == CONNECTIONS:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def _choose(self) -> None:
        if self._is_told or not self.ids:
            return
        editing, first = self.editing, self.ids[0]
        if editing.tool == AREAS:
            editing.choose_area(first)
        elif editing.tool == CONNECTIONS and not self.hub:
            return  # Enter goes there
        elif self.hub:
            is_connected = editing.sketch.connection(self.hub, first) is not None
            editing.select(*((self.hub, first) if is_connected else (self.hub,)))
        elif editing.tool != LAND:
            editing.select(first)

    def _name(self) -> str:
        if self.hub:
            text = translate("Editor", "From {city} to")
            return text.format(city=self.editing.sketch.city(self.hub).name)
        return {
            LAND: translate("Editor", "Pieces of land"),
            AREAS: translate("Editor", "Areas"),
        }.get(self.editing.tool, translate("Editor", "Cities"))

    def _new_amount(self) -> str:
        if self.editing.tool == CHECK:
            return translate("EditorView", "Check")
        if self.editing.tool == CONNECTIONS:
            count = len(self.editing.sketch.connections)
            connections = f"{translate('Editor', 'Connections')}: {count}"
            return f"{self._name()}. {connections}" if self.hub else connections
        return f"{self._name()}: {len(self.table.rows)}"

    def _follow(self) -> None:
        self.verticalHeader().setDefaultSectionSize(look().text_px(_ROW))


def rows_of(editing: Editing, hub: str) -> tuple[Sequence[str], int, list[Row]]:
    """Return the headings of what the tool edits, the column that stretches, and the rows."""
    sketch = editing.sketch
    city, area = translate("Editor", "City"), translate("Editor", "Area")
    if hub:
        return (city, translate("Editor", "Cost")), 0, _connections_from(sketch, hub)
    if editing.tool == LAND:
        rows = [
            Row((str(number),), (str(number + 1), str(len(ring) // 2)))
            for number, ring in enumerate(sketch.land)
        ]
        return (translate("Editor", "Land"), translate("Editor", "Points")), 0, rows
    if editing.tool == AREAS:
        rows = [
            Row((a.id,), (a.name, area_colour_name(a.colour), str(len(sketch.cities_in(a.id)))))
            for a in sketch.areas
        ]
        return (area, translate("Editor", "Colour"), translate("Editor", "Cities")), 0, rows
    connections = Counter(end for connection in sketch.connections for end in connection.ends)
    rows = [
        Row((city.id,), (city.name, sketch.area(city.area).name, str(connections[city.id])))
        for city in sorted(sketch.cities, key=lambda city: city.name.casefold())
    ]
    # A long area gives way to the city's name.
    return (city, area, translate("Editor", "Connections")), 1, rows


def _connections_from(sketch: Sketch, hub: str) -> list[Row]:
    """Return all other cities, the nearest first, with what a connection costs or might cost."""
    here = sketch.city(hub)
    others = [city for city in sketch.cities if city.id != hub]
    others.sort(key=lambda city: dist((city.x, city.y), (here.x, here.y)))
    rows = []
    for city in others:
        connection = sketch.connection(hub, city.id)
        cost = (
            str(connection.cost)
            if connection is not None
            else translate("Editor", "none, {cost} by length").format(
                cost=suggested_cost(sketch, hub, city.id)
            )
        )
        rows.append(Row((city.id,), (city.name, cost)))
    return rows

# SPDX-License-Identifier: MIT
"""A form for the rules whose value is a table."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.keys import keep_key, note
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.list_header import ListHeader
from powergrid.gui.kit.look import look
from powergrid.gui.kit.model_index import Index
from powergrid.gui.kit.number_field import NumberField
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.rule_forms import VALUE, RuleForm, box_of
from powergrid.gui.power_grid.editor.rule_shapes import (
    Cells,
    Grid,
    Number,
    OneOf,
    Rows,
    cells_of,
    value_of,
)
from powergrid.gui.power_grid.editor.rule_terms import Option, column_title, options_of, path_title
from powergrid.gui.power_grid.editor.sketch import Sketch

_NUMBER: Final = 72
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Column(NamedTuple):
    """A column of a table: its heading and the kind of its cells; for names of rows None."""

    title: str
    kind: Number | OneOf | None
    options: Sequence[Option] = ()

    def first(self) -> str | int:
        """Return the cell of a new row."""
        return self.options[0].value if self.options else getattr(self.kind, "low", 0)


class TableForm(RuleForm):
    """A table of numbers and choices, each cell edited in place; of `Rows`, rows come and go."""

    def __init__(self, shape: Grid | Rows, sketch: Sketch, value: Any, name: str) -> None:
        super().__init__()
        self._shape = shape
        paths = shape.paths if isinstance(shape, Grid) else ()
        self._names = [path_title(path) for path in paths if path]
        self._columns = _columns_of(shape, sketch)
        shown = [Column("", None)] * bool(self._names) + self._columns
        self._model = QStandardItemModel(0, len(shown), self)
        self._model.setHorizontalHeaderLabels([column.title for column in shown])
        for cells in cells_of(shape, value):
            self._append(cells)
        self.table = ValuesTable(shown, name)
        self.table.setModel(self._model)
        for at, column in enumerate(shown):
            if self._names and column.kind is not None:
                self.table.keep_narrow(at)
        self.table.setCurrentIndex(self._model.index(0, bool(self._names)))
        self._model.itemChanged.connect(self._emit_changed)
        self.add(self.table, stretch=1, minimum=90, hint=260)
        if isinstance(shape, Rows):
            self._add_buttons()
        self.setFocusProxy(self.table)

    def _add_buttons(self) -> None:
        add = Button(translate("Editor", "Add a row"), height=32)
        add.setEnabled(all(column.options or column.kind for column in self._columns))
        remove = Button(translate("Editor", "Remove the row"), height=32)
        add.clicked.connect(self.add_row)
        remove.clicked.connect(self.remove_row)
        row = Line(gap=8)
        row.add(add)
        row.add(remove)
        row.add_space()
        self.add(row)

    def add_row(self) -> None:
        """Add a row like the current one."""
        at, cells = self.table.currentIndex().row(), self._cells()
        is_one = 0 <= at < len(cells)
        self._append(cells[at] if is_one else [column.first() for column in self._columns])
        self.table.setCurrentIndex(self._model.index(self._model.rowCount() - 1, 0))
        self._emit_changed()

    def remove_row(self) -> None:
        """Remove the current row."""
        at = self.table.currentIndex().row()
        if at >= 0:
            self._model.removeRow(at)
            self._emit_changed()

    def _append(self, cells: Sequence[Any]) -> None:
        items = []
        for name in self._names[self._model.rowCount() :][:1]:
            items.append(QStandardItem(name))
            items[0].setFlags(Qt.ItemFlag.ItemIsEnabled)
        for cell, column in zip(cells, self._columns, strict=True):
            items.append(QStandardItem(_text_of(cell, column)))
            items[-1].setData(cell, VALUE)
        self._model.appendRow(items)

    def _cells(self) -> Cells:
        columns = range(bool(self._names), self._model.columnCount())
        return [
            [self._model.item(row, column).data(VALUE) for column in columns]
            for row in range(self._model.rowCount())
        ]

    def _emit_changed(self) -> None:
        self.changed.emit(value_of(self._shape, self._cells()))


class ValuesTable(QTableView):
    """A table whose cells are edited by typing a figure, with Enter, or by a double click."""

    def __init__(self, columns: Sequence[Column], name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setHorizontalHeader(ListHeader(self))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(look().text_px(30))
        self.setItemDelegate(CellEditor(columns, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
            | QAbstractItemView.EditTrigger.DoubleClicked
        )
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        note(
            self,
            translate("Editor", "In a table of a rule"),
            ("0 1 2 3 4 5 6 7 8 9", translate("Editor", "Type another number")),
            ("Return", translate("Editor", "Change the cell, or accept it")),
        )

    def keep_narrow(self, column: int) -> None:
        """Give a column room for a number and leave the rest to the others."""
        self.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().resizeSection(column, look().ipx(_NUMBER))

    def event(self, event: QEvent) -> bool:
        """Keep figures and Enter from being shortcuts."""
        return keep_key(event, _edits_cell) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit the cell with Enter, and with figures; other keys move."""
        if event.key() in _ENTER:
            if self.state() != QAbstractItemView.State.EditingState:  # its field lets Enter pass
                self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class CellEditor(CellDelegate):
    """Edits a cell with a number field or a box of options, by its column."""

    def __init__(self, columns: Sequence[Column], parent: QWidget) -> None:
        super().__init__(parent)
        self._columns = columns

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return the field for a cell."""
        column = self._columns[index.column()]
        field: QWidget
        if isinstance(column.kind, Number):
            field = NumberField(column.title, shows_zero=not column.kind.may_lack)
            field.set_limits(column.kind.low, column.kind.high)
        else:
            field = box_of(column.options, index.data(VALUE), column.title)
        field.setParent(parent)
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show the cell's value in its field."""
        if isinstance(editor, NumberField):
            editor.set_value(int(index.data(VALUE)))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Take the field's value into the cell."""
        column = self._columns[index.column()]
        value: str | int
        if isinstance(editor, QComboBox):
            value = column.options[editor.currentIndex()].value
        elif isinstance(editor, NumberField):
            value = max(editor.lowest, min(editor.highest, editor.value()))
        text = _text_of(value, column)
        model.setItemData(index, {VALUE: value, Qt.ItemDataRole.DisplayRole: text})

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keep Enter, which accepts a cell, from being a shortcut."""
        is_own = keep_key(event, lambda pressed: pressed.key() in _ENTER)
        return is_own or super().eventFilter(editor, event)


def _columns_of(shape: Grid | Rows, sketch: Sketch) -> list[Column]:
    kinds: Iterable[tuple[str, Number | OneOf]] = (
        shape.columns
        if isinstance(shape, Rows)
        else ((name, shape.number) for name in shape.columns)
    )
    return [
        Column(
            column_title(name),
            kind,
            options_of(kind.options, sketch) if isinstance(kind, OneOf) else (),
        )
        for name, kind in kinds
    ]


def _edits_cell(event: QKeyEvent) -> bool:
    return event.text().isdecimal() or event.key() in _ENTER


def _text_of(cell: str | int, column: Column) -> str:
    if isinstance(column.kind, Number) and column.kind.may_lack and not cell:
        return "–"
    return next(
        (option.text for option in column.options if str(option.value) == str(cell)), str(cell)
    )

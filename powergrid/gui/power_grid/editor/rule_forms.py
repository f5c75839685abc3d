# SPDX-License-Identifier: MIT
"""A form for each kind of value that a rule may have, except tables."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QListView

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.stepper import Stepper
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor.rule_shapes import Number
from powergrid.gui.power_grid.editor.rule_terms import Option

VALUE: Final = Qt.ItemDataRole.UserRole


class RuleForm(Line):
    """Shows and edits a value; `changed` carries it as the file writes it."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__(vertical=True, gap=8)


class NumberForm(RuleForm):
    """A number to type or step."""

    def __init__(self, shape: Number, value: Any, name: str) -> None:
        super().__init__()
        self.stepper = Stepper(shape.low, shape.high, int(value), name=name)
        self.stepper.changed.connect(lambda number: self.changed.emit(number))
        row = Line()
        row.add(self.stepper)
        row.add_space()
        self.add(row)
        self.setFocusProxy(self.stepper)


class TruthForm(RuleForm):
    """Yes or no."""

    def __init__(self, value: Any, name: str) -> None:
        super().__init__()
        self.sides = Segments([translate("Editor", "Yes"), translate("Editor", "No")])
        self.sides.setAccessibleName(name)
        self.sides.set_index(0 if value else 1)
        self.sides.chosen.connect(lambda side: self.changed.emit(side == 0))
        row = Line()
        row.add(self.sides)
        row.add_space()
        self.add(row)
        self.setFocusProxy(self.sides.button(0 if value else 1))


class OneForm(RuleForm):
    """One of some options."""

    def __init__(self, options: Sequence[Option], value: Any, name: str) -> None:
        super().__init__()
        self.box = box_of(options, value, name)
        self.box.activated.connect(lambda at: self.changed.emit(options[at].value))
        self.add(self.box)
        self.setFocusProxy(self.box)


class SomeForm(RuleForm):
    """A list of options to tick; those ticked keep the order of the list."""

    def __init__(self, options: Sequence[Option], value: Any, name: str) -> None:
        super().__init__()
        self._model = QStandardItemModel(self)
        chosen = {str(item) for item in value}
        for option in options:
            item = QStandardItem(option.text)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
            is_on = str(option.value) in chosen
            item.setCheckState(Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
            item.setData(option.value, VALUE)
            self._model.appendRow(item)
        self.list = QListView()
        self.list.setModel(self._model)
        self.list.setAccessibleName(name)
        self.list.setCurrentIndex(self._model.index(0, 0))
        self._model.itemChanged.connect(lambda: self.changed.emit(self._chosen()))
        self.add(self.list, stretch=1, minimum=90, hint=200)
        self.setFocusProxy(self.list)

    def _chosen(self) -> list[Any]:
        items = [self._model.item(row) for row in range(self._model.rowCount())]
        on = Qt.CheckState.Checked
        return [item.data(VALUE) for item in items if item.checkState() == on]


def box_of(options: Sequence[Option], value: Any, name: str) -> QComboBox:
    """Return a box with these options, of which a value is chosen."""
    box = QComboBox()
    box.setAccessibleName(name)
    box.addItems([option.text for option in options])
    box.setCurrentIndex(next((n for n, o in enumerate(options) if str(o.value) == str(value)), 0))
    return box

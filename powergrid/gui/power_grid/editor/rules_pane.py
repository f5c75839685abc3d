# SPDX-License-Identifier: MIT
"""The rules that a board changes: every field the box knows, what it says, and its value."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import yaml
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from powergrid.box import BoxError
from powergrid.box.board_file import RULE_KEYS, read_board_file
from powergrid.files.yaml_file import plain, read_yaml
from powergrid.gui.kit.cell_delegate import CellDelegate
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.list_header import ListHeader
from powergrid.gui.kit.look import look
from powergrid.gui.kit.row_selection import lead_to_selected
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.text_field import TextField
from powergrid.gui.kit.tokens import SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.editor import sketch_file
from powergrid.gui.power_grid.editor.editing import Editing
from powergrid.gui.power_grid.editor.lists import Row, RowsTable
from powergrid.gui.power_grid.editor.rule_words import about, example
from powergrid.gui.power_grid.editor.sketch import Sketch, with_rule

_LONGEST: Final = 2000


class RulesPane(Line):
    """A list of all rules, and a field for the value of the one chosen there.

    Values are written as in the board's file; without one, the edition's rule holds.
    """

    left = Signal()

    def __init__(self, editing: Editing) -> None:
        super().__init__(vertical=True, gap=8, pad=14, ground="surface_1")
        self.editing = editing
        self.table = RowsTable()
        self.list = QTableView()
        self.list.setHorizontalHeader(ListHeader(self.list))
        self.list.setModel(self.table)
        self.list.setItemDelegate(CellDelegate(self.list))
        self.list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setShowGrid(False)
        self.list.setTabKeyNavigation(False)
        self.list.verticalHeader().hide()
        self.list.setAccessibleName(translate("Editor", "Rules of this board"))
        self.list.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        lead_to_selected(self.list)
        self.about = Text(is_paragraph=True)
        self.value = TextField(translate("Editor", "Value, as in the file"), _LONGEST)
        self.value.finished.connect(self.set_value)
        self.value.left.connect(self.list.setFocus)
        self.problem = Text(role="bad", is_paragraph=True)
        self.add(Text(translate("Editor", "Rules of this board"), size=TITLE, weight=SEMIBOLD))
        self.add(self.list, stretch=1, minimum=120)
        self.add(self.about, minimum=66, hint=66)
        self.add(self.value)
        self.add(caption(translate("Editor", "Empty: as in the edition.")))
        self.add(self.problem, minimum=66, hint=66)
        self.list.selectionModel().currentRowChanged.connect(self._show_chosen)
        self.list.doubleClicked.connect(self.value.setFocus)
        editing.changed.connect(self.refresh)
        look().changed.connect(self._follow)
        self._follow()
        self.refresh()
        self.list.selectRow(0)

    @property
    def key(self) -> str:
        """The rule that is chosen."""
        row = self.list.currentIndex().row()
        return self.table.rows[row].ids[0] if 0 <= row < len(self.table.rows) else ""

    def refresh(self) -> None:
        """Show which rules the board has now."""
        rules = self.editing.sketch.rules
        known = sorted(RULE_KEYS, key=about)
        rows = [
            Row((key,), (about(key), text_of(rules[key]) if key in rules else "")) for key in known
        ]
        self.table.show_rows(
            (translate("Editor", "Rule"), translate("Editor", "Value")),
            rows,
        )
        self._show_chosen()

    def set_value(self, text: str) -> None:
        """Give the chosen rule a value, or say why it cannot be."""
        try:
            value = value_of(self.editing.sketch, self.key, text)
        except BoxError as error:
            self.problem.say(error.what)
            return
        self.problem.say("")
        self.editing.set_rule(self.key, value)

    def _show_chosen(self) -> None:
        self.about.say(f"{about(self.key)} ({self.key})")
        rules = self.editing.sketch.rules
        self.value.show_text(text_of(rules[self.key]) if self.key in rules else "")
        self.value.setPlaceholderText(example(self.key))
        self.problem.say("")

    def _follow(self) -> None:
        self.list.verticalHeader().setDefaultSectionSize(look().text_px(28))
        self.list.horizontalHeader().setFixedHeight(look().ipx(30))


def text_of(value: Any) -> str:
    """Return a value as one line of YAML."""
    text = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, width=10**9)
    return text.removesuffix("\n").removesuffix("\n...").replace("'", "")


def value_of(sketch: Sketch, key: str, text: str) -> Any:
    """Return the value of a rule out of a line of YAML, None for an empty one.

    Raises `BoxError` if the box does not take it.
    """
    if not text.strip():
        return None
    with TemporaryDirectory() as folder:
        file = Path(folder) / "value.yaml"
        file.write_text(f"value: {text}\n", "utf-8")
        value = plain(read_yaml(file))["value"]
        board = Path(folder) / f"{sketch.id}.yaml"
        board.write_text(sketch_file.text_of(with_rule(sketch, key, value)), "utf-8")
        read_board_file(board)
    return value

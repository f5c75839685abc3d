# SPDX-License-Identifier: MIT
"""The rules that a board may change: each with its meaning and value."""

from typing import Any, Final

from PySide6.QtWidgets import QHeaderView

from powergrid.box import FileError
from powergrid.box.board_file import read_board_text
from powergrid.files.places import edition_file
from powergrid.files.yaml_file import plain, read_yaml
from powergrid.gui.kit.choices import Switch
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.row_selection import select_whole_rows
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import SEMIBOLD, TITLE
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.wrapped_table import WrappedTable
from powergrid.gui.power_grid.editor import sketch_file
from powergrid.gui.power_grid.editor.editing import Editing
from powergrid.gui.power_grid.editor.lists import Row, RowsModel
from powergrid.gui.power_grid.editor.refusal_words import refusal_words
from powergrid.gui.power_grid.editor.rule_forms import (
    NumberForm,
    OneForm,
    RuleForm,
    SomeForm,
    TruthForm,
)
from powergrid.gui.power_grid.editor.rule_shapes import (
    SHAPES,
    Grid,
    Number,
    OneOf,
    Rows,
    Shape,
    SomeOf,
    Truth,
    value_of,
)
from powergrid.gui.power_grid.editor.rule_table import TableForm
from powergrid.gui.power_grid.editor.rule_terms import options_of, value_words
from powergrid.gui.power_grid.editor.rule_words import RULE_WORDS
from powergrid.gui.power_grid.editor.sketch import Sketch, with_rule
from powergrid.rules.board import MapRules
from powergrid.rules.edition import Edition

_DEFAULTS: Final = {**MapRules._field_defaults, **Edition._field_defaults}
"""The values of rules that neither board nor edition sets."""
_NORTH: Final = ("spaces", "starting_fuel", "refill")


class RulesPane(Line):
    """A list of all rules, and a form for the value of the one chosen there.

    A switch says whether the board has a value of its own; without one, the edition's rule holds.
    """

    def __init__(self, editing: Editing) -> None:
        super().__init__(vertical=True, gap=8, pad=14, ground="surface_1")
        self.editing = editing
        self.form: RuleForm | None = None
        self._shown: Any = None
        self.table = RowsModel()
        self.list = WrappedTable(self.table)
        self.list.setAccessibleName(translate("Editor", "Rules of this board"))
        select_whole_rows(self.list)
        self.switch = Switch(translate("Editor", "Custom rule"))
        self.switch.clicked.connect(self._turn)
        self.problem = Text(role="bad", is_paragraph=True)
        self.add(Text(translate("Editor", "Rules of this board"), size=TITLE, weight=SEMIBOLD))
        self.add(self.list, stretch=1, minimum=120)
        self.add(self.switch)
        self.add(self.problem, minimum=44, hint=44)
        self.want(self.problem, False)
        self.list.selectionModel().currentRowChanged.connect(self._show_chosen)
        self.list.doubleClicked.connect(self.switch.setFocus)
        editing.changed.connect(self.refresh)
        self.refresh()
        self.list.selectRow(0)

    @property
    def key(self) -> str:
        """The key of the chosen rule; a dot in it names a part of a rule."""
        return [*SHAPES][max(0, self.list.currentIndex().row())]

    def refresh(self) -> None:
        """Show which rules the board has now."""
        rows = [Row((key,), (RULE_WORDS[key], self._words(key))) for key in SHAPES]
        self.table.show_rows((translate("Editor", "Rule"), translate("Editor", "Value")), rows)
        header = self.list.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(1, look().ipx(120))
        self.list.resizeRowsToContents()
        self._show_chosen()

    def set_value(self, value: Any) -> None:
        """Give the chosen rule a value (None: the edition's), or say why it is refused."""
        key, _, part = self.key.partition(".")
        if part and value is not None:
            value = {**self._whole(key), part: value}
        why = why_not(self.editing.sketch, key, value)
        self.problem.say(why)
        self.want(self.problem, bool(why))
        self.place()
        if not why:
            self._shown = self._state(value)
            self.editing.set_rule(key, value)

    def _turn(self) -> None:
        """Start from the edition's value, or drop the board's."""
        self.set_value(self._starter() if self.switch.isChecked() else None)
        self._shown = None
        self._show_chosen(is_own=self.switch.isChecked())

    def _show_chosen(self, *_index: object, is_own: bool = False) -> None:
        """Show form and value of the chosen rule, unless they are shown already."""
        key, _, part = self.key.partition(".")
        value = self.editing.sketch.rules.get(key)
        if self._shown == self._state(value):
            return
        self._shown = self._state(value)
        if not is_own:
            self.problem.say("")
            self.want(self.problem, False)
        has_own = value is not None or is_own
        self.switch.setChecked(has_own)
        if self.form is not None:
            self.remove_widget(self.form)
            self.form = None
        if has_own:
            value = self._starter() if value is None else value[part] if part else value
            self.form = _form_of(SHAPES[self.key], self.editing.sketch, value, RULE_WORDS[self.key])
            self.form.changed.connect(self.set_value)
            self.add(self.form, stretch=2)
        self.place()
        self.list.scrollTo(self.list.currentIndex())

    def _state(self, value: Any) -> Any:
        """Return everything the form depends on."""
        sketch = self.editing.sketch
        return self.key, value, sketch.areas, [(city.id, city.name) for city in sketch.cities]

    def _words(self, key: str) -> str:
        own = self.editing.sketch.rules.get(key.partition(".")[0])
        return "" if own is None else value_words(SHAPES[key], own, self.editing.sketch)

    def _starter(self) -> Any:
        """Return the first value of a rule: mostly the edition's."""
        key, _, part = self.key.partition(".")
        shape, written = SHAPES[self.key], _edition_rules(self.editing.edition_id)
        if part:
            return self._whole(key)[part]
        if isinstance(shape, Truth):
            return not written.get(key, _DEFAULTS.get(key, False))
        if key in written:
            return written[key]
        match shape:
            case Number():
                return max(shape.low, 1)
            case OneOf():
                return options_of(shape.options, self.editing.sketch)[0].value
            case Grid():
                row = [max(shape.number.low, 1)] * len(shape.columns)
                return value_of(shape, [row for _ in shape.paths])
            case Rows():
                return value_of(shape, [])
        return []

    def _whole(self, key: str) -> dict[str, Any]:
        """Return a rule of several parts: the board's, or the edition's rules of the same names."""
        own = self.editing.sketch.rules.get(key)
        written = _edition_rules(self.editing.edition_id)
        return dict(own) if own else {part: written[part] for part in _NORTH}


def why_not(sketch: Sketch, key: str, value: Any) -> str:
    """Return why a value is refused, empty if it is accepted."""
    try:
        read_board_text(sketch_file.text_of(with_rule(sketch, key, value)), sketch.id)
    except FileError as error:
        return refusal_words(error, sketch)
    return ""


def _edition_rules(edition_id: str) -> dict[str, Any]:
    """Return the rules of an edition as its file writes them."""
    rules: dict[str, Any] = plain(read_yaml(edition_file(edition_id)))
    return rules


def _form_of(shape: Shape, sketch: Sketch, value: Any, name: str) -> RuleForm:
    """Return the form for a value."""
    match shape:
        case Number():
            return NumberForm(shape, value, name)
        case Truth():
            return TruthForm(value, name)
        case OneOf():
            return OneForm(options_of(shape.options, sketch), value, name)
        case SomeOf():
            return SomeForm(options_of(shape.options, sketch), value, name)
    return TableForm(shape, sketch, value, name)

# SPDX-License-Identifier: MIT
"""All settings on one page; every change shows at once, also in the picture beside them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAction, QResizeEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.choices import Chip, Switch
from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.keys import bind, set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.tokens import FIGURE, LEAD, SEMIBOLD
from powergrid.gui.kit.view_background import Ground

_WIDE: Final = 1500
_IN_A_ROW: Final = 4
_PAD: Final = 14


class Choice(NamedTuple):
    """A setting with several values, of which one action is checked."""

    title: str
    actions: Sequence[QAction]


class Group(NamedTuple):
    """Settings that belong together; a switch is an action of its own."""

    title: str
    choices: Sequence[Choice]
    switches: Sequence[QAction] = ()


class SettingsPage(Ground):
    """Triggers the actions of the menu, and follows them where keys change them."""

    accessible_role = QAccessible.Role.Grouping

    back_asked = Signal()

    def __init__(self, columns: Sequence[Sequence[Group]], preview: QWidget) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Settings"))
        self._head = Line(self, gap=12)
        self._head.add(IconView("gear", side=28))
        self._head.add(Text(self.tr("Settings"), size=FIGURE, weight=SEMIBOLD), stretch=1)
        self.back = Button(self.tr("Done"), "Esc", True)
        self.back.describe(self.tr("Goes back to where you came from."))
        self.back.clicked.connect(self.back_asked)
        bind(self.back, "Esc", self.back.click)
        self._head.add(self.back)
        self._choices: list[Tiles] = []
        self.columns = [self._new_column(groups) for groups in columns]
        self._preview = Line(self, vertical=True, gap=12, pad=16, ground="surface_1")
        self._preview.add(preview, stretch=1)
        told = self.tr("Whatever you change shows here at once. Nothing leaves this machine.")
        self._preview.add(Text(told, role="text_second", wraps=True))
        set_first_focus(self, self.back)
        look().changed.connect(self._lay_out)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again."""
        self._lay_out()

    def _new_column(self, groups: Sequence[Group]) -> Line:
        column = Line(self, vertical=True, gap=14)
        for group in groups:
            panel = Line(vertical=True, gap=8, pad=_PAD, ground="surface_1")
            panel.add(Text(group.title, size=LEAD, weight=SEMIBOLD))
            for choice in group.choices:
                if choice.title != group.title:
                    panel.add(Text(choice.title))
                tiles = _chips(choice)
                self._choices.append(tiles)
                panel.add(tiles)
            for action in group.switches:
                panel.add(_switch(action))
            column.add(panel)
        column.add_space()
        return column

    def _lay_out(self) -> None:
        px, is_wide = look().ipx, self.width() >= look().px(_WIDE)
        margin, head = px(48 if is_wide else 20), px(84 if is_wide else 56)
        gap = px(32 if is_wide else 14)
        width, height = self.width() - 2 * margin, self.height() - head - margin
        preview = round(width * (0.36 if is_wide else 0.3))
        column = (width - preview - gap * len(self.columns)) // len(self.columns)
        self._head.setGeometry(margin, 0, width, head)
        self._head.place()
        for tiles in self._choices:
            _fit(tiles, column - px(2 * _PAD))
        for number, line in enumerate(self.columns):
            line.setGeometry(margin + number * (column + gap), head, column, height)
            line.place()
        self._preview.setGeometry(margin + width - preview, head, preview, height)
        self._preview.place()
        self.update()


def _chips(choice: Choice) -> Tiles:
    """Return a chip for each value."""
    tiles = Tiles((56, 26), (320, 30))
    tiles.setAccessibleName(choice.title)
    chips: list[QWidget] = []
    for action in choice.actions:
        chip = Chip(action.text(), checkable=True, on=action.isChecked())
        chip.describe(f"{choice.title}: {action.text()}")
        chip.clicked.connect(lambda _=False, one=action, its=chip: _choose(one, its))
        action.toggled.connect(chip.setChecked)
        chips.append(chip)
    tiles.show_tiles(chips)
    return tiles


def _fit(tiles: Tiles, width: int) -> None:
    """Put as many chips into a row of that width as the longest allows."""
    longest = max(chip.sizeHint().width() for chip in tiles.tiles)
    between = look().ipx(tiles.column_gap)
    tiles.in_a_row = max(1, min(_IN_A_ROW, (width + between) // (longest + between)))
    tiles.updateGeometry()


def _choose(action: QAction, chip: Chip) -> None:
    """Choose a value; the one that is chosen already stays so."""
    chip.setChecked(True)
    action.trigger()


def _switch(action: QAction) -> Switch:
    switch = Switch(action.text(), action.isChecked())
    switch.describe(action.text())
    switch.clicked.connect(lambda _=False: action.setChecked(switch.isChecked()))
    action.toggled.connect(switch.setChecked)
    return switch

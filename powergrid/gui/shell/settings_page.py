# SPDX-License-Identifier: MIT
"""All settings on one page; every change shows at once, also in the preview beside them."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.choices import Chip, Switch
from powergrid.gui.kit.keys import set_first_focus
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.scrolled import Scrolled
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text, caption
from powergrid.gui.kit.tiles import Tiles
from powergrid.gui.kit.tokens import LEAD, SEMIBOLD
from powergrid.gui.kit.view import View, ViewHead

_IN_A_ROW: Final = 4
_PAD: Final = 16
_BESIDE: Final = 16


class Choice(NamedTuple):
    """A setting with several values; the action of the current one is checked.

    `limit` returns why the value cannot be fully applied, or an empty text.
    """

    title: str
    actions: Sequence[QAction]
    limit: Callable[[], str] = str


class SettingGroup(NamedTuple):
    """Settings that belong together; each switch is one action."""

    title: str
    choices: Sequence[Choice]
    switches: Sequence[QAction] = ()


class SettingsPage(View):
    """Triggers the actions of the settings, and follows them when keys change them.

    In a low window with large text the columns scroll.
    """

    def __init__(self, columns: Sequence[Sequence[SettingGroup]], preview: QWidget) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Settings"))
        self._head = ViewHead(self, "gear", self.tr("Settings"))
        self.back = self._head.add_back()
        self.back.set_text(self.tr("Done"))
        self.back.set_primary(True)
        self._choices: list[_ChoiceRow] = []
        self._settings = QWidget()
        self.columns = [self._new_column(groups) for groups in columns]
        self.area = Scrolled(self._settings, self)
        self._preview = Line(self, vertical=True, gap=12, pad=16, ground="surface_1")
        self._preview.add(preview, stretch=1)
        note = self.tr("Changes take effect at once. Nothing leaves this computer.")
        self._preview.add(Text(note, role="text_second", wraps=True))
        set_first_focus(self, self.back)
        look().changed.connect(self.lay_out)

    def _new_column(self, groups: Sequence[SettingGroup]) -> Line:
        column = Line(self._settings, vertical=True, gap=14)
        for group in groups:
            panel = Line(vertical=True, gap=10, pad=_PAD, ground="surface_1")
            panel.add(Text(group.title, size=LEAD, weight=SEMIBOLD))
            for choice in group.choices:
                row = _ChoiceRow(choice, has_title=choice.title != group.title)
                for action in choice.actions:
                    action.triggered.connect(self.lay_out)  # its limit may have changed
                self._choices.append(row)
                panel.add(row)
                panel.add(row.limit)
            for action in group.switches:
                panel.add(_switch(action))
            column.add(panel)
        column.add_space()
        return column

    def lay_out(self) -> None:
        """Place everything in the current size."""
        px, is_wide = look().ipx, self.is_wide
        margin, head = px(48 if is_wide else 20), px(84 if is_wide else 56)
        gap = px(32 if is_wide else 14)
        width, height = self.width() - 2 * margin, self.height() - head - margin
        preview = round(width * (0.36 if is_wide else 0.245))
        column = (width - preview - gap * len(self.columns)) // len(self.columns)
        self._head.setGeometry(margin, 0, width, head)
        self._head.place()
        for row in self._choices:
            row.fit(column - px(2 * _PAD))
        # The gap behind the last column has room for the scroll bar.
        whole = len(self.columns) * (column + gap)
        high = max(height, *(line.sizeHint().height() for line in self.columns))
        self.area.setGeometry(margin, head, whole, height)
        self._settings.resize(whole - gap, high)
        for number, line in enumerate(self.columns):
            line.setGeometry(number * (column + gap), 0, column, high)
            line.place()
        self._preview.setGeometry(margin + width - preview, head, preview, height)
        self._preview.place()
        self.update()


class _ChoiceRow(Line):
    """A choice beside its title or below it, as segments or, if those are too wide, as chips."""

    def __init__(self, choice: Choice, *, has_title: bool) -> None:
        super().__init__(gap=8)
        self._limit = choice.limit
        self.limit = caption(role="warning", wraps=True)
        self._title = Text(choice.title if has_title else "", shrinks=False)
        texts = [action.text() for action in choice.actions]
        self._segments = Segments(texts, ground="surface_3")
        self._segments.setAccessibleName(choice.title)
        self._chips = Tiles((56, 26), (320, 30))
        self._chips.setAccessibleName(choice.title)
        chips: list[Chip] = []
        for number, action in enumerate(choice.actions):
            chip, segment = Chip(action.text(), checkable=True), self._segments.button(number)
            chip.clicked.connect(lambda _=False, its=chip: its.setChecked(True))
            for button in (chip, segment):
                button.setChecked(action.isChecked())
                button.describe(f"{choice.title}: {action.text()}")
                button.clicked.connect(action.trigger)
                action.toggled.connect(button.setChecked)
            chips.append(chip)
        self._chips.show_tiles(chips)
        self.add(self._title, stretch=1)
        self.add(self._segments)
        self.add(self._chips)
        self.want(self._title, has_title)

    def fit(self, width: int) -> None:
        """Use the form that fits a width in pixels, and show the limit."""
        self.limit.say(self._limit())
        panel = self.parentWidget()
        if isinstance(panel, Line):
            panel.want(self.limit, bool(self.limit.text))
        wide = self._segments.sizeHint().width()
        title = self._title.sizeHint().width() if self.is_wanted(self._title) else 0
        self.vertical = title + wide + look().ipx(_BESIDE) > width
        self.want(self._segments, wide <= width)
        self.want(self._chips, wide > width)
        longest = max(chip.sizeHint().width() for chip in self._chips.tiles)
        between = look().ipx(self._chips.column_gap)
        self._chips.in_a_row = max(1, min(_IN_A_ROW, (width + between) // (longest + between)))
        self._chips.updateGeometry()


def _switch(action: QAction) -> Switch:
    switch = Switch(action.text(), action.isChecked(), is_row=True)
    switch.describe(action.text())
    switch.clicked.connect(lambda _=False: action.setChecked(switch.isChecked()))
    action.toggled.connect(switch.setChecked)
    return switch

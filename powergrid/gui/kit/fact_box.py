# SPDX-License-Identifier: MIT
"""Named figures, as rows of a box or in one line."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text, caption, figure
from powergrid.gui.kit.theme import Role
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD

_MAX_ROWS = 10
_FEW = 3
_ROW = 26
"""The height of a row if all rows fit."""
_LONG = 190
_PAD = 8

Fact: TypeAlias = tuple[str, str, Role]
"""Label, figure, and the colour of the figure."""

_NO_FACT: Final[Fact] = ("", "", "text")


class FactBox(Line):
    """Rows of a label and a figure under a title.

    If there is too little room, the title is left out, or with `keeps_title` the last rows that
    do not warn.
    """

    def __init__(self, *, keeps_title: bool = False) -> None:
        super().__init__(vertical=True, gap=2, pad=_PAD, ground="surface_1")
        self.title = Text(size=CAPTION, weight=SEMIBOLD, yields=True)
        self.brief = caption(wraps=True)
        self.add(self.title, drop=_FEW if keeps_title else _MAX_ROWS, hint=_ROW)
        self.add(self.brief, minimum=16)
        self._rows = [self._made_row(index) for index in range(_MAX_ROWS)]
        self._is_brief = False
        self.add_space()

    def show_facts(self, title: str, facts: Sequence[Fact], brief: str) -> None:
        """Show these facts; `brief` sums them up in one line."""
        self.title.say(title)
        self.brief.say(brief)
        for index, (_row, label, value) in enumerate(self._rows):
            name, amount, role = facts[index] if index < len(facts) else _NO_FACT
            label.say(name)
            value.say(amount, role)
            # Figures are never elided, a long list of names may be.
            value.shrinks = value.width_of_text() > look().px(_LONG)
        self._rank_rows()
        self.set_brief(self._is_brief)

    def set_brief(self, is_brief: bool) -> None:
        """Show the brief line, or the box."""
        self._is_brief = is_brief
        self.ground = None if is_brief else "surface_1"
        self.pad = 0 if is_brief else _PAD
        self.want(self.brief, is_brief)
        self.want(self.title, not is_brief)
        for row, label, _ in self._rows:
            self.want(row, not is_brief and bool(label.text))
        self.place()

    def _rank_rows(self) -> None:
        """Let the last rows be left out first, and warnings after all others."""
        rows = sorted(self._rows, key=lambda parts: not parts[2].warns)
        for drop, (row, _, _) in enumerate(rows):
            self.rank(row, drop)

    def arrange(self) -> None:
        """Place a figure below its label if they do not fit side by side."""
        room = self.width() - 2 * look().ipx(self.pad)
        for row, label, value in self._rows:
            row.vertical = label.narrow_width() + look().ipx(8) + value.width_of_text() > room
            row.gap = 0 if row.vertical else 8
            # A row that is left out keeps the width of an earlier figure; this one might need none
            # of the two lines that it would take in that.
            value.wraps = row.vertical and value.sizeHint().width() > room
        super().arrange()

    def _made_row(self, index: int) -> tuple[Line, Text, Text]:
        row, label, value = Line(self, gap=8), caption(), figure(CAPTION, wraps=True)
        row.add(label, stretch=1)
        row.add(value)
        self.add(row, drop=index, hint=_ROW)
        return row, label, value

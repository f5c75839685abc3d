# SPDX-License-Identifier: MIT
"""A box of named figures, or the same as one line where there is little room."""

from collections.abc import Sequence

from powergrid.gui.look.look import look
from powergrid.gui.look.tokens import CAPTION, SEMIBOLD
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Text, caption, figure

_MOST = 10
_FEW = 3
_ROW = 26
"""How high a row is where there is room for all."""
_LONG = 190

Fact = tuple[str, str, str]
"""What it is, its figure, and the colour of the figure."""


class FactBox(Line):
    """Rows of a label and a figure under a title.

    Where there is little room the title is left out, or else, if the rows say little without it,
    rows from the last one up.
    """

    def __init__(self, *, keeps_title: bool = False) -> None:
        super().__init__(vertical=True, gap=2, pad=10, ground="surface_1")
        self.title = Text(size=CAPTION, weight=SEMIBOLD, grows=False)
        self.brief = caption(wraps=True)
        self.add(self.title, drop=_FEW if keeps_title else _MOST, wish=_ROW)
        self.add(self.brief, least=16)
        self._rows = [self._made_row(index) for index in range(_MOST)]
        self._is_brief = False
        self.add_space()

    def show_facts(self, title: str, facts: Sequence[Fact], brief: str) -> None:
        """Show these figures; `brief` is what they come to in one line."""
        self.title.say(title)
        self.brief.say(brief)
        for index, (_row, label, value) in enumerate(self._rows):
            name, amount, role = facts[index] if index < len(facts) else ("", "", "text")
            label.say(name)
            value.say(amount, role)
            # Figures are never cut; a list of names may be, where there are many.
            value.shrinks = value.width_of_text() > look().px(_LONG)
        self.set_brief(self._is_brief)

    def set_brief(self, is_brief: bool, is_low: bool = False) -> None:
        """Show one line instead of the box, or the box."""
        self._is_brief = is_brief
        self.ground = "" if is_brief else "surface_1"
        self.pad = 0 if is_brief else 8 if is_low else 12
        self.want(self.brief, is_brief)
        self.want(self.title, not is_brief)
        for row, label, _ in self._rows:
            self.want(row, not is_brief and bool(label.text))
        self.place()

    def place(self) -> None:
        """Stand a figure below its name where a line is too short for both."""
        room = self.width() - 2 * look().ipx(self.pad) - look().ipx(8)
        for row, label, value in self._rows:
            row.turn(label.narrow_width() + value.width_of_text() > room)
            row.gap = 0 if row.vertical else 8
        super().place()

    def _made_row(self, index: int) -> tuple[Line, Text, Text]:
        row, label, value = Line(self, gap=8), caption(), figure(CAPTION, wraps=True)
        row.add(label, stretch=1)
        row.add(value)
        self.add(row, drop=index, wish=_ROW)
        return row, label, value

# SPDX-License-Identifier: MIT
"""The totals of a cart: side by side, or rows below one another where there is no room for that."""

from powergrid.gui.look.look import look
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.total import Total

_GAP, _NARROW_GAP = 20, 14


class Totals(Line):
    """All on one line where it is narrow; rows where it is low, or where words are too long."""

    def __init__(self, *totals: Total) -> None:
        super().__init__(gap=_GAP)
        self._totals = totals
        self._is_narrow = self._is_low = False
        for total in totals:
            self.add(total)
        self.add_space()

    def adapt(self, *, narrow: bool, low: bool) -> None:
        """Follow the room of the page."""
        self._is_narrow, self._is_low = narrow, low

    def place(self) -> None:
        """Stand the totals as they have room."""
        gaps = look().ipx(_GAP) * (len(self._totals) - 1)
        is_wide = sum(total.upright_width() for total in self._totals) + gaps > self.width()
        self.vertical = not self._is_narrow and (self._is_low or is_wide)
        self.gap = 0 if self.vertical else _NARROW_GAP if self._is_narrow else _GAP
        for total in self._totals:
            total.set_flat(self._is_narrow or self.vertical, is_row=self.vertical)
        super().place()

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
        """Follow the room of the page, whose lines are measured with it at once."""
        self._is_narrow, self._is_low = narrow, low
        self._stand(is_row=self._is_rows())

    def place(self) -> None:
        """Stand the totals as they have room."""
        is_row = self._is_rows()
        if is_row != self.vertical:
            self._stand(is_row=is_row)
            self.updateGeometry()
        super().place()

    def _is_rows(self) -> bool:
        gaps = look().ipx(_GAP) * (len(self._totals) - 1)
        is_wide = sum(total.upright_width() for total in self._totals) + gaps > self.width()
        return not self._is_narrow and (self._is_low or is_wide)

    def _stand(self, *, is_row: bool) -> None:
        self.turn(is_row)
        self.gap = 0 if is_row else _NARROW_GAP if self._is_narrow else _GAP
        for total in self._totals:
            total.set_flat(self._is_narrow or is_row, is_row=is_row)

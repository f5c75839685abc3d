# SPDX-License-Identifier: MIT
"""The totals of a cart, side by side or in rows."""

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.total import Total

_GAP, _NARROW_GAP = 20, 14


class Totals(Line):
    """One line in a narrow panel; rows in a low one, or if the texts are too long for a line."""

    def __init__(self, *totals: Total) -> None:
        super().__init__(gap=_GAP)
        self._totals = totals
        self._is_narrow = self._is_low = False
        for total in totals:
            self.add(total)
        self.add_space()

    def adapt(self, *, narrow: bool, low: bool) -> None:
        """Adapt to the page at once, since its lines are measured right after."""
        self._is_narrow, self._is_low = narrow, low
        self._set_layout(is_row=self._is_rows())

    def arrange(self) -> None:
        """Arrange the totals as they fit."""
        is_row = self._is_rows()
        if is_row != self.vertical:
            self._set_layout(is_row=is_row)
        super().arrange()

    def _is_rows(self) -> bool:
        gaps = look().ipx(_GAP) * (len(self._totals) - 1)
        is_wide = sum(total.upright_width() for total in self._totals) + gaps > self.width()
        return not self._is_narrow and (self._is_low or is_wide)

    def _set_layout(self, *, is_row: bool) -> None:
        self.vertical = is_row
        self.gap = 0 if is_row else _NARROW_GAP if self._is_narrow else _GAP
        for total in self._totals:
            total.set_flat(self._is_narrow or is_row, is_row=is_row)

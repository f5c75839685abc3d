# SPDX-License-Identifier: MIT
"""What each seat lost by mistakes, phase by phase, and what the cards brought it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.sign import Sign
from powergrid.gui.power_grid.words.advice import percent
from powergrid.gui.power_grid.words.terms import phase_name
from powergrid.records import Seat
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL

if TYPE_CHECKING:
    from powergrid.bots import Tally

_PHASES: Final = (AUCTION, FUEL, BUILDING, BUREAUCRACY)
_NAME, _CELL, _NARROW = 24, 76, 36


class TallyTable(Line):
    """A row for each seat, in percentage points of the chance to win, summed over the game."""

    def __init__(self, tallies: "Sequence[Tally]", seats: Sequence[Seat]) -> None:
        super().__init__(vertical=True, gap=2)
        heads = [phase_name(phase) for phase in _PHASES]
        heads.append(translate("ReviewPanel", "Cards", "luck of the cards, heading"))
        head = Line(gap=4)
        head.add(Text(""), minimum=_NAME, hint=_NAME)
        for name in heads:
            text = Text(name, size=CAPTION, role="text_second", align=Qt.AlignmentFlag.AlignRight)
            head.add(text, minimum=_NARROW, hint=_CELL)
        self.add(head)
        for seat, tally in zip(seats, tallies, strict=True):
            self.add(self._row(seat, tally, heads))

    def _row(self, seat: Seat, tally: "Tally", heads: Sequence[str]) -> Line:
        row = Line(gap=4)
        row.add(Sign(house=seat.colour, side=18), minimum=_NAME, hint=_NAME)
        figures = [*(-cost for cost in tally.costs.values()), tally.luck]
        told = []
        for name, figure in zip(heads, figures, strict=True):
            points = f"{percent(figure):+d}".replace("-", "−").replace("+0", "0")
            weight = SEMIBOLD if percent(figure) else 400
            align = Qt.AlignmentFlag.AlignRight
            text = Text(points, size=CAPTION, weight=weight, align=align)
            row.add(text, minimum=_NARROW, hint=_CELL)
            told.append(f"{name} {points}")
        row.setAccessibleName(f"{seat.name}: {', '.join(told)}")
        return row

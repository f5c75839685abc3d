# SPDX-License-Identifier: MIT
"""Each seat's loss by mistakes, phase by phase, and its gain or loss by the cards."""

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from powergrid.gui.kit.amounts import with_sign
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.gui.power_grid.words.advice import percent
from powergrid.gui.power_grid.words.terms import phase_name
from powergrid.records import Seat
from powergrid.rules.state import AUCTION, BUILDING, BUREAUCRACY, FUEL

if TYPE_CHECKING:
    from powergrid.analysis import Tally

_PHASES: Final = (AUCTION, FUEL, BUILDING, BUREAUCRACY)
_NAME, _CELL, _NARROW = 24, 58, 36


class TallyTable(Line):
    """A row for each seat, in percentage points of the chance to win, summed over the game."""

    def __init__(self, tallies: "Sequence[Tally]", seats: Sequence[Seat]) -> None:
        super().__init__(vertical=True, gap=2)
        heads = [phase_name(phase) for phase in _PHASES]
        heads.append(translate("ReviewPanel", "Cards", "luck of the cards, heading"))
        head = Line(gap=4)
        head.add(Text(""), minimum=_NAME, hint=_NAME)
        widths = []
        for name in heads:
            text = Text(name, size=CAPTION, role="text_second", align=Qt.AlignmentFlag.AlignRight)
            widths.append(max(_NARROW, ceil(text.width_of_text() / look().px(1))))
            head.add(text, minimum=widths[-1], hint=max(_CELL, widths[-1]))
        self.add(head)
        for seat, tally in zip(seats, tallies, strict=True):
            self.add(self._row(seat, tally, heads, widths))

    def _row(self, seat: Seat, tally: "Tally", heads: Sequence[str], widths: Sequence[int]) -> Line:
        row = Line(gap=4)
        row.add(PieceIcon(house=seat.colour, side=18), minimum=_NAME, hint=_NAME)
        figures = [*(-cost for cost in tally.costs.values()), tally.luck]
        parts = []
        for name, figure, width in zip(heads, figures, widths, strict=True):
            points = with_sign(percent(figure)) if percent(figure) else "0"
            weight = SEMIBOLD if percent(figure) else 400
            align = Qt.AlignmentFlag.AlignRight
            text = Text(points, size=CAPTION, weight=weight, align=align)
            row.add(text, minimum=width, hint=max(_CELL, width))
            parts.append(f"{name} {points}")
        row.setAccessibleName(f"{seat.name}: {', '.join(parts)}")
        return row

# SPDX-License-Identifier: MIT
"""Each seat's loss by mistakes, phase by phase, and its gain or loss by the cards."""

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from powergrid.gui.kit.amounts import with_sign
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import pixels_wide, width_of
from powergrid.gui.kit.painted import plain_tip
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


class _Head(Line):
    """The headings of the columns, all in the player's text size or none.

    `widths` are the smallest and the usual width of each column.
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(gap=4)
        self.add(Text(""), minimum=_NAME, hint=_NAME)
        right = Qt.AlignmentFlag.AlignRight
        self._texts = [Text(name, size=CAPTION, role="text_second", align=right) for name in names]
        sizes = CAPTION, CAPTION * look().text
        small, large = ([ceil(width_of(name, size)) + 2 for name in names] for size in sizes)
        self.widths = [
            (max(_NARROW, minimum), max(_CELL, hint))
            for minimum, hint in zip(small, large, strict=True)
        ]
        for text, (minimum, hint) in zip(self._texts, self.widths, strict=True):
            self.add(text, minimum=minimum, hint=hint)

    def explain_last(self, text: str) -> None:
        """Explain the last heading."""
        self._texts[-1].setToolTip(plain_tip(text))
        self._texts[-1].setAccessibleDescription(text)

    def arrange(self) -> None:
        """Let the headings grow if all of them have the width."""
        super().arrange()
        size = CAPTION * look().text
        grows = all(pixels_wide(text.text, size) <= text.width() for text in self._texts)
        for text in self._texts:
            text.let_grow(grows)


class TallyTable(Line):
    """A row for each seat, in percentage points of the chance to win, summed over the game.

    Without any mistake, only the luck of the cards is shown.
    """

    def __init__(self, tallies: "Sequence[Tally]", seats: Sequence[Seat]) -> None:
        super().__init__(vertical=True, gap=2)
        has_costs = any(percent(cost) for tally in tallies for cost in tally.costs.values())
        heads = [phase_name(phase) for phase in _PHASES] if has_costs else []
        heads.append(translate("ReviewPanel", "Cards", "luck of the cards, heading"))
        head = _Head(heads)
        head.explain_last(
            translate(
                "ReviewPanel",
                "How the cards drawn changed the chance of winning, compared with other cards.",
            )
        )
        self.add(head)
        for seat, tally in zip(seats, tallies, strict=True):
            self.add(self._row(seat, tally, heads, head.widths))

    def _row(
        self, seat: Seat, tally: "Tally", heads: Sequence[str], widths: Sequence[tuple[int, int]]
    ) -> Line:
        row = Line(gap=4)
        row.add(PieceIcon(house=seat.colour, side=18), minimum=_NAME, hint=_NAME)
        figures = [*(-cost for cost in tally.costs.values()), tally.luck][-len(heads) :]
        parts = []
        for name, figure, (minimum, hint) in zip(heads, figures, widths, strict=True):
            points = with_sign(percent(figure)) if percent(figure) else "0"
            weight = SEMIBOLD if percent(figure) else 400
            align = Qt.AlignmentFlag.AlignRight
            text = Text(points, size=CAPTION, weight=weight, align=align)
            row.add(text, minimum=minimum, hint=hint)
            parts.append(f"{name} {points}")
        row.setAccessibleName(f"{seat.name}: {', '.join(parts)}")
        return row

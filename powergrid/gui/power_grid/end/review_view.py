# SPDX-License-Identifier: MIT
"""The review of a game, over its replay."""

from PySide6.QtCore import Signal

from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.look import look
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.view import View
from powergrid.gui.power_grid.end.review_panel import ReviewPanel
from powergrid.gui.power_grid.end.reviewing import Reviewing
from powergrid.gui.power_grid.end.standing_words import headline
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.rules.scoring import winners


class ReviewView(View):
    """`moment_asked` leads back to the replay, at a move."""

    moment_asked = Signal(int)

    def __init__(self, reviewing: Reviewing) -> None:
        super().__init__()
        session = reviewing.session
        self.panel = ReviewPanel(reviewing)
        reviewing.stop_with(self)
        self.panel.moment_asked.connect(self.moment_asked)
        self.back = keyed_button(self.tr("Back"), "Esc", self.back_asked.emit)
        text, note = headline(session)
        head = Line(gap=12)
        for seat in winners(session.state):
            head.add(PieceIcon(house=session.seats[seat].colour, side=36))
        head.add(Text(text, size=FIGURE, weight=SEMIBOLD))
        head.add(Text(note, role="text_second"), stretch=1, drop=1, minimum=120)
        head.add_space()
        head.add(self.back)
        self.column = Line(self, vertical=True, gap=14)
        self.column.add(head)
        self.column.add(self.panel, stretch=1)
        look().changed.connect(self.lay_out)

    def lay_out(self) -> None:
        """Place everything in the current size."""
        margin = look().ipx(24)
        self.column.setGeometry(self.rect().adjusted(margin, margin, -margin, -margin))
        self.column.place()
        self.update()

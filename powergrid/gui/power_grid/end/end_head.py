# SPDX-License-Identifier: MIT
"""The head of the end of a game: who has won, and what can be done now."""

from collections.abc import Callable
from itertools import product

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD, TITLE
from powergrid.gui.power_grid.end.standing_words import headline
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon
from powergrid.rules.scoring import winners


class EndHead(Line):
    """The winners' houses, who has won, a note on a tie, and buttons."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent, gap=12)
        text, note = headline(session)
        self.title = Text(text, size=FIGURE, weight=SEMIBOLD)
        self.note = Text(note, role="text_second")
        self.houses = _houses(session)
        for house in self.houses:
            self.add(house)
        self.add(self.title)
        self.add(self.note, stretch=1, drop=1, minimum=120)
        self.add_space()
        self.buttons: list[Button] = []

    def add_button(self, text: str, key: str, slot: Callable[[], object], does: str) -> Button:
        """Add a button with a key."""
        button = keyed_button(text, key, slot, does)
        self.buttons.append(button)
        self.add(button)
        return button

    def fit(self, width: int, *, is_narrow: bool) -> bool:
        """Show what has room, and return whether the note has; keys come before it.

        The key of the last button, the main one, comes before those of the others.
        """
        self.gap = 6 if is_narrow else 12
        self.title.resize_type(TITLE if is_narrow else FIGURE)
        for house in self.houses:
            self.want(house, True)
        for keyed, has_note in product((self.buttons, self.buttons[-1:], ()), (True, False)):
            for button in self.buttons:
                button.show_key(button in keyed)
            self.want(self.note, has_note)
            if self.sizeHint().width() <= width:
                break
        # Many houses leave no room for the names of those who share the win.
        has_room = len(self.houses) == 1 or self.sizeHint().width() <= width
        for house in self.houses:
            self.want(house, has_room)
        return self.is_wanted(self.note)


def head_of_picture(session: Session) -> Line:
    """Return the same for a picture: without buttons, and with all words."""
    text, note = headline(session)
    head = Line(gap=12)
    for house in _houses(session):
        head.add(house)
    head.add(Text(text, size=FIGURE, weight=SEMIBOLD, shrinks=False))
    head.add(Text(note, role="text_second"), stretch=1)
    return head


def _houses(session: Session) -> list[PieceIcon]:
    """Return a house of each winner."""
    seats = [session.seats[seat] for seat in winners(session.state)]
    return [PieceIcon(house=seat.colour, side=36) for seat in seats]

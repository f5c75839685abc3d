# SPDX-License-Identifier: MIT
"""The views that a game brings, as far as the window knows them."""

from pathlib import Path

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.view import View
from powergrid.play.session import AnySession


class NewGamePage(View):
    """`begun` carries the record of the new game, `warned` the reason why there is none."""

    begun = Signal(object)
    warned = Signal(str)
    menu_asked = Signal()

    def reload(self) -> None:
        """Offer what exists now: players may have added to it, here or in another window."""


class GameTable(View):
    """Shows one session and acts on it.

    `moment_asked` carries a position in the game, `rule_asked` a section of its rules.
    `end_asked` comes from the table of a game that is over, `branch_asked` from that of a replay.
    """

    menu_asked = Signal()
    moment_asked = Signal(int)
    rule_asked = Signal(str)
    end_asked = Signal()
    branch_asked = Signal()

    is_replay = False
    """Whether this is the table of a replay."""

    session: AnySession

    def __init__(self, session: AnySession, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.session = session

    def question(self) -> str:
        """Return in a few words what the current seat has to decide."""
        return ""

    def rect_of(self, widget: QWidget, rect: QRectF | None = None) -> QRectF:
        """Return where a widget on the table is, or a rectangle of it."""
        corner = widget.mapTo(self, widget.rect().topLeft())
        return (QRectF(widget.rect()) if rect is None else rect).translated(corner)

    def undo(self) -> None:
        """Undo what was staged or done last."""
        self.session.undo()

    def undo_turn(self) -> None:
        """Undo everything staged, or else the whole last turn."""
        self.session.undo_turn()

    def show_news(self) -> bool:
        """Show what has happened since the last turn here; return whether that was news."""
        return False

    def explain_fixed_sizes(self) -> None:
        """Say which parts do not follow the player's text size, if there are any."""


class EndPage(View):
    """The final standings; `moment_asked` carries a position in the game."""

    replay_asked = Signal()
    moment_asked = Signal(int)
    rematch_asked = Signal()
    table_asked = Signal()
    save_asked = Signal()
    visit_asked = Signal(object)
    """Carries a function that makes a view to visit; its `back_asked` ends the visit."""
    new_game_asked = Signal()
    tournament_asked = Signal()

    def celebrate(self) -> None:
        """Show the ceremony before the standings."""

    def show_saved(self, file: Path) -> None:
        """Say that the record has been saved in a file."""

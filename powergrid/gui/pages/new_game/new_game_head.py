# SPDX-License-Identifier: MIT
"""The line above a new game: what else one may have come for."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from powergrid.gui.look.tokens import FIGURE, LEAD, SEMIBOLD
from powergrid.gui.look.widgets import Button
from powergrid.gui.pages.line import Line
from powergrid.gui.pages.text import Sign, Text

translate = QCoreApplication.translate


class NewGameHead(Line):
    """A title, and buttons that lead to the tutorial, to games that have begun, to the menu."""

    def __init__(self, parent: QWidget, *, is_first: bool) -> None:
        super().__init__(parent, gap=12)
        # Whoever has never begun a game is asked whether to learn it.
        self.invitation = Text(
            translate("NewGameView", "New here?"), size=LEAD, role="accent", shrinks=False
        )
        self.learn = Button(translate("NewGameView", "Learn to play"), icon="hint")
        self.learn.tell(translate("NewGameView", "Opens the chapters that teach the game."))
        self.go_on = Button(translate("NewGameView", "Continue saved game"), icon="play")
        self.go_on.tell(translate("NewGameView", "Goes on with the game that was played last."))
        self.load = Button(translate("NewGameView", "Load record"), icon="folder")
        self.load.tell(translate("NewGameView", "Opens the record of a game from a file."))
        self.menu = Button(icon="menu")
        self.menu.setAccessibleName(translate("NewGameView", "Menu"))
        self.menu.tell(translate("NewGameView", "Opens the menu: other games, language, looks."))
        self.add(Sign("plug", side=30))
        self.add(Text(translate("NewGameView", "New game"), size=FIGURE, weight=SEMIBOLD))
        self.add_space()
        for part in (self.invitation, self.learn, self.go_on, self.load, self.menu):
            self.add(part)
        self.want(self.invitation, is_first)

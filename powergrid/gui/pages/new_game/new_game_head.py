# SPDX-License-Identifier: MIT
"""The line above a new game: tutorial, saved game, record, menu."""

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, LEAD, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.pieces.sign import Sign


class NewGameHead(Line):
    """The title and the buttons that lead elsewhere."""

    def __init__(self, parent: QWidget, *, is_first: bool) -> None:
        super().__init__(parent, gap=12)
        # Shown to players who have never begun a game.
        self.invitation = Text(
            translate("NewGameView", "New here?"), size=LEAD, role="accent", shrinks=False
        )
        self.learn = Button(translate("NewGameView", "Learn to play"), icon="hint")
        self.learn.describe(translate("NewGameView", "Opens the chapters that teach the game."))
        self.go_on = Button(translate("NewGameView", "Continue saved game"), icon="play")
        self.go_on.describe(translate("NewGameView", "Goes on with the game that was played last."))
        self.load = Button(translate("NewGameView", "Load record"), icon="folder")
        self.load.describe(translate("NewGameView", "Opens the record of a game from a file."))
        self.menu = Button(icon="menu")
        self.menu.setAccessibleName(translate("NewGameView", "Menu"))
        self.menu.describe(
            translate("NewGameView", "Opens the menu: other games, language, looks.")
        )
        self.add(Sign("plug", side=30))
        self.add(Text(translate("NewGameView", "New game"), size=FIGURE, weight=SEMIBOLD))
        self.add_space()
        for part in (self.invitation, self.learn, self.go_on, self.load, self.menu):
            self.add(part)
        self.want(self.invitation, is_first)

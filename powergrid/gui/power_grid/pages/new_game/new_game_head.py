# SPDX-License-Identifier: MIT
"""The head of the page of a new game."""

from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import Button, keyed_button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.segments import Segments
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import FIGURE, SEMIBOLD
from powergrid.gui.kit.translation import translate
from powergrid.gui.kit.view import View
from powergrid.gui.power_grid.pages.new_game.board_words import ROUTE_COST
from powergrid.gui.power_grid.pieces.piece_icon import PieceIcon


class NewGameHead(Line):
    """The title, the choice of boards by their routes, the menu button and the back button."""

    def __init__(self, parent: View) -> None:
        super().__init__(parent, gap=12)
        does = translate("NewGameView", "Goes to the front page.")
        back = translate("NewGameView", "Back")
        self.back = keyed_button(back, "Esc", parent.back_asked.emit, does)
        self.menu = Button(icon="menu")
        self.menu.setAccessibleName(translate("NewGameView", "Menu"))
        self.menu.describe(
            translate("NewGameView", "Opens the menu: other games, language, appearance.")
        )
        self.add(PieceIcon("plug", side=30))
        self.add(Text(translate("NewGameView", "New game"), size=FIGURE, weight=SEMIBOLD))
        self.routes = Segments(
            [
                translate("NewGameView", "All boards"),
                translate("NewGameView", "Cheap routes", "boards by the costs of connections"),
                translate("NewGameView", "Expensive routes", "boards by the costs of connections"),
            ]
        )
        self.routes.setAccessibleName(translate("NewGameView", "Costs of routes"))
        does = translate(
            "NewGameView",
            "Filters boards by what connecting a city costs on average: less than {cost}, or more.",
        )
        self.routes.describe(does.format(cost=ROUTE_COST))
        middle = Line(vertical=True, gap=0)
        middle.add_space()
        middle.add(self.routes)
        middle.add_space()
        self.add(QWidget(), minimum=4, hint=12)
        self.add(middle)
        self.add_space()
        self.add(self.menu)
        self.add(self.back)

# SPDX-License-Identifier: MIT
"""What a page about games shows before there are any: networks at night, and what leads to some."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from powergrid.gui.kit.button import keyed_button
from powergrid.gui.kit.line import Line
from powergrid.gui.kit.text import Text
from powergrid.gui.kit.tokens import LEAD, SEMIBOLD
from powergrid.gui.power_grid.board.welcome_picture import WelcomePicture

_HEIGHT = 48


class NoGames(Line):
    """Says why the page is empty; `play_asked` and `watch_asked` ask for a game.

    The picture is drawn when the page is shown.
    """

    play_asked = Signal()
    watch_asked = Signal()

    def __init__(self, parent: QWidget, text: str) -> None:
        super().__init__(parent, vertical=True, gap=0, ground="surface_1")
        self.text = text
        self._picture = Line()
        self.add(self._picture, stretch=1, minimum=0, drop=1)
        band = Line(gap=12, pad=20)
        band.add(Text(text, size=LEAD, weight=SEMIBOLD, wraps=True), stretch=1)
        watch, play = self.tr("Watch masters play"), self.tr("Play your first game")
        self.watch = keyed_button(
            watch,
            "W",
            self.watch_asked.emit,
            self.tr("Starts a game among four masters for you to watch."),
            height=_HEIGHT,
        )
        self.play = keyed_button(
            play,
            "Enter",
            self.play_asked.emit,
            self.tr("Opens the new game page."),
            is_primary=True,
            height=_HEIGHT,
        )
        band.add(self.watch)
        band.add(self.play)
        self.add(band)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the picture the first time."""
        if not self._picture.findChildren(WelcomePicture):
            self._picture.add(WelcomePicture(), stretch=1)
        super().showEvent(event)

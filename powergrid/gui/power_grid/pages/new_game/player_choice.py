# SPDX-License-Identifier: MIT
"""A row of buttons for who plays a seat: a person, a level, or another program."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter

from powergrid.gui.kit.icons import paint_icon
from powergrid.gui.kit.look import look
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.pages.new_game.program_menu import open_programs
from powergrid.gui.power_grid.words.names import level_description, player_name
from powergrid.gui.shell.level_choice import Emblem, LevelChoice
from powergrid.gui.shell.player_names import player_label
from powergrid.programs import is_program


class _Program(Emblem):
    """The button for another program, which is chosen in its menu."""

    def __init__(self) -> None:
        super().__init__("", 0, "")
        self.show_level("")

    def show_level(self, level: str) -> None:
        """Show which program plays, none if the level is empty."""
        self.player = level
        name = player_name(level) if level else translate("SeatRow", "another program")
        self.setText(name)
        self.setAccessibleName(name)
        chosen = translate("SeatRow", "Another program: {name}").format(name=name)
        self.describe(chosen if level else translate("SeatRow", "Lets another program play."))

    def paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        theme = look().theme
        paint_icon(painter, "computer", rect, theme.text if self.isChecked() else theme.text_second)


class PlayerChoice(LevelChoice):
    """`warned` says why another program cannot play."""

    warned = Signal(str)

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__(levels, lambda player: level_description(player) or player_label(player))
        self._shown = ""
        self.program = _Program()
        self.add(self.program)

    def show_player(self, player: str) -> None:
        """Show who plays; none is chosen if the player is empty."""
        self._shown = player
        if is_program(player):
            self.program.show_level(player)
        super().show_player(player)

    def choose(self, button: Emblem) -> None:
        """Let the player of a button play, or open the menu of the programs."""
        if button is not self.program:
            super().choose(button)
            return
        self.show_player(self._shown)  # nothing changes until a program is chosen
        open_programs(self.program, self.chosen.emit, self.warned.emit)

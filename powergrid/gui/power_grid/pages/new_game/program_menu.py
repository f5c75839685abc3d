# SPDX-License-Identifier: MIT
"""The menu of other programs as opponents: those chosen before, or any executable file."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from powergrid.files.messages import reason_of
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.words.names import player_name
from powergrid.programs import NotAProgram, install, installed


def open_programs(
    button: QWidget, choose: Callable[[str], object], warn: Callable[[str], object]
) -> QMenu:
    """Open the menu below a button; `choose` gets the level of the chosen program."""
    menu = QMenu(button)
    for level in installed():
        menu.addAction(player_name(level), partial(choose, level))
    if menu.actions():
        menu.addSeparator()
    text = translate("SeatRow", "Choose a program…")
    menu.addAction(text, lambda: _choose_file(button, choose, warn))
    menu.popup(button.mapToGlobal(QPoint(0, button.height())))
    return menu


def _choose_file(
    parent: QWidget, choose: Callable[[str], object], warn: Callable[[str], object]
) -> None:
    title = translate("SeatRow", "Program to play against")
    name, _ = QFileDialog.getOpenFileName(parent, title)
    if not name:
        return
    try:
        choose(install(Path(name)))
    except NotAProgram:
        text = translate(
            "SeatRow", "{file} cannot be started: make it executable, or choose another program."
        )
        warn(text.format(file=Path(name).name))
    except OSError as error:
        text = translate("SeatRow", "The program cannot be saved: {reason}.")
        warn(text.format(reason=reason_of(error)))

# SPDX-License-Identifier: MIT
"""Helpers for the page of a new game: choosing, and reading what is chosen."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.gui.kit.segments import Segments
from powergrid.gui.power_grid.pages.new_game.new_game_view import NewGameView

LEVELS = ("random", "sensible", "reference")


def seat_count(view: NewGameView) -> int:
    return len(view.setup.seats)


def picked(view: NewGameView) -> tuple[int, ...] | None:
    return view.setup.areas


def click(view: NewGameView, choices: Segments, index: int) -> None:
    QTest.mouseClick(choices.button(index), Qt.MouseButton.LeftButton)


def choose_level(view: NewGameView, seat: int, player: str) -> None:
    button = view.form.seating.rows[seat].player.button(player)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

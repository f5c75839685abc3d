# SPDX-License-Identifier: MIT
"""A glide reaches its target, and jumps to a new item."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.glide import Glide
from powergrid.gui.kit.look import look


def test_a_glide_reaches_its_target(qtbot: QtBot) -> None:
    look().set_reduced_motion(False)
    owner = QObject()
    glide = Glide(20, owner)
    glide.move_to({1: 0.0, 2: 1.0})
    assert glide.at(2) == 1.0
    glide.move_to({1: 1.0, 2: 0.0})
    assert glide.at(1) < 1.0
    qtbot.waitUntil(lambda: (glide.at(1), glide.at(2)) == (1.0, 0.0))
    glide.move_to({7: 3.0})
    assert glide.at(7) == 3.0

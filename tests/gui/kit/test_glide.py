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


def test_a_jump_ends_the_glide_and_shows_the_new_values(qtbot: QtBot) -> None:
    look().set_reduced_motion(False)
    owner = QObject()
    glide, longer = Glide(20, owner), Glide(40, owner)
    shown: list[float] = []
    glide.moved.connect(lambda: shown.append(glide.at(1)))
    for moving in (glide, longer):
        moving.move_to({1: 0.0})
        moving.move_to({1: 1.0})
    glide.jump_to({1: 5.0})
    before = [*shown]
    assert before[-1] == 5.0
    qtbot.waitUntil(lambda: longer.at(1) == 1.0)
    assert shown == before

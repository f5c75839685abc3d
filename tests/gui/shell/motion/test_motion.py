# SPDX-License-Identifier: MIT
"""Pieces travel from where they were to where they are; with reduced motion they are marked."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.shell.motion.motion import Flight, Journey, Motion, Ring, Sprite, both
from tests.expect import expect

MARK = QRectF(80, 0, 20, 20)


class Ways:
    """Each event names the y coordinate on which its piece travels; 0 moves nothing."""

    def of(self, event: Any) -> Journey | None:
        return self.way(event) if event else None

    @staticmethod
    def way(y: int) -> Journey:
        yield None
        yield Flight(QPixmap(10, 10), QPointF(5, y), QPointF(95, y), MARK, QPixmap(20, 20))


@pytest.fixture
def motion(qtbot: QtBot) -> Iterator[Motion]:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(200, 100)
    table.show()
    yield Motion(table, Ways())
    table.close()


def seen(motion: Motion, kind: type[QWidget]) -> list[QWidget]:
    table = expect(QWidget, motion.parent())
    return [widget for widget in table.findChildren(kind) if widget.isVisible()]


def test_a_piece_travels_over_a_picture_of_what_it_changes(motion: Motion) -> None:
    motion.depart([0, 30], 200)
    assert not motion.is_moving
    motion.arrive()
    cover, piece = seen(motion, Sprite)
    assert cover.geometry() == MARK.toRect()
    assert piece.geometry().center().x() < 10
    motion.show_share(1.0)
    assert piece.geometry().center().x() > 90
    motion.finish()
    assert not seen(motion, Sprite)


def test_moves_at_the_same_time_travel_together(motion: Motion) -> None:
    for y in (30, 60):
        motion.depart([y], 200)
        motion.arrive()
    assert len(seen(motion, Sprite)) == 4
    motion.depart([0], 200)
    motion.arrive()
    assert not motion.is_moving, "a move without pieces ends the one before"


def test_a_later_move_ends_the_one_under_way(motion: Motion, qtbot: QtBot) -> None:
    motion.depart([30], 400)
    motion.arrive()
    (_, piece) = seen(motion, Sprite)
    start = piece.x()
    qtbot.waitUntil(lambda: piece.x() > start)
    motion.depart([60], 400)
    motion.arrive()
    assert len(seen(motion, Sprite)) == 2


def test_nothing_moves_without_time_or_out_of_sight(motion: Motion) -> None:
    motion.depart([30], 0)
    motion.arrive()
    assert not motion.is_moving
    table = expect(QWidget, motion.parent())
    motion.depart([30], 200)
    motion.arrive()
    table.resize(300, 100)
    assert not motion.is_moving
    table.hide()
    motion.depart([30], 200)
    motion.arrive()
    assert not motion.is_moving


def test_with_reduced_motion_a_ring_marks_the_change(motion: Motion) -> None:
    look().set_reduced_motion(True)
    motion.depart([30], 200)
    motion.arrive()
    (ring,) = seen(motion, Ring)
    assert ring.geometry().contains(MARK.toRect())
    assert not seen(motion, Sprite)


def test_two_journeys_are_one(motion: Motion) -> None:
    journey = both(Ways.way(10), Ways.way(20))
    assert next(journey) is None
    assert [flight.start.y() for flight in journey if flight is not None] == [10, 20]


class Wave:
    """Each event names the x coordinate at which a red picture appears, in the middle of a wave."""

    def of(self, event: Any) -> Journey | None:
        return self.way(event)

    @staticmethod
    def way(x: int) -> Journey:
        picture = QPixmap(10, 10)
        picture.fill("red")
        yield None
        yield Flight(picture, QPointF(x, 50), QPointF(x, 50), fades=True, begins=0.5, needs=400)


def test_a_picture_may_appear_later_and_ask_for_a_longer_animation(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(200, 100)
    table.show()
    motion = Motion(table, Wave())
    motion.depart([50], 280)
    motion.arrive()
    clock = expect(QVariantAnimation, motion.findChild(QVariantAnimation))
    assert clock.duration() == 400
    clock.pause()

    def redness(share: float) -> float:
        motion.show_share(share)
        colour = table.grab().toImage().pixelColor(QPoint(50, 50))
        return colour.redF() - colour.blueF()

    assert redness(0.4) == 0
    assert redness(0.5) == 1
    assert 0 < redness(0.9) < 1
    motion.finish()

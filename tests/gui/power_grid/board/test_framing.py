# SPDX-License-Identifier: MIT
"""A framed board shows the areas in play, as large as they fit."""

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.board.board_scene import BoardScene
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.board.framing import MAX_FRAME_ZOOM, zoom_on
from tests.gui.power_grid.board.boards import germany

PLANE, VIEW, SIGNS = QSizeF(1000, 1000), QSizeF(700, 700), QSizeF(100, 60)


@pytest.mark.parametrize(
    ("land", "cities", "zoom"),
    [
        (QRectF(0, 0, 1000, 1000), QRectF(100, 100, 800, 800), 1.0),
        (QRectF(0, 0, 800, 400), QRectF(100, 100, 500, 200), 1 / 0.848),
        (QRectF(0, 0, 100, 100), QRectF(10, 10, 50, 50), MAX_FRAME_ZOOM),
        (QRectF(0, 0, 100, 100), QRectF(10, 10, 0, 0), MAX_FRAME_ZOOM),
        (QRectF(), QRectF(0, 0, 700, 500), 600 / 490),
        (QRectF(0, 0, 500, 500), QRectF(0, 0, 700, 500), 600 / 490),
    ],
)
def test_framing_zooms_in_as_far_as_everything_fits(
    land: QRectF, cities: QRectF, zoom: float
) -> None:
    assert zoom_on(land, cities, SIGNS, PLANE, VIEW) == pytest.approx(zoom)


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    view, _ = germany()
    qtbot.addWidget(view)
    view.board_scene().set_areas([0, 2, 4])  # the west: tall and narrow
    with qtbot.waitExposed(view):
        view.show()
    view.frame()
    return view


def in_view(view: BoardView) -> list[bool]:
    layout, window = view.board_scene().layout, view.window_rect()
    cities = view.board_scene().cities_in_play()
    return [window.contains(layout.signs[city] | layout.names[city]) for city in cities]


def test_the_areas_in_play_fill_the_view(view: BoardView) -> None:
    view.resize(500, 700)
    assert view.zoom > 1.2
    assert all(in_view(view))
    view.resize(500, 690)
    assert all(in_view(view))


def test_names_out_of_play_are_not_cut(view: BoardView) -> None:
    view.resize(500, 700)
    scene = view.board_scene()
    for city in range(len(scene.board.cities)):
        is_whole = view.window_rect().contains(scene.layout.names[city])
        assert scene.appearance(city).is_named is (is_whole or scene.is_in_play(city))


def test_a_zoom_chosen_by_the_player_is_kept(view: BoardView) -> None:
    view.resize(500, 700)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == 1
    view.resize(500, 690)
    assert view.zoom == 1
    view.zoom_to(2)
    view.pan(QPoint(30, 0))
    view.resize(500, 700)
    assert view.zoom == 2


def test_a_view_without_room_is_framed_with_its_first_size(view: BoardView) -> None:
    view.resize(0, 0)
    view.frame()
    view.resize(500, 700)
    assert all(in_view(view))


def test_a_framed_board_is_laid_out_once_before_it_is_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_out: list[float] = []
    relayout = BoardScene.relayout

    def note(scene: BoardScene) -> None:
        relayout(scene)
        laid_out.append(scene.layout.scale)

    monkeypatch.setattr(BoardScene, "relayout", note)
    view, _ = germany()
    qtbot.addWidget(view)
    view.frame()
    with qtbot.waitExposed(view):
        view.show()
    assert len(laid_out) == 1

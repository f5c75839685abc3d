# SPDX-License-Identifier: MIT
"""Changing the scheme while a view is open leaves nothing of the old one."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from powergrid.files.places import own_maps_dir
from powergrid.gui.kit.look import look
from powergrid.gui.kit.palette import palette_of, sheet_of
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.tools.views_of_record import VIEWS, open_view
from tests.gui.views import record_of

SIZE = (1280, 800)
TOLD = 24
"""Two pictures differ where a channel differs by more."""


@pytest.fixture(autouse=True)
def styled(qapp: QApplication) -> Iterator[None]:
    """Style Qt's own widgets with every change, as the program does."""
    before = qapp.palette(), qapp.styleSheet()

    def style() -> None:
        qapp.setPalette(palette_of(look().theme))
        qapp.setStyleSheet(sheet_of(look().theme))

    look().changed.connect(style)
    yield
    look().changed.disconnect(style)
    qapp.setPalette(before[0])
    qapp.setStyleSheet(before[1])


def opened(qtbot: QtBot, view: str, scheme: str) -> PowerGridWindow:
    look().set_scheme(scheme)  # type: ignore[arg-type]
    window = open_view(view, record_of(view), None, SIZE)
    qtbot.addWidget(window)
    return window


def picture(window: PowerGridWindow) -> np.ndarray:
    for _ in range(20):
        QCoreApplication.processEvents()
    for board in window.findChildren(BoardView):
        board.finish_landscape()
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint8)
    return pixels.reshape(image.height(), image.width(), 4)[:, :, :3].astype(np.int16)


@pytest.mark.slow
@pytest.mark.parametrize("view", ["editor", "position", "settings", "building"])
def test_a_view_looks_as_if_opened_in_the_new_scheme(qtbot: QtBot, view: str) -> None:
    assert view in VIEWS
    wanted = picture(opened(qtbot, view, "dark"))
    for file in own_maps_dir().glob("*"):
        file.unlink()  # the next copy of a board gets the same name
    window = opened(qtbot, view, "light")
    picture(window)
    look().set_scheme("dark")
    differs = np.abs(picture(window) - wanted).max(axis=2) > TOLD
    rows, columns = np.nonzero(differs)
    assert len(rows) < 50, (
        f"differs from {columns.min(), rows.min()} to {columns.max(), rows.max()}"
    )

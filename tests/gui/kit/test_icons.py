# SPDX-License-Identifier: MIT
"""Icons are drawn within their grid, and fill it."""

from inspect import getmembers, isfunction
from typing import get_args

import pytest
from PySide6.QtGui import QPainterPath
from pytestqt.qtbot import QtBot

from powergrid.gui.kit import icon_drawings
from powergrid.gui.kit.icons import Drawing, Icon, path_of
from tests.gui.ink import assert_drawn_within_grid

ICONS = [
    icon
    for name, icon in getmembers(icon_drawings, isfunction)
    if icon.__module__ == icon_drawings.__name__ and not name.startswith("_")
]


@pytest.mark.parametrize("icon", ICONS)
def test_an_icon_is_drawn_within_its_grid_and_fills_it(qtbot: QtBot, icon: Drawing) -> None:
    path: QPainterPath = path_of(icon)
    assert_drawn_within_grid(path)
    assert max(path.boundingRect().width(), path.boundingRect().height()) >= 14


def test_every_drawing_has_its_name_in_the_type_of_icons() -> None:
    assert sorted(get_args(Icon)) == sorted(drawing.__name__ for drawing in ICONS)

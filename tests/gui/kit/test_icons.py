# SPDX-License-Identifier: MIT
"""Icons are drawn within their grid, and fill it."""

import pytest
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.icons import ICONS, drawn
from tests.gui.ink import assert_drawn_within_grid


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_drawn_within_its_grid_and_fills_it(qtbot: QtBot, name: str) -> None:
    path = drawn(ICONS[name])
    assert_drawn_within_grid(path)
    assert max(path.boundingRect().width(), path.boundingRect().height()) >= 14

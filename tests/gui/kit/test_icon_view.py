# SPDX-License-Identifier: MIT
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.icon_view import IconView
from powergrid.gui.kit.look import look


def darkest(view: IconView) -> int:
    """Return the brightness of the darkest pixel."""
    image = view.grab().toImage()
    size = range(image.width()), range(image.height())
    return min(image.pixelColor(x, y).lightness() for x in size[0] for y in size[1])


def test_an_icon_has_its_size_and_is_painted_by_its_name(qtbot: QtBot) -> None:
    look().set_scheme("light")
    view = IconView("check", side=24)
    qtbot.addWidget(view)
    view.resize(view.sizeHint())
    assert (view.width(), view.minimumSizeHint()) == (24, view.sizeHint())
    assert darkest(view) < 100
    view.icon = None
    assert darkest(view) > 200

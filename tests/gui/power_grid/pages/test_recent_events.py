# SPDX-License-Identifier: MIT
"""A house stands beside each line about a player."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.pages.recent_events import SeatIcons


def drawn(icons: SeatIcons) -> QImage:
    return icons.grab().toImage()


def test_each_icon_is_beside_its_line(qtbot: QtBot) -> None:
    column = QWidget()
    qtbot.addWidget(column)
    texts = [QWidget(column) for _ in range(3)]
    for at, text in enumerate(texts):
        text.setGeometry(0, 24 * at, 90, 20)
    icons = SeatIcons(texts)
    qtbot.addWidget(icons)
    icons.resize(16, 80)
    icons.show_colours(["red", "", "blue"])
    image = drawn(icons)
    ground = image.pixelColor(8, 36)
    for at, colour in ((0, "red"), (2, "blue")):
        painted, fill = image.pixelColor(8, 24 * at + 12), look().theme.house_fill(colour)
        assert abs(painted.hue() - fill.hue()) < 10, "shaded, in the colour of the house"
    texts[0].hide()
    assert drawn(icons).pixelColor(8, 12) == ground

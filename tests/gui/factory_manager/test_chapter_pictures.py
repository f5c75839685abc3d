# SPDX-License-Identifier: MIT
"""Every chapter has a picture of its own."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from powergrid.gui.factory_manager.chapter_pictures import chapter_picture
from powergrid.gui.factory_manager.chapters import CHAPTERS


def test_no_two_chapters_have_the_same_picture(qtbot: QtBot) -> None:
    seen: list[QImage] = []
    for chapter in CHAPTERS:
        picture = chapter_picture(chapter)
        qtbot.addWidget(picture)
        picture.resize(560, 200)
        image = picture.grab().toImage()
        colours = {image.pixel(x, y) for x in range(0, 560, 4) for y in range(0, 200, 4)}
        assert len(colours) > 2, "not empty"
        assert image not in seen
        seen.append(image)

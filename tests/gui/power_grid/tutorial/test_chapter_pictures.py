# SPDX-License-Identifier: MIT
"""Every chapter has a picture of its own."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid.gui.power_grid.board.miniature_view import MiniatureView
from powergrid.gui.power_grid.tutorial.chapter_files import chapter_ids
from powergrid.gui.power_grid.tutorial.chapter_pictures import chapter_picture
from powergrid.gui.power_grid.tutorial.chapters import PICTURES, read_chapter
from powergrid.gui.power_grid.tutorial.course import course_of


def grabbed(picture: QWidget) -> QImage:
    picture.resize(400, 240)
    return picture.grab().toImage()


def test_no_two_chapters_have_the_same_picture(qtbot: QtBot) -> None:
    chapters = [read_chapter(chapter) for chapter in chapter_ids()]
    assert {chapter.picture for chapter in chapters} == set(PICTURES)
    seen: list[QImage] = []
    for chapter in chapters:
        picture = chapter_picture(course_of(chapter))
        qtbot.addWidget(picture)
        image = grabbed(picture)
        assert image not in seen
        seen.append(image)


@pytest.mark.parametrize(("chapter", "is_night"), [("3-building", False), ("4-power", True)])
def test_boards_show_what_the_learner_reaches(qtbot: QtBot, chapter: str, is_night: bool) -> None:
    course = course_of(read_chapter(chapter))
    picture = chapter_picture(course)
    qtbot.addWidget(picture)
    assert isinstance(picture, MiniatureView)
    last = course.states[course.tasks[-1].end]
    assert picture.snapshot.networks[course.seat].cities == last.cities[course.seat]
    assert picture.snapshot.is_night is is_night
    assert bool(picture.snapshot.lit) is is_night

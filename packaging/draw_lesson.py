# SPDX-License-Identifier: MIT
"""Draw a step of the tutorial: the first house of the chapter about building.

.venv/bin/python packaging/draw_lesson.py PICTURE
"""

import os
import sys
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.board.board_view import BoardView
from powergrid.gui.power_grid.game.opponents import OPPONENTS
from powergrid.gui.power_grid.tutorial.lesson_table import LessonTable
from powergrid.gui.power_grid.window import PowerGridWindow
from powergrid.gui.settings.settings import Settings
from powergrid.gui.shell.application import application
from powergrid.gui.shell.chapters_view import ChaptersView
from powergrid.play.thinker import Thinker
from powergrid.tools.isolated import HOMES

CHAPTER: Final = 2
READ: Final = 2
"""Steps that only have to be read before the one that is drawn."""
_SETTLED_MS: Final = 1000


def main(picture: str) -> None:
    """Write the picture."""
    with TemporaryDirectory() as folder:
        os.environ.update(dict.fromkeys(HOMES, folder))
        application("en")
        look().set_scheme("dark")
        settings = Settings()
        settings.pace = settings.own_pace = "instant"
        window = PowerGridWindow(Thinker(OPPONENTS), settings)
        window.resize(1280, 800)
        window.show_new_game()
        window.show()
        window.visits.learn()
        chapters = window.view
        assert isinstance(chapters, ChaptersView)
        chapters.cards[CHAPTER].button.click()
        QTest.qWait(_SETTLED_MS)
        table = window.view
        assert isinstance(table, LessonTable)
        assert table.coach is not None
        for _ in range(READ):
            table.coach.next.click()
            QTest.qWait(_SETTLED_MS)
        for board in window.findChildren(BoardView):
            board.finish_landscape()
        QTest.qWait(_SETTLED_MS)
        window.grab().save(picture, quality=90)
        window.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

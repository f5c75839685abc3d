# SPDX-License-Identifier: MIT
"""From the list of chapters to a chapter and back, over whatever game lies at the table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from powergrid.box import BoxError
from powergrid.gui.move_show import MoveShow
from powergrid.gui.settings import PACES
from powergrid.gui.tutorial.chapters import chapter_ids, read_chapter
from powergrid.gui.tutorial.chapters_view import ChaptersView
from powergrid.gui.tutorial.course import course_of
from powergrid.gui.tutorial.lesson import Lesson
from powergrid.gui.tutorial.lesson_table import LessonTable
from powergrid.gui.tutorial.progress import Progress

if TYPE_CHECKING:
    from powergrid.gui.main_window import MainWindow


class Classroom(QObject):
    """The visits of the tutorial; what it plays is nobody's game and kept in no file."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._progress = Progress(window.settings)

    @property
    def chapter(self) -> str | None:
        """The chapter that is shown, empty for the list of them, None for neither."""
        view = self._window.view
        if isinstance(view, LessonTable):
            return view.lesson.course.chapter.id
        return "" if isinstance(view, ChaptersView) else None

    def open(self, chapter: str = "") -> None:
        """Show the chapters, and over them one of them; unless they are shown already."""
        if self.chapter is not None:
            return
        try:
            chapters = [read_chapter(chapter) for chapter in chapter_ids()]
        except BoxError as error:
            self._window.tell(str(error))
            return
        view = ChaptersView(chapters, self._progress)
        view.chapter_asked.connect(lambda chapter: self._play(view, chapter))
        view.back_asked.connect(self._window.views.leave)
        view.new_game_asked.connect(self._window.show_new_game)
        self._window.views.visit(view)
        if chapter:
            self._play(view, chapter)

    def _play(self, chapters: ChaptersView, chapter: str) -> None:
        """Play a chapter from the step at which it was left."""
        window, progress = self._window, self._progress
        try:
            course = course_of(read_chapter(chapter))
        except BoxError as error:
            window.tell(str(error))
            return
        lesson = Lesson(course, progress.step_of(chapter))
        lesson.pace = PACES[window.settings.pace]
        table = LessonTable(lesson)
        table.menu_asked.connect(window.show_menu)
        table.desk.rule_asked.connect(window.asides.show_rules)
        table.stood_at.connect(lambda step: progress.stand_at(chapter, step))
        table.finished.connect(lambda: progress.finish(chapter))
        for leaving in (table.finished, table.left):
            leaving.connect(chapters.refresh)
            leaving.connect(window.views.leave)
        MoveShow(table, window.settings)
        window.views.visit(table)

# SPDX-License-Identifier: MIT
"""From the list of chapters to a chapter and back, above the game at the table."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from powergrid.box import BoxError
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.motion.journeys import Journeys
from powergrid.gui.power_grid.tutorial.chapters import chapter_ids, read_chapter
from powergrid.gui.power_grid.tutorial.course import course_of
from powergrid.gui.power_grid.tutorial.lesson import Lesson
from powergrid.gui.power_grid.tutorial.lesson_table import LessonTable
from powergrid.gui.settings.settings import PACES, Settings
from powergrid.gui.shell.chapters_view import ChapterRow, ChaptersView
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.motion.move_show import MoveShow
from powergrid.gui.shell.progress import Progress


class Classroom(QObject):
    """Asks to visit the views of the tutorial, whose games are saved nowhere.

    `warned` carries a sentence about a chapter that cannot be read, `rule_asked` a section.
    """

    visit_asked = Signal(QWidget)
    leave_asked = Signal()
    new_game_asked = Signal()
    puzzles_asked = Signal()
    position_asked = Signal()
    menu_asked = Signal()
    rule_asked = Signal(str)
    warned = Signal(str)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._progress = Progress(settings)

    def open(self, chapter: str = "") -> None:
        """Show the list of chapters and, over it, the named chapter if any."""
        try:
            chapters = [read_chapter(chapter) for chapter in chapter_ids()]
        except BoxError as error:
            self.warned.emit(str(error))
            return
        rows = [
            ChapterRow(chapter.id, translate("Tutorial", chapter.title), len(chapter.steps))
            for chapter in chapters
        ]
        about = translate(
            "ChaptersView",
            "Six short chapters, half an hour in all. Leave at any time and continue later.",
        )
        beside = (
            Entry(translate("ChaptersView", "Puzzles"), self.puzzles_asked.emit, ("P",)),
            Entry(translate("ChaptersView", "Your table"), self.position_asked.emit, ("T",)),
        )
        view = ChaptersView(rows, about, self._progress, beside)
        view.beside[1].describe(
            translate(
                "ChaptersView", "Sets up the position of a real table, to play on from there."
            )
        )
        view.chapter_asked.connect(lambda chapter: self._play(view, chapter))
        view.back_asked.connect(self.leave_asked)
        view.new_game_asked.connect(self.new_game_asked)
        self.visit_asked.emit(view)
        if chapter:
            self._play(view, chapter)

    def _play(self, chapters: ChaptersView, chapter: str) -> None:
        """Play a chapter from the step at which it was left."""
        progress = self._progress
        try:
            course = course_of(read_chapter(chapter))
        except BoxError as error:
            self.warned.emit(str(error))
            return
        lesson = Lesson(course, progress.step_of(chapter))
        lesson.session.pace = PACES[self._settings.pace]
        table = LessonTable(lesson)
        table.menu_asked.connect(self.menu_asked)
        table.staging.rule_asked.connect(self.rule_asked)
        table.stood_at.connect(lambda step: progress.stand_at(chapter, step))
        table.finished.connect(lambda: progress.finish(chapter))
        for leaving in (table.finished, table.back_asked):
            leaving.connect(chapters.refresh)
            leaving.connect(self.leave_asked)
        table.finished.connect(chapters.focus_next)
        MoveShow(table, self._settings, Journeys(table))
        self.visit_asked.emit(table)


def chapter_of(view: QWidget) -> str | None:
    """Return the chapter that a view shows, empty for the list of them, None for neither."""
    if isinstance(view, LessonTable):
        return view.lesson.course.chapter.id
    return "" if isinstance(view, ChaptersView) else None

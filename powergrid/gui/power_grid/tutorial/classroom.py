# SPDX-License-Identifier: MIT
"""The list of chapters and the chapters, as visits during which the game waits."""

from collections.abc import Sequence
from functools import partial

from powergrid.box import FileError
from powergrid.gui.kit.translation import translate
from powergrid.gui.power_grid.motion.journeys import Journeys
from powergrid.gui.power_grid.tutorial.chapter_files import chapter_ids
from powergrid.gui.power_grid.tutorial.chapter_pictures import chapter_picture
from powergrid.gui.power_grid.tutorial.chapters import read_chapter
from powergrid.gui.power_grid.tutorial.course import course_of
from powergrid.gui.power_grid.tutorial.lesson import Lesson
from powergrid.gui.power_grid.tutorial.lesson_table import LessonTable
from powergrid.gui.settings.settings import PACES
from powergrid.gui.shell.chapters_view import ChaptersView, ListedChapter
from powergrid.gui.shell.entries import Entry
from powergrid.gui.shell.motion.move_show import MoveShow
from powergrid.gui.shell.progress import Progress
from powergrid.gui.shell.visits import Visits


def show_chapters(visits: Visits, beside: Sequence[Entry]) -> None:
    """Show the list of chapters; `beside` are buttons to other ways to learn."""
    if isinstance(visits.navigator.view, ChaptersView | LessonTable):
        return
    try:
        courses = [course_of(read_chapter(chapter)) for chapter in chapter_ids()]
    except FileError as error:
        visits.navigator.warn(str(error))
        return
    listed = [
        ListedChapter(
            course.chapter.id,
            translate("Tutorial", course.chapter.title),
            len(course.tasks),
            partial(chapter_picture, course),
        )
        for course in courses
    ]
    about = translate(
        "ChaptersView",
        "Short chapters, twenty minutes in all. Leave at any time and continue later.",
    )
    view = ChaptersView(listed, about, Progress(visits.settings), beside)
    view.beside[1].describe(
        translate("ChaptersView", "Sets up the position of a real table, to play on from there.")
    )
    view.chapter_asked.connect(partial(_play, visits))
    view.new_game_asked.connect(visits.navigator.new_game_asked)
    visits.show(view, visits.learn)


def _play(visits: Visits, chapter: str) -> None:
    """Play a chapter, over the list, from the step at which it was left; its game is not saved."""
    navigator, settings = visits.navigator, visits.settings
    chapters = navigator.view
    assert isinstance(chapters, ChaptersView)
    progress = chapters.progress
    try:
        course = course_of(read_chapter(chapter))
    except FileError as error:
        navigator.warn(str(error))
        return
    lesson = Lesson(course, progress.step_of(chapter))
    lesson.session.bots.pace = PACES[settings.pace]
    table = LessonTable(lesson)
    table.menu_asked.connect(navigator.menu_asked)
    table.staging.rule_asked.connect(visits.show_rules)
    table.step_shown.connect(lambda step: progress.save_step(chapter, step))
    table.finished.connect(lambda: progress.finish(chapter))
    for leaving in (table.finished, table.back_asked):
        leaving.connect(chapters.refresh)
    table.finished.connect(navigator.leave)
    table.finished.connect(chapters.focus_next)
    MoveShow(table, settings, Journeys(table))
    visits.show(table, partial(_play, visits, chapter))
